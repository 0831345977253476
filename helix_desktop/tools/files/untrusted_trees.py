"""Moves and removes folders made by commands, however deep, closed, or odd.

Nothing here calls itself for an inner folder: Python's limit is near 1,000 levels. Every folder is
reached from an open one, and through no link, which a command could make meanwhile.
"""

import errno
import os
import secrets
import shutil
import stat
from collections.abc import Iterator
from contextlib import suppress

from helix_desktop.tools.files.closed_folders import let_change
from helix_desktop.tools.files.folder_handle import PosixFolderHandle

_PIECE_BYTES = 1024 * 1024


def files_below(root: PosixFolderHandle, path: str = "") -> Iterator[str]:
    """Yield the paths of all files and links below a folder; none if there is no such folder."""
    waiting = [path]
    while waiting:
        above = waiting.pop()
        with suppress(OSError), root.below(above) as folder:
            for name in folder.names():
                place = os.path.join(above, name)
                if _is_folder(folder, name):
                    waiting.append(place)
                else:
                    yield place


def move_tree(source: PosixFolderHandle, old: str, *, target: PosixFolderHandle, new: str) -> None:
    """Move a file or folder to a free name, one by one to another file system.

    Then no pipe or socket is moved, only removed, and everything else although one file fails.
    """
    try:
        source.move(old, target, new)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        _move_files(source, old, target=target, new=new)


def _move_files(
    source: PosixFolderHandle, old: str, *, target: PosixFolderHandle, new: str
) -> None:
    waiting, folders = [""], list[str]()
    failed: OSError | None = None
    while waiting:
        path = waiting.pop()
        try:
            with (
                source.parent(os.path.join(old, path).rstrip("/")) as (above, name),
                target.parent(os.path.join(new, path).rstrip("/")) as (into, copy),
            ):
                if _is_folder(above, name):
                    folders.append(path)
                    let_change(above, name)
                    into.make_folder(copy)
                    with above.inner(name) as folder:
                        waiting += [os.path.join(path, inner) for inner in folder.names()]
                else:
                    _copy_content(above, name, target=into, new=copy)
                    above.remove(name)
        except OSError as error:
            failed = failed or error
    for path in reversed(folders):
        with (
            suppress(OSError),  # something in it could not be moved
            source.parent(os.path.join(old, path).rstrip("/")) as (above, name),
        ):
            os.rmdir(name, dir_fd=above.handle())
    if failed:
        raise failed


def _copy_content(
    source: PosixFolderHandle, name: str, *, target: PosixFolderHandle, new: str
) -> None:
    """Copy a file or link; nothing else has a content."""
    mode = source.look(name).st_mode
    if stat.S_ISLNK(mode):
        os.symlink(source.link(name), new, dir_fd=target.handle())
    elif stat.S_ISREG(mode):
        with (
            open(source.read(name), "rb") as file,
            open(target.make_file(new, 0o600), "wb") as copy,
        ):
            _copy_data(file.fileno(), copy.fileno(), os.fstat(file.fileno()).st_size)
            # the open files, whatever is at their names by now
            shutil.copystat(*(f"/proc/self/fd/{opened.fileno()}" for opened in (file, copy)))


def _copy_data(source: int, target: int, size: int) -> None:
    """Copy a file's data and leave its holes: a file of terabytes may take no room on the disk."""
    os.ftruncate(target, size)
    end = 0
    while end < size:
        try:
            start = os.lseek(source, end, os.SEEK_DATA)
            end = os.lseek(source, start, os.SEEK_HOLE)
        except OSError as error:
            if error.errno == errno.ENXIO:  # only a hole is left
                return
            start, end = end, size  # this file system knows no holes
        while start < end:
            piece = os.pread(source, min(_PIECE_BYTES, end - start), start)
            if not piece:  # it became shorter
                return
            start += os.pwrite(target, piece, start)


def remove_tree(place: str) -> None:
    """Remove a folder as far as possible.

    Inner folders are moved up, so that only two are open at once, however deep they are.
    """
    above, name = os.path.split(place)
    with suppress(OSError), PosixFolderHandle.at(above) as outer:
        let_change(outer, name)
        with outer.inner(name) as root:
            waiting = _clear(root, root)
            while waiting:
                inner = waiting.pop()
                with suppress(OSError):
                    with root.inner(inner) as folder:
                        waiting += _clear(folder, root)
                    os.rmdir(inner, dir_fd=root.handle())
        os.rmdir(name, dir_fd=outer.handle())


def _clear(folder: PosixFolderHandle, root: PosixFolderHandle) -> list[str]:
    """Remove the files of a folder; return the names that its folders have in `root` now."""
    moved: list[str] = []
    for name in folder.names():
        with suppress(OSError):
            if not _is_folder(folder, name):
                folder.remove(name)
                continue
            let_change(folder, name)
            new = name if folder is root else secrets.token_hex(8)
            if folder is not root:
                folder.move(name, root, new)
            moved.append(new)
    return moved


def _is_folder(folder: PosixFolderHandle, name: str) -> bool:
    return stat.S_ISDIR(folder.look(name).st_mode)
