"""Pictures of messages: how large they are shown, and how their bytes are decoded, in a thread.

Bytes come from anywhere: only plain pixel formats are read, scaled while they are read, and never
more of them than fit.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPainterPath

from helix_desktop.domain.message import Image
from helix_desktop.ui.chat.transcript.zones import Want, Zone, paint_words
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.words import tr

HIGH, WIDE = 160, 240
"""At most, of one picture."""
GAP = 8
ABOVE = 4
SHARP = 2
"""Pixels that are kept for each one shown."""
MOST = 64_000_000
"""Pixels of a picture that is decoded at all."""
_FORMATS = frozenset({"png", "jpeg", "gif", "webp", "bmp"})


def decoded(data: bytes) -> QImage | None:
    """A picture as large as it is ever shown; None if it is none. For a thread."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    if bytes(reader.format().data()).decode("ascii", "replace") not in _FORMATS:
        return None
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > MOST:
        return None
    box = QSize(WIDE * SHARP, HIGH * SHARP)
    if size.width() > box.width() or size.height() > box.height():
        reader.setScaledSize(size.scaled(box, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return None if image.isNull() else image


def placed(images: Sequence[Image], width: float) -> list[QRectF]:
    """Where pictures stand, in rows that end at the right, from their own top."""
    rows: list[list[QSize]] = [[]]
    used = 0.0
    for image in images:
        size = _size(image, width)
        if rows[-1] and used + size.width() > width:
            rows.append([])
            used = 0.0
        rows[-1].append(size)
        used += size.width() + GAP
    found, top = [], 0.0
    for row in rows:
        left = width - sum(size.width() for size in row) - GAP * (len(row) - 1)
        for size in row:
            found.append(QRectF(left, top, size.width(), size.height()))
            left += size.width() + GAP
        top += max((size.height() for size in row), default=0) + GAP
    return found


def height(images: Sequence[Image], width: float) -> float:
    """Of all of them with the gap above; 0 without any."""
    boxes = placed(images, width)
    return ABOVE + max(box.bottom() for box in boxes) if boxes else 0.0


def zones_of(images: Sequence[Image], width: float, top: float) -> list[Zone]:
    """A click leads to the picture in the cache."""
    boxes = placed(images, width)
    return [
        Zone(box.translated(0, top + ABOVE), Want.PICTURE, image.content)
        for image, box in zip(images, boxes, strict=True)
    ]


def paint_pictures(
    painter: QPainter,
    images: Sequence[Image],
    at: QPointF,
    *,
    width: float,
    known: Mapping[str, QImage | None],
    theme: Theme,
) -> None:
    for image, box in zip(images, placed(images, width), strict=True):
        place = box.translated(at.x(), at.y() + ABOVE)
        rounded(painter, place, 10, fill=theme.colour("surf"), border=theme.colour("line"))
        found = known.get(image.content)
        if found is not None:
            path = QPainterPath()
            path.addRoundedRect(place, 10, 10)
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(place, found)
            painter.restore()
            continue
        words = tr("Reading…")
        if image.content in known:
            words = tr("cannot be shown")
        sizes = f"{image.width} × {image.height} · {words}"
        room = place.adjusted(12, 0, -12, 0)
        paint_words(painter, room, sizes, style="micro", tone="mut", theme=theme)


def _size(image: Image, width: float) -> QSize:
    natural = QSize(max(1, image.width), max(1, image.height))
    box = QSize(int(min(WIDE, width)), HIGH)
    if natural.width() > box.width() or natural.height() > box.height():
        natural = natural.scaled(box, Qt.AspectRatioMode.KeepAspectRatio)
    return natural.expandedTo(QSize(24, 24))
