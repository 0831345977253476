"""The index follows the store, survives what happens to files, and never raises SQLite's errors."""

import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.domain.cache import CacheColumn
from helix_desktop.domain.cache_filter import CacheFilter, CacheQuery, parse_filter
from helix_desktop.domain.errors import StoreClosed
from helix_desktop.domain.value import replace
from helix_desktop.store.search.index import SearchIndex
from helix_desktop.store.search.index_file import read_state
from helix_desktop.store.search.search import Search
from tests.fakes.feed import FakeFeed
from tests.waiting import LIMIT_SECONDS

LONG = 60.0


@pytest.fixture
def feed() -> FakeFeed:
    return FakeFeed(f"content number {number:04}\n".encode() for number in range(30))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "index.db"


@contextlib.contextmanager
def open_index(path: Path, feed: FakeFeed, *, max_pages: int = 0) -> Iterator[SearchIndex]:
    index = SearchIndex(path, feed, max_pages=max_pages)
    try:
        yield index
    finally:
        index.close()


def write_index(path: Path, feed: FakeFeed) -> None:
    with open_index(path, feed) as index:
        index.catch_up(LONG)


def total(index: SearchIndex, feed: FakeFeed) -> int:
    return Search(feed, index).find(CacheQuery()).total


def inside(text: str) -> CacheFilter:
    return parse_filter(f'text:"{text}"', now=0)


def count_hits(index: SearchIndex, feed: FakeFeed, text: str) -> int:
    return len(Search(feed, index).find(CacheQuery(inside(text))).entries)


def test_after_catching_up_texts_come_from_the_index_alone(path: Path, feed: FakeFeed) -> None:
    with open_index(path, feed) as index:
        progress = index.catch_up(LONG)
        assert progress.done
        assert progress.indexed_change == feed.last_change() == 30
        feed.reads.clear()
        assert count_hits(index, feed, "number 0007") == 1
        assert len(feed.reads) == 1


def test_a_new_start_goes_on_where_the_last_one_ended(path: Path, feed: FakeFeed) -> None:
    write_index(path, feed)
    feed.put(b"something later")
    feed.reads.clear()
    with open_index(path, feed) as index:
        assert index.catch_up(LONG).done
        assert len(feed.reads) == 1


def test_indexing_stops_between_batches_and_continues_later(path: Path, feed: FakeFeed) -> None:
    with open_index(path, feed) as index:
        assert not index.catch_up(LONG, stop=lambda: True).done
        assert not index.catch_up(0.0).done
        assert count_hits(index, feed, "number 0007") == 1
        assert index.catch_up(LONG).done


def test_what_was_removed_is_found_no_more_and_may_come_back(path: Path, feed: FakeFeed) -> None:
    entry = feed.entries()[3]
    with open_index(path, feed) as index:
        index.catch_up(LONG)
        feed.remove(entry.digest)
        assert count_hits(index, feed, "number 0003") == 0
        index.catch_up(LONG)
        assert count_hits(index, feed, "number 0003") == 0
        assert total(index, feed) == 29
        feed.put(b"content number 0003\n")
        assert count_hits(index, feed, "number 0003") == 1
        index.catch_up(LONG)
        assert count_hits(index, feed, "number 0003") == 1
        assert total(index, feed) == 30


@pytest.mark.slow
def test_when_most_of_the_full_text_is_of_removed_contents_it_is_made_anew(path: Path) -> None:
    feed = FakeFeed()
    entries = [feed.put(b"%d" % number) for number in range(10_010)]
    feed.put(b"the one that stays")
    with open_index(path, feed) as index:
        index.catch_up(LONG)
        for entry in entries:
            feed.remove(entry.digest)
        index.catch_up(LONG)
        with index.reading() as connection:
            assert connection is not None
            state = read_state(connection)
        assert (state.entries, state.orphans) == (1, 0)
        assert count_hits(index, feed, "one that stays") == 1


@pytest.mark.parametrize(
    ("contents", "store"),
    [
        pytest.param(
            [b"content number %04d\n" % n for n in range(30)], "store-2", id="other store"
        ),
        pytest.param([b"content of an older copy"], "store-1", id="the index is ahead"),
        pytest.param([b"content of a past %d" % n for n in range(40)], "store-1", id="other past"),
    ],
)
def test_an_index_that_does_not_belong_to_its_store_is_thrown_away(
    path: Path, feed: FakeFeed, contents: list[bytes], store: str
) -> None:
    write_index(path, feed)
    other = FakeFeed(contents, store=store)
    with open_index(path, other) as index:
        assert index.catch_up(LONG).done
        assert len(other.reads) == len(contents)
        assert count_hits(index, other, "content") == total(index, other) == len(contents)


def test_an_index_of_another_version_is_thrown_away(path: Path, feed: FakeFeed) -> None:
    write_index(path, feed)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE state SET version = '0/1.0', entries = 7")
        connection.commit()
    with open_index(path, feed) as index:
        index.catch_up(LONG)
        assert total(index, feed) == 30


