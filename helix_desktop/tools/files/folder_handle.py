"""Open folders by handle (Linux, macOS): open, rename, and remove below them, through no link.

Another program may rename or replace the folders above; the handle still means the same folder.
Places deeper below are reached from the handle too, through no link. Two Linux calls that Python
lacks, openat2 and renameat2, are made through the C library. Where they do not exist (older
kernels, other systems, a filter that forbids them) callers fall back; whether openat2 really
confines is tested once.
"""

import ctypes
import errno
import os
import stat
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from typing import Protocol, Self

HAS_HANDLES = os.open in os.supports_dir_fd
"""Whether folders have handles here; Windows has none."""
_OPENAT2 = 437
"""The number of openat2 on every architecture that Python supports under Linux, but Alpha."""
_NO_MAGIC_LINKS = 0x02
_NO_SYMLINKS = 0x04
_BENEATH = 0x08
_MAX_OPEN_ATTEMPTS = 128
"""Most attempts at a path that is renamed meanwhile (the kernel says EAGAIN)."""

_NO_REPLACE = 1
_EXCHANGE = 2

_UNSUPPORTED = (errno.ENOSYS, errno.EINVAL, errno.EPERM, errno.E2BIG, errno.EOPNOTSUPP)


@cache
def _library() -> ctypes.CDLL | None:
    return ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


def open_beneath(folder: int, path: str, flags: int, *, links: bool = True) -> int:
    """Open a path below `folder`, through links that stay inside; raise OSError for others.

    Never through /proc's magic links; without `links` through none at all. The kernel resolves and
    opens in one step.
    """
    library = _library()
    if library is None:
        raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), path)
    resolving = _BENEATH | _NO_MAGIC_LINKS | (0 if links else _NO_SYMLINKS)
    how = struct.pack("QQQ", flags | os.O_CLOEXEC, 0, resolving)
    for _ in range(_MAX_OPEN_ATTEMPTS):
        # whole registers: the C library's syscall() takes longs
        number, size = ctypes.c_long(_OPENAT2), ctypes.c_size_t(len(how))
        opened = library.syscall(number, ctypes.c_long(folder), os.fsencode(path), how, size)
        if opened >= 0:
            return int(opened)
        if (code := ctypes.get_errno()) not in (errno.EAGAIN, errno.EINTR):
            raise OSError(code, os.strerror(code), path)
    raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), path)


@cache
def openat2_confines() -> bool:
    """Return whether openat2 exists and confines, as tested on the folder /proc/self."""
    if sys.platform != "linux":
        return False
    try:
        folder = os.open("/proc/self", os.O_RDONLY | os.O_DIRECTORY)
    except OSError:
        return False
    try:
        os.close(open_beneath(folder, ".", os.O_PATH))
        return not any(_can_open(folder, path) for path in ("..", "cwd", "/proc/self", "exe"))
    except OSError:
        return False
    finally:
        os.close(folder)


def _can_open(folder: int, path: str) -> bool:
    try:
        os.close(open_beneath(folder, path, os.O_PATH))
    except OSError:
        return False
    return True


def open_through_folders(folder: int, path: str, flags: int) -> int:
    """Open a path below `folder`; raise OSError if a step above the last one is no real folder."""
    if openat2_confines() and ".." not in path:
        return open_beneath(folder, path.strip("/") or ".", flags | NO_FOLLOW, links=False)
    return step_through_folders(folder, path, flags)


def step_through_folders(folder: int, path: str, flags: int) -> int:
    """Do the same as open_through_folders without openat2, step by step."""
    *above, last = [step for step in path.split("/") if step not in ("", ".")] or ["."]
    current = os.dup(folder)
    try:
        for step in above:
            inner = os.open(_require_downward(step), _STEP, dir_fd=current)
            os.close(current)
            current = inner
        return os.open(_require_downward(last), flags | NO_FOLLOW, dir_fd=current)
    finally:
        os.close(current)


def _require_downward(step: str) -> str:
    """Return a step that leads down; raise OSError for the folder above."""
    if step == "..":
        raise OSError(errno.EXDEV, os.strerror(errno.EXDEV), step)
    return step


def reopen(handle: int, flags: int) -> int:
    """Open the file of an O_PATH handle; no name is looked up again."""
    return os.open(f"/proc/self/fd/{handle}", flags)


def exchange_names(folder: int, first: str, second: str) -> bool:
    """Swap two names of a folder in one step; return False where the system cannot."""
    return _rename_with_flags(folder, first, second, flags=_EXCHANGE)


