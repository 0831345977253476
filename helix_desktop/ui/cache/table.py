"""The list of cache entries: its columns (texts, widths, sort keys), the loaded pages of entries,
and the table that paints them, with headings that sort, digest pictures, and chips.

Pages of entries are loaded when the view reaches them. The listing does not change until another
one is shown; later arrivals are only counted. Usual values are shown quietly, and chips mark
unusual ones. Cells that are not loaded yet are gray bars, so that scrolling never waits for the
disk.
"""

import math
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView

from helix_desktop.domain.cache import (
    CacheColumn,
    CacheEntry,
    CacheState,
    Digest,
    SessionContentStates,
)
from helix_desktop.domain.cache_filter import FilterKey, SortColumn
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.tool_table import tool_icon
from helix_desktop.ui.style.canvas import (
    CHIP_PADDING,
    DOT_SIZE,
    ELIDE_NONE,
    KEYBOARD,
    LEFT,
    RIGHT,
    Canvas,
    chip_width,
    fitted_name,
    is_right_to_left,
    paint_digest,
    set_surface,
    styled,
    text_width,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import CHIP_ALPHA
from helix_desktop.ui.text.block_terms import CACHE_TERMS, EXPLAINED, BlockTerm, term_word
from helix_desktop.ui.text.formatting import (
    age_text,
    count_text,
    phrase_text,
    plural,
    size_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line, origin_text
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.layout import clear_frame

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
MIN_NAME_WIDTH = 160
TOOL_ICON_WIDTH = 36
"""Width of the tool's column if only its icon fits."""


class CacheTableColumn(Struct, frozen=True):
    """A column: heading, width (0 = the rest), sort order, and filter keys."""

    head: Phrase
    width: int
    text: Callable[[CacheEntry], str] | None
    """What a cell says; None if the model says it, as it depends on more than the entry."""
    order: CacheColumn | None = None
    fields: tuple[FilterKey, ...] = ()
    right: bool = False
    """Whether it holds figures, at the right; the first click then puts the largest first."""


def state_label(state: CacheState) -> str:
    return term_word(CACHE_TERMS[state])


def recall_label(entry: CacheEntry) -> str:
    return f"{count_text(entry.recalls)}×" if entry.recalls else tr("never", "recalled")


def token_label(entry: CacheEntry) -> str:
    return "–" if entry.tokens is None else count_text(entry.tokens)


COLUMNS = (
    CacheTableColumn(
        Phrase("SHA-256"), 104, lambda e: e.digest[:8], CacheColumn.DIGEST, (FilterKey.SHA,)
    ),
    CacheTableColumn(
        Phrase("Tool"), 100, lambda e: one_line(e.origin.tool), CacheColumn.TOOL, (FilterKey.TOOL,)
    ),
    CacheTableColumn(
        Phrase("Source"),
        0,
        lambda e: origin_text(e.origin),
        CacheColumn.WHAT,
        (FilterKey.WHAT, FilterKey.ANYWHERE),
    ),
    CacheTableColumn(
        Phrase("Size"), 64, lambda e: size_text(e.size), CacheColumn.SIZE, (FilterKey.SIZE,), True
    ),
    CacheTableColumn(
        Phrase("Tokens"), 84, token_label, CacheColumn.TOKENS, (FilterKey.TOKENS,), True
    ),
    CacheTableColumn(
        Phrase("Refs"), 44, lambda e: count_text(e.refs), CacheColumn.REFS, (FilterKey.REFS,), True
    ),
    CacheTableColumn(
        Phrase("Recalled"),
        66,
        recall_label,
        CacheColumn.RECALLS,
        (FilterKey.RECALLS, FilterKey.USED),
        True,
    ),
    CacheTableColumn(Phrase("Age"), 56, None, CacheColumn.ARRIVAL, (FilterKey.CREATED,), True),
    CacheTableColumn(Phrase("State"), 108, None, fields=(FilterKey.STATE, FilterKey.PINNED)),
)
DIGEST, TOOL, SOURCE, SIZE, TOKENS, REFS, RECALLED, AGE, STATE = range(len(COLUMNS))
GIVE_WAY = (REFS, RECALLED, TOOL, AGE, SIZE)
"""Columns hidden in this order where there is little room; of the tool the icon stays."""


AMPLE_SOURCE_WIDTH = 360
"""From this width of the source on, the names of tools get the room that they need."""
MAX_TOOL_WIDTH = 190
"""Room for the icon and the longest name of a tool of Helix."""


def column_widths(total_width: int, min_widths: Mapping[int, int]) -> dict[int, int]:
    """Return the width of each column; 0 if hidden.

    `min_widths` are the widths that columns of fixed texts need in the user's language.
    """
    widths = {
        index: max(column.width, min_widths.get(index, 0)) for index, column in enumerate(COLUMNS)
    }
    for index in GIVE_WAY:
        if sum(widths.values()) + MIN_NAME_WIDTH <= total_width:
            break
        widths[index] = TOOL_ICON_WIDTH if index == TOOL else 0
    spare_width = total_width - sum(widths.values()) - AMPLE_SOURCE_WIDTH
    if widths[TOOL] > TOOL_ICON_WIDTH and spare_width > 0:
        widths[TOOL] = min(MAX_TOOL_WIDTH, widths[TOOL] + spare_width)
    widths[SOURCE] = max(MIN_NAME_WIDTH, total_width - sum(widths.values()))
    return widths


PAGE_ENTRIES = 128
"""Entries fetched at once: a few screens."""
MAX_PAGES = 64
"""Pages kept in memory; others are fetched again."""


class CacheModel(QAbstractTableModel):
    """Rows by position; a row that is not loaded yet is empty."""

    page_requested = Signal(int)
    order_changed = Signal()

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self._total = 0
        self._pages: OrderedDict[int, Sequence[CacheEntry]] = OrderedDict()
        self._requested: set[int] = set()
        self._outgrown_page = -1
        """The last, partial page before the listing grew."""
        self.session_states = SessionContentStates()
        self.estimated = ""
        """The reason why token counts are estimates; "" if they are not."""
        self.sorts: tuple[SortColumn, ...] = (SortColumn(CacheColumn.ARRIVAL),)
        """The sort columns in order of priority; the newest entries come first."""

    def show(self, entries: Sequence[CacheEntry], total: int) -> None:
        """Show another listing, of which these entries are the beginning."""
        self.beginResetModel()
        self._total = max(total, len(entries))
        self._pages.clear()
        self._requested.clear()
        for index in range(0, len(entries), PAGE_ENTRIES):
            self._pages[index // PAGE_ENTRIES] = tuple(entries[index : index + PAGE_ENTRIES])
        self.endResetModel()

    def show_estimated(self, reason: str) -> None:
        """Set why counts are estimates, for the column's heading and tooltip."""
        if reason != self.estimated:
            self.estimated = reason
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, TOKENS, TOKENS)

    def grow(self, total: int) -> None:
        """Extend the listing after it turned out to be longer."""
        if total <= self._total:
            return
        self.beginInsertRows(NO_INDEX, self._total, total - 1)
        self._outgrown_page = self._total // PAGE_ENTRIES if self._total % PAGE_ENTRIES else -1
        self._total = total
        self.endInsertRows()

    def put(self, page: int, entries: Sequence[CacheEntry]) -> None:
        """Add a requested page, or replace one."""
        self._requested.discard(page)
        self._outgrown_page = -1 if page == self._outgrown_page else self._outgrown_page
        self._pages[page] = tuple(entries)
        self._pages.move_to_end(page)
        while len(self._pages) > MAX_PAGES:
            self._pages.popitem(last=False)
        first, last = page * PAGE_ENTRIES, min(page * PAGE_ENTRIES + PAGE_ENTRIES, self._total) - 1
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))

    def give_up(self, page: int) -> None:
        """Forget a request that is not fetched now; the view asks again when necessary."""
        self._requested.discard(page)

    def show_states(self, states: SessionContentStates) -> None:
        self.session_states = states
        if self._total:
            last = self.index(self._total - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def entry(self, index: int) -> CacheEntry | None:
        """Return an entry, or None and request its page."""
        entry, page = self.loaded(index), index // PAGE_ENTRIES
        if entry is None and page not in self._requested:
            is_end = page in self._pages and page != self._outgrown_page
            if not is_end:
                self._requested.add(page)
                self.page_requested.emit(page)
        return entry

    def loaded(self, index: int) -> CacheEntry | None:
        """Return an entry if it is loaded, without a request."""
        page, row = divmod(index, PAGE_ENTRIES)
        entries = self._pages.get(page, ())
        return entries[row] if row < len(entries) else None

    def row_of(self, digest: Digest) -> int:
        """Return the row of a loaded entry, or -1."""
        for page, entries in self._pages.items():
            for row, entry in enumerate(entries):
                if entry.digest == digest:
                    return page * PAGE_ENTRIES + row
        return -1

    def text(self, column: int, entry: CacheEntry) -> str:
        if text := COLUMNS[column].text:
            return text(entry)
        if column == AGE:
            return age_text(self._now() - entry.created)
        return state_label(self.session_states.state(entry))

    def sort_by(self, column: int, *, adding: bool = False) -> None:
        """Sort by a column: first largest on top (for texts, A to Z), then reversed.

        With `adding` the columns before it stay.
        """
        order = COLUMNS[column].order
        if order is None:
            return
        present = next((sort for sort in self.sorts if sort.order is order), None)
        descending = not present.descending if present else COLUMNS[column].right
        new_sort = SortColumn(order, descending)
        if adding and present:
            self.sorts = tuple(new_sort if sort is present else sort for sort in self.sorts)
        else:
            self.sorts = (*self.sorts, new_sort) if adding else (new_sort,)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        self.order_changed.emit()

    def sorted_by(self, column: int) -> tuple[SortColumn | None, int]:
        """Return a column's sort and its priority, from 1."""
        for index, sort in enumerate(self.sorts, 1):
            if sort.order is COLUMNS[column].order:
                return sort, index
        return None, 0

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else self._total

    def columnCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= self._total or role not in _ROLES:
            return None
        entry = self.entry(index.row())
        if entry is None:
            return tr("Loading") if role == Qt.ItemDataRole.AccessibleTextRole else None
        if role == Qt.ItemDataRole.ToolTipRole:
            size = plural(entry.size, "{0} byte", "{0} bytes")
            source = origin_text(entry.origin, 600) or entry.digest
            return plain_tip(f"{source} — {size}")
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == SOURCE:
            return tr("{0}, {1}, {2} tokens, {3}, {4} of {5}").format(
                one_line(entry.origin.tool),
                origin_text(entry.origin),
                f"{'≈' if self.estimated and entry.tokens else ''}{token_label(entry)}",
                state_label(self.session_states.state(entry)),
                count_text(index.row() + 1),
                count_text(self._total),
            )
        return self.text(index.column(), entry)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        estimate_reason = self.estimated if section == TOKENS else ""
        if role == Qt.ItemDataRole.ToolTipRole and estimate_reason:
            return plain_tip(estimate_reason)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        sort, _ = self.sorted_by(section)
        arrow = "" if sort is None else " ↓" if sort.descending else " ↑"
        return f"{'≈ ' if estimate_reason else ''}{phrase_text(COLUMNS[section].head)}{arrow}"


_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


CHIP_HEIGHT = 20
BAR_WIDTH, BAR_HEIGHT = 24, 4
FULL_BAR_TOKENS = 40_000
"""Tokens of a full bar; its length grows with their 0.6th power."""
LARGE_ENTRY_TOKENS = 32_000
"""A quarter of a usual context window; larger entries are highlighted."""
PLACEHOLDER_HEIGHT = 8
"""Height of the bar in a cell that is not loaded yet."""
CHIP_TONES = {CacheState.CONTEXT: "ok", CacheState.PINNED: "info", CacheState.DAMAGED: "bad"}
"""States with a filled chip that draws attention."""
DOT_TONES = {
    CacheState.AT_GATE: "info",
    CacheState.EXCERPT: "acc",
    CacheState.PREVIEW: "acc",
    CacheState.CACHED: "mut",
    CacheState.COMPACTED: "acc",
    CacheState.SUPERSEDED: "mut",
}
STATE_ICONS = {CacheState.PINNED: "pin", CacheState.DAMAGED: "warn"}

ROW_HEIGHT, ARROW_WIDTH = 32, 14

_CHOOSING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space)
"""Keys that select the current row if none is selected."""


