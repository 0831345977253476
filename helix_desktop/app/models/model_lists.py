"""Asks an endpoint for its list of models, and finds local servers such as Ollama."""

import asyncio
from collections.abc import Awaitable, Callable

from helix_desktop.app.api_keys import ApiKeys
from helix_desktop.app.models.model_registry import ModelRegistry
from helix_desktop.app.models.provider_ports import ProviderFactory
from helix_desktop.app.secret_filter import KNOWN_KEYS
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import ProviderAccessDenied, ProviderError
from helix_desktop.domain.ports import Clock
from helix_desktop.providers.models.discovery import DetectedServer, detect_servers, list_models
from helix_desktop.providers.models.endpoints import LOCAL


class ModelLists:
    """The requests for the model lists of endpoints. Nothing here blocks the event loop."""

    def __init__(
        self,
        models: ModelRegistry,
        keys: ApiKeys,
        provider_factory: Callable[[], Awaitable[ProviderFactory]],
        *,
        clock: Clock,
    ) -> None:
        self._models, self._keys = models, keys
        self._provider_factory, self._clock = provider_factory, clock

    async def near(self) -> tuple[DetectedServer, ...]:
        """Find the running servers on this machine, within a second."""
        local = [self._models.endpoints[endpoint.id] for endpoint in LOCAL]
        servers = await detect_servers((await self._provider_factory()).fetch, local)
        for server in servers:
            await self._learn(server)
        return servers

    async def with_keys(self) -> tuple[Endpoint, ...]:
        """Return the endpoints with a stored key, which are worth asking."""
        wanting = [endpoint for endpoint in self._models.endpoints.values() if endpoint.needs_key]
        keys = await asyncio.gather(*(self._keys.find(endpoint) for endpoint in wanting))
        return tuple(endpoint for endpoint, key in zip(wanting, keys, strict=True) if key)

    async def ask(self, endpoint: Endpoint, workspace: str = "") -> DetectedServer:
        """List an endpoint's models now; raise ProviderError, without the key, on failure."""
        try:
            key = await self._keys.needed(endpoint, workspace)
            ready = await self._keys.with_headers(endpoint)
            fetch = (await self._provider_factory()).fetcher(ready, key)
            server = DetectedServer(endpoint, await list_models(ready, key, fetch))
        except ProviderError as error:
            if isinstance(error, ProviderAccessDenied):
                self._keys.doubt(endpoint)
            KNOWN_KEYS.silence(error)
            raise
        await self._learn(server)
        return server

    async def _learn(self, server: DetectedServer) -> None:
        at = self._clock.now()
        await asyncio.to_thread(self._models.learn, server.endpoint, server.models, at=at)
