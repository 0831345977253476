"""Looks through a folder for the names that a box has to treat apart.

All of it before every command: folders that have not changed since are not read again, so that it
costs one look a folder. (A name comes or goes only with its folder's time.)
"""

import os
import stat
import time
from collections.abc import Callable, Iterator
from enum import Enum
from functools import lru_cache

from helix_desktop.domain.errors import ToolError
from helix_desktop.domain.values import value
from helix_desktop.tools.ground.protected import is_never, is_steering
from helix_desktop.tools.judging.secret_names import is_secret

MOST_FOLDERS = 200_000
MOST_PLACES = 1_000
"""Places treated apart in one folder; each is a mount or a rule."""
_RACY = 2_000_000_000
"""Nanoseconds: a folder younger than this may have changed after its time was read."""
_PUBLIC = frozenset({"node_modules", "site-packages", "dist-packages", "vendor"})
"""Packages of others: what is below is public, and steers nobody."""
_GIT = ".git"


class Sort(Enum):
    """Why a place is treated apart."""

    REPOSITORY = "repository"
    """A repository's inside, whatever it is called; or the file that says where it is."""
    FOREIGN = "foreign"
    """Of another system for versions, or of our own kind."""
    STEERING = "steering"
    SECRET = "secret"


@value
class Mark:
    """One place: its path, why, and what it is (the bits of its kind, `stat.S_IFMT`)."""

    path: str
    sort: Sort
    kind: int

    @property
    def is_folder(self) -> bool:
        return stat.S_ISDIR(self.kind)

    @property
    def is_link(self) -> bool:
        return stat.S_ISLNK(self.kind)


@value
class _Listing:
    """What was seen in one folder; `marks` are names."""

    time: int
    inode: int
    read_at: int
    folders: tuple[str, ...]
    marks: tuple[tuple[str, Sort, int], ...]
    bare: bool


class Survey:
    """One folder, looked through again and again. One thread at a time."""

    def __init__(self, folder: str) -> None:
        self.folder = os.path.realpath(folder)
        self._known: dict[str, _Listing] = {}

    def look(self, stopped: Callable[[], bool] = lambda: False) -> tuple[Mark, ...]:
        """All places to be treated apart, those above before those below."""
        seen: dict[str, _Listing] = {}
        found: list[Mark] = []
        waiting = [(self.folder, False)]
        while waiting:
            place, public = waiting.pop()
            listing = self._listing(place)
            if listing is None:
                continue
            seen[place] = listing
            if len(seen) > MOST_FOLDERS or len(found) > MOST_PLACES or stopped():
                raise _too_large(found)
            found += _marks(place, listing, public=public)
            for name in listing.folders:
                waiting.append((os.path.join(place, name), public or name in _PUBLIC))
        self._known = seen
        return tuple(sorted(found, key=lambda mark: mark.path))

    def _listing(self, place: str) -> _Listing | None:
        """As it is now; None if it cannot be read: then no command can, either."""
        try:
            found = os.lstat(place)
            known = self._known.get(place)
            if known is not None and _still(known, found):
                return known
            read_at = time.time_ns()
            with os.scandir(place) as entries:
                return _read(entries, found, read_at)
        except OSError:
            return None


def _still(known: _Listing, found: os.stat_result) -> bool:
    same = known.time == found.st_mtime_ns and known.inode == found.st_ino
    return same and known.read_at - known.time > _RACY


def _read(entries: Iterator[os.DirEntry[str]], found: os.stat_result, read_at: int) -> _Listing:
    folders: list[str] = []
    marks: list[tuple[str, Sort, int]] = []
    git = 0
    for entry in entries:
        name = entry.name
        is_folder = entry.is_dir(follow_symlinks=False)
        sort = sort_of(name)
        if sort is not None:
            kind = stat.S_IFMT(entry.stat(follow_symlinks=False).st_mode)
            marks.append((name, sort, kind))
        if is_folder and _is_entered(name, sort):
            folders.append(name)
        git += name in ("HEAD", "objects", "refs")
    return _Listing(
        found.st_mtime_ns, found.st_ino, read_at, tuple(folders), tuple(marks), git == 3
    )


def _is_entered(name: str, sort: Sort | None) -> bool:
    """What is hidden or closed as a whole need not be known inside; objects are no files."""
    return sort in (None, Sort.STEERING) and name != "objects"


@lru_cache(maxsize=65_536)
def sort_of(name: str) -> Sort | None:
    """Why a name is treated apart; None if it is not."""
    if is_never(name):
        return Sort.REPOSITORY if name.casefold().startswith(_GIT) else Sort.FOREIGN
    if is_secret((name,)):
        return Sort.SECRET
    return Sort.STEERING if is_steering(name) else None


def _marks(place: str, listing: _Listing, *, public: bool) -> Iterator[Mark]:
    if listing.bare:
        yield Mark(place, Sort.REPOSITORY, stat.S_IFDIR)
    for name, sort, kind in listing.marks:
        if public and sort in (Sort.STEERING, Sort.SECRET):
            continue
        yield Mark(os.path.join(place, name), sort, kind)


def _too_large(found: list[Mark]) -> ToolError:
    if len(found) > MOST_PLACES:
        return ToolError(
            f"The project folder holds more than {MOST_PLACES:,} places that commands are kept "
            "from; no command can be run in it.",
            "Choose a smaller folder as the project folder.",
        )
    return ToolError(
        f"The project folder holds more than {MOST_FOLDERS:,} folders; what commands must be kept "
        "from cannot be found in time.",
        "Choose a smaller folder as the project folder.",
    )
