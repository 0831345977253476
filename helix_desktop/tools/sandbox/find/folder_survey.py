"""Finds the names in a project that the sandbox must hide or protect.

The whole folder before every command: unchanged folders are not read again, so that the cost is one
stat per folder. (A name comes or goes only with its folder's times. A command can set one of them
back, but not that of the last change.)
"""

import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, suppress
from enum import Enum
from functools import lru_cache

from msgspec import Struct

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.files.closed_folders import open_closed_folders
from helix_desktop.tools.files.folder_handle import HAS_HANDLES, PosixFolderHandle
from helix_desktop.tools.files.protected_paths import (
    is_generated,
    is_never_written,
    is_steering,
    is_steering_in,
    may_steer_as_new,
)
from helix_desktop.tools.programs.command_limits import DEFAULT
from helix_desktop.tools.sandbox.find.hidden_files import HiddenFiles
from helix_desktop.tools.secrets.secret_file_contents import may_hold_secret
from helix_desktop.tools.secrets.secret_file_names import FOLDERS

MAX_PATH_BYTES = 3_500
"""Folders with longer paths in the project are not read, but hidden: a command can make any depth,
step by step, and the kernel takes no path of more than 4,096 bytes."""
MAX_SEARCHED_FILES = 50_000
_RACY = 2_000_000_000
"""Nanoseconds: a folder younger than this may have changed after its time was read."""
_PUBLIC = frozenset({"node_modules", "site-packages", "dist-packages", "vendor"})
"""Folders of other people's packages: their files are public, and control nobody."""
_GIT = ".git"
_OWN_OBJECTS = frozenset({"objects", "refs"})
_REPOSITORY_NAMES = _OWN_OBJECTS | {"HEAD", "commondir"}
"""Names in a folder that git takes for a repository; `commondir` leads to the rest elsewhere."""


class MarkReason(Enum):
    """The reason why a place is treated specially."""

    REPOSITORY = "repository"
    """The inside of a repository, whatever its name; or the file that names its place."""
    FOREIGN = "foreign"
    """A place of another version control system, or of Helix itself."""
    STEERING = "steering"
    SECRET = "secret"
    """A file that may hold a secret, by its name or its folder; its content decides (secrets/). Or
    a folder that is too deep to be read."""


class SurveyMark(Struct, frozen=True):
    """One place: its path, the reason, and its kind (the bits of `stat.S_IFMT`).

    `included`: instructions for agents include it, so that it must not go away either.
    """

    path: str
    sort: MarkReason
    kind: int
    included: bool = False

    @property
    def is_folder(self) -> bool:
        return stat.S_ISDIR(self.kind)

    @property
    def is_link(self) -> bool:
        return stat.S_ISLNK(self.kind)


class _Listing(Struct, frozen=True):
    """The listing of one folder; `marks` are names, `times` those of its content and state."""

    times: tuple[int, int]
    inode: int
    read_at: int
    folders: tuple[tuple[str, bool, bool], ...]
    """Paths, with whether their names mean public packages, or secrets as a whole."""
    marks: tuple[tuple[str, MarkReason, int], ...]
    files: tuple[str, ...]
    """Names of other regular files."""
    pipes: tuple[str, ...]
    """Names of named pipes."""
    links: tuple[str, ...]
    dots: tuple[tuple[str, int], ...]
    """Names that may steer a program if they are new, with their kinds."""
    is_closed_repository: bool


class _Insides(Struct, frozen=True):
    """The folders and named pipes in one folder that is not surveyed.

    `settled`: it was older when it was read, so that a later change has another stamp.
    """

    stamp: tuple[int, int, int]
    settled: bool
    folders: tuple[str, ...]
    pipes: tuple[str, ...]


