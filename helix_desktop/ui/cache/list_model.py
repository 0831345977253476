"""The table model of the cache list: its columns, their texts, widths, and sort keys, and the
loaded pages of entries.

Pages of entries are loaded when the view reaches them. The listing does not change until another
one is shown; later arrivals are only counted.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from helix_desktop.domain.cache import (
    CacheColumn,
    CacheEntry,
    CacheState,
    Digest,
    SessionContentStates,
)
from helix_desktop.domain.cache_filter import FilterKey, SortColumn
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.text.block_terms import CACHE_TERMS, term_word
from helix_desktop.ui.text.formatting import (
    age_text,
    count_text,
    phrase_text,
    plural,
    size_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line, origin_text
from helix_desktop.ui.widgets.labels import plain_tip

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
MIN_NAME_WIDTH = 160
TOOL_ICON_WIDTH = 36
"""Width of the tool's column if only its icon fits."""


class Seen(Struct, frozen=True):
    """The state of an entry for the session, and the present time."""

    state: CacheState
    now: float


class CacheTableColumn(Struct, frozen=True):
    """A column: heading, width (0 = the rest), sort order, and filter keys."""

    head: Phrase
    width: int
    text: Callable[[CacheEntry, Seen], str]
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
        Phrase("SHA-256"), 104, lambda e, _s: e.digest[:8], CacheColumn.DIGEST, (FilterKey.SHA,)
    ),
    CacheTableColumn(
        Phrase("Tool"),
        100,
        lambda e, _s: one_line(e.origin.tool),
        CacheColumn.TOOL,
        (FilterKey.TOOL,),
    ),
    CacheTableColumn(
        Phrase("Source"),
        0,
        lambda e, _s: origin_text(e.origin),
        CacheColumn.WHAT,
        (FilterKey.WHAT, FilterKey.ANYWHERE),
    ),
    CacheTableColumn(
        Phrase("Size"),
        64,
        lambda e, _s: size_text(e.size),
        CacheColumn.SIZE,
        (FilterKey.SIZE,),
        True,
    ),
    CacheTableColumn(
        Phrase("Tokens"),
        84,
        lambda e, _s: token_label(e),
        CacheColumn.TOKENS,
        (FilterKey.TOKENS,),
        True,
    ),
    CacheTableColumn(
        Phrase("Refs"),
        44,
        lambda e, _s: count_text(e.refs),
        CacheColumn.REFS,
        (FilterKey.REFS,),
        True,
    ),
    CacheTableColumn(
        Phrase("Recalled"),
        66,
        lambda e, _s: recall_label(e),
        CacheColumn.RECALLS,
        (FilterKey.RECALLS, FilterKey.USED),
        True,
    ),
    CacheTableColumn(
        Phrase("Age"),
        56,
        lambda e, s: age_text(s.now - e.created),
        CacheColumn.ARRIVAL,
        (FilterKey.CREATED,),
        True,
    ),
    CacheTableColumn(
        Phrase("State"),
        108,
        lambda _e, s: state_label(s.state),
        fields=(FilterKey.STATE, FilterKey.PINNED),
    ),
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
        """Set the states of contents in the session's context."""
        self.session_states = states
        if self._total:
            last = self.index(self._total - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def entry(self, index: int) -> CacheEntry | None:
        """Return an entry, or None and request its page."""
        page, row = divmod(index, PAGE_ENTRIES)
        page_entries = self._pages.get(page)
        if page_entries is not None and (row < len(page_entries) or page != self._outgrown_page):
            return page_entries[row] if row < len(page_entries) else None
        if page not in self._requested:
            self._requested.add(page)
            self.page_requested.emit(page)
        return None

    def loaded(self, index: int) -> CacheEntry | None:
        """Return an entry if it is loaded, without a request."""
        page_entries = self._pages.get(index // PAGE_ENTRIES, ())
        return (
            page_entries[index % PAGE_ENTRIES] if index % PAGE_ENTRIES < len(page_entries) else None
        )

    def row_of(self, digest: Digest) -> int:
        """Return the row of a loaded entry, or -1."""
        for page, entries in self._pages.items():
            for row, entry in enumerate(entries):
                if entry.digest == digest:
                    return page * PAGE_ENTRIES + row
        return -1

    def seen(self, entry: CacheEntry) -> Seen:
        """Return what the texts of an entry depend on besides the entry."""
        return Seen(self.session_states.state(entry), self._now())

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
        return COLUMNS[index.column()].text(entry, self.seen(entry))

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
