"""`bench growth`: what each deed costs with 1, 10 and 100 times as much behind it.

The value of a row is the exponent k of a fit of time = c · n^k: 0 is flat, 1 in proportion, and
n log n from 1× to 100× about 1.2; of the fit of all sizes and that of the two largest the worse.
Time is the processor's, the median of several rounds: what else runs here counts little.
"""

import asyncio
import gc
import math
import os
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from statistics import median
from time import thread_time

from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.cache_filter import CacheQuery, parse_filter
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.events import Outcome, SessionStarted, ToolReturned
from helix_desktop.domain.ports import Transaction
from helix_desktop.store import keys
from helix_desktop.store.maintenance.garbage_collection import collect_marked_garbage, mark_garbage
from helix_desktop.store.maintenance.staging import UNWATCHED
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks.corpus import Values
from tests.benchmarks.recall import until_indexed
from tests.benchmarks.report import Row, aimed, say
from tests.benchmarks.store import room
from tests.benchmarks.stores import TOGETHER, open_store, unlike
from tests.benchmarks.timing import as_in_the_window

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

TIMES = (1, 10, 100)
_MESSAGES, _CONTENTS = 1_000, 500
"""What 1× is: messages of a session in the window and the store, contents of a workspace."""
_ENGINE = 100
"""Messages of a session that the engine works for, at 1×."""
_SIZE = 2 << 10
_FLAT = 5
"""Rounds of what is short."""

Cost = dict[int, float]
"""Milliseconds by the number of things there were."""


def fitted_exponent(cost: Mapping[int, float]) -> float:
    """The slope of the logarithms, by least squares."""
    points = [(math.log(count), math.log(max(value, 1e-6))) for count, value in cost.items()]
    across = sum(x for x, _ in points) / len(points)
    height = sum(y for _, y in points) / len(points)
    spread = sum((x - across) ** 2 for x, _ in points)
    return sum((x - across) * (y - height) for x, y in points) / spread


def last_exponent(cost: Mapping[int, float]) -> float:
    """The same of the two largest alone: a cost that only begins to show is seen here."""
    return fitted_exponent(dict(sorted(cost.items())[-2:]))


def rows(folder: Path, *, only: Collection[str] = (), quick: bool = False) -> dict[str, Row]:
    times = TIMES[:2] if quick else TIMES
    measured: dict[str, tuple[Cost, str]] = {}
    for names, measure in _PARTS:
        if not only or names & set(only):
            with as_in_the_window():
                result = measure(folder, times, quick)
            for name in result:
                say(f"… {name} {_costs_text(result[name][0])}")
            measured |= result
    return {
        name: aimed(name, _row(cost, what))
        for name, (cost, what) in measured.items()
        if not only or name in only
    }


def _row(cost: Cost, what: str) -> Row:
    exponent, last = fitted_exponent(cost), last_exponent(cost)
    detail = f"{what}: {_costs_text(cost)}; of the last two alone {last:.2f}"
    return Row(max(exponent, last), "exponent", len(cost), detail)


def _costs_text(cost: Cost) -> str:
    return ", ".join(f"{count:,}: {value:.3g} ms" for count, value in cost.items())


def _in_window(_folder: Path, times: Sequence[int], quick: bool) -> dict[str, tuple[Cost, str]]:
    """Opening and scrolling of a session, in the transcript of the window."""
    # Qt is loaded for these rows alone
    from tests.benchmarks.ui import TranscriptWindow, session_records  # noqa: PLC0415

    window = TranscriptWindow()
    opening, scrolling, arriving = Cost(), Cost(), Cost()
    for at in times:
        count = _MESSAGES * at
        records = list(session_records(count))
        gc.collect()
        opening[count] = median(window.open(records) for _ in range(3 if quick else _FLAT))
        scrolling[count] = median(window.scroll(20 if quick else 100))
        arriving[count] = median(window.stream("word " * (20 if quick else 400)))
    return {
        "G1": (opening, "a journal in memory to the painted end, by messages"),
        "G2": (scrolling, "a frame of 120 px, by messages"),
        "G3": (arriving, "a frame of an answer that streams, by messages"),
    }


def _in_engine(_folder: Path, times: Sequence[int], quick: bool) -> dict[str, tuple[Cost, str]]:
    """What the engine does for one call, without and with a rewrite of the window."""
    # its corpus is loaded for these rows alone
    from tests.benchmarks.engine import Session, endless_outputs  # noqa: PLC0415

    calls = 40 if quick else 400

    async def measured() -> tuple[Cost, Cost]:
        session, outputs = Session(BALANCED, 128_000), endless_outputs()
        sending, folding = Cost(), Cost()
        for at in times:
            while session.messages < _ENGINE * at:
                await session.grow(outputs, timed=False)
            gc.collect()
            session.spent = []
            plain: list[float] = []
            rewrites: list[float] = []
            while len(plain) < calls or len(rewrites) < _FLAT:
                before = len(session.journal.history.epochs)
                await session.grow(outputs, timed=True)
                rewrote = len(session.journal.history.epochs) > before
                (rewrites if rewrote else plain).append(session.spent[-1])
            sending[_ENGINE * at] = median(plain) * 1e3
            folding[_ENGINE * at] = median(rewrites) * 1e3
        return sending, folding

    sending, folding = asyncio.run(measured())
    return {
        "G4": (sending, "the engine's time for a call that rewrites nothing, by messages"),
        "G5": (folding, "the same for a call that rewrites the window, by messages"),
    }


