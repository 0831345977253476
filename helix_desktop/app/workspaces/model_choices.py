"""The choice of a main model in one workspace, and the models chosen last in all."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping

from helix_desktop.app.settings import Settings
from helix_desktop.app.workspaces.model_settings import (
    EndpointSource,
    KeyState,
    ModelOffer,
    ModelSettings,
)
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.llm import LlmRole

MAX_RECENT = 6


RECENT = "recent_models"


NoteChoice = Callable[[LlmRole, str], Awaitable[None]]
"""Notes the model that was chosen last for a workspace."""


class ModelChoices:
    """The choice of a main model in one workspace; the last chosen ones are those of all."""

    def __init__(
        self, supply: ModelSettings, settings: Settings, note_choice: NoteChoice, *, workspace: str
    ) -> None:
        self._supply, self._settings = supply, settings
        self._note_choice, self._workspace = note_choice, workspace

    async def offers(self, current: str) -> tuple[ModelOffer, ...]:
        """Return all known models; `current` is one of them, whatever its endpoint."""
        offers = await self._supply.offers()
        if all(offer.name != current for offer in offers):
            return (await asyncio.to_thread(self._supply.find, current), *offers)
        return offers

    async def reread(self) -> None:
        """Take over what a command in a terminal changed."""
        await self._supply.reread()

    async def endpoints(self) -> Mapping[str, EndpointSource]:
        return {source.endpoint.id: source for source in await self._supply.sources()}

    async def keys(self) -> Mapping[str, KeyState]:
        """Return the keys of all endpoints that need one. The keyring may take a while."""
        return await self._supply.all_keys(self._workspace)

    @property
    def recent(self) -> tuple[str, ...]:
        """The full names of the models chosen last, newest first."""
        try:
            return parse_json_as(self._settings.text(RECENT), tuple[str, ...])[:MAX_RECENT]
        except JsonUnparsable:
            return ()

    async def note(self, name: str, *, for_workspace: bool) -> None:
        """Note that a model was chosen; raise SettingsError if that cannot be saved."""
        newest = tuple(dict.fromkeys((name, *self.recent)))[:MAX_RECENT]
        await asyncio.to_thread(self._settings.set, RECENT, json.dumps(newest))
        if for_workspace:
            await self._note_choice(LlmRole.MAIN, name)
