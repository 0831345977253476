"""The completion list for files, folders, entries, lines, and commands, which opens upward.

The field keeps the keyboard focus.
"""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QMargins,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from helix_desktop.domain.value import replace
from helix_desktop.ui.style.canvas import brush, brush_on, chip, rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.labels import plain_tip

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class MentionSuggestion(Struct, frozen=True):
    """One suggestion; `text` is written if it is chosen, `key` identifies it.

    `marks` are the matching letters of the name, and `refusal` is why it cannot be chosen now.
    """

    key: str
    name: str
    text: str = ""
    icon: str = "file"
    where: str = ""
    right: str = ""
    chip: str = ""
    marks: tuple[int, ...] = ()
    refusal: str = ""
    path: str = ""
    """The file whose lines can be chosen."""
    prose: bool = False
    """Whether the place is prose, not a path or digest."""


class OfferModel(QAbstractListModel):
    """The suggestions of the popup."""

    OFFER = Qt.ItemDataRole.UserRole

    def __init__(self) -> None:
        super().__init__()
        self._offers: list[MentionSuggestion] = []

    @property
    def offers(self) -> tuple[MentionSuggestion, ...]:
        return tuple(self._offers)

    def show(self, offers: Sequence[MentionSuggestion]) -> None:
        if list(offers) != self._offers:
            self.beginResetModel()
            self._offers = list(offers)
            self.endResetModel()

    def tell(self, key: str, right: str, chip: str) -> None:
        """Update a suggestion with facts that arrived later."""
        for at, offer in enumerate(self._offers):
            if offer.key == key:
                self._offers[at] = replace(offer, right=right, chip=chip)
                self.dataChanged.emit(self.index(at), self.index(at))

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._offers)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._offers):
            return None
        offer = self._offers[index.row()]
        words = " ".join(
            filter(None, (offer.name, offer.where, offer.chip, offer.right, offer.refusal))
        )
        found: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: offer.name,
            Qt.ItemDataRole.AccessibleTextRole: words,
            Qt.ItemDataRole.ToolTipRole: plain_tip(words),
            self.OFFER: offer,
        }
        return found.get(role)


WIDTH, ROW, HEAD, FOOT, MOST = 540, 36, 36, 40, 8
SHADOW = 24
"""Pixels around the list for its shadow."""
RIGHT, CHIP_END, WHERE, LEAST_NAME = 18, 106, 12, 60
_FLAT = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_TONES = {"changed": "warn"}


class MentionDelegate(QStyledItemDelegate):
    """A painter of rows: icon, name with matching letters, place, chip, figure."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        return QSize(80, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        offer = index.data(OfferModel.OFFER)
        if not isinstance(offer, MentionSuggestion):
            return
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter = brush_on(painter, option)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            fill = self._theme.colour("sel" if chosen else "hover")
            rounded(painter, QRectF(rect.adjusted(6, 0, -6, 0)), 8, fill=fill)
        ratio = painter.device().devicePixelRatioF()
        tone = "dis" if offer.refusal else "acc" if chosen else "mut"
        icon = self._theme.icon(offer.icon, tone, size=16, ratio=ratio)
        painter.drawPixmap(rect.left() + 18, rect.top() + 10, icon)
        end = self._right(painter, rect, offer)
        self._words(painter, QRect(rect.left() + 46, rect.top(), end - 46, ROW), offer)
        painter.restore()

    def _right(self, painter: QPainter, rect: QRect, offer: MentionSuggestion) -> int:
        """Paint the figure and the chip, and return their start from the row's left."""
        painter.setFont(font("monos"))
        painter.setPen(self._theme.colour("fg2"))
        place = rect.adjusted(0, 0, -RIGHT, 0)
        painter.drawText(place, _FLAT | Qt.AlignmentFlag.AlignRight, offer.right)
        width = painter.fontMetrics().horizontalAdvance(offer.right)
        end = rect.width() - RIGHT - width - 8
        if offer.chip:
            right = min(rect.width() - CHIP_END, end)
            tone = _TONES.get(offer.chip, "fg2")
            middle = rect.top() + ROW / 2
            left = chip(
                painter,
                rect.left() + right,
                middle,
                text=tr(offer.chip),
                tone=tone,
                theme=self._theme,
            )
            end = round(left) - rect.left() - 8
        return end

    def _words(self, painter: QPainter, rect: QRect, offer: MentionSuggestion) -> None:
        where = offer.refusal or offer.where
        style = "small" if offer.prose or offer.refusal else "mono"
        small = QFontMetrics(font(style))
        # the place shrinks first and disappears before the name is cut
        room = rect.width()
        name = self._name(painter, rect, offer, room=room)
        left = rect.left() + name + WHERE
        room = rect.right() - left
        if where and room > LEAST_NAME:
            painter.setFont(font(style))
            painter.setPen(self._theme.colour("mut"))
            cut = small.elidedText(one_line(where), Qt.TextElideMode.ElideMiddle, room)
            painter.drawText(QRect(left, rect.top(), room, ROW), _FLAT, cut)

    def _name(self, painter: QPainter, rect: QRect, offer: MentionSuggestion, *, room: int) -> int:
        """Paint the name with its matching letters and return its width."""
        x, tone = rect.left(), "dis" if offer.refusal else "fg"
        for fits, piece in _pieces(offer):
            made = font("strong" if fits else "body")
            if fits:
                made.setWeight(made.Weight.DemiBold)
            metrics = QFontMetrics(made)
            left = rect.left() + room - x
            shown = metrics.elidedText(piece, Qt.TextElideMode.ElideMiddle, left)
            painter.setFont(made)
            painter.setPen(self._theme.colour("acc" if fits and not offer.refusal else tone))
            painter.drawText(QRect(x, rect.top(), left, ROW), _FLAT, shown)
            x += metrics.horizontalAdvance(shown)
        return x - rect.left()


