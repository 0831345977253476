"""The inside of a repository is made of plain files and folders that its owner can open.

Git follows a link wherever it leads, also when it writes, and waits for a pipe for ever. So links
and pipes that a command made are removed, and what it closed to the owner is opened again.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import suppress

from helix_desktop.tools.files.folder_handle import NO_FOLLOW, PosixFolderHandle
from helix_desktop.tools.files.snapshots import CopiedFile, Files

PACKS = "objects/pack/"
_CLOSED = frozenset({"hooks", "modules", "worktrees"})
"""Folders that are closed to commands."""
_DEEPEST = 100
"""Most nested folders, each of which is held open."""
# Windows has no such command
_PLACE = getattr(os, "O_PATH", 0) | NO_FOLLOW
_FOLDER = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0) | NO_FOLLOW


def links_and_packs(inside: PosixFolderHandle) -> Files:
    """Return a repository's links, and its packs, without copies."""
    found: Files = {}
    for _, path, entry in _top(inside):
        is_pack = path.startswith(PACKS) and entry.is_file(follow_symlinks=False)
        if is_pack or entry.is_symlink():
            with suppress(OSError):
                found[path] = _described(entry.stat(follow_symlinks=False))
    return found


def clean(inside: PosixFolderHandle, before: Files) -> list[str]:
    """Open what is closed to the owner; remove and return links and pipes that are new."""
    removed: list[str] = []
    with suppress(OSError):
        _open_to_owner(".", os.fstat(inside.handle()), inside.handle())
    for folder, path, entry in _top(inside):
        with suppress(OSError):
            seen = entry.stat(follow_symlinks=False)
            if stat.S_ISDIR(seen.st_mode) or stat.S_ISREG(seen.st_mode):
                _open_to_owner(entry.name, seen, folder)
            elif before.get(path) != _described(seen) and not _may_stay(folder, path, seen):
                os.unlink(entry.name, dir_fd=folder)
                removed.append(path)
    return removed


def _may_stay(folder: int, path: str, seen: os.stat_result) -> bool:
    """Return whether git made a place that is no file, as it does for its daemon and in HEAD."""
    if path == "HEAD" and stat.S_ISLNK(seen.st_mode):
        return os.readlink(path, dir_fd=folder).startswith("refs/heads/")
    return stat.S_ISSOCK(seen.st_mode)


def _described(seen: os.stat_result) -> CopiedFile:
    mark = (seen.st_mtime_ns, seen.st_ctime_ns, seen.st_size, seen.st_ino)
    return CopiedFile(mark, seen.st_size, seen.st_mode)


def _open_to_owner(name: str, seen: os.stat_result, folder: int) -> None:
    wanted = stat.S_IRWXU if stat.S_ISDIR(seen.st_mode) else stat.S_IRUSR
    if seen.st_mode & wanted == wanted:
        return
    handle = os.open(name, _PLACE, dir_fd=folder)
    try:
        os.chmod(f"/proc/self/fd/{handle}", stat.S_IMODE(os.fstat(handle).st_mode) | wanted)
    finally:
        os.close(handle)


def _top(inside: PosixFolderHandle) -> Iterator[tuple[int, str, os.DirEntry[str]]]:
    with suppress(OSError), inside.below("") as folder:
        yield from _walked(folder.handle(), "")


def _walked(folder: int, prefix: str) -> Iterator[tuple[int, str, os.DirEntry[str]]]:
    """Yield everything below an open folder: its folder's handle, its path, its entry.

    A folder comes before what is in it.
    """
    with os.scandir(folder) as entries:
        found = [*entries]
    for entry in found:
        path = f"{prefix}{entry.name}"
        yield folder, path, entry
        is_folder = entry.is_dir(follow_symlinks=False)
        if is_folder and path not in _CLOSED and path.count("/") < _DEEPEST:
            with suppress(OSError):  # gone meanwhile, or not readable
                below = os.open(entry.name, _FOLDER, dir_fd=folder)
                try:
                    yield from _walked(below, f"{path}/")
                finally:
                    os.close(below)
