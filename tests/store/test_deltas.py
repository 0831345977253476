"""Near-duplicates are kept as changes, one step deep, and puts take the quick ways."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from helix_desktop.domain.cache import NewContent, Origin, SessionId, digest_of
from helix_desktop.domain.errors import CacheMiss
from helix_desktop.domain.events import Outcome, SessionStarted, ToolReturned
from helix_desktop.domain.ports import Transaction
from helix_desktop.store import content_codec, keys
from helix_desktop.store.contents import count_lines
from helix_desktop.store.deltas import MIN_BASE_BYTES, ContentReader
from helix_desktop.store.entries import StalePreparation, store_content
from helix_desktop.store.leveldb import FrozenView
from helix_desktop.store.metadata_records import ENTRY
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.store.writer import WriteBatch
from tests.store.tools import content, open_store
from tests.system.prove.machine import edited, noise


def _record(store: WorkspaceStore, data: bytes) -> bytes:
    record = store.database.get(keys.CONTENT + keys.raw(digest_of(data)))
    assert record is not None
    return record


def test_an_edited_file_is_kept_as_changes_to_its_first_version(tmp_path: Path) -> None:
    versions = [edited(seed, 600) for seed in (0, 1, 2, 3, 5)]
    with open_store(tmp_path) as store:
        for version in versions:
            store.put(content(version, "file:a"))
        kinds = [content_codec.kind_of(_record(store, version)) for version in versions]
        assert kinds == [content_codec.RecordKind.LEAN, *[content_codec.RecordKind.DELTA] * 4]
        bases = {content_codec.base_of(_record(store, version)) for version in versions[1:]}
        assert bases == {keys.raw(digest_of(versions[0]))}
        assert all(len(_record(store, version)) < 600 for version in versions[1:])
        assert [store.cache.get(digest_of(version)) for version in versions] == versions


def test_a_base_is_recompressed_only_with_its_first_delta(
    tmp_path: Path,
) -> None:
    first = Path(content_codec.__file__).read_bytes()
    second, third = first + b"# one\n", first + b"# two\n"
    with open_store(tmp_path) as store:
        store.put(content(first, "file:a"))
        hasty = _record(store, first)
        store.put(content(second, "file:a"))
        lean = _record(store, first)
        assert content_codec.kind_of(hasty) == content_codec.RecordKind.ZSTD
        assert content_codec.kind_of(lean) == content_codec.RecordKind.LEAN
        assert len(lean) < len(hasty)
        name = keys.raw(digest_of(first))
        assert content_codec.unpack_content(name, lean, content_codec.refuse_base) == first
        assert ENTRY.unpack(store.database.get(keys.ENTRY + name) or b"").stored == len(lean)
        again = store.contents.prepare(content(third, "file:a"))
        assert again.base == name
        assert not again.leaner


def test_a_base_that_would_grow_by_recompression_keeps_its_bytes(tmp_path: Path) -> None:
    first, second = edited(0, 600), edited(1, 600)
    with open_store(tmp_path) as store:
        store.put(content(first, "file:a"))
        hasty = _record(store, first)
        store.put(content(second, "file:a"))
        lean = _record(store, first)
        assert content_codec.kind_of(lean) == content_codec.RecordKind.LEAN
        assert lean[content_codec.HEADER_SIZE :] == hasty[content_codec.HEADER_SIZE :]


def test_a_large_base_stays_as_it_was_written(tmp_path: Path) -> None:
    first = b"".join(b"%032x\n" % number**5 for number in range(9_000))
    with open_store(tmp_path) as store:
        store.put(content(first, "log:a"))
        store.put(content(first + b"one more line\n", "log:a"))
        assert content_codec.kind_of(_record(store, first)) == content_codec.RecordKind.ZSTD
        assert (
            content_codec.kind_of(_record(store, first + b"one more line\n"))
            == content_codec.RecordKind.DELTA
        )


def test_a_recompressed_base_is_not_written_after_its_collection(tmp_path: Path) -> None:
    first, second = edited(0, 600), edited(1, 600)
    name = keys.raw(digest_of(first))
    with open_store(tmp_path) as store:
        store.put(content(first, "file:a"))
        late = store.contents.prepare(content(second, "file:a"))
        assert late.leaner

        def collect(batch: WriteBatch) -> None:
            batch.counters.collections += 1
            batch.delete(keys.CONTENT + name)

        store.write(collect, sync=True)
        with pytest.raises(StalePreparation):
            store.writer.commit(lambda batch: store_content(batch, late, 2.0))
        assert not store.contents.exists(name)


def test_a_version_that_shares_little_becomes_the_next_base(tmp_path: Path) -> None:
    first, second = noise(1, 5000), noise(2, 5000)
    third = second[:4000] + b"changed"
    with open_store(tmp_path) as store:
        for data in (first, second, third):
            store.put(content(data, "file:a"))
        assert content_codec.kind_of(_record(store, second)) == content_codec.RecordKind.RAW
        assert content_codec.base_of(_record(store, third)) == keys.raw(digest_of(second))


def test_a_content_of_another_source_is_not_used_as_a_delta_base(store: WorkspaceStore) -> None:
    store.put(content(edited(0, 600), "file:a"))
    store.put(content(edited(1, 600), "file:b"))
    store.put(content(edited(2, 600)))
    for seed in (1, 2):
        assert (
            content_codec.kind_of(_record(store, edited(seed, 600)))
            == content_codec.RecordKind.ZSTD
        )


def test_a_version_much_longer_than_the_base_is_not_stored_as_a_delta(tmp_path: Path) -> None:
    short = noise(3, 5000)
    with open_store(tmp_path) as store:
        store.put(content(short, "file:a"))
        store.put(content(short * 3, "file:a"))
        assert content_codec.kind_of(_record(store, short * 3)) == content_codec.RecordKind.ZSTD


def test_chunks_of_a_large_content_are_deltas_of_the_chunks_of_the_version_before(
    tmp_path: Path,
) -> None:
    first = noise(4, 2 * content_codec.CHUNK)
    second = first[: content_codec.CHUNK + 5] + b"x" + first[content_codec.CHUNK + 6 :]
    with open_store(tmp_path) as store:
        store.put(content(first, "command:make"))
        store.put(content(second, "command:make"))
        chunks = content_codec.chunks_of(_record(store, second))
        records = [store.database.get(keys.CHUNK + chunk) for chunk in chunks]
        assert content_codec.chunks_of(_record(store, first))[0] == chunks[0]
        assert records[1] is not None
        assert content_codec.kind_of(records[1]) == content_codec.RecordKind.DELTA
        assert len(records[1]) < 5000
        assert store.cache.get(digest_of(second)) == second


def test_decoded_bases_are_remembered_up_to_eight_megabytes(store: WorkspaceStore) -> None:
    digests = [store.put(content(bytes([at]) * (1 << 20))) for at in range(40)]
    reads: list[bytes] = []

    class CountedView(FrozenView):
        def get(self, key: bytes) -> bytes | None:
            reads.append(key)
            return super().get(key)

    with store.database.frozen() as frozen:
        reader = ContentReader(CountedView(store.database, frozen._snapshot))
        base_keys = [keys.CONTENT + keys.raw(digest) for digest in digests]
        for key in base_keys:
            assert len(reader.base(key)) == 1 << 20
        for key in reversed(base_keys):
            reader.base(key)
        assert len(reads) == 40 + 32
        reader.forget()
        reader.base(base_keys[0])
        assert len(reads) == 40 + 32 + 1


def test_a_content_too_short_to_be_a_base_leaves_no_hint(store: WorkspaceStore) -> None:
    for size in (MIN_BASE_BYTES - 1, MIN_BASE_BYTES):
        store.put(content(noise(5, size), f"file:{size}"))
    hints = [store.database.get(keys.hint(f"file:{size}")) for size in (127, 128)]
    assert hints == [None, keys.raw(digest_of(noise(5, 128)))]


SESSION = SessionId("00000000000000aa")
SOURCE = Origin("read_file", "a.py", "read:a.py")


class StillClock:
    """Always the same moment."""

    def now(self) -> float:
        return 1_750_000_000.0

    def monotonic(self) -> float:
        return 0.0


@pytest.fixture
def store(tmp_path: Path) -> Iterator[WorkspaceStore]:
    new_store = WorkspaceStore.create(tmp_path / "store", StillClock())
    yield new_store
    new_store.close()


def _source(lines: int, seed: int = 1) -> bytes:
    dice = random.Random(seed)
    words = b"def return value index token window self result for in".split()
    made = (
        b" ".join(dice.choices(words, k=8)) + b" %d" % dice.randrange(9999) for _ in range(lines)
    )
    return b"\n".join(made) + b"\n"


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
    assert [record.seq for record in store.journal.events(SESSION)] == [1]
