"""The painted table of cache entries: headings that sort, and rows with pictures and states.

Usual values are shown quietly, and chips mark unusual ones. Cells that are not loaded yet are gray
bars, so that scrolling never waits for the disk.
"""

import math
from collections.abc import Callable

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from helix_desktop.domain.cache import CacheEntry, CacheState
from helix_desktop.domain.cache_filter import FilterKey
from helix_desktop.ui.cache.model import (
    AGE,
    COLUMNS,
    DIGEST,
    RECALLED,
    STATE,
    TOKENS,
    TOOL,
    TOOL_ICON,
    WHAT,
    AnyIndex,
    CacheModel,
    column_widths,
    state_label,
)
from helix_desktop.ui.style.canvas import (
    CHIP_PADDING,
    DOT,
    KEYBOARD,
    Mirrored,
    brush_on,
    digest_icon,
    dot,
    is_right_to_left,
    rounded,
    tool_icon,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import CHIP_ALPHA, mix
from helix_desktop.ui.text.formatting import age_text, counted, tr
from helix_desktop.ui.text.safe_text import one_line

CHIP = 20
BAR_WIDE, BAR_HIGH = 24, 4
BAR_FULL = 40_000
"""Tokens of a full bar; its length grows with their 0.6th power."""
QUARTER = 32_000
"""A quarter of a usual context window; larger entries are highlighted."""
BONE = 8
"""Height of the bar in a cell that is not loaded yet."""
FILLED = {CacheState.CONTEXT: "ok", CacheState.PINNED: "info", CacheState.DAMAGED: "bad"}
"""States with a filled chip that draws attention."""
QUIET = {
    CacheState.HELD: "info",
    CacheState.EXCERPT: "acc",
    CacheState.CACHED: "mut",
    CacheState.COMPACTED: "acc",
    CacheState.SUPERSEDED: "mut",
}
ICONS = {CacheState.PINNED: "pin", CacheState.DAMAGED: "warn"}

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ONE = Qt.TextFlag.TextSingleLine
_Cell = Callable[[QPainter, QRectF, CacheEntry], None]


class CacheCellDelegate:
    """A painter of a model's cells."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        self._model = model
        self._theme = theme
        self._fonts = {name: font(name) for name in ("small", "micro", "microb", "monos")}
        self._metrics = {name: QFontMetricsF(found) for name, found in self._fonts.items()}
        self._selected = False
        self._cells: dict[int, _Cell] = {
            DIGEST: self._digest,
            TOOL: self._tool,
            WHAT: self._what,
            TOKENS: self._tokens,
            STATE: self._state,
        }

    def paint(self, painter: QPainter, rect: QRectF, index: AnyIndex, *, ground: str) -> None:
        self._selected = ground == "sel"
        if ground:
            painter.fillRect(rect, self._theme.colour(ground))
        if self._selected and index.column() == 0:
            bar = QRectF(rect.left(), rect.top(), 2, rect.height())
            painter.fillRect(bar, self._theme.colour("acc"))
        entry = self._model.entry(index.row())
        if entry is None:
            self._bone(painter, rect, index)
            return
        cell = self._cells.get(index.column())
        if cell is None:
            self._figure(painter, rect, entry, column=index.column())
        else:
            cell(painter, rect, entry)

    def _dim(self, entry: CacheEntry) -> bool:
        return self._model.state(entry) is CacheState.SUPERSEDED

    def _bone(self, painter: QPainter, rect: QRectF, index: AnyIndex) -> None:
        """Paint a placeholder bar of about the usual width, varied between rows."""
        column = index.column()
        left = 24 if column == DIGEST else 8
        share = 0.35 + (index.row() * 37 % 50) / 100 if column == WHAT else 0.7
        wide = max(16.0, (rect.width() - left - 8) * share)
        x = rect.right() - 8 - wide if COLUMNS[column].right else rect.left() + left
        box = QRectF(x, rect.center().y() - BONE / 2, wide, BONE)
        # a plain rectangle, as there are two hundred in a frame
        painter.fillRect(box, self._theme.colour("surf2"))

    def _digest(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        ratio = painter.device().devicePixelRatioF()
        picture = digest_icon(self._theme, entry.digest, ratio=ratio)
        painter.drawPixmap(QPointF(rect.left() + 24, rect.top() + 8), picture)
        room = QRectF(rect.left() + 48, rect.top(), rect.width() - 48, rect.height())
        self._write(painter, room, entry.digest[:8], style="monos", tone="fg2")

    def _tool(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        dim = self._dim(entry)
        ratio = painter.device().devicePixelRatioF()
        tone = "mut" if dim else "info"
        pixmap = self._theme.icon(tool_icon(entry.origin.tool), tone, size=14, ratio=ratio)
        painter.drawPixmap(QPointF(rect.left() + 8, rect.top() + 9), pixmap)
        if rect.width() > TOOL_ICON:
            room = rect.adjusted(28, 0, -4, 0)
            words = self._cut(one_line(entry.origin.tool, 40), room.width(), "small")
            self._write(painter, room, words, style="small", tone="mut" if dim else "fg2")

    def _what(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        room = rect.adjusted(8, 0, -4, 0)
        words = one_line(entry.origin.what) or one_line(entry.origin.mime)
        cut = self._cut(words, room.width(), "monos", middle=True)
        self._write(painter, room, cut, style="monos", tone="fg2" if self._dim(entry) else "fg")

    def _figure(self, painter: QPainter, rect: QRectF, entry: CacheEntry, *, column: int) -> None:
        words = self._model.text(entry, column)
        faint = column == AGE or (column == RECALLED and not entry.recalls)
        tone = "mut" if faint or self._dim(entry) else "fg" if column == RECALLED else "fg2"
        room = rect.adjusted(0, 0, -8, 0)
        self._write(painter, room, words, style="small", tone=tone, right=True)

    def _tokens(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        dim = self._dim(entry)
        words = self._model.text(entry, TOKENS)
        room = QRectF(rect.left() - 12, rect.top(), 56, rect.height())
        self._write(painter, room, words, style="small", tone="fg2" if dim else "fg", right=True)
        if entry.tokens is None:
            return
        track = QRectF(rect.left() + 52, rect.center().y() - 2, BAR_WIDE, BAR_HIGH)
        ground = self._theme.colour("line2" if self._selected else "surf2")
        rounded(painter, track, BAR_HIGH / 2, fill=ground)
        taken = counted(entry.tokens, self._model.pace)
        share = min(1.0, (taken / BAR_FULL) ** 0.6)
        full = "k_markers" if taken > QUARTER else "k_raw"
        track.setWidth(max(2.0, BAR_WIDE * share))
        rounded(painter, track, BAR_HIGH / 2, fill=self._theme.colour("line2" if dim else full))

    def _state(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        state = self._model.state(entry)
        words, x = state_label(state), rect.left() + 6
        if state in FILLED:
            self._chip(painter, QPointF(x, rect.center().y() - CHIP / 2), state, words=words)
            return
        centre, colour = QPointF(x + 12, rect.center().y()), self._theme.colour(QUIET[state])
        if state is CacheState.SUPERSEDED:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, 2.6, 2.6)
        else:
            dot(painter, centre, colour)
        room = QRectF(x + 20, rect.top(), rect.width() - 26, rect.height())
        tone = "mut" if state is CacheState.SUPERSEDED else "fg2"
        self._write(painter, room, words, style="microb", tone=tone)

    def _chip(self, painter: QPainter, at: QPointF, state: CacheState, *, words: str) -> None:
        tone, colours = FILLED[state], self._theme.colours
        lead = 15 if state in ICONS else DOT + 5
        wide = self._metrics["microb"].horizontalAdvance(words) + 2 * CHIP_PADDING + lead
        box = QRectF(at.x(), at.y(), wide, CHIP)
        fill = QColor(mix(str(getattr(colours, tone)), colours.surf, CHIP_ALPHA))
        rounded(painter, box, CHIP / 2, fill=fill)
        left = box.left() + CHIP_PADDING
        if state in ICONS:
            ratio = painter.device().devicePixelRatioF()
            pixmap = self._theme.icon(ICONS[state], tone, size=12, ratio=ratio)
            painter.drawPixmap(QPointF(left - 1, box.top() + 4), pixmap)
        else:
            dot(painter, QPointF(left + DOT / 2, box.center().y()), self._theme.colour(tone))
        room = box.adjusted(CHIP_PADDING + lead, 0, 0, 0)
        self._write(painter, room, words, style="microb", tone=tone)

    def _cut(self, words: str, room: float, style: str, *, middle: bool = False) -> str:
        way = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
        return self._metrics[style].elidedText(words, way, room)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        words: str,
        *,
        style: str,
        tone: str,
        right: bool = False,
    ) -> None:
        found: QFont = self._fonts[style]
        painter.setFont(found)
        painter.setPen(self._theme.colour(tone))
        painter.drawText(room, int((_RIGHT if right else _LEFT) | _ONE), words)


ROW = 32
SCROLLBAR = 10

_CHOOSING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space)
"""Keys that select the current row if none is selected."""


class CacheTable(QTableView):
    """The table, which fits the page's width by its widest column. Esc emits `left`."""

    left = Signal()
    entered = Signal()
    looked = Signal()
    """Emitted by Enter and Space in the table only; other widgets use these keys themselves."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        super().__init__()
        self._painter = _Cells(model, theme)  # Qt does not keep a delegate alive
        self.head = CacheTableHeader(model, theme)
        self.setModel(model)
        self.setItemDelegate(self._painter)
        self.setHorizontalHeader(self.head)
        self.setAccessibleName(tr("Cache entries"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._wanted = _wanted()
        self._by_keyboard = False
        self.head.sectionClicked.connect(self._on_head)
        theme.changed.connect(self.viewport().update)

    def sizeHint(self) -> QSize:
        return QSize(400, 300)

    def rows(self) -> tuple[int, int]:
        """Return the first and the last visible row."""
        top = max(0, self.rowAt(0))
        last = self.rowAt(self.viewport().height() - 1)
        count = self.model().rowCount(QModelIndex())
        return top, count - 1 if last < 0 else last

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _CHOOSING and not event.modifiers() and self._choose_current():
            return  # a user who comes from the filter begins at the first row, not after it
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.looked.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._jump(event)
        elif event.text().isprintable() and event.text() and not event.modifiers():
            event.ignore()  # letters are actions, not a search by first letters
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make the first row current for a user who arrives by keyboard, if no row is current."""
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in KEYBOARD
        if not self.currentIndex().isValid() and self.model().rowCount(QModelIndex()):
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.model().index(0, 0), flag)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def ringed(self, index: AnyIndex) -> bool:
        """Whether a row shows the keyboard focus."""
        return self._by_keyboard and self.hasFocus() and index.row() == self.currentIndex().row()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Set the columns for the available width."""
        found = column_widths(self.viewport().width(), self._wanted)
        for at, width in found.items():
            self.setColumnHidden(at, width == 0)
            if width:
                self.setColumnWidth(at, width)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(event.position().toPoint().y()))

    def leaveEvent(self, event: object) -> None:
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self._painter.hover:
            self._painter.hover = row
            self.viewport().update()

    def _choose_current(self) -> bool:
        """Select the current row unless one is selected, and return whether that happened."""
        row = self.currentIndex().row()
        if row < 0 or self.selectionModel().hasSelection():
            return False
        self.selectRow(row)
        return True

    def _jump(self, event: QKeyEvent) -> None:
        """Go to the first or last row in any column."""
        row = 0 if event.key() == Qt.Key.Key_Home else self.model().rowCount(QModelIndex()) - 1
        if row >= 0:
            self.setCurrentIndex(self.model().index(row, 0))

    def _on_head(self, column: int) -> None:
        model = self.model()
        if isinstance(model, CacheModel):
            shift = Qt.KeyboardModifier.ShiftModifier
            model.sort_by(column, adding=bool(self.head.modifiers & shift))


def _wanted() -> dict[int, int]:
    """Return the widths of columns with fixed texts: a chip with its dot, and a figure."""
    chips, words = QFontMetricsF(font("microb")), QFontMetricsF(font("small"))
    state = max(chips.horizontalAdvance(state_label(each)) for each in CacheState)
    others = {RECALLED: tr("never"), AGE: age_text(0)}
    found = {at: math.ceil(words.horizontalAdvance(text)) + 16 for at, text in others.items()}
    return {STATE: math.ceil(state) + 2 * CHIP_PADDING + DOT + 17, **found}


def _cut(painter: QPainter, words: str, room: int) -> str:
    metrics = QFontMetricsF(painter.font())
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)


class _Cells(QStyledItemDelegate):
    """A delegate that paints the row's background and each cell."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._rows, self._theme = CacheCellDelegate(model, theme), theme
        self.hover = -1

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        state: QStyle.StateFlag = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        rect: QRect = option.rect
        ground = "sel" if selected else "hover" if index.row() == self.hover else ""
        view: object = option.widget
        painter.save()
        self._rows.paint(brush_on(painter, option), QRectF(rect), index, ground=ground)
        if isinstance(view, CacheTable) and view.ringed(index):
            for top in (rect.top(), rect.bottom() - 1):
                painter.fillRect(rect.left(), top, rect.width(), 2, self._theme.colour("acc"))
        painter.restore()


