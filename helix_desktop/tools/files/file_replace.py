"""Replaces a file atomically: at any moment there is all of the old file or all of the new one.

The replaced file is checked once more after it was taken away: if somebody else changed it
meanwhile, it is put back and the agent is told. Hard-linked and read-only files are left alone: a
replacement would silently cut off the other names of the one, and ignore the mark of the other.
"""

import os
import secrets
import stat
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.folder_handle import FolderHandle
from helix_desktop.tools.files.path_walk import PathSpot, no_file_error, refused_error
from helix_desktop.tools.files.protected_paths import show_path

CHUNK = 1024 * 1024
_NEW_MODE = 0o666
_MODE_BITS = 0o777
"""The kept bits of a mode; set-user-ID and the like end with any write, as in the system."""


class SeenFile(Struct, frozen=True):
    """The identity of a file as seen: a difference means another file or content."""

    device: int
    inode: int
    size: int
    written: int
    mode: int

    @classmethod
    def of(cls, status: os.stat_result) -> "SeenFile":
        mode = stat.S_IMODE(status.st_mode)
        return cls(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns, mode)


class ExpectedFile(Struct, frozen=True):
    """The expected content of a place: nothing (`seen` is None), or this file with these bytes.

    `data` is None for a file that is too large to be compared byte by byte.
    """

    seen: SeenFile | None = None
    data: bytes | None = None


class FilePlace:
    """One name below the folder, held by its parent's handle."""

    def __init__(self, spot: PathSpot) -> None:
        self._spot = spot
        self._new_folders: list[FolderHandle] = []
        self._aside = ""
        self.parts = spot.parts
        self.path = show_path("/".join(spot.parts))

    @property
    def seen(self) -> SeenFile | None:
        status = self._spot.status
        return SeenFile.of(status) if status else None

    def check_changeable(self, *, read_only: bool = False) -> None:
        """Refuse a special file (a pipe or device), a hard-linked one, and a read-only one.

        `read_only`: allow the last.
        """
        if self._spot.status is not None:
            check_changeable(self._spot.status, self.path, read_only=read_only)

    def content(self) -> Iterator[bytes]:
        """Yield the content up to the size seen before; nothing that is appended meanwhile."""
        return _read_chunks(self._spot.folder, self._spot.name, self.seen.size if self.seen else 0)

    def write(self, chunks: Iterable[bytes], old: ExpectedFile, mode: int | None = None) -> None:
        """Set the file's content to `chunks`; without `mode` the file keeps its own."""
        if self.seen != old.seen:
            raise _changed_error(self.path)
        try:
            with ExitStack() as undo:
                folder = self._spot.folder
                for name in self._spot.missing:
                    with suppress(FileExistsError):
                        folder.make_folder(name)
                    self._new_folders.append(folder)
                    folder = folder.inner(name)
                    undo.callback(folder.close)
                self._aside = self._write_beside(folder, chunks, mode)
                # the new one, or after a swap the old one
                undo.callback(lambda: _remove_file(folder, self._aside) if self._aside else None)
                self._swap_in(folder, self._aside, old)
                for folder_synced in (folder, *reversed(self._new_folders)):
                    folder_synced.sync()
        except FileExistsError as error:
            raise _changed_error(self.path) from error
        except OSError as error:
            raise refused_error(error, self.path) from error

    def set_mode(self, old: SeenFile, mode: int) -> None:
        """Give the file as seen other permissions, also one that is read-only."""
        try:
            handle = self._spot.folder.read(self._spot.name)
            try:
                if SeenFile.of(os.fstat(handle)) != old:
                    raise _changed_error(self.path)
                os.fchmod(handle, mode & _MODE_BITS)
            finally:
                os.close(handle)
        except OSError as error:
            raise refused_error(error, self.path) from error

    def remove(self, old: ExpectedFile) -> None:
        """Remove the file; its content is checked before it is deleted."""
        folder, name, aside = self._spot.folder, self._spot.name, _temporary_name()
        if self.seen is None or self.seen != old.seen:
            raise _changed_error(self.path)
        try:
            folder.rename_to_new(name, aside)
            if not _is_still(folder, aside, old):
                folder.rename_to_new(aside, name)
                raise _changed_error(self.path)
            folder.remove(aside)
            folder.sync()
        except OSError as error:
            raise refused_error(error, self.path) from error

    def _write_beside(self, folder: FolderHandle, chunks: Iterable[bytes], mode: int | None) -> str:
        """Write a complete, synced file beside the place; return its name."""
        name = _temporary_name()
        handle = folder.make_file(name, _NEW_MODE)
        try:
            with open(handle, "wb") as file:
                file.writelines(chunks)
                file.flush()
                # give the file the owner and mode of the old one, or the wanted mode
                original = self._spot.status
                if original is not None and hasattr(os, "fchown"):
                    own = os.fstat(handle)
                    if (own.st_uid, own.st_gid) != (original.st_uid, original.st_gid):
                        with suppress(PermissionError):
                            os.fchown(handle, original.st_uid, original.st_gid)
                wanted = (
                    mode if mode is not None or original is None else stat.S_IMODE(original.st_mode)
                )
                if wanted is not None and hasattr(os, "fchmod"):
                    os.fchmod(handle, wanted & _MODE_BITS)
                os.fsync(handle)
        except BaseException:
            _remove_file(folder, name)
            raise
        return name

    def _swap_in(self, folder: FolderHandle, name: str, old: ExpectedFile) -> None:
        target = self._spot.name
        if old.seen is None:
            folder.rename_to_new(name, target)
        elif not folder.exchange(name, target):
            # a moment is left between looking and renaming: no system without exchange has less
            if not _is_still(folder, target, old):
                raise _changed_error(self.path)
            folder.rename(name, target)
        elif not _is_still(folder, name, old):
            # somebody else's file goes back where it was
            self._aside = ""
            try:
                folder.exchange(name, target)
            except FileNotFoundError:
                folder.rename_to_new(name, target)
            else:
                self._aside = name
            raise _changed_error(self.path)


