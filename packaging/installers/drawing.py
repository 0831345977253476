"""The application's icon at the sizes that are asked for, drawn by Qt, as it is in the window."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from installers.place import ROOT, Refused

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtSvg import QSvgRenderer

DRAWING = ROOT / "packaging" / "icon.svg"


@dataclass(frozen=True, slots=True)
class Picture:
    """One size of the icon: as PNG, and its pixels from the top as blue, green, red, opacity."""

    size: int
    png: bytes
    pixels: bytes


def drawn(sizes: Iterable[int], *, margin: float = 0.0, svg: Path = DRAWING) -> list[Picture]:
    """Each size once, the smallest first; `margin` is the part that stays free at every side."""
    # lazy: everything but drawing works where there is no Qt
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():
        raise Refused(f"{svg} is no drawing that Qt reads.")
    pictures = [_drawn(renderer, size, margin) for size in sorted(set(sizes))]
    del app
    return pictures


def _drawn(renderer: "QSvgRenderer", size: int, margin: float) -> Picture:
    from PySide6.QtCore import QRectF  # noqa: PLC0415  lazy, as above
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415  lazy, as above

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    free = size * margin
    renderer.render(painter, QRectF(free, free, size - 2 * free, size - 2 * free))
    painter.end()
    return Picture(size, _png(image), bytes(image.constBits()))


def _png(image: "QImage") -> bytes:
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice  # noqa: PLC0415  lazy, as above
    from PySide6.QtGui import QImageWriter  # noqa: PLC0415  lazy, as above

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(data.data())
