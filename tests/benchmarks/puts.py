"""S3 to S6: one put that waits for the disk, one get that is verified."""

import asyncio
import functools
import itertools
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from helix_desktop.store.async_store import AsyncStore
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks.corpus import Values
from tests.benchmarks.peers import SYNCED, Floor, Peer, Sqlite
from tests.benchmarks.report import Row
from tests.benchmarks.stores import WallClock, fill, open_store, unlike
from tests.benchmarks.timing import (
    Contender,
    Timed,
    against,
    interleaved,
    percentile,
    ratio,
    seconds,
)

_SIZES = {"S3": (1 << 10, 1500), "S4": (16 << 10, 900), "S5": (256 << 10, 360)}
"""Bytes of a put, and rounds."""

_GET = 16 << 10


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    result = {}
    for name, (size, rounds) in _SIZES.items():
        result[name] = _put_row(folder / name, size, 12 if quick else rounds)
    result["S6"] = _get_row(folder / "S6", 40 if quick else 400, 40 if quick else 6000)
    return result


def _put_row(folder: Path, size: int, rounds: int) -> Row:
    """Ours and the floor in turn give the value.

    Then everybody in turn: there the compaction that one peer leaves running in the background
    costs the others their second core, which is told but is nobody's own figure.
    """
    timed = _in_turn(folder / "two", ("floor",), size, rounds)
    crowd = _in_turn(folder / "all", tuple(SYNCED), size, rounds // 2)
    floor, ours = timed["floor"], timed["ours"]
    detail = (
        f"{against(timed, 'floor')}; p95 of ours / p95 of floor "
        f"{percentile(ours, 0.95) / percentile(floor, 0.95):.2f}; through AsyncAttic.put "
        f"{_through_attic(folder, size, rounds // 3):.2f}. With all peers in turn, "
        f"{against(crowd, 'floor')}"
    )
    return Row(ratio(timed, "ours", "floor"), "x", rounds, detail)


def _in_turn(folder: Path, names: Sequence[str], size: int, rounds: int) -> Timed:
    peers = {name: SYNCED[name](folder / name) for name in names}
    with open_store(folder / "ours") as inner_store:
        contenders = {
            name: _putting(peer, Values(size, seed))
            for seed, (name, peer) in enumerate(peers.items())
        }
        contenders["ours"] = _our_putting(inner_store, Values(size, len(peers)))
        timed = interleaved(contenders, rounds)
    for peer in peers.values():
        peer.close()
    return timed


def _putting(peer: Peer, values: Values) -> Contender:
    numbers = itertools.count()

    def ready() -> Callable[[], object]:
        name, value = next(numbers).to_bytes(32, "big"), values.next()
        return lambda: peer.put(name, value)

    return ready


def _our_putting(inner_store: WorkspaceStore, values: Values) -> Contender:
    numbers = itertools.count()

    def ready() -> Callable[[], object]:
        content = unlike(values.next(), next(numbers))
        return lambda: inner_store.put(content)

    return ready


def _through_attic(folder: Path, size: int, rounds: int) -> float:
    """The same through the façade, the hand-over to its writer included."""
    inner_store = WorkspaceStore.open_or_create(folder / "attic", WallClock())
    floor = Floor(folder / "floor again")
    values = Values(size, seed=2)

    async def measure() -> Timed:
        store = AsyncStore(inner_store)
        timed: Timed = {"floor": [], "ours": []}
        for number in range(rounds):
            append = functools.partial(floor.put, b"", values.next())
            timed["floor"].append(seconds(append))
            content = unlike(values.next(), number)
            started = time.perf_counter()
            await store.put(content)
            timed["ours"].append(time.perf_counter() - started)
        await store.close()
        return timed

    timed = asyncio.run(measure())
    floor.close()
    return ratio(timed, "ours", "floor")


def _get_row(folder: Path, count: int, rounds: int) -> Row:
    peer = Sqlite(folder / "SQLite")
    values = Values(_GET, seed=5)
    made = [values.next() for _ in range(count)]
    names = [number.to_bytes(32, "big") for number in range(count)]
    for name, value in zip(names, made, strict=True):
        peer.put(name, value)
    peer.settle()
    with open_store(folder / "ours") as inner_store:
        fill(inner_store, count, size=_GET, seed=6)
        digests = fill(inner_store, count, size=_GET, seed=7)
        inner_store.database.compact()
    dice = random.Random(8)

    def of_peer() -> Callable[[], object]:
        name = names[dice.randrange(count)]
        return lambda: peer.get(name)

    with open_store(folder / "ours") as inner_store:

        def of_ours() -> Callable[[], object]:
            digest = digests[dice.randrange(count)]
            return lambda: inner_store.cache.get(digest)

        timed = interleaved({"SQLite": of_peer, "ours": of_ours}, rounds)
    peer.close()
    detail = (
        f"{against(timed, 'SQLite')}; ours {median(timed['ours']) * 1e6:.1f} µs with LevelDB's "
        "checksum and SHA-256 checked; both reopened or checkpointed, warm, random order"
    )
    return Row(ratio(timed, "ours", "SQLite"), "x", rounds, detail)
