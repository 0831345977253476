"""Draws the formulas of messages on screen one after the other, in a process of its own."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Mapping

from helix_desktop.domain.formulas import Formula, FormulaDrawing
from helix_desktop.tools.formulas.formula_process import FormulaProcess

IDLE_SECONDS = 20.0
"""Seconds after which the process ends when no formula comes."""
_MAX_DELIVERED = 8
"""Most drawings that are delivered at once."""

Drawings = Mapping[Formula, FormulaDrawing | None]
"""The drawings of formulas; None for one that stays text."""


def _new_process() -> FormulaProcess:
    return FormulaProcess()


async def draw_one(formula: Formula) -> FormulaDrawing | None:
    """Draw one formula with a process for it alone."""
    process = _new_process()
    try:
        return await asyncio.to_thread(process.draw, formula)
    finally:
        process.stop()


class FormulaRenderer:
    """Draws the formulas of one window's transcript; `serve` runs while there are any."""

    def __init__(self) -> None:
        self._waiting: deque[Formula] = deque()
        self._added = asyncio.Event()
        self._serving = False

    def add(self, formulas: Iterable[Formula]) -> bool:
        """Take formulas to draw; whether `serve` has to be started for them."""
        self._waiting.extend(formulas)
        self._added.set()
        starts, self._serving = not self._serving, True
        return starts

    async def serve(self, deliver: Callable[[Drawings], None]) -> None:
        """Draw formulas, and deliver the drawings in small groups."""
        drawn: dict[Formula, FormulaDrawing | None] = {}
        process = _new_process()
        try:
            while self._waiting or await self._wait_for_formula():
                formula = self._waiting.popleft()
                drawn[formula] = await asyncio.to_thread(process.draw, formula)
                if not self._waiting or len(drawn) >= _MAX_DELIVERED:
                    deliver(drawn)
                    drawn = {}
        finally:
            self._serving = False
            process.stop()

    async def _wait_for_formula(self) -> bool:
        """Wait for a formula; whether one came."""
        self._added.clear()
        try:
            async with asyncio.timeout(IDLE_SECONDS):
                await self._added.wait()
        except TimeoutError:
            return False
        return True
