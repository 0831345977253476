"""Files that commands created against the rules, and removed worktrees: set aside, put back.

Files that editors, agents, shells, or git act upon are moved to a folder of the application when a
command ends. Those of a session in a worktree belong in its worktree. A worktree that is removed is
moved there whole, with its entry in the repository. Nothing is ever deleted here.
"""

import asyncio
import errno
import os
import secrets
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import PermissionsError, ToolError
from helix_desktop.tools.files.folder_handle import HAS_HANDLES, PosixFolderHandle
from helix_desktop.tools.files.repository_places import gitdir_target, read_short_file
from helix_desktop.tools.files.untrusted_trees import move_tree
from helix_desktop.tools.sandbox.repair.nested_repositories import is_note
from helix_desktop.tools.sandbox.repair.protected_places import FOLDER, LEADING

_REMOVED = "worktree-"
"""How the names of folders begin that hold a removed worktree."""
_TREE, _ENTRY = "folder", "entry"
"""Folders in those, for the worktree's folder and its entry in the repository."""


class SetAsideFile(Struct, frozen=True):
    """A file or folder set aside: its original path in the folder, and its place now."""

    path: str
    place: str
    at: float
    folder: str
    """The project folder, or that of a worktree; "" if the worktree is gone."""
    entries: str = ""
    """Of a removed worktree: the folder with its entry in the repository."""


class SetAsideFiles:
    """The set-aside files of a workspace and its worktrees; `home` is the workspace folder."""

    WORKTREES = "worktrees"
    """The folder for what worktrees' commands leave, inside the workspace's own folder."""

    def __init__(self, home: Path, folder: Path) -> None:
        self._home = os.path.realpath(home)
        self._folder = os.path.realpath(folder)

    def listed(self) -> tuple[SetAsideFile, ...]:
        """Return all set-aside files, oldest first; those of worktrees after the others."""
        listed_files: list[SetAsideFile] = []
        folders = [(self._home, self._folder)]
        for name in sorted(_list_names(os.path.join(self._home, self.WORKTREES))):
            entry = os.path.join(self._folder, ".git", "worktrees", name)
            link = read_short_file(os.path.join(entry, "gitdir")).strip()
            # a worktree and its entry in the repository name each other
            known = link and os.path.realpath(gitdir_target(link)) == os.path.realpath(entry)
            folder = os.path.realpath(os.path.dirname(link)) if known else ""
            folders.append((os.path.join(self._home, self.WORKTREES, name), folder))
        for spool, folder in folders:
            for name in sorted(_list_names(os.path.join(spool, FOLDER))):
                top = os.path.join(spool, FOLDER, name)
                at = os.lstat(top).st_mtime
                if name.startswith(_REMOVED):
                    above, worktrees = os.path.split(f"{self._folder}.worktrees")
                    trees = os.path.join(top, _TREE)
                    listed_files += (
                        SetAsideFile(
                            f"{worktrees}/{inner}",
                            os.path.join(trees, inner),
                            at,
                            above,
                            os.path.join(top, _ENTRY),
                        )
                        for inner in sorted(_list_names(trees))
                    )
                    continue
                listed_files += (
                    SetAsideFile(os.path.relpath(place, top), place, at, folder)
                    for place in _moved_trees(top)
                )
        return tuple(listed_files)

    def shown(self, aside_file: SetAsideFile) -> str:
        """Return a file's path in the project folder, or its whole path in a worktree."""
        inside = aside_file.folder in ("", self._folder)
        return aside_file.path if inside else os.path.join(aside_file.folder, aside_file.path)

    def keep_worktree(self, folder: str, entry: str) -> str:
        """Move a worktree's folder, which may be gone, and its entry; return the folder's place."""
        spool = os.path.join(self._home, FOLDER)
        try:
            os.makedirs(spool, mode=0o700, exist_ok=True)
            stamp = time.strftime("%Y-%m-%d-%H%M%S-")
            top = tempfile.mkdtemp(prefix=f"{_REMOVED}{stamp}", dir=spool)
            kept = ""
            for place, part in ((folder, _TREE), (entry, _ENTRY)):
                os.mkdir(os.path.join(top, part), 0o700)
                if os.path.isdir(place):
                    new = os.path.join(top, part, os.path.basename(place))
                    _move(place, new)
                    kept = kept or new
        except (OSError, shutil.Error) as error:
            raise ToolError(
                "The worktree {folder} wasn't moved: {reason}",
                "Nothing was deleted. What was moved is in {place}.",
                folder=folder,
                reason=error,
                place=spool,
            ) from error
        return kept

    async def put_back(self, place: str) -> str:
        return await asyncio.to_thread(self.put_back_blocking, place)

    def put_back_blocking(self, place: str) -> str:
        """Move a file back to its original place if that is free, or has a note of Helix's.

        Return its path in the project folder or the worktree.
        """
        aside_file = next(
            (candidate for candidate in self.listed() if candidate.place == place), None
        )
        if aside_file is None:
            raise PermissionsError("This file is no longer set aside.")
        if not os.path.isdir(aside_file.folder):
            raise PermissionsError(
                "{path} wasn't put back because its worktree was removed.",
                "The file stays in {place}.",
                path=aside_file.path,
                place=place,
            )
        folder_path, name = os.path.split(aside_file.path)
        try:
            with (
                PosixFolderHandle.at_real_path(os.path.dirname(place)) as source,
                PosixFolderHandle.at_real_path(aside_file.folder) as top,
                top.make_below(folder_path) as target,
                _without_note(target, name),
            ):
                move_tree(source, os.path.basename(place), target=target, new=name)
            for name in _list_names(aside_file.entries) if aside_file.entries else ():
                entry = os.path.join(self._folder, ".git", "worktrees", name)
                os.makedirs(os.path.dirname(entry), exist_ok=True)
                if not os.path.lexists(entry):
                    _move(os.path.join(aside_file.entries, name), entry)
        except FileExistsError as error:
            raise PermissionsError(
                "{path} wasn't put back because another file is there.",
                "The file stays in {place}.",
                path=aside_file.path,
                place=place,
            ) from error
        except OSError as error:
            if error.errno not in (errno.ENOTDIR, errno.ELOOP):
                raise
            raise PermissionsError(
                "{path} wasn't put back because its place is outside the folder.",
                "The file stays in {place}.",
                path=aside_file.path,
                place=place,
            ) from error
        return aside_file.path


