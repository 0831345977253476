"""The list of workspaces: finds one by name or folder, creates and saves them; damaged ones.

An unreadable file is rebuilt from its saved copy, or its workspace is listed as damaged: it hides
neither the others nor itself.
"""

import errno
import logging
import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.app.environment import PRIVATE_MODE
from helix_desktop.app.json_file import InaccessibleFile, UnreadableFile
from helix_desktop.app.workspaces.mount_points import device_path, read_mounts
from helix_desktop.app.workspaces.workspace_file import (
    FILE,
    MAX_NAME_CHARS,
    folder_from_damaged,
    read_workspace,
    restore_workspace,
    write_workspace,
)
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.errors import StoreError, StoreLocked, WorkspaceError
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.ports import Clock
from helix_desktop.domain.workspace import Workspace
from helix_desktop.store.lock import WorkspaceLock

_ID = re.compile(r"[0-9a-f]{16}")
_UNFINISHED_PREFIX = ".new-"
"""The prefix of the ID of a workspace that is being filled."""
_LOCK = ".lock"
_MAKING_SECONDS = 10.0
"""The longest wait for another process that makes a workspace, which takes milliseconds."""
_RETRY_SECONDS = 0.01
_STORE_FILES = ("READY", "db")
"""The files that tell a home without a workspace file from an empty folder."""

_CLOSED = (errno.EACCES, errno.EPERM)

log = logging.getLogger(__name__)


class DamagedWorkspace(Struct, frozen=True):
    """A workspace whose file can neither be read nor rebuilt; its store may be intact."""

    id: str
    file: Path
    folder: str
    """The project's folder, if the file still names it."""
    reason: str
    closed: bool = False
    """Whether the system did not let the file be read, which is intact then."""

    @property
    def name(self) -> str:
        return Path(self.folder).name or self.id

    @property
    def error(self) -> WorkspaceError:
        if self.closed:
            return WorkspaceError(
                "Can't read the file {file}: {reason}.",
                "Your stored data is intact. Check who owns the file and its folder, and their "
                "permissions.",
                file=self.file,
                reason=self.reason,
            )
        return WorkspaceError(
            "Can't read the file {file}: {reason}.",
            "Your stored data is intact. Restore the file from a backup, or run "
            "`helix-desktop workspace check --workspace {id}`.",
            file=self.file,
            reason=self.reason,
            id=self.id,
        )


ListedWorkspace = Workspace | DamagedWorkspace


