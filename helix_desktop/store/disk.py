"""Files on disk: errors in words, durable writes, the ballast, and the commit marker.

The commit marker records the last acknowledged step outside LevelDB, because LevelDB opens a
database whose log lost its end as if nothing was missing. The marker is written after each sync and
is never ahead of the database. So a database behind its marker has lost data.
"""

import errno
import os
import shutil
import stat
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from helix_desktop.domain.errors import StoreDenied, StoreError, StoreFull, StoreMissing

BALLAST_BYTES = 20 << 20
"""The size of the ballast, which is released on a full disk so that LevelDB can open.

LevelDB then writes out its log (16 MiB and the last batch); 4 MiB were measured to be too few.
"""

_MIN_BALLAST_BYTES = 64 << 10
_FULL = (errno.ENOSPC, errno.EDQUOT)
_DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)
_BLOCK = bytes(1 << 16)
_NONBLOCKING_FLAGS = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_BINARY"))
"""Flags for opening a file without blocking.

A pipe could replace the file between the check and the opening.
"""
_KINDS = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISLNK, "a symbolic link"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
)


def disk_full_error(where: Path | str) -> StoreFull:
    return StoreFull(
        "The disk that holds {where} is full.",
        "Everything so far is saved and readable, but new work can't be saved. Free disk "
        "space; the workspace then resumes.",
        where=where,
    )


def access_denied_error(where: Path | str) -> StoreDenied:
    return StoreDenied(
        "Helix doesn't have permission to read and write in {where}.",
        "Nothing changed. Check the folder's permissions or choose another data folder.",
        where=where,
    )


def open_regular(path: Path, *, follow: bool = True) -> BinaryIO:
    """Open a regular file for reading; raise OSError for anything else without opening it.

    Opening a pipe waits for its writer, and opening a device can have any effect. Without `follow`,
    a symbolic link is refused.
    """
    _require_regular(os.stat(path, follow_symlinks=follow), path)
    handle = os.open(path, _NONBLOCKING_FLAGS | (0 if follow else getattr(os, "O_NOFOLLOW", 0)))
    try:
        _require_regular(os.fstat(handle), path)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def size_of_regular(path: Path) -> int:
    """Return the size of a file in bytes.

    Raise OSError for a link, a pipe, a device, or a folder.
    """
    return _require_regular(os.lstat(path), path).st_size


def _require_regular(status: os.stat_result, path: Path) -> os.stat_result:
    if not stat.S_ISREG(status.st_mode):
        kinds = (words for is_kind, words in _KINDS if is_kind(status.st_mode))
        raise OSError(errno.EINVAL, f"it is {next(kinds, 'a device')}, not a file", str(path))
    return status


@contextmanager
def translate_os_errors(path: Path) -> Iterator[None]:
    """Translate an OSError about `path` into an error that tells the user what to do."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            raise disk_full_error(path) from error
        if error.errno in _DENIED:
            raise access_denied_error(path.parent) from error
        if error.errno == errno.ENAMETOOLONG:
            raise StoreDenied(
                "The path {path} is too long for this system.",
                "Nothing changed. Choose a data folder with a shorter path.",
                path=path,
            ) from error
        if error.errno in (errno.ENOENT, errno.ENOTDIR):
            raise StoreMissing(
                "{path} does not exist.",
                "Check that the disk is connected and the path is right.",
                path=path,
            ) from error
        raise StoreError(
            "Can't use {path}: {reason}.",
            "Nothing changed.",
            path=path,
            reason=error.strerror or error,
        ) from error


def path_exists(path: Path) -> bool:
    """Whether a path exists; raise OSError if that is unknown.

    `Path.exists` of Python 3.14 returns False instead.
    """
    return _kind(path) is not None


def is_folder(path: Path) -> bool:
    """Whether a path is a folder; raise OSError if that is unknown."""
    kind = _kind(path)
    return kind is not None and stat.S_ISDIR(kind)


def _kind(path: Path) -> int | None:
    try:
        return os.stat(path).st_mode
    except (FileNotFoundError, NotADirectoryError):
        return None


def make_private(folder: Path) -> None:
    """Create a folder and its parents, accessible to this user only."""
    try:
        folder.as_posix().encode()  # LevelDB requires valid UTF-8
    except UnicodeEncodeError:
        raise StoreDenied(
            "The path {folder} isn't valid text.",
            "Nothing changed. Choose a data folder with a valid name.",
            folder=ascii(str(folder)),
        ) from None
    with translate_os_errors(folder):
        missing = [path for path in (folder, *folder.parents) if not path.exists()]
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    for path in missing:
        with suppress(StoreDenied):  # a folder may be writable but not readable
            sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make file names in `folder` survive a power cut. Windows does so by itself."""
    if os.name == "nt":
        return
    with translate_os_errors(folder):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def write_durably(path: Path, content: bytes) -> None:
    """Replace a small file atomically: it has either the old or the new content, never a mix."""
    draft = path.with_name(f".{path.name}.draft")
    with translate_os_errors(path):
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    sync_folder(path.parent)


