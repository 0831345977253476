"""The timeouts of requests to models, and the longest wait for a retry within a turn."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import Struct

MAX_TURN_WAIT_SECONDS = 120.0
"""How long a turn waits if a provider asks it to; a longer wait is a pause.

By then, limits per minute have been renewed twice, and the shortest prompt cache (five minutes) is
still warm. A wait exists in memory only; a pause is in the journal, so it survives a restart.
"""


class HttpTimeouts(Struct, frozen=True):
    """Deadlines in seconds.

    `first` allows for a model that reads: local servers may take minutes over a long context before
    they send a byte (the official clients wait 600 s). `idle` is between two pieces; most servers
    send a sign of life every 15 s. `total` ends a stream that never ends: 128,000 tokens at 20 a
    second take 6,400 s.
    """

    connect: float = 10.0
    first: float = 600.0
    idle: float = 300.0
    total: float = 7_200.0
    small: float = 15.0
    """For small documents, from the first to the last byte, and for bodies of errors."""
    after: float = 0.2
    """After the last event, for the stream to end by itself, which keeps the connection."""


MAX_SLEEP_SECONDS = 60.0
"""A connection to another machine is taken for dead once this one slept for longer."""
LOOK_SECONDS = 10.0


def seconds_asleep() -> float:
    """Return how long this machine slept since it began; only differences count."""
    try:
        return time.clock_gettime(time.CLOCK_BOOTTIME) - time.clock_gettime(time.CLOCK_MONOTONIC)
    except AttributeError:  # macOS and Windows
        return time.time() - time.monotonic()


class SleepWatch:
    """Tells whether the machine slept since a request was sent, so that its connection is dead."""

    def __init__(
        self, slept: Callable[[], float] = seconds_asleep, *, look_seconds: float = LOOK_SECONDS
    ) -> None:
        """`slept` returns how long the machine has slept so far."""
        self._slept, self._look_seconds = slept, look_seconds
        self._before = slept()

    @asynccontextmanager
    async def deadline(self, moment: float) -> AsyncIterator[None]:
        """Raise TimeoutError at a moment of the loop's clock, and soon after the machine slept.

        That clock stands still meanwhile, and what the other side sent or closed is never known:
        the wait would begin anew, for minutes.
        """
        loop = asyncio.get_running_loop()
        async with asyncio.timeout_at(moment) as limit:
            next_look = loop.call_later(self._look_seconds, lambda: look())

            def look() -> None:
                nonlocal next_look
                if self._slept() - self._before > MAX_SLEEP_SECONDS:
                    limit.reschedule(loop.time())
                else:
                    next_look = loop.call_later(self._look_seconds, look)

            try:
                yield
            finally:
                next_look.cancel()
