"""How fast and how complete search is: S11 and S12, and what stands behind them.

X-search-* rows have no goal: p50 of S11, speed of building, size of the index, the first page and
a deep page of a million entries in every order, a filter over them, a scan without the index, and
the tool search_files.
"""

import asyncio
import hashlib
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import zstandard

from helix_desktop.domain.cache import CacheColumn, CacheEntry, Digest, Origin, digest_of
from helix_desktop.domain.cache_filter import (
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
    parse_filter,
)
from helix_desktop.store.search.change_feed import FeedChange
from helix_desktop.store.search.index import SearchIndex
from helix_desktop.store.search.search import Search
from helix_desktop.tools.agent.search_files import SearchFiles
from tests.benchmarks.report import Row
from tests.benchmarks.texts import mutated, tool_texts

"""Value, unit, number of measurements, detail."""

TEXTS = 100_000
ENTRIES = 1_000_000
FILES = 20_000
MAX_FILE_BYTES = 100_000
PAGE = 20
COMMON = ("error", "the ", "return", "import os", "self.", "Traceback", "def test_", "http", "\n\n")


class PackedFeed:
    """Contents as the store keeps them: compressed, and verified by SHA-256 on every read."""

    def __init__(self, texts: Iterator[str]) -> None:
        packer = zstandard.ZstdCompressor(level=3)
        self.raw = 0
        self._packed: dict[Digest, bytes] = {}
        self._changes: list[FeedChange] = []
        for number, text in enumerate(texts, 1):
            data = text.encode("utf-8", "replace")
            digest = digest_of(data)
            self.raw += len(data)
            self._packed[digest] = packer.compress(data)
            self._changes.append(FeedChange(number, digest, entry_at(number, digest, len(data))))

    def store_id(self) -> str:
        return "bench"

    def last_change(self) -> int:
        return len(self._changes)

    def changes(self, after: int, limit: int) -> Sequence[FeedChange]:
        return self._changes[after : after + limit]

    def content(self, digest: Digest) -> bytes:
        data = zstandard.ZstdDecompressor().decompress(self._packed[digest])
        assert hashlib.sha256(data).hexdigest() == digest
        return data

    def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return self.content(digest)[start:stop]


class EndlessFeed:
    """A million entries without contents, made up as they are asked for."""

    def store_id(self) -> str:
        return "bench-entries"

    def last_change(self) -> int:
        return ENTRIES

    def changes(self, after: int, limit: int) -> Sequence[FeedChange]:
        numbers = range(after + 1, min(after + limit, ENTRIES) + 1)
        digests = ((n, Digest(hashlib.sha256(b"%d" % n).hexdigest())) for n in numbers)
        return [
            FeedChange(n, digest, entry_at(n, digest, n * 7919 % 100_003)) for n, digest in digests
        ]

    def content(self, digest: Digest) -> bytes:
        del digest
        return b""

    def read(self, digest: Digest, start: int, stop: int) -> bytes:
        del digest, start, stop
        return b""


def entry_at(number: int, digest: Digest, size: int) -> CacheEntry:
    tool = ("shell", "read_file", "grep", "list_files", "fetch")[number % 5]
    mixed = number * 2_654_435_761 % 2**32
    return CacheEntry(
        digest=digest,
        origin=Origin(tool, f"src/part_{mixed % 9973}/file_{number % 997}.py", "", "text/plain"),
        size=size,
        lines=size // 40,
        tokens=size // 4 if number % 10 else None,
        created=1.7e9 + number,
        used=1.7e9 + mixed % 10**6 if number % 3 else 0.0,
        seen=1,
        recalls=mixed % 4,
        refs=mixed % 7,
        saved=0,
        pinned=number % 1000 == 0,
        arrival=number,
    )


def rows() -> dict[str, Row]:
    return text_rows() | listing_rows() | file_rows()


def file_rows(count: int = FILES) -> dict[str, Row]:
    """Time the tool search_files, in which most files are passed over by their bytes."""
    size = 0
    with tempfile.TemporaryDirectory() as place:
        for number, text in enumerate(mutated(tool_texts(), count)):
            folder = Path(place, f"{number % 40}", f"{number // 40 % 25}")
            folder.mkdir(parents=True, exist_ok=True)
            data = text.encode("utf-8", "replace")[:MAX_FILE_BYTES]
            data += b"\nthe needle" if number % 1_000 == 0 else b""
            size += (folder / f"{number}.txt").write_bytes(data)
        Path(place, ".gitignore").write_text("*.pyc\nbuild/\n/dist\n")
        where = f"{count:,} files, {size / 1e6:.0f} MB"
        rows: dict[str, Row] = {}
        for name, words in (
            ("X-search-files", '{"text": "the needle"}'),
            ("X-search-files-choice", '{"text": "never there|the needle", "regex": true}'),
        ):
            tool = SearchFiles(Path(place))
            times = [timed(lambda t=tool, w=words: asyncio.run(t.run(w))) for _ in range(5)]
            rows[name] = Row(statistics.median(times), "ms", len(times), f"{where}; median")
    return rows


