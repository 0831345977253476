"""An animated PNG of pictures of one size: each frame holds what differs from the one before.

Browsers and GitHub play the format; what does not know it shows the first picture. The chunks are
those of the PNG specification, third edition (acTL, fcTL, fdAT).
"""

import struct
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QIODevice, QRect
from PySide6.QtGui import QImage

SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BEST = 0
"""Qt's quality for the smallest PNG."""


@dataclass(slots=True)
class Frame:
    """A picture and how long it stays, in milliseconds."""

    image: QImage
    stays: int


def animated_png(frames: Sequence[Frame]) -> bytes:
    """Return the file: it plays for ever, and its first frame is the picture for everybody else."""
    parts = [_part(frame.image, previous) for frame, previous in _pairs(frames)]
    header = next(data for kind, data in _chunks(_png(frames[0].image)) if kind == b"IHDR")
    out = [SIGNATURE, _chunk(b"IHDR", header), _chunk(b"acTL", struct.pack(">II", len(parts), 0))]
    number = 0
    for at, (frame, (rect, png)) in enumerate(zip(frames, parts, strict=True)):
        out.append(_chunk(b"fcTL", _control(number, rect, frame.stays)))
        number += 1
        for kind, data in _chunks(png):
            if kind == b"IDAT" and at == 0:
                out.append(_chunk(b"IDAT", data))
            elif kind == b"IDAT":
                out.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    return b"".join([*out, _chunk(b"IEND", b"")])


def _pairs(frames: Sequence[Frame]) -> Iterator[tuple[Frame, QImage | None]]:
    previous: QImage | None = None
    for frame in frames:
        yield frame, previous
        previous = frame.image


def _part(image: QImage, previous: QImage | None) -> tuple[QRect, bytes]:
    rect = image.rect() if previous is None else differing(previous, image)
    return rect, _png(image.copy(rect))


def differing(one: QImage, other: QImage) -> QRect:
    """Return the smallest rectangle with all differences; one pixel if there is none."""
    first, second = _rows(one), _rows(other)
    rows = [at for at, pair in enumerate(zip(first, second, strict=True)) if pair[0] != pair[1]]
    if not rows:
        return QRect(0, 0, 1, 1)
    left, right = one.width(), 0
    for at in rows:
        pixels = zip(_pixels(first[at]), _pixels(second[at]), strict=True)
        changed = [x for x, (a, b) in enumerate(pixels) if a != b]
        left, right = min(left, changed[0]), max(right, changed[-1])
    return QRect(left, rows[0], right - left + 1, rows[-1] - rows[0] + 1)


def _rows(image: QImage) -> list[bytes]:
    data, step, size = bytes(image.constBits()), image.bytesPerLine(), image.width() * 3
    return [data[at * step : at * step + size] for at in range(image.height())]


def _pixels(row: bytes) -> list[bytes]:
    return [row[at : at + 3] for at in range(0, len(row), 3)]


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.convertToFormat(QImage.Format.Format_RGB888).save(buffer, "PNG", _BEST)
    return bytes(buffer.data().data())


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (size,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += size + 12


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _control(number: int, rect: QRect, stays: int) -> bytes:
    place = (rect.width(), rect.height(), rect.x(), rect.y())
    return struct.pack(">IIIIIHHBB", number, *place, stays, 1_000, 0, 0)
