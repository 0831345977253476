"""Finds a repository's own places from its files: git folder, hooks, worktrees, configuration.

Commands may have written them. So a worktree counts only if its repository knows it, too.
"""

import os
import re
import stat

from msgspec import Struct

from helix_desktop.tools.files.folder_handle import READING, require_regular

HEADS = "refs/heads"
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
_NAMED = re.compile(
    r"(?:^|\])[^\S\n]*(?:hookspath|path|attributesfile)[^\S\n]*=([^\n]*)", re.I | re.M
)
_MAX_BYTES = 256 * 1024


def is_plain(inside: str) -> bool:
    """Return whether nothing about a folder with a repository is unusual."""
    names = [os.path.join(inside, name) for name in (*_SETTINGS, _ELSEWHERE)]
    odd = any(map(os.path.islink, names)) or os.path.lexists(names[-1])
    return not odd and kind_of_place(os.path.join(inside, "config")) == stat.S_IFREG


def runs_nothing(inside: str) -> bool:
    """Return whether no settings of a repository name programs that git alone would run."""
    own = "worktreeconfig" in read_short_file(os.path.join(inside, "config")).lower()
    if own and kind_of_place(os.path.join(inside, "config.worktree")) != stat.S_IFREG:
        return False
    texts = (read_short_file(os.path.join(inside, name)) for name in ("config", "config.worktree"))
    sections = (name.lower() for text in texts for name in _SECTION.findall(text))
    return is_plain(inside) and all(name in _RUNNING_NOTHING for name in sections)


def is_left_to_git(inside: str, file: str, folder: str) -> bool:
    """Return whether git, running alone, may remove a linked work tree of the project.

    A mount on its `.git` file, or in its entry of the repository, could not be deleted.
    """
    return any(
        repository.startswith(folder + "/") and runs_nothing(repository)
        for repository in shared_folders(inside, file)
    )


def configured_places(inside: str, folder: str) -> tuple[str, ...]:
    """Return the project's files and folders that a repository's settings name."""
    places: list[str] = []
    for name in ("config", "config.worktree"):
        for named in _NAMED.findall(read_short_file(os.path.join(inside, name))):
            unquoted = named.strip().strip('"')
            if not unquoted:
                continue
            for base in (inside, os.path.dirname(inside)):
                place = os.path.realpath(os.path.join(base, unquoted))
                if place.startswith(folder + "/") and os.path.exists(place):
                    places.append(place)
    return tuple(dict.fromkeys(places))


def gitdir_target(file: str) -> str:
    """Return the real path of the repository that a `.git` file names; "" if it names none."""
    pointer = read_short_file(file)
    if not pointer.startswith("gitdir:"):
        return ""
    path = pointer.partition(":")[2].strip()
    return os.path.realpath(os.path.join(os.path.dirname(file), path)) if path else ""


def shared_folders(inside: str, file: str) -> tuple[str, ...]:
    """Return the folders that a linked work tree depends on, if its repository knows it; else none.

    A project's own file is not trusted: it could name any folder. Nor are the folders above it: a
    running command could put a link to another work tree in the place of one.
    """
    back = read_short_file(os.path.join(inside, "gitdir")).strip()
    common = read_short_file(os.path.join(inside, _ELSEWHERE)).strip()
    if not back or not common or os.path.realpath(back) != file:
        return ()
    shared = os.path.realpath(os.path.join(inside, common))
    if os.path.dirname(os.path.dirname(inside)) != shared:
        return ()
    return (shared,)


def read_short_file(place: str) -> str:
    """Return the text of a plain file, or its beginning; "" if there is none."""
    return read_beginning(place).decode("utf-8", "replace")


def read_beginning(place: str, size: int = _MAX_BYTES) -> bytes:
    """Return the first bytes of a plain file; b"" if there is none."""
    try:
        handle = require_regular(os.open(place, READING), place)  # a pipe must not be waited for
        with open(handle, "rb") as file:
            return file.read(size)
    except (OSError, ValueError):  # no path has a null byte
        return b""


def kind_of_place(place: str) -> int:
    """Return the kind of what is at a path, 0 for nothing."""
    try:
        return stat.S_IFMT(os.lstat(place).st_mode)
    except OSError:
        return 0


class LinkedWorktree(Struct, frozen=True):
    """A worktree of a session, its entry in the repository, the repository's folder, and the only
    branch that commands in it move."""

    folder: str
    entry: str
    shared: str
    branch: str

    @property
    def ref(self) -> str:
        return f"{HEADS}/{self.branch}"

    @property
    def on_branch(self) -> bool:
        """Whether the worktree has its own branch checked out."""
        place = os.path.join(self.entry, "HEAD")
        return not os.path.islink(place) and read_short_file(place).strip() == f"ref: {self.ref}"


def find_worktree(folder: str, shared: str, branch: str) -> LinkedWorktree | None:
    """Return a worktree by the list of its repository; its own `.git` file is not asked."""
    try:
        entries = sorted(entry.path for entry in os.scandir(os.path.join(shared, "worktrees")))
    except OSError:
        return None
    wanted = os.path.join(os.path.realpath(folder), ".git")
    for entry in entries:
        back = read_short_file(os.path.join(entry, "gitdir")).strip()
        common = read_short_file(os.path.join(entry, "commondir")).strip()
        same = back and os.path.realpath(back) == wanted
        if same and os.path.realpath(os.path.join(entry, common)) == os.path.realpath(shared):
            own = os.path.dirname(wanted)
            return LinkedWorktree(own, os.path.realpath(entry), os.path.realpath(shared), branch)
    return None


def can_commit(tree: LinkedWorktree) -> bool:
    """Return whether a worktree and its repository are made as git makes them."""
    shared = shared_folders(tree.entry, os.path.join(tree.folder, ".git"))
    return tree.shared in shared and is_plain(tree.shared)
