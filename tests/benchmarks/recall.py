"""S10: a large content found again among many, through the façade as a recall does it."""

import asyncio
import random
import time
from collections.abc import Awaitable
from pathlib import Path
from statistics import median

from helix_desktop.domain.cache import Digest
from helix_desktop.store.async_store import AsyncStore
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks.report import Row
from tests.benchmarks.stores import WallClock, fill, open_store
from tests.benchmarks.timing import percentile

_LARGE = 1 << 20
_SMALL = 700
_LINES = 16 << 10
"""What a ranged recall asks for."""


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    count, large, rounds = (300, 3, 10) if quick else (100_000, 100, 1000)
    with open_store(folder / "ours") as inner_store:
        fill(inner_store, (count - large) // 2, size=_SMALL, seed=21)
        digests = fill(inner_store, large, size=_LARGE, seed=22)
        fill(inner_store, (count - large) // 2, size=_SMALL, seed=23)
    inner_store = WorkspaceStore.open(folder / "ours", WallClock())
    indexing, full_seconds, ranged = asyncio.run(_recalled(inner_store, digests, rounds))
    detail = (
        f"AsyncStore.get, hash checked, of {large} × 1 MB among {count} contents, reopened, "
        f"random order: p50 {median(full_seconds) * 1e3:.2f} ms, "
        f"max {max(full_seconds) * 1e3:.2f}; "
        f"a range of 16 KB: p50 {median(ranged) * 1e3:.2f}, "
        f"p99 {percentile(ranged, 0.99) * 1e3:.2f}; "
        "while the index of all of them is made for the first time: "
        f"p50 {median(indexing) * 1e3:.2f}, "
        f"p99 {percentile(indexing, 0.99) * 1e3:.2f}"
    )
    return {"S10": Row(percentile(full_seconds, 0.99) * 1e3, "ms", rounds, detail)}


async def _recalled(
    inner_store: WorkspaceStore, digests: list[Digest], rounds: int
) -> tuple[list[float], list[float], list[float]]:
    store = AsyncStore(inner_store)
    dice = random.Random(24)
    indexing = [await _timed(store.get(dice.choice(digests))) for _ in range(rounds)]
    await asyncio.to_thread(until_indexed, inner_store)
    full_seconds: list[float] = []
    ranged: list[float] = []
    for _ in range(rounds):
        full_seconds.append(await _timed(store.get(dice.choice(digests))))
        at = dice.randrange(_LARGE - _LINES)
        ranged.append(await _timed(store.read(dice.choice(digests), at, at + _LINES)))
    await store.close()
    return indexing, full_seconds, ranged


def until_indexed(inner_store: WorkspaceStore) -> None:
    """Wait until the store's own worker has nothing left to index."""
    while not inner_store.index.catch_up(0.0).done:
        time.sleep(0.1)


async def _timed(work: Awaitable[object]) -> float:
    started = time.perf_counter()
    await work
    return time.perf_counter() - started
