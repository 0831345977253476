"""The round button at the end of the field: sends, or stops what runs."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import focus_ring, rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.labels import plain_tip

SIDE, RADIUS, ICON = 32, 10, 16


class SendButton(QAbstractButton):
    """Filled while it sends; quiet while it stops, so that it does not draw the eye for minutes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._stops = False
        self.setFixedSize(self.sizeHint())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        theme.changed.connect(self.update)

    def show_as(self, tip: str, *, stops: bool) -> None:
        self._stops = stops
        self.setAccessibleName(tip)
        self.setToolTip(plain_tip(tip))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        rect, theme = QRectF(self.rect()), self._theme
        if self._stops:
            border = theme.colour("mut" if self.underMouse() else "line2")
            rounded(painter, rect, RADIUS, fill=theme.colour("surf2"), border=border)
            rounded(painter, rect.adjusted(11, 11, -11, -11), 2, fill=theme.colour("fg"))
        else:
            enabled = self.isEnabled()
            fill = ("accfill_h" if self.underMouse() else "accfill") if enabled else "surf2"
            rounded(painter, rect, RADIUS, fill=theme.colour(fill))
            tone = "onacc" if enabled else "dis"
            icon = theme.icon("send", tone, size=ICON, ratio=self.devicePixelRatioF())
            painter.drawPixmap((SIDE - ICON) // 2, (SIDE - ICON) // 2, icon)
        if self.hasFocus():
            focus_ring(painter, rect, RADIUS, colour=theme.colour("acc"))
