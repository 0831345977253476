"""S13: how long the event loop stands still while the store works.

Beside it what the machine alone does to a loop: with the store at rest, once with nothing else to
do and once with threads that keep the cores busy and never need the interpreter.
"""

import asyncio
import hashlib
import itertools
import os
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from helix_desktop.domain.cache import CacheColumn, Digest, NewContent, Origin, SessionId
from helix_desktop.domain.cache_filter import CacheQuery
from helix_desktop.domain.events import SessionStarted, TurnStarted
from helix_desktop.domain.ports import Transaction
from helix_desktop.store.async_store import AsyncStore
from helix_desktop.store.contents import split_chunks
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks import steps
from tests.benchmarks.corpus import ROOT, Values
from tests.benchmarks.recall import until_indexed
from tests.benchmarks.report import Row
from tests.benchmarks.stores import WallClock, fill, open_store, unlike
from tests.benchmarks.ticker import Gaps, Work, gaps_while
from tests.benchmarks.timing import as_in_the_window, percentile

_IDLE = "idle"
_BURNING = "cores busy with C"
_LONGER = 5
"""A control takes as long as so many calls: what is looked at for longer has a longer longest."""

_SESSION = SessionId("0000000000000001")


@dataclass(frozen=True, slots=True)
class _Extent:
    """How much is measured."""

    contents: int
    events: int
    large: int
    huge: int
    rounds: int
    seconds: float


_WHOLE = _Extent(20_000, 20_000, 50 << 20, 200 << 20, 3, 1.0)
_QUICK = _Extent(200, 200, 2 << 20, 3 << 20, 1, 0.05)


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    extent = _QUICK if quick else _WHOLE
    with open_store(folder / "ours") as inner_store:
        digests = fill(inner_store, extent.contents, size=900, seed=41)
        _talk(inner_store, extent.events)
    inner_store = WorkspaceStore.open(folder / "ours", WallClock())
    stolen = _stolen()
    with as_in_the_window():
        gaps = asyncio.run(_measured(inner_store, digests, extent))
    row = _row(gaps, extent, folder, stolen=_stolen() - stolen)
    return {"S13": row} | steps.rows(folder, quick=quick)


def _stolen() -> float:
    """Seconds that a host has kept this machine's cores from it so far; Linux knows."""
    stat = Path("/proc/stat")
    return int(stat.read_text().split()[8]) / os.sysconf("SC_CLK_TCK") if stat.exists() else 0.0


def _row(gaps: Mapping[str, list[Gaps]], extent: _Extent, folder: Path, *, stolen: float) -> Row:
    calls = {name: result for name, result in gaps.items() if name not in (_IDLE, _BURNING)}
    all_waits = [wait for result in calls.values() for gap in result for wait in gap.wall_seconds]
    longest_calls = " · ".join(f"{name} {_longest(calls[name])}" for name in _ranked(calls))
    detail = (
        f"time between two ticks of a 1 ms ticker, max of {extent.rounds} rounds, and in brackets "
        f"without what the loop's thread waited for a core: {longest_calls}; p99.9 of all "
        f"{percentile(all_waits, 0.999) * 1e3:.1f} ms. What the machine does by itself, the store "
        f"at rest, as often and {_LONGER} times as long as a call: idle {_longest(gaps[_IDLE])}, "
        f"all cores busy with C that needs no interpreter {_longest(gaps[_BURNING])}; meanwhile "
        f"the host kept the cores to itself for {stolen:.2f} s in all. "
        f"{_memory(folder, extent.huge >> 20)}"
    )
    return Row(max(all_waits) * 1e3, "ms", len(all_waits), detail)


def _longest(result: Sequence[Gaps]) -> str:
    longest_gap = max(max(gap.wall_seconds) for gap in result)
    return f"{longest_gap * 1e3:.1f} ({max(max(gap.ours) for gap in result) * 1e3:.1f})"


def _ranked(calls: Mapping[str, list[Gaps]]) -> list[str]:
    return sorted(calls, key=lambda name: -max(max(gap.ours) for gap in calls[name]))


async def _measured(
    inner_store: WorkspaceStore, digests: list[Digest], extent: _Extent
) -> dict[str, list[Gaps]]:
    """Each kind of call once a round, then the controls; gaps by kind and round."""
    store = await asyncio.to_thread(AsyncStore, inner_store)
    works = await _works(store, digests, extent)
    gaps: dict[str, list[Gaps]] = {name: [] for name in (*works, _IDLE, _BURNING)}

    async def at_rest() -> None:
        await asyncio.to_thread(until_indexed, inner_store)

    gaps["the index is made"] = [await gaps_while(at_rest)]  # as after an import; only once
    for number in range(extent.rounds):
        names = list(works)
        random.Random(number).shuffle(names)
        for name in names:
            gaps[name].append(await gaps_while(works[name]))
        await at_rest()
        for control, work in _controls(extent.seconds * _LONGER).items():
            gaps[control].append(await gaps_while(work))
    await store.close()
    return gaps


