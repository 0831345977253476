"""Breaking things on purpose, with counts.

`python -m tests.system.prove WHAT [--long] [--json FILE]`
"""
