"""Errors of the system in words, the ballast, the commit marker.

What the operating system says about a folder, in words; and the ballast for a full disk.

The last step that was acknowledged, kept outside LevelDB.

LevelDB opens a database whose log lost its end as if nothing was missing. This file is written
after each sync and never runs ahead of it, so a database behind its witness has lost something.
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
"""Given back to a full disk so that LevelDB can open: its log (16 MiB and the last batch) is
written out then, and 4 MiB were measured to be too few."""

_SMALLEST_BALLAST = 64 << 10
_FULL = (errno.ENOSPC, errno.EDQUOT)
_DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)
_BLOCK = bytes(1 << 16)
_QUIETLY = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_BINARY"))
"""A pipe that takes a file's place between looking and opening must not be waited for."""
_KINDS = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISLNK, "a symbolic link"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
)


def disk_full_error(where: Path | str) -> StoreFull:
    return StoreFull(
        f"The disk that holds {where} is full.",
        "Everything acknowledged so far is kept and readable; nothing new is accepted. "
        "Free some space: the workspace goes on by itself.",
    )


def access_denied_error(where: Path | str) -> StoreDenied:
    return StoreDenied(
        f"Helix Desktop may not read and write in {where}.",
        "Nothing was changed. Check the folder's permissions or choose another data folder.",
    )


def open_regular(path: Path, *, follow: bool = True) -> BinaryIO:
    """A regular file, open for reading; anything else is an OSError and is not opened.

    Opening a pipe waits for its writer, and opening a device can do anything. Without `follow` a
    symbolic link is no file.
    """
    _regular(os.stat(path, follow_symlinks=follow), path)
    handle = os.open(path, _QUIETLY | (0 if follow else getattr(os, "O_NOFOLLOW", 0)))
    try:
        _regular(os.fstat(handle), path)
        return os.fdopen(handle, "rb")
    except BaseException:
        os.close(handle)
        raise


def size_of_regular(path: Path) -> int:
    """Bytes of a file; OSError for a link, a pipe, a device or a folder."""
    return _regular(os.lstat(path), path).st_size


def _regular(found: os.stat_result, path: Path) -> os.stat_result:
    if not stat.S_ISREG(found.st_mode):
        kinds = (words for is_kind, words in _KINDS if is_kind(found.st_mode))
        raise OSError(errno.EINVAL, f"it is {next(kinds, 'a device')}, not a file", str(path))
    return found


@contextmanager
def word_os_errors(path: Path) -> Iterator[None]:
    """Turn an OSError about `path` into one that a person can act on."""
    try:
        yield
    except OSError as error:
        raise _translated(error, path) from error


def _translated(error: OSError, path: Path) -> StoreError:
    if error.errno in _FULL:
        return disk_full_error(path)
    if error.errno in _DENIED:
        return access_denied_error(path.parent)
    if error.errno == errno.ENAMETOOLONG:
        return StoreDenied(
            f"The path {path} is too long for this system.",
            "Nothing was changed. Choose a data folder with a shorter path.",
        )
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return StoreMissing(
            f"{path} does not exist.", "Check that the disk is connected and the path is right."
        )
    return StoreError(f"{path} cannot be used: {error.strerror or error}.", "Nothing was changed.")


def is_there(path: Path) -> bool:
    """An OSError where nobody can tell: from Python 3.14 on `Path.exists` says no there."""
    return _kind(path) is not None


def is_folder(path: Path) -> bool:
    """The same for a folder."""
    kind = _kind(path)
    return kind is not None and stat.S_ISDIR(kind)


def _kind(path: Path) -> int | None:
    try:
        return os.stat(path).st_mode
    except (FileNotFoundError, NotADirectoryError):
        return None


def make_private(folder: Path) -> None:
    """The folder, and what leads to it, for this user only."""
    if not folder.as_posix().isascii():
        _check_text(folder)
    with word_os_errors(folder):
        missing = [place for place in (folder, *folder.parents) if not place.exists()]
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    for place in missing:
        with suppress(StoreDenied):  # a folder one may write in but not list
            sync_folder(place.parent)


def _check_text(folder: Path) -> None:
    """LevelDB takes UTF-8 only."""
    try:
        folder.as_posix().encode()
    except UnicodeEncodeError:
        raise StoreDenied(
            f"The path {str(folder)!a} is not valid text.",
            "Nothing was changed. Choose a data folder whose name can be written.",
        ) from None


def sync_folder(folder: Path) -> None:
    """Make names in `folder` survive a power cut (Windows does it by itself)."""
    if os.name == "nt":
        return
    with word_os_errors(folder):
        fd = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)


def write_durably(path: Path, content: bytes) -> None:
    """Replace a small file so that it is either the old one or the new one, never a mix."""
    draft = path.with_name(f".{path.name}.draft")
    with word_os_errors(path):
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    sync_folder(path.parent)


def free_bytes(folder: Path) -> int:
    with word_os_errors(folder):
        return shutil.disk_usage(folder).free


def folder_bytes(folder: Path) -> int:
    """What the files of a folder take; files that vanish meanwhile count nothing."""
    total = 0
    for file in folder.rglob("*"):
        with suppress(OSError):
            total += file.stat().st_size
    return total


class Ballast:
    """A file of real blocks that can be given back when the disk is full.

    On a crowded disk it takes half of what is free: the log cannot outgrow it then.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def lay(self) -> None:
        """Take the space that is there to take; what was laid on a crowded disk grows later."""
        laid = self.size()
        wanted = min(BALLAST_BYTES, (free_bytes(self._path.parent) + laid) // 2)
        if wanted - laid < _SMALLEST_BALLAST:
            return
        try:
            with self._path.open("ab") as file:
                for _ in range((wanted - laid) // len(_BLOCK)):
                    file.write(_BLOCK)
        except OSError:
            with suppress(OSError):
                os.truncate(self._path, laid)

    def size(self) -> int:
        try:
            return self._path.stat().st_size
        except OSError:
            return 0

    def drop(self) -> None:
        with suppress(OSError):
            self._path.unlink(missing_ok=True)


_body = struct.Struct(">Q")
_crc = struct.Struct(">I")
_SIZE = _body.size + _crc.size


def _write_from_start(fd: int, record: bytes) -> None:
    """One call into the system where it has pwrite (Windows has not)."""
    if hasattr(os, "pwrite"):
        os.pwrite(fd, record, 0)
        return
    os.lseek(fd, 0, os.SEEK_SET)
    os.write(fd, record)


class CommitMarker:
    """Writes one small record in place; not synced, because a late witness accuses nobody."""

    def __init__(self, path: Path) -> None:
        with word_os_errors(path):
            self._fd = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o600)

    def last(self) -> int:
        """The last acknowledged step; 0 if the record is new or torn."""
        os.lseek(self._fd, 0, os.SEEK_SET)
        return _step(os.read(self._fd, _SIZE))

    def note(self, step: int) -> None:
        """A full disk cannot refuse it: the block is there since the first note."""
        body = _body.pack(step)
        with suppress(OSError):
            _write_from_start(self._fd, body + _crc.pack(zlib.crc32(body)))

    def close(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def read_commit_marker(path: Path) -> int:
    """The step in a witness that nobody holds; 0 if there is none."""
    try:
        return _step(path.read_bytes())
    except OSError:
        return 0


def _step(found: bytes) -> int:
    body = found[: _body.size]
    if len(found) < _SIZE or _crc.unpack_from(found, _body.size)[0] != zlib.crc32(body):
        return 0
    step: int = _body.unpack(body)[0]
    return step
