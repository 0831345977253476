"""Breaking things on purpose, with counts: `python -m tests.prove WHAT [--long] [--json FILE]`."""
