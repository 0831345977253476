"""Entries: what is counted, what a prefix finds, who refers to what."""

from pathlib import Path

import pytest

from helix_desktop.domain.cache import (
    ContentUse,
    Digest,
    NewContent,
    Origin,
    VerifyResult,
    digest_of,
)
from helix_desktop.domain.errors import AmbiguousDigest, CacheMiss
from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.ports import Transaction
from helix_desktop.store import content_codec, keys
from helix_desktop.store.entries import store_token_count, update_entry
from helix_desktop.store.metadata_records import ENTRY
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.store.writer import Change
from tests.store.tools import (
    OTHER,
    SESSION,
    content,
    open_store,
    returned,
    started,
    stored_output,
    user_messages,
)


def test_identical_contents_are_kept_once_and_counted_each_time(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        for _ in range(3):
            digest = store.put(content(b"the same" * 50))
        store.put(content(b"another"))
        entry = store.cache.entry(digest)
        totals = store.totals()
    assert (entry.seen, entry.refs, entry.arrival) == (3, 0, 1)
    assert (totals.entries, totals.raw, totals.before_dedup) == (2, 407, 1207)
    assert totals.on_disk > 0


def test_a_content_keeps_its_first_origin(store: WorkspaceStore) -> None:
    digest = store.put(NewContent(b"x", Origin("shell", "first", "file:a", "text/x", "ok")))
    store.put(NewContent(b"x", Origin("other", "second")))
    assert store.cache.entry(digest).origin == Origin("shell", "first", "file:a", "text/x", "ok")


def test_an_origin_that_is_invalid_text_is_kept_unchanged(tmp_path: Path) -> None:
    origin = Origin("read_file", "caf\udce9.txt", "file:caf\udce9.txt")
    with open_store(tmp_path) as store:
        digest = store.put(NewContent(b"x" * 400, origin))
        store.put(NewContent(b"x" * 399 + b"y", origin))
    with open_store(tmp_path) as store:
        assert store.cache.entry(digest).origin == origin


def test_a_prefix_finds_its_content_in_any_case_and_with_spaces_around(
    store: WorkspaceStore,
) -> None:
    digest = store.put(content(b"needle"))
    for at in range(30):
        store.put(content(b"hay %d" % at))
    for length in (12, 13, 40, 64):
        assert store.cache.find(f"  {digest[:length].upper()} ") == digest


@pytest.mark.parametrize("prefix", ["", "abc", "g" * 12, "a" * 65, "0123456789a\u0661", "../" * 5])
def test_an_invalid_digest_prefix_is_refused_with_the_valid_length(
    tmp_path: Path, prefix: str
) -> None:
    with open_store(tmp_path) as store, pytest.raises(CacheMiss) as refused:
        store.cache.find(prefix)
    assert "12 to 64" in refused.value.hint


def _plant(store: WorkspaceStore, name: str) -> Digest:
    """An entry under a digest that no bytes of ours have."""
    template = store.database.get(keys.ENTRY + keys.raw(digest_of(b"template")))
    assert template is not None
    store.database.write([(keys.ENTRY + keys.raw(Digest(name)), template)], sync=True)
    return Digest(name)


def test_an_ambiguous_prefix_asks_for_more_digits_and_shows_them(store: WorkspaceStore) -> None:
    store.put(content(b"template"))
    first = _plant(store, "0" * 30 + "a" * 34)
    second = _plant(store, "0" * 30 + "b" * 34)
    with pytest.raises(AmbiguousDigest) as refused:
        store.cache.find("0" * 15)
    assert "Enter more digits" in refused.value.hint
    assert store.cache.find(first[:31]) == first
    assert store.cache.find(second[:31]) == second


def test_an_unknown_prefix_names_the_nearest(store: WorkspaceStore) -> None:
    with pytest.raises(CacheMiss) as nothing:
        store.cache.find("f" * 12)
    assert "Nothing is stored" in nothing.value.hint
    store.put(content(b"template"))
    near = _plant(store, "f" * 11 + "0" * 53)
    _plant(store, "f" * 6 + "0" * 58)
    with pytest.raises(CacheMiss) as refused:
        store.cache.find("f" * 12)
    assert near[:20] in refused.value.hint


def test_events_count_as_uses_and_windows_do_not(store: WorkspaceStore) -> None:
    store.commit(started())
    store.commit(started(OTHER))
    store.commit(stored_output(b"used"))
    digest = digest_of(b"used")
    store.commit(Transaction(OTHER, (returned(b"used"), returned(b"used", "again"))))
    store.commit(Transaction(SESSION, (WindowSent(4.0, "llm", (digest,), 10),)))
    assert list(store.cache.uses(digest)) == [
        ContentUse(SESSION, 2),
        ContentUse(OTHER, 2),
        ContentUse(OTHER, 3),
    ]
    assert store.cache.entry(digest).refs == 3


def test_an_event_that_names_nothing_is_refused_with_its_whole_step(store: WorkspaceStore) -> None:
    store.commit(started())
    wrong = Transaction(SESSION, (returned(b"nowhere"),), (content(b"came with it"),))
    writes = [
        store.new_commit(step) for step in (user_messages("before"), wrong, user_messages("after"))
    ]
    store.write_all(writes)
    before, refused, after = writes
    assert isinstance(refused.failure, CacheMiss)
    assert (before.failure, after.failure) == (None, None)
    texts = [getattr(event.event, "text", "") for event in store.journal.events(SESSION)]  # type: ignore[union-attr]
    assert texts == ["", "before", "after"]
    assert not store.contents.exists(keys.raw(digest_of(b"came with it")))
    assert store.totals().entries == 0
    store.put(content(b"counting goes on"))
    assert store.totals().entries == 1


def test_pins_recalls_and_savings_survive_reopening(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        digest = store.put(content(b"kept"))
        raw = keys.raw(digest)
        changes: tuple[Change[None], ...] = (
            lambda batch: update_entry(batch, raw, recalls=1, used=50.0),
            lambda batch: update_entry(batch, raw, recalls=1, used=40.0, saved=70),
            lambda batch: update_entry(batch, raw, pinned=True, tokens=9),
            lambda batch: update_entry(batch, raw, tokens=7),
            lambda batch: store_token_count(batch, raw, "o200k", tokens=8),
        )
        for change in changes:
            store.write(change, sync=False)
    with open_store(tmp_path) as store:
        entry = store.cache.entry(digest)
        totals = store.totals()
        assert (entry.recalls, entry.used, entry.saved) == (2, 50.0, 70)
        assert (entry.pinned, entry.tokens) == (True, 7)
        assert totals.tokens == 7
        assert store.cache.token_count(digest, "o200k") == 8
        assert store.cache.token_count(digest, "cl100k") is None


def test_changing_an_entry_that_does_not_exist_is_reported_as_a_miss(tmp_path: Path) -> None:
    name = keys.raw(digest_of(b"nothing"))
    with open_store(tmp_path) as store, pytest.raises(CacheMiss):
        store.write(lambda batch: update_entry(batch, name, recalls=1), sync=False)


def test_the_change_feed_shows_each_content_once_at_its_latest_change(
    store: WorkspaceStore,
) -> None:
    names = [store.put(content(b"%d" % at)) for at in range(4)]
    seen = max(number for number, _, _ in store.cache.changes(0))
    store.write(lambda batch: update_entry(batch, keys.raw(names[1]), recalls=1), sync=False)
    assert [name for _, name, _ in store.cache.changes(seen)] == [names[1]]
    everything = [name for _, name, _ in store.cache.changes(0)]
    assert everything == [names[0], names[2], names[3], names[1]]


def test_verifying_tells_whole_from_corrupt_from_missing(store: WorkspaceStore) -> None:
    digest = store.put(content(b"whole"))
    assert store.cache.verify(digest) is VerifyResult.INTACT
    assert store.cache.verify(digest_of(b"missing")) is VerifyResult.MISSING
    broken = content_codec.plain_record(b"other")
    store.database.write([(keys.CONTENT + keys.raw(digest), broken)], sync=True)
    assert store.cache.verify(digest) is VerifyResult.CORRUPT


def test_an_entry_record_with_a_wrong_checksum_is_reported_as_damaged(
    store: WorkspaceStore,
) -> None:
    digest = store.put(content(b"x"))
    packed = store.database.get(keys.ENTRY + keys.raw(digest))
    assert packed is not None
    assert ENTRY.unpack(packed).size == 1
    changed = packed[:-1] + bytes([packed[-1] ^ 1])
    store.database.write([(keys.ENTRY + keys.raw(digest), changed)], sync=True)
    with pytest.raises(Exception, match="damaged"):
        store.cache.entry(digest)
