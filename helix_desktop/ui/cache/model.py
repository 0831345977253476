"""The cache entries as a table; pages are fetched when the view comes near their end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from helix_desktop.domain.cache import CacheEntry, Digest, Order
from helix_desktop.ui.labels import plain_tip
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.theme import font
from helix_desktop.ui.words import age_text, count_text, size_text, tr

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
SHORT_DIGEST = 8


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its head, what it shows, its width (0 = what is left)."""

    head: str
    text: Callable[[CacheEntry, float], str]
    width: int
    order: Order
    style: str = "small"
    right: bool = False


COLUMNS = (
    Column(
        "SHA-256", lambda entry, _: entry.digest[:SHORT_DIGEST], 96, Order.DIGEST, style="monos"
    ),
    Column("Tool", lambda entry, _: one_line(entry.origin.tool), 112, Order.TOOL),
    Column("What", lambda entry, _: one_line(entry.origin.what), 0, Order.WHAT, style="monos"),
    Column("Size", lambda entry, _: size_text(entry.size), 84, Order.SIZE, right=True),
    Column("Tokens", lambda entry, _: _tokens(entry), 84, Order.TOKENS, style="monos", right=True),
    Column(
        "Refs", lambda entry, _: count_text(entry.refs), 60, Order.REFS, style="monos", right=True
    ),
    Column("Age", lambda entry, now: age_text(now - entry.created), 76, Order.ARRIVAL, right=True),
)


class CacheModel(QAbstractTableModel):
    """Entries in the order the attic gave them."""

    more_wanted = Signal(int)
    """The entry from which the next page is wanted."""
    order_changed = Signal()

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self._entries: list[CacheEntry] = []
        self._more = False
        self.order = (Order.ARRIVAL, True)
        """The column that sorts, and whether its largest come first."""
        self._fonts = {column.style: font(column.style) for column in COLUMNS}

    def show(self, entries: Sequence[CacheEntry], *, more: bool) -> None:
        """Exchange all rows, or only repaint if they are the same."""
        same = [one.digest for one in entries] == [one.digest for one in self._entries]
        self._more = more
        if same and entries:
            self._entries = list(entries)
            last = self.index(len(entries) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        self.beginResetModel()
        self._entries = list(entries)
        self.endResetModel()

    def sort_by(self, column: int) -> None:
        """The column's first click puts the largest first (words: the first), the next turns it."""
        order, down = COLUMNS[column].order, self.order[1]
        words = order in (Order.DIGEST, Order.TOOL, Order.WHAT)
        self.order = (order, not down if order is self.order[0] else not words)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        self.order_changed.emit()

    def row_of(self, digest: Digest) -> int:
        return next((at for at, one in enumerate(self._entries) if one.digest == digest), -1)

    def add(self, entries: Sequence[CacheEntry], *, more: bool) -> None:
        """The next page, less what has moved into it since."""
        known = {entry.digest for entry in self._entries}
        fresh = [entry for entry in entries if entry.digest not in known]
        self._more = more
        if not fresh:
            return
        first = len(self._entries)
        self.beginInsertRows(NO_INDEX, first, first + len(fresh) - 1)
        self._entries.extend(fresh)
        self.endInsertRows()

    def entry(self, at: int) -> CacheEntry:
        return self._entries[at]

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._entries)

    def columnCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        entry, column = self._entries[index.row()], COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(entry, self._now())
        found: dict[int, Callable[[], object]] = {
            Qt.ItemDataRole.FontRole: lambda: self._fonts[column.style],
            Qt.ItemDataRole.TextAlignmentRole: lambda: _alignment(column),
            Qt.ItemDataRole.ToolTipRole: lambda: plain_tip(entry.origin.what or entry.digest),
        }
        return found[role]() if role in found else None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        found: dict[int, object] = {
            Qt.ItemDataRole.DisplayRole: self._head(COLUMNS[section]),
            Qt.ItemDataRole.FontRole: font("micro"),
            Qt.ItemDataRole.TextAlignmentRole: _alignment(COLUMNS[section]),
        }
        return found.get(role)

    def _head(self, column: Column) -> str:
        order, down = self.order
        if column.order is not order:
            return tr(column.head)
        return f"{tr(column.head)} {'↓' if down else '↑'}"

    def canFetchMore(self, parent: AnyIndex = NO_INDEX) -> bool:
        return self._more and not parent.isValid()

    def fetchMore(self, parent: AnyIndex = NO_INDEX) -> None:
        self._more = False  # asked for once; the answer says whether there is still more
        self.more_wanted.emit(len(self._entries))


def _tokens(entry: CacheEntry) -> str:
    return "–" if entry.tokens is None else count_text(entry.tokens)


def _alignment(column: Column) -> int:
    side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
    return int(side | Qt.AlignmentFlag.AlignVCenter)
