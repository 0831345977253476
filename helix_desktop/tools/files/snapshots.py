"""Copies a project's files before each command, so that its changes can be undone.

Nobody knows beforehand which files a command will change. So the small ones are copied into one
file, each once: before the next command only changed files are copied again.
"""

import os
import stat
import tempfile
import threading
import time
import weakref
import zlib
from collections.abc import Generator
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.ports import PlannedChange
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.file_change import MAX_MEMORY_BYTES
from helix_desktop.tools.files.path_walk import unopened_error
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.tool import current_call

_SKIPPED_FOLDERS = frozenset({".git", ".hg", ".svn", ".jj", "node_modules", "site-packages"}) | {
    *("__pycache__", ".venv", "venv", ".tox", ".nox", ".mypy_cache", ".ruff_cache"),
    *(".pytest_cache", ".gradle", ".cache"),
}
"""Folders that programs make again by themselves, and insides of repositories."""
# Windows has none of these, and takes no snapshots
_NO_FOLLOW, _CLOSING = getattr(os, "O_NOFOLLOW", 0), getattr(os, "O_CLOEXEC", 0)
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | _NO_FOLLOW | _CLOSING
_FILE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _NO_FOLLOW | _CLOSING
_NEARLY_FULL, _ROOM = 0.9, 0.15
"""Shares of the bytes on the disk: when copies are made anew, and the least that this must free."""
_MAX_DEPTH = 100
"""Most nested folders, each of which is held open."""


class SnapshotBounds(Struct, frozen=True):
    """The limits of a snapshot; changes of files beyond them are reported only."""

    files: int = 20_000
    largest: int = 1024 * 1024
    """Bytes of one file."""
    total_bytes: int = 256 * 1024 * 1024
    """Bytes on the disk, while the application runs."""
    seconds: float = 2.0
    """Seconds for copying, before one command; the rest is copied before the next."""
    changes: int = 300
    """Files that one command changed; each becomes an event."""


DEFAULT_BOUNDS = SnapshotBounds()


class CopyPack:
    """Copies in one file, which disappears with this object."""

    def __init__(self, handle: int, path: str = "") -> None:
        """`path` is where the file is, "" for one without a name."""
        self._handle, self.path = handle, path
        weakref.finalize(self, _let_go, handle, path)
        self.end = 0

    @classmethod
    def create(cls, spool: Path | None) -> "CopyPack":
        """Make a file for copies; one in a `spool` folder is there after a crash, too."""
        if spool is not None:
            spool.mkdir(mode=0o700, exist_ok=True)
        handle, path = tempfile.mkstemp(prefix="files-", dir=spool)
        if spool is not None:
            return cls(handle, path)
        os.unlink(path)
        return cls(handle)

    def add(self, data: bytes) -> int:
        """Append a copy; return its position. Raise OSError if there is no room."""
        at = self.end
        left = memoryview(data)
        while left:
            written = os.pwrite(self._handle, left, self.end)
            left = left[written:]
            self.end += written
        return at

    def read(self, at: int, size: int) -> bytes:
        data = bytearray()
        while len(data) < size and (
            piece := os.pread(self._handle, size - len(data), at + len(data))
        ):
            data += piece
        return bytes(data)


def _let_go(handle: int, path: str) -> None:
    os.close(handle)
    if path:
        with suppress(OSError):
            os.unlink(path)


class CopiedFile(Struct, frozen=True):
    """A file as seen; without a pack there is no copy, else the copy begins at `at`."""

    mark: tuple[int, int, int, int]
    size: int
    mode: int
    pack: CopyPack | None = None
    at: int = 0
    checksum: int = 0
    """The CRC-32 of the copy."""

    @property
    def content(self) -> bytes:
        return self.pack.read(self.at, self.size) if self.pack else b""


class _NotComparable(Exception):
    """The earlier or the present content of a file is unknown or too large."""


Files = dict[str, CopiedFile]
"""Files by their path below a folder."""


class CommandChanges(Struct, frozen=True):
    """The changes of a command; the earlier content of the files in `beyond` is unknown."""

    changes: tuple[PlannedChange, ...] = ()
    beyond: tuple[str, ...] = ()
    partial: bool = False
    """Whether there are more files than a snapshot covers."""


