"""The git worktrees of sessions: begin one, suggest its branch, commit, merge, remove, report.

A session keeps the worktree that it began with. When that is gone, nothing of the session runs
anywhere else: it can be read, and says so when it is to go on.
"""

import asyncio
from collections.abc import Callable, Sequence

from helix_desktop.app.sessions.mention_finder import MentionFinder
from helix_desktop.app.sessions.open_sessions import OpenSessions
from helix_desktop.context.session_news import WORKTREE, WorktreeHistory
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import EngineError, HelixError
from helix_desktop.domain.events import (
    ContextInjected,
    Event,
    Recorded,
    SessionStarted,
    Unreadable,
    WorktreeChanged,
)
from helix_desktop.domain.ports import Store, Transaction
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.domain.worktree import (
    RemovedWorktree,
    Worktree,
    WorktreePlan,
    WorktreeReport,
    WorktreeState,
)
from helix_desktop.engine.session_deps import SessionBase
from helix_desktop.engine.session_runner import still_working_error
from helix_desktop.tools.git.git_worktrees import GitWorktrees, KeepWorktree, suggest_branch

_WORKTREE_CREATED = (
    "[worktree] You work in a git worktree made for this session: {folder}, on branch {branch},\n"
    "which began at {commit}{base}. Files that git ignores are not here{copied},\n"
    "and neither are unsaved changes of the user's own folder. Commit with git as usual:\n"
    "only this branch can be moved; other branches, tags and the stash cannot be written here.\n"
    "An error of git about packed-refs.lock can be ignored: the commit was made."
)

_MERGED = "[worktree] The user merged the branch {branch} into their own folder."
_COMMITTED = "[worktree] The user committed all changes on the branch {branch}: {subject}"


def worktree_text(worktree: Worktree, state: WorktreeState, copied: Sequence[str] = ()) -> str:
    """Return what the model is told; "" where it cannot work any more."""
    match state:
        case WorktreeState.CREATED:
            base = f" of {worktree.base}" if worktree.base else ""
            return _WORKTREE_CREATED.format(
                folder=worktree.folder,
                branch=worktree.branch,
                commit=worktree.commit[:12],
                base=base,
                copied=f", but for copies of {', '.join(copied)}" if copied else "",
            )
        case WorktreeState.MERGED:
            return _MERGED.format(branch=worktree.branch)
        case WorktreeState.REMOVED:
            return ""


_DEFAULT_BRANCH = "helix-session"
_MAX_FIRST_EVENTS = 8
"""Events at the beginning of a session, among which its worktree is."""