def free_bytes(folder: Path) -> int:
    with translate_os_errors(folder):
        return shutil.disk_usage(folder).free


def folder_bytes(folder: Path) -> int:
    """Return the total size of a folder's files. Files that vanish meanwhile do not count."""
    total = 0
    for file in folder.rglob("*"):
        with suppress(OSError):
            total += file.stat().st_size
    return total


class Ballast:
    """A file of real blocks that is released when the disk is full.

    On a crowded disk, it takes half of the free space, so that the log cannot outgrow it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def create(self) -> None:
        """Fill the ballast as far as there is space. A small ballast grows later."""
        current_bytes = self.size()
        wanted_bytes = min(BALLAST_BYTES, (free_bytes(self._path.parent) + current_bytes) // 2)
        if wanted_bytes - current_bytes < _MIN_BALLAST_BYTES:
            return
        try:
            with self._path.open("ab") as file:
                for _ in range((wanted_bytes - current_bytes) // len(_BLOCK)):
                    file.write(_BLOCK)
        except OSError:
            with suppress(OSError):
                os.truncate(self._path, current_bytes)

    def size(self) -> int:
        try:
            return self._path.stat().st_size
        except OSError:
            return 0

    def release(self) -> None:
        with suppress(OSError):
            self._path.unlink(missing_ok=True)


_body = struct.Struct(">Q")
_crc = struct.Struct(">I")
_SIZE = _body.size + _crc.size


class CommitMarker:
    """Writes one small record in place.

    It is not synced, because a late marker causes no false report.
    """

    def __init__(self, path: Path) -> None:
        with translate_os_errors(path):
            self._fd = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    def last(self) -> int:
        """Return the last acknowledged step; 0 if the record is new or torn."""
        os.lseek(self._fd, 0, os.SEEK_SET)
        return _parse_marker(os.read(self._fd, _SIZE))

    def note(self, step: int) -> None:
        """Record a step.

        A full disk cannot refuse it, because the block exists since the first step.
        """
        body = _body.pack(step)
        with suppress(OSError):
            record = body + _crc.pack(zlib.crc32(body))
            if hasattr(os, "pwrite"):  # one system call, except on Windows
                os.pwrite(self._fd, record, 0)
            else:
                os.lseek(self._fd, 0, os.SEEK_SET)
                os.write(self._fd, record)

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def read_commit_marker(path: Path) -> int:
    """Return the step in a commit marker that no process has open; 0 if there is none."""
    try:
        return _parse_marker(path.read_bytes())
    except OSError:
        return 0


def _parse_marker(record: bytes) -> int:
    body = record[: _body.size]
    if len(record) < _SIZE or _crc.unpack_from(record, _body.size)[0] != zlib.crc32(body):
        return 0
    step: int = _body.unpack(body)[0]
    return step


def unused_path(folder: Path, name: str) -> Path:
    """Return the first of `name`-1, `name`-2 … that does not exist in a folder."""
    number = 1
    while (path := folder / f"{name}-{number}").exists():
        number += 1
    return path