class CacheTable(QTableView):
    """The table, which fits the page's width by its widest column. Esc emits `left`."""

    left = Signal()
    entered = Signal()
    looked = Signal()
    """Emitted by Enter and Space in the table only; other widgets use these keys themselves."""

    def __init__(self, model: CacheModel) -> None:
        super().__init__()
        self._model = model
        clear_frame(self)
        set_surface(self, "bg")
        self._hovered = -1
        self.head = CacheTableHeader(model)
        self.setModel(model)
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
        self.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fixed_text_widths = _fixed_text_widths()
        self._by_keyboard = False
        TermClicks(self, self._term_at, self._current_term)
        self.head.sectionClicked.connect(self._on_head)
        Theme.applied.changed.connect(self.viewport().update)

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
            self._choose_current()
            self.entered.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.looked.emit()
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            # go to the first or last row in any column
            row = 0 if event.key() == Qt.Key.Key_Home else self.model().rowCount(QModelIndex()) - 1
            if row >= 0:
                self.setCurrentIndex(self.model().index(row, 0))
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

    def paintEvent(self, event: QPaintEvent) -> None:
        top, bottom = self.rowAt(event.rect().top()), self.rowAt(event.rect().bottom())
        if top < 0:
            return  # below the last row
        last = bottom if bottom >= 0 else self.model().rowCount(QModelIndex()) - 1
        # from right to left, each cell is mirrored within itself
        canvas = Canvas.on(self.viewport())
        columns = [
            (index, self.columnViewportPosition(index), self.columnWidth(index))
            for index in range(len(COLUMNS))
            if not self.isColumnHidden(index)
        ]
        selection = self.selectionModel()
        has_selection = selection.hasSelection()
        for row in range(top, last + 1):
            y = self.rowViewportPosition(row)
            cells = [(index, QRectF(x, y, w, ROW_HEIGHT)) for index, x, w in columns]
            selected = has_selection and selection.isRowSelected(row, QModelIndex())
            row_area = QRectF(0, cells[0][1].top(), self.viewport().width(), ROW_HEIGHT)
            if selected or row == self._hovered:
                canvas.fill(row_area, "sel" if selected else "hover")
            if selected:
                canvas.fill(QRectF(0, row_area.top(), 2, ROW_HEIGHT), "acc")
            self._paint_cells(canvas, row, cells, selected=selected)
            if self._by_keyboard and self.hasFocus() and row == self.currentIndex().row():
                for edge in (row_area.top(), row_area.bottom() - 2):
                    canvas.fill(QRectF(0, edge, row_area.width(), 2), "acc")

    def _paint_cells(
        self, canvas: Canvas, row: int, cells: Sequence[tuple[int, QRectF]], *, selected: bool
    ) -> None:
        """Paint the cells of a row; a delegate would be called for four hundred cells a frame."""
        entry, mirrored = self._model.entry(row), canvas.mirrored
        state = self._model.session_states.state(entry) if entry else CacheState.CACHED
        dim = state is CacheState.SUPERSEDED
        for column, rect in cells:
            cell_canvas = canvas.within(rect, mirrored=True) if mirrored else canvas
            if entry is None:
                # a placeholder bar of about the usual width, varied between rows
                left = 24 if column == DIGEST else 8
                share = 0.35 + (row * 37 % 50) / 100 if column == SOURCE else 0.7
                width = max(16.0, (rect.width() - left - 8) * share)
                x = rect.right() - 8 - width if COLUMNS[column].right else rect.left() + left
                # a plain rectangle, as there are two hundred in a frame
                top = rect.center().y() - PLACEHOLDER_HEIGHT / 2
                cell_canvas.fill(QRectF(x, top, width, PLACEHOLDER_HEIGHT), "surf2")
                continue
            words = self._model.text(column, entry)
            if column == STATE:
                _paint_state(cell_canvas, rect, state, words)
            elif column == DIGEST:
                paint_digest(cell_canvas, rect.topLeft() + QPointF(24, 8), entry.digest)
                text_rect = rect.adjusted(48, 0, 0, 0)
                cell_canvas.text(text_rect, words, "monos", tone="fg2", elide=ELIDE_NONE)
            elif column == TOOL:
                icon, tool = rect.topLeft() + QPointF(8, 9), entry.origin.tool
                cell_canvas.icon(icon, tool_icon(tool), "mut" if dim else "info", size=14)
                if rect.width() > TOOL_ICON_WIDTH:
                    text_rect, tone = rect.adjusted(28, 0, -4, 0), "mut" if dim else "fg2"
                    cell_canvas.text(text_rect, one_line(tool, 40), "small", tone=tone)
            elif column == SOURCE:
                text_rect, words = rect.adjusted(8, 0, -4, 0), words or one_line(entry.origin.mime)
                if text_width(words, "monos") > text_rect.width():
                    words = fitted_name(words, styled("monos")[1], text_rect.width())
                cell_canvas.text(text_rect, words, "monos", tone="fg2" if dim else "fg")
            elif column == TOKENS:
                text_rect = QRectF(rect.left() - 12, rect.top(), 56, rect.height())
                tone = "fg2" if dim else "fg"
                cell_canvas.text(
                    text_rect, words, "small", tone=tone, align=RIGHT, elide=ELIDE_NONE
                )
                if entry.tokens is not None:
                    bar = QRectF(rect.left() + 52, rect.center().y() - 2, BAR_WIDTH, BAR_HEIGHT)
                    cell_canvas.box(bar, BAR_HEIGHT / 2, "line2" if selected else "surf2")
                    share = min(1.0, (entry.tokens / FULL_BAR_TOKENS) ** 0.6)
                    bar.setWidth(max(2.0, BAR_WIDTH * share))
                    tone = "k_markers" if entry.tokens > LARGE_ENTRY_TOKENS else "k_raw"
                    cell_canvas.box(bar, BAR_HEIGHT / 2, "line2" if dim else tone)
            else:
                faint = column == AGE or (column == RECALLED and not entry.recalls)
                tone = "mut" if faint or dim else "fg" if column == RECALLED else "fg2"
                if COLUMNS[column].right:
                    text_rect = rect.adjusted(0, 0, -8, 0)
                    cell_canvas.text(
                        text_rect, words, "small", tone=tone, align=RIGHT, elide=ELIDE_NONE
                    )
                else:
                    cell_canvas.text(rect.adjusted(8, 0, -4, 0), words, "small", tone=tone)

    def _term_at(self, point: QPointF) -> BlockTerm | None:
        x, row = point.toPoint().x(), self.rowAt(point.toPoint().y())
        entry = self._model.entry(row) if row >= 0 and self.columnAt(x) == STATE else None
        if entry is None:
            return None
        state = self._model.session_states.state(entry)
        left = x - self.columnViewportPosition(STATE)
        if is_right_to_left(self):
            left = self.columnWidth(STATE) - left
        term = CACHE_TERMS[state]
        on_word = 6 <= left <= 26 + text_width(term_word(term), "microb")
        return term if on_word and term in EXPLAINED else None

    def _current_term(self) -> BlockTerm | None:
        row = self.currentIndex().row()
        entry = self._model.entry(row) if row >= 0 else None
        return CACHE_TERMS[self._model.session_states.state(entry)] if entry else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        widths = column_widths(self.viewport().width(), self._fixed_text_widths)
        for index, width in widths.items():
            self.setColumnHidden(index, width == 0)
            if width:
                self.setColumnWidth(index, width)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self.rowAt(event.position().toPoint().y()))

    def leaveEvent(self, event: object) -> None:
        self._hover(-1)

    def _hover(self, row: int) -> None:
        if row != self._hovered:
            self._hovered = row
            self.viewport().update()

    def _choose_current(self) -> bool:
        """Select the current row unless one is selected, and return whether that happened."""
        row = self.currentIndex().row()
        if row < 0 or self.selectionModel().hasSelection():
            return False
        self.selectRow(row)
        return True

    def _on_head(self, column: int) -> None:
        modifiers, shift = QApplication.keyboardModifiers(), Qt.KeyboardModifier.ShiftModifier
        self._model.sort_by(column, adding=bool(modifiers & shift))


