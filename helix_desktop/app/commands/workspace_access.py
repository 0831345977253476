"""Opens the workspace, store, or session that a command's options (`--workspace`) name."""

from argparse import Namespace
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from helix_desktop.app.commands.output import safe_line
from helix_desktop.app.container import AppContainer, open_store
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import ListedWorkspace, WorkspaceList, check_folder
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import SessionMissing, StoreMissing, WorkspaceError
from helix_desktop.domain.ports import Store
from helix_desktop.domain.workspace import SessionHead, Workspace
from helix_desktop.store import opening


@asynccontextmanager
async def opened_workspace(
    paths: Paths, choose: Callable[[WorkspaceList], Workspace]
) -> AsyncIterator[OpenWorkspace]:
    """Open the chosen workspace without its MCP servers, and close it at the end."""
    container = AppContainer(paths, safe=True)
    try:
        open_workspace = await container.open(choose(container.workspaces))
        try:
            yield open_workspace
        finally:
            await open_workspace.close()
    finally:
        await container.close()


def chosen_workspace(
    workspaces: WorkspaceList, *, workspace: str | None, folder: Path | None
) -> Workspace:
    """Return the named workspace, or that of a folder, by default the current one.

    Raise WorkspaceError if there is none.
    """
    if workspace:
        return workspaces.find(workspace)
    place = check_folder(folder or Path())
    in_folder = workspaces.in_folder(place)
    if not isinstance(in_folder, Workspace):
        workspaces.check_none_hidden(place)
        raise WorkspaceError("There is no workspace for {place}.", "Nothing changed.", place=place)
    return in_folder


def find_workspace(options: Namespace, paths: Paths) -> tuple[ListedWorkspace, Path]:
    """Return the workspace that options name, in any state, and its folder of the data."""
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    if options.workspace:
        workspace = workspaces.look(options.workspace)
    else:
        place = check_folder(options.folder or Path())
        in_folder = workspaces.in_folder(place)
        if in_folder is None:
            workspaces.check_none_hidden(place)
            raise WorkspaceError(
                "There is no workspace for {place}.",
                "Open it with Helix Desktop first, or use --workspace or --folder.",
                place=place,
            )
        workspace = in_folder
    return workspace, workspaces.home(workspace)


def chosen_session(wanted: str, heads: Sequence[SessionHead]) -> SessionHead:
    """Return the named session, or the newest that is not a subagent's."""
    own = [head for head in heads if (head.id == wanted if wanted else head.parent == NO_SESSION)]
    if not own:
        raise SessionMissing(
            "There is no session {wanted} here." if wanted else "There are no sessions yet.",
            wanted=repr(wanted),
        )
    return max(own, key=lambda head: (head.changed, head.id))


@asynccontextmanager
async def open_workspace_store(workspace: Workspace, paths: Paths) -> AsyncIterator[Store]:
    """Open the store for this process alone: nothing else runs in it meanwhile."""
    home = paths.workspaces / workspace.id
    if not opening.holds_store(home):
        raise StoreMissing(
            "Nothing is stored in the workspace {workspace} yet.",
            workspace=safe_line(workspace.name),
        )
    store = await open_store(home, SystemClock())
    try:
        yield store
    finally:
        await store.close()


def saved_workspace(paths: Paths, workspace: str | None, folder: Path | None) -> Workspace:
    workspaces = WorkspaceList(paths.workspaces, SystemClock())
    return chosen_workspace(workspaces, workspace=workspace, folder=folder)


def check_session(name: str, heads: Sequence[SessionHead]) -> SessionId:
    """Return the ID of the named session, "" for none; raise SessionMissing if it isn't there."""
    if name and all(head.id != name for head in heads):
        raise SessionMissing("There is no session {wanted} here.", wanted=repr(name))
    return SessionId(name)
