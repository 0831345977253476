"""Long work on a window while the loop, which is the person's window, goes on.

Rules that only read a situation work in a thread; what reads the growing history takes turns.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from helix_desktop.context.situation import Situation
from helix_desktop.context.window import Slices
from helix_desktop.domain.ports import Clock

TURN = 0.003
"""Seconds: less than a fifth of a frame."""
LIGHT = 8_000
"""Tokens of a window below which no rule takes longer than a thread is worth."""

T = TypeVar("T")


class Paced:
    """Gives the loop its turn whenever that much time has gone."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def __call__(self, slices: Slices[T]) -> T:
        until = self._clock.tick() + TURN
        while True:
            try:
                next(slices)
            except StopIteration as done:
                result: T = done.value
                return result
            if self._clock.tick() > until:
                await asyncio.sleep(0)
                until = self._clock.tick() + TURN


async def beside(now: Situation, work: Callable[[], T]) -> T:
    """What rules work out of much text; the loop goes on meanwhile."""
    return work() if now.tokens < LIGHT else await asyncio.to_thread(work)