@contextmanager
def _without_note(folder: PosixFolderHandle, name: str) -> Iterator[None]:
    """Remove the note in the place of a repository, unless that can't be put back."""
    if not is_note(folder, name):
        yield
        return
    note = f"helix-{secrets.token_hex(8)}"
    folder.rename_to_new(name, note)
    try:
        yield
    except BaseException:
        folder.rename_to_new(note, name)
        raise
    folder.remove(note)


def _moved_trees(top: str) -> Iterator[str]:
    """Yield the paths that were set aside as a whole; other folders only lead to them."""
    unvisited = [os.path.join(top, name) for name in sorted(_list_names(top), reverse=True)]
    while unvisited:
        place = unvisited.pop()
        mode = os.lstat(place).st_mode
        if stat.S_ISDIR(mode) and stat.S_IMODE(mode) == LEADING:
            names = sorted(_list_names(place), reverse=True)
            unvisited += [os.path.join(place, name) for name in names]
        else:
            yield place


def _move(old: str, new: str) -> None:
    if not HAS_HANDLES:
        shutil.move(old, new)
        return
    with (
        PosixFolderHandle.at_real_path(os.path.realpath(os.path.dirname(old))) as source,
        PosixFolderHandle.at_real_path(os.path.realpath(os.path.dirname(new))) as target,
    ):
        move_tree(source, os.path.basename(old), target=target, new=os.path.basename(new))


def _list_names(place: str) -> list[str]:
    try:
        return os.listdir(place)
    except OSError:
        return []
