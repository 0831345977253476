"""The row of pictures above the words: each with its name in a tip and a way to leave it out."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from helix_desktop.domain.message import Image
from helix_desktop.domain.values import value
from helix_desktop.ui.look.brush import brush, within
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.buttons import button
from helix_desktop.ui.parts.labels import label, plain_tip
from helix_desktop.ui.words import size_text, tr

SIDE, CROSS, RADIUS, GAP = 56, 20, 8, 8


@value
class Shown:
    """A picture of the draft and the small form of it that is shown."""

    image: Image
    small: QImage


class Thumbnail(QWidget):
    """One picture; a click on its cross or Delete leaves it out."""

    removed = Signal()

    def __init__(self, theme: Theme, shown: Shown) -> None:
        super().__init__()
        self._theme, self.shown = theme, shown
        self._pixmap = QPixmap.fromImage(shown.small)
        self._over = False
        image = shown.image
        told = tr("Picture, {0} × {1}, {2}").format(
            image.width, image.height, size_text(image.size)
        )
        self.setFixedSize(SIDE, SIDE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(told)
        self.setToolTip(plain_tip(tr("{0}. Delete leaves it out.").format(told)))

    @property
    def cross(self) -> QRect:
        return QRect(SIDE - CROSS - 2, 2, CROSS, CROSS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.cross.contains(within(self, event.position()).toPoint()):
            self.removed.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(within(self, event.position()).toPoint())

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(QPoint(-1, -1))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(rect, RADIUS, RADIUS)
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(rect, self._theme.colour("surf2"))
        self._draw_picture(painter)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(self._theme.colour("line2"))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        self._draw_cross(painter)
        if self.hasFocus():
            focus_ring(painter, rect, RADIUS, colour=self._theme.colour("acc"))

    def _draw_picture(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatioF()
        if self._pixmap.isNull():
            icon = self._theme.icon("picture", "mut", size=24, ratio=ratio)
            painter.drawPixmap((SIDE - 24) // 2, (SIDE - 24) // 2, icon)
            return
        size = self._pixmap.size().scaled(SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        place = QRect(QPoint(0, 0), size)
        place.moveCenter(self.rect().center())
        painter.drawPixmap(place, self._pixmap)

    def _draw_cross(self, painter: QPainter) -> None:
        fill = self._theme.colour("raised", 235)
        border = self._theme.colour("mut" if self._over else "line2")
        rounded(painter, QRectF(self.cross), CROSS / 2, fill=fill, border=border)
        ratio = self.devicePixelRatioF()
        icon = self._theme.icon("close", "fg" if self._over else "fg2", size=12, ratio=ratio)
        corner = self.cross.topLeft() + QPoint((CROSS - 12) // 2, (CROSS - 12) // 2)
        painter.drawPixmap(corner, icon)

    def _hover(self, at: QPoint) -> None:
        over = self.cross.contains(at)
        if over != self._over:
            self._over = over
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
            )
            self.update()


class Attachments(QWidget):
    """All pictures of the draft, and one line where something is to be said or decided of them."""

    changed = Signal()
    left_out = Signal(object)
    """An Image that the person took out."""
    scaling_wanted = Signal()
    """The person wants what is too large scaled down."""
    refused = Signal()
    """The person does not want it then."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._thumbnails: list[Thumbnail] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(GAP)
        self._row.addStretch(1)
        self._words = label("", "small", "warn", wrap=True)
        self._scale = button(tr("Scale down"))
        self._scale.clicked.connect(self.scaling_wanted)
        self._refuse = button(tr("Leave out"))
        self._refuse.clicked.connect(self.refused)
        line = QHBoxLayout()
        line.setSpacing(GAP)
        for part in (self._words, self._scale, self._refuse):
            line.addWidget(part, 1 if part is self._words else 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GAP)
        layout.addLayout(self._row)
        layout.addLayout(line)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.say("")

    def images(self) -> tuple[Image, ...]:
        return tuple(each.shown.image for each in self._thumbnails)

    def words(self) -> str:
        return self._words.text()

    def show_all(self, shown: Sequence[Shown]) -> None:
        """Another draft's pictures."""
        for each in tuple(self._thumbnails):
            self._drop(each)
        for one in shown:
            self._add(one)
        self._show()

    def add(self, shown: Shown) -> None:
        """One more; the same picture twice is one."""
        if shown.image not in self.images():
            self._add(shown)
            self._show()
            self.changed.emit()

    def say(self, words: str, *, scalable: bool = False) -> None:
        """What is to be known, or decided, of pictures; "" for nothing."""
        self._words.setText(words)
        self._words.setVisible(bool(words))
        self._scale.setVisible(scalable)
        self._refuse.setVisible(scalable)
        self._show()

    def sizeHint(self) -> QSize:
        return QSize(200, super().sizeHint().height())

    def _add(self, shown: Shown) -> None:
        made = Thumbnail(self._theme, shown)
        made.removed.connect(lambda: self._on_removed(made))
        self._thumbnails.append(made)
        self._row.insertWidget(len(self._thumbnails) - 1, made)

    def _drop(self, thumbnail: Thumbnail) -> None:
        self._thumbnails.remove(thumbnail)
        self._row.removeWidget(thumbnail)
        thumbnail.hide()
        thumbnail.deleteLater()

    def _on_removed(self, thumbnail: Thumbnail) -> None:
        self._drop(thumbnail)
        self._show()
        self.left_out.emit(thumbnail.shown.image)
        self.changed.emit()

    def _show(self) -> None:
        self.setVisible(bool(self._thumbnails or self._words.text()))
