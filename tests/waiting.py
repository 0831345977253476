"""How tests wait: for a condition, never for a time.

A limit only ends a test that would wait for ever. It is generous, since a busy machine is no error.
"""

import asyncio
import time
from collections.abc import Callable
from inspect import isawaitable

LIMIT_SECONDS = 30.0
POLL_SECONDS = 0.005


async def until(condition: Callable[[], object], seconds: float = LIMIT_SECONDS) -> None:
    """Let the event loop run until a condition, which may be asynchronous, is true."""
    async with asyncio.timeout(seconds):
        while not (await result if isawaitable(result := condition()) else result):  # noqa: ASYNC110  not all of it is of this loop
            await asyncio.sleep(POLL_SECONDS)


def wait_until(condition: Callable[[], object], seconds: float = LIMIT_SECONDS) -> None:
    """Block this thread until a condition is true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"not true after {seconds} seconds"
        time.sleep(POLL_SECONDS)


async def let_others_run(turns: int = 100) -> None:
    """Let all tasks go on that wait for nothing, to show what they do and what they do not."""
    for _ in range(turns):
        await asyncio.sleep(0)
