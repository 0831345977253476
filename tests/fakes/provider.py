"""A model that gives the replies written in the test, one per request."""

import asyncio
from collections.abc import AsyncIterator, Sequence

from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
)

HANG = "hang"
"""An item of a script: wait until the request is cancelled."""

Script = Sequence[ProviderEvent | Exception | str]


def says(text: str) -> Script:
    return (TextDelta(text), StreamFinished(StopReason.ANSWERED))


class ScriptedProvider:
    """Implements Provider; keeps the requests that it receives."""

    def __init__(self, *replies: Script) -> None:
        self._replies = list(replies)
        self.requests: list[ModelRequest] = []

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self.requests.append(request)
        for item in self._replies.pop(0):
            await asyncio.sleep(0)
            if isinstance(item, Exception):
                raise item
            if isinstance(item, str):
                await asyncio.Event().wait()
                continue
            yield item
