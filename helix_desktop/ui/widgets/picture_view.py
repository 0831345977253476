"""Shows a picture from outside, decoded in a thread within limits and scaled to the room.

Only plain pixel formats are decoded, and they are scaled while they are read, so that no picture
fills the memory.
"""

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from helix_desktop.ui.style.canvas import Canvas, PaintedWidget
from helix_desktop.ui.text.formatting import tr

MAX_PIXELS = 64_000_000
"""Most pixels of a picture that is decoded at all."""
PICTURE_MARGIN = 20
_FORMATS = frozenset({"png", "jpeg", "gif", "webp", "bmp"})


def decode_image(data: bytes, box: QSize) -> QImage | None:
    """Decode a picture, scaled down into a box, in a thread.

    Return None if that is impossible.
    """
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    if bytes(reader.format().data()).decode("ascii", "replace") not in _FORMATS:
        return None
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > MAX_PIXELS:
        return None
    if size.width() > box.width() or size.height() > box.height():
        reader.setScaledSize(size.scaled(box, Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return None if image.isNull() else image


class PictureView(PaintedWidget):
    """A picture in the middle of its widget, never larger than it is."""

    def __init__(self) -> None:
        super().__init__()
        self._image: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Image"))

    @property
    def is_shown(self) -> bool:
        return self._image is not None

    def show_image(self, image: QImage | None) -> None:
        self._image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        if self._image is None:
            return
        area = QRectF(self.rect()).adjusted(
            PICTURE_MARGIN, PICTURE_MARGIN, -PICTURE_MARGIN, -PICTURE_MARGIN
        )
        size = QSizeF(self._image.size())
        if size.width() > area.width() or size.height() > area.height():
            size = size.scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)
        picture_rect = QRectF(area.topLeft(), size)
        picture_rect.moveCenter(area.center())
        canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        canvas.painter.drawImage(picture_rect, self._image)
        canvas.box(picture_rect.adjusted(-1, -1, 1, 1), 0, border="line")
