"""Reading on behind broken blocks."""

import os
from pathlib import Path

import plyvel
import pytest

from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.store.leveldb import Database, ReadGap

COUNT = 3000


def filled(folder: Path) -> list[Path]:
    """Two layers of tables that hold alternating keys."""
    ldb = plyvel.DB(str(folder), create_if_missing=True, compression=None, max_file_size=1 << 20)
    for layer in (0, 1):
        for number in range(layer, COUNT, 2):
            ldb.put(b"k%06d" % number, os.urandom(400))
        ldb.compact_range(start=b"a", stop=b"z") if not layer else None
    ldb.close()
    plyvel.DB(str(folder)).close()
    return sorted(folder.glob("*.ldb"))


def flip(file: Path, at: int) -> None:
    content = bytearray(file.read_bytes())
    content[at] ^= 1
    file.write_bytes(content)


def read(
    folder: Path, start: bytes = b"k", stop: bytes = b"l"
) -> tuple[list[bytes], list[ReadGap]]:
    database = Database.open(folder)
    found = list(database.salvage(start, stop))
    database.close()
    pairs = [pair[0] for pair in found if not isinstance(pair, ReadGap)]
    return pairs, [gap for gap in found if isinstance(gap, ReadGap)]


def test_a_whole_range_has_no_gap(tmp_path: Path) -> None:
    filled(tmp_path / "db")
    pairs, gaps = read(tmp_path / "db")
    assert len(pairs) == COUNT
    assert gaps == []


@pytest.mark.parametrize("at", [50, 30_000, 200_000])
def test_all_but_the_broken_block_is_read_in_order_and_once(tmp_path: Path, at: int) -> None:
    files = filled(tmp_path / "db")
    assert len(files) >= 2
    for file in files:
        flip(file, at)
    database = Database.open(tmp_path / "db")
    with pytest.raises(StoreDamaged):
        list(database.scan(b"k", b"l"))
    database.close()
    pairs, gaps = read(tmp_path / "db")
    assert gaps
    assert pairs == sorted(set(pairs))
    assert COUNT - 40 * len(files) < len(pairs) < COUNT


def test_a_range_that_begins_in_a_broken_block_is_read_behind_it(tmp_path: Path) -> None:
    files = filled(tmp_path / "db")
    flip(files[0], 50)
    whole, _ = read(tmp_path / "db")
    pairs, gaps = read(tmp_path / "db", start=b"k000003")
    assert pairs == [key for key in whole if key >= b"k000003"]
    assert gaps


def test_a_table_that_is_none_any_more_is_a_gap(tmp_path: Path) -> None:
    files = filled(tmp_path / "db")
    flip(files[0], files[0].stat().st_size - 1)
    pairs, gaps = read(tmp_path / "db")
    assert 0 < len(pairs) < COUNT
    assert gaps
