"""The rules of one workspace as a person looks at them: which hold, which a project would like.

Nothing here decides; it changes the files that the judge reads. Nothing here blocks the loop.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path

from helix_desktop.app.permissions import Permissions
from helix_desktop.app.proposals import proposals
from helix_desktop.domain.permission import Decision, Proposal, Rule


class Rulebook:
    """What may be done in a workspace. `settle` has questions that wait looked at again."""

    def __init__(
        self,
        permissions: Permissions,
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
        return tuple(str(problem) for problem in self._permissions.problems)

    async def rules(self) -> tuple[Rule, ...]:
        """All that hold here, those of this workspace first."""
        return await asyncio.to_thread(self._permissions.rules)

    async def proposed(self) -> tuple[Proposal, ...]:
        """What a trusted project's own file would like, and nobody has decided yet."""
        return await asyncio.to_thread(self._proposed)

    async def keep(self, rule: Rule) -> None:
        """Have it hold, from the next call on; without a workspace it is for all of them."""
        keep = self._permissions.keep if rule.workspace else self._permissions.keep_everywhere
        await asyncio.to_thread(keep, [rule])
        await self._settle()

    async def open(self, paths: Sequence[str]) -> None:
        """Let commands read files of the workspace, and models see their secrets."""
        await asyncio.to_thread(self._permissions.open, *paths)
        await self._settle()

    async def forget(self, rule: Rule) -> None:
        """Ask again from now on."""
        await asyncio.to_thread(self._permissions.forget, rule)
        await self._settle()

    async def refuse(self, proposal: Proposal) -> None:
        """It asks each time, and is not proposed any more until that rule is forgotten."""
        await self.keep(replace(proposal.rule, decision=Decision.ASK, workspace=self._workspace))

    def _proposed(self) -> tuple[Proposal, ...]:
        if not self._permissions.trusted:
            return ()
        return proposals(self._folder, self._workspace, self._permissions.rules())
