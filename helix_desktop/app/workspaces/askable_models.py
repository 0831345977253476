"""The models that one workspace can use, with a role or without: their endpoint has a key."""

import asyncio
from collections.abc import Callable

from helix_desktop.app.models.model_handles import ModelHandles
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.workspaces.model_settings import ModelSettings
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.workspace import Workspace
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
