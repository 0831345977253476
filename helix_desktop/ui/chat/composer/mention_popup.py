"""The completion list for files, folders, entries, lines, and commands, which opens upward.

The field keeps the keyboard focus.
"""

from collections.abc import Sequence
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.ui.style.canvas import (
    ELIDE_MIDDLE,
    RIGHT,
    WHOLE,
    Canvas,
    PaintedWidget,
    key_cap_width,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import phrase_text, tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.layout import clear_frame
from helix_desktop.ui.widgets.list_view import AnyIndex, PaintedDelegate, RowsModel

NO_CHIP, CACHED, CHANGED = Phrase(""), Phrase("cached"), Phrase("changed")


class MentionSuggestion(Struct, frozen=True):
    """One suggestion; `text` is written if it is chosen, `key` identifies it.

    `marks` are the matching letters of the name; `disabled_reason`: why it cannot be chosen now.
    """

    key: str
    name: str
    text: str = ""
    icon: str = "file"
    where: str = ""
    right: str = ""
    chip: Phrase = NO_CHIP
    marks: tuple[int, ...] = ()
    disabled_reason: str = ""
    path: str = ""
    """The file whose lines can be chosen."""
    prose: bool = False
    """Whether the place is prose, not a path or digest."""


class OfferModel(RowsModel[MentionSuggestion]):
    """The suggestions of the popup."""

    @property
    def offers(self) -> tuple[MentionSuggestion, ...]:
        return tuple(self._rows)

    def show(self, rows: Sequence[MentionSuggestion]) -> None:
        if list(rows) != self._rows:
            super().show(rows)

    def tell(self, key: str, right: str, chip: Phrase) -> None:
        """Update a suggestion with facts that arrived later."""
        for at, offer in enumerate(self._rows):
            if offer.key == key:
                self._rows[at] = replace(offer, right=right, chip=chip)
                self.dataChanged.emit(self.index(at), self.index(at))

    def texts(self, row: MentionSuggestion) -> dict[int, str]:
        texts_of_row = (row.name, row.where, phrase_text(row.chip), row.right, row.disabled_reason)
        words = " ".join(filter(None, texts_of_row))
        return {
            Qt.ItemDataRole.DisplayRole: row.name,
            Qt.ItemDataRole.AccessibleTextRole: words,
            Qt.ItemDataRole.ToolTipRole: plain_tip(words),
        }


WIDTH, ROW, HEAD, FOOT, MOST = 540, 36, 36, 40, 8
SHADOW = 24
"""Pixels around the list for its shadow."""
AROUND = QMargins(SHADOW, SHADOW, SHADOW, SHADOW)
RIGHT_MARGIN, CHIP_END, WHERE, LEAST_NAME = 18, 106, 12, 60


class MentionDelegate(PaintedDelegate):
    """A painter of rows: icon, name with matching letters, place, chip, figure."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(80, ROW)

    def paint_item(self, canvas: Canvas, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        offer = index.data(OfferModel.ROW)
        if not isinstance(offer, MentionSuggestion):
            return
        rect, state = QRectF(option.rect), QStyle.StateFlag(option.state)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            canvas.box(rect.adjusted(6, 0, -6, 0), 8, "sel" if chosen else "hover")
        tone = "dis" if offer.disabled_reason else "acc" if chosen else "mut"
        canvas.icon(rect.topLeft() + QPointF(18, 10), offer.icon, tone)
        place = rect.adjusted(46, 0, 0, 0)
        place.setRight(_paint_right_end(canvas, rect, offer))
        _paint_words(canvas, place, offer)


def _paint_right_end(canvas: Canvas, rect: QRectF, offer: MentionSuggestion) -> float:
    """Paint the figure and the chip, and return where they begin."""
    place = rect.adjusted(0, 0, -RIGHT_MARGIN, 0)
    width = canvas.text(place, offer.right, "monos", tone="fg2", align=RIGHT, elide=WHOLE)
    end = place.right() - width - 8
    if offer.chip:
        end = min(rect.right() - CHIP_END, end)
        tone = "warn" if offer.chip is CHANGED else "fg2"
        end = canvas.chip(end, rect.center().y(), phrase_text(offer.chip), tone=tone) - 8
    return end


def _paint_words(canvas: Canvas, rect: QRectF, offer: MentionSuggestion) -> None:
    """Paint the name and the place, which is cut first and disappears before the name is cut."""
    tone, marked = ("dis", "dis") if offer.disabled_reason else ("fg", "acc")
    used = canvas.marked_text(
        rect, _pieces(offer), tone=tone, marked_tone=marked, elide=ELIDE_MIDDLE
    )
    where = offer.disabled_reason or offer.where
    rest = rect.adjusted(used + WHERE, 0, 0, 0)
    if where and rest.width() > LEAST_NAME:
        style = "small" if offer.prose or offer.disabled_reason else "mono"
        canvas.text(rest, one_line(where), style, tone="mut", elide=ELIDE_MIDDLE)


class MentionPopup(PaintedWidget):
    """The list with its head and key hints; the caller moves the selection and places it."""

    chosen = Signal(int)
    selected = Signal()
    """Emitted when another suggestion became current."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._title, self._count = "", ""
        self._keys: tuple[tuple[str, str], ...] = ()
        self.model = OfferModel()
        self._painter = MentionDelegate(theme)  # Qt does not keep a delegate alive
        self.list = QListView(self)
        clear_frame(self.list)
        self.list.setModel(self.model)
        self.list.setItemDelegate(self._painter)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.clicked.connect(lambda index: self.chosen.emit(index.row()))
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
        self.model.show(offers)
        names = [offer.key for offer in offers]
        self.select(names.index(before.key) if before and before.key in names else 0)
        self.setAccessibleName(f"{title}, {count}")
        self.update()

    @property
    def row(self) -> int:
        return self.list.currentIndex().row()

    @property
    def offer(self) -> MentionSuggestion | None:
        offers = self.model.offers
        return offers[self.row] if 0 <= self.row < len(offers) else None

    def select(self, row: int) -> None:
        self.list.setCurrentIndex(self.model.index(row))
        self.selected.emit()

    def place(self, right: int, bottom: int, width: int) -> None:
        """Place the popup by its lower right corner in its parent, with a greatest width."""
        rows = min(MOST, max(1, self.model.rowCount()))
        width, height = min(WIDTH, width), HEAD + rows * ROW + FOOT
        inner = QRect(right - width, bottom - height, width, height)
        self.setGeometry(inner.marginsAdded(AROUND))
        self.list.setGeometry(SHADOW, SHADOW + HEAD, width, rows * ROW)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self, self.theme)
        inner = QRectF(self.rect().marginsRemoved(AROUND))
        _paint_shadow(canvas, inner)
        canvas.box(inner, 12, "raised", border="line2")
        head = inner.adjusted(16, 3, -16, 0)
        head.setHeight(HEAD - 4)
        count = canvas.text(head, self._count, "micro", tone="mut", align=RIGHT)
        head.setRight(head.right() - count - 12)
        canvas.text(head, self._title, "over", tone="mut", elide=ELIDE_MIDDLE)
        if not self.model.rowCount():
            place = QRectF(inner.left() + 18, inner.top() + HEAD, inner.width() - 36, ROW)
            canvas.text(place, tr("No matches."), "small", tone="mut")
        self._paint_foot(canvas, inner)

    def _paint_foot(self, canvas: Canvas, inner: QRectF) -> None:
        top = inner.bottom() - FOOT + 7
        canvas.line(QPointF(inner.left() + 1, top), QPointF(inner.right() - 2, top), "line")
        left, middle = inner.left() + 16, top + 16
        for key, words in self._keys:
            width = text_width(words, "micro")
            if left + key_cap_width(key) + 6 + width > inner.right() - 13:
                return
            left = canvas.key_cap(left, middle, key) + 6
            canvas.text(QRectF(left, middle - 9, width + 1, 18), words, "micro", tone="mut")
            left += width + 16


def _pieces(offer: MentionSuggestion) -> list[tuple[str, bool]]:
    """Return the name in runs of matching and other letters, with hidden characters spelled out."""
    runs = groupby(enumerate(offer.name[:200]), key=lambda position: position[0] in offer.marks)
    return [("".join(one_line(char) for _, char in run), marked) for marked, run in runs]


def _paint_shadow(canvas: Canvas, rect: QRectF) -> None:
    """Paint a soft shadow slightly below the list."""
    shade = QColor(0, 0, 0, 9 if canvas.theme.dark else 4)
    for step in range(SHADOW, 0, -3):
        canvas.box(rect.adjusted(-step, -step / 2, step, step), 12 + step, shade)
