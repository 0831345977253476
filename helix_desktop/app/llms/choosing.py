"""Choosing models, policies and texts for a workspace while its sessions are open.

First the file, then what is in force, then a fact in each open session's journal: a choice that
cannot be kept is no choice, and one that is kept cannot be undone by a full disk.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from helix_desktop.app.llms.casting import Cast
from helix_desktop.app.llms.models import Models
from helix_desktop.app.llms.voices import Voices
from helix_desktop.app.profile import checked_budgets, checked_profile, checked_reach
from helix_desktop.app.workspace_file import checked_name
from helix_desktop.domain.accounts import Budgets
from helix_desktop.domain.events import Event, LlmChanged, PolicyChanged
from helix_desktop.domain.live import WorkspaceChanged
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.policy import Policy
from helix_desktop.domain.presets import changes
from helix_desktop.domain.workspace import Profile, Reach, Workspace
from helix_desktop.engine.equipment import Equipment

Save = Callable[[Workspace], None]
Tell = Callable[[Event], Awaitable[None]]
"""Journals a fact in every open session."""


class Choices:
    """The models and the policy of one open workspace."""

    def __init__(
        self,
        workspace: Workspace,
        equipment: Equipment,
        *,
        models: Models,
        voices: Voices,
        save: Save,
    ) -> None:
        self.workspace = workspace
        self._equipment, self._models = equipment, models
        self._voices, self._save = voices, save
        self._order = asyncio.Lock()
        equipment.voices, self.cast = voices.of(workspace)

    async def choose_model(self, role: LlmRole, name: str, tell: Tell) -> Cast:
        """Put a model (endpoint/model) in a role; "" leaves the role to what stands in for it."""
        wanted = self._models.checked(name) if name else ""
        work = self._put_model(role, wanted, tell)
        await self._equipment.supervisor.unbroken(work, f"choose a {role} model")
        return self.cast

    async def choose_policy(self, policy: Policy, tell: Tell) -> None:
        work = self._put_policy(policy, tell)
        await self._equipment.supervisor.unbroken(work, "choose a policy")

    async def choose_profile(self, profile: Profile) -> None:
        """What every window begins with, from the next turn on."""
        work = self._put(lambda now: replace(now, profile=checked_profile(profile)))
        await self._equipment.supervisor.unbroken(work, "choose a profile")

    async def choose_reach(self, reach: Reach) -> None:
        """Whether the agent may fetch, and from which private hosts; from the next call on."""
        await self._equipment.supervisor.unbroken(
            self._put_reach(reach), "choose what can be reached"
        )

    async def choose_tools(self, off: Sequence[str]) -> None:
        """Which tools the agent is not told of, from the next step on."""
        await self._equipment.supervisor.unbroken(self._put_tools(off), "choose tools")

    async def choose_face(self, name: str, color: str) -> None:
        """What the workspace is called, and its colour; LONGEST characters at most."""
        await self._equipment.supervisor.unbroken(
            self._put(lambda now: replace(now, name=checked_name(name), color=color)),
            "name the workspace",
        )

    async def choose_budgets(self, budgets: Budgets) -> None:
        """What may be spent, from the next request on."""
        await self._equipment.supervisor.unbroken(self._put_budgets(budgets), "choose budgets")

    async def _put_budgets(self, budgets: Budgets) -> None:
        await self._put(lambda now: replace(now, budgets=checked_budgets(budgets)))
        if self._equipment.purse is not None:
            self._equipment.purse.budgets = budgets

    async def _put_reach(self, reach: Reach) -> None:
        await self._put(lambda now: replace(now, reach=checked_reach(reach)))
        self._equipment.refit()

    async def _put_tools(self, off: Sequence[str]) -> None:
        await self._put(lambda now: replace(now, tools_off=tuple(sorted(set(off)))))
        self._equipment.refit()

    async def _put(self, change: Callable[[Workspace], Workspace]) -> None:
        async with self._order:
            chosen = change(self.workspace)
            if chosen != self.workspace:
                await self._keep(chosen)
                self._changed()

    async def _put_model(self, role: LlmRole, wanted: str, tell: Tell) -> None:
        async with self._order:
            before = self.workspace.models
            others = {key: value for key, value in before.items() if key != role}
            chosen = {**others, role.value: wanted} if wanted else others
            if chosen == before:
                return
            await self._keep(replace(self.workspace, models=chosen))
            self.refresh()
            in_force = self.cast.parts.get(role, self.cast.main).model.name
            await tell(LlmChanged(self._equipment.clock.now(), role.value, in_force))

    async def _put_policy(self, policy: Policy, tell: Tell) -> None:
        async with self._order:
            if policy == self.workspace.policy:
                return
            await self._keep(replace(self.workspace, policy=policy))
            self._equipment.policy = policy
            self.refresh()  # a policy tells the window of a model that nobody knows
            values = tuple((name, str(value)) for name, value in changes(policy).items())
            await tell(PolicyChanged(self._equipment.clock.now(), policy.preset, values))

    def refresh(self) -> Cast:
        """Take what is known of models and endpoints by now."""
        self._equipment.voices, self.cast = self._voices.of(self.workspace)
        self._changed()
        return self.cast

    def _changed(self) -> None:
        self._equipment.bus.publish(WorkspaceChanged())

    async def _keep(self, workspace: Workspace) -> None:
        await asyncio.to_thread(self._save, workspace)
        self.workspace = workspace
