"""The store under one roof: steps are whole, failures are told, and all is let go at the end."""

from pathlib import Path

import pytest

from helix_desktop.domain.cache import Digest, SessionId, digest_of
from helix_desktop.domain.errors import CacheMiss, StoreClosed
from helix_desktop.domain.ports import StoreHealth, Transaction
from helix_desktop.domain.value import replace
from helix_desktop.store import disk, keys
from helix_desktop.store.metadata_records import COUNTERS
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.fakes.clock import FakeClock
from tests.store.tools import (
    SESSION,
    content,
    open_store,
    returned,
    started,
    stored_output,
    user_messages,
)
from tests.system.prove.examine import sums


def test_a_step_is_contents_and_events_under_one_number(store: WorkspaceStore) -> None:
    store.commit(started())
    before = store.writer.counters.step
    data = (b"one", b"two", b"one")
    events = tuple(map(returned, data))
    second = store.commit(Transaction(SESSION, events, tuple(map(content, data))))
    assert second.digests == tuple(map(digest_of, data))
    assert [recorded.seq for recorded in second.recorded] == [2, 3, 4]
    assert store.writer.counters.step == before + 1
    assert store.totals().entries == 2
    assert sums(store) == []


def test_several_steps_share_a_sync_and_fail_alone(store: WorkspaceStore) -> None:
    store.commit(started())
    before = store.writer.counters.step
    wrong = Transaction(SESSION, (returned(b"nowhere"),))
    steps = [stored_output(b"a"), wrong, stored_output(b"b"), user_messages("c")]
    writes = [store.new_commit(step) for step in steps]
    store.write_all(writes)
    assert [type(write.failure) for write in writes] == [
        type(None),
        CacheMiss,
        type(None),
        type(None),
    ]
    assert store.writer.counters.step == before + 1
    assert store.journal.head(SESSION).count == 4
    assert sums(store) == []


def test_an_invalid_digest_fails_only_its_own_step(store: WorkspaceStore) -> None:
    store.commit(started())
    odd = Digest(digest_of(b"")[:-1] + "x")
    wrong = Transaction(SESSION, (replace(returned(b""), content=odd),))
    refused, written = store.new_commit(wrong), store.new_commit(user_messages("after"))
    store.write_all([refused, written])
    assert refused.failure is not None
    assert written.failure is None


def test_a_refused_step_that_was_saved_after_all_is_reported(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        store.commit(started())
        landed = replace(store.writer.counters, step=store.writer.counters.step + 1)
        store.database.write([(keys.COUNTERS, COUNTERS.pack(landed))], sync=True)
        store._note_failed_write(disk.disk_full_error(tmp_path))
        assert store.try_reopen()
        assert "saved after all" in store.incidents()[0].text


def test_a_store_that_lost_nothing_reports_no_incident_when_it_is_reopened(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        store.commit(started())
        store._note_failed_write(disk.disk_full_error(tmp_path))
        assert store.try_reopen()
        assert store.incidents() == []
        assert store.commit(user_messages("on it goes")).recorded[0].seq == 2


def test_an_empty_step_changes_nothing(store: WorkspaceStore) -> None:
    before = store.writer.counters.step
    store.commit(Transaction(SessionId("00000000000000ff")))
    assert store.writer.counters.step == before


def test_everything_after_closing_is_refused_and_closing_twice_is_fine(tmp_path: Path) -> None:
    store = WorkspaceStore.create(tmp_path, FakeClock())
    states: list[StoreHealth] = []
    store.watch(states.append)
    store.commit(started())
    store.close()
    store.close()
    assert states == [StoreHealth.CLOSED]
    for call in (
        lambda: store.commit(user_messages("x")),
        lambda: store.put(content(b"x")),
        lambda: store.cache.get(digest_of(b"x")),
        lambda: store.journal.events(SESSION),
        store.incidents,
    ):
        with pytest.raises(StoreClosed) as refused:
            call()
        assert refused.value.hint
    with open_store(tmp_path) as again:
        assert again.journal.head(SESSION).count == 1


def test_a_healthy_store_is_not_reopened(store: WorkspaceStore) -> None:
    assert not store.try_reopen()
    assert store.health is StoreHealth.OPEN


def test_two_stores_share_no_contents(tmp_path: Path) -> None:
    with open_store(tmp_path / "a") as one, open_store(tmp_path / "b") as other:
        digest = one.put(content(b"only here"))
        assert not other.contents.exists(keys.raw(digest))
        assert one.format.id != other.format.id
