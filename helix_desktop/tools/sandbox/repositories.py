"""What of a repository must not be written by a command: whatever makes git run something.

Its hooks and settings, those of modules and linked work trees, the file that would put other
settings in their place, and folders inside the project that its settings name.
"""

import os
import re
import stat
from collections.abc import Collection

from helix_desktop.domain.values import value
from helix_desktop.tools.ground.folders import READING, regular
from helix_desktop.tools.sandbox.git_settings import WORK_TREE, sets_nothing_else
from helix_desktop.tools.sandbox.mountpoints import is_free

_SETTINGS = ("config", "hooks", "config.worktree", "modules", "worktrees", "gitdir")
_NEEDED = ("config", "hooks", "modules", "worktrees")
_SET_BY_GIT = frozenset({"config", "config.worktree", "worktrees"})
_LINKS = ("commondir", "gitdir")
_SECTION = re.compile(r"\[\s*([\w.-]*)")
_RUNNING_NOTHING = frozenset(
    {"core", "user", "branch", "remote", "submodule", "pull", "push", "rebase", "init", "index"}
    | {"extensions", "color", "advice", "gc", "pack", "feature", "checkout", "worktree", "status"}
)
"""Sections of settings: what runs in these is set to nothing for every git of ours."""
_ELSEWHERE = "commondir"
"""A file of this name puts the settings of another folder in place of a repository's own."""
NOT_TO_APPEAR = (_ELSEWHERE, WORK_TREE)
"""Their places cannot be kept free by a mount: a folder there, and git would not work at all."""
_STEPS = os.path.join("rebase-merge", "git-rebase-todo")
_NAMED = re.compile(r"^\s*(?:hookspath|path|attributesfile)\s*=\s*(.+?)\s*$", re.I | re.M)
_MOST = 256 * 1024


@value
class Repository:
    """One repository's inside: `closed` places stay as they are, `absent` ones stay away."""

    inside: str
    closed: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    open: bool = False
    """Whether the rest may be written: only where nothing about it is unusual."""


def repository(
    inside: str, *, writing: bool, setting: bool = False, folder: str = ""
) -> Repository:
    """What is closed of a folder that holds a repository; all of it, unless `writing`.

    `setting`: git alone runs, and its settings and its list of work trees may be written by it; of
    that, entries of work trees outside of `folder` stay.
    """
    names = {name: os.path.join(inside, name) for name in (*_SETTINGS, _ELSEWHERE)}
    odd = any(os.path.islink(place) for place in names.values())
    plain = _kind(names["config"]) == stat.S_IFREG and not os.path.lexists(names[_ELSEWHERE])
    # settings of this work tree alone are kept like the others, if they are there to be kept
    plain &= (
        "worktreeconfig" not in _text(names["config"]).lower()
        or _kind(names["config.worktree"]) == stat.S_IFREG
    )
    if not writing or odd or not plain:
        return Repository(inside)
    free = _SET_BY_GIT if setting and not _runs_programs(inside) else frozenset[str]()
    closed = [names[name] for name in _SETTINGS if name not in free and not is_free(names[name])]
    closed += _elsewhere(names["worktrees"], folder) if free else []
    absent = (names[name] for name in _NEEDED if name not in free and is_free(names[name]))
    return Repository(inside, tuple(closed), tuple(absent), open=True)


def linked(inside: str, file: str, *, writing: bool) -> Repository:
    """The inside of a linked work tree whose repository lies in the project folder, too."""
    if not writing or not shared_by(inside, file):
        return Repository(inside)
    names = (*_LINKS, "config.worktree")
    closed = (place for name in names if os.path.lexists(place := os.path.join(inside, name)))
    return Repository(inside, tuple(closed), open=True)


