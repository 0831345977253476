"""Finds the programs that Helix runs itself: git, bubblewrap, MCP servers, other agents.

Helix's own are in fixed folders of the system, or where the user said (Settings › General), and are
found once; PATH has no say. MCP servers and agents are looked for in the user's PATH, by its full
paths. Nothing is taken from a folder in which commands can write (workspaces, worktrees, their
home), nor through a link that leads there.
"""

import os
import shutil
import sys
from functools import cache

from helix_desktop.tools.command_shell import git_folders, registered_git
from helix_desktop.tools.files.system_mounts import leads_through

_LINUX = (
    "/usr/lib/helix-desktop",  # bubblewrap with an AppArmor profile, where only that may be used
    *("/app/bin", "/usr/bin", "/bin", "/usr/local/bin"),
)
_MAC = ("/opt/homebrew/bin", "/usr/local/bin", "/opt/local/bin", "/usr/bin", "/bin")
"""/usr/bin last: without Apple's tools its git only offers to install them."""
_NIX = (
    *("/run/wrappers/bin", "/run/current-system/sw/bin", "/nix/var/nix/profiles/default/bin"),
    *("~/.nix-profile/bin", "~/.local/state/nix/profile/bin"),
)
_OTHERS = (
    *("/run/current-system/profile/bin", "~/.guix-profile/bin"),
    *(os.path.join("/home", "linuxbrew", ".linuxbrew/bin"), "~/.linuxbrew/bin", "/snap/bin"),
)


class WrittenFolders:
    """The folders in which commands can write, as far as they are known. Any thread."""

    def __init__(self) -> None:
        self._folders: frozenset[str] = frozenset()

    def learn(self, *folders: str | os.PathLike[str]) -> None:
        """Note folders, which need not exist yet."""
        real = {os.path.normcase(os.path.realpath(folder)) for folder in folders}
        self._folders |= real - {os.path.sep}

    def lead_to(self, path: str) -> bool:
        """Return whether a path, or a link on its way, is in one of the folders."""
        if os.name == "posix":
            return leads_through(os.path.abspath(path), self._folders)
        real = os.path.normcase(os.path.realpath(path))
        return any(real == place or real.startswith(place + os.sep) for place in self._folders)


WRITTEN_FOLDERS = WrittenFolders()
"""Those of this process."""
_chosen: dict[str, str] = {}
_known: dict[str, str] = {}


def choose_program(name: str, path: str) -> None:
    """Use the program at a path that the user chose; with "", one in the usual folders."""
    _chosen[name] = path
    _known.pop(name, None)


def find_program(name: str, path: str | None = None) -> str | None:
    """Return the full path of a program; without `path` one of Helix's own.

    A name with a folder is looked for there only, and may be anywhere.
    """
    if os.path.dirname(name):
        return shutil.which(os.path.abspath(name))
    if path is not None:
        return _find_in(trusted_path(path).split(os.pathsep), name)
    program = _known.get(name) or _chosen.get(name) or ""
    # what was no workspace when it was found may be one by now
    if not os.path.isabs(program) or not shutil.which(program) or WRITTEN_FOLDERS.lead_to(program):
        program = _find_in(own_folders(), name) or ""
    if program:
        _known[name] = program
    return program or None


def trusted_path(path: str) -> str:
    """Return a PATH without relative folders, and without those in which commands can write."""
    folders = dict.fromkeys(filter(os.path.isabs, path.split(os.pathsep)))
    return os.pathsep.join(place for place in folders if not WRITTEN_FOLDERS.lead_to(place))


@cache
def own_folders() -> tuple[str, ...]:
    """Return the folders of Helix's own programs, in the order in which they are searched."""
    if sys.platform == "win32":
        system = os.path.join(os.environ.get("SYSTEMROOT", r"C:\Windows"), "System32")
        gits = git_folders(os.environ, registered_git())
        return (*(os.path.join(git, "cmd") for git in gits), system)
    usual = (*_MAC, *_NIX) if sys.platform == "darwin" else (*_LINUX, *_NIX, *_OTHERS)
    return tuple(map(os.path.expanduser, usual))


def own_path() -> str:
    """Return the PATH for a program of Helix's own."""
    return trusted_path(os.pathsep.join(own_folders()))


def _find_in(folders: tuple[str, ...] | list[str], name: str) -> str | None:
    for folder in folders:
        program = shutil.which(name, path=folder) if folder else None
        if program and os.path.isabs(program) and not WRITTEN_FOLDERS.lead_to(program):
            return program
    return None