Deed = Callable[[], object]


def _in_store(folder: Path, times: Sequence[int], quick: bool) -> dict[str, tuple[Cost, str]]:
    """A workspace that grows: a session is read, a step is written, texts are found, rest goes."""
    costs = {name: Cost() for name in _STORED}
    with room(folder) as place, open_store(place / "growth") as store:
        values, stored_count = Values(_SIZE, seed=61), 0
        for session in (_SESSION, _OTHER):
            store.commit(Transaction(session, (SessionStarted(1.0, "Benchmark"),)))
        for at in times:
            count = _CONTENTS * at
            stored_count = _grown(store, values, stored_count, count=count)
            until_indexed(store)
            for name, (action, _) in _STORED.items():
                ready = [action(store, values) for _ in range(2 if quick else _FLAT)]
                costs[name][count] = median(_spent(item) for item in ready)
    return {name: (costs[name], what) for name, (_, what) in _STORED.items()}


def _grown(store: WorkspaceStore, values: Values, stored_count: int, *, count: int) -> int:
    """The session grows to `count` outputs; one in ten is of no session."""
    for start in range(stored_count, count, TOGETHER):
        numbers = range(start, min(count, start + TOGETHER))
        contents = {number: unlike(values.next(), number) for number in numbers}
        named = [content for number, content in contents.items() if number % 10]
        events = tuple(_returned(content) for content in named)
        store.commit(Transaction(_SESSION, events, tuple(named)))
        spare = [content for number, content in contents.items() if not number % 10]
        store.write_all([store.new_put(content) for content in spare])
    return count


def _returned(content: NewContent) -> ToolReturned:
    origin, data = content.origin, content.data
    return ToolReturned(
        1.0, origin.what, origin.tool, origin.what, digest_of(data), len(data), Outcome.OK
    )


def _reading(store: WorkspaceStore, _values: Values) -> Deed:
    return lambda: list(store.journal.events(_SESSION))


def _ending(store: WorkspaceStore, _values: Values) -> Deed:
    return lambda: list(store.journal.last_events(_SESSION, 200))


def _writing(store: WorkspaceStore, values: Values) -> Deed:
    content = NewContent(values.next(), Origin("shell", "make", "make"))
    step = Transaction(_OTHER, (_returned(content),), (content,))
    return lambda: store.commit(step)


def _seeking(store: WorkspaceStore, values: Values) -> Deed:
    """A word that stands in one content, and one that stands in most of them."""
    digest = store.put(unlike(values.next(), 0))
    word = store.cache.get(digest)[:16]
    rare, common = (
        CacheQuery(parse_filter(text, now=0), limit=20) for text in (word.decode(), "return")
    )
    return lambda: (store.search.find(rare), store.search.find(common))


def _filtering(store: WorkspaceStore, _values: Values) -> Deed:
    ask = CacheQuery(parse_filter("size:>1k tool:read_file", now=0), limit=200)
    return lambda: store.search.find(ask)


def _collecting(store: WorkspaceStore, values: Values) -> Deed:
    """Looks at everything; what it removes is the same each time."""
    spare = [unlike(values.next(), number) for number in range(20)]
    store.write_all([store.new_put(content) for content in spare])
    ask = frozenset(keys.raw(digest_of(item.data)) for item in spare)
    return lambda: collect_marked_garbage(
        store, mark_garbage(store, min_age_seconds=-1.0, watch=UNWATCHED, only=ask), UNWATCHED
    )


def _spent(action: Deed) -> float:
    """Milliseconds of this thread: what indexes and compacts beside it is not the deed's."""
    began = thread_time()
    action()
    return (thread_time() - began) * 1e3


_STORED: dict[str, tuple[Callable[[WorkspaceStore, Values], Deed], str]] = {
    "G6": (_reading, "all events of a session from the disk, by outputs"),
    "G7": (_ending, "its last 200 events, by outputs"),
    "G8": (_writing, "a step with its output committed, by outputs"),
    "G9": (_seeking, "a rare word and a common one found, by contents"),
    "G10": (_filtering, "a filter over the list, by contents"),
    "G11": (_collecting, "a collection that removes 20 contents, by contents"),
}
_PARTS: tuple[tuple[frozenset[str], Callable[..., dict[str, tuple[Cost, str]]]], ...] = (
    (frozenset({"G1", "G2", "G3"}), _in_window),
    (frozenset({"G4", "G5"}), _in_engine),
    (frozenset(_STORED), _in_store),
)
_SESSION, _OTHER = SessionId("0" * 15 + "a"), SessionId("0" * 15 + "b")
