"""S7: one thread writes outputs of every size, another reads what is there, for some seconds.

The value compares equal durability, without syncs, as the target was found; our store as it is used
(always synced) is told beside it against defaults that sync each put, in groups, or never.
"""

import hashlib
import itertools
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from helix_desktop.store.cache import Put
from tests.benchmarks.corpus import bulk
from tests.benchmarks.peers import LevelDefaults
from tests.benchmarks.report import Row
from tests.benchmarks.stores import TOGETHER, opened, unlike
from tests.benchmarks.timing import percentile

_LARGEST = 400_000
_READ_EVERY = 0.0005

Pairs = list[tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class _Side:
    """How one contender writes a group and reads one content."""

    write: Callable[[Pairs], None]
    read: Callable[[bytes], object]


@dataclass(slots=True)
class _Run:
    """What one run came to."""

    raw: int = 0
    names: list[bytes] = field(default_factory=list)
    gets: list[float] = field(default_factory=list)
    worst: float = 0.0


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    lasting, rounds = (0.2, 1) if quick else (3.5, 3)
    sides = {
        "each": _each,
        "grouped": _grouped,
        "unsynced": _unsynced,
        "ours": _ours,
        "ours unsynced": _ours_unsynced,
    }
    rates: dict[str, list[float]] = {name: [] for name in sides}
    reads: dict[str, list[float]] = {name: [] for name in sides}
    worst: dict[str, list[float]] = {name: [] for name in sides}
    for number in range(rounds):
        order = list(sides)
        random.Random(number).shuffle(order)
        for name in order:
            run = _measured(sides[name](folder / f"{name}{number}"), lasting)
            rates[name].append(run.raw / lasting / 1e6)
            reads[name].append(percentile(run.gets, 0.5))
            worst[name].append(run.worst)
    return {"S7": _row(rates, reads, worst)}


def _row(
    rates: dict[str, list[float]], reads: dict[str, list[float]], worst: dict[str, list[float]]
) -> Row:
    rate = {name: median(found) for name, found in rates.items()}
    told = "; ".join(
        f"{title} {rate[name]:.0f} MB/s (get p50 {median(reads[name]) * 1e6:.0f} µs, longest write "
        f"{median(worst[name]) * 1e3:.0f} ms)"
        for name, title in (
            ("ours", f"ours, {TOGETHER} puts a sync, all synced and verified"),
            ("ours unsynced", "ours, each put alone, no sync"),
            ("each", "defaults, sync=True each put"),
            ("grouped", f"defaults, sync=True, {TOGETHER} puts a batch"),
            ("unsynced", "defaults, no sync at all"),
        )
    )
    unsynced = rate["ours unsynced"] / rate["unsynced"]
    grouped = rate["ours"] / rate["grouped"]
    detail = (
        f"with equal durability: no sync on either side {unsynced:.1f} (how the target was found; "
        f"the value), synced in groups of {TOGETHER} on both sides {grouped:.1f}; ours synced in "
        f"groups against defaults synced each put {rate['ours'] / rate['each']:.1f}, ours synced "
        f"against unsynced defaults {rate['ours'] / rate['unsynced']:.1f}. {told}"
    )
    return Row(unsynced, "x", len(rates["ours"]), detail)


def _measured(opening: AbstractContextManager[_Side], lasting: float) -> _Run:
    run = _Run()
    with opening as side:
        end = time.perf_counter() + lasting
        writer = threading.Thread(target=_write, args=(side, run, end), name="mixed-writer")
        writer.start()
        _read(side, run, end)
        writer.join()
    return run


def _write(side: _Side, run: _Run, end: float) -> None:
    dice = random.Random(1)
    text = bulk()
    while time.perf_counter() < end:
        pairs = []
        for _ in range(TOGETHER):
            size = int(min(_LARGEST, dice.lognormvariate(8.7, 1.3)))
            at = dice.randrange(len(text) - size)
            value = b"%016x" % dice.getrandbits(64) + text[at : at + size]
            pairs.append((hashlib.sha256(value).digest(), value))
        begun = time.perf_counter()
        side.write(pairs)
        run.worst = max(run.worst, time.perf_counter() - begun)
        run.raw += sum(len(value) for _, value in pairs)
        run.names += [name for name, _ in pairs]


def _read(side: _Side, run: _Run, end: float) -> None:
    dice = random.Random(2)
    while time.perf_counter() < end:
        if run.names:
            name = run.names[dice.randrange(len(run.names))]
            started = time.perf_counter()
            side.read(name)
            run.gets.append(time.perf_counter() - started)
        time.sleep(_READ_EVERY)


@contextmanager
def _ours(folder: Path) -> Iterator[_Side]:
    numbers = itertools.count()
    with opened(folder) as store:

        def write(pairs: Pairs) -> None:
            makes = [store.making_put(unlike(value, next(numbers))) for _, value in pairs]
            for ticket in store.settle_all(makes):
                ticket.outcome()

        yield _Side(write, store.contents.get)


@contextmanager
def _ours_unsynced(folder: Path) -> Iterator[_Side]:
    """What the application never does: puts that nobody waits for the disk to have."""
    numbers = itertools.count()
    with opened(folder) as store:

        def write(pairs: Pairs) -> None:
            for _, value in pairs:
                prepared = store.contents.prepare(unlike(value, next(numbers)))
                store.keep(Put(prepared, store.clock.now(), sync=False))

        yield _Side(write, store.contents.get)


@contextmanager
def _defaults(folder: Path, *, sync: bool, grouped: bool) -> Iterator[_Side]:
    peer = LevelDefaults(folder, sync=sync)

    def write(pairs: Pairs) -> None:
        if grouped:
            peer.put_all(dict(pairs))
            return
        for name, value in pairs:
            peer.put(name, value)

    try:
        yield _Side(write, peer.get)
    finally:
        peer.close()


def _each(folder: Path) -> AbstractContextManager[_Side]:
    return _defaults(folder, sync=True, grouped=False)


def _grouped(folder: Path) -> AbstractContextManager[_Side]:
    return _defaults(folder, sync=True, grouped=True)


def _unsynced(folder: Path) -> AbstractContextManager[_Side]:
    return _defaults(folder, sync=False, grouped=False)
