"""Garbage collection: nothing reachable is ever lost, whatever happens meanwhile."""

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from helix_desktop.domain.cache import Digest, NewContent, Origin, digest_of
from helix_desktop.domain.errors import (
    CacheMiss,
    JournalDamaged,
    SessionMissing,
    StoreDamaged,
    StoreInterrupted,
)
from helix_desktop.domain.events import SessionStarted, WindowSent
from helix_desktop.domain.llm import Encoding
from helix_desktop.store import content_codec, keys
from helix_desktop.store.entries import StalePreparation, store_token_count, update_entry
from helix_desktop.store.maintenance.check import check_store
from helix_desktop.store.maintenance.garbage_collection import (
    MIN_GARBAGE_AGE_SECONDS,
    collect_garbage,
    collect_marked_garbage,
    mark_garbage,
    preview_garbage,
    removal_batches,
)
from helix_desktop.store.maintenance.session_deletion import delete_session
from helix_desktop.store.maintenance.staging import WorkWatch
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.maintenance.test_check import change, damage_event, lose_event, lose_last_event
from tests.store.tools import (
    OTHER,
    SESSION,
    START,
    Patience,
    SteadyClock,
    begin,
    call,
    commit,
    flip,
    large,
    log,
    open_store,
    put,
    returned,
)


def pin(store: WorkspaceStore, name: Digest, *, pinned: bool = True) -> None:
    store.write(lambda batch: update_entry(batch, keys.raw(name), pinned=pinned), sync=True)


def digests(store: WorkspaceStore) -> set[Digest]:
    return {name for _, name, entry in store.cache.changes(0) if entry is not None}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[WorkspaceStore]:
    """A store in which a check finds nothing after the test."""
    with open_store(tmp_path) as store:
        yield store
    assert check_store(tmp_path, deep=True).findings == ()


def test_garbage_collection_removes_only_contents_that_nothing_refers_to(
    store: WorkspaceStore,
) -> None:
    begin(store)
    used = call(store, b"an output")
    pinned = put(store, b"pinned")
    pin(store, pinned)
    window = put(store, b"a block of a window")
    commit(store, SESSION, WindowSent(START, "llm", (window,), 3))
    waste = put(store, b"nobody needs me")
    store.write(
        lambda batch: store_token_count(batch, keys.raw(waste), Encoding.O200K, tokens=4),
        sync=False,
    )
    result = preview_garbage(store, min_age_seconds=0)
    assert (result.contents, result.raw) == (1, len(b"nobody needs me"))
    assert digests(store) == {used, pinned, window, waste}
    done = collect_garbage(store, min_age_seconds=0)
    assert (done.contents, done.raw, done.left) == (1, len(b"nobody needs me"), 0)
    assert digests(store) == {used, pinned, window}
    assert store.cache.token_count(waste, Encoding.O200K) is None
    with pytest.raises(CacheMiss):
        store.cache.get(waste)
    assert collect_garbage(store, min_age_seconds=0).contents == 0


def test_garbage_collection_keeps_contents_that_are_recent_or_dated_in_the_future(
    tmp_path: Path,
) -> None:
    clock = SteadyClock()
    with open_store(tmp_path, clock) as store:
        old = put(store, b"old")
        touched = put(store, b"old, but arrived again")
        clock.time += MIN_GARBAGE_AGE_SECONDS + 1
        put(store, b"old, but arrived again")
        young = put(store, b"young")
        assert preview_garbage(store).contents == 1
        clock.time -= 10 * MIN_GARBAGE_AGE_SECONDS
        assert preview_garbage(store).contents == 0
        clock.time += 10 * MIN_GARBAGE_AGE_SECONDS
        collect_garbage(store)
        assert digests(store) == {touched, young}
        assert old not in digests(store)


def test_a_removal_is_told_by_the_change_feed_and_so_is_a_return(store: WorkspaceStore) -> None:
    waste, other = put(store, b"waste"), put(store, b"other")
    pin(store, other)
    seen = store.writer.counters.change
    collect_garbage(store, min_age_seconds=0)
    assert [(name, entry) for _, name, entry in store.cache.changes(seen)] == [(waste, None)]
    put(store, b"waste")
    changes = [(name, entry is None) for _, name, entry in store.cache.changes(seen)]
    assert changes == [(waste, True), (waste, False)]
    assert store.cache.totals(0).entries == 2


