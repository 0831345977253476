"""The worktree of a session, and what commands in it may write of the repository it belongs to.

They get a copy of the repository; what they commit moves the worktree's own branch afterwards, and
no other. Without mounts (Landlock) git can only read it.
"""

import os

from msgspec import Struct

from helix_desktop.tools.sandbox.repository_guard import (
    is_plain,
    read_short_file,
    shared_folders,
)

HEADS = "refs/heads"


class LinkedWorktree(Struct, frozen=True):
    """A worktree, its entry in the repository, the repository's folder, and its own branch."""

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
        return _head(self.entry) == f"ref: {self.ref}"


def find_worktree(folder: str, shared: str, branch: str) -> LinkedWorktree | None:
    """Return a worktree by the list of its repository; its own `.git` file is not asked."""
    try:
        entries = sorted(each.path for each in os.scandir(os.path.join(shared, "worktrees")))
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


def _head(entry: str) -> str:
    place = os.path.join(entry, "HEAD")
    return "" if os.path.islink(place) else read_short_file(place).strip()
