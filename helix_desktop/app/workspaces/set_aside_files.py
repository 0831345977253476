"""Files that commands created against the rules: set aside, listed, and put back.

Files that editors, agents, shells, or git act upon are moved to a folder of the application when a
command ends. Nothing is ever deleted here. Those of a session in a worktree belong in its worktree.
"""

import asyncio
import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import PermissionsError
from helix_desktop.tools.files.folder_handle import PosixFolderHandle
from helix_desktop.tools.files.protected_paths import is_never_written, is_steering, is_steering_in
from helix_desktop.tools.sandbox.nested_repositories import is_note
from helix_desktop.tools.sandbox.protected_places import FOLDER
from helix_desktop.tools.sandbox.repository_places import gitdir_target, read_short_file
from helix_desktop.tools.sandbox.untrusted_trees import move_tree

WORKTREES = "worktrees"
"""The folder for what worktrees' commands leave, inside the workspace's own folder."""


class SetAsideFile(Struct, frozen=True):
    """A file or folder set aside: its original path in the folder, and its place now."""

    path: str
    place: str
    at: float
    folder: str
    """The project folder, or that of a worktree; "" if the worktree is gone."""


class SetAsideFiles:
    """The set-aside files of a workspace and its worktrees; `home` is the workspace folder."""

    def __init__(self, home: Path, folder: Path) -> None:
        self._home = os.path.realpath(home)
        self._folder = os.path.realpath(folder)

    def listed(self) -> tuple[SetAsideFile, ...]:
        """Return all set-aside files, oldest first; those of worktrees after the others."""
        listed_files: list[SetAsideFile] = []
        folders = [(self._home, self._folder)]
        for name in sorted(_list_names(os.path.join(self._home, WORKTREES))):
            entry = os.path.join(self._folder, ".git", "worktrees", name)
            link = read_short_file(os.path.join(entry, "gitdir")).strip()
            # a worktree and its entry in the repository name each other
            known = link and os.path.realpath(gitdir_target(link)) == os.path.realpath(entry)
            folder = os.path.realpath(os.path.dirname(link)) if known else ""
            folders.append((os.path.join(self._home, WORKTREES, name), folder))
        for spool, folder in folders:
            for name in sorted(_list_names(os.path.join(spool, FOLDER))):
                top = os.path.join(spool, FOLDER, name)
                at = os.lstat(top).st_mtime
                listed_files += (
                    SetAsideFile(os.path.relpath(place, top), place, at, folder)
                    for place in _moved_trees(top)
                )
        return tuple(listed_files)

    def shown(self, aside_file: SetAsideFile) -> str:
        """Return a file's path in the project folder, or its whole path in a worktree."""
        inside = aside_file.folder in ("", self._folder)
        return aside_file.path if inside else os.path.join(aside_file.folder, aside_file.path)

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
    unvisited = [top]
    while unvisited:
        place = unvisited.pop()
        parent, name = os.path.split(place)
        moved = (
            is_never_written(name)
            or is_steering(name)
            or is_steering_in(os.path.basename(parent), name)
            or not os.path.isdir(place)
            or os.path.islink(place)
        )
        if place != top and moved:
            yield place
        else:
            names = sorted(_list_names(place), reverse=True)
            unvisited += [os.path.join(place, name) for name in names]


def _list_names(place: str) -> list[str]:
    try:
        return os.listdir(place)
    except OSError:
        return []
