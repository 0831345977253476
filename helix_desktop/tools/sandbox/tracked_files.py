"""The files of a project that git tracks, which must stay readable for git.

Git itself is asked, with nothing of the repository's own running, and again only when its index has
changed.
"""

import os
import subprocess
from collections.abc import Iterable, Sequence

from msgspec import Struct

from helix_desktop.tools.permissions.git_commands import git_environment
from helix_desktop.tools.sandbox.repository_guard import gitdir_target

_SECONDS = 20.0
_MODULE = "160000"
"""The mode of an entry that is a nested repository."""


class IndexEntry(Struct, frozen=True):
    """A file in the index: its mode, and the name of its content.

    `left_out`: absent from the work tree because of a sparse checkout.
    """

    mode: str
    content: str
    left_out: bool = False

    @property
    def is_module(self) -> bool:
        return self.mode == _MODULE


Listed = dict[str, IndexEntry]
_Stamp = tuple[int, int, int, int]


class TrackedFiles:
    """The files that a folder's repositories track, cached until an index changes."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[_Stamp, Listed]] = {}

    def of(self, top: str) -> Listed:
        """Return all files of the repository with the work tree `top`, by real path."""
        stamp = _stamp(_index(top))
        known = self._known.get(top)
        if known is not None and known[0] == stamp:
            return known[1]
        listed = _listed(top) if stamp[0] else {}
        self._known[top] = (stamp, listed)
        return listed

    def within(self, tops: Iterable[str]) -> Listed:
        """Return the files of several work trees; a nested work tree has its own."""
        found: Listed = {}
        for top in sorted(tops):
            found |= self.of(top)
        return found


def not_ignored(top: str, places: Sequence[str]) -> frozenset[str]:
    """Return those files below `top` that git would add by itself."""
    asked = b"\0".join(os.fsencode(place) for place in places)
    ran = _git(top, "check-ignore", "--stdin", "-z", given=asked)
    if ran is None or ran.returncode not in (0, 1):
        return frozenset(places)
    return frozenset(places) - {os.fsdecode(each) for each in ran.stdout.split(b"\0")}


def _git(top: str, *words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes] | None:
    """Run git in a work tree; None if it cannot be run."""
    try:
        return call_git("-C", top, *words, given=given)
    except (OSError, subprocess.SubprocessError):
        return None


def call_git(
    *words: str, given: bytes, folder: str | None = None
) -> subprocess.CompletedProcess[bytes]:
    """Run git to its end with `given` as its input, in a folder."""
    return subprocess.run(
        ["git", *words],
        env={"PATH": os.defpath, "LC_ALL": "C.UTF-8", **git_environment()},
        cwd=folder,
        input=given,
        capture_output=True,
        timeout=_SECONDS,
        check=False,
    )


def _index(top: str) -> str:
    place = os.path.join(top, ".git")
    return os.path.join(place if os.path.isdir(place) else gitdir_target(place), "index")


def _stamp(place: str) -> _Stamp:
    try:
        found = os.stat(place)
    except OSError:
        return 0, 0, 0, 0
    return found.st_ino, found.st_mtime_ns, found.st_ctime_ns, found.st_size


def _listed(top: str) -> Listed:
    ran = _git(top, "ls-files", "--stage", "-t", "-z")
    if ran is None or ran.returncode:
        return {}  # no git, or no repository to git: nothing is committed from it
    found: Listed = {}
    for line in ran.stdout.split(b"\0"):
        kind, _, name = line.partition(b"\t")
        if name:
            tag, mode, content, _ = os.fsdecode(kind).split(" ")
            place = os.path.join(top, os.fsdecode(name))
            found[place] = IndexEntry(mode, content, left_out=tag == "S")
    return found
