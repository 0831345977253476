"""Our own store as the benchmarks open it: the real thing, on a real disk, verification on."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from helix_desktop.domain.cache import Digest, NewContent, Origin
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks.corpus import Output, Values

TOGETHER = 64
"""Puts that are committed with one sync where nobody waits for each."""


class WallClock:
    """The system's time."""

    def now(self) -> float:
        return time.time()

    def monotonic(self) -> float:
        return time.monotonic()


@contextmanager
def open_store(folder: Path) -> Iterator[WorkspaceStore]:
    store = WorkspaceStore.open_or_create(folder, WallClock())
    try:
        yield store
    finally:
        store.close()


def new_content(output: Output) -> NewContent:
    return NewContent(output.data, Origin(output.tool, output.what, output.source))


def unlike(data: bytes, number: int) -> NewContent:
    """A content of a source that nothing else comes from."""
    what = f"src/part_{number}.py"
    return NewContent(data, Origin("read_file", what, f"read_file:{what}"))


def fill(store: WorkspaceStore, count: int, *, size: int, seed: int) -> list[Digest]:
    """`count` fresh contents, many per sync."""
    values = Values(size, seed)
    digests: list[Digest] = []
    for start in range(0, count, TOGETHER):
        numbers = range(start, min(count, start + TOGETHER))
        writes = [store.new_put(unlike(values.next(), number)) for number in numbers]
        store.write_all(writes)
        digests += [write.outcome() for write in writes]
    return digests
