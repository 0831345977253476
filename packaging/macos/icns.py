"""An .icns out of pictures: what the Finder and the Dock show, at every size and on every screen.

The two smallest are stored as Apple's packed planes, since a bundle does not show PNG there.
"""

import struct
from collections.abc import Iterable, Iterator, Sequence

from installers.drawing import Picture

MARGIN = 0.05
"""Icons of macOS keep some room around them; the drawing has half of it."""
_PNG = {
    **{b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024},
    **{b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512},
}
_PLANES = {b"ic04": 16, b"ic05": 32}
SIZES = tuple(sorted({*_PNG.values(), *_PLANES.values()}))
_HEAD = struct.Struct(">4sI")
_RUN, _LONGEST_RUN, _LONGEST_PLAIN = 3, 130, 128


def icns(pictures: Sequence[Picture]) -> bytes:
    """The container; every size in SIZES has to be there."""
    by_size = {each.size: each for each in pictures}
    entries = [(kind, _planes(by_size[size].pixels)) for kind, size in _PLANES.items()]
    entries += [(kind, by_size[size].png) for kind, size in _PNG.items()]
    body = b"".join(_HEAD.pack(kind, _HEAD.size + len(data)) + data for kind, data in entries)
    return _HEAD.pack(b"icns", _HEAD.size + len(body)) + body


def _planes(pixels: bytes) -> bytes:
    """Opacity, red, green, blue: one after the other, each packed."""
    return b"ARGB" + b"".join(packed(pixels[at::4]) for at in (3, 2, 1, 0))


def packed(plane: bytes) -> bytes:
    """Runs of 3 to 130 alike as (count + 125, byte), the others as (count - 1, bytes)."""
    made, plain = bytearray(), bytearray()
    for byte, count in _runs(plane):
        if count < _RUN:
            plain += bytes([byte]) * count
            continue
        made += b"".join(_plainly(plain)) + bytes([count + 125, byte])
        plain.clear()
    return bytes(made + b"".join(_plainly(plain)))


def _runs(plane: bytes) -> Iterator[tuple[int, int]]:
    at = 0
    while at < len(plane):
        end = at + 1
        while end < len(plane) and plane[end] == plane[at] and end - at < _LONGEST_RUN:
            end += 1
        yield plane[at], end - at
        at = end


def _plainly(plain: bytes | bytearray) -> Iterable[bytes]:
    for at in range(0, len(plain), _LONGEST_PLAIN):
        piece = plain[at : at + _LONGEST_PLAIN]
        yield bytes([len(piece) - 1]) + piece
