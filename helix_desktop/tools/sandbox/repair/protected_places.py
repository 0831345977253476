"""Restores protected places that a command moved, and sets new ones aside.

While a command runs, a mount keeps each of them; but a folder above can be renamed with it, and
another be made in its place. So each is identified by its inode, not by its path: after the
command it is moved back. Where git changes the tree there are no mounts, and files are compared
with copies: changes by git itself stay, and are reported. A new repository stays if nothing in it
can make git outside do anything (`nested_repositories.py`); a note takes the place of any other.

Everything is done from the handle of the project folder and through real folders only: a link that
a command put in a folder's place must not lead Helix, which has no sandbox, to other files. Nor is
anything written into another folder of the project that was moved to this place.
"""

import hashlib
import os
import secrets
import stat
import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from helix_desktop.domain.errors import HelixError
from helix_desktop.tools.files.closed_folders import open_closed_folders
from helix_desktop.tools.files.folder_handle import PosixFolderHandle, birth_ns
from helix_desktop.tools.files.repository_places import gitdir_target, shared_folders
from helix_desktop.tools.files.system_mounts import folders_above, is_within, own_home
from helix_desktop.tools.files.untrusted_trees import files_below, move_tree
from helix_desktop.tools.git.tracked_files import IndexEntry, Listed
from helix_desktop.tools.sandbox.find.folder_survey import (
    FolderSurvey,
    MarkReason,
    SurveyMark,
    find_work_trees,
)
from helix_desktop.tools.sandbox.git.commit_origins import CommitOrigins, UsersCommits
from helix_desktop.tools.sandbox.git.git_settings import CommandFolders
from helix_desktop.tools.sandbox.launch.mount_check import has_writers
from helix_desktop.tools.sandbox.repair.name_watch import NameWatch
from helix_desktop.tools.sandbox.repair.nested_repositories import (
    GIT,
    MadeRepositories,
    NotPlainError,
    check_module_file,
    check_repository,
    is_note,
    make_note,
)

FOLDER = "set-aside"
"""Folder of Helix for places set aside, with a subfolder for each command."""
LEADING = 0o1700
"""The mode of a folder of Helix that only leads to such a place; the bit means nothing there."""
_MAX_COPIED_BYTES = 16 * 1024 * 1024
"""Most bytes of copies of all protected files; a place with more keeps its mount."""
_REPORTED_ONLY = frozenset(
    {".env", ".env.local", ".ssh", ".aws", ".gnupg", ".docker", ".kube"}
    | {".azure", ".netrc", ".pypirc", ".gitmodules"}
)
"""Files that control programs but are made by ordinary work all the time: the user is told. In the
home folder, programs obey them."""


EARLY_SECONDS, _EARLY_SHARE, _WOKEN_SHARE = 0.5, 20.0, 2.0
"""The pause between looks while a command runs, and how many times longer it is than a look; and
how many times longer at least if a new name ends it."""
_VERSION_BYTES = 8 * 1024
"""What each version of a name that is set aside counts at least: it has a folder of its own."""
MAX_EARLY_AT_ONCE = 5
"""How many names one look sets aside while a command runs, those that are known to steer first: a
thousand others must not keep them waiting."""


def _is_reported_only(name: str) -> bool:
    return name in _REPORTED_ONLY or name.startswith(".env.")


class ProtectedCopy(Struct, frozen=True):
    """A copy of a file or link below a protected place."""

    mode: int
    content: bytes


class ProtectedState(Struct, frozen=True):
    """A protected place before a command: identities of it and its folders, and copies of its files
    by their paths in the project, if unmounted. `folders`: all of them by their paths."""

    path: str
    sort: MarkReason
    identity: tuple[int, int]
    above: tuple[tuple[int, int], ...]
    copies: dict[str, ProtectedCopy] | None = None
    folders: dict[str, tuple[int, int]] = {}