def text_rows(count: int = TEXTS) -> dict[str, Row]:
    texts = list(mutated(tool_texts(), count))
    feed = PackedFeed(iter(texts))
    with indexed(feed) as (search, index, path):
        start = time.perf_counter()
        progress = index.catch_up(1.0)
        while progress.merging or not progress.done:
            progress = index.catch_up(1.0)
        index.give_space_back()
        seconds = time.perf_counter() - start
        bytes_on_disk = sum(f.stat().st_size for f in path.parent.iterdir())
        first = [
            timed(lambda n=n: search.find(CacheQuery(n, limit=PAGE))) for n in needles(texts, 1000)
        ]
        recall, hits = recalled(search, texts, needles(texts, 60, seed=3))
    scan = scan_time(feed, needles(texts, 5, seed=4))
    where = f"{count:,} contents, {feed.raw / 1e6:.0f} MB"
    return {
        "S11": Row(at(first, 0.99), "ms", len(first), f"{where}; p50 {at(first, 0.5):.2f} ms"),
        "S12": Row(recall, "%", hits, f"{where}; hits of 60 needles against brute force"),
        "X-search-p50": Row(at(first, 0.5), "ms", len(first), where),
        "X-search-max": Row(max(first), "ms", len(first), where),
        "X-search-build": Row(feed.raw / 1e6 / seconds, "MB/s", 1, f"{where}, columns included"),
        "X-search-size": Row(bytes_on_disk / feed.raw, "x raw", 1, where),
        "X-search-scan": Row(scan, "ms", 5, f"{where}; first page without the index, median"),
    }


def listing_rows() -> dict[str, Row]:
    with indexed(EndlessFeed()) as (search, index, _):
        start = time.perf_counter()
        while index.catch_up(1.0).indexed_change < ENTRIES:
            pass
        columns = time.perf_counter() - start
        while not index.catch_up(5.0).done:
            pass
        first, deep = list[float](), list[float]()
        for order in CacheColumn:
            for descending in (True, False):
                ask = CacheQuery(order=order, descending=descending)
                first += [timed(lambda a=ask: search.find(a)) for _ in range(10)]
                far = CacheQuery(order=order, descending=descending, offset=ENTRIES // 2)
                deep.append(timed(lambda a=far: search.find(a)))
        filters = [timed(lambda q=q: search.find(CacheQuery(q))) for q in filter_queries()]
        count = timed(lambda: search.count(parse_filter("tool:shell size:>10k", now=0)))
    where = f"{ENTRIES:,} entries"
    return {
        "X-list-first": Row(at(first, 0.99), "ms", len(first), f"{where}; max {max(first):.1f} ms"),
        "X-list-middle": Row(
            at(deep, 0.99), "ms", len(deep), f"{where}; p50 {at(deep, 0.5):.1f} ms"
        ),
        "X-list-filter": Row(
            at(filters, 0.95), "ms", len(filters), f"{where}; all columns' filters"
        ),
        "X-list-count": Row(count, "ms", 1, f"{where}; exact total of a filter"),
        "X-list-build": Row(ENTRIES / columns, "entries/s", 1, f"{where}; columns, SQL indexes"),
    }


def filter_queries() -> list[CacheFilter]:
    texts = ("tool:shell", "size:>10k", "used:never", "pinned:yes", "refs:0 recalls:>1", "file_99")
    more = ("tool:grep size:10k..20k", "-used:never lines:>2k", "created:>@1700990000", "sha:3fa")
    return [parse_filter(text, now=0) for text in texts + more] * 2


def needles(texts: list[str], count: int, *, seed: int = 2) -> list[CacheFilter]:
    """What a user looks for: a piece of some content, a common word, what is nowhere."""
    chance = random.Random(seed)
    chosen = []
    for number in range(count):
        kind = number % 10
        if kind == 8:
            chosen.append(chance.choice(COMMON))
        elif kind == 9:
            chosen.append(f"nowhere {chance.getrandbits(40):x}")
        else:
            text, size = chance.choice(texts), chance.choice((3, 4, 5, 6, 8, 12, 20, 40))
            begin = chance.randrange(max(len(text) - size, 1))
            chosen.append(text[begin : begin + size])
    return [
        CacheFilter((FilterTerm(FilterKey.TEXT, FilterRelation.CONTAINS, needle),))
        for needle in chosen
    ]


def recalled(search: Search, texts: list[str], queries: list[CacheFilter]) -> tuple[float, int]:
    """Percentage of all real hits that search finds; a false hit counts as a miss."""
    folded = [text.encode("utf-8", "replace").decode().casefold() for text in texts]
    real = same = 0
    for query in queries:
        needle = str(query.terms[0].value).casefold()
        hits = {number for number, text in enumerate(folded, 1) if needle in text}
        results = {e.arrival for e in search.find(CacheQuery(query, limit=len(texts))).entries}
        real += len(hits | results)
        same += len(hits & results)
    return 100 * same / max(real, 1), real


def scan_time(feed: PackedFeed, queries: list[CacheFilter]) -> float:
    with indexed(feed) as (search, _, _):
        return statistics.median(
            timed(lambda q=q: search.find(CacheQuery(q, limit=PAGE))) for q in queries
        )


@contextmanager
def indexed(feed: PackedFeed | EndlessFeed) -> Iterator[tuple[Search, SearchIndex, Path]]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "index.db"
        index = SearchIndex(path, feed)
        try:
            yield Search(feed, index), index, path
        finally:
            index.close()


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def at(values: list[float], share: float) -> float:
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(rows(), indent=1) + "\n")
