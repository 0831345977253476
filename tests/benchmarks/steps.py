"""S13b: how long a call of the façade itself keeps the thread of the event loop.

A coroutine runs on that thread from one suspension to the next; each such stretch is timed.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Generator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from helix_desktop.domain.cache import CacheColumn, Digest, NewContent, Origin, SessionId
from helix_desktop.domain.cache_filter import CacheFilter, CacheQuery, RemovableContents, SortColumn
from helix_desktop.domain.events import SessionStarted, TurnStarted
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import Transaction
from helix_desktop.store.async_store import AsyncStore, open_async_store
from helix_desktop.store.contents import split_chunks
from tests.benchmarks.corpus import Values
from tests.benchmarks.report import Row
from tests.benchmarks.stores import WallClock
from tests.benchmarks.timing import as_in_the_window

SESSION = SessionId("0000000000000001")
_LARGE = 8 << 20

Call = Callable[[], Coroutine[Any, Any, object]]


@dataclass(slots=True)
class Stretches:
    """Seconds on the loop's thread: by the clock, and of them at work."""

    elapsed: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)


class Stepped:
    """Awaits a coroutine and notes each of its stretches."""

    def __init__(self, coroutine: Coroutine[Any, Any, object], noted: Stretches) -> None:
        self._coroutine = coroutine
        self._noted = noted

    def __await__(self) -> Generator[Any, Any, object]:
        while True:
            started, busy = time.perf_counter(), time.thread_time()
            try:
                waits_for = self._coroutine.send(None)
            except StopIteration as end:
                return end.value
            finally:
                self._noted.worked.append(time.thread_time() - busy)
                self._noted.elapsed.append(time.perf_counter() - started)
            yield waits_for


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    with as_in_the_window():
        noted = asyncio.run(_measured(folder / "steps", 3 if quick else 100))
    return {"S13b": _row(noted)}


def _row(noted: dict[str, Stretches]) -> Row:
    most = {name: max(stretches.elapsed) * 1e3 for name, stretches in noted.items()}
    ranked = sorted(most, key=lambda name: -most[name])
    longest_times = " · ".join(
        f"{name} {most[name]:.2f} ({max(noted[name].worked) * 1e3:.2f})" for name in ranked
    )
    detail = (
        "longest stretch on the loop's thread per call of the façade, contents up to "
        f"{_LARGE >> 20} MB, and in brackets the longest time at work in one: {longest_times}"
    )
    count = sum(len(stretches.elapsed) for stretches in noted.values())
    return Row(max(most.values()), "ms", count, detail)


async def _measured(folder: Path, rounds: int) -> dict[str, Stretches]:
    """Every call of the façade in turn, round by round."""
    noted: dict[str, Stretches] = {"open": Stretches(), "close": Stretches()}
    store = await open_async_store(folder, clock=WallClock())
    await store.commit(Transaction(SESSION, (SessionStarted(1.0, "Benchmark"),)))
    values = Values(_LARGE, seed=51)
    try:
        for number in range(rounds):
            data = values.next()
            digest = await store.put(NewContent(data, Origin("shell", "large")))
            for name, call in calls(store, digest, data, number=number).items():
                await Stepped(call(), noted.setdefault(name, Stretches()))
            await Stepped(store.close(), noted["close"])
            store = await _opened(folder, noted["open"])
    finally:
        await store.close()
    return noted


async def _opened(folder: Path, noted: Stretches) -> AsyncStore:
    store = await Stepped(open_async_store(folder, clock=WallClock()), noted)
    assert isinstance(store, AsyncStore)
    return store


def calls(store: AsyncStore, digest: Digest, data: bytes, *, number: int) -> dict[str, Call]:
    """Every call that is awaited, by its name; `number` makes what is written fresh."""
    fresh = b"%08d" % number + data[8:]
    encoding = next(iter(Encoding))
    messages = tuple(TurnStarted(float(number), f"message {line} " * 20) for line in range(50))
    return {
        "commit": lambda: store.commit(Transaction(SESSION, messages, (NewContent(data),))),
        "put": lambda: store.put(NewContent(fresh, Origin("shell", "large"))),
        "put_stream": lambda: store.put_stream(split_chunks(b"stream" + fresh), Origin("shell")),
        "get": lambda: store.get(digest),
        "get_all": lambda: store.get_all([digest]),
        "read": lambda: store.read(digest, 1000, len(data) - 1000),
        "find": lambda: store.find(digest[:16]),
        "exists": lambda: store.exists(digest),
        "may_contain": lambda: store.may_contain("0123"),
        "verify": lambda: store.verify(digest),
        "entry": lambda: store.entry(digest),
        "entries": lambda: store.listed(CacheQuery(order=CacheColumn.SIZE)),
        "listed": lambda: store.listed(CacheQuery(then=(SortColumn(CacheColumn.SIZE),))),
        "count": lambda: store.count(CacheFilter()),
        "positions": lambda: store.positions(CacheQuery(), [digest]),
        "tools": store.tools,
        "find_removable": lambda: store.find_removable(CacheFilter()),
        "remove": lambda: store.remove(RemovableContents(0, 0, 0)),
        "uses": lambda: store.uses(digest),
        "note_recall": lambda: store.note_recall(digest, at=1.0),
        "pin": lambda: store.pin(digest, pinned=bool(number % 2)),
        "totals": store.totals,
        "new_incidents": store.new_incidents,
        "mark_incidents_shown": lambda: store.mark_incidents_shown(()),
        "token_count": lambda: store.token_count(digest, encoding),
        "keep_token_count": lambda: store.keep_token_count(digest, encoding, number),
        "sessions": store.sessions,
        "events": lambda: store.events(SESSION),
        "last_events": lambda: store.last_events(SESSION, 20),
        "keep_snapshot": lambda: store.keep_snapshot(SESSION, 1, data[: 1 << 20]),
        "snapshot": lambda: store.snapshot(SESSION),
        "run_maintenance": lambda: store.run_maintenance(lambda inner_store: inner_store.totals()),
    }
