"""What the core does when what it relies on is damaged, and reading on behind broken blocks."""

import os
import threading
from pathlib import Path

import pytest

from helix_desktop.domain.cache import NewContent, Origin, digest_of
from helix_desktop.domain.errors import CacheCorrupt, StoreClosed, StoreDamaged
from helix_desktop.domain.events import Recorded
from helix_desktop.store import content_codec, keys
from helix_desktop.store.leveldb import Database, ReadGap, plyvel
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.tools import SESSION, begin, call, flip, large, log, open_store, put
from tests.waiting import wait_until


def spoil(store: WorkspaceStore, key: bytes) -> None:
    record = bytearray(store.database.get(key) or b"")
    record[-1] ^= 1
    store.database.write([(key, bytes(record))], sync=True)


def test_a_damaged_base_keeps_no_new_version_out(store: WorkspaceStore) -> None:
    base = put(store, log(0), source="log")
    spoil(store, keys.CONTENT + keys.raw(base))
    later = put(store, log(1), source="log")
    assert store.cache.get(later) == log(1)


def test_a_damaged_base_is_healed_by_its_own_bytes_and_its_deltas_with_it(
    store: WorkspaceStore,
) -> None:
    base, child = put(store, log(0), source="log"), put(store, log(1), source="log")
    assert content_codec.base_of(store.database.get(keys.CONTENT + keys.raw(child)) or b"")
    spoil(store, keys.CONTENT + keys.raw(base))
    with pytest.raises(CacheCorrupt):
        store.cache.get(base)
    put(store, log(0), source="log")
    assert store.cache.get(base) == log(0)
    assert store.cache.get(child) == log(1)


def test_a_damaged_chunk_is_healed_when_the_same_bytes_come_again(store: WorkspaceStore) -> None:
    name = put(store, large(1), source="big")
    record = store.database.get(keys.CONTENT + keys.raw(name)) or b""
    spoil(store, keys.CHUNK + content_codec.chunks_of(record)[1])
    with pytest.raises(CacheCorrupt):
        store.cache.get(name)
    put(store, large(1), source="big")
    assert store.cache.get(name) == large(1)


def test_a_content_prepared_twice_never_becomes_a_delta_under_its_own_deltas(
    store: WorkspaceStore,
) -> None:
    old = put(store, log(0), source="log")
    late = store.new_put(NewContent(log(1), Origin(source="log"))).prepare()
    plain = store.new_put(NewContent(log(1), Origin(source="else"))).prepare()
    store.writer.commit(plain)
    child = put(store, log(2), source="else")
    assert content_codec.base_of(store.database.get(keys.CONTENT + keys.raw(child)) or b"")
    store.writer.commit(late)
    assert store.cache.get(child) == log(2)
    assert store.cache.get(old) == log(0)


def test_events_behind_a_broken_block_are_read_and_the_lost_ones_are_named(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        begin(store)
        for number in range(400):
            call(store, b"%d" % number)
        store.database.compact()
    tables = sorted((tmp_path / "db").glob("*.ldb"), key=lambda file: file.stat().st_size)
    content = tables[-1].read_bytes()
    flip(tables[-1], content.find(digest_of(b"200").encode()))
    with open_store(tmp_path) as store:
        result = store.journal.events(SESSION)
        good = [item for item in result if isinstance(item, Recorded)]
        assert len(result) == 402
        assert 300 < len(good) < 402


def test_a_damaged_event_does_not_make_its_follower_unreadable(store: WorkspaceStore) -> None:
    begin(store)
    call(store, b"one")
    call(store, b"two")
    spoil(store, keys.event(keys.session_bytes(SESSION), 2))
    result = store.journal.events(SESSION)
    assert [isinstance(item, Recorded) for item in result] == [True, False, True, True]


def test_a_long_read_ends_when_the_store_wants_to_close(store: WorkspaceStore) -> None:
    put(store, b"something")
    with store.database.frozen() as view:
        closing = threading.Thread(target=store.close)
        closing.start()
        wait_until(lambda: store.database.closing)
        with pytest.raises(StoreClosed):
            view.get(keys.COUNTERS)
    closing.join()


COUNT = 3000


def filled(folder: Path) -> list[Path]:
    """Two layers of tables that hold alternating keys."""
    ldb = plyvel.DB(str(folder), create_if_missing=True, compression=None, max_file_size=1 << 20)
    for layer in (0, 1):
        for number in range(layer, COUNT, 2):
            ldb.put(b"k%06d" % number, os.urandom(400))
        ldb.compact_range(start=b"a", stop=b"z") if not layer else None
    ldb.close()
    plyvel.DB(str(folder)).close()
    return sorted(folder.glob("*.ldb"))


def flip_byte(file: Path, at: int) -> None:
    content = bytearray(file.read_bytes())
    content[at] ^= 1
    file.write_bytes(content)


def read(
    folder: Path, start: bytes = b"k", stop: bytes = b"l"
) -> tuple[list[bytes], list[ReadGap]]:
    database = Database.open(folder)
    result = list(database.salvage(start, stop))
    database.close()
    pairs = [pair[0] for pair in result if not isinstance(pair, ReadGap)]
    return pairs, [gap for gap in result if isinstance(gap, ReadGap)]


def test_a_complete_range_of_journal_records_has_no_gap(tmp_path: Path) -> None:
    filled(tmp_path / "db")
    pairs, gaps = read(tmp_path / "db")
    assert len(pairs) == COUNT
    assert gaps == []


@pytest.mark.parametrize("at", [50, 30_000, 200_000])
def test_all_but_the_broken_block_is_read_in_order_and_once(tmp_path: Path, at: int) -> None:
    files = filled(tmp_path / "db")
    assert len(files) >= 2
    for file in files:
        flip_byte(file, at)
    database = Database.open(tmp_path / "db")
    with pytest.raises(StoreDamaged):
        list(database.scan(b"k", b"l"))
    database.close()
    pairs, gaps = read(tmp_path / "db")
    assert gaps
    assert pairs == sorted(set(pairs))
    assert COUNT - 40 * len(files) < len(pairs) < COUNT


def test_a_range_that_begins_in_a_broken_block_is_read_behind_it(tmp_path: Path) -> None:
    files = filled(tmp_path / "db")
    flip_byte(files[0], 50)
    all_keys, _ = read(tmp_path / "db")
    pairs, gaps = read(tmp_path / "db", start=b"k000003")
    assert pairs == [key for key in all_keys if key >= b"k000003"]
    assert gaps


def test_a_damaged_table_file_is_reported_as_a_gap(tmp_path: Path) -> None:
    files = filled(tmp_path / "db")
    flip_byte(files[0], files[0].stat().st_size - 1)
    pairs, gaps = read(tmp_path / "db")
    assert 0 < len(pairs) < COUNT
    assert gaps
