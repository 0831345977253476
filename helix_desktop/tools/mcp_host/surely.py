"""Work that is done to its end although whoever waits for it is cancelled.

The SDK's shield (anyio's) holds off its own cancellations, not those of a task of asyncio; between
two steps of an end that may not be left out there must be no place where one can strike.
"""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


async def surely(work: Coroutine[object, object, T]) -> T:
    """The result; a cancellation that came meanwhile is raised instead, after the end."""
    result, stopped = await done(work)
    if stopped is not None:
        raise stopped
    return result


async def done(work: Coroutine[object, object, T]) -> tuple[T, asyncio.CancelledError | None]:
    """The result, and the cancellation that came meanwhile, which the caller has to raise."""
    task = asyncio.get_running_loop().create_task(work)
    stopped: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            stopped = error
    if stopped is not None and task.exception() is not None:
        raise stopped from task.exception()
    return task.result(), stopped
