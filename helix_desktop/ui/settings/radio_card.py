"""Cards of which one is chosen: a name, a line below it, and a word at the right."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.parts.labels import plain_tip

HEIGHT = 60
_CENTRED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class RadioCard(QAbstractButton):
    """Chosen is a border in the accent colour, never a fill."""

    def __init__(self, theme: Theme, name: str, below: str) -> None:
        super().__init__()
        self._theme, self._below, self._beside = theme, below, ""
        self.setText(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedHeight(HEIGHT)
        self.setMinimumWidth(120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setToolTip(plain_tip(below))
        self.show_beside("")
        theme.changed.connect(self.update)

    def show_beside(self, text: str) -> None:
        self._beside = text
        self.setAccessibleName(f"{self.text()} {self._below} {text}".strip())
        self.update()

    def beside(self) -> str:
        return self._beside

    def sizeHint(self) -> QSize:
        return QSize(180, HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect, on = self._theme, QRectF(self.rect()), self.isChecked()
        edge = "acc" if on else "line2" if self.underMouse() else "line"
        rounded(painter, rect, 10, fill=theme.colour("surf"), border=theme.colour(edge))
        if on:
            clear = QColor(0, 0, 0, 0)
            inner = rect.adjusted(1, 1, -1, -1)
            rounded(painter, inner, 9, fill=clear, border=theme.colour("acc", 90))
        self._paint_radio(painter, QPointF(19, 20), on=on)
        right = self._word(painter, rect, 12)
        name = QRectF(36, 10, rect.width() - 36 - right, 22)
        self._line(painter, name, self.text(), style="title" if on else "strong", tone="fg")
        below = QRectF(36, 32, rect.width() - 44, 18)
        self._line(painter, below, self._below, style="micro", tone="mut")
        if self.hasFocus():
            focus_ring(painter, rect, 10, colour=theme.colour("acc"))

    def _word(self, painter: QPainter, rect: QRectF, inset: float) -> float:
        if not self._beside or not self.isChecked():
            return inset
        width = QFontMetricsF(font("microb")).horizontalAdvance(self._beside)
        place = QRectF(rect.width() - inset - width, 10, width + 1, 22)
        self._line(painter, place, self._beside, style="microb", tone="acc")
        return inset + width + 6

    def _paint_radio(self, painter: QPainter, centre: QPointF, *, on: bool) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.colour("acc" if on else "line2"), 1.5))
        painter.drawEllipse(centre, 6.5, 6.5)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("acc"))
            painter.drawEllipse(centre, 3.5, 3.5)

    def _line(self, painter: QPainter, place: QRectF, text: str, *, style: str, tone: str) -> None:
        painter.setFont(font("strong" if style == "title" else style))
        painter.setPen(self._theme.colour(tone))
        metrics = QFontMetricsF(painter.font())
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, _CENTRED, cut)
