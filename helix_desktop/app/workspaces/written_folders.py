"""Notes the folders in which commands can write: no program of Helix's comes from there."""

import os
from pathlib import Path

from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.tools.programs.program_search import WRITTEN_FOLDERS, trusted_path
from helix_desktop.tools.sandbox import CommandEnvironment, SessionTemporaries


def note_written_folders(workspaces: WorkspaceList, *projects: Path) -> None:
    """Note those of all workspaces, and more project folders; they leave PATH. Blocks.

    The login shell was given the PATH before: commands have it, in their sandbox.
    """
    listed = [workspace for workspace in workspaces.listed() if workspace.folder]
    for name in (CommandEnvironment.HOME, SessionTemporaries.FOLDER):
        WRITTEN_FOLDERS.learn(*(workspaces.home(workspace) / name for workspace in listed))
    for folder in (*(workspace.folder for workspace in listed), *map(str, projects)):
        WRITTEN_FOLDERS.learn(folder, f"{folder}.worktrees")
    # Qt opens links with the xdg-open of PATH, and other libraries may start programs, too
    path = os.environ.get("PATH", os.defpath)
    if path != (trusted := trusted_path(path)):
        os.environ["PATH"] = trusted
