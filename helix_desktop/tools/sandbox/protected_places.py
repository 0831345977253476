"""Protected places are unchanged after a command; new ones that it made are set aside.

While a command runs, a mount keeps each of them; but a folder above can be renamed, and another be
made in its place. So each is identified by its inode, not by its path: after the command it is
moved back. Where git changes the tree there are no mounts, and files are compared with copies:
changes by git itself stay, and are reported.
"""

import hashlib
import os
import stat
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.tools.sandbox.closed_folders import open_closed_folders
from helix_desktop.tools.sandbox.folder_survey import MarkReason, SurveyMark
from helix_desktop.tools.sandbox.git_config_guard import put_back
from helix_desktop.tools.sandbox.repository_guard import gitdir_target, shared_folders
from helix_desktop.tools.sandbox.system_mounts import folders_above, is_within
from helix_desktop.tools.sandbox.tracked_files import IndexEntry, Listed
from helix_desktop.tools.sandbox.untrusted_trees import files_below, make_folders, move_tree

FOLDER = "set-aside"
"""Folder of Helix for places set aside, with a subfolder for each command."""
_MOST_COPIED = 16 * 1024 * 1024
"""Most bytes of copies of all protected files; a place with more keeps its mount."""
_TOLD_ONLY = frozenset(
    {".env", ".env.local", ".ssh", ".aws", ".gnupg", ".docker", ".kube"}
    | {".azure", ".netrc", ".pypirc", ".gitmodules"}
)
"""Files that control programs but are made by ordinary work all the time: the user is told."""


class ProtectedCopy(Struct, frozen=True):
    """A copy of a file or link below a protected place."""

    mode: int
    content: bytes


class ProtectedState(Struct, frozen=True):
    """A protected place before a command: identities of it and its folders, and copies if
    unmounted."""

    path: str
    sort: MarkReason
    identity: tuple[int, int]
    above: tuple[tuple[int, int], ...]
    copies: dict[str, ProtectedCopy] | None = None


class RestoreResult(Struct, frozen=True):
    """The results of a command: paths relative to the folder."""

    set_aside: tuple[tuple[str, str], ...] = ()
    """Places that it made, and where they are now."""
    by_git: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    unsure: str = ""
    """The reason why not everything could be settled."""


class ProtectedTrees(Struct, frozen=True):
    """The files tracked by repositories before and after a command.

    `given_up` places may be gone: git deletes them. `changing`: git may write files at all.
    `committed`: a commit had such an entry at this path before the command.
    """

    listed: tuple[Listed, Listed]
    committed: Callable[[str, IndexEntry], bool]
    given_up: Collection[str] = ()
    changing: bool = False


class ProtectedPlaces:
    """The protected places of one folder during one command.

    `aside` makes the folder for new ones.
    """

    def __init__(self, folder: str, aside: Callable[[], Path]) -> None:
        self._folder = folder
        self._aside = aside

    def before(self, marks: Iterable[SurveyMark], *, copied: bool) -> tuple[ProtectedState, ...]:
        """Return the protected places; `copied`: git may change files, so there are no mounts."""
        left = _MOST_COPIED
        found: list[ProtectedState] = []
        for mark in marks:
            identity = _identity(mark.path)
            if mark.sort is MarkReason.SECRET or identity is None:
                continue
            copies = None
            if copied and mark.sort is MarkReason.STEERING:
                copies = _copies(mark.path, left)
                left -= sum(len(copy.content) for copy in (copies or {}).values())
            above = tuple(self._above(mark.path))
            found.append(ProtectedState(mark.path, mark.sort, identity, above, copies))
        return tuple(found)

    def after(
        self, before: tuple[ProtectedState, ...], marks: Iterable[SurveyMark], trees: ProtectedTrees
    ) -> RestoreResult:
        """Restore changed places, and set new ones aside."""
        now = {mark.path: mark for mark in marks if mark.sort is not MarkReason.SECRET}
        settling = _Settling(self._folder, self._aside, now, trees=trees)
        for kept in before:
            with settling.going_on():
                if kept.copies is None:
                    settling.moved_back(kept, tuple(self._above(kept.path)))
                elif kept.path not in trees.given_up or os.path.lexists(kept.path):
                    settling.compared(kept)
        settling.look_at_new(before)
        return settling.settled()

    def _above(self, path: str) -> Iterator[tuple[int, int]]:
        """Yield the identities of the folders between a place and the project folder."""
        while (path := os.path.dirname(path)) != self._folder:
            yield _identity(path) or (0, 0)


