"""The painted completion list above the message field, for files, outputs, lines, and /commands.

The field keeps the keyboard focus.
"""

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.composer.mention_suggestions import (
    CHANGED,
    MAX_OFFERS,
    MentionSuggestion,
)
from helix_desktop.ui.style.canvas import (
    ELIDE_MIDDLE,
    RIGHT,
    Canvas,
    PaintedWidget,
    key_cap_width,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import phrase_text, tr
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.row_list import CHIP, ICON, Part, Row, RowList, RowShape

POPUP_WIDTH, ROW_HEIGHT, HEAD_HEIGHT, FOOT_HEIGHT = 540, 36, 36, 40
SHADOW_WIDTH = 24
"""Pixels around the list for its shadow."""
SHADOW_MARGINS = QMargins(SHADOW_WIDTH, SHADOW_WIDTH, SHADOW_WIDTH, SHADOW_WIDTH)
ROW_SHAPE = RowShape(ROW_HEIGHT, start=18, text=46, end=18, gap=8, inset=6)
FIGURE_WIDTH = 80
"""The column of the figures, beside which chips end."""


def _row(offer: MentionSuggestion) -> Row:
    usable = not offer.disabled_reason
    icon = Part(offer.icon, ICON, *(("mut", "acc") if usable else ("dis",)))
    # the name in runs of matching and other letters, with hidden characters spelled out
    runs = groupby(enumerate(offer.name[:200]), key=lambda position: position[0] in offer.marks)
    pieces = tuple(("".join(one_line(char) for _, char in run), matches) for matches, run in runs)
    tone = "fg" if usable else "dis"
    name = Part(style="body", tone=tone, pieces=pieces, elide=ELIDE_MIDDLE)
    if offer.prose or offer.disabled_reason:
        second_text, style = label_line(offer.disabled_reason or offer.where), "small"
    else:
        second_text, style = one_line(offer.where), "mono"
    chip = (Part(phrase_text(offer.chip), CHIP, "warn" if offer.chip is CHANGED else "fg2"),)
    figure = Part(offer.right, "monos", "fg2", width=FIGURE_WIDTH if offer.chip else 0)
    texts = (offer.name, offer.where, phrase_text(offer.chip), offer.right, offer.disabled_reason)
    words = " ".join(filter(None, texts))
    return Row(
        offer.key,
        ((name, Part(second_text, style, elide=ELIDE_MIDDLE, gap=12)),),
        icon,
        (*(chip if offer.chip else ()), figure),
        accessible_text=words,
        tip=words,
    )


class MentionPopup(PaintedWidget):
    """The list with its head and key hints; the caller moves the selection and places it."""

    chosen = Signal(int)
    selected = Signal()
    """Emitted when another suggestion became current."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._title, self._count = "", ""
        self._keys: tuple[tuple[str, str], ...] = ()
        self.list = RowList[MentionSuggestion]("", _row, ROW_SHAPE)
        self.list.setParent(self)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.chosen.connect(lambda: self.chosen.emit(self.row))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_offers(
        self,
        offers: Sequence[MentionSuggestion],
        title: str,
        count: str,
        *,
        keys: Sequence[tuple[str, str]],
    ) -> None:
        """Replace the rows; the current suggestion stays current if it is still there."""
        before = self.offer
        self._title, self._count, self._keys = title, count, tuple(keys)
        if tuple(offers) != self.list.items:
            self.list.show_items(offers)
        names = [offer.key for offer in offers]
        self.select(names.index(before.key) if before and before.key in names else 0)
        self.setAccessibleName(f"{title}, {count}")
        self.update()

    @property
    def offers(self) -> Sequence[MentionSuggestion]:
        return self.list.items

    @property
    def row(self) -> int:
        return self.list.current

    @property
    def offer(self) -> MentionSuggestion | None:
        return self.offers[self.row] if 0 <= self.row < len(self.offers) else None

    def update_offer(self, key: str, right: str, chip: Phrase) -> None:
        """Update a suggestion with facts that arrived later."""
        offers = [
            replace(offer, right=right, chip=chip) if offer.key == key else offer
            for offer in self.offers
        ]
        self.list.show_items(offers, self.row)

    def select(self, row: int) -> None:
        self.list.select(row if self.offers else -1)
        self.selected.emit()

    def place(self, right: int, bottom: int, width: int) -> None:
        """Place the popup by its lower right corner in its parent, with a greatest width."""
        rows = min(MAX_OFFERS, max(1, len(self.offers)))
        width, height = min(POPUP_WIDTH, width), HEAD_HEIGHT + rows * ROW_HEIGHT + FOOT_HEIGHT
        inner = QRect(right - width, bottom - height, width, height)
        self.setGeometry(inner.marginsAdded(SHADOW_MARGINS))
        self.list.setGeometry(SHADOW_WIDTH, SHADOW_WIDTH + HEAD_HEIGHT, width, rows * ROW_HEIGHT)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        inner = QRectF(self.rect().marginsRemoved(SHADOW_MARGINS))
        # Paint a soft shadow slightly below the list.
        shade = QColor(0, 0, 0, 9 if Theme.applied.dark else 4)
        for step in range(SHADOW_WIDTH, 0, -3):
            canvas.box(inner.adjusted(-step, -step / 2, step, step), 12 + step, shade)
        canvas.box(inner, 12, "raised", border="line2")
        head = inner.adjusted(16, 3, -16, 0)
        head.setHeight(HEAD_HEIGHT - 4)
        count = canvas.text(head, self._count, "micro", tone="mut", align=RIGHT)
        head.setRight(head.right() - count - 12)
        canvas.text(head, self._title, "over", tone="mut", elide=ELIDE_MIDDLE)
        if not self.offers:
            message_rect = QRectF(
                inner.left() + 18, inner.top() + HEAD_HEIGHT, inner.width() - 36, ROW_HEIGHT
            )
            canvas.text(message_rect, tr("No matches."), "small", tone="mut")
        top = inner.bottom() - FOOT_HEIGHT + 7
        canvas.line(QPointF(inner.left() + 1, top), QPointF(inner.right() - 2, top), "line")
        left, middle = inner.left() + 16, top + 16
        for key, words in self._keys:
            width = text_width(words, "micro")
            if left + key_cap_width(key) + 6 + width > inner.right() - 13:
                return
            left = canvas.key_cap(left, middle, key) + 6
            canvas.text(QRectF(left, middle - 9, width + 1, 18), words, "micro", tone="mut")
            left += width + 16
