"""Open folders on Windows, where paths are not relative to a handle; follows no junctions.

Each step is opened by its full path, and the final path of the opened file must be this very step.
Links and junctions are not followed at all.
"""

import errno
import os
import stat
import sys
from collections.abc import Callable

from helix_desktop.tools.files.folder_handle import (
    HAS_HANDLES,
    MAKING,
    READING,
    FolderHandle,
    PosixFolderHandle,
    require_regular,
)

if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes import wintypes

FinalPath = Callable[[int], str]
"""Returns the system's path of an open file."""

_REPARSE = 0x400
"""FILE_ATTRIBUTE_REPARSE_POINT: links, junctions, cloud placeholders."""


def final_path_of(handle: int) -> str:
    if sys.platform == "win32":
        ask = ctypes.windll.kernel32.GetFinalPathNameByHandleW
        ask.argtypes = (wintypes.HANDLE, wintypes.LPWSTR, wintypes.DWORD, wintypes.DWORD)
        ask.restype = wintypes.DWORD
        room = ctypes.create_unicode_buffer(33_000)
        length = ask(msvcrt.get_osfhandle(handle), room, len(room), 0)
        if not 0 < length < len(room):
            raise OSError(errno.EACCES, "its final path is not told")
        return room.value.removeprefix("\\\\?\\")
    return os.readlink(f"/proc/self/fd/{handle}")


class WindowsFolderHandle:
    """The implementation of FolderHandle by full paths that are checked after opening."""

    def __init__(self, path: str, final: FinalPath = final_path_of) -> None:
        """Represent a folder whose `path` is final: links resolved."""
        self._path = path
        self._final = final

    @classmethod
    def at(cls, path: str, final: FinalPath = final_path_of) -> "WindowsFolderHandle":
        real = os.path.realpath(path, strict=True)
        if not os.path.isdir(real):
            raise OSError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), path)
        return cls(real, final)

    def handle(self) -> int:
        raise OSError(errno.ENOTSUP, "a folder has no handle here", self._path)

    def names(self) -> list[str]:
        return os.listdir(self._path)

    def look(self, name: str) -> os.stat_result:
        status = os.lstat(self._at(name))
        junction = getattr(status, "st_file_attributes", 0) & _REPARSE
        if junction or stat.S_ISLNK(status.st_mode):
            raise OSError(errno.EXDEV, "links are not followed here", name)
        return status

    def link(self, name: str) -> str:
        raise OSError(errno.EXDEV, "links are not followed here", name)

    def inner(self, name: str) -> "WindowsFolderHandle":
        if not stat.S_ISDIR(self.look(name).st_mode):
            raise OSError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), name)
        path = self._at(name)
        if not _same(os.path.realpath(path, strict=True), path):
            raise OSError(errno.EXDEV, "it is somewhere else", name)
        return WindowsFolderHandle(path, self._final)

    def read(self, name: str) -> int:
        if not stat.S_ISREG(self.look(name).st_mode):
            raise OSError(errno.ENXIO, "not a regular file", name)
        return self._require_path(require_regular(os.open(self._at(name), READING), name), name)

    def make_file(self, name: str, mode: int) -> int:
        return self._require_path(os.open(self._at(name), MAKING, mode), name)

    def make_folder(self, name: str) -> None:
        os.mkdir(self._at(name))

    def rename(self, old: str, new: str) -> None:
        os.replace(self._at(old), self._at(new))

    def rename_to_new(self, old: str, new: str) -> None:
        """Rename; Windows never replaces a file, elsewhere a hard link is made first."""
        if os.name == "nt":
            os.rename(self._at(old), self._at(new))
            return
        os.link(self._at(old), self._at(new), follow_symlinks=False)
        os.unlink(self._at(old))

    def exchange(self, first: str, second: str) -> bool:
        return False

    def remove(self, name: str) -> None:
        os.unlink(self._at(name))

    def sync(self) -> None:
        """Do nothing: folders cannot be synced by their path."""

    def close(self) -> None:
        """Do nothing: no handle is held."""

    def _at(self, name: str) -> str:
        return os.path.join(self._path, name)

    def _require_path(self, handle: int, name: str) -> int:
        """Return the handle if its final path is as expected; else close it and raise OSError."""
        try:
            if _same(self._final(handle), self._at(name)):
                return handle
        except OSError:
            os.close(handle)
            raise
        os.close(handle)
        raise OSError(errno.EXDEV, "it is somewhere else", name)


def _same(first: str, second: str) -> bool:
    return os.path.normcase(first) == os.path.normcase(second)


def folder_handle_at(folder: str) -> FolderHandle:
    """Open a folder, in the way of this system."""
    return PosixFolderHandle.at(folder) if HAS_HANDLES else WindowsFolderHandle.at(folder)
