"""A request that waits to go out again goes at once when the person will not wait."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
)
from helix_desktop.engine.turn import InterruptibleStream
from tests.engine.stage import TEST_LLM
from tests.fakes.speaker import Speaker, always


class Sleepy:
    """Wants to sleep for an hour before it answers, unless it is asked a second time."""

    def __init__(self, *, fails: bool = False) -> None:
        self.asked = 0
        self._fails = fails

    async def stream(self, _request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self.asked += 1
        if self.asked == 1:
            yield RetryScheduled(3_600.0, 2, "busy")
            if self._fails:
                raise TimeoutError("its own")
            await asyncio.sleep(3_600)
        yield TextDelta("here")
        yield StreamFinished(StopReason.ANSWERED)


REQUEST = ModelRequest(TEST_LLM, ())


async def test_hurrying_where_nothing_waits_does_nothing() -> None:
    patience = InterruptibleStream()
    patience.hurry()
    speaker = Speaker(always("yes"))
    found = [event async for event in patience.heard(speaker, REQUEST)]
    assert isinstance(found[-1], StreamFinished)


async def test_a_time_out_of_the_provider_is_not_taken_for_the_persons_hurry() -> None:
    with pytest.raises(TimeoutError, match="its own"):
        [event async for event in InterruptibleStream().heard(Sleepy(fails=True), REQUEST)]
