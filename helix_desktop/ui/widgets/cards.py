"""Cards on a page: verdicts, panels that fold, and cards to choose one of (option, radio)."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from helix_desktop.ui.style.canvas import KEYBOARD, forward_icon, set_look, set_surface, text_width
from helix_desktop.ui.widgets.controls import icon_button, show_icon, style_button
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, plain_tip
from helix_desktop.ui.widgets.layout import aligned, column_of, grow, make_scroll_area, row_of
from helix_desktop.ui.widgets.notices import NOTICE_ICONS


class VerdictCard(QWidget):
    """A card with an icon, a title, and a text; `tone` is ok, warn, bad, or a neutral color."""

    def __init__(self) -> None:
        super().__init__()
        self._icon = IconLabel("", "ok", place=QSize(16, 18))
        self._title = label("", "smallb", wrap=True)
        self._text = label("", "small", "fg2", wrap=True)
        texts = column_of(self._title, self._text, spacing=2)
        icon = aligned(self._icon, Qt.AlignmentFlag.AlignTop)
        row_of(icon, grow(texts), on=self, margins=(14, 10, 14, 12), spacing=10)

    def show_words(self, tone: str, title: str, text: str) -> None:
        set_surface(self, "notice", tone=tone, ground="panel")
        self._icon.show_as(NOTICE_ICONS.get(tone, "info"), tone)
        self._title.setText(title)
        self._text.setText(text)

    def text(self) -> str:
        return f"{self._title.text()} {self._text.text()}"


class FoldingPanel(QWidget):
    """A panel whose `inside` can be folded away, with rows that scroll; it is hidden for now."""

    shown = Signal(tuple)
    """Other things are shown: all of them."""

    def __init__(self, name: str, *, unfold: str, fold: str) -> None:
        super().__init__()
        set_surface(self, "fold")
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


RADIO_CARD_HEIGHT, RADIO_CARD_GAP = 60, 8

ROOMY_CARD_WIDTH = 172
"""Width of a card that fits all of its text, in pixels."""


class RadioCard(QPushButton):
    """A card with a name and a line below; a chosen one shows a note after its name."""

    def __init__(self, name: str, below: str) -> None:
        super().__init__()
        self._name, self._below = name, below
        self._note = label("", "microb", "acc")
        texts = ElidedLabel("strong", "fg"), ElidedLabel("micro", "mut")
        for text, words in zip(texts, (name, below), strict=True):
            text.set_text(words)
        head = row_of(grow(texts[0]), self._note, margins=(0, 0, 4, 0), spacing=6)
        column_of(head, texts[1], on=self, margins=(36, 11, 8, 11), spacing=2)
        style_button(self, "radio")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.toggled.connect(self._note.setVisible)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFixedHeight(RADIO_CARD_HEIGHT)
        self.setMinimumWidth(120)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(plain_tip(below))
        self.show_note("")

    def show_note(self, text: str) -> None:
        self._note.setText(text)
        self._note.setVisible(self.isChecked())
        self.setAccessibleName(f"{self._name} {self._below} {text}".strip())

    def sizeHint(self) -> QSize:
        return QSize(ROOMY_CARD_WIDTH, RADIO_CARD_HEIGHT)

    def needed(self) -> float:
        """Return the width in which its texts are whole."""
        note = self._note.text() if self.isChecked() else ""
        name = text_width(self._name, "strong") + 10 + text_width(note, "microb")
        return 36 + max(name, text_width(self._below, "micro")) + 8


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


class OptionCard(QWidget):
    """A card for one of several options, with a ring that is filled if it is chosen.

    A click or the space bar emits `chosen`; the owner then marks the card.
    """

    chosen = Signal()

    def __init__(self, title: str) -> None:
        super().__init__()
        set_surface(self, "option", chosen=False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(title)
        self.title = ElidedLabel("title", "fg")
        self.title.set_text(title)
        self.head = row_of(grow(self.title), margins=(OPTION_TEXT_LEFT, 0, 0, 0), spacing=8)
        self.body = column_of(self.head, on=self, margins=(0, 12, 14, 12), spacing=4)

    @property
    def is_chosen(self) -> bool:
        return bool(self.property("chosen"))

    def mark(self, chosen: bool) -> None:
        set_look(self, chosen=chosen)

    def tag(self, words: str, tone: str) -> None:
        """Show a chip at the right of the title; "" removes it."""
        set_look(self, tag=words, tone=tone)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        set_look(self, ringed=event.reason() in KEYBOARD)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        set_look(self, ringed=False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.chosen.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)
