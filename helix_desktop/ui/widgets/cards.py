"""Notices and banners on a page, toasts, folding panels, and cards to choose one from."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from helix_desktop.ui.style.canvas import (
    Canvas,
    PaintedWidget,
    forward_icon,
    is_right_to_left,
    set_margins,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import NOTICE_FILL, TOP_BAR_HEIGHT
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import bounded_text, breakable_text, label_line
from helix_desktop.ui.widgets.accessibility import announce
from helix_desktop.ui.widgets.buttons import PaintedButton
from helix_desktop.ui.widgets.controls import button, icon_button, show_icon
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import aligned, column_of, grow, make_scroll_area, row_of
from helix_desktop.ui.widgets.timers import single_shot_timer

NOTICE_MILLISECONDS = 8_000
"""Milliseconds after which good news disappears, since it needs no action."""


class NoticeTone(StrEnum):
    """The meaning of a notice; the values are names of colors."""

    GOOD = "ok"
    NOTE = "info"
    WARNING = "warn"
    BAD = "bad"


_ICONS = {"ok": "check", "warn": "warn", "bad": "warn"}
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
        canvas.icon(QPointF(16, 12), _ICONS.get(self.tone, "info"), self.tone)


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


class VerdictCard(PaintedWidget):
    """A card with an icon, a title, and a text; `tone` is ok, warn, bad, or a neutral color."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._tone = "ok"
        self._title = label("", "smallb", wrap=True)
        self._text = label("", "small", "fg2", wrap=True)
        column_of(self._title, self._text, on=self, margins=(40, 10, 14, 12), spacing=2)

    def show_words(self, tone: str, title: str, text: str) -> None:
        self._tone = tone
        self._title.setText(title)
        self._text.setText(text)
        self.update()

    def text(self) -> str:
        return f"{self._title.text()} {self._text.text()}"

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self, self.theme)
        canvas.notice(self.rect(), self._tone, background="panel")
        canvas.icon(QPointF(14, 11), _ICONS.get(self._tone, "info"), self._tone)


