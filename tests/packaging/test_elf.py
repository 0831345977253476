"""A library without the gap that a tool left in it is the same library."""

import struct
import sys
from pathlib import Path

import pytest

from linux.elf import close_gaps, without_gap

HEAD, PART, SECTION = "<16sHHIQQQIHHHHHH", "<IIQQQQQQ", "<IIQQQQIIQQ"
BEGIN, GAP = 0x1000, 0x200000


def library(*, far: int) -> bytes:
    """A library of two parts, the second one at `far`, with the table of sections behind it."""
    first, second = b"first part".ljust(64, b"."), b"second part".ljust(64, b".")
    table = far + len(second)
    magic = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    head = struct.pack(HEAD, magic, 3, 62, 1, 0, 64, table, 0, 64, 56, 2, 64, 1, 0)
    parts = struct.pack(PART, 1, 5, 0, 0, 0, BEGIN + 64, BEGIN + 64, GAP)
    parts += struct.pack(PART, 1, 6, far, 2 * GAP, 2 * GAP, 64, 64, GAP)
    section = struct.pack(SECTION, 1, 1, 2, 2 * GAP, far, 64, 0, 0, 8, 0)
    data = (head + parts).ljust(BEGIN, b"\0") + first
    return data.ljust(far, b"\0") + second + section


def parts_of(data: bytes) -> list[tuple[int, bytes]]:
    """The address and the bytes of each part, as the system would load them."""
    entries = [struct.unpack_from(PART, data, 64 + at * 56) for at in range(2)]
    assert all(entry[2] % 0x10000 == entry[3] % 0x10000 for entry in entries)
    return [(entry[3], data[entry[2] :][: entry[5]]) for entry in entries]


def test_the_parts_of_a_library_are_loaded_as_before() -> None:
    before = library(far=GAP)
    after = without_gap(before)
    assert after is not None
    assert len(after) < 0x20000
    assert [item for item in parts_of(after)[1:]] == parts_of(before)[1:]
    assert parts_of(after)[0][1][BEGIN:] == parts_of(before)[0][1][BEGIN:]
    place = struct.unpack_from(HEAD, after)[6]
    offset = struct.unpack_from(SECTION, after, place)[4]
    assert after[offset:].startswith(b"second part")


def test_a_library_without_a_gap_stays_as_it_is() -> None:
    assert without_gap(library(far=0x2000)) is None
    shorter = without_gap(library(far=GAP))
    assert shorter is not None
    assert without_gap(shorter) is None


def test_bytes_between_the_parts_are_kept() -> None:
    filled = bytearray(library(far=GAP))
    filled[GAP - 1] = 1
    assert without_gap(bytes(filled)) is None


def test_other_files_stay_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "text.so").write_text("no library")
    (tmp_path / "wide.so.1").write_bytes(library(far=GAP))
    (tmp_path / "link.so").symlink_to("wide.so.1")
    close_gaps(tmp_path)
    assert (tmp_path / "text.so").read_text() == "no library"
    assert (tmp_path / "wide.so.1").read_bytes() == without_gap(library(far=GAP))
    assert (tmp_path / "link.so").is_symlink()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such libraries")
def test_the_libraries_of_pillow_still_load(tmp_path: Path) -> None:
    import ctypes  # noqa: PLC0415  not everywhere

    import PIL  # noqa: PLC0415  as above

    wide = Path(PIL.__file__).parent.with_name("pillow.libs")
    made = {path.name: without_gap(path.read_bytes()) for path in wide.glob("libXau*")}
    for name, data in made.items():
        if data is not None:
            (tmp_path / name).write_bytes(data)
            assert ctypes.CDLL(str(tmp_path / name)).XauFileName