def rename_to_new(folder: int, old: str, new: str) -> bool:
    """Rename without replacing (FileExistsError); return False where the system cannot."""
    return _rename_with_flags(folder, old, new, flags=_NO_REPLACE)


def _rename_with_flags(
    folder: int, old: str, new: str, *, flags: int, target: int | None = None
) -> bool:
    library = _library()
    if library is None or not hasattr(library, "renameat2"):
        return False
    names = os.fsencode(old), os.fsencode(new)
    into = folder if target is None else target
    if library.renameat2(folder, names[0], into, names[1], ctypes.c_uint(flags)) == 0:
        return True
    number = ctypes.get_errno()
    if number in _UNSUPPORTED:
        return False
    raise OSError(number, os.strerror(number), new)


_NO_LINKS = (errno.EPERM, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EMLINK)
_NO_SYNC = (errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS)


def rename_by_link(folder: int, old: str, new: str, *, link: Callable[..., None] = os.link) -> None:
    """Rename without replacing (FileExistsError); an empty file keeps the name without links."""
    try:
        link(old, new, src_dir_fd=folder, dst_dir_fd=folder, follow_symlinks=False)
    except OSError as error:
        if error.errno not in _NO_LINKS:
            raise
        os.close(os.open(new, MAKING, 0o600, dir_fd=folder))
        try:
            os.rename(old, new, src_dir_fd=folder, dst_dir_fd=folder)
        except OSError:
            os.unlink(new, dir_fd=folder)
            raise
    else:
        os.unlink(old, dir_fd=folder)


_EMPTY_PATH, _BIRTH_TIME = 0x1000, 0x800
_STATX_BYTES, _STATX_BIRTH = 256, 80


def birth_ns(handle: int) -> int | None:
    """Return when what is open was made; None where the file system does not tell."""
    library, buffer = _library(), ctypes.create_string_buffer(_STATX_BYTES)
    if library is None or not hasattr(library, "statx"):
        return None
    mask = ctypes.c_uint(_BIRTH_TIME)
    if library.statx(handle, b"", _EMPTY_PATH, mask, buffer) or not (
        struct.unpack_from("I", buffer)[0] & _BIRTH_TIME
    ):
        return None
    seconds, nanoseconds = struct.unpack_from("qI", buffer, _STATX_BIRTH)
    return int(seconds) * 1_000_000_000 + int(nanoseconds)


def sync_folder(folder: int, *, sync: Callable[[int], None] = os.fsync) -> None:
    """Write the names of a folder to the disk, where its file system can."""
    try:
        sync(folder)
    except OSError as error:
        if error.errno not in _NO_SYNC:
            raise


_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_CLOEXEC", 0)
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
_PATH = getattr(os, "O_PATH", 0)
_STEP = (_PATH or os.O_RDONLY) | (_FOLDER & ~os.O_RDONLY) | NO_FOLLOW
"""To go through a folder, which must not be readable for that."""
READING = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
MAKING = (
    os.O_RDWR
    | os.O_CREAT
    | os.O_EXCL
    | NO_FOLLOW
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)


class FolderHandle(Protocol):
    """An open folder; every name is one step, and links are never followed."""

    def handle(self) -> int: ...
    def names(self) -> list[str]: ...
    def look(self, name: str) -> os.stat_result: ...
    def link(self, name: str) -> str: ...
    def inner(self, name: str) -> "FolderHandle": ...
    def read(self, name: str) -> int: ...
    def make_file(self, name: str, mode: int) -> int: ...
    def make_folder(self, name: str) -> None: ...
    def rename(self, old: str, new: str) -> None: ...
    def rename_to_new(self, old: str, new: str) -> None: ...
    def exchange(self, first: str, second: str) -> bool: ...
    def remove(self, name: str) -> None: ...
    def sync(self) -> None: ...
    def close(self) -> None: ...


