"""S7: one thread writes outputs of every size, another reads what is there, for some seconds.

The value compares equal durability, without syncs, as the target was found: groups of puts, each a
cut of what S1 keeps, unlike all before it. Both sides hash what they are given, once, to name it.
Our store as it is used (always synced), and recorded sessions, are told beside it.
"""

import functools
import hashlib
import itertools
import random
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from helix_desktop.domain.cache import Digest
from helix_desktop.store import keys
from helix_desktop.store.writer import PendingWrite
from tests.benchmarks.corpus import bulk, edit_heavy
from tests.benchmarks.peers import LevelDefaults
from tests.benchmarks.report import Row
from tests.benchmarks.stores import TOGETHER, open_store, unlike
from tests.benchmarks.timing import percentile

_LARGEST = 400_000
_READ_EVERY = 0.0005

Values = list[bytes]
Names = list[bytes]


@dataclass(frozen=True, slots=True)
class _Side:
    """How one contender writes a group, which it names, and reads one content."""

    write: Callable[[Values], Names]
    read: Callable[[bytes], object]


@dataclass(slots=True)
class _Run:
    """What one run came to."""

    raw: int = 0
    seconds: float = 0.0
    names: Names = field(default_factory=list)
    gets: list[float] = field(default_factory=list)
    worst: float = 0.0

    @property
    def rate(self) -> float:
        """MB each second."""
        return self.raw / self.seconds / 1e6


@dataclass(frozen=True, slots=True)
class _Contender:
    """Who writes what; `title` stands before its figures."""

    title: str
    opening: Callable[[Path], AbstractContextManager[_Side]]
    text: Callable[[], bytes] = edit_heavy


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    lasting, rounds = (0.2, 1) if quick else (3.0, 3)
    contenders = _contenders()
    runs: dict[str, list[_Run]] = {name: [] for name in contenders}
    for number in range(rounds):
        order = list(contenders)
        random.Random(number).shuffle(order)
        for name in order:
            runs[name].append(_measured(contenders[name], folder / f"{name}{number}", lasting))
    return {"S7": _row(contenders, runs)}


def _contenders() -> dict[str, _Contender]:
    unsynced = functools.partial(_store_contender, sync=False, grouped=True)
    theirs = functools.partial(_defaults, sync=False, grouped=True)
    return {
        "ours": _Contender(f"ours, {TOGETHER} puts together, no sync", unsynced),
        "defaults": _Contender(f"defaults, {TOGETHER} puts a batch, no sync", theirs),
        "alone": _Contender(
            "ours, each put alone, no sync",
            functools.partial(_store_contender, sync=False, grouped=False),
        ),
        "synced": _Contender(
            f"ours, {TOGETHER} puts a sync",
            functools.partial(_store_contender, sync=True, grouped=True),
        ),
        "defaults synced": _Contender(
            f"defaults, {TOGETHER} puts a synced batch",
            functools.partial(_defaults, sync=True, grouped=True),
        ),
        "defaults each": _Contender(
            "defaults, each put synced", functools.partial(_defaults, sync=True, grouped=False)
        ),
        "recorded": _Contender("recorded sessions, ours, no sync", unsynced, bulk),
        "defaults recorded": _Contender("recorded sessions, defaults, no sync", theirs, bulk),
    }


def _row(contenders: Mapping[str, _Contender], runs: Mapping[str, list[_Run]]) -> Row:
    rate = {name: median([run.rate for run in result]) for name, result in runs.items()}
    details = "; ".join(_summary(contenders[name].title, result) for name, result in runs.items())
    value = rate["ours"] / rate["defaults"]
    detail = (
        f"no sync on either side {value:.1f} (how the target was found; the value), each of our "
        f"puts alone {rate['alone'] / rate['defaults']:.1f}, cuts of recorded sessions "
        f"{rate['recorded'] / rate['defaults recorded']:.1f}; synced in groups of {TOGETHER} on "
        f"both sides {rate['synced'] / rate['defaults synced']:.1f}, ours so against defaults "
        f"synced each put {rate['synced'] / rate['defaults each']:.1f}. {details}"
    )
    return Row(value, "x", len(runs["ours"]), detail)


def _summary(title: str, runs: list[_Run]) -> str:
    rate = median([run.rate for run in runs])
    get = median([percentile(run.gets, 0.5) for run in runs]) * 1e6
    worst = median([run.worst for run in runs]) * 1e3
    return f"{title} {rate:.0f} MB/s (get p50 {get:.0f} µs, longest write {worst:.0f} ms)"


def _measured(contender: _Contender, folder: Path, lasting: float) -> _Run:
    run, text = _Run(), contender.text()
    with contender.opening(folder) as side:
        began = time.perf_counter()
        end = began + lasting
        writer = threading.Thread(target=_write, args=(side, run, text, end), name="mixed-writer")
        writer.start()
        _read(side, run, end)
        writer.join()
        run.seconds = time.perf_counter() - began
    return run


def _write(side: _Side, run: _Run, text: bytes, end: float) -> None:
    dice = random.Random(1)
    while time.perf_counter() < end:
        values = []
        for _ in range(TOGETHER):
            size = int(min(_LARGEST, dice.lognormvariate(8.7, 1.3)))
            at = dice.randrange(len(text) - size)
            values.append(b"%016x" % dice.getrandbits(64) + text[at : at + size])
        started = time.perf_counter()
        run.names += side.write(values)
        run.worst = max(run.worst, time.perf_counter() - started)
        run.raw += sum(len(value) for value in values)


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
def _store_contender(folder: Path, *, sync: bool, grouped: bool) -> Iterator[_Side]:
    """Without syncs it does what the application never does."""
    numbers = itertools.count()
    with open_store(folder) as store:

        def new_put(value: bytes) -> PendingWrite[Digest]:
            write = store.new_put(unlike(value, next(numbers)))
            write.sync = sync
            return write

        def write(values: Values) -> Names:
            writes = [new_put(value) for value in values]
            for group in [writes] if grouped else [[write] for write in writes]:
                store.write_all(group)
            return [keys.raw(write.outcome()) for write in writes]

        yield _Side(write, store.contents.get)


@contextmanager
def _defaults(folder: Path, *, sync: bool, grouped: bool) -> Iterator[_Side]:
    peer = LevelDefaults(folder, sync=sync)

    def write(values: Values) -> Names:
        pairs = {hashlib.sha256(value).digest(): value for value in values}
        if grouped:
            peer.put_all(pairs)
        else:
            for name, value in pairs.items():
                peer.put(name, value)
        return list(pairs)

    try:
        yield _Side(write, peer.get)
    finally:
        peer.close()
