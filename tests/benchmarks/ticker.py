"""A ticker on the event loop's thread: how long the loop stood still while something was done."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

_TICK = 0.001
_MARGIN = 0.02
"""Seconds of ticking before and after what is measured."""

Work = Callable[[], Awaitable[object]]


@dataclass(slots=True)
class Gaps:
    """Seconds between ticks; `ours` leaves out what the loop's thread waited for a core.

    `busy` is that, or what all threads together worked meanwhile if that is less: on a machine that
    others use, too, the thread that holds the interpreter can be without a core for long.
    """

    wall_seconds: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)
    busy: list[float] = field(default_factory=list)


class _Ticker:
    """Notes the time between ticks of a millisecond, on the loop's own thread."""

    def __init__(self) -> None:
        self.gaps = Gaps()
        waits = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
        self._waits = waits if waits.exists() else None

    async def run(self) -> None:
        last, waited, worked = time.perf_counter(), self._waited(), time.process_time()
        while True:
            await asyncio.sleep(_TICK)
            now, waiting, working = time.perf_counter(), self._waited(), time.process_time()
            ours = now - last - (waiting - waited)
            self.gaps.wall_seconds.append(now - last)
            self.gaps.ours.append(ours)
            self.gaps.busy.append(min(ours, working - worked))
            last, waited, worked = now, waiting, working

    def _waited(self) -> float:
        """Seconds this thread was ready to run and had no core (Linux says so)."""
        return int(self._waits.read_bytes().split()[1]) / 1e9 if self._waits else 0.0


async def gaps_while(work: Work) -> Gaps:
    """The gaps during a call, without making what is put and letting go of what was got."""
    ready = work()
    ticker = _Ticker()
    async with asyncio.TaskGroup() as group:
        running = group.create_task(ticker.run())
        await asyncio.sleep(_MARGIN)
        ticker.gaps = Gaps()
        got = await ready
        await asyncio.sleep(_MARGIN)
        gaps, ticker.gaps = ticker.gaps, Gaps()
        running.cancel()
    del got
    return gaps