class PosixFolderHandle:
    """The implementation of FolderHandle with paths relative to a handle (Linux, macOS, BSD)."""

    def __init__(self, handle: int) -> None:
        """Take ownership of the handle."""
        self._handle = handle

    @classmethod
    def at(cls, path: str) -> Self:
        return cls(os.open(path, _FOLDER))

    @classmethod
    def at_real_path(cls, path: str) -> Self:
        """Open a folder, which need not be readable; raise OSError if a step is a link."""
        if not _PATH:
            return cls.at(path)  # there is no sandbox either, out of which a link could lead
        handle = os.open("/", _STEP)
        try:
            return cls(open_through_folders(handle, path, _STEP))
        finally:
            os.close(handle)

    def handle(self) -> int:
        return self._handle

    def names(self) -> list[str]:
        return os.listdir(self._handle)

    def look(self, name: str) -> os.stat_result:
        return os.stat(name, dir_fd=self._handle, follow_symlinks=False)

    def link(self, name: str) -> str:
        return os.readlink(name, dir_fd=self._handle)

    def inner(self, name: str) -> "PosixFolderHandle":
        return PosixFolderHandle(os.open(name, _FOLDER | NO_FOLLOW, dir_fd=self._handle))

    def below(self, path: str) -> "PosixFolderHandle":
        """Open a folder below through real folders only; "" opens this one again."""
        return PosixFolderHandle(open_through_folders(self._handle, path, _FOLDER))

    def make_below(
        self, path: str, refused: Callable[[str, int], bool] = lambda *_: False
    ) -> "PosixFolderHandle":
        """Open a folder below through real folders only, made where there is nothing.

        Raise OSError for a folder on the way that is `refused`.
        """
        folder = PosixFolderHandle(open_through_folders(self._handle, "", _STEP))
        steps = [step for step in path.split("/") if step]
        for number, step in enumerate(steps, 1):
            with folder:
                with suppress(FileExistsError):
                    folder.make_folder(step)
                inner = os.open(step, _STEP, dir_fd=folder.handle())
            folder, place = PosixFolderHandle(inner), "/".join(steps[:number])
            if refused(place, inner):
                folder.close()
                raise OSError(errno.ESTALE, "another folder is in this place now", place)
        return folder

    @contextmanager
    def parent(self, path: str) -> Iterator[tuple["PosixFolderHandle", str]]:
        """Open the folder of a place below through real folders only; yield it and the name."""
        above, _, name = path.rpartition("/")
        with PosixFolderHandle(open_through_folders(self._handle, above, _STEP)) as folder:
            yield folder, name or "."

    def status(self, path: str) -> os.stat_result | None:
        """Return the status of a place below; None if there is none behind real folders."""
        try:
            if not _PATH:
                with self.parent(path) as (folder, name):
                    return folder.look(name)
            handle = open_through_folders(self._handle, path, _PATH)
        except OSError:
            return None
        try:
            return os.fstat(handle)
        finally:
            os.close(handle)

    def identity(self, path: str) -> tuple[int, int] | None:
        """Return what tells a place below from every other one; None if there is none."""
        status = self.status(path)
        return None if status is None else (status.st_dev, status.st_ino)

    def read(self, name: str) -> int:
        """Open a regular file; raise OSError for anything else, if possible without opening."""
        if not stat.S_ISREG(self.look(name).st_mode):
            raise OSError(errno.ENXIO, "not a regular file", name)
        handle = os.open(name, READING | NO_FOLLOW, dir_fd=self._handle)
        return require_regular(handle, name)

    def make_file(self, name: str, mode: int) -> int:
        return os.open(name, MAKING, mode, dir_fd=self._handle)

    def make_folder(self, name: str) -> None:
        os.mkdir(name, dir_fd=self._handle)

    def rename(self, old: str, new: str) -> None:
        os.replace(old, new, src_dir_fd=self._handle, dst_dir_fd=self._handle)

    def rename_to_new(self, old: str, new: str) -> None:
        """Rename; raise FileExistsError if the new name is taken."""
        if not rename_to_new(self._handle, old, new):
            rename_by_link(self._handle, old, new)

    def exchange(self, first: str, second: str) -> bool:
        return exchange_names(self._handle, first, second)

    def move(self, name: str, target: "PosixFolderHandle", new: str) -> None:
        """Move into another folder of the file system; raise FileExistsError if the name is taken.

        Where the system cannot refuse to replace, a moment is left between looking and moving.
        """
        into = target.handle()
        if _rename_with_flags(self._handle, name, new, flags=_NO_REPLACE, target=into):
            return
        if target.status(new) is not None:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), new)
        os.rename(name, new, src_dir_fd=self._handle, dst_dir_fd=into)

    def remove(self, name: str) -> None:
        os.unlink(name, dir_fd=self._handle)

    def sync(self) -> None:
        sync_folder(self._handle)

    def close(self) -> None:
        os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def require_regular(handle: int, name: str) -> int:
    """Return the handle of a regular file; close any other and raise OSError."""
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise OSError(errno.ENXIO, "not a regular file", name)
