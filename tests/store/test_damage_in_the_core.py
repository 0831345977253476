"""What the core does when what it relies on is damaged."""

import threading
import time
from pathlib import Path

import pytest

from helix_desktop.domain.cache import NewContent, Origin, digest_of
from helix_desktop.domain.errors import CacheCorrupt, StoreClosed
from helix_desktop.domain.events import Recorded
from helix_desktop.store import content_codec, keys
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.tools import SESSION, begin, call, flip, large, log, opened, put


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
    late = store.making_put(NewContent(log(1), Origin(source="log")))()
    plain = store.making_put(NewContent(log(1), Origin(source="else")))()
    store.writer.commit(plain)
    child = put(store, log(2), source="else")
    assert content_codec.base_of(store.database.get(keys.CONTENT + keys.raw(child)) or b"")
    store.writer.commit(late)
    assert store.cache.get(child) == log(2)
    assert store.cache.get(old) == log(0)


def test_events_behind_a_broken_block_are_read_and_the_lost_ones_are_named(tmp_path: Path) -> None:
    with opened(tmp_path) as store:
        begin(store)
        for number in range(400):
            call(store, b"%d" % number)
        store.database.compact()
    tables = sorted((tmp_path / "db").glob("*.ldb"), key=lambda file: file.stat().st_size)
    content = tables[-1].read_bytes()
    flip(tables[-1], content.find(digest_of(b"200").encode()))
    with opened(tmp_path) as store:
        found = store.journal.events(SESSION)
        good = [each for each in found if isinstance(each, Recorded)]
        assert len(found) == 402
        assert 300 < len(good) < 402


def test_a_damaged_event_does_not_make_its_follower_unreadable(store: WorkspaceStore) -> None:
    begin(store)
    call(store, b"one")
    call(store, b"two")
    spoil(store, keys.event(keys.session_bytes(SESSION), 2))
    found = store.journal.events(SESSION)
    assert [isinstance(each, Recorded) for each in found] == [True, False, True, True]


def test_a_long_read_ends_when_the_store_wants_to_close(store: WorkspaceStore) -> None:
    put(store, b"something")
    with store.database.frozen() as view:
        closing = threading.Thread(target=store.close)
        closing.start()
        while not store.database.closing:
            time.sleep(0.001)
        with pytest.raises(StoreClosed):
            view.get(keys.COUNTERS)
    closing.join()