class FolderSurvey:
    """A folder that is surveyed repeatedly. One thread at a time."""

    def __init__(
        self,
        folder: str,
        max_folders: int = DEFAULT.folders,
        *,
        hidden: HiddenFiles | None = None,
        now: Callable[[], int] = time.time_ns,
    ) -> None:
        self.folder = os.path.realpath(folder)
        self._max_folders = max_folders
        self._now = now
        self._known: dict[str, _Listing] = {}
        self._insides: dict[str, _Insides] = {}
        self._public: frozenset[str] = frozenset()
        self._hidden = hidden or HiddenFiles()
        self.last_pipes: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        """The other folders in which pipes were last looked for, and all pipes."""
        self.has_changed = True
        """Whether the last look read a folder anew."""

    def files(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yield folders of the last look, without installed packages, and their regular files.

        Behind the first files only folders that held hidden ones. These also if they are bare
        repositories now: a command can make any number of files, and a repository of any folder.
        """
        count = 0
        for place, listing in self._known.items():
            if not listing.files or place in self._public:
                continue
            is_left_out = listing.is_closed_repository or count >= MAX_SEARCHED_FILES
            if not is_left_out or self._hidden.is_folder(listing.inode):
                yield place, listing.files
            count += 0 if is_left_out else len(listing.files)

    def folders(self) -> list[str]:
        """Return the folders of the last look, outer ones first, without generated ones."""
        places = self._known.keys() - self._public
        own = (place for place in places if not self._is_generated(place))
        return sorted(own, key=lambda place: place.count("/"))

    def _is_generated(self, place: str) -> bool:
        return is_generated(place[len(self.folder) + 1 :].split("/"))

    def dots(self) -> Iterator[SurveyMark]:
        """Yield what the last look found that may steer a program if it is new.

        In installed packages and generated folders there are such names by the thousand, and
        nobody opens or enters these.
        """
        for place, listing in self._known.items():
            if not listing.dots or place in self._public:
                continue
            if not self._is_generated(place):
                for name, kind in listing.dots:
                    yield SurveyMark(f"{place}/{name}", MarkReason.STEERING, kind)

    def links(self) -> Iterator[str]:
        """Yield the links of the last look, without those in installed packages."""
        for place, listing in self._known.items():
            if listing.links and place not in self._public:
                yield from (f"{place}/{name}" for name in listing.links)

    def pipes(self, unsurveyed: Iterable[str], *, again: bool = True) -> tuple[str, ...]:
        """Return the named pipes of the last look, and those below other folders.

        No link is followed, and a folder that did not change is not read again. Without `again`,
        those below the same other folders are as they were; the caller looks again later.
        """
        folders = tuple(unsurveyed)
        if again or self.has_changed or self.last_pipes[0] != folders:
            self.last_pipes = folders, tuple(self._find_pipes(folders))
        return self.last_pipes[1]

    def _find_pipes(self, unsurveyed: Iterable[str]) -> Iterator[str]:
        for place, listing in self._known.items():
            for name in listing.pipes:
                yield f"{place}/{name}"
        # a repository has hundreds of folders: with fewer steps for each, this took a third off
        # what a line costs that reads git
        insides, waiting, seen = self._insides, [*unsurveyed], dict[str, _Insides]()
        while waiting:
            place = waiting.pop()
            try:
                state, known = os.lstat(place), insides.get(place)
                stamp = (state.st_ino, state.st_mtime_ns, state.st_ctime_ns)
                if known is None or not known.settled or known.stamp != stamp:
                    known = _look_inside(place, state, self._now())
            except OSError:
                continue
            seen[place] = known
            if known.folders:
                waiting += known.folders
            yield from known.pipes
        self._insides = seen

    def look(
        self,
        stopped: Callable[[], bool] = lambda: False,
        opening: ExitStack | None = None,
        root: PosixFolderHandle | None = None,
        *,
        limited: bool = True,
    ) -> tuple[SurveyMark, ...]:
        """Return all special places, outer ones before inner ones.

        Folders that are closed to their owner are opened, as long as `opening` lasts. `root` is the
        folder's handle, if it is open already; no other folder is looked at then.
        """
        seen: dict[str, _Listing] = {}
        all_marks, packages = list[SurveyMark](), set[str]()
        self.has_changed = False
        waiting = [(self.folder, False, False)]
        with ExitStack() as briefly:
            if root is None and HAS_HANDLES:
                with suppress(OSError):
                    root = briefly.enter_context(PosixFolderHandle.at_real_path(self.folder))
            while waiting:
                place, public, private = waiting.pop()
                path = place[len(self.folder) + 1 :]
                # no character has more than four bytes
                if len(path) * 4 > MAX_PATH_BYTES < len(os.fsencode(path)):
                    all_marks.append(SurveyMark(place, MarkReason.SECRET, stat.S_IFDIR))
                    continue
                listing = self._listing(root, place, path, private=private)
                if listing is None and root is not None:
                    closed = open_closed_folders(root, path)
                    if (opening or briefly).enter_context(closed):
                        listing = self._listing(root, place, path, private=private)
                if listing is None:
                    continue
                seen[place] = listing
                public = public and not self._hidden.is_folder(listing.inode)
                if public:
                    packages.add(place)
                if (limited and len(seen) > self._max_folders) or stopped():
                    raise ToolError(
                        (
                            "The project folder contains more than {most} folders, too many to "
                            "find what commands must not reach."
                        ),
                        "Choose a smaller folder as the project folder.",
                        most=f"{self._max_folders:,}",
                    )
                if listing.is_closed_repository:
                    all_marks.append(SurveyMark(place, MarkReason.REPOSITORY, stat.S_IFDIR))
                for name, sort, kind in listing.marks:
                    if not public or sort not in (MarkReason.STEERING, MarkReason.SECRET):
                        all_marks.append(SurveyMark(os.path.join(place, name), sort, kind))
                for inner, others, apart in listing.folders:
                    waiting.append((inner, public or others, private or apart))
        self._known, self._public = seen, frozenset(packages)
        return tuple(sorted(all_marks, key=lambda mark: mark.path))

    def _listing(
        self, root: PosixFolderHandle | None, place: str, path: str, *, private: bool
    ) -> _Listing | None:
        """Return the present listing; None if the folder cannot be read.

        `path` leads to it from the handle. A link above can lead to no other folder of the same ID.
        """
        try:
            folder = None if root is None else root.handle()
            status = os.stat(
                place if root is None else path or ".", dir_fd=folder, follow_symlinks=False
            )
            # hundreds of folders before every command: one that is as it was takes 3 us
            known = self._known.get(place)
            if known is not None and known.inode == status.st_ino:
                modified, changed = times = status.st_mtime_ns, status.st_ctime_ns
                is_same = known.times == times
                if is_same and known.read_at - modified > _RACY < known.read_at - changed:
                    return known
            self.has_changed = True
            read_at = self._now()
            if root is None:
                with os.scandir(place) as entries:
                    return _make_listing(place, entries, status, read_at=read_at, private=private)
            # through no link, which a command may have put in the place of a folder above
            with root.below(path) as opened, os.scandir(opened.handle()) as entries:
                status = os.fstat(opened.handle())
                return _make_listing(place, entries, status, read_at=read_at, private=private)
        except OSError:
            return None


def _times(status: os.stat_result) -> tuple[int, int]:
    return status.st_mtime_ns, status.st_ctime_ns


def _make_listing(
    place: str,
    entries: Iterator[os.DirEntry[str]],
    status: os.stat_result,
    *,
    read_at: int,
    private: bool,
) -> _Listing:
    folders: list[tuple[str, bool, bool]] = []
    marks: list[tuple[str, MarkReason, int]] = []
    files: list[str] = []
    pipes: list[str] = []
    links: list[str] = []
    dots: list[tuple[str, int]] = []
    above, git = os.path.basename(place), set[str]()
    for entry in entries:
        name = entry.name
        is_folder = entry.is_dir(follow_symlinks=False)
        sorts = sorts_of(name, above, private)
        if sorts:
            kind = stat.S_IFMT(entry.stat(follow_symlinks=False).st_mode)
            marks += [
                (name, sort, kind)
                for sort in sorts
                if sort is not MarkReason.SECRET or not is_folder
            ]
        is_marked = sorts and sorts != (MarkReason.SECRET,)
        kind = _kind(entry, is_folder)
        if not is_marked and may_steer_as_new(name, above, kind):
            dots.append((name, kind))
        if is_folder and not CLOSED.intersection(sorts):
            folders.append((os.path.join(place, name), name in _PUBLIC, name.casefold() in FOLDERS))
        if MarkReason.SECRET not in sorts and entry.is_file(follow_symlinks=False):
            files.append(name)
        if _is_pipe(entry):
            pipes.append(name)
        if entry.is_symlink():
            links.append(name)
        if name in _REPOSITORY_NAMES:
            git.add(name)
    is_repository = "HEAD" in git and (git >= _OWN_OBJECTS or "commondir" in git)
    if is_repository:  # a repository, which is closed as a whole, has very many folders there
        folders = [folder for folder in folders if os.path.basename(folder[0]) != "objects"]
    listed = (tuple(folders), tuple(marks), tuple(files), tuple(pipes), tuple(links), tuple(dots))
    return _Listing(
        _times(status), status.st_ino, read_at, *listed, is_closed_repository=is_repository
    )


CLOSED = frozenset({MarkReason.REPOSITORY, MarkReason.FOREIGN})
"""Places that are closed as a whole, so that their insides need no survey."""


def _look_inside(place: str, status: os.stat_result, read_at: int) -> _Insides:
    folders: list[str] = []
    pipes: list[str] = []
    with os.scandir(place) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                folders.append(entry.path)
            elif _is_pipe(entry):
                pipes.append(entry.path)
    settled = read_at - max(_times(status)) > _RACY
    stamp = (status.st_ino, *_times(status))
    return _Insides(stamp, settled, tuple(folders), tuple(pipes))


def _kind(entry: os.DirEntry[str], is_folder: bool) -> int:
    """Return what a name stands for, 0 for what is no file, folder or link."""
    if is_folder:
        return stat.S_IFDIR
    if entry.is_symlink():
        return stat.S_IFLNK
    return stat.S_IFREG if entry.is_file(follow_symlinks=False) else 0


def _is_pipe(entry: os.DirEntry[str]) -> bool:
    plain = entry.is_dir(follow_symlinks=False) or entry.is_file(follow_symlinks=False)
    if plain or entry.is_symlink():  # the listing tells these kinds
        return False
    return stat.S_ISFIFO(entry.stat(follow_symlinks=False).st_mode)


@lru_cache(maxsize=65_536)
def sorts_of(name: str, above: str = "", private: bool = False) -> tuple[MarkReason, ...]:
    """Return why a name in a folder is special; empty if it is not."""
    if is_never_written(name):
        return (MarkReason.REPOSITORY if name.casefold().startswith(_GIT) else MarkReason.FOREIGN,)
    secret = (MarkReason.SECRET,) if may_hold_secret(name, apart_folder=private) else ()
    steering = is_steering(name) or is_steering_in(above, name)
    return (*secret, MarkReason.STEERING) if steering else secret


def find_work_trees(marks: Iterable[SurveyMark]) -> Iterator[str]:
    for mark in marks:
        if mark.sort is MarkReason.REPOSITORY and mark.path.endswith(f"/{_GIT}"):
            yield mark.path.removesuffix(f"/{_GIT}")
