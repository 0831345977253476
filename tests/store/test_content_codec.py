"""Records of contents and small ones: what goes in comes out, or an error with a name."""

import hashlib
import zlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged, StoreForeign, StoreNewer
from helix_desktop.store import content_codec, metadata_records
from helix_desktop.store.metadata_records import (
    ENTRY,
    FORMAT,
    HEAD,
    EntryRecord,
    SessionRecord,
    StoreFormat,
)

BASE = b"".join(b"line %d of the base\n" % at for at in range(400))
BASE_NAME = hashlib.sha256(BASE).digest()


def _load(name: bytes) -> bytes:
    assert name == BASE_NAME
    return BASE


def _name(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


@given(st.binary(max_size=3000) | st.builds(lambda piece, n: piece * n, st.binary(), st.just(300)))
def test_every_packed_content_is_unpacked_to_the_same_bytes(data: bytes) -> None:
    record = content_codec.plain_record(data)
    assert content_codec.unpack_content(_name(data), record, _load) == data
    assert content_codec.size_of(record) == len(data)
    assert content_codec.unpack_unnamed(record) == data
    if content_codec.can_be_leaner(record):
        lean = content_codec.lean_record(record, data)
        assert len(lean) <= len(record)
        assert content_codec.unpack_content(_name(data), lean, content_codec.refuse_base) == data
        assert content_codec.unpack_unnamed(lean) == data
        assert not content_codec.can_be_leaner(lean)


@given(st.binary(max_size=500))
def test_a_delta_record_is_read_back_unchanged(data: bytes) -> None:
    changed = BASE[:1000] + data + BASE[1200:]
    record = content_codec.delta_record(changed, BASE_NAME, BASE)
    assert content_codec.base_of(record) == BASE_NAME
    assert content_codec.unpack_content(_name(changed), record, _load) == changed


@given(st.data())
def test_a_changed_record_is_never_served(data: st.DataObject) -> None:
    content = data.draw(st.binary(min_size=1, max_size=400)) * data.draw(st.sampled_from((1, 40)))
    packed = content_codec.plain_record(content)
    delta = content_codec.delta_record(BASE + content, BASE_NAME, BASE)
    for original, record in ((content, packed), (BASE + content, delta)):
        at = data.draw(st.integers(0, len(record) - 1))
        bit = 1 << data.draw(st.integers(0, 7))
        broken = record[:at] + bytes([record[at] ^ bit]) + record[at + 1 :]
        assert _unpacked(_name(original), broken) in (original, None)


def _unpacked(name: bytes, record: bytes) -> bytes | None:
    """None if it was refused."""
    try:
        return content_codec.unpack_content(name, record, _any_base)
    except CacheCorrupt:
        return None


def _any_base(name: bytes) -> bytes:
    if name != BASE_NAME:
        raise content_codec.corrupt_error(name)
    return BASE


@given(st.binary(max_size=60))
def test_random_bytes_in_place_of_a_content_record_are_reported_as_corrupt(rubbish: bytes) -> None:
    name = _name(b"what was meant to be here")
    with pytest.raises(CacheCorrupt):
        content_codec.unpack_content(name, rubbish, _any_base)


def test_a_damaged_base_is_reported_under_the_content_that_needed_it() -> None:
    changed = BASE + b"one more"
    record = content_codec.delta_record(changed, BASE_NAME, BASE)

    def broken(name: bytes) -> bytes:
        raise content_codec.corrupt_error(name)

    with pytest.raises(CacheCorrupt) as refused:
        content_codec.unpack_content(_name(changed), record, broken)
    assert refused.value.digest == _name(changed).hex()


def test_a_record_of_a_newer_version_is_named_as_such_and_no_kind_is_guessed() -> None:
    data = b"from the future"
    record = bytes([2]) + content_codec.plain_record(data)[1:]
    with pytest.raises(CacheCorrupt) as refused:
        content_codec.unpack_content(_name(data), record, _load)
    assert "version 2" in refused.value.message
    assert "newer" in refused.value.hint
    assert content_codec.kind_of(record) not in list(content_codec.RecordKind)


def test_a_content_record_of_an_unknown_kind_is_reported_as_corrupt() -> None:
    data = b"of a kind"
    record = content_codec.plain_record(data)
    with pytest.raises(CacheCorrupt):
        content_codec.unpack_content(_name(data), record[:1] + b"\x09" + record[2:], _load)


@given(st.integers(0, 3 * 32 + 13), st.integers(0, 7))
def test_a_list_of_chunks_with_one_changed_bit_is_refused(at: int, bit: int) -> None:
    name = _name(b"whole")
    record = content_codec.chunked_record(name, 3_000_000, [_name(b"1"), _name(b"2"), _name(b"3")])
    assert content_codec.verify_chunks(name, record) == [_name(b"1"), _name(b"2"), _name(b"3")]
    broken = bytearray(record)
    broken[at % len(record)] ^= 1 << bit
    with pytest.raises(CacheCorrupt):
        content_codec.verify_chunks(name, bytes(broken))


def test_the_list_of_another_content_is_refused() -> None:
    record = content_codec.chunked_record(_name(b"one"), 2_000_000, [_name(b"1"), _name(b"2")])
    with pytest.raises(CacheCorrupt):
        content_codec.verify_chunks(_name(b"other"), record)


ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=20)


