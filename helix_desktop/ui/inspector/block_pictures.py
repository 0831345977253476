"""The pictures of an opened block, beside its text."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from helix_desktop.domain.messages import Image
from helix_desktop.domain.request_view import InspectedBlock
from helix_desktop.ui.style.canvas import Canvas

BOX = QSize(480, 320)
"""The box into which a picture is decoded."""
_BETWEEN, _WIDEST = 8, 160
_SHARE = 0.5
"""The share of the text's box that pictures may take."""

Known = Mapping[str, QImage | None]
"""Pictures that were read, by digest; None for one that cannot be shown."""


def block_images(block: InspectedBlock) -> tuple[Image, ...]:
    """Return the pictures that a block sends, in order."""
    found: list[Image] = []
    for part in block.message.parts:
        found += (part,) if isinstance(part, Image) else getattr(part, "images", ())
    return tuple(found)


def paint_block_images(
    canvas: Canvas, images: tuple[Image, ...], box: QRectF, *, known: Known
) -> float:
    """Paint as many pictures as fit at the end of a box; return the width that they take."""
    used = 0.0
    high = box.height() - 2 * _BETWEEN
    canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for image in images:
        size = QSizeF(max(1, image.width), max(1, image.height))
        if size.width() > _WIDEST or size.height() > high:
            size = size.scaled(QSizeF(_WIDEST, high), Qt.AspectRatioMode.KeepAspectRatio)
        if used + size.width() + _BETWEEN > box.width() * _SHARE:
            break
        used += size.width() + _BETWEEN
        place = QRectF(box.right() - used, box.top() + _BETWEEN, size.width(), size.height())
        if (shown := known.get(image.content)) is not None:
            canvas.painter.drawImage(canvas.placed(place), shown)
        canvas.box(place, 2, border="line")
    return used
