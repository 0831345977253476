"""The journal: what is missing, moved or changed is named at its place, the rest is readable."""

import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from helix_desktop.domain import event_codec
from helix_desktop.domain.errors import JournalError, SessionMissing
from helix_desktop.domain.events import (
    LlmChanged,
    PolicyChanged,
    Recorded,
    SessionRenamed,
    SessionStarted,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.ports import Transaction
from helix_desktop.store import journal_table, keys
from helix_desktop.store.journal_table import store_snapshot
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.store.tools import OTHER, SESSION, open_store, started, user_messages

RAW = keys.session_bytes(SESSION)


def _texts(values: object) -> list[str]:
    return [
        item.event.text  # type: ignore[union-attr]
        if isinstance(item, Recorded) and isinstance(item.event, TurnStarted)
        else type(item.event).__name__ if isinstance(item, Recorded) else f"?{item.seq}"
        for item in values  # type: ignore[attr-defined]
    ]  # fmt: skip


def _filled(store: WorkspaceStore, count: int = 5) -> None:
    store.commit(started())
    store.commit(user_messages(*(f"{at}" for at in range(2, count + 1))))


def test_events_come_back_in_order_with_their_numbers(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        _filled(store)
        receipt = store.commit(user_messages("6", "7"))
        assert [item.seq for item in receipt.recorded] == [6, 7]
    with open_store(tmp_path) as store:
        assert _texts(store.journal.events(SESSION)) == ["SessionStarted", *"234567"]
        assert _texts(store.journal.events(SESSION, 3, 5)) == ["3", "4", "5"]
        assert _texts(store.journal.events(SESSION, 6, 99)) == ["6", "7"]
        assert _texts(store.journal.last_events(SESSION, 2)) == ["6", "7"]
        assert _texts(store.journal.last_events(SESSION, 99))[-1] == "7"
        assert list(store.journal.events(SESSION, 8)) == []
        assert list(store.journal.last_events(SESSION, 0)) == []
        assert store.journal.head(SESSION).count == 7


def _record(store: WorkspaceStore, seq: int) -> bytes:
    record = store.database.get(keys.event(RAW, seq))
    assert record is not None
    return record


def _flip(store: WorkspaceStore) -> None:
    record = bytearray(_record(store, 3))
    record[-1] ^= 4
    store.database.write([(keys.event(RAW, 3), bytes(record))], sync=True)


def _drop(store: WorkspaceStore) -> None:
    store.database.write([(keys.event(RAW, 3), None)], sync=True)


def _cut(store: WorkspaceStore) -> None:
    store.database.write([(keys.event(RAW, 3), _record(store, 3)[:9])], sync=True)


def _empty(store: WorkspaceStore) -> None:
    store.database.write([(keys.event(RAW, 3), b"")], sync=True)


def _move(store: WorkspaceStore) -> None:
    store.database.write([(keys.event(RAW, 3), _record(store, 4))], sync=True)


def _resign(seq: int, record: bytes) -> bytes:
    crc = zlib.crc32(record[4:], zlib.crc32(keys.event(RAW, seq)))
    return crc.to_bytes(4, "big") + record[4:]


def _newer_record(store: WorkspaceStore) -> None:
    record = bytearray(_record(store, 3))
    record[4] = 9
    store.database.write([(keys.event(RAW, 3), _resign(3, bytes(record)))], sync=True)


def _newer_event(store: WorkspaceStore) -> None:
    record = _record(store, 3)
    payload = event_codec.encode_event(TurnStarted(2.0, "3"))
    head = record[: len(record) - len(payload)]
    future = payload.replace(b"TurnStarted", b"TurnDreamed")
    store.database.write([(keys.event(RAW, 3), _resign(3, head + future))], sync=True)


DAMAGES: dict[str, tuple[Callable[[WorkspaceStore], None], str]] = {
    "a changed bit": (_flip, "checksum"),
    "a missing record": (_drop, "missing"),
    "a record cut short": (_cut, "cut short"),
    "an empty record": (_empty, "cut short"),
    "a record from another place": (_move, "checksum"),
    "a newer form of record": (_newer_record, "newer Helix Desktop"),
    "an event of a newer version": (_newer_event, "newer Helix Desktop"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_damage_is_named_at_its_place_and_the_rest_is_readable(tmp_path: Path, name: str) -> None:
    harm, word = DAMAGES[name]
    with open_store(tmp_path) as store:
        _filled(store)
        harm(store)
        result = store.journal.events(SESSION)
        bad = [item for item in result if isinstance(item, Unreadable)]
        assert bad[0].seq == 3
        assert word in bad[0].problem
        assert {item.seq for item in bad} <= {3, 4}  # the next one may not follow any more
        assert _texts(result)[:2] == ["SessionStarted", "2"]
        assert _texts(result)[-1] == "5"
        assert [item.seq for item in result] == [1, 2, 3, 4, 5]
        store.commit(user_messages("6"))
        assert _texts(store.journal.events(SESSION))[-1] == "6"


def test_a_record_that_was_exchanged_and_signed_again_breaks_the_chain(
    store: WorkspaceStore,
) -> None:
    _filled(store)
    record = _record(store, 3)
    payload = event_codec.encode_event(TurnStarted(2.0, "3"))
    forged = record[: len(record) - len(payload)]
    forged += event_codec.encode_event(TurnStarted(2.0, "4"))
    store.database.write([(keys.event(RAW, 3), _resign(3, forged))], sync=True)
    result = store.journal.events(SESSION)
    assert isinstance(result[3], Unreadable)
    assert "follow" in result[3].problem


def test_lost_records_at_the_end_are_named(store: WorkspaceStore) -> None:
    _filled(store)
    store.database.write([(keys.event(RAW, seq), None) for seq in (4, 5)], sync=True)
    assert _texts(store.journal.events(SESSION)) == ["SessionStarted", "2", "3", "?4", "?5"]
    assert _texts(store.journal.last_events(SESSION, 3)) == ["3", "?4", "?5"]
    assert len(list(store.journal.walk(SESSION))) == 5


def test_a_gap_of_any_size_is_reported_in_limited_space(tmp_path: Path) -> None:
    far = (1 << 64) - 1
    with open_store(tmp_path) as store:
        _filled(store)
        store.database.write([(keys.event(RAW, far), b"x" * 40)], sync=True)
        result = list(store.journal.walk_all(SESSION))
    assert len(result) < journal_table.MAX_MISSING + 10
    assert [item.seq for item in result[-2:]] == [far - 1, far]
    rest = result[-2]
    assert isinstance(rest, Unreadable)
    assert "more records are missing up to here" in rest.problem


def test_an_older_head_than_its_records_is_noticed(store: WorkspaceStore) -> None:
    _filled(store)
    head = journal_table.HEAD.unpack(store.database.get(keys.SESSION + RAW) or b"")
    head.last = b"\x00" * 16
    store.database.write([(keys.SESSION + RAW, journal_table.HEAD.pack(head))], sync=True)
    assert isinstance(store.journal.events(SESSION)[-1], Unreadable)


def test_a_damaged_head_is_rebuilt_from_the_events(store: WorkspaceStore) -> None:
    _filled(store)
    store.commit(started(OTHER, "The other"))
    store.database.write([(keys.SESSION + RAW, b"rubbish")], sync=True)
    heads = {head.id: head for head in store.journal.sessions()}
    assert (heads[SESSION].count, heads[OTHER].title) == (5, "The other")
    assert SESSION in heads[SESSION].title
    assert _texts(store.journal.events(SESSION)) == ["SessionStarted", *"2345"]


def test_a_branch_names_the_session_that_it_was_copied_from_also_after_another_start(
    tmp_path: Path,
) -> None:
    with open_store(tmp_path) as store:
        store.commit(started())
        branch = SessionStarted(1.0, "a", source=SESSION, copied=1)
        store.commit(Transaction(OTHER, (branch, SessionRenamed(2.0, "mine"))))
    with open_store(tmp_path) as store:
        heads = {head.id: head.source for head in store.journal.sessions()}
    assert heads == {SESSION: "", OTHER: SESSION}


def test_a_choice_for_the_workspace_makes_no_session_newer_than_its_own_work(
    store: WorkspaceStore,
) -> None:
    store.commit(started())
    before = store.journal.head(SESSION).changed
    choices = (PolicyChanged(90.0, "economy", ()), LlmChanged(91.0, "main", "x/y"))
    store.commit(Transaction(SESSION, choices))
    assert store.journal.head(SESSION).changed == before
    store.commit(Transaction(SESSION, (LlmChanged(92.0, "main", "x/y", own=True),)))
    assert store.journal.head(SESSION).changed == 92.0


def test_text_that_is_no_valid_unicode_survives(tmp_path: Path) -> None:
    odd = "a\ud800b\udcff\x00 \U0001f600"
    with open_store(tmp_path) as store:
        store.commit(started(title=odd))
        store.commit(Transaction(SESSION, (TurnStarted(2.0, odd), SessionRenamed(3.0, odd * 2))))
    with open_store(tmp_path) as store:
        assert store.journal.head(SESSION).title == odd * 2
        events = [event.event for event in store.journal.events(SESSION)]  # type: ignore[union-attr]
        assert events[0] == SessionStarted(1.0, odd)
        assert events[1] == TurnStarted(2.0, odd)


def test_ten_thousand_events_page_in_order(store: WorkspaceStore) -> None:
    store.commit(started())
    for first in range(2, 10_001, 500):
        store.commit(user_messages(*(f"{at}" for at in range(first, min(first + 500, 10_001)))))
    result = store.journal.events(SESSION)
    assert [item.seq for item in result] == list(range(1, 10_001))
    assert _texts(result[1:]) == [f"{at}" for at in range(2, 10_001)]
    assert _texts(store.journal.last_events(SESSION, 3)) == ["9998", "9999", "10000"]
    pages = [store.journal.events(SESSION, at, at + 999) for at in range(1, 10_001, 1000)]
    assert [item.seq for page in pages for item in page] == list(range(1, 10_001))


def test_a_session_begins_once_and_before_anything_else(store: WorkspaceStore) -> None:
    with pytest.raises(SessionMissing) as missing:
        store.commit(user_messages("too early"))
    assert missing.value.hint
    store.commit(started())
    with pytest.raises(JournalError):
        store.commit(started())
    with pytest.raises(SessionMissing):
        store.journal.events(OTHER)
    assert store.journal.head(SESSION).count == 1


def test_large_events_are_squeezed_and_come_back(tmp_path: Path) -> None:
    long = "All work and no play. " * 50_000
    with open_store(tmp_path) as store:
        store.commit(started())
        store.commit(user_messages(long))
        assert len(_record(store, 2)) < len(long) / 50
        assert _texts(store.journal.events(SESSION))[1] == long


def test_the_newest_snapshot_is_read_and_a_damaged_one_is_ignored(store: WorkspaceStore) -> None:
    store.commit(started())
    assert store.journal.snapshot(SESSION) is None
    store.write(lambda batch: store_snapshot(batch, SESSION, 1, state=b"old"), sync=False)
    state = b"state" * 400
    store.write(lambda batch: store_snapshot(batch, SESSION, 1, state=state), sync=False)
    assert store.journal.snapshot(SESSION) == (1, b"state" * 400)
    key = keys.SNAPSHOT + RAW
    packed = store.database.get(key)
    assert packed is not None
    for broken in (packed[:-1], packed[:3], b"", packed[:20] + b"\x00" + packed[21:]):
        store.database.write([(key, broken)], sync=True)
        assert store.journal.snapshot(SESSION) is None
