"""What the model is told about the git worktree of its session."""

from helix_desktop.domain.worktree import Worktree, WorktreeState

_WORKTREE_CREATED = (
    "[worktree] You work in a git worktree made for this session: {folder}, on branch {branch},\n"
    "which began at {commit}{base}. Files that git ignores, like installed dependencies, are not\n"
    "here, and neither are unsaved changes of the user's own folder. Commit with git as usual:\n"
    "only this branch can be moved; other branches, tags and the stash cannot be written here.\n"
    "An error of git about packed-refs.lock can be ignored: the commit was made."
)

_MERGED = "[worktree] The user merged the branch {branch} into their own folder."


def worktree_text(worktree: Worktree, state: WorktreeState) -> str:
    """Return what the model is told; "" where it cannot work any more."""
    match state:
        case WorktreeState.CREATED:
            base = f" of {worktree.base}" if worktree.base else ""
            return _WORKTREE_CREATED.format(
                folder=worktree.folder,
                branch=worktree.branch,
                commit=worktree.commit[:12],
                base=base,
            )
        case WorktreeState.MERGED:
            return _MERGED.format(branch=worktree.branch)
        case WorktreeState.REMOVED:
            return ""
