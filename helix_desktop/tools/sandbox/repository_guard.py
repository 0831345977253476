"""The closed parts of repositories, and the placeholders that keep names free.

Commands must not write parts of a repository that make git run something: its hooks and settings,
those of modules and linked work trees, the file that would put other settings in their place, and
folders inside the project that its settings name. A mount needs a place, so an empty folder stands
where nothing may be created, as long as any command runs beside it. The folder is removed when the
last command that relies on it has ended: while a sandbox has a mount there, removing the place
would remove the mount. One that a killed program left is taken over by the next command.
"""

import os
import re
import stat
import threading
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress

from msgspec import Struct

from helix_desktop.tools.files.folder_handle import READING, require_regular
from helix_desktop.tools.sandbox.git_config_guard import (
    WORK_TREE,
    has_only_harmless_settings,
    set_aside,
)
from helix_desktop.tools.sandbox.placeholder_marks import is_abandoned, mark_placeholder

_lock = threading.RLock()
_used: Counter[str] = Counter()


@contextmanager
def hold_mountpoints(places: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Make the missing placeholders, and yield those that exist now."""
    held = _take(places)
    try:
        yield held
    finally:
        with _lock:
            for place in held:
                _used[place] -= 1
                if _used[place] <= 0:
                    del _used[place]
                    with suppress(OSError):  # somebody put something into it: then it stays
                        os.rmdir(place)


@contextmanager
def freeze_mountpoints() -> Iterator[None]:
    """Keep placeholders from coming or going, while deciding which are needed."""
    with _lock:
        yield


def is_free(place: str) -> bool:
    """Return whether there is nothing, or only a placeholder."""
    return is_placeholder(place) or not os.path.lexists(place)


def is_placeholder(place: str) -> bool:
    """Return whether a folder is a placeholder, also one of a program that was killed."""
    return is_mountpoint(place) or is_abandoned(place)


def is_mountpoint(place: str) -> bool:
    """Return whether an empty folder is a placeholder that a command relies on."""
    return _used[place] > 0


def _take(places: Iterable[str]) -> tuple[str, ...]:
    held: list[str] = []
    with _lock:
        for place in places:
            if not _used[place]:
                try:
                    os.mkdir(place, 0o755)
                except OSError:
                    if not is_abandoned(place):
                        continue  # it exists by now, or cannot be made
                mark_placeholder(place)
            _used[place] += 1
            held.append(place)
    return tuple(held)


@contextmanager
def follow_folders(places: Iterable[str]) -> Iterator[Mapping[str, int]]:
    """Hold folders by a handle each, to find them again if a command moves them."""
    with ExitStack() as stack:
        held: dict[str, int] = {}
        for place in places:
            held[place] = os.open(place, _PLACE)
            stack.callback(os.close, held[place])
        yield held


def where_folders_are(held: Mapping[str, int]) -> dict[str, str]:
    """Return where folders are now, by where they were."""
    return {place: os.readlink(f"/proc/self/fd/{handle}") for place, handle in held.items()}


# Windows has no such folders
_PLACE = getattr(os, "O_PATH", 0) | getattr(os, "O_CLOEXEC", 0)
_REMOTES = ("remotes", "branches")
"""Folders in which older versions of git kept the addresses of other repositories."""
_SETTINGS = ("config", "hooks", "config.worktree", "modules", "worktrees", "gitdir", *_REMOTES)
_NEEDED = ("config", "hooks", "modules", "worktrees", *_REMOTES)
_SET_BY_GIT = frozenset({"config", "config.worktree", "worktrees"})
_SECTION = re.compile(r"\[\s*([\w.-]*)")
_RUNNING_NOTHING = frozenset(
    {"core", "user", "branch", "remote", "submodule", "pull", "push", "rebase", "init", "index"}
    | {"extensions", "color", "advice", "gc", "pack", "feature", "checkout", "worktree", "status"}
)
"""Sections of settings whose commands are turned off for every git that Helix starts."""
_ELSEWHERE = "commondir"
"""A file of this name puts the settings of another folder in place of a repository's own."""
NOT_TO_APPEAR = (_ELSEWHERE, WORK_TREE)
"""Names that no placeholder can keep free: with a folder there, git would not work at all."""
_STEPS = os.path.join("rebase-merge", "git-rebase-todo")
_BY_PATH = {
    "rebase-merge/strategy": re.compile(rb"/"),
    "sequencer/opts": re.compile(rb"(?im)^\s*(?:\[.*?\]\s*)?strategy\s*=(?:[^\n]|\\\n)*?/"),
}
"""Files of an unfinished rebase or pick, and what they say if the strategy of merging is a path:
git would run it as a program, from the work tree."""
STATE_FOLDERS = ("", "rebase-merge", "sequencer")
"""Folders in which files are set aside."""
_MOST_STEPS = 4 * 1024 * 1024
_MOST_PACKED = 60
"""Most files of packs, each of which is closed by a mount of its own."""
_NAMED = re.compile(r"^\s*(?:hookspath|path|attributesfile)\s*=\s*(.+?)\s*$", re.I | re.M)
_MOST = 256 * 1024


class RepositoryPlaces(Struct, frozen=True):
    """The inside of a repository: `closed` places must not change, `absent` ones not appear."""

    inside: str
    closed: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    open: bool = False
    """Whether the rest may be written: only if nothing about the repository is unusual."""


def closed_places(
    inside: str, *, writing: bool, setting: bool = False, folder: str = ""
) -> RepositoryPlaces:
    """Return the closed parts of a folder with a repository; the whole, unless `writing`.

    `setting`: git alone runs and may write its settings and its list of work trees, except for
    entries of work trees outside of `folder`.
    """
    names = {name: os.path.join(inside, name) for name in (*_SETTINGS, _ELSEWHERE)}
    odd = any(os.path.islink(place) for place in names.values())
    plain = _kind(names["config"]) == stat.S_IFREG and not os.path.lexists(names[_ELSEWHERE])
    # settings of this work tree alone are kept like the others, if they exist
    plain &= not has_own_settings(inside) or _kind(names["config.worktree"]) == stat.S_IFREG
    if not writing or odd or not plain:
        return RepositoryPlaces(inside)
    free = _SET_BY_GIT if setting and not _runs_programs(inside) else frozenset[str]()
    closed = [names[name] for name in _SETTINGS if name not in free and not is_free(names[name])]
    closed += _elsewhere(names["worktrees"], folder) if free else []
    absent = (names[name] for name in _NEEDED if name not in free and is_free(names[name]))
    return RepositoryPlaces(inside, tuple(closed), tuple(absent), open=True)


def pack_places(inside: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return folders of a repository's objects that must keep their names, and closed places there.

    Packs that exist do not change, new ones may appear; where there are many, none may.
    """
    objects = os.path.join(inside, "objects")
    packs = os.path.join(objects, "pack")
    elsewhere = os.path.join(objects, "info", "alternates")
    closed = [elsewhere] if _kind(elsewhere) == stat.S_IFREG else []
    try:
        found = [entry.path for entry in os.scandir(packs) if entry.is_file(follow_symlinks=False)]
    except OSError:
        return (), ()
    many = len(found) > _MOST_PACKED
    return (objects,) if many else (objects, packs), (*closed, *([packs] if many else found))


def linked(inside: str, file: str, *, writing: bool) -> RepositoryPlaces:
    """Return the inside of a linked work tree whose repository is in the project folder, too."""
    shared = shared_folders(inside, file) if writing else ()
    kept = _kind(os.path.join(inside, WORK_TREE)) == stat.S_IFREG
    if not shared or (not kept and any(has_own_settings(each) for each in shared)):
        return RepositoryPlaces(inside)
    names = ("commondir", "gitdir", "config.worktree")
    closed = (place for name in names if os.path.lexists(place := os.path.join(inside, name)))
    return RepositoryPlaces(inside, tuple(closed), open=True)


def has_own_settings(shared: str) -> bool:
    """Return whether git reads settings of single work trees of a repository."""
    return "worktreeconfig" in read_short_file(os.path.join(shared, "config")).lower()


def is_left_to_git(inside: str, file: str, folder: str) -> bool:
    """Return whether git, running alone, may remove a linked work tree of the project.

    A mount on its `.git` file, or in its entry of the repository, could not be deleted.
    """
    for repository in shared_folders(inside, file):
        found = closed_places(repository, writing=True, setting=True, folder=folder)
        listed = os.path.join(repository, "worktrees")
        if repository.startswith(folder + "/") and found.open and listed not in found.closed:
            return True
    return False


def _elsewhere(entries: str, folder: str) -> list[str]:
    """Return the entries of work trees outside the folder."""
    try:
        found = [entry.path for entry in os.scandir(entries)]
    except OSError:
        return []
    return [
        place
        for place in found
        if not os.path.realpath(read_short_file(os.path.join(place, "gitdir")).strip()).startswith(
            folder + "/"
        )
    ]


def _runs_programs(inside: str) -> bool:
    """Return whether the settings may name programs that git runs when it fills a work tree."""
    texts = (read_short_file(os.path.join(inside, name)) for name in ("config", "config.worktree"))
    return any(
        name.lower() not in _RUNNING_NOTHING for text in texts for name in _SECTION.findall(text)
    )


def configured_places(inside: str, folder: str) -> tuple[str, ...]:
    """Return the project's files and folders that a repository's settings name."""
    found: list[str] = []
    for name in ("config", "config.worktree"):
        for named in _NAMED.findall(read_short_file(os.path.join(inside, name))):
            bare = named.strip('"')
            for base in (inside, os.path.dirname(inside)):
                place = os.path.realpath(os.path.join(base, bare))
                if place.startswith(folder + "/") and os.path.exists(place):
                    found.append(place)
    return tuple(dict.fromkeys(found))


def gitdir_target(file: str) -> str:
    """Return the real path of the repository that a `.git` file names; "" if it names none."""
    said = read_short_file(file)
    if not said.startswith("gitdir:"):
        return ""
    path = said.partition(":")[2].strip()
    return os.path.realpath(os.path.join(os.path.dirname(file), path)) if path else ""


def shared_folders(inside: str, file: str) -> tuple[str, ...]:
    """Return the folders that a linked work tree depends on, if its repository knows it; else none.

    A project's own file is not trusted: it could name any folder.
    """
    back = read_short_file(os.path.join(inside, "gitdir")).strip()
    common = read_short_file(os.path.join(inside, _ELSEWHERE)).strip()
    if not back or not common or os.path.realpath(back) != os.path.realpath(file):
        return ()
    shared = os.path.realpath(os.path.join(inside, common))
    if os.path.dirname(os.path.dirname(inside)) != shared:
        return ()
    return (shared,)


def read_short_file(place: str) -> str:
    """Return the text of a plain file, or its beginning; "" if there is none."""
    try:
        handle = require_regular(os.open(place, READING), place)  # a pipe must not be waited for
        with open(handle, encoding="utf-8", errors="replace") as file:
            return file.read(_MOST)
    except (OSError, ValueError):  # no path has a null byte
        return ""


def _kind(place: str) -> int:
    try:
        return stat.S_IFMT(os.lstat(place).st_mode)
    except OSError:
        return 0


def settings_set_aside(
    inside: str, closed: Collection[str], runs: frozenset[bytes]
) -> list[tuple[str, str]]:
    """Set aside dangerous files that a writable repository did not have; return where they are now.

    `runs` are the program lines of its rebase before the command.
    """
    found: list[tuple[str, str]] = []
    by_git_alone = os.path.join(inside, "config") not in closed
    for name in NOT_TO_APPEAR:
        place = os.path.join(inside, name)
        kept = by_git_alone and name == WORK_TREE and has_only_harmless_settings(place)
        if place not in closed and os.path.lexists(place) and not kept:
            found.append((place, set_aside(place)))
    found += ((place, set_aside(place)) for place in _strategies(inside))
    todo = os.path.join(inside, _STEPS)
    steps = _short_content(todo)
    # git makes no links here: the steps would be in a file that anything may write
    links = (place for place in (os.path.dirname(todo), todo) if os.path.islink(place))
    odd = next(links, todo if steps is None else "")
    new = frozenset[bytes]() if odd else _running(steps or b"") - runs
    if place := odd or (todo if new else ""):
        found.append((place, set_aside(place)))
    if new:
        with open(todo, "xb") as file:
            kept_lines = (steps or b"").splitlines(keepends=True)
            file.write(b"".join(line for line in kept_lines if line.strip() not in new))
    return found


def runs_of(inside: str) -> frozenset[bytes]:
    """Return the lines of an unfinished rebase that run a program when it continues."""
    return _running(_short_content(os.path.join(inside, _STEPS)) or b"")


def _strategies(inside: str) -> Iterator[str]:
    """Yield files in which an unfinished rebase or pick names a program of the project."""
    for name, by_path in _BY_PATH.items():
        place = os.path.join(inside, name)
        if os.path.islink(os.path.dirname(place)):
            yield os.path.dirname(place)
        elif (text := _short_content(place)) is None or by_path.search(text):
            yield place


def _running(steps: bytes) -> frozenset[bytes]:
    lines = (line.strip() for line in steps.splitlines())
    return frozenset(line for line in lines if line.split()[:1] in ([b"exec"], [b"x"]))


def _short_content(place: str) -> bytes | None:
    """Return what a file of an unfinished rebase says; None if it is no plain, short file."""
    if not os.path.lexists(place):
        return b""
    try:
        handle = require_regular(os.open(place, READING), place)  # a pipe must not be waited for
        with open(handle, "rb") as file:
            content = file.read(_MOST_STEPS + 1)
    except OSError:
        return None
    return content if len(content) <= _MOST_STEPS else None
