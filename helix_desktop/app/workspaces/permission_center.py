"""Questions, rules and trust, as the window asks.

What the window may ask and say of permissions in one workspace.

The rules of one workspace as a person looks at them: which hold, which a project would like.

Nothing here decides; it changes the files that the judge reads. Nothing here blocks the loop.
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
    """Questions that wait, rules that hold, and whether the folder is trusted."""

    def __init__(
        self,
        permitting: PermissionBroker,
        permissions: PermissionFiles,
        servers: ServerQuestionBroker | None = None,
        *,
        box: SandboxBackend = NO_BOX,
    ) -> None:
        self.box = box
        """What holds commands back here."""
        self._permitting = permitting
        self._permissions = permissions
        self._servers = servers

    @property
    def questions(self) -> Sequence[PermissionQuestion]:
        """What waits for the person, oldest first."""
        return self._permitting.pending

    def answer(self, question: str, answer: PermissionAnswer) -> None:
        """One that comes twice or too late changes nothing."""
        self._permitting.answer(question, answer)

    def attend(self) -> Callable[[], None]:
        """A window can answer from now on; call the result when it is gone."""
        return self._permitting.attend()

    @property
    def server_questions(self) -> Mapping[str, ServerQuestion]:
        """What servers want of the person, oldest first."""
        return self._servers.pending if self._servers else {}

    def answer_server(self, number: str, answer: ServerAnswer) -> None:
        """One that comes twice or too late changes nothing."""
        if self._servers is not None:
            self._servers.answer(number, answer)

    def attend_servers(self) -> Callable[[], None]:
        """A window shows questions of servers from now on; call the result when it is gone."""
        return self._servers.attend() if self._servers else lambda: None

    @property
    def trusted(self) -> bool | None:
        """What the person said of this folder; None: nothing yet."""
        return self._permissions.trusted

    async def trust(self, trusted: bool) -> None:
        """Holds at once; PermissionsError if it could not be kept."""
        try:
            await asyncio.to_thread(self._permissions.trust, trusted)
        finally:
            await self._permitting.look_again()

    @property
    def mode(self) -> Mode:
        """When the person is asked here."""
        return self._permissions.mode

    async def choose_mode(self, mode: Mode, *, lasting: bool) -> None:
        """Questions that wait may be settled by it; what does not last is kept nowhere."""
        choose = self._permissions.choose_mode
        await asyncio.to_thread(choose, mode, boxed=self.box.boxed, lasting=lasting)
        await self._permitting.look_again()

    @property
    def problems(self) -> Sequence[str]:
        """What the person has to be told of the files of permissions."""
        return tuple(problem.told for problem in self._permissions.problems)

    def rules(self) -> Sequence[PermissionRule]:
        """All that hold here."""
        return self._permissions.rules()

    async def forget(self, rule: PermissionRule) -> None:
        """Ask again from now on."""
        await asyncio.to_thread(self._permissions.forget, rule)


class Rulebook:
    """What may be done in a workspace. `settle` has questions that wait looked at again."""

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
        """What the person has to be told of the files."""
        return tuple(problem.told for problem in self._permissions.problems)

    async def rules(self) -> tuple[PermissionRule, ...]:
        """All that hold here, those of this workspace first."""
        return await asyncio.to_thread(self._permissions.rules)

    async def proposed(self) -> tuple[ProposedRule, ...]:
        """What a trusted project's own file would like, and nobody has decided yet."""
        return await asyncio.to_thread(self._proposed)

    async def keep(self, rule: PermissionRule) -> None:
        """Have it hold, from the next call on; without a workspace it is for all of them."""
        keep = self._permissions.keep if rule.workspace else self._permissions.keep_everywhere
        await asyncio.to_thread(keep, [rule])
        await self._settle()

    async def open(self, paths: Sequence[str]) -> None:
        """Let commands read files of the workspace, and models see their secrets."""
        await asyncio.to_thread(self._permissions.open, *paths)
        await self._settle()

    async def forget(self, rule: PermissionRule) -> None:
        """Ask again from now on."""
        await asyncio.to_thread(self._permissions.forget, rule)
        await self._settle()

    async def refuse(self, proposal: ProposedRule) -> None:
        """It asks each time, and is not proposed any more until that rule is forgotten."""
        await self.keep(
            replace(proposal.rule, decision=RuleDecision.ASK, workspace=self._workspace)
        )

    def _proposed(self) -> tuple[ProposedRule, ...]:
        if not self._permissions.trusted:
            return ()
        return read_proposals(self._folder, self._workspace, self._permissions.rules())
