"""Small records: guarded by a checksum, and any text survives in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.errors import StoreDamaged, StoreForeign, StoreNewer
from helix_desktop.store import records
from helix_desktop.store.records import ENTRY, FORMAT, HEAD, Entry, Format, Head

ANY_TEXT = st.text(st.characters(exclude_categories=()), max_size=20)


@given(ANY_TEXT, st.floats(allow_nan=False), st.integers(0, 1 << 60), st.binary(max_size=16))
def test_a_head_comes_back(title: str, at: float, count: int, last: bytes) -> None:
    head = Head(title, at, at, count, last)
    assert HEAD.unpack(HEAD.pack(head)) == head


@given(st.tuples(*[ANY_TEXT] * 5), st.binary(max_size=32), st.booleans())
def test_an_entry_comes_back(
    origin: tuple[str, str, str, str, str], base: bytes, pinned: bool
) -> None:
    entry = Entry(1, 2, 3, 4, 5.0, origin, base=base, pinned=pinned)
    assert ENTRY.unpack(ENTRY.pack(entry)) == entry


@given(st.data())
def test_a_changed_bit_is_noticed(data: st.DataObject) -> None:
    packed = HEAD.pack(Head("title", 1.0, 2.0, 3, b"last"))
    broken = bytearray(packed)
    broken[data.draw(st.integers(0, len(packed) - 1))] ^= 1 << data.draw(st.integers(0, 7))
    with pytest.raises(StoreDamaged) as refused:
        HEAD.unpack(bytes(broken))
    assert refused.value.hint


@pytest.mark.parametrize("packed", [b"", b"abc", b"\x00" * 4, b"\x00" * 40])
def test_rubbish_is_damaged(packed: bytes) -> None:
    with pytest.raises(StoreDamaged):
        ENTRY.unpack(packed)


def test_only_a_format_of_ours_and_not_of_the_future_is_accepted() -> None:
    mine = records.new_format("id", 1.0)
    assert records.checked_format(FORMAT.pack(mine), "here") == mine
    with pytest.raises(StoreForeign):
        records.checked_format(None, "here")
    with pytest.raises(StoreForeign):
        records.checked_format(FORMAT.pack(Format("other", 1, "id", 1.0)), "here")
    with pytest.raises(StoreNewer) as newer:
        records.checked_format(FORMAT.pack(Format(mine.magic, 99, "id", 1.0)), "here")
    assert "Update" in newer.value.hint
    with pytest.raises(StoreDamaged):
        records.checked_format(b"rubbish", "here")
