"""Notices: the bar above a page, the banner above the window, and toasts (notifications) in it."""

from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.style.canvas import (
    Canvas,
    PaintedWidget,
    is_right_to_left,
    set_margins,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import NOTICE_FILL, TOP_BAR_HEIGHT
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import bounded_text, breakable_text, label_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import button, icon_button, show_icon
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import aligned, column_of, grow, row_of
from helix_desktop.ui.widgets.timers import single_shot_timer

NOTICE_MILLISECONDS = 8_000
"""Milliseconds after which good news disappears, since it needs no action."""


class NoticeTone(StrEnum):
    """The meaning of a notice; the values are names of colors."""

    GOOD = "ok"
    NOTE = "info"
    WARNING = "warn"
    BAD = "bad"


NOTICE_ICONS = {"ok": "check", "warn": "warn", "bad": "warn"}
"""The icon of a message by its tone; the others have the one for information."""


class NoticeBar(PaintedWidget):
    """A bar with a message and a hint, hidden while there is none.

    Bad news stays until dismissed.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._message = label("", "strong", wrap=True)
        self._hint = label("", "small", "fg2", wrap=True)
        self._close = icon_button("close", tr("Dismiss"))
        self._close.clicked.connect(self.hide)
        self.tone = NoticeTone.BAD
        self._away = single_shot_timer(self, NOTICE_MILLISECONDS, self.hide)
        row_of(
            grow(column_of(self._message, self._hint, spacing=2)),
            aligned(self._close, Qt.AlignmentFlag.AlignTop),
            on=self,
            margins=(44, 10, 8, 10),
        )
        self.hide()

    def show_message(
        self, message: str, hint: str = "", *, tone: NoticeTone = NoticeTone.BAD
    ) -> None:
        self.tone = tone
        self._message.setText(bounded_text(message, 600))
        self._hint.setText(bounded_text(hint, 600))
        self._hint.setVisible(bool(hint))
        self.setAccessibleName(f"{message} {hint}".strip())
        self.show()
        self.update()
        if tone is NoticeTone.GOOD:
            self._away.start()
        else:
            self._away.stop()
        announce(self, self.accessibleName())

    def text(self) -> str:
        return f"{self._message.text()} {self._hint.text()}".strip() if self.isVisible() else ""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._away.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self, self.theme)
        canvas.notice(self.rect(), self.tone)
        canvas.icon(QPointF(16, 12), NOTICE_ICONS.get(self.tone, "info"), self.tone)


class Banner(PaintedWidget):
    """A line above the whole window that names its state and offers one action. Hidden if empty."""

    entered = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._text = label("", "small", "fg", wrap=True)
        self._do = button("")
        self._do.clicked.connect(self.entered)
        self._row = row_of(grow(self._text), self._do, on=self, spacing=16)
        self.hide()

    def tell_safe_start(self) -> None:
        # not once: the language may have changed to one that is read from the other side
        set_margins(self._row, start=48, top=8, end=24, bottom=8)
        self._text.setText(
            tr(
                "Safe mode: Helix quit unexpectedly twice at startup. MCP servers are off, "
                "no workspace is open, and settings are at their defaults. Your data is "
                "unchanged."
            )
        )
        self._do.setText(tr("Restart normally"))
        self.show()

    def text(self) -> str:
        return self._text.text() if self.isVisible() else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self, self.theme)
        canvas.fill(self.rect(), self.theme.tint("warn", "bg", 2 * NOTICE_FILL))
        canvas.icon(QPointF(20, (self.height() - 16) // 2), "warn", "warn")


TOAST_WIDTH, TOAST_MARGIN = 340, 16

TOAST_MILLISECONDS = 12_000
"""Milliseconds that a toast stays; the sidebar also marks anything that waits for the user."""


class Toast(PaintedWidget):
    """A short message at the upper right that reports an event elsewhere.

    Only the newest is shown; a click opens its source and the cross dismisses it.
    """

    entered = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(theme, window)
        self._window = window
        self._icon, self._tone = "info", "info"
        self._title = label("", "strong", wrap=True)
        self._text = label("", "small", "fg2", wrap=True)
        self._close = icon_button("close", tr("Dismiss"))
        self._close.clicked.connect(self.hide)
        self._away = single_shot_timer(self, TOAST_MILLISECONDS, self.hide)
        self.setFixedWidth(TOAST_WIDTH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._row = row_of(
            grow(column_of(self._title, self._text, spacing=2)),
            aligned(self._close, Qt.AlignmentFlag.AlignTop),
            on=self,
        )
        self._set_margins()
        window.installEventFilter(self)
        self.hide()

    def show_message(
        self, title: str, text: str, *, icon: str = "info", tone: str = "info"
    ) -> None:
        self._icon, self._tone = icon, tone
        self._title.setText(breakable_text(label_line(title)))
        self._text.setText(breakable_text(label_line(text)))
        self._text.setVisible(bool(text))
        self.setAccessibleName(f"{title} {text}".strip())
        self.adjustSize()
        self._place()
        self.show()
        self.raise_()
        self._away.start()
        announce(self, self.accessibleName())

    def renew(self) -> None:
        """Name the button in another language, which may be read from the other side."""
        self.hide()
        self._set_margins()
        show_icon(self._close, "close", tr("Dismiss"))

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
        canvas = Canvas.on(self, self.theme)
        canvas.box(self.rect(), 10, "raised", border="acc" if self.hasFocus() else "line2")
        canvas.icon(QPointF(16, 14), self._icon, self._tone)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:  # a line more than when it was shown
            self.adjustSize()
        return done

    def _set_margins(self) -> None:
        """Leave room for the icon where the language begins."""
        set_margins(self._row, start=44, top=12, end=8, bottom=12)

    def _enter(self) -> None:
        self.hide()
        self.entered.emit()

    def _place(self) -> None:
        # here the toast covers neither the composer nor an approval card
        end = self._window.width() - self.width() - TOAST_MARGIN
        self.move(TOAST_MARGIN if is_right_to_left(self) else end, TOP_BAR_HEIGHT + TOAST_MARGIN)
