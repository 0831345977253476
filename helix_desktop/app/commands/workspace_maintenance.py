"""The commands `check`, `backup`, `export`, `clean-up`, and `delete-session`, for a workspace by
name.

A copy includes the workspace's own file, so that a later import knows its name and policy.
"""

from pathlib import Path

from helix_desktop.app.commands import store_maintenance
from helix_desktop.app.commands.output import CLEAN, FINDING, REFUSED, Say, safe_line
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.workspaces.workspace_file import EXPORTED_FILE, FILE, copy_workspace_file
from helix_desktop.app.workspaces.workspace_list import (
    DamagedWorkspace,
    ListedWorkspace,
    WorkspaceList,
)
from helix_desktop.app.workspaces.workspace_memory import copy_memory
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.workspace import Workspace
from helix_desktop.store import opening
from helix_desktop.store.maintenance.staging import IsStopped, Progress


def _workspaces(paths: Paths) -> WorkspaceList:
    return WorkspaceList(paths.workspaces, SystemClock())


def check(
    paths: Paths,
    say: Say,
    *,
    workspace: str | None,
    deep: bool,
    repair: bool,
    acknowledge: bool,
    stopped: IsStopped,
) -> int:
    """Check one workspace, or all if none or `all` is named; return the worst status.

    With `acknowledge`, end the reports of losses in earlier repairs first.
    """
    workspaces = _workspaces(paths)
    items: list[ListedWorkspace] = workspaces.listed()
    if workspace not in (None, "", "all"):
        items = [workspaces.look(workspace)]
    if acknowledge:
        homes = [home for item in items if opening.holds_store(home := workspaces.home(item))]
        statuses = [store_maintenance.acknowledge(home, say, clock=SystemClock()) for home in homes]
        if status := max(statuses, default=CLEAN):
            return status
    if not items:
        say("There are no workspaces yet.")
    worst_status = CLEAN
    for item in items:
        if stopped():
            return REFUSED
        home = workspaces.home(item)
        say(f"{safe_line(item.name)} ({item.id}):")
        if isinstance(item, DamagedWorkspace):
            say(f"Can't read the file {item.file}: {item.reason}.")
            worst_status = max(worst_status, FINDING)
        elif not opening.holds_store(home):
            say("Nothing is stored in this workspace yet.")
            continue
        status = store_maintenance.check(
            home, say, clock=SystemClock(), deep=deep, repair=repair, stopped=stopped
        )
        worst_status = max(worst_status, status)
    return worst_status


def _find_workspace(paths: Paths, name: str) -> tuple[ListedWorkspace, Path]:
    """Return the workspace of that name or ID, in any state, and the folder of its store."""
    workspaces = _workspaces(paths)
    workspace = workspaces.look(name)
    return workspace, workspaces.home(workspace)


def back_up(paths: Paths, say: Say, name: str, *, destination: Path, stopped: IsStopped) -> int:
    workspace, home = _find_workspace(paths, name)
    status = store_maintenance.back_up(home, say, destination, stopped=stopped)
    return _copy_workspace_file(workspace, home, destination / FILE, status=status)


def export(
    paths: Paths,
    say: Say,
    name: str,
    *,
    destination: Path,
    progress: Progress | None = None,
    stopped: IsStopped,
) -> int:
    workspace, home = _find_workspace(paths, name)
    status = store_maintenance.export_files(
        home, say, destination, progress=progress, stopped=stopped
    )
    return _copy_workspace_file(workspace, home, destination / EXPORTED_FILE, status=status)


def _copy_workspace_file(workspace: ListedWorkspace, home: Path, file: Path, *, status: int) -> int:
    if status != REFUSED and isinstance(workspace, Workspace):
        copy_workspace_file(workspace, file)
    if status != REFUSED:
        copy_memory(home, file.parent)
    return status


def clean_up(paths: Paths, say: Say, name: str, *, remove: bool, stopped: IsStopped) -> int:
    _workspace, home = _find_workspace(paths, name)
    status = store_maintenance.clean_up(
        home, say, clock=SystemClock(), remove=remove, stopped=stopped
    )
    if status == CLEAN and not remove:
        say("Add --remove to remove them.")
    return status


def delete_session(
    paths: Paths, say: Say, name: str, *, session: str, yes: bool, stopped: IsStopped
) -> int:
    """Delete a session only with `yes`; without a session, list the workspace's sessions."""
    _workspace, home = _find_workspace(paths, name)
    clock = SystemClock()
    if session and yes:
        return store_maintenance.delete_session(
            home, say, SessionId(session), clock=clock, stopped=stopped
        )
    if not session:
        return store_maintenance.list_sessions(home, say, clock=clock)
    raise HelixError(
        "This would permanently delete session {session} with all its events.",
        "Nothing was deleted. Add --yes to delete it.",
        session=session,
    )