@pytest.mark.parametrize("damage", ["garbage", "short", "empty", "holes"])
def test_a_damaged_file_is_made_anew_and_nobody_notices(
    path: Path, feed: FakeFeed, damage: str
) -> None:
    write_index(path, feed)
    data = path.read_bytes()
    holes = b"".join(bytes(4096) if at else data[:4096] for at in range(len(data) // 4096))
    path.write_bytes(
        {"garbage": b"no database " * 900, "short": data[:5000], "empty": b""}.get(damage, holes)
    )
    with open_index(path, feed) as index:
        for _ in range(3):
            assert count_hits(index, feed, "number 0007") == 1
            progress = index.catch_up(LONG)
        assert progress.done
        assert total(index, feed) == 30


@pytest.mark.parametrize("place", [0.1, 0.3, 0.5, 0.7, 0.9])
def test_a_search_works_despite_damage_anywhere_in_the_index_which_is_repaired(
    path: Path, place: float
) -> None:
    feed = FakeFeed(
        f"{random.Random(number).randbytes(200).hex()} content {number:04}".encode()
        for number in range(600)
    )
    write_index(path, feed)
    data = bytearray(path.read_bytes())
    first = int(len(data) * place) // 4096 * 4096
    data[first : first + 40 * 4096] = b"\xa5" * min(40 * 4096, len(data) - first)
    path.write_bytes(data)
    with open_index(path, feed) as index:
        index.catch_up(LONG)
        for number in range(0, 600, 29):
            assert count_hits(index, feed, f"content {number:04}") == 1
            assert (
                len(Search(feed, index).find(CacheQuery(order=CacheColumn.WHAT, limit=999)).entries)
                == 600
            )
        assert index.catch_up(LONG).done
        feed.reads.clear()
        assert count_hits(index, feed, "content 0007") == 1
        assert len(feed.reads) < 30  # a scan reads 600


def test_a_reader_that_meets_damage_has_the_index_made_anew(path: Path, feed: FakeFeed) -> None:
    with open_index(path, feed) as index:
        index.catch_up(LONG)
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute("DROP TABLE loose")
            connection.commit()
        assert count_hits(index, feed, "number 0007") == 1
        assert not index.usable
        assert index.catch_up(LONG).done
        assert index.usable
        feed.reads.clear()
        assert count_hits(index, feed, "number 0007") == 1
        assert len(feed.reads) == 1


def test_a_full_disk_pauses_indexing_and_search_finds_all_the_same(path: Path) -> None:
    feed = FakeFeed(
        os.urandom(600).hex().encode() + b" content %d." % number for number in range(300)
    )
    with open_index(path, feed, max_pages=60) as index:
        for _ in range(3):
            progress = index.catch_up(LONG)
        assert progress.paused
        assert not progress.done
        assert count_hits(index, feed, "content 299.") == 1
        assert count_hits(index, feed, "content 0.") == 1
    with open_index(path, feed) as index:  # there is space again
        assert index.catch_up(LONG).done
        assert count_hits(index, feed, "content 0.") == 1


def test_search_works_if_no_index_file_can_be_created(tmp_path: Path, feed: FakeFeed) -> None:
    with open_index(tmp_path / "nowhere" / "index.db", feed) as index:
        progress = index.catch_up(LONG)
        assert progress.paused
        assert count_hits(index, feed, "number 0007") == 1
        (tmp_path / "nowhere").mkdir()
        assert index.catch_up(LONG).done


def test_at_rest_the_index_gives_space_back_and_stays_complete(path: Path) -> None:
    feed = FakeFeed()
    log = path.with_name(f"{path.name}-wal")
    with open_index(path, feed) as index:
        for number in range(1500):
            feed.put(f"{random.Random(number).randbytes(90).hex()} content {number:04}".encode())
            if number % 50 == 0:
                index.catch_up(LONG)
        progress = index.catch_up(LONG)
        while progress.merging:
            progress = index.catch_up(LONG)
        before = path.stat().st_size + log.stat().st_size
        index.give_space_back()
        assert log.stat().st_size == 0
        assert path.stat().st_size < before
        for number in range(0, 1500, 37):
            assert count_hits(index, feed, f"content {number:04}") == 1
        with index.reading() as connection:
            assert connection is not None
            count = "SELECT count(*) FROM entries"
            assert connection.execute(count).fetchone()[0] == 1500
            for number in range(200):
                feed.put(f"{random.Random(-number).randbytes(90).hex()} later".encode())
            assert index.catch_up(LONG).done
            index.give_space_back()  # somebody reads: the log stays, and nothing waits for that
            assert connection.execute(count).fetchone()[0] == 1500
        assert log.stat().st_size > 0


def test_without_space_for_merging_the_index_is_complete_in_pieces(path: Path) -> None:
    feed = FakeFeed(
        f"{random.Random(number).randbytes(90).hex()} content {number:04}".encode()
        for number in range(1500)
    )
    with open_index(path, feed) as index:
        while not index.catch_up(0.0).done:
            pass
        with index.reading() as connection:
            assert connection is not None
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
    with open_index(path, feed, max_pages=pages) as index:
        progress = index.catch_up(LONG)
        assert progress.done
        assert not progress.merging
        assert count_hits(index, feed, "content 0007") == 1


def test_changed_columns_are_taken_without_reading_the_content(path: Path, feed: FakeFeed) -> None:
    with open_index(path, feed) as index:
        index.catch_up(LONG)
        feed.reads.clear()
        feed.change(replace(feed.entries()[0], recalls=5))
        assert index.catch_up(LONG).done
        page = Search(feed, index).find(CacheQuery(parse_filter("recalls:5", now=0)))
        assert [entry.recalls for entry in page.entries] == [5]
        assert feed.reads == []


def test_damaged_contents_do_not_stop_the_index(path: Path, feed: FakeFeed) -> None:
    entry = feed.entries()[5]
    feed.damaged.add(entry.digest)
    with open_index(path, feed) as index:
        assert index.catch_up(LONG).done
        page = Search(feed, index).find(CacheQuery(inside("number 00")))
        assert len(page.entries) == 29
        assert "1 damaged" in page.note
        feed.damaged.clear()
        assert count_hits(index, feed, "number 0005") == 1


def test_after_closing_it_refuses_in_words_and_holds_no_file(path: Path, feed: FakeFeed) -> None:
    index = SearchIndex(path, feed)
    index.catch_up(LONG)
    search = Search(feed, index)
    search.find(CacheQuery(inside("number")))
    index.close()
    index.close()
    with pytest.raises(StoreClosed):
        index.catch_up(LONG)
    with pytest.raises(StoreClosed):
        search.find(CacheQuery())
    if sys.platform == "linux":
        indexed_change = (os.readlink(f"/proc/self/fd/{fd}") for fd in _descriptors())
        assert not [name for name in indexed_change if name.startswith(str(path))]


def _descriptors() -> list[str]:
    names = os.listdir("/proc/self/fd")
    return [name for name in names if os.path.lexists(f"/proc/self/fd/{name}")]


def test_closing_waits_for_a_running_search_which_then_ends(path: Path, feed: FakeFeed) -> None:
    with open_index(path, feed) as index:
        index.catch_up(LONG)
        started, errors = threading.Event(), list[BaseException]()

        def endless() -> bool:
            started.set()
            return False

        def search() -> None:
            try:
                while True:
                    Search(feed, index).find(
                        CacheQuery(parse_filter("-text:zzz", now=0)), stop=endless
                    )
            except StoreClosed as error:
                errors.append(error)

        thread = threading.Thread(target=search)
        thread.start()
        assert started.wait(LIMIT_SECONDS)
        index.close()
        thread.join(LIMIT_SECONDS)
        assert not thread.is_alive()
        assert len(errors) == 1


class Crowd:
    """One thread that indexes and two that count, until it is over."""

    def __init__(self, index: SearchIndex, feed: FakeFeed) -> None:
        self.failures: list[str] = []
        self._index, self._feed = index, feed
        self._over = threading.Event()
        jobs = (self._follow, self._look, self._look)
        self._threads = [threading.Thread(target=job) for job in jobs]

    def __enter__(self) -> "Crowd":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def _follow(self) -> None:
        while not self._over.is_set():
            self._index.catch_up(0.05)

    def _look(self) -> None:
        search = Search(self._feed, self._index)
        while not self._over.is_set():
            before = len(self._feed.entries())
            seen = search.count(inside("content"))
            after = len(self._feed.entries())
            if not before <= seen <= after:
                self.failures.append(f"{before} {seen} {after}")


@pytest.mark.slow
def test_readers_and_a_writer_at_once_miss_nothing(path: Path) -> None:
    feed = FakeFeed([b"first content"])
    with open_index(path, feed) as index:
        with Crowd(index, feed) as crowd:
            for _ in range(1_000):
                feed.put(os.urandom(40).hex().encode() + b" content")
                time.sleep(0)  # lets the others run
        assert crowd.failures == []


CHILD = """
import sys
from pathlib import Path
from tests.fakes.feed import FakeFeed
from helix_desktop.store.search.index import SearchIndex
feed = FakeFeed()
for number in range(20_000):
    feed.put(b"content number %05d. " % number + b"filling " * (number % 50))
index = SearchIndex(Path(sys.argv[1]), feed)
print("begun", flush=True)
while not index.catch_up(0.01).done:
    print("a step", flush=True)
"""


@pytest.mark.slow
def test_an_indexer_killed_anywhere_leaves_an_index_that_misses_nothing(path: Path) -> None:
    for steps in (1, 5, 20):
        child = subprocess.Popen(
            [sys.executable, "-c", CHILD, str(path)],
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[3],
        )
        with child:
            assert child.stdout is not None
            assert child.stdout.readline() == b"begun\n"
            for _ in range(steps):
                child.stdout.readline()
            child.send_signal(signal.SIGKILL)
    feed = FakeFeed(
        b"content number %05d. " % number + b"filling " * (number % 50) for number in range(20_000)
    )
    with open_index(path, feed) as index:
        index.catch_up(0.0)
        for number in range(0, 20_000, 2_500):
            assert count_hits(index, feed, f"number {number:05}.") == 1
        assert Search(feed, index).count(CacheFilter()) == 20_000
