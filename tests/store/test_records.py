"""Small records: guarded by a checksum, and any text survives in them."""

import zlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import StoreDamaged, StoreForeign, StoreNewer
from helix_desktop.store import records
from helix_desktop.store.records import ENTRY, FORMAT, HEAD, EntryRecord, SessionRecord, StoreFormat

ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=20)


@given(ANY_TEXT, st.floats(allow_nan=False), st.integers(0, 1 << 53), st.binary(max_size=16))
def test_a_head_comes_back(title: str, at: float, count: int, last: bytes) -> None:
    head = SessionRecord(title, at, at, count, last)
    assert HEAD.unpack(HEAD.pack(head)) == head


@given(st.tuples(*[ANY_TEXT] * 5), st.binary(max_size=32), st.booleans())
def test_an_entry_comes_back(
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
def test_what_was_forged_is_damaged_although_its_checksum_is_right(body: bytes) -> None:
    with pytest.raises(StoreDamaged):
        HEAD.unpack(signed(body))


@pytest.mark.parametrize("packed", [b"", b"abc", b"\x00" * 4, b"\x00" * 40])
def test_rubbish_is_damaged(packed: bytes) -> None:
    with pytest.raises(StoreDamaged):
        ENTRY.unpack(packed)


def test_only_a_format_of_ours_and_not_of_the_future_is_accepted() -> None:
    mine = records.new_format("id", 1.0)
    assert records.check_format(FORMAT.pack(mine), "here") == mine
    with pytest.raises(StoreForeign):
        records.check_format(None, "here")
    with pytest.raises(StoreForeign):
        records.check_format(FORMAT.pack(StoreFormat("other", 1, "id", 1.0)), "here")
    with pytest.raises(StoreNewer) as newer:
        records.check_format(FORMAT.pack(StoreFormat(mine.magic, 99, "id", 1.0)), "here")
    assert "Update" in newer.value.hint
    with pytest.raises(StoreDamaged):
        records.check_format(b"rubbish", "here")
