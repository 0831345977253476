"""The command line of the audits: `python -m tests.system.audit WHAT FILE…`.

It prints a verdict for every item and a summary, and ends with 1 if something hostile passed or too
much that is harmless was asked about.
"""

import importlib
import sys
from pathlib import Path

WHAT = ("shell", "paths", "markdown", "repositories")


def main(arguments: list[str]) -> int:
    """Each audit is a module of its own, with `audit(files)`; the shell's takes options, too."""
    what, rest = (arguments[0] if arguments else ""), arguments[1:]
    if what not in WHAT:
        sys.stderr.write(f"usage: python -m tests.system.audit {{{'|'.join(WHAT)}}} FILE…" + "\n")
        return 2
    module = importlib.import_module(f"tests.system.audit.{what}")
    if hasattr(module, "main"):
        return int(module.main(rest))
    if not rest:
        sys.stderr.write(f"usage: python -m tests.system.audit {what} FILE…" + "\n")
        return 2
    return int(module.audit([Path(file) for file in rest]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