def test_a_base_stays_as_long_as_a_delta_needs_it(store: WorkspaceStore) -> None:
    begin(store)
    base = put(store, log(0), source="log")
    child = call(store, log(1))
    lone = put(store, log(2), source="log")
    assert content_codec.base_of(store.database.get(keys.CONTENT + keys.raw(child)) or b"")
    collect_garbage(store, min_age_seconds=0)
    assert digests(store) == {base, child}
    assert store.cache.get(child) == log(1)
    assert lone not in digests(store)
    delete_session(store, SESSION)
    assert collect_garbage(store, min_age_seconds=0).contents == 2
    assert put(store, log(3), source="log") in digests(store)


def test_pieces_go_with_the_last_content_that_lists_them(store: WorkspaceStore) -> None:
    begin(store)
    one = call(store, large(1), source="big")
    put(store, large(1)[:-9] + b"otherwise", source="big")
    put(store, large(2), source="other")
    pieces = store.database.keys(keys.CHUNK, keys.after(keys.CHUNK))
    collect_garbage(store, min_age_seconds=0)
    left = store.database.keys(keys.CHUNK, keys.after(keys.CHUNK))
    assert len(left) == 3 < len(pieces)
    assert store.cache.get(one) == large(1)
    delete_session(store, SESSION)
    collect_garbage(store, min_age_seconds=0)
    assert store.database.keys(keys.CHUNK, keys.after(keys.CHUNK)) == []
    assert digests(store) == set()


def test_what_arrives_or_is_named_between_mark_and_removal_stays(store: WorkspaceStore) -> None:
    begin(store)
    names = [put(store, b"waste %d" % number) for number in range(6)]
    result = mark_garbage(store, min_age_seconds=0, watch=WorkWatch())
    assert len(result.entries) == 6
    put(store, b"waste 0")
    call(store, b"waste 1")
    pin(store, names[2])
    commit(store, SESSION, WindowSent(START, "llm", (names[3],), 1))
    commit(store, OTHER, SessionStarted(START, "new"), returned(b"waste 4"))
    assert collect_marked_garbage(store, result, WorkWatch()).contents == 1
    assert digests(store) == set(names[:5])


def test_a_base_that_got_a_new_delta_between_mark_and_removal_stays(store: WorkspaceStore) -> None:
    base, old = put(store, log(0), source="log"), put(store, log(1), source="log")
    result = mark_garbage(store, min_age_seconds=0, watch=WorkWatch())
    new = put(store, log(2), source="log")
    collect_marked_garbage(store, result, WorkWatch())
    assert digests(store) == {base, new}
    assert old not in digests(store)
    assert store.cache.get(new) == log(2)


@pytest.mark.parametrize("data", [log(2), large(2), b"small"])
def test_what_was_prepared_before_a_removal_is_prepared_again_if_need_be(
    store: WorkspaceStore, data: bytes
) -> None:
    begin(store)
    put(store, log(0), source="log")
    put(store, large(1), source="big")
    put(store, data, source="log")
    content = NewContent(data, Origin(source="log"))
    prepared = store.new_put(content).prepare()
    collect_garbage(store, min_age_seconds=0)
    with pytest.raises(StalePreparation):
        store.writer.commit(prepared)
    name = store.put(content)
    assert store.cache.get(name) == data


def test_a_base_that_went_and_came_back_as_a_delta_is_no_base_any_more(
    store: WorkspaceStore,
) -> None:
    put(store, log(0), source="log")
    waiting = store.new_put(NewContent(log(1), Origin(source="log"))).prepare()
    collect_garbage(store, min_age_seconds=0)
    put(store, log(2), source="log")
    back = put(store, log(0), source="log")
    assert content_codec.base_of(store.database.get(keys.CONTENT + keys.raw(back)) or b"")
    with pytest.raises(StalePreparation):
        store.writer.commit(waiting)
    name = put(store, log(1), source="log")
    assert store.cache.get(name) == log(1)


