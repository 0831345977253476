"""Copies a project's files before each command, so that its changes can be undone.

Nobody knows beforehand which files a command will change. So the small ones are copied into one
file, each once: before the next command only changed files are copied again. Of folders that
programs make again by themselves nothing is copied: what changed in them is only named.
"""

import os
import stat
import tempfile
import threading
import time
import weakref
import zlib
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from itertools import islice
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.ports import PlannedChange
from helix_desktop.domain.value import replace
from helix_desktop.tools.files.closed_folders import open_closed_folders
from helix_desktop.tools.files.file_change import MAX_MEMORY_BYTES
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.mountpoint_folders import is_placeholder
from helix_desktop.tools.files.path_walk import unopened_error
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.files.protected_paths import (
    is_never_written,
    is_steering,
    show_path,
)
from helix_desktop.tools.tool import current_call

_REPOSITORIES = frozenset({".git", ".hg", ".svn", ".jj"})
_GENERATED = frozenset({"__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache"})
"""Folders in which only programs write, all the time: what changed in them is not even named."""
_UNKEPT = frozenset({"node_modules", "site-packages", ".venv", "venv", ".tox", ".nox"}) | frozenset(
    {".gradle", ".cache"}
)
"""Folders that programs make again by themselves."""
UNKEPT_FOLDERS = _REPOSITORIES | _GENERATED | _UNKEPT
"""Folders of which nothing is copied."""
_MODE_BITS = 0o777
"""The permissions that are kept, as by all tools."""
_OWN_ACCESS, _LISTED = 0o700, 0o500
_MAX_NAMED = 3
"""Most files that are named of such a folder; with more, the folder is."""
_MAX_LOOKED_AT = 2_000
"""Most files of a folder that are looked at before a command, for those that are not kept."""
_CLOCK_NS = 20_000_000
"""How much coarser the times of a file system may be than the clock."""
# Windows has none of these, and takes no snapshots
_NO_FOLLOW, _CLOSING = getattr(os, "O_NOFOLLOW", 0), getattr(os, "O_CLOEXEC", 0)
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | _NO_FOLLOW | _CLOSING
_FILE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _NO_FOLLOW | _CLOSING
_NEARLY_FULL, _ROOM = 0.9, 0.15
"""Shares of the bytes on the disk: when copies are made anew, and the least that this must free."""
_AT_ONCE = 1_000
"""Files that a walk hands out together."""
_MAX_DEPTH = 100
"""Most nested folders, each of which is held open."""


class SnapshotBounds(Struct, frozen=True):
    """The limits of a snapshot; changes of files beyond them are reported only."""

    files: int = 20_000
    largest: int = 1024 * 1024
    """Bytes of one file."""
    total_bytes: int = 256 * 1024 * 1024
    """Bytes on the disk, while the application runs; and of what one command wrote."""
    looked_at: float = 0.2
    """Seconds for the look into folders of which nothing is kept, after one command."""


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


_GROUP_FILES, _GROUP_BYTES = 200, 4 * 1024 * 1024
"""Most changes that are handed out together, and about the most bytes of them."""


class Files(dict[str, CopiedFile]):
    """Files by their path below a folder, with the folders of which nothing is kept.

    `folders` are the permissions of the others, `mode` those of the folder itself. `began_ns` is a
    time before which nothing changes that the look did not see.
    """

    def __init__(self, files: Iterable[tuple[str, CopiedFile]] = ()) -> None:
        super().__init__(files)
        self.folders: dict[str, int] = {}
        self.mode = 0
        self.began_ns = 0


