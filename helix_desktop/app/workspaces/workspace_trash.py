"""The trash of deleted workspaces: moved there whole, put back, or removed for good.

The project's folder is never touched. A workspace stays in the trash until the user removes it.
"""

import logging
import shutil
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.app.environment import PRIVATE_MODE, Paths
from helix_desktop.app.ipc.store_release import hold_workspace_lock
from helix_desktop.app.json_file import UnreadableFile
from helix_desktop.app.workspaces.workspace_file import FILE, read_workspace, write_workspace
from helix_desktop.app.workspaces.workspace_list import ListedWorkspace, WorkspaceList
from helix_desktop.domain.errors import WorkspaceError
from helix_desktop.domain.value import replace
from helix_desktop.domain.workspace import Workspace

FOLDER = "trash"

log = logging.getLogger(__name__)


class TrashedWorkspace(Struct, frozen=True):
    """A workspace in the trash; `workspace` is None if its file cannot be read."""

    id: str
    size: int
    at: float
    workspace: Workspace | None

    @property
    def name(self) -> str:
        return self.workspace.name if self.workspace else self.id


class WorkspaceTrash:
    """The trash. All methods block: not for the window's thread.

    Open workspaces cannot be moved.
    """

    def __init__(self, paths: Paths, workspaces: WorkspaceList) -> None:
        self.folder = paths.data / FOLDER
        self._workspaces = workspaces

    def put(self, workspace: ListedWorkspace) -> Path:
        """Move a workspace to the trash; raise StoreLocked while any process has it open."""
        home, place = self._workspaces.home(workspace), self.folder / workspace.id
        with hold_workspace_lock(home):
            pass  # nobody uses it; the lock is released, because it moves along
        try:
            self.folder.mkdir(mode=PRIVATE_MODE, parents=True, exist_ok=True)
            home.rename(place)
        except OSError as error:
            raise WorkspaceError(
                "Can't move the workspace {workspace}: {reason}.",
                "The workspace is unchanged.",
                workspace=repr(workspace.name),
                reason=error.strerror,
            ) from error
        return place

    def put_back(self, name: str) -> Workspace | None:
        """Move a workspace back, under a free name; return None if its file is unreadable."""
        place = self.folder / name
        home = self._workspaces.folder / name
        try:
            if home.exists():
                raise FileExistsError(17, "a workspace of that id is there")
            home.parent.mkdir(mode=PRIVATE_MODE, parents=True, exist_ok=True)
            content = _read(place)
            free_name = self._workspaces.free_name(content.name) if content else ""
            if content and free_name != content.name:
                content = replace(content, name=free_name)
                write_workspace(place, content)
            place.rename(home)
        except OSError as error:
            raise WorkspaceError(
                "Can't restore the workspace: {reason}.",
                "The workspace is still in {place}.",
                reason=error.strerror,
                place=place,
            ) from error
        return content

    def remove(self, name: str) -> None:
        """Remove a workspace permanently."""
        place = self.folder / name
        try:
            shutil.rmtree(place)
        except OSError as error:
            raise WorkspaceError(
                "Can't delete {place}: {reason}.",
                "The rest is still there.",
                place=place,
                reason=error.strerror,
            ) from error

    def listed(self) -> Sequence[TrashedWorkspace]:
        """Return the trash, newest first."""
        try:
            places = [item for item in self.folder.iterdir() if item.is_dir()]
        except FileNotFoundError:
            return ()
        trashed = [
            TrashedWorkspace(place.name, folder_size(place), place.stat().st_ctime, _read(place))
            for place in places
        ]
        return sorted(trashed, key=lambda workspace: -workspace.at)


def folder_size(folder: Path) -> int:
    """Add up the bytes of all files below a folder, without what vanishes meanwhile. Blocks."""
    total, unvisited = 0, [folder]
    while unvisited:
        with suppress(OSError):  # `rglob` would raise for a folder that is gone
            for item in unvisited.pop().iterdir():
                with suppress(OSError):
                    if item.is_dir() and not item.is_symlink():
                        unvisited.append(item)
                    else:
                        total += item.lstat().st_size
    return total


def _read(place: Path) -> Workspace | None:
    try:
        return read_workspace(place / FILE, place.name)
    except (FileNotFoundError, UnreadableFile) as error:
        log.warning("the file of a workspace in the trash cannot be read: %s", error)
        return None
