"""Models that can be asked here, also those that play no part in the workspace."""

import asyncio
from collections.abc import Callable

from helix_desktop.app.llms.models import Models
from helix_desktop.app.llms.supply import Supply
from helix_desktop.app.llms.voices import Voices
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.equipment import Voice


class Askable:
    """One workspace's: those whose endpoint has a key here, or wants none."""

    def __init__(
        self, models: Models, supply: Supply, voices: Voices, *, workspace: Callable[[], Workspace]
    ) -> None:
        self._models, self._supply, self._voices = models, supply, voices
        self._workspace = workspace

    async def llms(self) -> tuple[tuple[str, Llm], ...]:
        """Their full names and what is known of them, endpoint by endpoint."""
        keys = await self._supply.all_keys(self._workspace().id)
        able = {
            endpoint.id
            for endpoint in self._models.endpoints.values()
            if not endpoint.needs_key or (endpoint.id in keys and keys[endpoint.id].there)
        }
        offers = [offer for offer in await self._supply.offers() if offer.endpoint in able]
        return await asyncio.to_thread(
            lambda: tuple((offer.name, self._models.find(offer.name).llm) for offer in offers)
        )

    def voice(self, name: str) -> Voice:
        """The way to one of them; SettingsError if its endpoint is gone."""
        return self._voices.asked(self._models.checked(name), self._workspace())
