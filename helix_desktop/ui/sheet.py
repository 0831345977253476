"""A sheet over the window: what it asks comes first, and the window behind it waits.

The keyboard stays in it, Esc dismisses it, and focus goes back to where it was.
"""

from collections.abc import Callable

from PySide6.QtCore import (
    Property,
    QEasingCurve,
    QEvent,
    QObject,
    QPropertyAnimation,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QPushButton,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.ui.buttons import IconButton, button
from helix_desktop.ui.labels import label
from helix_desktop.ui.paint import hairline, rounded
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.words import tr

WIDEST = 760
RADIUS, FOOTER, PADDING, RISE = 14, 64, 24, 8
SCRIM = 158
"""62 % of 255."""
FADE = 200
SHADOW, SHADOW_DOWN = 24, 14


class Sheet(QWidget):
    """Put what it shows into `body` and its buttons into `footer`, then `open` it.

    It deletes itself when it is dismissed; `closed` comes first.
    """

    closed = Signal()

    def __init__(
        self,
        theme: Theme,
        host: QWidget,
        *,
        title: str,
        hint: str = "",
        size: QSize | None = None,
    ) -> None:
        super().__init__(host.window())
        self._host = host.window()
        self._theme = theme
        self._size = size
        self._shown = 1.0
        self._before: QWidget | None = None
        self._fading: QPropertyAnimation | None = None
        self.card = QWidget(self)
        self.title = label(title, "head")
        self.hint = label(hint, "small", "mut", wrap=True)
        self.body = QVBoxLayout()
        self.footer = QHBoxLayout()
        self.setAccessibleName(title)
        self._lay_out()
        # only now: shown without a parent it would be a window, and take the keyboard along
        self.hint.setVisible(bool(hint))
        self.hide()

    def open(self, first: QWidget | None = None) -> None:
        """Come into sight; `first` has the keyboard."""
        self._before = QApplication.focusWidget()
        self._host.installEventFilter(self)
        self.setGeometry(self._host.rect())
        self.show()
        self.raise_()
        (first or self).setFocus(Qt.FocusReason.TabFocusReason)
        self._fade()

    def dismiss(self) -> None:
        """Go; what had the keyboard has it again."""
        if self.isHidden():
            return
        self._host.removeEventFilter(self)
        if self._fading is not None:
            self._fading.stop()
        self.hide()
        if self._before is not None:
            self._before.setFocus()
        self.closed.emit()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.setGeometry(self._host.rect())
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.dismiss()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                focused = self.focusWidget()
                if isinstance(focused, QPushButton):
                    focused.click()
            case _:
                pass  # nothing behind a sheet hears a key
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round inside."""
        found = [
            each
            for each in self.card.findChildren(QWidget)
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus
            and each.isEnabled()
            and each.isVisibleTo(self)
        ]
        if not found:
            return True
        now = self.focusWidget()
        at = found.index(now) if now in found else (-1 if forward else 0)
        step = 1 if forward else -1
        found[(at + step) % len(found)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("scrim", round(SCRIM * self._shown)))
        rect = QRectF(self.card.geometry())
        for at in range(SHADOW):
            spread = rect.adjusted(-at, SHADOW_DOWN - at, at, SHADOW_DOWN + at)
            shade = QColor(0, 0, 0, round((5 if self._theme.dark else 2) * self._shown))
            rounded(painter, spread, RADIUS + at, fill=shade)
        raised, line = self._theme.colour("raised"), self._theme.colour("line2")
        raised.setAlphaF(self._shown)
        rounded(painter, rect, RADIUS, fill=raised, border=line if self._shown == 1.0 else None)

    def _get_shown(self) -> float:
        return self._shown

    def _set_shown(self, shown: float) -> None:
        self._shown = shown
        effect = self.card.graphicsEffect()
        if isinstance(effect, QGraphicsOpacityEffect):
            effect.setOpacity(shown)
        self._place()
        self.update()

    shown = Property(float, _get_shown, _set_shown)

    def _fade(self) -> None:
        """200 ms and 8 pixels up; at once where the desktop wants no motion."""
        if not self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, self):
            return
        self.card.setGraphicsEffect(QGraphicsOpacityEffect(self.card))
        self._fading = QPropertyAnimation(self, b"shown", self)
        self._fading.setDuration(FADE)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fading.finished.connect(self._on_faded)
        self._fading.start()

    def _on_faded(self) -> None:
        self.card.setGraphicsEffect(None)  # type: ignore[arg-type]

    def _place(self) -> None:
        room = self.size() - QSize(2 * PADDING, 2 * PADDING)
        wanted = self._size or QSize(WIDEST, self.card.sizeHint().height())
        width, height = min(wanted.width(), room.width()), min(wanted.height(), room.height())
        top = (self.height() - height) // 2 + round(RISE * (1 - self._shown))
        self.card.setGeometry((self.width() - width) // 2, top, width, height)

    def _lay_out(self) -> None:
        close = IconButton(self._theme, "close", tr("Close (Esc)"))
        close.clicked.connect(self.dismiss)
        head = QHBoxLayout()
        head.setContentsMargins(PADDING, 16, 16, 0)
        head.addWidget(self.title, 1)
        head.addWidget(close)
        self.hint.setContentsMargins(PADDING, 0, PADDING, 0)
        self.body.setContentsMargins(PADDING, 16, PADDING, 16)
        self.body.setSpacing(0)
        self.footer.setContentsMargins(PADDING, 16, PADDING, 16)
        self.footer.setSpacing(12)
        layout = QVBoxLayout(self.card)
        layout.setContentsMargins(1, 0, 1, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addWidget(self.hint)
        layout.addLayout(self.body, 1)
        layout.addWidget(hairline())
        layout.addLayout(self.footer)


def confirm(
    theme: Theme,
    host: QWidget,
    *,
    title: str,
    text: str,
    yes: tuple[str, Callable[[], None]],
    danger: bool = False,
) -> Sheet:
    """A question with one answer that does something; Esc and Cancel do nothing."""
    made = Sheet(theme, host, title=title, size=QSize(480, 208))
    made.body.addWidget(label(text, "small", "fg2", wrap=True))
    made.body.addStretch(1)
    words, act = yes
    no, does = button(tr("Cancel")), button(words, primary=not danger)
    if danger:
        does.setProperty("role", "danger")

    def done() -> None:
        made.dismiss()
        act()

    does.clicked.connect(done)
    no.clicked.connect(made.dismiss)
    made.footer.addStretch(1)
    made.footer.addWidget(no)
    made.footer.addWidget(does)
    made.open(no if danger else does)
    return made