class CommandChanges(Struct, frozen=True):
    """The changes of a command, which are read from the disk while they are taken, in groups.

    The earlier content of the files in `beyond` is unknown. `unseen` are folders of which nothing
    is kept, and that have too many files to be looked at; each is told of once. Both are complete
    after the last group.
    """

    groups: Iterator[tuple[PlannedChange, ...]]
    beyond: list[str]
    unseen: list[str]
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
        self._files = Files()
        self._pack: CopyPack | None = None
        self._lock = threading.Lock()
        self._told: frozenset[str] = frozenset()
        """Folders of which the user was told that nobody looked at all of them."""

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
                self._files, self._pack = Files(), CopyPack.create(self._spool)
            self._files = self._take_snapshot(self._pack)
            return self._files

    def unkept(self, places: Sequence[str]) -> list[str]:
        """Return what is at these paths, or below, of which no copy is kept; blocks for a moment.

        Of a folder that is kept, only so many files are looked at.
        """
        top, names = os.path.realpath(self._root.folder), list[str]()
        for place in places:
            path = os.path.relpath(place, top)
            outer = next(iter(_UNKEPT.intersection(path.split(os.sep))), None)
            if outer is not None and os.path.lexists(place):
                names.append(show_path(path))
            elif os.path.isdir(place):
                with suppress(OSError):
                    walked = _walk_files(os.open(place, _FOLDER), "" if path == "." else f"{path}/")
                    with closing(walked):
                        for name, status in islice(walked, _MAX_LOOKED_AT):
                            is_folder = stat.S_ISDIR(status.st_mode)
                            is_unkept = is_folder and os.path.basename(name) in _UNKEPT
                            is_large = not is_folder and status.st_size > self._bounds.largest
                            if is_unkept or is_large:
                                names.append(f"{show_path(name)}{'/' if is_folder else ''}")
            else:
                with suppress(OSError):
                    if os.stat(place).st_size > self._bounds.largest:
                        names.append(show_path(path))
        return list(dict.fromkeys(names))

    def _take_snapshot(
        self, pack: CopyPack | None, open_closed: Callable[[str], None] = lambda _path: None
    ) -> Files:
        """Return all files as they are now; copy new and changed ones into the pack, if any."""
        began_ns = time.time_ns() - _CLOCK_NS
        try:
            root_handle = os.open(self._root.folder, _FOLDER & ~_NO_FOLLOW)
        except OSError as error:
            raise unopened_error(error) from error
        files = Files()
        files.began_ns = began_ns
        files.mode = os.fstat(root_handle).st_mode & _MODE_BITS
        earlier, most = self._files, self._bounds.files
        with closing(_walk_folders(root_handle, open_closed=open_closed)) as walked:
            for prefix, folder, states in walked:
                for name, state in states:
                    if max(len(files), len(files.folders)) >= most:
                        return files
                    path = prefix + name
                    if stat.S_ISDIR(state.st_mode) and self._is_kept_free(name, path):
                        continue
                    if stat.S_ISDIR(state.st_mode) and name not in UNKEPT_FOLDERS:
                        files.folders[path] = state.st_mode & _MODE_BITS
                        continue
                    mark = (state.st_mtime_ns, state.st_ctime_ns, state.st_size, state.st_ino)
                    known = earlier.get(path)
                    if known is None or known.mark != mark or (pack and not known.pack):
                        known = self._copied(name, folder, state, mark, pack)
                    files[path] = known
        return files

    def _is_kept_free(self, name: str, path: str) -> bool:
        """Return whether a folder is empty only to keep its name from running commands."""
        if is_never_written(name) and name not in UNKEPT_FOLDERS:
            return True
        is_kept = is_steering(name) or name in _REPOSITORIES
        return is_kept and is_placeholder(os.path.join(self._root.folder, path))

    def _copied(
        self,
        name: str,
        folder: int,
        state: os.stat_result,
        mark: tuple[int, int, int, int],
        pack: CopyPack | None,
    ) -> CopiedFile:
        """Return a file with its copy, or without one: if there is no pack, or it can't be kept."""
        size = state.st_size
        seen = CopiedFile(mark, size, state.st_mode)
        if pack is None or not stat.S_ISREG(state.st_mode):
            return seen
        if size > min(self._bounds.total_bytes - pack.end, self._bounds.largest):
            return seen
        # without a copy if it changed, cannot be read, or is a link now
        with suppress(OSError):
            handle = os.open(name, _FILE, dir_fd=folder)
            try:
                is_file = stat.S_ISREG(os.fstat(handle).st_mode)
                data = os.read(handle, size + 1) if is_file else b""
                if is_file and len(data) == size:
                    at, checksum = pack.add(data), zlib.crc32(data)
                    return replace(seen, pack=pack, at=at, checksum=checksum)
            finally:
                os.close(handle)
        return seen

    def after(self, before: Files) -> CommandChanges:
        """Return the differences since a snapshot, for the current call.

        A snapshot that was cut off does not tell which of the other files are new: they are left
        out, because a file that counts as new is deleted when the command is undone.
        """
        opened: list[str] = []

        def open_closed(path: str) -> None:
            # what is in one that was closed before is not known to be new, and one that is new
            # itself would have to be open while its files are undone
            if before.folders.get(path, 0) & _LISTED == _LISTED:
                opening.enter_context(self._opened([path]))
                opened.append(path)

        with self._lock, ExitStack() as opening:
            now = self._take_snapshot(None, open_closed)
            # what a command left in a folder of somebody else's can't be compared
            beyond = [
                f"{show_path(path)}/"
                for path, mode in now.folders.items()
                if before.folders.get(path) != mode
                and not os.access(os.path.join(self._root.folder, path), os.R_OK | os.X_OK)
            ]
        most = self._bounds.files
        cut = max(len(before), len(before.folders)) >= most
        beyond += ["./"] if before.mode != now.mode else []
        unseen: list[str] = []
        partial = cut or max(len(now), len(now.folders)) >= most
        groups = self._groups(before, now, beyond, unseen, cut=cut)
        return CommandChanges(self._with_open(opened, groups), beyond, unseen, partial)

    def _with_open(
        self, closed: Sequence[str], groups: Iterator[tuple[PlannedChange, ...]]
    ) -> Iterator[tuple[PlannedChange, ...]]:
        """Yield changes, with the folders open meanwhile that the command closed."""
        with self._opened(closed):
            yield from groups

    @contextmanager
    def _opened(self, closed: Iterable[str]) -> Iterator[None]:
        """Open folders of the user's, outer ones first."""
        with ExitStack() as opening:
            for path in closed:
                with suppress(OSError):
                    root = opening.enter_context(PosixFolderHandle.at(str(self._root.folder)))
                    opening.enter_context(open_closed_folders(root, path))
            yield

    def _groups(
        self, before: Files, now: Files, beyond: list[str], unseen: list[str], *, cut: bool
    ) -> Iterator[tuple[PlannedChange, ...]]:
        until = time.monotonic() + self._bounds.looked_at
        first, inside, last = _folder_changes(before, now, cut=cut)
        if first:
            yield tuple(first)
        group: list[PlannedChange] = []
        room, left = _GROUP_BYTES, self._bounds.total_bytes
        # a file that is as it was is the same object in both
        other = {
            path
            for path, old in before.items()
            if now.get(path) is not old or stat.S_ISDIR(old.mode)
        }
        other |= set() if cut else now.keys() - before.keys()
        inodes = {seen.mark[-1] for seen in before.values()} if other else set[int]()
        made: PlannedChange | None = None
        for path in sorted(other | inside.keys()):
            if made is not None:  # behind the file whose place it took
                group.append(made)
            made = inside.get(path)
            if path not in other:
                continue
            old, new = before.get(path), now.get(path)
            if old is not None and new is not None:
                if stat.S_ISDIR(old.mode) and stat.S_ISDIR(new.mode):
                    if os.path.basename(path) in _UNKEPT:
                        changed = self._changed_in(path, before.began_ns, until)
                        beyond += changed or ()
                        if changed is None and path not in self._told:
                            self._told |= {path}
                            unseen.append(f"{show_path(path)}/")
                    continue
                if old.mark == new.mark:
                    continue
                is_content = stat.S_ISREG(old.mode) or stat.S_ISLNK(old.mode)
                if (old.mark[-1], old.mode) == (new.mark[-1], new.mode) and not is_content:
                    continue  # a pipe or socket that was used
            if any(seen is not None and stat.S_ISDIR(seen.mode) for seen in (old, new)):
                if os.path.basename(path) not in _GENERATED:
                    beyond.append(f"{show_path(path)}/")
                continue
            # behind a link is the content of another file, and what came with its folder from where
            # nothing is kept must not be deleted as if the command had made it
            if new is not None:
                is_older = new.mark[1] < before.began_ns and new.mark[-1] not in inodes
                if not stat.S_ISREG(new.mode) or (old is None and is_older):
                    beyond.append(show_path(path))
                    continue
            try:
                change = self._change_of_file(path, old, left)
            except _NotComparable:
                beyond.append(show_path(path))
                continue
            if change is not None and self._has_more_names(path):
                beyond.append(change.path)  # its earlier content is kept all the same
            if change is not None and path in before.folders:
                last.append(change)  # it took the folder's place, which comes back after it went
            elif change is not None:
                written = len(change.after) if isinstance(change.after, bytes) else 0
                left, room = left - written, room - written - change.size
                group.append(change)
                if room <= 0 or len(group) == _GROUP_FILES:
                    yield tuple(group)
                    group, room = [], _GROUP_BYTES
        if made is not None:
            group.append(made)
        if group or last:
            yield (*group, *last)

    def _change_of_file(self, path: str, old: CopiedFile | None, left: int) -> PlannedChange | None:
        """Return the change of a file; None if it is as it was, or gone again.

        `left` bytes may be kept of what the command wrote.
        """
        if old is not None and old.pack is None:
            raise _NotComparable
        content = old.content if old is not None else None
        after, new_mode = None, None
        try:
            with self._root.open_file(show_path(path)) as file:
                after = file.read(min(MAX_MEMORY_BYTES, left) + 1)
                new_mode = os.fstat(file.fileno()).st_mode & _MODE_BITS
        except (HelixError, OSError):
            if self._is_there(path):
                raise _NotComparable from None
        if after is not None and len(after) > min(MAX_MEMORY_BYTES, left):
            raise _NotComparable
        mode = old.mode & _MODE_BITS if old is not None else 0
        if content == after and (after is None or mode == new_mode):
            return None
        pieces = None if content is None else (content,)
        call, size = current_call(), len(content or b"")
        return PlannedChange(
            show_path(path),
            pieces,
            size,
            after,
            mode,
            new_mode=new_mode,
            tool=call.tool,
            call=call.id,
        )

    def _has_more_names(self, path: str) -> bool:
        """Return whether a file is there under other names, too, so that no undo writes it."""
        try:
            status = os.lstat(os.path.join(self._root.folder, path))
            return stat.S_ISREG(status.st_mode) and status.st_nlink > 1
        except OSError:
            return False

    def _is_there(self, path: str) -> bool:
        """Return whether anything but a folder is at a path, or may be in one that is closed."""
        try:
            return not stat.S_ISDIR(os.lstat(os.path.join(self._root.folder, path)).st_mode)
        except (FileNotFoundError, NotADirectoryError):
            return False
        except OSError:
            return True

    def _changed_in(self, path: str, began_ns: int, until: float) -> list[str] | None:
        """Return what changed in a folder of which nothing is kept: a few names, or the folder's.

        None if the look takes too long.
        """
        shown = f"{show_path(path)}/"
        changed: list[str] = []
        waiting = [path]
        with PosixFolderHandle.at(str(self._root.folder)) as root:
            while waiting:
                above = waiting.pop()
                if time.monotonic() > until:
                    return None
                try:
                    # through no link, which another command may have put in the place of a folder
                    with root.below(above) as folder, os.scandir(folder.handle()) as entries:
                        if os.fstat(folder.handle()).st_ctime_ns >= began_ns:
                            changed.append(f"{show_path(above)}/")
                        for entry in entries:
                            if entry.is_dir(follow_symlinks=False):
                                if entry.name not in _GENERATED:
                                    waiting.append(f"{above}/{entry.name}")
                            elif entry.stat(follow_symlinks=False).st_ctime_ns >= began_ns:
                                changed.append(show_path(f"{above}/{entry.name}"))
                except OSError:
                    changed.append(f"{show_path(above)}/")
                if len(changed) > _MAX_NAMED:
                    return [shown]
        return changed


