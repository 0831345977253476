"""A command's thread, waited for from an event loop."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from helix_desktop.domain.errors import HelixError, ToolError

T = TypeVar("T")


async def in_thread(work: Callable[[], T], stop: Callable[[], None]) -> T:
    """Work in a thread of its own; a cancelled caller stops it and waits until it is over.

    The cancellation is swallowed then: what came of the work is not lost, and tells of it.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        # an error that nobody foresaw goes to the thread's hook, and this to whoever waits
        outcome: T | HelixError = ToolError("The command could not be run.")
        try:
            outcome = work()
        except HelixError as error:
            outcome = error
        finally:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, answer, outcome)

    thread = threading.Thread(target=run, name="command", daemon=True)
    thread.start()
    while not answer.done():
        try:
            await asyncio.wait({answer})
        except asyncio.CancelledError:
            stop()
    thread.join()
    return answer.result()


def _settle(answer: "asyncio.Future[T]", result: T | HelixError) -> None:
    if answer.done():
        return
    if isinstance(result, HelixError):
        answer.set_exception(result)
    else:
        answer.set_result(result)
