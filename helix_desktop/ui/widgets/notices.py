"""Notices: the bar above a page, the banner above the window, and toasts (notifications) in it."""

from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.style.canvas import is_right_to_left, set_margins, set_surface
from helix_desktop.ui.style.tokens import TOP_BAR_HEIGHT
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import bounded_text, breakable_text, label_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.controls import button, icon_button, show_icon
from helix_desktop.ui.widgets.labels import IconLabel, label
from helix_desktop.ui.widgets.layout import aligned, column_of, grow, row_of

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


class _Message(QWidget):
    """An icon, a title, a text, and a cross; hidden while there is nothing to say."""

    def __init__(self, parent: QWidget | None, milliseconds: int) -> None:
        super().__init__(parent)
        self._icon = IconLabel("info", "info", place=QSize(16, 20))
        self._title = label("", "strong", wrap=True)
        self._text = label("", "small", "fg2", wrap=True)
        self._close = icon_button("close", tr("Dismiss"))
        self._close.clicked.connect(self.hide)
        self._away = single_shot_timer(self, milliseconds, self.hide)
        top, texts = Qt.AlignmentFlag.AlignTop, column_of(self._title, self._text, spacing=2)
        close = aligned(self._close, top)
        self._row = row_of(aligned(self._icon, top), 6, grow(texts), close, on=self)
        self.hide()

    def text(self) -> str:
        return f"{self._title.text()} {self._text.text()}".strip() if self.isVisible() else ""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._away.stop()

    def _say(self, title: str, text: str) -> None:
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))


class NoticeBar(_Message):
    """A bar with a message and a hint, hidden while there is none.

    Bad news stays until dismissed.
    """

    def __init__(self) -> None:
        super().__init__(None, NOTICE_MILLISECONDS)
        set_margins(self._row, start=16, top=10, end=8, bottom=10)
        self.tone = NoticeTone.BAD

    def show_message(
        self, message: str, hint: str = "", *, tone: NoticeTone = NoticeTone.BAD
    ) -> None:
        self.tone = tone
        set_surface(self, "notice", tone=tone.value)
        self._icon.show_as(NOTICE_ICONS.get(tone, "info"), tone.value)
        self._say(bounded_text(message, 600), bounded_text(hint, 600))
        self.setAccessibleName(f"{message} {hint}".strip())
        self.show()
        (self._away.start if tone is NoticeTone.GOOD else self._away.stop)()
        announce(self, self.accessibleName())


class Banner(QWidget):
    """A line above the whole window that names its state and offers one action. Hidden if empty."""

    entered = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "banner", tone="warn")
        self._text = label("", "small", "fg", wrap=True)
        self._do = button("")
        self._do.clicked.connect(self.entered)
        message = row_of(IconLabel("warn", "warn"), grow(self._text), spacing=12)
        self._row = row_of(grow(message), self._do, on=self, spacing=16)
        self.hide()

    def tell_safe_start(self) -> None:
        # not once: the language may have changed to one that is read from the other side
        set_margins(self._row, start=20, top=8, end=24, bottom=8)
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


TOAST_WIDTH, TOAST_MARGIN = 340, 16

TOAST_MILLISECONDS = 12_000
"""Milliseconds that a toast stays; the sidebar also marks anything that waits for the user."""


class Toast(_Message):
    """A short message at the upper right that reports an event elsewhere.

    Only the newest is shown; a click opens its source and the cross dismisses it.
    """

    entered = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, TOAST_MILLISECONDS)
        set_surface(self, "toast")
        self._window = window
        self.setFixedWidth(TOAST_WIDTH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._set_margins()
        window.installEventFilter(self)

    def show_message(
        self, title: str, text: str, *, icon: str = "info", tone: str = "info"
    ) -> None:
        self._icon.show_as(icon, tone)
        self._say(breakable_text(label_line(title)), breakable_text(label_line(text)))
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

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:  # a line more than when it was shown
            self.adjustSize()
        return done

    def _set_margins(self) -> None:
        set_margins(self._row, start=16, top=12, end=8, bottom=12)

    def _enter(self) -> None:
        self.hide()
        self.entered.emit()

    def _place(self) -> None:
        # here the toast covers neither the composer nor an approval card
        end = self._window.width() - self.width() - TOAST_MARGIN
        self.move(TOAST_MARGIN if is_right_to_left(self) else end, TOP_BAR_HEIGHT + TOAST_MARGIN)
