"""A short message at the upper right of the window: what happened elsewhere, and the way there."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from helix_desktop.ui.look.brush import brush, pad
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.look.tokens import TOP_BAR
from helix_desktop.ui.parts.buttons import IconButton
from helix_desktop.ui.parts.labels import label
from helix_desktop.ui.plain import breakable, one_line
from helix_desktop.ui.spoken import announce
from helix_desktop.ui.words import tr

WIDTH, MARGIN = 340, 16
SECONDS = 12_000
"""Milliseconds it stays; what waits for the person is marked in the sidebar as well."""


class Toast(QWidget):
    """One at a time, the newest; a click goes there, the cross takes it away."""

    entered = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme, self._window = theme, window
        self._icon, self._tone = "info", "info"
        self._title = label("", "strong", wrap=True)
        self._text = label("", "small", "fg2", wrap=True)
        self._close = IconButton(theme, "close", tr("Dismiss"))
        self._close.clicked.connect(self.hide)
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.setInterval(SECONDS)
        self._away.timeout.connect(self.hide)
        self.setFixedWidth(WIDTH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        pad(row, start=44, top=12, end=8, bottom=12)
        row.addLayout(words, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        window.installEventFilter(self)
        theme.changed.connect(self.update)
        self.hide()

    def tell(self, title: str, text: str, *, icon: str = "info", tone: str = "info") -> None:
        self._icon, self._tone = icon, tone
        self._title.setText(breakable(one_line(title)))
        self._text.setText(breakable(one_line(text)))
        self._text.setVisible(bool(text))
        self.setAccessibleName(f"{title} {text}".strip())
        self.adjustSize()
        self._place()
        self.show()
        self.raise_()
        self._away.start()
        announce(self, self.accessibleName())

    def text(self) -> str:
        return f"{self._title.text()} {self._text.text()}".strip() if self.isVisible() else ""

    def hideEvent(self, event: QEvent) -> None:
        self._away.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._enter()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._enter()
        elif event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        theme, rect = self._theme, QRectF(self.rect())
        edge = theme.colour("acc" if self.hasFocus() else "line2")
        rounded(painter, rect, 10, fill=theme.colour("raised"), border=edge)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(16, 14, theme.icon(self._icon, self._tone, size=16, ratio=ratio))

    def _enter(self) -> None:
        self.hide()
        self.entered.emit()

    def _place(self) -> None:
        window = self._window
        left = window.width() - self.width() - MARGIN
        top = TOP_BAR + MARGIN  # where it covers neither what is typed nor what is asked
        self.move(QPoint(left, top))
