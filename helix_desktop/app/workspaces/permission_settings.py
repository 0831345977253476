"""What the page Permissions shows and changes: rules, proposals, and permissions of sessions.

Nothing here decides about a call; changes go to the files that the call policy reads. Nothing here
blocks the event loop.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from operator import attrgetter

from helix_desktop.app.workspaces.permission_files import PermissionFiles
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import SessionGrantsChanged
from helix_desktop.domain.permission import (
    PermissionRule,
    ProposedRule,
    RuleDecision,
    SessionGrant,
)
from helix_desktop.domain.value import replace
from helix_desktop.engine.session_deps import SessionBase

MAX_GRANTS = 100


class SessionGrants:
    """The permissions of the open sessions, recorded in their journals.

    A record names its session, so a branch that copies it has none of these permissions, and
    neither has a subagent. An import drops them.
    """

    def __init__(self, base: SessionBase) -> None:
        self._base = base
        self._lock = asyncio.Lock()

    def of(self, session: SessionId) -> frozenset[SessionGrant]:
        """Return what is allowed in a session; nothing in one that is not open. Any thread."""
        journal = self._base.journal_once_read(session)
        return frozenset() if journal is None else journal.history.grants

    def all(self) -> Iterator[tuple[SessionId, SessionGrant]]:
        """Yield the permissions of all open sessions, in a fixed order."""
        for session in sorted(self._base.journals):
            for grant in sorted(self.of(session), key=attrgetter("tool", "form")):
                yield session, grant

    async def allow(self, session: SessionId, grants: Collection[SessionGrant]) -> None:
        """Allow calls of these forms in a session; raise EngineError if that cannot be recorded."""
        async with self._lock:
            await self._record(session, self.of(session) | frozenset(grants))

    async def revoke(self, session: SessionId, grant: SessionGrant) -> None:
        """Ask again before such calls of a session."""
        async with self._lock:
            await self._record(session, self.of(session) - {grant})

    async def _record(self, session: SessionId, grants: frozenset[SessionGrant]) -> None:
        journal = self._base.journal_once_read(session)
        if journal is None or len(grants) > MAX_GRANTS:
            raise EngineError("The permission for this session could not be kept.")
        saved = tuple(sorted(grants, key=attrgetter("tool", "form")))
        await journal.record([SessionGrantsChanged(self._base.clock.now(), session, saved)])


class Rulebook:
    """The rules of a workspace; `settle` judges the waiting questions again."""

    def __init__(
        self,
        permissions: PermissionFiles,
        *,
        workspace: str,
        settle: Callable[[], Awaitable[None]],
        grants: SessionGrants,
    ) -> None:
        self._permissions, self._settle = permissions, settle
        self._grants, self._workspace = grants, workspace

    @property
    def problems(self) -> tuple[str, ...]:
        """Return the problems of the permission files, worded for the user."""
        return tuple(problem.full_text for problem in self._permissions.problems)

    async def rules(self) -> tuple[PermissionRule, ...]:
        """Return all rules in force here, those of this workspace first."""
        return await asyncio.to_thread(self._permissions.rules)

    async def proposed(self) -> tuple[ProposedRule, ...]:
        return await asyncio.to_thread(self._permissions.proposed)

    async def keep(self, rule: PermissionRule) -> None:
        """Add a rule, from the next call on; without a workspace it applies to all of them."""
        keep = self._permissions.keep if rule.workspace else self._permissions.keep_everywhere
        await asyncio.to_thread(keep, [rule])
        await self._settle()

    async def open(self, paths: Sequence[str]) -> None:
        """Let commands read files of the workspace, and models see the secrets in them."""
        await asyncio.to_thread(self._permissions.open, *paths)
        await self._settle()

    async def forget(self, rule: PermissionRule) -> None:
        """Remove a rule, so that the user is asked again."""
        await asyncio.to_thread(self._permissions.forget, rule)
        await self._settle()

    def session_grants(self) -> tuple[tuple[SessionId, SessionGrant], ...]:
        """Return what the user allowed in one session only, for each session that is open."""
        return tuple(self._grants.all())

    async def revoke(self, session: SessionId, grant: SessionGrant) -> None:
        """Ask again before such calls of a session."""
        await self._grants.revoke(session, grant)

    async def refuse(self, proposal: ProposedRule) -> None:
        """Refuse a proposal: calls ask each time.

        The rule is not proposed until it is forgotten.
        """
        await self.keep(
            replace(proposal.rule, decision=RuleDecision.ASK, workspace=self._workspace)
        )
