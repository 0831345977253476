"""Values of a session's git worktree: folder, branch, plan, report, and removal."""

from enum import StrEnum

from msgspec import Struct


class Worktree(Struct, frozen=True):
    """A work tree made for a session.

    `folder` is its real path. `base` is the branch that the project folder was on ("" if none), and
    `commit` is the commit that `branch` began at.
    """

    folder: str
    branch: str
    base: str
    commit: str

    @property
    def source(self) -> str:
        """The branch or commit that the branch began at, for display."""
        return self.base or self.commit[:10]


class WorktreeState(StrEnum):
    """What became of a session's worktree."""

    CREATED = "made"
    MERGED = "merged"
    REMOVED = "removed"


class WorktreePlan(Struct, frozen=True):
    """A worktree that can be made now. `unsaved` files of the project folder stay there.

    `environment` and `secrets` are what git ignores and what can be copied into it: dependencies,
    and files such as .env.
    """

    worktree: Worktree
    subject: str = ""
    """The first line of the message of the commit."""
    unsaved: tuple[str, ...] = ()
    submodules: bool = False
    environment: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()


class WorktreeReport(Struct, frozen=True):
    """The state of a worktree, and what merging its branch would do.

    `unsaved` files are not committed. `ahead` lists commits that the branch of the project folder
    does not have, newest first, each by short name and subject. `problem` says why nothing can be
    done with the worktree; `blocked` says why it cannot be merged now.
    """

    worktree: Worktree
    into: str = ""
    """The branch of the project folder, which would take the commits."""
    unsaved: tuple[str, ...] = ()
    ahead: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    """Files that a merge would change."""
    conflicts: tuple[str, ...] = ()
    problem: str = ""
    blocked: str = ""
    missing: bool = False
    """Whether the folder does not exist any more."""

    @property
    def is_merged(self) -> bool:
        """Whether the folder can be removed without losing anything."""
        return not (self.unsaved or self.ahead or self.problem)


class RemovedWorktree(Struct, frozen=True):
    """What became of a removed worktree: `kept` is the place that its folder was moved to, or ""
    if everything in it was in a commit."""

    is_branch_deleted: bool
    kept: str = ""
