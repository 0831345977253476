"""The skills of a workspace for the page Skills: tokens, last use, switched on or off."""

import asyncio
from collections.abc import Sequence

from msgspec import Struct

from helix_desktop.app.workspaces.workspace_settings import WorkspaceSettings
from helix_desktop.domain.cache_filter import (
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
)
from helix_desktop.domain.ports import Store
from helix_desktop.domain.skill import USE_SKILL, Skill
from helix_desktop.engine.session_deps import SessionModels
from helix_desktop.tools.skills import Skills, switch_skill

MAX_USES = 1_000


class ListedSkill(Struct, frozen=True):
    """A skill, the tokens of its line in every request and of its text, and its last use.

    `is_switchable`: it is on, or switching it on would be enough. `used_at` is 0 if it never was.
    """

    skill: Skill
    line_tokens: int
    text_tokens: int
    used_at: float
    is_switchable: bool


class SkillChoices:
    """The skills of one workspace, and the user's choice."""

    def __init__(
        self, skills: Skills, settings: WorkspaceSettings, store: Store, models: SessionModels
    ) -> None:
        self._skills, self._settings, self._store, self._models = skills, settings, store, models

    async def listed(self) -> Sequence[ListedSkill]:
        """Return all skills, those that cannot be used too, in their order."""
        await asyncio.to_thread(self._skills.look)
        query = CacheFilter((FilterTerm(FilterKey.TOOL, FilterRelation.IS, USE_SKILL),))
        page = await self._store.listed(CacheQuery(query, limit=MAX_USES))
        last_uses: dict[str, float] = {}
        for entry in page.entries:
            used_at = max(entry.created, entry.used)
            last_uses[entry.origin.what] = max(last_uses.get(entry.origin.what, 0.0), used_at)
        weigher = self._models.main.weigher

        def weigh() -> Sequence[ListedSkill]:
            return [
                ListedSkill(
                    skill,
                    weigher.count(skill.line) if not skill.problem and skill.for_model else 0,
                    weigher.count(skill.body),
                    last_uses.get(skill.name, 0.0),
                    skill.off or not skill.problem,
                )
                for skill in self._skills.all
            ]

        return await asyncio.to_thread(weigh)

    async def switch(self, skill: Skill, *, on: bool) -> None:
        """Use a skill from the next turn on, or no longer."""
        choice = self._settings.workspace.skills
        await self._settings.choose_skills(switch_skill(choice, skill, on=on))
