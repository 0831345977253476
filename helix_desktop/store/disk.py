"""Files on disk: durable writes, free space, and the errors *disk full* and *no access*.

`workspace_store.py` decides when the store counts as full.
"""

import errno
import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from helix_desktop.domain.errors import StoreDenied, StoreError, StoreFull, StoreMissing

_FULL = (errno.ENOSPC, errno.EDQUOT)
_DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)
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


def unused_path(folder: Path, name: str) -> Path:
    """Return the first of `name`-1, `name`-2 … that does not exist in a folder."""
    number = 1
    while (path := folder / f"{name}-{number}").exists():
        number += 1
    return path