def _fixed_text_widths() -> dict[int, int]:
    """Return the widths of columns with fixed texts: a chip with its dot, and a figure."""
    state = max(chip_width(state_label(cache_state)) for cache_state in CacheState)
    widths = {STATE: math.ceil(state) + DOT_SIZE + 17}
    for index, text in ((RECALLED, tr("never", "recalled")), (AGE, age_text(0))):
        head = math.ceil(text_width(phrase_text(COLUMNS[index].head), "micro")) + 9
        widths[index] = max(math.ceil(text_width(text, "small")) + 16, head)
    return widths


def _paint_state(canvas: Canvas, rect: QRectF, state: CacheState, words: str) -> None:
    if state in CHIP_TONES:
        top_left = QPointF(rect.left() + 6, rect.center().y() - CHIP_HEIGHT / 2)
        tone = CHIP_TONES[state]
        mark_width = 15 if state in STATE_ICONS else DOT_SIZE + 5
        box = QRectF(top_left.x(), top_left.y(), chip_width(words) + mark_width, CHIP_HEIGHT)
        canvas.box(box, CHIP_HEIGHT / 2, Theme.applied.tint(tone, "surf", CHIP_ALPHA))
        left = box.left() + CHIP_PADDING
        if state in STATE_ICONS:
            canvas.icon(QPointF(left - 1, box.top() + 4), STATE_ICONS[state], tone, size=12)
        else:
            canvas.dot(QPointF(left + DOT_SIZE / 2, box.center().y()), tone)
        box.setLeft(left + mark_width)
        canvas.text(box, words, "microb", tone=tone, elide=ELIDE_NONE)
        return
    center, tone = QPointF(rect.left() + 18, rect.center().y()), "fg2"
    if state is CacheState.SUPERSEDED:
        canvas.ring(center, DOT_TONES[state], radius=2.6, width=1.2)
        tone = "mut"
    else:
        canvas.dot(center, DOT_TONES[state])
    text_rect = rect.adjusted(26, 0, 0, 0)
    canvas.text(text_rect, words, "microb", tone=tone, elide=ELIDE_NONE)


