"""The quick ways of a put: bases packed again, hashing beside compressing, entries packed once."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.errors import CacheMiss
from helix_desktop.domain.events import Outcome, SessionStarted, ToolReturned
from helix_desktop.domain.ports import Transaction
from helix_desktop.store import keys
from helix_desktop.store.contents import count_lines
from helix_desktop.store.workspace_store import WorkspaceStore

SESSION = SessionId("00000000000000aa")
SOURCE = Origin("read_file", "a.py", "read:a.py")


class StillClock:
    """Always the same moment."""

    def now(self) -> float:
        return 1_750_000_000.0

    def tick(self) -> float:
        return 0.0


@pytest.fixture
def store(tmp_path: Path) -> Iterator[WorkspaceStore]:
    opened = WorkspaceStore.create(tmp_path / "store", StillClock())
    yield opened
    opened.close()


def _source(lines: int, seed: int = 1) -> bytes:
    dice = random.Random(seed)
    words = b"def return value index token window self result for in".split()
    made = (
        b" ".join(dice.choices(words, k=8)) + b" %d" % dice.randrange(9999) for _ in range(lines)
    )
    return b"\n".join(made) + b"\n"


def _record(store: WorkspaceStore, data: bytes) -> bytes:
    record = store.database.get(keys.CONTENT + keys.raw(digest_of(data)))
    assert record is not None
    return record


def test_a_damaged_base_does_not_keep_the_next_version_from_being_stored(
    store: WorkspaceStore,
) -> None:
    first = _source(300)
    store.put(NewContent(first, SOURCE))
    key = keys.CONTENT + keys.raw(digest_of(first))
    damaged = bytearray(_record(store, first))
    damaged[len(damaged) // 2] ^= 1
    store.database.write([(key, bytes(damaged))], sync=True)
    second = first + b"one more line\n"
    assert store.cache.get(store.put(NewContent(second, SOURCE))) == second


@pytest.mark.parametrize("size", [(128 << 10) - 1, 128 << 10, 1 << 20, (1 << 20) + 1, 3 << 20])
def test_a_content_of_any_size_is_named_counted_and_read_the_same(
    store: WorkspaceStore, size: int
) -> None:
    data = (_source(2_000) * (size // 50_000 + 1))[:size]
    digest = store.put(NewContent(data, SOURCE))
    entry = store.cache.entry(digest)
    assert digest == digest_of(data)
    assert entry.lines == len(data.splitlines())
    assert store.cache.get(digest) == data


def test_putting_the_same_large_content_again_counts_and_writes_nothing_twice(
    store: WorkspaceStore,
) -> None:
    data = _source(6_000)
    digest = store.put(NewContent(data, SOURCE))
    record = _record(store, data)
    assert store.put(NewContent(data, SOURCE)) == digest
    assert store.cache.entry(digest).seen == 2
    assert _record(store, data) == record


@pytest.mark.parametrize("data", [b"", b"\n", b"a", b"a\n", b"a\nb", b"\n" * 5])
def test_lines_are_counted_with_an_open_end(data: bytes) -> None:
    assert count_lines(data) == len(data.splitlines())


@pytest.mark.parametrize("end", [b"", b"\n", b"open end"])
def test_the_lines_of_a_large_content_are_counted_across_its_chunks(
    store: WorkspaceStore, end: bytes
) -> None:
    data = b"a line of nineteen \n" * 200_000 + end
    assert len(data) > 3 << 20
    digest = store.put(NewContent(data, SOURCE))
    assert digest == digest_of(data)
    assert store.cache.entry(digest).lines == len(data.splitlines())


def _returned(data: bytes, call: str) -> ToolReturned:
    return ToolReturned(1.0, call, "read_file", "a.py", digest_of(data), len(data), Outcome.OK)


def test_a_content_named_twice_in_its_own_step_stands_once_in_the_feed(
    store: WorkspaceStore,
) -> None:
    data = b"short"
    events = (SessionStarted(1.0, "A"), _returned(data, "1"), _returned(data, "2"))
    store.commit(Transaction(SESSION, events, (NewContent(data, SOURCE),)))
    assert store.cache.entry(digest_of(data)).refs == 2
    assert [digest for _, digest, _ in store.cache.changes(0)] == [digest_of(data)]


def test_a_step_that_fails_leaves_the_entries_it_touched_as_they_were(
    store: WorkspaceStore,
) -> None:
    data = b"short"
    store.commit(Transaction(SESSION, (SessionStarted(1.0, "A"),), (NewContent(data, SOURCE),)))
    before = store.cache.entry(digest_of(data))
    with pytest.raises(CacheMiss):
        store.commit(Transaction(SESSION, (_returned(data, "1"), _returned(b"nowhere", "2"))))
    store.put(NewContent(b"another", SOURCE))
    assert store.cache.entry(digest_of(data)) == before
    assert [found.seq for found in store.journal.events(SESSION)] == [1]