class SettlementResult(Struct, frozen=True):
    """The results of a command: paths relative to the folder."""

    set_aside: tuple[tuple[str, str], ...] = ()
    """Places that it made, and where they are now."""
    by_git: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    new_control_files: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()
    """Places that somebody else replaced: a mount goes with its file, so the command could write
    them from then on."""
    unsure: str = ""
    """The reason why not everything could be settled."""


class ProtectedTrees(Struct, frozen=True):
    """The files tracked by repositories before and after a command.

    `given_up` places may be gone: git deletes them. `commits`: those of which git may bring files,
    if it may write files at all. The command began at `began_ns`.
    """

    listed: tuple[Listed, Listed]
    commits: UsersCommits | None = None
    began_ns: int = 0
    given_up: Collection[str] = ()


class ProtectedPlaces:
    """The protected places of one folder during one command.

    `aside` makes the folder for new ones; `made` are the repositories of commands, and `written`
    the folders in which commands write. The folder itself is given by its handle, opened before the
    command.
    """

    def __init__(
        self,
        folder: str,
        aside: Callable[[], Path],
        made: MadeRepositories,
        origins: CommitOrigins,
        *,
        written: CommandFolders,
    ) -> None:
        self._folder, self._written = folder, written
        self._aside = aside
        self._made, self._origins = made, origins
        self._known: set[tuple[int, int]] | None = None
        """The repositories that were there when no command ran, and those set aside since."""
        self._watched: set[tuple[int, int]] = set()
        """The others: a command that began before them may still write them."""

    def before(
        self, root: PosixFolderHandle, marks: Iterable[SurveyMark], *, copied: bool, noted: bool
    ) -> tuple[ProtectedState, ...]:
        """Return the protected places; `copied`: git may change files, so there are no mounts.

        `noted`: it may commit or stash them, and bring them back at any later time.
        """
        noted = noted and not has_writers(self._folder)
        left = _MAX_COPIED_BYTES
        states: list[ProtectedState] = []
        for mark in marks:
            path = os.path.relpath(mark.path, self._folder)
            identity = root.identity(path)
            if mark.sort is MarkReason.SECRET or identity is None or _is_note(root, path, mark):
                continue
            copies = None
            # no mount keeps a link from being replaced, or a folder above from being renamed
            unsafe = copied or mark.is_link or mark.included
            if mark.sort is MarkReason.STEERING and not unsafe:
                # nor a file from being written under another name
                files = map(root.status, _files(root, path))
                unsafe = any(file is not None and file.st_nlink > 1 for file in files)
            if mark.sort is MarkReason.STEERING and (unsafe or noted):
                copies = _copy_files(root, path, left if unsafe else _MAX_COPIED_BYTES)
                for name, copy in (copies or {}).items() if noted else ():
                    place = os.path.join(self._folder, name)
                    self._origins.note_seen(place, copy.mode, copy.content)
                copies = copies if unsafe else None
                left -= sum(len(copy.content) for copy in (copies or {}).values())
            above = tuple(_above(root, path))
            names = {above for name in (path, *(copies or ())) for above in _folders_of(name)}
            folders = {folder: root.identity(folder) or (0, 0) for folder in names}
            states.append(ProtectedState(mark.path, mark.sort, identity, above, copies, folders))
        found = {state.identity for state in states if state.sort is MarkReason.REPOSITORY}
        if self._known is None or not has_writers(self._folder):
            self._known = found
        self._watched = found - self._known
        return tuple(states)

    def set_new_aside(
        self,
        root: PosixFolderHandle,
        before: tuple[ProtectedState, ...],
        marks: Iterable[SurveyMark],
        *,
        began_ns: int,
    ) -> Sequence[tuple[str, str]]:
        """Set new files and folders aside while their command runs, but no repositories."""
        trees = ProtectedTrees(({}, {}), began_ns=began_ns)
        now = {mark.path: mark for mark in marks if mark.sort is MarkReason.STEERING}
        settling = _Settling(
            self._written, root, self._aside, made=self._made, now=now, trees=trees, before=before
        )
        settling.look_at_new(before)
        return settling.settled().set_aside

    def work_trees(self, root: PosixFolderHandle | None, marks: Iterable[SurveyMark]) -> list[str]:
        """Return the work trees of the user's repositories, not of those that commands made."""
        self._made.load()
        trees: list[str] = []
        for tree in find_work_trees(marks):
            path = os.path.relpath(os.path.join(tree, GIT), self._folder)
            identity = None if root is None else root.identity(path)
            if identity is None or not (
                self._made.has(identity[1])
                or (has_writers(self._folder) and self._is_new(identity))
            ):
                trees.append(tree)
        return trees

    def _is_new(self, identity: tuple[int, int]) -> bool:
        """Return whether a repository came while a command ran that still runs."""
        return self._known is not None and identity not in self._known

    def after(
        self,
        root: PosixFolderHandle,
        before: tuple[ProtectedState, ...],
        *,
        marks: Iterable[SurveyMark],
        trees: ProtectedTrees,
    ) -> SettlementResult:
        """Restore changed places, and set new ones aside."""
        now = {
            mark.path: mark
            for mark in marks
            if mark.sort is not MarkReason.SECRET
            and not _is_note(root, os.path.relpath(mark.path, self._folder), mark)
        }
        settling = _Settling(
            self._written, root, self._aside, made=self._made, now=now, trees=trees, before=before
        )
        settling.remove_links({state.path for state in before})
        for protected in before:
            with settling.going_on():
                if protected.copies is None or settling.is_along(protected):
                    settling.moved_back(protected)
                elif protected.path not in trees.given_up or settling.exists(protected.path):
                    settling.compare(protected)
        refused = settling.look_again(self._watched)
        self._watched -= refused  # if the user puts one back, it stays
        if self._known is not None:
            self._known |= refused
        settling.look_at_new(before)
        return settling.settled()


