"""A library with megabytes of nothing between its parts, written without them.

Tools that add a part to a library of wheels put it at the next two megabytes, as the library asks
for its memory. Linux only wants whole pages: the file may be as short as its parts are.
"""

import struct
from itertools import pairwise
from pathlib import Path

_PAGE = 0x10000
"""The largest page of the machines that are built for."""
_HEAD, _PART, _SECTION = struct.Struct("<16sHHIQQQIHHHHHH"), struct.Struct("<IIQQQQQQ"), 64
_LOADED = 1
_OFFSET, _ALIGN = 2, 7
"""Places in a part's entry."""
_SECTION_OFFSET = 24
"""The place of the offset in a section's entry."""


def close_gaps(folder: Path) -> None:
    """Close the gaps in all libraries below a folder."""
    for place in sorted(folder.rglob("*.so*")):
        if place.is_file() and not place.is_symlink():
            found = place.read_bytes()
            if (made := without_gap(found)) is not None:
                place.write_bytes(made)


def without_gap(library: bytes) -> bytes | None:
    """Return a library without the last gap of zeros between its parts; None if there is none."""
    if library[:6] != b"\x7fELF\x02\x01":  # 64 bits, little-endian
        return None
    head = list(_HEAD.unpack_from(library))
    parts = [list(_PART.unpack_from(library, head[5] + at * head[9])) for at in range(head[10])]
    loaded = sorted((part[_OFFSET], part[5]) for part in parts if part[0] == _LOADED)
    ends = [(start + size, after) for (start, size), (after, _) in pairwise(loaded)]
    start, end = max(ends, key=lambda each: each[1] - each[0], default=(0, 0))
    sections = head[6] + head[12] * _SECTION
    start += len(library[start:end].rstrip(b"\0"))
    start = max(start, sections if head[6] < end else 0)
    cut = (end - start) // _PAGE * _PAGE
    if cut <= 0:
        return None
    made = bytearray(library)
    for at, part in enumerate(parts):
        part[_OFFSET] -= cut * (part[_OFFSET] >= end)
        part[_ALIGN] = min(part[_ALIGN], _PAGE)
        _PART.pack_into(made, head[5] + at * head[9], *part)
    _move_sections(made, head, end, cut)
    return bytes(made[: end - cut] + made[end:])


def _move_sections(made: bytearray, head: list[int], since: int, cut: int) -> None:
    for at in range(head[12]):
        place = head[6] + at * _SECTION + _SECTION_OFFSET
        offset = struct.unpack_from("<Q", made, place)[0]
        struct.pack_into("<Q", made, place, offset - cut * (offset >= since))
    head[6] -= cut * (head[6] >= since)
    _HEAD.pack_into(made, 0, *head)
