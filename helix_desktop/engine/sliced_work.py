"""Does long work in slices or a thread, so that the event loop never waits."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.window_assembler import Slices
from helix_desktop.domain.ports import Clock

T = TypeVar("T")

SLICE_SECONDS = 0.003
"""Seconds of work between turns of the loop, less than a fifth of a frame."""

MIN_THREAD_TOKENS = 8_000
"""Tokens of a context below which no rule takes long enough for a thread."""


class SlicedWork:
    """Runs work in slices, and gives the event loop a turn after every SLICE_SECONDS."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def __call__(self, slices: Slices[T]) -> T:
        until = self._clock.monotonic() + SLICE_SECONDS
        while True:
            try:
                next(slices)
            except StopIteration as done:
                result: T = done.value
                return result
            if self._clock.monotonic() > until:
                await asyncio.sleep(0)
                until = self._clock.monotonic() + SLICE_SECONDS


async def run_beside_loop(state: WindowState, work: Callable[[], T]) -> T:
    """Run a rule's work in a thread if there is much text, so that the loop continues."""
    return work() if state.tokens < MIN_THREAD_TOKENS else await asyncio.to_thread(work)
