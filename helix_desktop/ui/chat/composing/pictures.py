"""Pictures that are handed over, as the bytes and sizes that a message carries. Blocks: in threads.

What is a picture is decided by its bytes, never by its name.
"""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from helix_desktop.domain.values import value

MIMES = {
    b"png": "image/png",
    b"jpeg": "image/jpeg",
    b"jpg": "image/jpeg",
    b"gif": "image/gif",
    b"webp": "image/webp",
}
"""What Qt calls the kinds that models take."""
QUALITY = 88
SMALLEST_EDGE = 64
MOST_PIXELS = 120_000_000
"""Pixels of a picture that is opened at all: half a gigabyte."""


@value
class Picture:
    """One picture: its bytes as they are sent."""

    data: bytes
    mime: str
    width: int
    height: int


def picture_of(data: bytes) -> Picture | None:
    """None if these bytes are no picture that a model takes."""
    buffer, reader = _reader(data)
    mime = MIMES.get(bytes(reader.format().data()).lower())
    size = reader.size()
    buffer.close()
    if mime is None or not size.isValid() or size.width() * size.height() > MOST_PIXELS:
        return None
    return Picture(data, mime, size.width(), size.height())


def encoded(image: QImage) -> Picture:
    """What was copied as a picture, without a loss."""
    return Picture(_written(image, "PNG"), "image/png", image.width(), image.height())


def scaled_down(picture: Picture, *, size: int, edge: int) -> Picture | None:
    """Small enough for both limits (0 = none); None where that cannot be."""
    buffer, reader = _reader(picture.data)
    image = reader.read()
    buffer.close()
    if image.isNull():
        return None
    longest = min(edge or max(image.width(), image.height()), max(image.width(), image.height()))
    while longest >= SMALLEST_EDGE:
        made = _fitted(image, longest)
        if len(made.data) <= size:
            return made
        longest = longest * 3 // 4
    return None


def thumbnail(data: bytes, side: int) -> QImage:
    """At most `side` pixels wide and high; a null image for what cannot be read."""
    buffer, reader = _reader(data)
    whole = reader.size()
    if whole.isValid():
        reader.setScaledSize(whole.scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    buffer.close()
    return image


def _fitted(image: QImage, longest: int) -> Picture:
    small = image.scaled(
        QSize(longest, longest),
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    kind, mime = ("PNG", "image/png") if image.hasAlphaChannel() else ("JPEG", "image/jpeg")
    return Picture(_written(small, kind), mime, small.width(), small.height())


def _written(image: QImage, kind: str) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # PySide's stubs know the name of a format as text only
    image.save(buffer, kind, QUALITY if kind == "JPEG" else -1)  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())


def _reader(data: bytes) -> tuple[QBuffer, QImageReader]:
    """The buffer has to live as long as the reader."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    reader.setDecideFormatFromContent(True)
    return buffer, reader