class KnownNames:
    """The names of a folder before a command that only steer programs if they are new.

    `had` are those that the project had at any time, and may have again.
    """

    def __init__(
        self,
        root: PosixFolderHandle | None,
        folder: str,
        marks: Iterable[SurveyMark],
        *,
        had: set[str],
    ) -> None:
        self._folder = folder
        paths = {mark.path for mark in marks}
        if not has_writers(folder):  # else some may be those of a command that still runs
            had |= paths
        self._paths = paths | had
        self._moved = {self._as_moved(root, path) for path in paths}

    def find_new(
        self, root: PosixFolderHandle | None, marks: Iterable[SurveyMark]
    ) -> list[SurveyMark]:
        """Return the marks of new names; one that moved with its folder is not new."""
        return [
            mark
            for mark in marks
            if mark.path not in self._paths and self._as_moved(root, mark.path) not in self._moved
        ]

    def _as_moved(
        self, root: PosixFolderHandle | None, path: str
    ) -> tuple[str, tuple[int, int] | None]:
        """Return what a name is wherever its folder is moved."""
        known = None if root is None else root.identity(os.path.relpath(path, self._folder))
        return (os.path.basename(path) if known else path), known


class EarlySettlement:
    """Sets new names aside while a command still runs, again and again until it has ended.

    It would be obeyed for as long as the command runs: another agent's turn may take hours. In
    `folders`, a new name is noticed at once. Each version of a name is kept, the same one once.
    """

    def __init__(
        self,
        settle: Callable[[], Sequence[tuple[str, str]]],
        folders: Iterable[str],
        *,
        max_bytes: int,
    ) -> None:
        self._settle = settle
        self._watch = NameWatch(folders)
        self._set_aside: list[tuple[str, str]] = []
        self._kept: set[tuple[str, int, bytes]] = set()
        """The names, modes, and contents (as SHA-256) of the files that were set aside."""
        self._bytes_left = max_bytes
        self._thread = threading.Thread(target=self._run, name="new names", daemon=True)

    @contextmanager
    def running(self) -> Iterator[list[tuple[str, str]]]:
        """Yield what was set aside, complete at the end."""
        self._thread.start()
        try:
            yield self._set_aside
        finally:
            self._watch.end()
            self._thread.join()
            self._watch.close()

    def _run(self) -> None:
        pause = EARLY_SECONDS
        while not self._watch.wait(pause):
            began, new = time.monotonic(), list[tuple[str, str]]()
            # what can't be settled now is settled at the end, with its reason
            with suppress(HelixError, OSError, RecursionError):
                new += self._settle()
            for name, place in new:
                self._keep_once(name, place)
            took = time.monotonic() - began
            # there may be more
            pause = 0.0 if new else max(EARLY_SECONDS, _EARLY_SHARE * took)
            if self._watch.rest(_WOKEN_SHARE * took):
                return

    def has_too_much(self) -> bool:
        """Return whether more was set aside than one command may make."""
        return self._bytes_left < 0

    def _keep_once(self, name: str, place: str) -> None:
        """Note what was set aside; remove a file that is kept already, byte for byte."""
        above, last = os.path.split(place)
        with suppress(OSError), PosixFolderHandle.at(above) as folder:
            files = filter(None, map(folder.status, _files(folder, last)))
            size = _VERSION_BYTES + sum(file.st_blocks * 512 for file in files)
            self._bytes_left -= size
            state = folder.look(last)
            if stat.S_ISREG(state.st_mode) and state.st_size <= _MAX_COPIED_BYTES:
                with open(folder.read(last), "rb") as file:
                    digest = hashlib.file_digest(file, "sha256").digest()
                version = (name, state.st_mode, digest)
                if version in self._kept:
                    folder.remove(last)
                    self._bytes_left += size
                    with suppress(OSError):
                        os.removedirs(above)  # as far as nothing else is in it
                    return
                self._kept.add(version)
        self._set_aside.append((name, place))


