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
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from functools import partial

from msgspec import Struct

from helix_desktop.domain.errors import full_error_text
from helix_desktop.tools.files.folder_handle import READING, PosixFolderHandle, require_regular
from helix_desktop.tools.sandbox.git_config_guard import (
    WORK_TREE,
    Held,
    has_only_harmless_settings,
    read_git_config,
    restore_git_config,
    set_aside,
)
from helix_desktop.tools.sandbox.placeholder_marks import is_abandoned, mark_placeholder

_lock = threading.RLock()
_Key = tuple[int, int, str]
"""The identity of the folder above a placeholder, and its name there."""


class _Placeholder:
    """An empty folder that commands rely on, held by the folder above it."""

    def __init__(self, above: PosixFolderHandle, name: str) -> None:
        self.above, self.name = above, name
        self.users = 0
        self.identity = above.identity(name)

    def remove(self) -> None:
        with self.above, suppress(OSError):  # somebody put something into it: then it stays
            if self.above.identity(self.name) == self.identity:
                os.rmdir(self.name, dir_fd=self.above.handle())


_used: dict[_Key, _Placeholder] = {}


@contextmanager
def hold_mountpoints(places: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Make the missing placeholders, and yield those that exist now."""
    held = _take(places)
    try:
        yield tuple(held)
    finally:
        with _lock:
            for key in held.values():
                _used[key].users -= 1
                if not _used[key].users:
                    _used.pop(key).remove()


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
    if not _used:
        return False
    with suppress(OSError), PosixFolderHandle.at_real_path(os.path.dirname(place)) as above:
        return _key(above, place) in _used
    return False


def _take(places: Iterable[str]) -> dict[str, _Key]:
    held: dict[str, _Key] = {}
    with _lock:
        for place in places:
            with suppress(OSError):  # it exists by now, or cannot be made
                held[place] = _taken(place)
    return held


def _taken(place: str) -> _Key:
    """Hold one placeholder, made if it is missing; raise OSError if something else is there."""
    with ExitStack() as stack:
        above = stack.enter_context(PosixFolderHandle.at_real_path(os.path.dirname(place)))
        key = _key(above, place)
        if key not in _used:
            try:
                os.mkdir(key[2], 0o755, dir_fd=above.handle())
            except FileExistsError:
                if not is_abandoned(place):
                    raise
            mark_placeholder(place)
            _used[key] = _Placeholder(above, key[2])
            stack.pop_all()
        _used[key].users += 1
        return key


def _key(above: PosixFolderHandle, place: str) -> _Key:
    found = os.fstat(above.handle())
    return found.st_dev, found.st_ino, os.path.basename(place)


@contextmanager
def follow_folders(places: Iterable[str]) -> Iterator[Mapping[str, PosixFolderHandle]]:
    """Hold folders by a handle each, to find them again if a command moves them."""
    with ExitStack() as stack:
        yield {
            place: stack.enter_context(PosixFolderHandle.at_real_path(place)) for place in places
        }


def where_folders_are(held: Mapping[str, PosixFolderHandle]) -> dict[str, str]:
    """Return where folders are now, by where they were."""
    return {place: os.readlink(f"/proc/self/fd/{held[place].handle()}") for place in held}


_REMOTES = ("remotes", "branches")
"""Folders in which older versions of git kept the addresses of other repositories."""
_SETTINGS = ("config", "hooks", "config.worktree", "modules", "worktrees", "gitdir", *_REMOTES)
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
_MAX_STEPS_BYTES = 4 * 1024 * 1024
_NAMED = re.compile(r"^\s*(?:hookspath|path|attributesfile)\s*=\s*(.+?)\s*$", re.I | re.M)
_MOST = 256 * 1024


def is_plain(inside: str) -> bool:
    """Return whether nothing about a folder with a repository is unusual."""
    names = [os.path.join(inside, name) for name in (*_SETTINGS, _ELSEWHERE)]
    odd = any(map(os.path.islink, names)) or os.path.lexists(names[-1])
    return not odd and _kind(os.path.join(inside, "config")) == stat.S_IFREG


def runs_nothing(inside: str) -> bool:
    """Return whether no settings of a repository name programs that git alone would run."""
    own = "worktreeconfig" in read_short_file(os.path.join(inside, "config")).lower()
    kept = not own or _kind(os.path.join(inside, WORK_TREE)) == stat.S_IFREG
    return kept and is_plain(inside) and not _runs_programs(inside)


def is_left_to_git(inside: str, file: str, folder: str) -> bool:
    """Return whether git, running alone, may remove a linked work tree of the project.

    A mount on its `.git` file, or in its entry of the repository, could not be deleted.
    """
    return any(
        repository.startswith(folder + "/") and runs_nothing(repository)
        for repository in shared_folders(inside, file)
    )


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
    folder: PosixFolderHandle, closed: Collection[str], runs: frozenset[bytes]
) -> list[tuple[str, str]]:
    """Set aside dangerous files that a writable repository did not have; return their new names.

    `folder` is its inside, and `closed` are the names in it that the command could not change.
    `runs` are the program lines of its rebase before the command.
    """
    found: list[tuple[str, str]] = []
    by_git_alone = "config" not in closed
    for name in NOT_TO_APPEAR:
        kept = by_git_alone and name == WORK_TREE and has_only_harmless_settings(folder, name)
        if name not in closed and folder.status(name) is not None and not kept:
            found.append((name, set_aside(folder, name)))
    found += ((name, set_aside(folder, name)) for name in _strategies(folder))
    steps = _short_content(folder, _STEPS)
    # git makes no links here: the steps would be in a file that anything may write
    links = (name for name in (os.path.dirname(_STEPS), _STEPS) if _is_link(folder, name))
    odd = next(links, _STEPS if steps is None else "")
    new = frozenset[bytes]() if odd else _running(steps or b"") - runs
    if name := odd or (_STEPS if new else ""):
        found.append((name, set_aside(folder, name)))
    if new:
        kept_lines = (steps or b"").splitlines(keepends=True)
        with (
            folder.parent(_STEPS) as (above, todo),
            open(above.make_file(todo, 0o666), "wb") as file,
        ):
            file.write(b"".join(line for line in kept_lines if line.strip() not in new))
    return found


class WrittenRepositories(Struct, frozen=True):
    """The repositories that a command may write, by their insides, and their state before."""

    held: Mapping[str, PosixFolderHandle]
    closed: Mapping[str, frozenset[str]]
    """What the command cannot change in them, by its path in each."""
    settings: Mapping[str, Held]
    runs: Mapping[str, frozenset[bytes]]

    def places(self) -> tuple[str, ...]:
        """Return where the repositories are now whose settings are kept."""
        moved = where_folders_are(self.held)
        return tuple(moved[inside] for inside in self.closed)

    def restore_settings(self) -> tuple[list[tuple[str, str]], str]:
        """Set aside what git would read as settings; return the places, where they are now, and
        why not everything."""
        found: list[tuple[str, str]] = []
        unsure = ""
        for place, (inside, closed) in zip(self.places(), self.closed.items(), strict=True):
            folder = self.held[inside]
            steps: tuple[Callable[[], Iterable[tuple[str, str]]], ...] = (
                partial(restore_git_config, folder, self.settings[inside]),
                partial(settings_set_aside, folder, closed, self.runs[inside]),
            )
            for step in steps:
                try:
                    for name, aside in step():
                        now = os.path.join(place, aside) if aside else ""
                        found.append((os.path.join(place, name), now))
                except OSError as error:
                    unsure = full_error_text(error)
        return found, unsure


def open_repositories(
    stack: ExitStack, insides: Collection[str], closed: Iterable[str]
) -> WrittenRepositories:
    """Hold repositories that git alone may write, and read what must not change in them.

    `closed` places do not change; only somebody outside can have changed them.
    """
    held = stack.enter_context(follow_folders(dict.fromkeys(insides)))
    names = {
        inside: frozenset(
            place[len(inside) + 1 :] for place in closed if place.startswith(f"{inside}/")
        )
        for inside in insides
    }
    return WrittenRepositories(
        held,
        closed=names,
        settings={inside: read_git_config(held[inside], names[inside]) for inside in names},
        runs={inside: runs_of(held[inside]) for inside in names},
    )


def runs_of(folder: PosixFolderHandle) -> frozenset[bytes]:
    """Return the lines of an unfinished rebase that run a program when it continues."""
    return _running(_short_content(folder, _STEPS) or b"")


def _strategies(folder: PosixFolderHandle) -> Iterator[str]:
    """Yield files in which an unfinished rebase or pick names a program of the project."""
    for name, by_path in _BY_PATH.items():
        if _is_link(folder, os.path.dirname(name)):
            yield os.path.dirname(name)
        elif (text := _short_content(folder, name)) is None or by_path.search(text):
            yield name


def safe_state(name: str, new: bytes | None, before: bytes | None) -> bytes | None:
    """Return a file of an unfinished operation without what would make git run a program."""
    if new is None or name not in (_STEPS, *_BY_PATH):
        return new
    if len(new) > _MAX_STEPS_BYTES or (name in _BY_PATH and _BY_PATH[name].search(new)):
        return before
    added = _running(new) - _running(before or b"")
    return b"".join(
        line for line in new.splitlines(keepends=True) if not added or line.strip() not in added
    )


def _is_link(folder: PosixFolderHandle, name: str) -> bool:
    found = folder.status(name)
    return found is not None and stat.S_ISLNK(found.st_mode)


def _running(steps: bytes) -> frozenset[bytes]:
    lines = (line.strip() for line in steps.splitlines())
    return frozenset(line for line in lines if line.split()[:1] in ([b"exec"], [b"x"]))


def _short_content(folder: PosixFolderHandle, path: str) -> bytes | None:
    """Return what a file of an unfinished rebase says; None if it is no plain, short file."""
    try:
        with folder.parent(path) as (above, name):
            if above.status(name) is None:
                return b""
            with open(above.read(name), "rb") as file:
                content = file.read(_MAX_STEPS_BYTES + 1)
    except FileNotFoundError:
        return b""
    except OSError:
        return None
    return content if len(content) <= _MAX_STEPS_BYTES else None