class WorkspaceList:
    """All workspaces of this user."""

    def __init__(
        self,
        folder: Path,
        clock: Clock,
        *,
        policy: Callable[[], Policy] = lambda: BALANCED,
        model: Callable[[], str] = str,
    ) -> None:
        """Use `policy` and `model` (none: "") as the start values of new workspaces."""
        self.folder = folder
        self._clock = clock
        self._policy, self._model = policy, model
        self._restore_lock = threading.Lock()
        self._creation_lock = threading.Lock()
        """Held while a workspace is made, so that two requests for a folder make one workspace."""

    def all(self) -> list[Workspace]:
        """Return the workspaces that can be opened, oldest first."""
        return [workspace for workspace in self.listed() if isinstance(workspace, Workspace)]

    def damaged(self) -> list[DamagedWorkspace]:
        return [workspace for workspace in self.listed() if isinstance(workspace, DamagedWorkspace)]

    def home(self, workspace: ListedWorkspace) -> Path:
        """Return the folder of the workspace's store and file."""
        return self.folder / workspace.id

    def find(self, name: str) -> Workspace:
        workspace = self.look(name)
        if isinstance(workspace, DamagedWorkspace):
            raise workspace.error
        return workspace

    def look(self, name: str) -> ListedWorkspace:
        """Return the workspace of that name or ID, in any state."""
        listed = self.listed()
        for workspace in listed:
            if name in (workspace.id, workspace.name):
                return workspace
        if not listed:
            raise WorkspaceError(
                "There is no workspace {name}.",
                "Open a folder in the window, or use it with `helix-desktop ask --folder`.",
                name=repr(name),
            )
        known = ", ".join(repr(item.name) for item in listed)
        raise WorkspaceError(
            "There is no workspace {name}.", "Workspaces: {known}.", name=repr(name), known=known
        )

    def chosen(self, name: str | None, folder: Path | None, *, create: bool) -> Workspace:
        """Return the named workspace, or that of a folder, by default the current one.

        Without `create`, a new one is not saved.
        """
        if name:
            return self.find(name)
        place = folder or Path()
        return self.for_folder(place) if create else self.find_or_draft(place)

    def in_folder(self, place: Path) -> ListedWorkspace | None:
        """Return the workspace of a folder, the readable one first, or None.

        A folder that is mounted in two places has one workspace.
        """
        listed = self.listed()
        candidates = [candidate for candidate in listed if candidate.folder == str(place)]
        if not candidates and (mounts := read_mounts()):
            device = device_path(str(place), mounts)
            candidates = [
                candidate
                for candidate in listed
                if candidate.folder and device_path(candidate.folder, mounts) == device
            ]
        return min(
            candidates, key=lambda choice: isinstance(choice, DamagedWorkspace), default=None
        )

    def for_folder(self, folder: Path) -> Workspace:
        """Return a folder's workspace, made if there is none and no damaged file may hide one."""
        place = check_folder(folder)
        in_folder = self.in_folder(place)
        if isinstance(in_folder, Workspace):
            return in_folder
        with self._creation_lock, self._hold_creation_lock():
            in_folder = self.in_folder(place)
            if isinstance(in_folder, Workspace):
                return in_folder
            self.check_none_hidden(place)
            return self.create(place)

    @contextmanager
    def _hold_creation_lock(self) -> Iterator[None]:
        """Wait until no other process makes a workspace, and hold them off meanwhile.

        Go on without a lock that can't be taken: saving tells what is wrong.
        """
        lock: WorkspaceLock | None = None
        deadline = time.monotonic() + _MAKING_SECONDS
        while lock is None:
            try:
                self.folder.mkdir(mode=PRIVATE_MODE, parents=True, exist_ok=True)
                lock = WorkspaceLock(self.folder.with_suffix(_LOCK))  # beside the workspaces
            except StoreLocked:
                if time.monotonic() > deadline:  # that process hangs
                    break
                time.sleep(_RETRY_SECONDS)
            except (StoreError, OSError):
                break
        try:
            yield
        finally:
            if lock is not None:
                lock.release()

    def check_none_hidden(self, place: Path) -> None:
        """Raise WorkspaceError if a workspace that can't be read may be that of a folder."""
        for damaged in self.damaged():
            if damaged.folder in ("", str(place)):
                # a second workspace for the folder would look like a loss
                raise WorkspaceError(
                    "Can't read the file {file}, which is the workspace file of {folder}."
                    if damaged.folder
                    else "Can't read the file {file}, which may be the workspace file of {folder}.",
                    "Your stored data is intact. Check who owns the file and its folder, and their "
                    "permissions."
                    if damaged.closed
                    else "Your data is intact. Restore the file from a backup, or move the folder "
                    "{parent} away to start over.",
                    file=damaged.file,
                    folder=place,
                    parent=damaged.file.parent,
                )

    def find_or_draft(self, folder: Path) -> Workspace:
        """Return a folder's workspace, or a new one that is not saved, for who only looks."""
        place = check_folder(folder)
        if self.in_folder(place) is None:
            self.check_none_hidden(place)
            return self.draft(folder)
        return self.for_folder(folder)

    def create(self, folder: Path, name: str = "") -> Workspace:
        workspace = self.draft(folder, name)
        self.save(workspace)
        return workspace

    def draft(self, folder: Path, name: str = "") -> Workspace:
        """Return a new workspace for a folder, which is not saved yet."""
        place = check_folder(folder)
        number = int(self._clock.now() * 1_000) << 8
        while (self.folder / f"{number:016x}").exists():
            number += 1
        return Workspace(
            id=f"{number:016x}",
            name=self.free_name(name or place.name or str(place)),
            folder=str(place),
            created=self._clock.now(),
            policy=self._policy(),
            models={LlmRole.MAIN.value: model} if (model := self._model()) else {},
        )

    def adopt(self, workspace: Workspace, fill: Callable[[Path], bool]) -> bool:
        """Have `fill` make a workspace's store; list it once complete, and remove it otherwise."""
        place = self.folder / f"{_UNFINISHED_PREFIX}{workspace.id}"
        with _as_workspace_error(workspace):
            self.folder.mkdir(mode=PRIVATE_MODE, parents=True, exist_ok=True)
        # remove the rest of killed attempts; a workspace that is being filled holds its lock
        for lock_file in self.folder.glob(f"{_UNFINISHED_PREFIX}*{_LOCK}"):
            try:
                lock = WorkspaceLock(lock_file)
            except StoreError:
                continue
            shutil.rmtree(lock_file.with_suffix(""), ignore_errors=True)
            lock.release()
            lock_file.unlink(missing_ok=True)
        lock = WorkspaceLock(place.with_suffix(_LOCK))
        try:
            if not fill(place):
                return False
            with _as_workspace_error(workspace):
                write_workspace(place, workspace)
                place.rename(self.home(workspace))
            return True
        finally:
            shutil.rmtree(place, ignore_errors=True)
            lock.release()
            place.with_suffix(_LOCK).unlink(missing_ok=True)

    def save(self, workspace: Workspace) -> None:
        home = self.home(workspace)
        with _as_workspace_error(workspace):
            home.mkdir(mode=PRIVATE_MODE, parents=True, exist_ok=True)
            write_workspace(home, workspace)

    def listed(self) -> list[ListedWorkspace]:
        """Return all workspaces, oldest first."""
        try:
            names = sorted(item.name for item in self.folder.iterdir())
        except FileNotFoundError:
            return []
        workspaces_read = (self._read(name) for name in names if _ID.fullmatch(name))
        return [workspace for workspace in workspaces_read if workspace is not None]

    def _read(self, name: str) -> ListedWorkspace | None:
        """Read a workspace's file, or restore its previous version; None if it has no data."""
        home = self.folder / name
        closed = False
        try:
            return read_workspace(home / FILE, name)
        except FileNotFoundError:
            if not any((home / file_name).exists() for file_name in _STORE_FILES):
                return None
            reason = "it is missing"
        except UnreadableFile as error:
            reason = str(error)
            closed = isinstance(error, InaccessibleFile) and error.error.errno in _CLOSED
        # the user is told of it in the sentence of its error, or of what took its place
        log.info("workspace %s cannot be read: %s", name, reason)
        with self._restore_lock:
            # another thread may have restored the saved copy already
            with suppress(FileNotFoundError, UnreadableFile):
                return read_workspace(home / FILE, name)
            with suppress(FileNotFoundError, UnreadableFile):
                return restore_workspace(home, name)
            folder = folder_from_damaged(home)
            return DamagedWorkspace(name, home / FILE, folder, reason, closed=closed)

    def free_name(self, wanted: str) -> str:
        names_in_use = {workspace.name for workspace in self.listed()}
        base = wanted.encode("utf-8", "replace").decode()[:MAX_NAME_CHARS]
        name, number = base, 2
        while name in names_in_use:
            name, number = f"{base} {number}", number + 1
        return name