def check_changeable(status: os.stat_result, path: str, *, read_only: bool = False) -> None:
    """Refuse a special file (a pipe or device), a hard-linked one, and a read-only one.

    `read_only`: allow the last.
    """
    if not stat.S_ISREG(status.st_mode):
        raise no_file_error(path)
    if status.st_nlink > 1:
        raise ToolError(
            "{path} has {count} names (hard links); writing it would change or cut off the others.",
            "Make a copy of it under a new name instead.",
            path=repr(path),
            count=status.st_nlink,
        )
    if not read_only and not status.st_mode & stat.S_IWUSR:
        raise ToolError("{path} is read-only and unchanged.", "Ask the user.", path=repr(path))


def _read_chunks(folder: FolderHandle, name: str, size: int) -> Iterator[bytes]:
    with open(folder.read(name), "rb") as file:
        while chunk := file.read(min(CHUNK, size)):
            size -= len(chunk)
            yield chunk


def _is_still(folder: FolderHandle, name: str, old: ExpectedFile) -> bool:
    """Return whether a name still holds the seen file, with its bytes where they are known."""
    try:
        if old.seen is None or SeenFile.of(folder.look(name)) != old.seen:
            return False
        # one more byte: somebody may have appended since that look
        return (
            old.data is None or b"".join(_read_chunks(folder, name, old.seen.size + 1)) == old.data
        )
    except OSError:
        return False


def _temporary_name() -> str:
    return f".helix-{secrets.token_hex(8)}.part"


def _remove_file(folder: FolderHandle, name: str) -> None:
    with suppress(OSError):
        folder.remove(name)


def _changed_error(path: str) -> ToolError:
    return ToolError(
        "{path} was changed by another program in the meantime, so Helix left it alone.",
        "Read it again first.",
        path=repr(path),
    )
