"""Keeps commits for some days that an undo or command left without a branch."""

import time
from collections.abc import Iterable

from helix_desktop.tools.sandbox.git.git_program import GitProgram, Refs, try_in_groups

RESCUED = "refs/helix/kept/"
RESCUED_DAYS = 90
MAX_STASHES = 10
"""Most stashes that are kept: `git stash pop` drops each one, and most of them are in use then."""
STASH, SAVED = "stash-", "before-"
"""How the names of stashes begin, and those of what was there before a running command."""
_SHORT = 12
_DAY = "%Y-%m-%d"


def keep_commits(git: GitProgram, commits: Iterable[str], *, prefix: str = "") -> list[str]:
    """Give commits a name; return those that have one now."""

    def name_all(some: Iterable[str]) -> bool:
        return git.update_refs((rescued_name(name, prefix=prefix), None, name) for name in some)

    return try_in_groups([*dict.fromkeys(commits)], name_all)[0]


def rescued_name(commit: str, *, prefix: str = "") -> str:
    """Return the name that a commit gets today."""
    return f"{RESCUED}{time.strftime(_DAY, time.gmtime())}/{prefix}{commit[:_SHORT]}"


def rescued_names(git: GitProgram) -> dict[str, str]:
    """Return the names, the newest commit first, each with its commit."""
    listing = git.run(
        "for-each-ref", "--sort=-creatordate", "--format=%(refname) %(objectname)", RESCUED
    )
    return Refs.read(listing or b"").values


def forget_commits(git: GitProgram, *, old: bool = False) -> int:
    """Remove the names, or only those that are too `old` or too many; return how many."""
    names = rescued_names(git)
    if old:
        limit = time.strftime(_DAY, time.gmtime(time.time() - RESCUED_DAYS * 24 * 3600))
        stashes = [ref for ref in names if f"/{STASH}" in ref]
        names = {
            ref: value
            for ref, value in names.items()
            if ref.removeprefix(RESCUED) < limit or ref in stashes[MAX_STASHES:]
        }
    if not names or not git.update_refs((ref, value, "") for ref, value in names.items()):
        return 0
    return len(names)