class MentionPopup(QWidget):
    """The list with its head and key hints; the caller moves the selection and places it."""

    chosen = Signal(int)
    selected = Signal()
    """Emitted when another suggestion became current."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title, self._count = "", ""
        self._keys: tuple[tuple[str, str], ...] = ()
        self.model = OfferModel()
        self._painter = MentionDelegate(theme)  # Qt does not keep a delegate alive
        self.list = QListView(self)
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
        theme.changed.connect(self.update)
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
        inner = QSize(min(WIDTH, width), HEAD + rows * ROW + FOOT)
        outer = inner.grownBy(self._around())
        self.setGeometry(
            right - inner.width() - SHADOW,
            bottom - inner.height() - SHADOW,
            outer.width(),
            outer.height(),
        )
        self.list.setGeometry(SHADOW, SHADOW + HEAD, inner.width(), rows * ROW)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        inner = self.rect().marginsRemoved(self._around())
        _shadow(painter, QRectF(inner), dark=self._theme.dark)
        fill, border = self._theme.colour("raised"), self._theme.colour("line2")
        rounded(painter, QRectF(inner), 12, fill=fill, border=border)
        self._draw_head(painter, inner)
        if not self.model.rowCount():
            self._draw_empty(painter, inner)
        self._draw_foot(painter, inner)

    def _draw_head(self, painter: QPainter, inner: QRect) -> None:
        head = QRect(inner.left() + 16, inner.top() + 3, inner.width() - 32, HEAD - 4)
        painter.setPen(self._theme.colour("mut"))
        painter.setFont(font("micro"))
        painter.drawText(head, _FLAT | Qt.AlignmentFlag.AlignRight, self._count)
        painter.setFont(font("over"))
        room = head.width() - QFontMetrics(font("micro")).horizontalAdvance(self._count) - 12
        cut = painter.fontMetrics().elidedText(self._title, Qt.TextElideMode.ElideMiddle, room)
        painter.drawText(head, _FLAT, cut)

    def _draw_empty(self, painter: QPainter, inner: QRect) -> None:
        painter.setFont(font("small"))
        painter.setPen(self._theme.colour("mut"))
        place = QRect(inner.left() + 18, inner.top() + HEAD, inner.width() - 36, ROW)
        painter.drawText(place, _FLAT, tr("Nothing here is called that."))

    def _draw_foot(self, painter: QPainter, inner: QRect) -> None:
        top = inner.bottom() - FOOT + 8
        painter.setPen(QPen(self._theme.colour("line"), 1))
        painter.drawLine(inner.left() + 1, top, inner.right() - 1, top)
        x, middle = float(inner.left() + 16), top + 16
        for key, words in self._keys:
            width = max(18.0, QFontMetricsF(font("microb")).horizontalAdvance(key) + 10)
            after = QFontMetricsF(font("micro")).horizontalAdvance(words)
            if x + width + 6 + after > inner.right() - 12:
                return
            cap = QRectF(x, middle - 9, width, 18)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._theme.colour("line2"), 1))
            painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            painter.setPen(self._theme.colour("mut"))
            painter.setFont(font("microb"))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
            painter.setFont(font("micro"))
            place = QRectF(x + width + 6, middle - 9, after + 4, 18)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, words)
            x += width + 6 + after + 16

    @staticmethod
    def _around() -> QMargins:
        return QMargins(SHADOW, SHADOW, SHADOW, SHADOW)


def _pieces(offer: MentionSuggestion) -> list[tuple[bool, str]]:
    """Return the name in runs of matching and other letters, with hidden characters spelled out."""
    marks, found = set(offer.marks), list[tuple[bool, str]]()
    for at, char in enumerate(offer.name[:200]):
        fits = at in marks
        shown = one_line(char)
        if found and found[-1][0] == fits:
            found[-1] = (fits, found[-1][1] + shown)
        else:
            found.append((fits, shown))
    return found


def _shadow(painter: QPainter, rect: QRectF, *, dark: bool) -> None:
    """Paint a soft shadow slightly below the list."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(SHADOW, 0, -3):
        painter.setBrush(QColor(0, 0, 0, 9 if dark else 4))
        grown = rect.adjusted(-step, -step / 2, step, step)
        painter.drawRoundedRect(grown, 12 + step, 12 + step)