def _folder_changes(
    before: Files, now: Files, *, cut: bool
) -> tuple[list[PlannedChange], dict[str, PlannedChange], list[PlannedChange]]:
    """Return the changes of folders to be recorded before those of files, among, and after them.

    An undo begins with the last one: a folder that went is made before its files, and one that came
    is removed after them; and a folder can be written while its files are undone. Among them, by
    path, is a folder that took a file's place, and what came in it: the file can only come back
    once that is gone.
    """
    first: list[PlannedChange] = []
    inside: dict[str, PlannedChange] = {}
    last: list[PlannedChange] = []
    call = current_call()
    # what a snapshot that was cut off did not see is not known to be gone, or new
    for path in sorted(before.folders.keys() ^ now.folders.keys() if not cut else ()):
        mode = before.folders.get(path)
        change = PlannedChange(
            f"{show_path(path)}/",
            None if mode is None else (b"",),
            0,
            b"" if mode is None else None,
            mode or 0,
            new_mode=now.folders.get(path),
            tool=call.tool,
            call=call.id,
        )
        if mode is not None:
            last.insert(0, change)
        elif path in before or os.path.dirname(path) in inside:
            inside[path] = change
        else:
            first.append(change)
    closed: list[PlannedChange] = []
    for path, mode in before.folders.items():
        new_mode = now.folders.get(path, mode)
        if new_mode != mode:
            change = PlannedChange(
                f"{show_path(path)}/",
                (b"",),
                0,
                b"",
                mode,
                new_mode=new_mode,
                tool=call.tool,
                call=call.id,
            )
            if new_mode & _OWN_ACCESS == _OWN_ACCESS:
                first.append(change)
            else:  # outer ones open first
                closed.insert(0, change)
    return first, inside, [*last, *closed]


