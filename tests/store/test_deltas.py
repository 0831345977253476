"""Near-duplicates are kept as changes, one step deep."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from helix_desktop.domain.cache import digest_of
from helix_desktop.store import content_codec, keys
from helix_desktop.store.deltas import SHORTEST_BASE, BaseCache
from helix_desktop.store.entries import ContentChange, StalePreparation
from helix_desktop.store.records import ENTRY
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.store.writer import WriteBatch
from tests.prove.machine import edited, noise
from tests.store.tools import content, opened


def _record(store: WorkspaceStore, data: bytes) -> bytes:
    record = store.database.get(keys.CONTENT + keys.raw(digest_of(data)))
    assert record is not None
    return record


def test_an_edited_file_is_kept_as_changes_to_its_first_version(tmp_path: Path) -> None:
    versions = [edited(seed, 600) for seed in (0, 1, 2, 3, 5)]
    with opened(tmp_path) as store:
        for version in versions:
            store.put(content(version, "file:a"))
        kinds = [content_codec.kind_of(_record(store, version)) for version in versions]
        assert kinds == [content_codec.RecordKind.LEAN, *[content_codec.RecordKind.DELTA] * 4]
        bases = {content_codec.base_of(_record(store, version)) for version in versions[1:]}
        assert bases == {keys.raw(digest_of(versions[0]))}
        assert all(len(_record(store, version)) < 600 for version in versions[1:])
        assert [store.cache.get(digest_of(version)) for version in versions] == versions


def test_a_base_is_made_smaller_by_the_first_version_told_by_it_and_only_then(
    tmp_path: Path,
) -> None:
    first = Path(content_codec.__file__).read_bytes()
    second, third = first + b"# one\n", first + b"# two\n"
    with opened(tmp_path) as store:
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


def test_a_base_that_more_time_would_make_larger_keeps_its_bytes(tmp_path: Path) -> None:
    first, second = edited(0, 600), edited(1, 600)
    with opened(tmp_path) as store:
        store.put(content(first, "file:a"))
        hasty = _record(store, first)
        store.put(content(second, "file:a"))
        lean = _record(store, first)
        assert content_codec.kind_of(lean) == content_codec.RecordKind.LEAN
        assert lean[content_codec.HEADER_SIZE :] == hasty[content_codec.HEADER_SIZE :]


def test_a_large_base_stays_as_it_was_written(tmp_path: Path) -> None:
    first = b"".join(b"%032x\n" % number**5 for number in range(9_000))
    with opened(tmp_path) as store:
        store.put(content(first, "log:a"))
        store.put(content(first + b"one more line\n", "log:a"))
        assert content_codec.kind_of(_record(store, first)) == content_codec.RecordKind.ZSTD
        assert (
            content_codec.kind_of(_record(store, first + b"one more line\n"))
            == content_codec.RecordKind.DELTA
        )


def test_a_leaner_base_is_not_written_once_the_base_was_collected(tmp_path: Path) -> None:
    first, second = edited(0, 600), edited(1, 600)
    name = keys.raw(digest_of(first))
    with opened(tmp_path) as store:
        store.put(content(first, "file:a"))
        late = store.contents.prepare(content(second, "file:a"))
        assert late.leaner
        store.keep(Collection(name))
        with pytest.raises(StalePreparation):
            store.keep(ContentChange(late, 2.0))
        assert not store.contents.exists(name)


@dataclass(frozen=True, slots=True)
class Collection:
    """Removes one content as a collection would."""

    name: bytes
    sync: bool = True

    def apply(self, batch: WriteBatch) -> None:
        batch.counters.collections += 1
        batch.delete(keys.CONTENT + self.name)


def test_a_version_that_shares_little_becomes_the_next_base(tmp_path: Path) -> None:
    first, second = noise(1, 5000), noise(2, 5000)
    third = second[:4000] + b"changed"
    with opened(tmp_path) as store:
        for data in (first, second, third):
            store.put(content(data, "file:a"))
        assert content_codec.kind_of(_record(store, second)) == content_codec.RecordKind.RAW
        assert content_codec.base_of(_record(store, third)) == keys.raw(digest_of(second))


def test_another_source_is_no_base(store: WorkspaceStore) -> None:
    store.put(content(edited(0, 600), "file:a"))
    store.put(content(edited(1, 600), "file:b"))
    store.put(content(edited(2, 600)))
    for seed in (1, 2):
        assert (
            content_codec.kind_of(_record(store, edited(seed, 600)))
            == content_codec.RecordKind.ZSTD
        )


def test_a_base_is_about_as_long_as_what_is_told_by_it(tmp_path: Path) -> None:
    short = noise(3, 5000)
    with opened(tmp_path) as store:
        store.put(content(short, "file:a"))
        store.put(content(short * 3, "file:a"))
        assert content_codec.kind_of(_record(store, short * 3)) == content_codec.RecordKind.ZSTD


def test_chunks_of_a_large_content_are_told_by_the_chunks_of_the_one_before(tmp_path: Path) -> None:
    first = noise(4, 2 * content_codec.CHUNK)
    second = first[: content_codec.CHUNK + 5] + b"x" + first[content_codec.CHUNK + 6 :]
    with opened(tmp_path) as store:
        store.put(content(first, "command:make"))
        store.put(content(second, "command:make"))
        chunks = content_codec.chunks_of(_record(store, second))
        records = [store.database.get(keys.CHUNK + chunk) for chunk in chunks]
        assert content_codec.chunks_of(_record(store, first))[0] == chunks[0]
        assert records[1] is not None
        assert content_codec.kind_of(records[1]) == content_codec.RecordKind.DELTA
        assert len(records[1]) < 5000
        assert store.cache.get(digest_of(second)) == second


def test_remembered_bases_stay_within_their_bounds() -> None:
    bases = BaseCache()
    for at in range(40):
        bases.keep(b"%d" % at, bytes(1 << 20))
    assert bases.get(b"0") is None
    assert bases.get(b"39") is not None
    assert sum(bases.get(b"%d" % at) is not None for at in range(40)) <= 8
    bases.clear()
    assert bases.get(b"39") is None


def test_a_content_too_short_to_be_a_base_leaves_no_hint(store: WorkspaceStore) -> None:
    for size in (SHORTEST_BASE - 1, SHORTEST_BASE):
        store.put(content(noise(5, size), f"file:{size}"))
    hints = [store.database.get(keys.hint(f"file:{size}")) for size in (127, 128)]
    assert hints == [None, keys.raw(digest_of(noise(5, 128)))]
