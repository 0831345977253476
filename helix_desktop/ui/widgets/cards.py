"""Cards on a page: verdicts, panels that fold, and cards to choose one of (option, radio)."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from helix_desktop.ui.style.canvas import (
    Canvas,
    PaintedWidget,
    forward_icon,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.buttons import PaintedButton
from helix_desktop.ui.widgets.controls import icon_button, show_icon
from helix_desktop.ui.widgets.labels import label, plain_tip
from helix_desktop.ui.widgets.layout import column_of, grow, make_scroll_area, row_of
from helix_desktop.ui.widgets.notices import NOTICE_ICONS


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
        canvas.icon(QPointF(14, 11), NOTICE_ICONS.get(self._tone, "info"), self._tone)


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