@contextmanager
def _as_workspace_error(workspace: Workspace) -> Iterator[None]:
    """Raise errors of the file system as WorkspaceError about a workspace."""
    try:
        yield
    except (OSError, UnicodeEncodeError) as error:
        raise WorkspaceError(
            "Couldn't save the workspace {workspace}: {error}.",
            "Nothing else changed.",
            workspace=repr(workspace.name),
            error=error,
        ) from error


def check_folder(folder: Path) -> Path:
    """Return the folder with links resolved, if an agent can work in it."""
    try:
        place = folder.expanduser().resolve(strict=True)
        if not place.is_dir():
            raise WorkspaceError(
                "{folder} is not a folder.", "Choose the project's folder.", folder=folder
            )
        if not os.access(place, os.R_OK | os.X_OK):
            raise WorkspaceError(
                "Can't read the folder {folder}.",
                "Change its permissions or choose another folder.",
                folder=folder,
            )
        str(place).encode()
    except UnicodeEncodeError:
        raise WorkspaceError(
            "The folder's name isn't valid text.", "Rename the folder or choose another one."
        ) from None
    except (OSError, RuntimeError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error).rstrip(".")
        raise WorkspaceError(
            "Can't open the folder {folder}: {reason}.",
            "Choose another folder.",
            folder=folder,
            reason=reason,
        ) from error
    return place
