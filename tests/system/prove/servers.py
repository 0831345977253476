"""MCP servers while they go wrong: every way, many times, each beside a server that is well.

Nothing may hang past its deadline, no process may be left, no file, pipe or socket either.
"""

import asyncio
import gc
import time
from functools import partial
from pathlib import Path

from helix_desktop.domain.errors import HelixError
from tests.system.prove import store
from tests.system.prove.outcome import Outcome, Skipped, scratch
from tests.tools.mcp_host.hostile_stories import STORIES, run_story, servers
from tests.tools.mcp_host.stage import handles, marked_processes, staged

AT_ONCE = 5
LONGEST = 30.0
"""Seconds: two starts of a server that hangs, the longest call, the end; five at once."""


def _prove(*, mode: str, count: int) -> Outcome:
    if not Path("/proc/self/fd").exists():
        raise Skipped("without /proc nobody can count what is left")
    outcome = Outcome(mode)
    with scratch() as folder:
        for place in ("warm", *map(str, range(count))):
            (folder / place).mkdir()
        asyncio.run(_play(mode, count, folder, outcome))
    return outcome


async def _play(mode: str, count: int, folder: Path, outcome: Outcome) -> None:
    await _once(mode, folder / "warm", outcome)  # the SDK is imported, the first threads run
    outcome.figures.clear()
    before = _open_handles()
    for first in range(0, count, AT_ONCE):
        numbers = range(first, min(count, first + AT_ONCE))
        async with asyncio.TaskGroup() as group:
            for number in numbers:
                group.create_task(_once(mode, folder / str(number), outcome))
        left = marked_processes()
        outcome.figures["processes left"] += len(left)
        outcome.problems += [f"process {item} is left after run {first}" for item in left]
    grown = max(0, _open_handles() - before)
    outcome.figures["handles left"] = grown
    if grown:
        outcome.problems.append(f"{grown} files, pipes or sockets are left after {count} runs")


async def _once(mode: str, base: Path, outcome: Outcome) -> None:
    file, began = base / "told", time.monotonic()
    outcome.figures["runs"] += 1
    try:
        async with asyncio.timeout(LONGEST):
            async with staged(base, *servers(mode, file), alone=False) as stage:
                await run_story(stage, mode, file)
    except TimeoutError:
        outcome.figures["hangs"] += 1
        outcome.problems.append(f"{base.name}: it hung for {LONGEST:.0f} s")
    except (HelixError, AssertionError, ExceptionGroup, OSError, RuntimeError) as error:
        outcome.problems.append(f"{base.name}: {type(error).__name__}: {error}")
    took = round((time.monotonic() - began) * 1000)
    outcome.figures["ms the longest"] = max(took, outcome.figures["ms the longest"])


def _open_handles() -> int:
    gc.collect()
    return handles()


FAULTS = tuple(store.Fault(mode, partial(_prove, mode=mode), 5, 50) for mode in STORIES)

run = partial(store.run, faults=FAULTS)
"""`keep` is a file for the figures."""
