"""What the files of a project held before a command ran, so that what it did can be taken back.

Nobody tells beforehand which files a command will change. So the small ones are copied into one
file without a name, each once: before the next command only those are copied again that changed.
"""

import os
import stat
import tempfile
import threading
import time
import weakref
from collections.abc import Generator
from contextlib import closing, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.domain.ports import PlannedChange
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.file_change import HELD
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import show_path
from helix_desktop.tools.tool import current_call

_PASSED_BY = frozenset({".git", ".hg", ".svn", ".jj", "node_modules", "site-packages"}) | {
    *("__pycache__", ".venv", "venv", ".tox", ".nox", ".mypy_cache", ".ruff_cache"),
    *(".pytest_cache", ".gradle", ".cache"),
}
"""What programs make again by themselves, and repositories' insides."""
# Windows has none of these, and no commands whose changes would be kept
_NO_FOLLOW, _CLOSING = getattr(os, "O_NOFOLLOW", 0), getattr(os, "O_CLOEXEC", 0)
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | _NO_FOLLOW | _CLOSING
_FILE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _NO_FOLLOW | _CLOSING
_DEEPEST = 100
"""Folders inside each other; each is held open."""


class SnapshotBounds(Struct, frozen=True):
    """Up to where files are kept; what is beyond is said when it changes."""

    files: int = 20_000
    largest: int = 1024 * 1024
    """Bytes of one file."""
    whole: int = 256 * 1024 * 1024
    """Bytes on the disk, while the application runs."""
    seconds: float = 2.0
    """For copying, before one command; the rest is copied before the next."""
    changes: int = 300
    """Files that one command changed; each becomes an event."""


USUAL = SnapshotBounds()


class _Pack:
    """Copies one behind the other, in a file that has no name and goes with this object."""

    def __init__(self, spool: Path | None) -> None:
        self._handle, path = tempfile.mkstemp(prefix="files-", dir=spool)
        weakref.finalize(self, os.close, self._handle)
        os.unlink(path)
        self.end = 0

    def add(self, data: bytes) -> int:
        """Where it stands now. OSError: there is no room."""
        at = self.end
        left = memoryview(data)
        while left:
            written = os.pwrite(self._handle, left, self.end)
            left = left[written:]
            self.end += written
        return at

    def read(self, at: int, size: int) -> bytes:
        found = bytearray()
        while len(found) < size and (
            piece := os.pread(self._handle, size - len(found), at + len(found))
        ):
            found += piece
        return bytes(found)


class _Seen(Struct, frozen=True):
    """A file as it stood; without a pack there is no copy, else it begins at `at`."""

    mark: tuple[int, int, int, int]
    size: int
    mode: int
    pack: _Pack | None = None
    at: int = 0

    @property
    def content(self) -> bytes:
        return self.pack.read(self.at, self.size) if self.pack else b""


class _Beyond(Exception):
    """It is not known what a file held, or cannot be held what it holds."""


Files = dict[str, _Seen]


class CommandChanges(Struct, frozen=True):
    """What a command changed; of `beyond` it is not known what they held before."""

    changes: tuple[PlannedChange, ...] = ()
    beyond: tuple[str, ...] = ()
    partial: bool = False
    """There are more files than are looked at."""