def _walk_files(folder: int, prefix: str) -> Generator[tuple[str, os.stat_result], None, None]:
    """Yield every file below an open folder: its path and status. Closes the folder."""
    with closing(_walk_folders(folder, prefix)) as walked:
        for above, _, states in walked:
            for name, state in states:
                yield above + name, state


def _walk_folders(
    folder: int, prefix: str = "", open_closed: Callable[[str], None] = lambda _path: None
) -> Generator[tuple[str, int, list[tuple[str, os.stat_result]]], None, None]:
    """Yield the files below an open folder, many of one folder at a time: names and status.

    With the path that leads to them, and the folder's handle. Also the folders in it. Closes the
    folder. `open_closed` is called for folders that their owner cannot list.
    """
    inner: list[str] = []
    closed = set[str]()
    states: list[tuple[str, os.stat_result]] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    inner.append(entry.name)
                    continue
                # links, pipes, and sockets have no copy: what became of them is only reported
                try:
                    states.append((entry.name, entry.stat(follow_symlinks=False)))
                except FileNotFoundError:  # gone meanwhile
                    continue
                if len(states) == _AT_ONCE:
                    yield prefix, folder, states
                    states = []
        for name in inner:
            with suppress(OSError):
                status = os.lstat(name, dir_fd=folder)
                states.append((name, status))
                if status.st_mode & _LISTED != _LISTED:
                    closed.add(name)
        yield prefix, folder, states
        for name in inner:
            if name not in UNKEPT_FOLDERS and prefix.count("/") < _MAX_DEPTH:
                with suppress(OSError):  # gone meanwhile, or not readable
                    if name in closed:
                        open_closed(prefix + name)
                    below = os.open(name, _FOLDER, dir_fd=folder)
                    yield from _walk_folders(below, f"{prefix}{name}/", open_closed)
    except OSError:
        return
    finally:
        os.close(folder)