class _Settling:
    """The settlement after a command, collected place by place."""

    def __init__(
        self,
        folder: str,
        aside: Callable[[], Path],
        now: dict[str, SurveyMark],
        *,
        trees: ProtectedTrees,
    ) -> None:
        self._folder, self._make_aside, self._now = folder, aside, now
        (self._old, self._listed), self._brings = trees.listed, trees.changing
        self._committed = trees.committed
        self._places = {_identity(path): path for path in now}
        self._aside: Path | None = None
        self._set_aside: list[tuple[str, str]] = []
        self._by_git: list[str] = []
        self._moved: list[str] = []
        self._new: list[str] = []
        self._unsure = ""

    def settled(self) -> RestoreResult:
        return RestoreResult(
            tuple(self._set_aside),
            tuple(self._by_git),
            tuple(self._moved),
            tuple(self._new),
            self._unsure,
        )

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """Note an error with one place without stopping the others."""
        try:
            yield
        except (OSError, RecursionError) as error:  # the latter for very long chains of links
            self._unsure = self._unsure or str(error)

    def moved_back(self, kept: ProtectedState, above: tuple[tuple[int, int], ...]) -> None:
        """Move a mounted place back: if another is there now, the place was moved."""
        if above == kept.above:
            return  # with the same folders, only somebody outside can have changed it
        now = self._places.get(kept.identity)
        if not os.path.lexists(kept.path):
            if now is not None:
                self._moved.append(self._named(now))
            return
        if _identity(kept.path) == kept.identity:
            return
        self._put_aside(kept.path)
        if now is not None:
            with (
                open_closed_folders(os.path.dirname(now)),
                open_closed_folders(os.path.dirname(kept.path)),
            ):
                os.rename(now, kept.path)
            self._now.pop(now, None)
        self._now.pop(kept.path, None)

    def compared(self, kept: ProtectedState) -> None:
        """Compare a place without a mount: each file must be unchanged, or as git tracks it."""
        copies = kept.copies or {}
        now = _copies(kept.path, 4 * _MOST_COPIED) or {}
        for path in sorted(copies.keys() | now.keys()):
            if copies.get(path) == now.get(path):
                continue
            if self._is_gits(path, now.get(path)):
                self._by_git.append(self._named(path))
                continue
            if os.path.lexists(path):
                self._put_aside(path)
            else:
                self._set_aside.append((self._named(path), ""))
            if path in copies:
                with open_closed_folders(os.path.dirname(path)):
                    _write(path, copies[path])
        self._now.pop(kept.path, None)

    def look_at_new(self, before: tuple[ProtectedState, ...]) -> None:
        known = {kept.path for kept in before}
        moved = {kept.identity: kept for kept in before}
        tops: list[str] = []
        for path, mark in sorted(self._now.items()):
            if path in known or any(path.startswith(f"{top}/") for top in tops):
                continue
            identity = _identity(path)
            if identity is None:
                continue
            came = moved.get(identity)
            if (
                came is not None
                and not os.path.lexists(came.path)
                and self._with_folder(came, path)
            ):
                continue  # already reported: it was moved along with its folder
            with self.going_on():
                if os.path.basename(path).casefold() in _TOLD_ONLY:
                    self._new.append(self._named(path))
                elif self._brings and (self._all_gits(path, mark) or _is_linked(path, known)):
                    self._by_git.append(self._named(path))
                else:
                    tops.append(path)
                    self._put_aside(path)

    def _with_folder(self, came: ProtectedState, path: str) -> bool:
        return bool(came.above) and _identity(os.path.dirname(path)) == came.above[0]

    def _all_gits(self, path: str, mark: SurveyMark) -> bool:
        if mark.sort is MarkReason.REPOSITORY:
            top = os.path.dirname(path)
            entry = None if mark.is_folder or not _is_of_module(path) else self._listed.get(top)
            return entry is not None and entry.is_module and self._committed(top, entry)
        files = _copies(path, 4 * _MOST_COPIED) or {}
        return bool(files) and all(self._is_gits(each, copy) for each, copy in files.items())

    def _is_gits(self, path: str, now: ProtectedCopy | None) -> bool:
        """Return whether git took this content from a commit, or dropped the deleted file."""
        entry = self._listed.get(path)
        if now is None:
            return (entry is None or entry.left_out) and path in self._old
        if entry is None or entry.content not in _names(now.content, len(entry.content)):
            return False
        return stat.S_ISLNK(now.mode) is entry.is_link and self._committed(path, entry)

    def _named(self, path: str) -> str:
        return os.path.relpath(path, self._folder)

    def _put_aside(self, path: str) -> None:
        if self._aside is None:
            self._aside = self._make_aside()
        place = self._aside / self._named(path)
        make_folders(place.parent)
        while os.path.lexists(place):
            place = place.with_name(f"{place.name}.again")
        try:
            with open_closed_folders(os.path.dirname(path)), open_closed_folders(path):
                move_tree(path, str(place))
        finally:
            there = os.path.lexists(place)
            if there or not os.path.lexists(path):
                self._set_aside.append((self._named(path), str(place) if there else ""))