class FoldingPanel(PaintedWidget):
    """A panel whose `inside` can be folded away, with rows that scroll; it is hidden for now."""

    shown = Signal(tuple)
    """Other things are shown: all of them."""

    def __init__(self, theme: Theme, name: str, *, unfold: str, fold: str) -> None:
        super().__init__(theme)
        self._words = unfold, fold
        self.setAccessibleName(name)
        self.opener = icon_button("right", "")
        self.opener.clicked.connect(lambda: self.show_opened(opened=not self.opened))
        inner = QWidget()
        self.column = column_of(on=inner, spacing=0)
        self.listed = make_scroll_area(inner)
        self.inside: QWidget = self.listed
        self.hide()

    @property
    def opened(self) -> bool:
        return not self.inside.isHidden()

    def show_opened(self, *, opened: bool) -> None:
        self.inside.setVisible(opened)
        show_icon(self.opener, "down" if opened else forward_icon(self), self._words[opened])
        self.show_head()

    def show_head(self) -> None:
        """Show in the head what the panel holds, and more of it while it is folded."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        fill = "bg" if self.theme.dark else "panel"
        Canvas.on(self, self.theme).box(self.rect(), 8, fill, border="line")


def _paint_choice(canvas: Canvas, rect: QRectF, *, chosen: bool, hovered: bool) -> None:
    """Paint the ground of a card to choose; a chosen one has an accent border, never a fill."""
    edge = "acc" if chosen else "line2" if hovered else "line"
    canvas.box(rect, 10, "surf", border=edge)
    if chosen:
        canvas.box(
            rect.adjusted(1, 1, -1, -1), 9, border=canvas.theme.colour("acc", INNER_LINE_ALPHA)
        )


RADIO_CARD_HEIGHT, RADIO_CARD_GAP = 60, 8
ROOMY_CARD_WIDTH = 172
"""Width of a card that fits all of its text, in pixels."""
INNER_LINE_ALPHA = 90
"""Alpha of the line inside the border of a chosen card."""


class RadioCard(PaintedButton):
    """A card with a name and a line below."""

    def __init__(self, theme: Theme, name: str, below: str) -> None:
        super().__init__(theme)
        self._below = below
        self.setText(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedHeight(RADIO_CARD_HEIGHT)
        self.setMinimumWidth(120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(plain_tip(below))
        self.show_note("")

    def show_note(self, text: str) -> None:
        self._note = text
        self.setAccessibleName(f"{self.text()} {self._below} {text}".strip())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(ROOMY_CARD_WIDTH, RADIO_CARD_HEIGHT)

    def needed(self) -> float:
        """Return the width in which its texts are whole."""
        second_width = (
            text_width(self._note, "microb") + 6 if self._note and self.isChecked() else 0
        )
        name = text_width(self.text(), "strong") + second_width + 12
        return 36 + max(name, text_width(self._below, "micro") + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, rect = Canvas.on(self, self.theme), QRectF(self.rect())
        chosen, right = self.isChecked(), rect.right() - 12
        _paint_choice(canvas, rect, chosen=chosen, hovered=self.underMouse())
        canvas.ring(QPointF(19, 20), "acc" if chosen else "line2", radius=6.5)
        if chosen:
            canvas.dot(QPointF(19, 20), "acc", radius=3.5)
        if chosen and self._note:
            left = right - text_width(self._note, "microb")
            canvas.text(QRectF(left, 10, right - left, 22), self._note, "microb", tone="acc")
            right = left - 6
        canvas.text(QRectF(36, 10, right - 36, 22), self.text(), "strong")
        canvas.text(QRectF(36, 32, rect.width() - 44, 18), self._below, "micro", tone="mut")
        if self.hasFocus():
            canvas.focus_ring(rect, 10)


class RadioCards(QWidget):
    """Cards side by side, in two rows where there is too little room."""

    def __init__(self, cards: Sequence[RadioCard]) -> None:
        super().__init__()
        self._cards, self._columns = cards, 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(RADIO_CARD_GAP)
        self._place(len(cards))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        count = len(self._cards)
        card_width = max(ROOMY_CARD_WIDTH, *(card.needed() for card in self._cards))
        roomy = self.width() >= count * card_width + (count - 1) * RADIO_CARD_GAP
        self._place(count if roomy else -(-count // 2))

    def _place(self, columns: int) -> None:
        """Arrange the cards with `columns` cards in each row."""
        if columns == self._columns:
            return
        self._columns = columns
        for index, card in enumerate(self._cards):
            self._grid.addWidget(card, index // columns, index % columns)


OPTION_TEXT_LEFT = 40
"""Left edge of a card's text, in pixels."""


class OptionCard(PaintedWidget):
    """A card for one of several options, with a ring that is filled if it is chosen.

    A click or the space bar emits `chosen`; the owner then marks the card.
    """

    chosen = Signal()

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__(theme)
        self._chosen = False
        self._chip, self._tone = "", "ok"
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(title)
        self.head = row_of(
            grow(label(title, "title")), margins=(OPTION_TEXT_LEFT, 0, 0, 0), spacing=8
        )
        self.body = column_of(self.head, on=self, margins=(0, 12, 14, 12), spacing=4)

    @property
    def is_chosen(self) -> bool:
        return self._chosen

    def mark(self, chosen: bool) -> None:
        self._chosen = chosen
        self.update()

    def tag(self, words: str, tone: str) -> None:
        """Show a chip at the right of the title; "" removes it."""
        self._chip, self._tone = words, tone
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, rect = Canvas.on(self, self.theme), QRectF(self.rect())
        hovered = self.underMouse() and not self._chosen
        _paint_choice(canvas, rect, chosen=self._chosen, hovered=hovered)
        center = QPointF(21, 22)
        canvas.ring(center, "acc" if self._chosen else "mut", radius=7, width=1.6)
        if self._chosen:
            canvas.dot(center, "acc", radius=3.6)
        if self._chip:
            canvas.chip(rect.right() - 12, 22, self._chip, tone=self._tone)
        if self.hasFocus() and self.by_keyboard:
            canvas.focus_ring(rect, 10)
