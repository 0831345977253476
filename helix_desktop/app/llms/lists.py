"""Asking endpoints for their models, and this machine for its servers; what they tell is kept."""

import asyncio
from collections.abc import Awaitable, Callable

from helix_desktop.app.llms.models import Models
from helix_desktop.app.llms.voices import Speech
from helix_desktop.app.secrets.hidden import KNOWN_KEYS
from helix_desktop.app.secrets.keys import Keys
from helix_desktop.domain.endpoint import Endpoint
from helix_desktop.domain.errors import ProviderDenied, ProviderError
from helix_desktop.domain.ports import Clock
from helix_desktop.providers.catalogue.endpoints import LOCAL
from helix_desktop.providers.catalogue.listing import Found, detect, models_of


class Lists:
    """The lists of models that endpoints have. Nothing here blocks the loop."""

    def __init__(
        self,
        models: Models,
        keys: Keys,
        speech: Callable[[], Awaitable[Speech]],
        *,
        clock: Clock,
    ) -> None:
        self._models, self._keys = models, keys
        self._speech, self._clock = speech, clock

    async def near(self) -> tuple[Found, ...]:
        """The servers of this machine that run; a second at most."""
        local = [self._models.endpoints[each.id] for each in LOCAL]
        found = await detect((await self._speech()).fetch, local)
        for each in found:
            await self._learn(each)
        return found

    async def with_keys(self) -> tuple[Endpoint, ...]:
        """The endpoints whose key is there: those that are worth asking."""
        wanting = [each for each in self._models.endpoints.values() if each.needs_key]
        keys = await asyncio.gather(*(self._keys.find(each) for each in wanting))
        return tuple(each for each, key in zip(wanting, keys, strict=True) if key)

    async def ask(self, endpoint: Endpoint, workspace: str = "") -> Found:
        """What the endpoint lists now; a ProviderError, without its key, if it does not tell."""
        try:
            key = await self._keys.needed(endpoint, workspace)
            fetch = (await self._speech()).fetch
            found = Found(endpoint, await models_of(endpoint, key, fetch))
        except ProviderError as error:
            if isinstance(error, ProviderDenied):
                self._keys.doubt(endpoint)
            KNOWN_KEYS.silence(error)
            raise
        await self._learn(found)
        return found

    async def _learn(self, found: Found) -> None:
        at = self._clock.now()
        await asyncio.to_thread(self._models.learn, found.endpoint, found.models, at=at)