@given(ANY_TEXT, st.floats(allow_nan=False), st.integers(0, 1 << 53), st.binary(max_size=16))
def test_a_session_head_is_read_back_unchanged(
    title: str, at: float, count: int, last: bytes
) -> None:
    head = SessionRecord(title, at, at, count, last)
    assert HEAD.unpack(HEAD.pack(head)) == head


@given(st.tuples(*[ANY_TEXT] * 5), st.binary(max_size=32), st.booleans())
def test_a_cache_entry_is_read_back_unchanged(
    origin: tuple[str, str, str, str, str], base: bytes, pinned: bool
) -> None:
    entry = EntryRecord(1, 2, 3, 4, 5.0, origin, base=base, pinned=pinned)
    assert ENTRY.unpack(ENTRY.pack(entry)) == entry


@given(st.data())
def test_a_changed_bit_is_noticed(data: st.DataObject) -> None:
    packed = HEAD.pack(SessionRecord("title", 1.0, 2.0, 3, b"last"))
    broken = bytearray(packed)
    broken[data.draw(st.integers(0, len(packed) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    with pytest.raises(StoreDamaged) as refused:
        HEAD.unpack(bytes(broken))
    assert refused.value.hint


def signed(body: bytes) -> bytes:
    return zlib.crc32(body).to_bytes(4, "big") + body


@pytest.mark.parametrize(
    "body",
    [
        b"\x91" * 1_000_000,
        msgspec.msgpack.encode(("x", 0.0, 0.0, 1, b"", ""))[:-1] + b"\x91" * 1_000_000,
        msgspec.msgpack.encode(("x", 0.0, 0.0, (1 << 64) - 1, b"", "")),
        msgspec.msgpack.encode(("x", 0.0, 0.0, -1, b"", "")),
        b"\x96\xa2\xff\xfe" + msgspec.msgpack.encode(("x", 0.0, 0.0, 1, b"", ""))[3:],
    ],
)
def test_a_forged_record_is_damaged_although_its_checksum_is_right(body: bytes) -> None:
    with pytest.raises(StoreDamaged):
        HEAD.unpack(signed(body))


@pytest.mark.parametrize("packed", [b"", b"abc", b"\x00" * 4, b"\x00" * 40])
def test_random_bytes_in_place_of_a_record_are_reported_as_damage(packed: bytes) -> None:
    with pytest.raises(StoreDamaged):
        ENTRY.unpack(packed)


def test_only_a_known_format_of_helix_is_accepted() -> None:
    mine = metadata_records.new_format("id", 1.0)
    assert metadata_records.check_format(FORMAT.pack(mine), "here") == mine
    with pytest.raises(StoreForeign):
        metadata_records.check_format(None, "here")
    with pytest.raises(StoreForeign):
        metadata_records.check_format(FORMAT.pack(StoreFormat("other", 1, "id", 1.0)), "here")
    with pytest.raises(StoreNewer) as newer:
        metadata_records.check_format(FORMAT.pack(StoreFormat(mine.magic, 99, "id", 1.0)), "here")
    assert "Update" in newer.value.hint
    with pytest.raises(StoreDamaged):
        metadata_records.check_format(b"rubbish", "here")
