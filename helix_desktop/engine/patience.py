"""Hearing a provider out; a request that waits to go out again can be hurried."""

import asyncio
from collections.abc import AsyncIterator

from helix_desktop.domain.llm import ProviderEvent, Request, Retrying
from helix_desktop.domain.ports import Provider


class Patience:
    """One turn's: nothing that was said is ever asked for again, only what has not begun."""

    def __init__(self) -> None:
        self._waiting: asyncio.Timeout | None = None

    def hurry(self) -> None:
        """Ask now; where nothing waits this does nothing."""
        if self._waiting is not None:
            self._waiting.reschedule(asyncio.get_running_loop().time())

    async def heard(self, provider: Provider, request: Request) -> AsyncIterator[ProviderEvent]:
        """All that comes of a request."""
        stream, waits = provider.stream(request), False
        while True:
            try:
                event = await (self._waited(stream) if waits else anext(stream))
            except StopAsyncIteration:
                return
            if event is None:
                stream, waits = provider.stream(request), False
                continue
            yield event
            waits = isinstance(event, Retrying)

    async def _waited(self, stream: AsyncIterator[ProviderEvent]) -> ProviderEvent | None:
        """The next event, or None if the person would not wait for it."""
        scope = asyncio.timeout(None)
        try:
            async with scope:
                self._waiting = scope
                return await anext(stream)
        except TimeoutError:
            if not scope.expired():
                raise
            return None
        finally:
            self._waiting = None