class SessionWorktrees:
    """The worktrees of one workspace's sessions."""

    def __init__(
        self,
        git: GitWorktrees,
        store: Store,
        base: SessionBase,
        *,
        runners: OpenSessions,
        make_mentions: Callable[[Worktree | None], MentionFinder],
        keep: KeepWorktree,
    ) -> None:
        """`keep` moves what is removed with files that are in no commit."""
        self._keep = keep
        self._git, self._store, self._base = git, store, base
        self._runners = runners
        self._git_lock = asyncio.Lock()
        """Git's own lists are changed by one action at a time."""
        self._histories: dict[SessionId, WorktreeHistory] = {}
        self._make_mentions = make_mentions
        self._mentions: dict[str, MentionFinder] = {}
        self._branches: dict[SessionId, str] = {}

    def mentions(self, worktree: Worktree) -> MentionFinder:
        if worktree.folder not in self._mentions:
            self._mentions[worktree.folder] = self._make_mentions(worktree)
        return self._mentions[worktree.folder]

    async def suggest_branch_name(self, text: str) -> str:
        """Return the name of a new branch for a session about this text."""
        return await asyncio.to_thread(self._git.free_name, suggest_branch(text, _DEFAULT_BRANCH))

    async def plan(self, branch: str) -> WorktreePlan:
        """Return the worktree that a new branch would get; raise ToolError if there can be none."""
        return await asyncio.to_thread(self._git.plan, branch.strip())

    async def begin(
        self,
        plan: WorktreePlan,
        before: Sequence[Event] = (),
        *,
        copied: Sequence[str] | None = None,
    ) -> SessionId:
        """Make a planned worktree and a session in it, which has no messages yet.

        `copied` comes along from the project folder: by default its environment, without secrets.
        """
        tree, now = plan.worktree, self._base.clock.now()
        copied = plan.environment if copied is None else copied
        async with self._git_lock:
            await asyncio.to_thread(self._git.make, tree, copied)
            events = (
                SessionStarted(now, tree.branch),
                *before,
                WorktreeChanged(now, tree),
                ContextInjected(now, worktree_text(tree, WorktreeState.CREATED, copied), WORKTREE),
            )
            session = self._base.ids.new()
            try:
                await self._store.commit(Transaction(session, events))
            except HelixError:
                # nothing was done in it yet
                await asyncio.to_thread(self._git.remove, tree, self._keep)
                raise
        self._histories[session] = WorktreeHistory(tree)
        return session

    async def of(self, session: SessionId) -> WorktreeHistory:
        if session == NO_SESSION:
            return WorktreeHistory()
        if session not in self._histories:
            self._histories[session] = find_worktree_history(await self._store.events(session))
        return self._histories[session]

    def at_hand(self, session: SessionId) -> Worktree | None:
        """Return the worktree in which a session works that was asked for before."""
        history = self._histories.get(session, WorktreeHistory())
        return None if history.state is WorktreeState.REMOVED else history.worktree

    async def branches(self, heads: Sequence[SessionHead]) -> dict[SessionId, str]:
        """Return the branch of each session that has a worktree."""
        for head in heads:
            if head.id not in self._branches:
                # a worktree stands at the beginning, and stays the session's
                first = find_worktree_history(
                    await self._store.events(head.id, 1, _MAX_FIRST_EVENTS)
                )
                self._branches[head.id] = first.worktree.branch if first.worktree else ""
        branches = ((head.id, self._branches[head.id]) for head in heads)
        return {session: branch for session, branch in branches if branch}

    async def check(self, session: SessionId) -> Worktree | None:
        """Return a session's worktree, or None; raise EngineError or ToolError if that is gone."""
        history = await self.of(session)
        if history.worktree is not None and history.state is WorktreeState.REMOVED:
            raise EngineError(
                "The worktree of this session was removed: {branch}.",
                "You can read the session. Start a new one to go on.",
                branch=history.worktree.branch,
            )
        if history.worktree is not None:
            await asyncio.to_thread(self._git.linked, history.worktree)
        return history.worktree

    async def report(self, session: SessionId) -> WorktreeReport | None:
        """Return the state of a session's worktree and a preview of its merge; None without one."""
        history = await self.of(session)
        if history.worktree is None or history.state is WorktreeState.REMOVED:
            return None
        return await asyncio.to_thread(self._git.report, history.worktree)

    async def commit(self, session: SessionId, message: str) -> WorktreeReport:
        """Commit all changes in a session's worktree; tell its model."""
        tree = await self._idle_worktree(session)
        async with self._git_lock:
            report = await asyncio.to_thread(self._git.commit, tree, message)
        text = _COMMITTED.format(branch=tree.branch, subject=message.partition("\n")[0])
        await self._runners.note(session, ContextInjected(self._base.clock.now(), text, WORKTREE))
        return report

    async def merge(self, session: SessionId) -> WorktreeReport:
        """Merge the branch of a session into that of the project folder; tell its model."""
        tree = await self._idle_worktree(session)
        async with self._git_lock:
            report = await asyncio.to_thread(self._git.merge, tree)
        await self._change(session, tree, WorktreeState.MERGED)
        return report

    async def uncommitted(self, session: SessionId) -> tuple[str, ...]:
        """Return the paths of all in a session's worktree that is in no commit."""
        history = await self.of(session)
        if history.worktree is None:
            return ()
        return await asyncio.to_thread(self._git.uncommitted, history.worktree)

    async def remove(self, session: SessionId) -> RemovedWorktree:
        """Remove the worktree of a session, and its branch once that is merged.

        With anything in it that is in no commit, its folder is moved to what was set aside.
        """
        tree = await self._idle_worktree(session)
        async with self._git_lock:
            removed = await asyncio.to_thread(self._git.remove, tree, self._keep)
        await self._change(session, tree, WorktreeState.REMOVED)
        return removed

    async def _idle_worktree(self, session: SessionId) -> Worktree:
        """Return a session's worktree; raise EngineError while anything works in it."""
        history = await self.of(session)
        if history.worktree is None:
            raise EngineError("This session has no worktree.")
        for other_session in tuple(self._base.journals):
            # a branch of the session and its subagents work there, too
            if (
                other_session != session
                and self._base.worktree_of(other_session) != history.worktree
            ):
                continue
            runner = self._runners.at_hand(other_session)
            if runner is not None and runner.running:
                raise still_working_error()
            # its commits are on the branch only once it has ended, and its files are still written
            if await asyncio.to_thread(self._base.background.running, other_session):
                raise EngineError(
                    "Helix is still working in this session. Nothing changed.",
                    "Stop its running commands, or wait until they end.",
                )
        return history.worktree

    async def _change(self, session: SessionId, tree: Worktree, state: WorktreeState) -> None:
        now = self._base.clock.now()
        await self._runners.note(session, WorktreeChanged(now, tree, state))
        if text := worktree_text(tree, state):
            await self._runners.note(session, ContextInjected(now, text, WORKTREE))
        self._histories[session] = WorktreeHistory(tree, state)


def find_worktree_history(items: Sequence[Recorded | Unreadable]) -> WorktreeHistory:
    history = WorktreeHistory()
    for item in items:
        if isinstance(item, Recorded):
            history = history.after(item.event)
    return history
