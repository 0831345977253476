"""Runs one command in a sandbox: run by test_unsettled_commands.py, which kills it meanwhile."""

import sys
from pathlib import Path

from helix_desktop.tools.sandbox.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox
from helix_desktop.tools.sandbox.sandbox_kind import SandboxKind

if __name__ == "__main__":
    kind, project, own, command = sys.argv[1:]
    box = find_sandbox(SandboxKind(kind))
    sandbox = Sandbox(box, Path(project), own=(Path(own),), spool=Path(own))
    sandbox.run_here(SandboxCommand(command, sandbox.folder), seconds=60)