def _is_note(root: PosixFolderHandle, path: str, mark: SurveyMark) -> bool:
    is_file = stat.S_ISREG(mark.kind)
    return mark.sort is MarkReason.REPOSITORY and is_file and is_note(root, path)


def _above(root: PosixFolderHandle, path: str) -> Iterator[tuple[int, int]]:
    """Yield the identities of the folders between a place and the project folder."""
    for folder in _folders_of(path):
        yield root.identity(folder) or (0, 0)


def _folders_of(path: str) -> Iterator[str]:
    while path := os.path.dirname(path):
        yield path


class _Settling:
    """The settlement after a command, collected place by place."""

    def __init__(
        self,
        written: CommandFolders,
        root: PosixFolderHandle,
        aside: Callable[[], Path],
        *,
        made: MadeRepositories,
        now: dict[str, SurveyMark],
        trees: ProtectedTrees,
        before: tuple[ProtectedState, ...],
    ) -> None:
        self._written, self._folder = written, written.project
        self._root, self._make_aside, self._now = root, aside, now
        self._made = made
        (self._old, self._listed), self._commits = trees.listed, trees.commits
        self._places = {self._identity(path): path for path in now}
        self._mounted = {state.identity for state in before if state.copies is None}
        """Places that no command can have changed, only moved along with a folder."""
        self._began_ns = trees.began_ns
        self._folders = {name: known for state in before for name, known in state.folders.items()}
        self._aside: Path | None = None
        self._set_aside: list[tuple[str, str]] = []
        self._by_git: list[str] = []
        self._moved: list[str] = []
        self._new_control_files: list[str] = []
        self._replaced: list[str] = []
        self._unsure = ""
        self._work_trees: dict[str, str] = {}
        """Those of the modules of new repositories, by the modules' places."""

    def settled(self) -> SettlementResult:
        return SettlementResult(
            tuple(self._set_aside),
            tuple(self._by_git),
            tuple(self._moved),
            tuple(self._new_control_files),
            tuple(self._replaced),
            self._unsure,
        )

    @contextmanager
    def going_on(self) -> Iterator[None]:
        """Note an error with one place without stopping the others."""
        try:
            yield
        except (OSError, RecursionError) as error:  # the latter for very long chains of links
            self._unsure = self._unsure or str(error)

    def exists(self, path: str) -> bool:
        return self._identity(path) is not None

    def moved_back(self, state: ProtectedState) -> None:
        """Move a mounted place back: if another is there now, the place was moved."""
        if tuple(_above(self._root, self._named(state.path))) == state.above:
            # with the same folders, only somebody outside can have replaced it
            if self._identity(state.path) not in (None, state.identity):
                self._replaced.append(self._named(state.path))
            return
        now = self._places.get(state.identity)
        if self._is_moved(state):
            if now is not None:
                self._moved.append(self._named(now))
            return
        if self._identity(state.path) == state.identity:
            return
        is_repository = state.sort is MarkReason.REPOSITORY
        with self._noted(state.path, "another one in its place" if is_repository else ""):
            self._put_aside(state.path)
            if now is not None and self._move_back(state, now):
                self._now.pop(now, None)
            elif now is not None:
                self._moved.append(self._named(now))
        self._now.pop(state.path, None)

    def is_along(self, state: ProtectedState) -> bool:
        """Return whether a link went away with its folder."""
        now = self._places.get(state.identity, "")
        is_lost = now in self._now and self._now[now].is_link and not self.exists(state.path)
        return is_lost and self._with_folder(state, now)

    def _is_moved(self, state: ProtectedState) -> bool:
        """Return whether nothing is at a place any more, or another that came with its folder."""
        identity = self._identity(state.path)
        return identity is None or (identity in self._mounted and identity != state.identity)

    def _move_back(self, state: ProtectedState, now: str) -> bool:
        for folder in _folders_of(self._named(state.path)):
            with self._root.parent(os.path.join(folder, "_")) as (opened, _):
                if self._is_other(folder, opened.handle()):
                    return False
        with (
            self._open_folder(os.path.dirname(now)) as source,
            self._open_folder(os.path.dirname(state.path)) as target,
        ):
            name = os.path.basename(now)
            if source.identity(name) == state.identity:
                source.move(name, target, os.path.basename(state.path))
        return True

    def _is_other(self, path: str, handle: int) -> bool:
        """Return whether another folder is in the place of a folder, older than the command."""
        status, birth = os.fstat(handle), birth_ns(handle)
        is_same = (status.st_dev, status.st_ino) == self._folders.get(path)
        return not is_same and birth is not None and birth < self._began_ns

    def compare(self, state: ProtectedState) -> None:
        """Compare a place without a mount: each file must be unchanged, or as git tracks it."""
        copies = state.copies or {}
        now = _copy_files(self._root, self._named(state.path), 4 * _MAX_COPIED_BYTES) or {}
        for name in sorted(copies.keys() | now.keys()):
            path = os.path.join(self._folder, name)
            if copies.get(name) == now.get(name):
                continue
            if self._is_gits(path, now.get(name)):
                self._by_git.append(name)
                continue
            is_lost = not self.exists(path)
            if not is_lost:
                self._put_aside(path)
            if name in copies and not self._put_back(name, copies[name]):
                continue
            if is_lost:
                self._set_aside.append((name, ""))
        self._now.pop(state.path, None)

    def remove_links(self, known: Collection[str]) -> None:
        """Set new links to instructions aside first, since no place is behind them."""
        for path, mark in sorted(self._now.items()):
            if mark.is_link and mark.included and path not in known:
                with self.going_on():
                    if not self._all_gits(path, mark):
                        self._put_aside(path)
                        del self._now[path]

    def _put_back(self, name: str, copy: ProtectedCopy) -> bool:
        """Write a copy where it was; aside, where a folder above is something else by now."""
        above, _, last = name.rpartition("/")
        try:
            with (
                open_closed_folders(self._root, above),
                self._root.make_below(above, self._is_other) as folder,
            ):
                _write_copy(folder, last, copy)
        except OSError:
            with self.going_on(), self._new_place(name) as (folder, last, place):
                _write_copy(folder, last, copy)
                self._set_aside.append((name, place))
            return False
        return True

    def look_again(self, watched: Collection[tuple[int, int]]) -> set[tuple[int, int]]:
        """Set repositories aside that another command may still write; return which ones."""
        refused: set[tuple[int, int]] = set()
        for path, mark in sorted(self._now.items()):
            identity = self._identity(path)
            if identity is None or identity not in watched or not mark.is_folder:
                continue  # a `.git` file can only lead to such a folder
            if reason := self._why_aside(path, mark):
                refused.add(identity)
                del self._now[path]
                with self.going_on(), self._noted(path, reason):
                    self._put_aside(path)
        return refused

    def _why_aside(self, path: str, mark: SurveyMark) -> str:
        """Return what keeps a new repository from staying where it is, or ""."""
        named = self._named(path)
        try:
            if mark.is_folder:
                self._work_trees |= check_repository(self._root, named, self._written)
            else:
                check_module_file(self._root, named, self._work_trees)
        except NotPlainError as error:
            return str(error)
        except OSError:
            return "its files in another folder"
        return ""

    @contextmanager
    def _noted(self, path: str, reason: str) -> Iterator[None]:
        """Leave a note in the place of a repository that git finds there, if it is put aside.

        Without it, git there would use the repository of a folder above.
        """
        above, identity = os.path.dirname(path), self._identity(path)
        is_found = identity is not None and self._identity(os.path.join(above, GIT)) == identity
        try:
            yield
        finally:
            if reason and is_found and not self.exists(path):
                with (
                    self._open_folder(above) as folder,
                    open(folder.make_file(os.path.basename(path), 0o644), "wb") as file,
                ):
                    file.write(make_note(reason))

    def look_at_new(self, before: tuple[ProtectedState, ...]) -> None:
        known = {state.path for state in before}
        moved = {state.identity: state for state in before}
        tops: list[str] = []

        def is_module(mark: SurveyMark) -> bool:
            return mark.sort is MarkReason.REPOSITORY and not mark.is_folder

        # a `.git` file may name a module of a new repository
        for path, mark in sorted(self._now.items(), key=lambda item: (is_module(item[1]), item[0])):
            if path in known or any(path.startswith(f"{top}/") for top in tops):
                continue
            identity = self._identity(path)
            if identity is None:
                continue
            came = moved.get(identity)
            if came is not None and self._is_moved(came) and self._is_as_it_was(came, path):
                continue  # already reported: it was moved along with its folder
            with self.going_on():
                above, name = os.path.split(path)
                if _is_reported_only(name.casefold()) and above != own_home():
                    self._new_control_files.append(self._named(path))
                elif is_linked(path, known) or self._all_gits(path, mark):
                    self._by_git.append(self._named(path))
                elif path == self._folder:
                    # the project folder itself became a repository, and without this is none
                    self._put_aside(os.path.join(path, "HEAD"))
                elif mark.sort is not MarkReason.REPOSITORY:
                    tops.append(path)
                    self._put_aside(path)
                elif reason := self._why_aside(path, mark):
                    tops.append(path)
                    with self._noted(path, reason):
                        self._put_aside(path)
                elif mark.is_folder:
                    self._made.add(identity[1])

    def _is_as_it_was(self, came: ProtectedState, path: str) -> bool:
        if not self._with_folder(came, path):
            return False
        if came.copies is None:
            return True  # a mount kept its content
        old, new = self._named(came.path), self._named(path)
        now = _copy_files(self._root, new, 4 * _MAX_COPIED_BYTES) or {}
        before = {name.removeprefix(old): copy for name, copy in came.copies.items()}
        return {name.removeprefix(new): copy for name, copy in now.items()} == before

    def _with_folder(self, came: ProtectedState, path: str) -> bool:
        return bool(came.above) and self._identity(os.path.dirname(path)) == came.above[0]

    def _all_gits(self, path: str, mark: SurveyMark) -> bool:
        if mark.sort is MarkReason.REPOSITORY:
            above = os.path.dirname(path)
            # a `.git` file that names a module which a repository above it keeps
            modules = (f"{top}/.git/modules" for top in folders_above(above))
            if mark.is_folder or not is_within(gitdir_target(path), modules):
                return False
            entry = self._listed.get(above)
            if entry is None or not entry.is_module or self._commits is None:
                return False
            return self._commits.have(above, entry)
        files = _copy_files(self._root, self._named(path), 4 * _MAX_COPIED_BYTES) or {}
        return bool(files) and all(
            self._is_gits(os.path.join(self._folder, name), copy) for name, copy in files.items()
        )

    def _is_gits(self, path: str, now: ProtectedCopy | None) -> bool:
        """Return whether git took this content from the user's, or dropped the deleted file."""
        entry = self._listed.get(path)
        if self._commits is None:
            return False
        if now is None:
            return (entry is None or entry.left_out) and path in self._old
        if self._commits.stood_there(path, now.mode, now.content):
            return True  # as after `git stash pop`
        if entry is None:
            return False
        kind = hashlib.sha256 if len(entry.content) > 40 else hashlib.sha1
        # line ends of Windows may be stored as line feeds
        for content in dict.fromkeys((now.content, now.content.replace(b"\r\n", b"\n"))):
            if _blob_name(content, kind) == entry.content:
                break
        else:
            return False
        return stat.S_ISLNK(now.mode) is entry.is_link and self._commits.have(path, entry)

    def _named(self, path: str) -> str:
        return os.path.relpath(path, self._folder)

    def _identity(self, path: str) -> tuple[int, int] | None:
        return self._root.identity(self._named(path))

    @contextmanager
    def _open_folder(self, folder: str) -> Iterator[PosixFolderHandle]:
        """Open a folder of the project, also to its owner if a command closed it."""
        name = "" if folder == self._folder else self._named(folder)
        with open_closed_folders(self._root, name), self._root.below(name) as opened:
            yield opened

    def _put_aside(self, path: str) -> None:
        with (
            self._new_place(self._named(path)) as (target, new, place),
            self._open_folder(os.path.dirname(path)) as folder,
            open_closed_folders(folder, name := os.path.basename(path)),
        ):
            try:
                move_tree(folder, name, target=target, new=new)
            finally:
                moved = target.status(new)
                exists = moved is not None
                if moved is not None and moved.st_mode == stat.S_IFDIR | LEADING:
                    with target.below(new) as inside:
                        os.fchmod(inside.handle(), 0o700)
                if exists or folder.status(name) is None:
                    self._set_aside.append((self._named(path), place if exists else ""))

    @contextmanager
    def _new_place(self, named: str) -> Iterator[tuple[PosixFolderHandle, str, str]]:
        """Yield an open folder for places set aside, a free name there, and its whole path."""
        above, _, name = named.rpartition("/")
        with ExitStack() as stack:
            folder = None
            if self._aside is not None:
                with suppress(OSError):  # what was set aside before is in the way
                    folder = stack.enter_context(_make_folder(self._aside, above))
            if folder is None or self._aside is None:
                self._aside = self._make_aside()
                folder = stack.enter_context(_make_folder(self._aside, above))
            while folder.status(name) is not None:
                name += ".again"
            yield folder, name, str(self._aside / above / name)


