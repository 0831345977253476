"""A folder that is held open: whatever is done in it is done by its handle and one plain name.

Another program may rename or replace what lies above it; the handle still means this folder.
"""

import errno
import os
import stat
from typing import Protocol, Self

from helix_desktop.tools.ground import kernel

_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | getattr(os, "O_CLOEXEC", 0)
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
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


class Folder(Protocol):
    """A held folder; every name is one step, links are never followed."""

    def handle(self) -> int: ...
    def names(self) -> list[str]: ...
    def look(self, name: str) -> os.stat_result: ...
    def link(self, name: str) -> str: ...
    def inner(self, name: str) -> "Folder": ...
    def read(self, name: str) -> int: ...
    def make_file(self, name: str, mode: int) -> int: ...
    def make_folder(self, name: str) -> None: ...
    def rename(self, old: str, new: str) -> None: ...
    def rename_to_new(self, old: str, new: str) -> None: ...
    def exchange(self, one: str, other: str) -> bool: ...
    def remove(self, name: str) -> None: ...
    def sync(self) -> None: ...
    def close(self) -> None: ...


class HandleFolder:
    """Implements Folder where the system opens relative to a folder (Linux, macOS, BSD)."""

    def __init__(self, handle: int) -> None:
        """Owns the handle from now on."""
        self._handle = handle

    @classmethod
    def at(cls, path: str) -> Self:
        return cls(os.open(path, _FOLDER))

    def handle(self) -> int:
        return self._handle

    def names(self) -> list[str]:
        return os.listdir(self._handle)

    def look(self, name: str) -> os.stat_result:
        return os.stat(name, dir_fd=self._handle, follow_symlinks=False)

    def link(self, name: str) -> str:
        return os.readlink(name, dir_fd=self._handle)

    def inner(self, name: str) -> "HandleFolder":
        return HandleFolder(os.open(name, _FOLDER | NO_FOLLOW, dir_fd=self._handle))

    def read(self, name: str) -> int:
        """A regular file; anything else is an OSError and, as far as can be, not even opened."""
        if not stat.S_ISREG(self.look(name).st_mode):
            raise OSError(errno.ENXIO, "not a regular file", name)
        handle = os.open(name, READING | NO_FOLLOW, dir_fd=self._handle)
        return regular(handle, name)

    def make_file(self, name: str, mode: int) -> int:
        return os.open(name, MAKING, mode, dir_fd=self._handle)

    def make_folder(self, name: str) -> None:
        os.mkdir(name, dir_fd=self._handle)

    def rename(self, old: str, new: str) -> None:
        os.replace(old, new, src_dir_fd=self._handle, dst_dir_fd=self._handle)

    def rename_to_new(self, old: str, new: str) -> None:
        """FileExistsError if the new name is taken."""
        if kernel.renamed_to_new(self._handle, old, new):
            return
        os.link(old, new, src_dir_fd=self._handle, dst_dir_fd=self._handle, follow_symlinks=False)
        os.unlink(old, dir_fd=self._handle)

    def exchange(self, one: str, other: str) -> bool:
        return kernel.exchanged(self._handle, one, other)

    def remove(self, name: str) -> None:
        os.unlink(name, dir_fd=self._handle)

    def sync(self) -> None:
        os.fsync(self._handle)

    def close(self) -> None:
        os.close(self._handle)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def regular(handle: int, name: str) -> int:
    """The handle, if it is one of a regular file; closed otherwise."""
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise OSError(errno.ENXIO, "not a regular file", name)