def _elsewhere(entries: str, folder: str) -> list[str]:
    """Entries of work trees that do not lie in the folder."""
    try:
        found = [entry.path for entry in os.scandir(entries)]
    except OSError:
        return []
    return [
        place
        for place in found
        if not os.path.realpath(_text(os.path.join(place, "gitdir")).strip()).startswith(
            folder + "/"
        )
    ]


def _runs_programs(inside: str) -> bool:
    """Whether its settings may name programs that git would run when it fills a work tree."""
    texts = (_text(os.path.join(inside, name)) for name in ("config", "config.worktree"))
    return any(
        name.lower() not in _RUNNING_NOTHING for text in texts for name in _SECTION.findall(text)
    )


def named_by(inside: str, folder: str) -> tuple[str, ...]:
    """Files and folders of the project that a repository's settings name (hooks, inclusions)."""
    found: list[str] = []
    for name in ("config", "config.worktree"):
        for named in _NAMED.findall(_text(os.path.join(inside, name))):
            bare = named.strip('"')
            for base in (inside, os.path.dirname(inside)):
                place = os.path.realpath(os.path.join(base, bare))
                if place.startswith(folder + "/") and os.path.exists(place):
                    found.append(place)
    return tuple(dict.fromkeys(found))


def pointed_at(file: str) -> str:
    """Where a `.git` file says the repository is, as a real path; "" if it says nothing."""
    said = _text(file)
    if not said.startswith("gitdir:"):
        return ""
    path = said.partition(":")[2].strip()
    return os.path.realpath(os.path.join(os.path.dirname(file), path)) if path else ""


def shared_by(inside: str, file: str) -> tuple[str, ...]:
    """The folders a linked work tree lives from, if the repository knows it: else none.

    A project's own file cannot be believed: it could name any folder.
    """
    back = _text(os.path.join(inside, "gitdir")).strip()
    common = _text(os.path.join(inside, _ELSEWHERE)).strip()
    if not back or not common or os.path.realpath(back) != os.path.realpath(file):
        return ()
    shared = os.path.realpath(os.path.join(inside, common))
    if os.path.dirname(os.path.dirname(inside)) != shared:
        return ()
    return (shared,)


def _text(place: str) -> str:
    try:
        handle = regular(os.open(place, READING), place)  # a pipe must not be waited for
        with open(handle, encoding="utf-8", errors="replace") as file:
            return file.read(_MOST)
    except OSError:
        return ""


def _kind(place: str) -> int:
    try:
        return stat.S_IFMT(os.lstat(place).st_mode)
    except OSError:
        return 0


def settings_set_aside(
    inside: str, closed: Collection[str], runs: frozenset[bytes]
) -> list[tuple[str, str]]:
    """What a repository that could be written had not, and would be run from; where it is now.

    `runs` are the lines that its rebase under way ran programs by before.
    """
    found: list[tuple[str, str]] = []
    by_git_alone = os.path.join(inside, "config") not in closed
    for name in NOT_TO_APPEAR:
        place = os.path.join(inside, name)
        kept = by_git_alone and name == WORK_TREE and sets_nothing_else(place)
        if place not in closed and os.path.lexists(place) and not kept:
            os.replace(place, f"{place}.set-aside")
            found.append((place, f"{place}.set-aside"))
    todo = os.path.join(inside, _STEPS)
    if new := runs_of(inside) - runs:
        with open(todo, "rb") as file:
            lines = file.read().splitlines(keepends=True)
        os.replace(todo, f"{todo}.set-aside")
        with open(todo, "xb") as file:
            file.write(b"".join(line for line in lines if line.strip() not in new))
        found.append((todo, f"{todo}.set-aside"))
    return found


def runs_of(inside: str) -> frozenset[bytes]:
    """The lines of a rebase under way that run a program when it goes on."""
    try:
        with open(os.path.join(inside, _STEPS), "rb") as file:
            lines = [line.strip() for line in file.read().splitlines()]
    except OSError:
        return frozenset()
    return frozenset(line for line in lines if line.split(b" ")[0] in (b"exec", b"x"))