class CacheTableHeader(QHeaderView):
    """Column headings; sorted ones have an arrow, filtered ones the accent color."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._model = model
        self._theme = theme
        self._filtered: frozenset[FilterKey] = frozenset()
        self.modifiers = Qt.KeyboardModifier.NoModifier
        self.setFixedHeight(ROW)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(20)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        theme.changed.connect(self.viewport().update)

    def mark(self, fields: frozenset[FilterKey]) -> None:
        """Set the filter keys in use."""
        self._filtered = fields
        self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.modifiers = event.modifiers()
        super().mouseReleaseEvent(event)
        self.modifiers = Qt.KeyboardModifier.NoModifier

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        column, theme = COLUMNS[section], self._theme
        painter.save()
        if is_right_to_left(self):
            painter = Mirrored(painter, QRectF(rect))
        painter.fillRect(rect, theme.colour("bg"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.colour("line"))
        sort, key = self._model.sorted_by(section)
        marked = bool(self._filtered & set(column.fields))
        tone = "acc" if marked else "fg" if sort else "mut"
        painter.setFont(font("microb" if marked or sort else "micro"))
        painter.setPen(theme.colour(tone))
        room = self._room(QRect(rect), section)
        guessed = self._model.estimated and section == TOKENS  # "≈ Tokens" does not fit
        head = tr("≈ tok") if guessed else tr(column.head)
        words = head + (f" {key}" if sort and len(self._model.sorts) > 1 else "")
        arrow = 14 if sort else 0
        side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignVCenter
        if column.right:
            room.setRight(room.right() - arrow)
        if rect.width() > TOOL_ICON:  # a column with only an icon has no heading text
            room.setLeft(max(room.left(), rect.left() + 2))
            painter.drawText(room, flags, _cut(painter, words, room.width()))
        if sort:
            wide = round(QFontMetricsF(painter.font()).horizontalAdvance(words))
            x = room.right() + 3 if column.right else room.left() + wide + 3
            icon = "arrow-down" if sort.descending else "arrow-up"
            pixmap = theme.icon(icon, "fg2", size=12, ratio=self.devicePixelRatioF())
            painter.drawPixmap(QPoint(x, rect.top() + 10), pixmap)
        painter.restore()

    @staticmethod
    def _room(rect: QRect, section: int) -> QRect:
        """Return the heading's place, aligned with the text of the rows."""
        if section == TOKENS:
            return QRect(rect.left() - 12, rect.top(), 56, rect.height())
        left = {DIGEST: 24, STATE: 14}.get(section, 0 if COLUMNS[section].right else 8)
        return rect.adjusted(left, 0, -8, 0)
