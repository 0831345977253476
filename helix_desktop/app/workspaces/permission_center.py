"""The permissions of one workspace for the window: questions, rules, proposals, and trust.

Nothing here decides about a call; changes go to the files that the call policy reads. Nothing here
blocks the event loop.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

from helix_desktop.app.workspaces.permission_files import PermissionFiles, read_proposals
from helix_desktop.domain.mcp_servers import ServerAnswer, ServerQuestion
from helix_desktop.domain.permission import (
    Mode,
    PermissionAnswer,
    PermissionQuestion,
    PermissionRule,
    ProposedRule,
    RuleDecision,
)
from helix_desktop.domain.value import replace
from helix_desktop.engine.permission_broker import PermissionBroker
from helix_desktop.engine.server_requests import ServerQuestionBroker
from helix_desktop.tools.sandbox.sandbox_kind import NO_BOX, SandboxBackend


class PermissionCenter:
    """The waiting questions, the rules in force, and the trust in the folder."""

    def __init__(
        self,
        permitting: PermissionBroker,
        permissions: PermissionFiles,
        servers: ServerQuestionBroker | None = None,
        *,
        box: SandboxBackend = NO_BOX,
    ) -> None:
        self.box = box
        """The sandbox for commands on this machine."""
        self._permitting = permitting
        self._permissions = permissions
        self._servers = servers

    @property
    def questions(self) -> Sequence[PermissionQuestion]:
        """Return the questions that wait for the user, oldest first."""
        return self._permitting.pending

    def answer(self, question: str, answer: PermissionAnswer) -> None:
        """Answer a question. Duplicate and late answers are ignored."""
        self._permitting.answer(question, answer)

    def attend(self) -> Callable[[], None]:
        """Note that a window can answer; call the result when the window is gone."""
        return self._permitting.attend()

    @property
    def server_questions(self) -> Mapping[str, ServerQuestion]:
        """Return the questions of MCP servers to the user, oldest first."""
        return self._servers.pending if self._servers else {}

    def answer_server(self, number: str, answer: ServerAnswer) -> None:
        """Answer an MCP server's question. Duplicate and late answers are ignored."""
        if self._servers is not None:
            self._servers.answer(number, answer)

    def attend_servers(self) -> Callable[[], None]:
        """Note that a window shows servers' questions; call the result when the window is gone."""
        return self._servers.attend() if self._servers else lambda: None

    @property
    def trusted(self) -> bool | None:
        """Return whether the user trusts this folder; None means not answered yet."""
        return self._permissions.trusted

    async def trust(self, trusted: bool) -> None:
        """Set the trust at once; raise PermissionsError if it could not be saved."""
        try:
            await asyncio.to_thread(self._permissions.trust, trusted)
        finally:
            await self._permitting.look_again()

    @property
    def mode(self) -> Mode:
        """Return the mode, which says when the user is asked here."""
        return self._permissions.mode

    async def choose_mode(self, mode: Mode, *, lasting: bool) -> None:
        """Choose a mode, which may settle waiting questions. Without `lasting` it is not saved."""
        choose = self._permissions.choose_mode
        await asyncio.to_thread(choose, mode, boxed=self.box.boxed, lasting=lasting)
        await self._permitting.look_again()


class Rulebook:
    """The rules of a workspace; `settle` judges the waiting questions again."""

    def __init__(
        self,
        permissions: PermissionFiles,
        *,
        workspace: str,
        folder: Path,
        settle: Callable[[], Awaitable[None]],
    ) -> None:
        self._permissions, self._settle = permissions, settle
        self._workspace, self._folder = workspace, folder

    @property
    def problems(self) -> tuple[str, ...]:
        """Return the problems of the permission files, worded for the user."""
        return tuple(problem.told for problem in self._permissions.problems)

    async def rules(self) -> tuple[PermissionRule, ...]:
        """Return all rules in force here, those of this workspace first."""
        return await asyncio.to_thread(self._permissions.rules)

    async def proposed(self) -> tuple[ProposedRule, ...]:
        """Return the proposals of a trusted project's file that the user has not decided yet."""
        return await asyncio.to_thread(self._proposed)

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

    async def refuse(self, proposal: ProposedRule) -> None:
        """Refuse a proposal: calls ask each time.

        The rule is not proposed until it is forgotten.
        """
        await self.keep(
            replace(proposal.rule, decision=RuleDecision.ASK, workspace=self._workspace)
        )

    def _proposed(self) -> tuple[ProposedRule, ...]:
        if not self._permissions.trusted:
            return ()
        return read_proposals(self._folder, self._workspace, self._permissions.rules())