def _make_folder(aside: Path, above: str) -> PosixFolderHandle:
    """Make the folders that lead to what is set aside, and mark them."""
    folder = PosixFolderHandle.at(str(aside))
    for step in filter(None, above.split("/")):
        with folder:
            folder = folder.make_below(step)
        with folder.below("") as opened:
            os.fchmod(opened.handle(), LEADING)
    return folder


def steering_files_since(folder: Path, began: float) -> list[str]:
    """Return the files that steer programs or agents, and that changed since a time.

    The time that counts is the one that the system notes with each change, which no command sets.
    """
    place = os.path.realpath(folder)
    names: list[str] = []
    with suppress(HelixError, OSError), ExitStack() as opening:
        root = opening.enter_context(PosixFolderHandle.at_real_path(place))
        survey = FolderSurvey(place)
        marks = survey.look(opening=opening, root=root, limited=False)
        for mark in (*marks, *survey.dots()):
            if mark.sort is MarkReason.STEERING:
                for name in _files(root, os.path.relpath(mark.path, place)):
                    status = root.status(name)
                    if status is not None and status.st_ctime >= began:
                        names.append(name)
    return names


def is_linked(path: str, known: Collection[str]) -> bool:
    """Return whether a place is the `.git` file of a work tree that a known repository lists."""
    if os.path.basename(path) != ".git" or not os.path.isfile(path):
        return False
    return any(shared in known for shared in shared_folders(gitdir_target(path), path))


