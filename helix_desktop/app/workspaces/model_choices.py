"""The models offered in a workspace's menu, recent ones, and answers about unknown prices."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence

from helix_desktop.app.models.model_handles import ModelHandles
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.settings import Settings
from helix_desktop.app.workspaces.model_settings import (
    EndpointSource,
    KeyState,
    ModelOffer,
    ModelSettings,
)
from helix_desktop.domain.costs import PriceQuestion
from helix_desktop.domain.json_parsing import JsonUnparsable, parse_json_as
from helix_desktop.domain.llm import Llm, LlmRole, Prices
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.price_questions import PriceQuestionBroker
from helix_desktop.engine.session_deps import ModelHandle


class AskableModels:
    """The models of one workspace whose endpoint has a key or needs none."""

    def __init__(
        self,
        models: ModelRegistry,
        supply: ModelSettings,
        model_handles: ModelHandles,
        *,
        workspace: Callable[[], Workspace],
    ) -> None:
        self._models, self._supply, self._model_handles = models, supply, model_handles
        self._workspace = workspace

    async def llms(self) -> tuple[tuple[str, Llm], ...]:
        """Return the full names and figures of the models, endpoint by endpoint."""
        keys = await self._supply.all_keys(self._workspace().id)
        usable = {
            endpoint.id
            for endpoint in self._models.endpoints.values()
            if not endpoint.needs_key or (endpoint.id in keys and keys[endpoint.id].exists)
        }
        offers = [offer for offer in await self._supply.offers() if offer.endpoint in usable]
        return await asyncio.to_thread(
            lambda: tuple((offer.name, self._models.find(offer.name).llm) for offer in offers)
        )

    def model_handle(self, name: str) -> ModelHandle:
        """Return the handle of a model; raise SettingsError if its endpoint is gone."""
        return self._model_handles.for_question(self._models.checked(name), self._workspace())


class PriceAnswers:
    """The waiting questions and their answers."""

    def __init__(self, questions: PriceQuestionBroker, model_settings: ModelSettings) -> None:
        self._questions, self._model_settings = questions, model_settings

    @property
    def pending(self) -> Sequence[PriceQuestion]:
        """The questions that wait, oldest first."""
        return tuple(self._questions.pending.values())

    def attend(self) -> Callable[[], None]:
        """Note that a window can answer; call the result when the window is gone."""
        return self._questions.attend()

    def suggest(self, llm: Llm) -> Prices:
        return self._model_settings.suggest_prices(llm.full_name)

    async def assume(self, name: str, prices: Prices | None) -> None:
        """Set a model's prices, all zero if it is free; with None, dollar budgets don't stop it."""
        uncapped = True if prices is None else None
        await self._model_settings.set_figures(name, prices=prices, uncapped=uncapped)


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