def _is_of_module(file: str) -> bool:
    """Return whether a `.git` file names a module that a repository above it keeps."""
    above = folders_above(os.path.dirname(file))
    return is_within(gitdir_target(file), (f"{top}/.git/modules" for top in above))


def _is_linked(path: str, known: Collection[str]) -> bool:
    """Return whether a place is the `.git` file of a work tree that a known repository lists."""
    if os.path.basename(path) != ".git" or not os.path.isfile(path):
        return False
    return any(shared in known for shared in shared_folders(gitdir_target(path), path))


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.lstat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _copies(top: str, most: int) -> dict[str, ProtectedCopy] | None:
    """Return copies of all files and links of a place; None if they are too large."""
    found: dict[str, ProtectedCopy] = {}
    for path in _files(top):
        with suppress(OSError):
            state = os.lstat(path)
            if stat.S_ISLNK(state.st_mode):
                found[path] = ProtectedCopy(state.st_mode, os.fsencode(os.readlink(path)))
            elif stat.S_ISREG(state.st_mode):
                most -= state.st_size
                if most < 0:
                    return None
                with open(path, "rb") as file:
                    found[path] = ProtectedCopy(state.st_mode, file.read())
    return found


def _files(top: str) -> Iterable[str]:
    return files_below(top) if os.path.isdir(top) and not os.path.islink(top) else [top]


def _write(path: str, copy: ProtectedCopy) -> None:
    """Write a copy back, atomically."""
    make_folders(os.path.dirname(path))
    if stat.S_ISLNK(copy.mode):
        os.symlink(os.fsdecode(copy.content), path)
        return
    put_back(path, copy.content, stat.S_IMODE(copy.mode))


def _names(content: bytes, length: int) -> Iterator[str]:
    """Yield git's names of a content; line ends of Windows may be stored as line feeds."""
    kind = hashlib.sha256 if length > 40 else hashlib.sha1
    for each in dict.fromkeys((content, content.replace(b"\r\n", b"\n"))):
        yield kind(b"blob %d\0" % len(each) + each, usedforsecurity=False).hexdigest()