def _controls(seconds: float) -> dict[str, Work]:
    def burn() -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            hashlib.pbkdf2_hmac("sha256", b"", b"", 100_000)  # without the interpreter

    async def burning() -> None:
        cores = range(os.cpu_count() or 1)
        await asyncio.gather(*(asyncio.to_thread(burn) for _ in cores))

    return {_IDLE: lambda: asyncio.sleep(seconds), _BURNING: burning}


async def _works(store: AsyncStore, digests: list[Digest], extent: _Extent) -> dict[str, Work]:
    """Every kind of call of the façade; what is put is fresh each time."""
    dice = random.Random(42)
    numbers = itertools.count()
    large, huge = _Fresh(extent.large), _Fresh(extent.huge)
    stored = await store.put(large.next()), await store.put(huge.next())
    values = Values(4 << 10, seed=43)
    medium = Values(256 << 10, seed=44)

    async def many(call: Callable[[], Awaitable[object]]) -> None:
        end = time.perf_counter() + extent.seconds
        while time.perf_counter() < end:
            await call()

    def one() -> Digest:
        return dice.choice(digests)

    return {
        "put 4 KB": lambda: many(lambda: store.put(unlike(values.next(), next(numbers)))),
        "put 256 KB": lambda: many(lambda: store.put(unlike(medium.next(), next(numbers)))),
        f"put {extent.large >> 20} MB": lambda: store.put(large.next()),
        f"put {extent.huge >> 20} MB": lambda: store.put(huge.next()),
        f"stream {extent.huge >> 20} MB": lambda: store.put_stream(
            split_chunks(huge.next().data), Origin()
        ),
        f"get {extent.large >> 20} MB": lambda: store.get(stored[0]),
        f"get {extent.huge >> 20} MB": lambda: store.get(stored[1]),
        f"read {extent.large >> 20} MB": lambda: store.read(stored[1], 99, extent.large + 99),
        "get": lambda: many(lambda: store.get(one())),
        "entry": lambda: many(lambda: store.entry(one())),
        "find": lambda: many(lambda: store.find(one()[:16])),
        "uses": lambda: many(lambda: store.uses(one())),
        "note recall": lambda: many(lambda: store.note_recall(one(), at=1.0)),
        "verify large": lambda: store.verify(stored[0]),
        "totals": lambda: many(store.totals),
        "new_incidents": lambda: many(store.new_incidents),
        "commit": lambda: many(lambda: store.commit(_message(next(numbers)))),
        "sessions": lambda: many(store.sessions),
        "last events": lambda: many(lambda: store.last_events(_SESSION, 200)),
        f"all {extent.events} events": lambda: store.events(_SESSION),
        f"listing of {extent.contents}": lambda: store.listed(CacheQuery(order=CacheColumn.SIZE)),
    }


class _Fresh:
    """Large contents that differ in every chunk; the last one is held until the next is made."""

    def __init__(self, size: int) -> None:
        self._size = size
        dice = random.Random(45)
        lines = b"".join(b"%016x some words\n" % dice.getrandbits(64) for _ in range(40_000))
        self._block = lines[: 1 << 20]
        self._made = 0
        self._next_content = NewContent(b"")

    def next(self) -> NewContent:
        self._made += 1
        chunks = range(self._size >> 20)
        marks = (b"%08d%08d" % (self._made, chunk) for chunk in chunks)
        data = b"".join(mark + self._block[16:] for mark in marks)
        self._next_content = NewContent(data, Origin("shell", "large"))
        return self._next_content


def _message(number: int) -> Transaction:
    return Transaction(_SESSION, (TurnStarted(float(number), f"message {number} " * 20),))


def _talk(inner_store: WorkspaceStore, events: int) -> None:
    inner_store.commit(Transaction(_SESSION, (SessionStarted(1.0, "Benchmark"),)))
    for start in range(0, events, 200):
        turns = tuple(_message(number).events[0] for number in range(start, start + 200))
        inner_store.commit(Transaction(_SESSION, turns))


def _memory(folder: Path, megabytes: int) -> str:
    """Peak memory of putting and getting one large content, in a process of its own."""
    command = [sys.executable, "-m", "tests.benchmarks.child", "memory"]
    command += [str(folder / "memory"), str(megabytes)]
    with suppress(subprocess.SubprocessError, ValueError):
        done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        putting, getting, size = map(int, done.stdout.split())
        return (
            f"Peak memory for {megabytes} MB: put {putting / size:+.2f} × its size beside the "
            f"bytes given, get {getting / size:+.2f} × its size with the bytes returned"
        )
    return "Peak memory not measured"