class FileSnapshots:
    """The snapshots of one project folder. Any thread; one snapshot at a time.

    Copies in a `spool` folder are there after a crash, too.
    """

    def __init__(
        self, root: ProjectRoot, spool: Path | None = None, bounds: SnapshotBounds = DEFAULT_BOUNDS
    ) -> None:
        self._root, self._spool, self._bounds = root, spool, bounds
        self._files: Files = {}
        self._pack: CopyPack | None = None
        self._lock = threading.Lock()

    def before(self) -> Files:
        """Return every file as it is now, copied where there is no copy yet."""
        with self._lock:
            if self._pack is not None:
                used = sum(seen.size for seen in self._files.values() if seen.pack is self._pack)
                budget = self._bounds.total_bytes
                # nearly full, and there is room without its outdated copies
                if self._pack.end > _NEARLY_FULL * budget > used + _ROOM * budget:
                    self._pack = None
            if self._pack is None:
                self._files, self._pack = {}, CopyPack.create(self._spool)
            self._files = self._take_snapshot(self._pack)
            return self._files

    def _take_snapshot(self, pack: CopyPack | None) -> Files:
        """Return all files as they are now; copy new and changed ones into the pack, if any."""
        until = time.monotonic() + self._bounds.seconds
        try:
            root_handle = os.open(self._root.folder, _FOLDER & ~_NO_FOLLOW)
        except OSError as error:
            raise unopened_error(error) from error
        files: Files = {}
        with closing(_walk_files(root_handle, "")) as walked:
            for path, folder, state in walked:
                if len(files) >= self._bounds.files:
                    break
                mark = (state.st_mtime_ns, state.st_ctime_ns, state.st_size, state.st_ino)
                known = self._files.get(path)
                if known is not None and known.mark == mark and (known.pack or not pack):
                    files[path] = known
                    continue
                size, room = state.st_size, self._bounds.total_bytes - (pack.end if pack else 0)
                seen = CopiedFile(mark, size, state.st_mode)
                fits = size <= min(room, self._bounds.largest)
                if pack and fits and time.monotonic() < until:
                    # without a copy if it changed, cannot be read, or is a link now
                    with suppress(OSError):
                        handle = os.open(os.path.basename(path), _FILE, dir_fd=folder)
                        try:
                            is_file = stat.S_ISREG(os.fstat(handle).st_mode)
                            data = os.read(handle, size + 1) if is_file else b""
                            if is_file and len(data) == size:
                                at, checksum = pack.add(data), zlib.crc32(data)
                                seen = replace(seen, pack=pack, at=at, checksum=checksum)
                        finally:
                            os.close(handle)
                files[path] = seen
        return files

    def after(self, before: Files) -> CommandChanges:
        """Return the differences since a snapshot, for the current call.

        A snapshot that was cut off does not tell which of the other files are new: they are left
        out, because a file that counts as new is deleted when the command is undone.
        """
        with self._lock:
            now = self._take_snapshot(None)
        cut = len(before) >= self._bounds.files
        different = [
            path
            for path in sorted(before if cut else before.keys() | now.keys())
            if path not in before or path not in now or before[path].mark != now[path].mark
        ]
        changes: list[PlannedChange] = []
        beyond: list[str] = []
        for path in different:
            if path not in before and stat.S_ISLNK(now[path].mode):
                beyond.append(show_path(path))  # behind it is the content of another file
                continue
            try:
                changes += self._change_of_file(path, before.get(path), room=len(changes))
            except _NotComparable:
                beyond.append(show_path(path))
        partial = cut or len(now) >= self._bounds.files
        return CommandChanges(tuple(changes), tuple(beyond), partial)

    def _change_of_file(
        self, path: str, old: CopiedFile | None, *, room: int
    ) -> list[PlannedChange]:
        """Return the change of a file; none if its content is the same, or it is gone again."""
        if (old is not None and old.pack is None) or room >= self._bounds.changes:
            raise _NotComparable
        content = old.content if old is not None else None
        after = None
        try:
            with self._root.open_file(show_path(path)) as file:
                after = file.read(MAX_MEMORY_BYTES + 1)
        except (HelixError, OSError):
            if os.path.lexists(os.path.join(self._root.folder, path)):
                raise _NotComparable from None
        if after is not None and len(after) > MAX_MEMORY_BYTES:
            raise _NotComparable
        if content == after:
            if old is not None and after is not None:
                with suppress(OSError):
                    if os.lstat(os.path.join(self._root.folder, path)).st_mode == old.mode:
                        return []
                raise _NotComparable  # the content is the same, but not the permissions
            return []
        pieces = None if content is None else (content,)
        mode = stat.S_IMODE(old.mode) if old is not None else 0
        call, size = current_call(), len(content or b"")
        return [
            PlannedChange(show_path(path), pieces, size, after, mode, tool=call.tool, call=call.id)
        ]


def _walk_files(folder: int, prefix: str) -> Generator[tuple[str, int, os.stat_result], None, None]:
    """Yield every file below an open folder: its path, its folder's handle, its status.

    Closes the folder.
    """
    inner: list[str] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    inner.append(entry.name)
                # links have no copy: a changed or deleted one is only reported
                elif entry.is_file(follow_symlinks=False) or entry.is_symlink():
                    yield f"{prefix}{entry.name}", folder, entry.stat(follow_symlinks=False)
        for name in inner:
            path = f"{prefix}{name}"
            if name not in _SKIPPED_FOLDERS and path.count("/") < _MAX_DEPTH:
                with suppress(OSError):  # gone meanwhile, or not readable
                    below = os.open(name, _FOLDER, dir_fd=folder)
                    yield from _walk_files(below, f"{path}/")
    except OSError:
        return
    finally:
        os.close(folder)
