"""A sheet over the window: what is below is dimmed and waits; Esc or a click beside it closes.

No event loop of its own: it is a widget that lies on top, and gives the keyboard back. The palette
and forms are one as they are, `parts/sheet.py` adds a head, a foot and a place for what is asked.
"""

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from shiboken6 import isValid

from helix_desktop.ui.look.brush import brush
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.parts.focus_chain import behind, in_front

TOP, SIDE, BELOW = 104, 24, 40
RADIUS = 14
SHADOW = 24
SCRIM_DARK, SCRIM_LIGHT = 158, 82
"""Alpha: 62 % in the dark, 32 % in the light."""


class Overlay(QWidget):
    """Covers `window` while it is open; `card` holds what it shows, `width` wide at most."""

    closed = Signal()
    leaves_by_click = True
    """Whether a click beside the card closes it; not where that would throw work away."""

    def __init__(self, theme: Theme, window: QWidget, *, width: int) -> None:
        super().__init__(window)
        self._theme = theme
        self.below = window
        self._width = width
        self.shown = 1.0
        """How far it has come into sight, for what fades."""
        self._before: QWidget | None = None
        self.card = _Card(theme, self)
        self.hide()
        window.installEventFilter(self)
        theme.changed.connect(self.update)

    def open_over(self) -> None:
        """Show it, and put the keyboard where it belongs."""
        if self.isHidden():
            self._before = QApplication.focusWidget()
        self.setGeometry(self.below.rect())
        self.show()
        self.raise_()
        self.fit()
        self.take_focus()

    def take_focus(self) -> None:
        """Where the keyboard goes first; the first thing that wants it."""
        found = behind(self.card)
        while found is not None and found is not self.card:
            if self.card.isAncestorOf(found) and found.focusPolicy() & Qt.FocusPolicy.TabFocus:
                found.setFocus(Qt.FocusReason.PopupFocusReason)
                return
            found = behind(found)

    def close_sheet(self) -> None:
        if self.isHidden():
            return
        self.hide()
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.closed.emit()

    def fit(self) -> None:
        """As high as what it shows, and never higher than the window."""
        self.card.setGeometry(self.place())
        self.update()

    def place(self) -> QRect:
        """Where the card lies."""
        width = min(self._width, self.width() - 2 * SIDE)
        least = self.card.minimumSizeHint().height()
        self.card.resize(width, max(least, self.card.height()))
        wanted = self.card.wanted_height(width)
        top = min(TOP, max(SIDE, (self.height() - wanted) // 2))
        height = min(wanted, self.height() - top - BELOW)
        return QRect((self.width() - width) // 2, top, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self.isVisible() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self.below.rect())
            self.fit()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        elif enter and isinstance(focused, QPushButton):
            focused.click()
        event.accept()  # what is below hears nothing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        beside = not self.card.geometry().contains(event.position().toPoint())
        if beside and self.leaves_by_click:
            self.close_sheet()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays inside: what is below waits."""
        return self._turn(forward)

    def _turn(self, forward: bool) -> bool:
        now = QApplication.focusWidget()
        start = now if now is not None and self.card.isAncestorOf(now) else self.card
        found = behind(start) if forward else in_front(start)
        while found is not None and found is not start:
            if self._wants(found):
                reason = Qt.FocusReason.TabFocusReason
                found.setFocus(reason if forward else Qt.FocusReason.BacktabFocusReason)
                return True
            found = behind(found) if forward else in_front(found)
        return True

    def _wants(self, found: QWidget) -> bool:
        takes = bool(found.focusPolicy() & Qt.FocusPolicy.TabFocus)
        return takes and found.isVisible() and found.isEnabled() and self.card.isAncestorOf(found)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        alpha = SCRIM_DARK if self._theme.dark else SCRIM_LIGHT
        painter.fillRect(self.rect(), self._theme.colour("scrim", round(alpha * self.shown)))
        place = QRectF(self.card.geometry())
        for step in range(SHADOW, 0, -2):
            shade = self._theme.colour("scrim", round((7 if self._theme.dark else 4) * self.shown))
            grown = place.adjusted(-step, 16 - step, step, 8 + step)
            rounded(painter, grown, RADIUS + step, fill=shade)


class _Card(QWidget):
    """The sheet itself."""

    def __init__(self, theme: Theme, overlay: Overlay) -> None:
        super().__init__(overlay)
        self._theme = theme

    def wanted_height(self, width: int) -> int:
        layout = self.layout()
        if layout is None:
            return self.sizeHint().height()
        layout.activate()
        return max(layout.sizeHint().height(), layout.minimumSize().height())

    def focusNextPrevChild(self, forward: bool) -> bool:
        overlay = self.parentWidget()
        return isinstance(overlay, Overlay) and overlay.focusNextPrevChild(forward)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        fill, border = self._theme.colour("raised"), self._theme.colour("line2")
        rounded(painter, QRectF(self.rect()), RADIUS, fill=fill, border=border)
