"""A request that waits to go out again goes at once when the person will not wait."""

from collections.abc import AsyncIterator

import pytest

from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    RetryScheduled,
    StreamFinished,
)
from helix_desktop.engine.turn import InterruptibleStream
from tests.engine.stage import TEST_LLM
from tests.fakes.speaker import Speaker, always


class TimesOut:
    """Wants to wait for an hour, and then runs out of a time of its own."""

    async def stream(self, _request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        yield RetryScheduled(3_600.0, 2, "busy")
        raise TimeoutError("its own")


REQUEST = ModelRequest(TEST_LLM, ())


async def test_hurrying_where_nothing_waits_does_nothing() -> None:
    patience = InterruptibleStream()
    patience.hurry()
    speaker = Speaker(always("yes"))
    found = [event async for event in patience.heard(speaker, REQUEST)]
    assert isinstance(found[-1], StreamFinished)


async def test_a_time_out_of_the_provider_is_not_taken_for_the_persons_hurry() -> None:
    with pytest.raises(TimeoutError, match="its own"):
        [event async for event in InterruptibleStream().heard(TimesOut(), REQUEST)]
