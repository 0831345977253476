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
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress

from helix_desktop.tools.files.folder_handle import READING, PosixFolderHandle, require_regular
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
    kept = not own or _kind(os.path.join(inside, "config.worktree")) == stat.S_IFREG
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