def test_a_piece_whose_base_was_collected_is_written_again(store: WorkspaceStore) -> None:
    later = bytearray(large(1))
    later[100:110] = b"0123456789"
    put(store, large(1), source="big")
    result = mark_garbage(store, min_age_seconds=0, watch=WorkWatch())
    content = NewContent(bytes(later), Origin(source="big"))
    waiting = store.new_put(content).prepare()
    collect_marked_garbage(store, result, WorkWatch())
    with pytest.raises(StalePreparation):
        store.writer.commit(waiting)
    name = put(store, bytes(later), source="big")
    assert store.cache.get(name) == bytes(later)


def test_nothing_is_removed_while_a_stream_arrives(store: WorkspaceStore) -> None:
    arrived, go_on = threading.Event(), threading.Event()
    data = large(3)

    def stream() -> Any:
        yield data[: 1 << 20]
        arrived.set()
        go_on.wait(10)
        yield data[1 << 20 :]

    put(store, data, source="big")
    put(store, b"waste")
    result = mark_garbage(store, min_age_seconds=0, watch=WorkWatch())
    writer = threading.Thread(target=store.put_stream, args=(stream(), Origin(source="big")))
    writer.start()
    arrived.wait(10)
    assert store.writer.commit(removal_batches(store, result)[0]).busy
    go_on.set()
    writer.join()
    assert collect_marked_garbage(store, result, WorkWatch()).contents == 1
    assert store.cache.get(digest_of(data)) == data


@pytest.mark.parametrize("damage", [damage_event, lose_event, lose_last_event])
def test_nothing_is_removed_if_an_event_cannot_be_read(store: WorkspaceStore, damage: Any) -> None:
    begin(store)
    for number in range(3):
        call(store, b"%d" % number)
    put(store, b"waste")
    change(store, damage(store))
    before = digests(store)
    for work in (preview_garbage, collect_garbage):
        with pytest.raises(JournalDamaged, match=r"Nothing was removed\. Can't read event"):
            work(store, min_age_seconds=0)
    assert digests(store) == before
    delete_session(store, SESSION)
    assert collect_garbage(store, min_age_seconds=0).contents == 4


@pytest.mark.slow
def test_nothing_is_removed_if_a_block_of_the_database_is_broken(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        begin(store)
        for number in range(600):
            call(store, Random(number).randbytes(40))
        put(store, b"waste")
        store.database.compact()
    table = max((tmp_path / "db").glob("*.ldb"), key=lambda file: file.stat().st_size)
    flip(table, table.read_bytes().find(Random(300).randbytes(40)))
    with open_store(tmp_path) as store, pytest.raises((StoreDamaged, JournalDamaged)):
        collect_garbage(store, min_age_seconds=0)


def test_a_stopped_collection_leaves_a_whole_store(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        begin(store)
        call(store, log(0))
        for number in range(1, 300):
            put(store, log(number), source="log")
        endless = Patience()
        preview_garbage(store, min_age_seconds=0, watch=WorkWatch(stopped=endless))
        with pytest.raises(StoreInterrupted):
            collect_garbage(
                store, min_age_seconds=0, watch=WorkWatch(stopped=Patience(endless.checks + 1))
            )
        assert 100 < len(digests(store)) < 300
    assert check_store(tmp_path, deep=True).findings == ()
    with open_store(tmp_path) as store:
        collect_garbage(store, min_age_seconds=0)
        assert len(digests(store)) == 1
    assert check_store(tmp_path, deep=True).findings == ()


def test_deleting_a_session_touches_no_other(store: WorkspaceStore) -> None:
    begin(store)
    begin(store, OTHER)
    shared, own = call(store, b"shared"), call(store, b"own")
    call(store, b"shared", session=OTHER)
    others = store.journal.events(OTHER)
    done = delete_session(store, SESSION)
    assert (done.events, done.uses) == (4, 2)
    assert [head.id for head in store.journal.sessions()] == [OTHER]
    assert store.journal.events(OTHER) == others
    assert (store.cache.entry(shared).refs, store.cache.entry(own).refs) == (1, 0)
    assert [use.session for use in store.cache.uses(shared)] == [OTHER]
    with pytest.raises(SessionMissing):
        delete_session(store, SESSION)
    begin(store)
