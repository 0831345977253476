"""Runs one command in a sandbox: run by `kill_during`, which kills it meanwhile."""

import json
import sys
from pathlib import Path

from helix_desktop.tools.files.repository_places import find_worktree
from helix_desktop.tools.sandbox.base.sandbox_kind import SandboxKind
from helix_desktop.tools.sandbox.launch.command_environment import GrantedResources
from helix_desktop.tools.sandbox.launch.launcher import SandboxCommand
from helix_desktop.tools.sandbox.sandbox import Sandbox, find_sandbox

if __name__ == "__main__":
    words = sys.argv[1:]
    kind, project, own, command, shared, branch, variables = (
        *words,
        *("", "", "{}")[len(words) - 4 :],
    )
    box = find_sandbox(SandboxKind(kind))
    sandbox = Sandbox(box, Path(project), app_folders=(Path(own),), spool=Path(own))
    if shared and (tree := find_worktree(project, shared, branch)):
        sandbox.commit_in(tree)
    resources = GrantedResources(variables=tuple(json.loads(variables).items()))
    sandbox.run_blocking(SandboxCommand(command, sandbox.folder, resources=resources), seconds=60)