class CacheTableHeader(QHeaderView):
    """Column headings; sorted ones have an arrow, filtered ones the accent color."""

    def __init__(self, model: CacheModel) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._model = model
        self._filtered: frozenset[FilterKey] = frozenset()
        self.setFixedHeight(ROW_HEIGHT)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(20)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        Theme.applied.changed.connect(self.viewport().update)

    def mark(self, fields: frozenset[FilterKey]) -> None:
        self._filtered = fields
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        column, area = COLUMNS[section], QRectF(rect)
        painter.save()
        canvas = Canvas(painter, area, mirrored=is_right_to_left(self))
        canvas.fill(rect, "bg")
        canvas.fill(QRect(rect.left(), rect.bottom(), rect.width(), 1), "line")
        sort, sort_rank = self._model.sorted_by(section)
        is_estimated = self._model.estimated and section == TOKENS  # "≈ Tokens" does not fit
        text = tr("≈ tok") if is_estimated else phrase_text(column.head)
        if sort and len(self._model.sorts) > 1:
            text += f" {sort_rank}"
        # aligned with the text of the rows
        left = {DIGEST: 24, STATE: 14}.get(section, 0 if column.right else 8)
        text_rect = area.adjusted(left, 0, -8, 0)
        if section == TOKENS:
            text_rect = QRectF(area.left() - 12, area.top(), 56, area.height())
        if column.right and sort:
            text_rect.setRight(text_rect.right() - ARROW_WIDTH)
        text_px = 0.0
        if rect.width() > TOOL_ICON_WIDTH:  # a column with only an icon has no heading text
            text_rect.setLeft(max(text_rect.left(), float(rect.left())))
            is_filtered = bool(self._filtered & set(column.fields))
            tone = "acc" if is_filtered else "fg" if sort else "mut"
            style = "microb" if is_filtered or sort else "micro"
            align = RIGHT if column.right else LEFT
            text_px = canvas.text(text_rect, text, style, tone=tone, align=align)
        if sort:
            x = text_rect.right() + 3 if column.right else text_rect.left() + text_px + 3
            icon = "arrow-down" if sort.descending else "arrow-up"
            canvas.icon(QPointF(x, rect.top() + 10), icon, "fg2", size=12)
        painter.restore()