class FileSnapshots:
    """The files of one project folder. Any thread; one looks at a time."""

    def __init__(
        self, root: ProjectRoot, spool: Path | None = None, bounds: SnapshotBounds = USUAL
    ) -> None:
        self._root = root
        self._bounds = bounds
        self._spool = spool
        self._files: Files = {}
        self._pack: _Pack | None = None
        self._lock = threading.Lock()

    def before(self) -> Files:
        """Every file as it stands now, copied where that is not done yet."""
        with self._lock:
            if self._pack is None or self._pack.end > self._bounds.whole:
                # at first, or mostly full of what nobody needs any more
                self._files, self._pack = {}, _Pack(self._spool)
            self._files = self._looked(self._pack)
            return self._files

    def after(self, before: Files) -> CommandChanges:
        """What is different by now, for the call that runs."""
        with self._lock:
            now = self._looked(None)
        different = [
            path
            for path in sorted(before.keys() | now.keys())
            if path not in before or path not in now or before[path].mark != now[path].mark
        ]
        changes: list[PlannedChange] = []
        beyond: list[str] = []
        for path in different:
            try:
                changes += self._change(path, before.get(path), room=len(changes))
            except _Beyond:
                beyond.append(show_path(path))
        partial = max(len(before), len(now)) >= self._bounds.files
        return CommandChanges(tuple(changes), tuple(beyond), partial)

    def _change(self, path: str, old: _Seen | None, *, room: int) -> list[PlannedChange]:
        """None at all if it holds what it held, or is gone again."""
        if (old is not None and old.pack is None) or room >= self._bounds.changes:
            raise _Beyond
        held = old.content if old is not None else None
        after = self._content(path)
        if held == after:
            if old is not None and after is not None and self._mode(path) != old.mode:
                raise _Beyond  # what it holds is the same, but not who may do what with it
            return []
        pieces = None if held is None else (held,)
        mode = stat.S_IMODE(old.mode) if old is not None else 0
        call, size = current_call(), len(held or b"")
        return [
            PlannedChange(show_path(path), pieces, size, after, mode, tool=call.tool, call=call.id)
        ]

    def _mode(self, path: str) -> int:
        try:
            return os.lstat(os.path.join(self._root.folder, path)).st_mode
        except OSError:
            return 0

    def _content(self, path: str) -> bytes | None:
        """What a file holds now; None if there is none."""
        try:
            with self._root.open_file(show_path(path)) as file:
                data = file.read(HELD + 1)
        except (HelixError, OSError):
            if os.path.lexists(os.path.join(self._root.folder, path)):
                raise _Beyond from None
            return None
        if len(data) > HELD:
            raise _Beyond
        return data

    def _looked(self, pack: _Pack | None) -> Files:
        """All files as they stand; what is new or different goes into the pack, if there is one."""
        until = time.monotonic() + self._bounds.seconds
        found: Files = {}
        with closing(_walked(self._top(), "")) as files:
            for path, folder, state in files:
                if len(found) >= self._bounds.files:
                    break
                mark = (state.st_mtime_ns, state.st_ctime_ns, state.st_size, state.st_ino)
                known = self._files.get(path)
                if known is not None and known.mark == mark and (known.pack or not pack):
                    found[path] = known
                    continue
                at = None
                if pack and state.st_size <= self._bounds.largest and time.monotonic() < until:
                    at = _copied(pack, folder, path, size=state.st_size)
                seen = _Seen(mark, state.st_size, state.st_mode)
                found[path] = seen if at is None else replace(seen, pack=pack, at=at)
        return found

    def _top(self) -> int:
        try:
            return os.open(self._root.folder, _FOLDER & ~_NO_FOLLOW)
        except OSError as error:
            raise ToolError("The project folder cannot be opened.", str(error)) from error


def _copied(pack: _Pack, folder: int, path: str, *, size: int) -> int | None:
    """Where the copy begins; None if it could not be made as it was looked at."""
    try:
        handle = os.open(os.path.basename(path), _FILE, dir_fd=folder)  # none for a link
    except OSError:
        return None
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            return None
        data = os.read(handle, size + 1)
        return pack.add(data) if len(data) == size else None
    except OSError:
        return None
    finally:
        os.close(handle)


def _walked(folder: int, prefix: str) -> Generator[tuple[str, int, os.stat_result], None, None]:
    """Every regular file below a held folder: its path, its folder, what it is. Closes it."""
    inner: list[str] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    inner.append(entry.name)
                # links have no copy: that one changed or went is told
                elif entry.is_file(follow_symlinks=False) or entry.is_symlink():
                    yield f"{prefix}{entry.name}", folder, entry.stat(follow_symlinks=False)
        for name in inner:
            if name not in _PASSED_BY and prefix.count("/") < _DEEPEST:
                with suppress(OSError):  # gone meanwhile, or nobody may read it
                    below = os.open(name, _FOLDER, dir_fd=folder)
                    yield from _walked(below, f"{prefix}{name}/")
    except OSError:
        return
    finally:
        os.close(folder)
