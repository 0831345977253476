"""The /tmp of a session's commands: a folder on the disk, kept as long as the session, bounded.

Commands write in it, so nothing in it is trusted: it is reached from open handles and through no
link. The folders above belong to Helix, and no command sees them.
"""

import os
import stat
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.closed_folders import let_change
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.untrusted_trees import remove_tree

_LEAST_BYTES = 4_096
"""What a file counts at least, so that a folder of empty ones is bounded, too."""
_MAX_DEPTH = 200
"""Most nested folders that are looked into; a deeper one counts as full."""
_LOOK_SECONDS, _REST = 0.5, 20
"""Seconds between two looks at its size, and how many times as long as a look at least."""
_UNTRUSTED = ".untrusted"
"""How the name of the file ends that says that something in a folder came from the net."""


class SessionTemporary:
    """The /tmp of one session. Any thread.

    `path` is its folder, which `prepare` makes.
    """

    MAX_BYTES = 1024 * 1024 * 1024
    """Most bytes on the disk; a command that adds more is ended."""

    def __init__(self, above: Path, session: SessionId, max_bytes: int = MAX_BYTES) -> None:
        self._above, self._name, self.max_bytes = above, str(session), max_bytes
        self.path = os.path.join(os.path.realpath(above), self._name)
        self._mark = f"{self.path}{_UNTRUSTED}"
        self._lock = threading.Lock()
        self._reaching: list[Callable[[], bool]] = []
        self._used = -1
        """Bytes when the last command ended; -1 for unknown."""
        self._is_untrusted = False

    def prepare(self) -> str:
        """Make the folder, which a command may have closed, usable; return its path. Blocks."""
        try:
            self._above.mkdir(mode=0o700, parents=True, exist_ok=True)
            with PosixFolderHandle.at(str(self._above)) as above:
                with suppress(FileExistsError):
                    os.mkdir(self._name, 0o700, dir_fd=above.handle())
                let_change(above, self._name)
                self._is_untrusted |= os.path.lexists(self._mark)
        except OSError as error:
            raise ToolError("The command could not be started.", str(error)) from error
        return self.path

    def used_bytes(self) -> int:
        """Return what the folder holds on the disk, 0 if there is none. Blocks."""
        try:
            with PosixFolderHandle.at(self.path) as root:
                return _tree_bytes(root, self.max_bytes)
        except OSError:
            return 0

    @contextmanager
    def written(self, reached: Callable[[], bool]) -> Iterator[None]:
        """Note meanwhile that a command writes in it, which may have `reached` the net."""
        with self._lock:
            self._reaching.append(reached)
        try:
            self._keep_mark()
            yield
        finally:
            self._keep_mark()
            with self._lock:
                self._reaching.remove(reached)

    def is_untrusted(self) -> bool:
        """Return whether a command that reached the net may have written anything in it.

        Once it is, it stays so, also after a restart.
        """
        with self._lock:
            self._is_untrusted |= any(reached() for reached in self._reaching)
            return self._is_untrusted

    def _keep_mark(self) -> None:
        if self.is_untrusted():
            # on a full disk it is not kept; the output of that command taints the session, too
            with suppress(OSError):
                Path(self._mark).touch(mode=0o600)

    def growth(self) -> Callable[[], bool]:
        """Return what tells, as often as it is asked, whether a command made it too large. Blocks.

        One that was too large before must only not grow, so that files can be removed.
        """
        if self._used < 0:
            self._used = self.used_bytes()
        most, due = max(self.max_bytes, self._used), time.monotonic() + _LOOK_SECONDS

        def is_too_large() -> bool:
            nonlocal due
            began = time.monotonic()
            if began < due:
                return False
            self._keep_mark()
            used = self.used_bytes()
            took = time.monotonic() - began
            due = began + took + max(_LOOK_SECONDS, took * _REST)
            return used > most

        return is_too_large

    def became_full(self) -> bool:
        """Look at it after a command; return whether it is too large and was not before. Blocks."""
        before, self._used = self._used, self.used_bytes()
        return before <= self.max_bytes < self._used

    def remove(self) -> None:
        """Remove the folder with all that is in it, whatever commands made there. Blocks."""
        remove_tree(self.path)
        with suppress(OSError):
            os.unlink(self._mark)


class SessionTemporaries:
    """The /tmp of each session of a workspace, whose own folder is `home`. Any thread."""

    FOLDER = "temporary"
    """The name of the folder with all of them, inside the workspace's own."""
    MAX_BYTES = SessionTemporary.MAX_BYTES

    def __init__(self, home: Path) -> None:
        self._above = home / self.FOLDER
        self._lock = threading.Lock()
        self._known: dict[SessionId, SessionTemporary] = {}

    def of(self, session: SessionId) -> SessionTemporary:
        with self._lock:
            return self._known.setdefault(session, SessionTemporary(self._above, session))

    def sessions(self) -> set[SessionId]:
        """Return the sessions that have a folder. Blocks."""
        try:
            return {SessionId(name.removesuffix(_UNTRUSTED)) for name in os.listdir(self._above)}
        except OSError:
            return set()

    def remove(self, sessions: Collection[SessionId]) -> None:
        """Remove the folders of these sessions. Blocks."""
        for session in sessions:
            self.of(session).remove()


def make_mountpoints(folder: str, names: Iterable[tuple[str, bool]]) -> None:
    """Make what places are mounted over in a session's /tmp: files, or folders.

    Raise ToolError where a command made something else.
    """
    with PosixFolderHandle.at_real_path(folder) as root:
        for name, is_folder in names:
            with suppress(FileExistsError):
                if is_folder:
                    os.mkdir(name, 0o700, dir_fd=root.handle())
                else:
                    os.close(root.make_file(name, 0o600))
            kind = stat.S_ISDIR if is_folder else stat.S_ISREG
            if not kind(root.look(name).st_mode):
                raise ToolError(
                    "The command was not run: {path} is in the way of a folder that it needs.",
                    path=f"/tmp/{name}",
                )


def _tree_bytes(root: PosixFolderHandle, full: int) -> int:
    """Return the bytes below a folder, each file at least at a block; a folder counts, too."""
    total, waiting = 0, [""]
    while waiting:
        path = waiting.pop()
        try:
            with root.below(path) as folder, os.scandir(folder.handle()) as entries:
                for entry in entries:
                    state = entry.stat(follow_symlinks=False)
                    total += max(state.st_blocks * 512, _LEAST_BYTES)
                    if stat.S_ISDIR(state.st_mode):
                        if path.count("/") < _MAX_DEPTH:
                            waiting.append(f"{path}/{entry.name}")
                        else:
                            total += full
        except OSError:  # closed by its command, or gone meanwhile
            if os.geteuid() and path:
                total += _LEAST_BYTES
    return total