def is_committed_before(
    root: PosixFolderHandle, folder: str, mark: SurveyMark, commits: UsersCommits
) -> bool:
    """Return whether all of a new place is in earlier commits, whatever the index is by now."""
    files = _copy_files(root, os.path.relpath(mark.path, folder), _MAX_COPIED_BYTES) or {}
    return bool(files) and all(
        commits.have(
            os.path.join(folder, name),
            IndexEntry(
                "120000" if stat.S_ISLNK(copy.mode) else "100644",
                _blob_name(copy.content, hashlib.sha1),
            ),
        )
        for name, copy in files.items()
    )


def _blob_name(content: bytes, kind: "Callable[..., hashlib._Hash]") -> str:
    return kind(b"blob %d\0" % len(content) + content, usedforsecurity=False).hexdigest()


def _copy_files(
    root: PosixFolderHandle, path: str, max_bytes: int
) -> dict[str, ProtectedCopy] | None:
    """Return copies of all files and links of a place; None if they are too large."""
    copies: dict[str, ProtectedCopy] = {}
    for name in _files(root, path):
        with suppress(OSError), root.parent(name) as (folder, last):
            state = folder.look(last)
            if stat.S_ISLNK(state.st_mode):
                copies[name] = ProtectedCopy(state.st_mode, os.fsencode(folder.link(last)))
            elif stat.S_ISREG(state.st_mode):
                max_bytes -= state.st_size
                if max_bytes < 0:
                    return None
                with open(folder.read(last), "rb") as file:
                    copies[name] = ProtectedCopy(state.st_mode, file.read())
    return copies


def _files(root: PosixFolderHandle, path: str) -> Iterable[str]:
    state = root.status(path)
    is_folder = state is not None and stat.S_ISDIR(state.st_mode)
    return files_below(root, path) if is_folder else [path]


def _write_copy(folder: PosixFolderHandle, name: str, copy: ProtectedCopy) -> None:
    if stat.S_ISLNK(copy.mode):
        os.symlink(os.fsdecode(copy.content), name, dir_fd=folder.handle())
    else:
        # write a file whole or not at all
        mode = stat.S_IMODE(copy.mode)
        new = f".put-back-{secrets.token_hex(8)}"
        handle = folder.make_file(new, 0o600)
        try:
            with open(handle, "wb") as file:
                file.write(copy.content)
                file.flush()
                os.fchmod(handle, mode)
            folder.rename(new, name)
        except BaseException:
            folder.remove(new)
            raise
