"""An .ico out of pictures: what Explorer, the taskbar and the installer show, at every size.

Small ones are stored plain, as every program that reads icons can; from 256 on as PNG, as Windows
wants them there.
"""

import struct
from collections.abc import Sequence

from installers.drawing import Picture

SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
"""What Windows asks for at 100 to 250 percent."""
_HEAD = struct.Struct("<HHH")
_ENTRY = struct.Struct("<BBBBHHII")
_BITMAP = struct.Struct("<IiiHHIIiiII")
_AS_PNG = 256


def ico(pictures: Sequence[Picture]) -> bytes:
    """The container, the smallest picture first."""
    ordered = sorted(pictures, key=lambda each: each.size)
    bodies = [each.png if each.size >= _AS_PNG else _bitmap(each) for each in ordered]
    at = _HEAD.size + _ENTRY.size * len(ordered)
    entries = b""
    for picture, body in zip(ordered, bodies, strict=True):
        side = picture.size % 256  # 0 stands for 256
        entries += _ENTRY.pack(side, side, 0, 0, 1, 32, len(body), at)
        at += len(body)
    return _HEAD.pack(0, 1, len(ordered)) + entries + b"".join(bodies)


def _bitmap(picture: Picture) -> bytes:
    """Rows from the bottom; twice the height, since a mask follows (none: opacity says it all)."""
    side, row = picture.size, picture.size * 4
    head = _BITMAP.pack(_BITMAP.size, side, side * 2, 1, 32, 0, 0, 0, 0, 0, 0)
    rows = [picture.pixels[at : at + row] for at in range(0, row * side, row)]
    mask = bytes((side + 31) // 32 * 4 * side)
    return head + b"".join(reversed(rows)) + mask
