"""A slow disk: every sync takes a tenth of a second, and the loop of the window goes on."""

import asyncio
import subprocess
import sys
from pathlib import Path

from helix_desktop.domain.cache import NewContent
from helix_desktop.domain.events import SessionStarted
from helix_desktop.domain.ports import Transaction
from helix_desktop.store.async_store import open_async_store
from tests.fakes.clock import FakeClock
from tests.system.prove import script
from tests.system.prove.outcome import Outcome, need, scratch
from tests.system.prove.trace import ROOT

_DELAY = 100_000
"""Microseconds that each fdatasync takes."""

_ALLOWED = 50.0
"""Milliseconds: what a user notices in a window."""


async def _gaps(stop: asyncio.Event) -> list[float]:
    """How long each turn of the loop took beyond the millisecond it asked for."""
    loop, gaps = asyncio.get_running_loop(), []
    while not stop.is_set():
        started = loop.time()
        await asyncio.sleep(0.001)
        gaps.append((loop.time() - started - 0.001) * 1000)
    return gaps


async def _play(folder: Path, count: int) -> None:
    store = await open_async_store(folder, clock=FakeClock())
    stop = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        watching = group.create_task(_gaps(stop))
        await store.commit(Transaction(script.SESSIONS[0], (SessionStarted(1.0, "Slow"),)))
        for number in range(count):
            await store.put(NewContent(b"%d " % number * 20_000))
        stop.set()
    await store.close()
    gaps = sorted(watching.result())
    script.say(f"{len(gaps)} {gaps[int(len(gaps) * 0.99)]:.1f} {gaps[-1]:.1f}")


def prove(*, count: int) -> Outcome:
    outcome = Outcome("slow disk")
    strace = need("strace", "strace")
    inject = ["-e", "trace=fdatasync", "-e", f"inject=fdatasync:delay_enter={_DELAY}"]
    with scratch() as place:
        played = [sys.executable, "-m", "tests.system.prove.slow", str(place / "s"), str(count)]
        ran = subprocess.run(
            [strace, "-f", "-qq", "-o", "/dev/null", *inject, *played],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
    if ran.returncode != 0:
        outcome.problems.append(f"ended with {ran.returncode}: {ran.stderr[-300:]}")
        return outcome
    turns, usual, longest = ran.stdout.split()
    outcome.figures.update({"slow writes": count, "turns of the loop": int(turns)})
    outcome.figures.update(
        {"ms p99 gap": round(float(usual)), "ms longest gap": round(float(longest))}
    )
    if float(usual) > _ALLOWED:
        outcome.problems.append(f"the loop stood still for {usual} ms (p99)")
    return outcome


if __name__ == "__main__":
    asyncio.run(_play(Path(sys.argv[1]), int(sys.argv[2])))
