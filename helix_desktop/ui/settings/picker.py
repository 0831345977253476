"""A card that names what is chosen and opens the list of what can be."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QMenu, QSizePolicy

from helix_desktop.domain.values import value
from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.plain import one_line

HEIGHT = 64
_CENTRED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


@value
class Pick:
    """One thing to choose: its key, its name and a line on it."""

    key: str
    name: str
    below: str = ""


class Picker(QAbstractButton):
    """`tone` colours the dash before the caption; without one there is none."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, caption: str, tone: str = "") -> None:
        super().__init__()
        self._theme, self._caption, self._tone = theme, caption, tone
        self._picks: Sequence[Pick] = ()
        self._current = Pick("", "")
        self._menu = QMenu(self)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(self._open)
        theme.changed.connect(self.update)

    def show_picks(self, picks: Sequence[Pick], current: str) -> None:
        self._picks = picks
        nothing = Pick("", "—")
        self._current = next((each for each in picks if each.key == current), nothing)
        name = f"{self._caption}: {self._current.name} {self._current.below}"
        self.setAccessibleName(name.strip())
        self.setEnabled(len(picks) > 1)
        self.update()

    def current(self) -> Pick:
        return self._current

    def picks(self) -> Sequence[Pick]:
        return self._picks

    def sizeHint(self) -> QSize:
        return QSize(240, HEIGHT)

    def _open(self) -> None:
        self._menu.clear()
        for pick in self._picks:
            # an ampersand would underline the letter behind it
            action = self._menu.addAction(one_line(pick.name, 80).replace("&", "&&"))
            action.triggered.connect(lambda _on=False, key=pick.key: self.chosen.emit(key))
        self._menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect = self._theme, QRectF(self.rect())
        edge = "acc" if self._tone == "acc" else "line2" if self.underMouse() else "line"
        rounded(painter, rect, 10, fill=theme.colour("surf"), border=theme.colour(edge))
        left = 16.0
        if self._tone:
            dash = QRectF(16, 17, 14, 3)
            rounded(painter, dash, 1.5, fill=theme.colour(self._tone))
            left = 40.0
        width = rect.width() - left - 36
        self._line(painter, QRectF(left, 8, width, 16), self._caption, style="micro", tone="mut")
        name = QRectF(left, 22, width, 20)
        self._line(painter, name, one_line(self._current.name), style="strong", tone="fg")
        below = QRectF(left, 41, width, 16)
        self._line(painter, below, self._current.below, style="micro", tone="mut")
        if self.isEnabled():
            ratio = self.devicePixelRatioF()
            pixmap = theme.icon("down", "mut", size=16, ratio=ratio)
            painter.drawPixmap(round(rect.width()) - 28, 24, pixmap)
        if self.hasFocus():
            focus_ring(painter, rect, 10, colour=theme.colour("acc"))

    def _line(self, painter: QPainter, place: QRectF, text: str, *, style: str, tone: str) -> None:
        painter.setFont(font(style))
        painter.setPen(self._theme.colour(tone))
        metrics = QFontMetricsF(font(style))
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, _CENTRED, cut)
