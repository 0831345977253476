"""The cache entries as a table; pages are fetched when the view comes near their end."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from helix_desktop.domain.cache import CacheEntry
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
    style: str = "small"
    right: bool = False


COLUMNS = (
    Column("SHA-256", lambda entry, _: entry.digest[:SHORT_DIGEST], 96, style="monos"),
    Column("Tool", lambda entry, _: one_line(entry.origin.tool), 112),
    Column("What", lambda entry, _: one_line(entry.origin.what), 0, style="monos"),
    Column("Size", lambda entry, _: size_text(entry.size), 84, right=True),
    Column("Tokens", lambda entry, _: _tokens(entry), 84, style="monos", right=True),
    Column("Refs", lambda entry, _: count_text(entry.refs), 60, style="monos", right=True),
    Column("Age", lambda entry, now: age_text(now - entry.created), 76, right=True),
)


class CacheModel(QAbstractTableModel):
    """Entries in the order the attic gave them."""

    more_wanted = Signal(int)
    """The entry from which the next page is wanted."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        self._entries: list[CacheEntry] = []
        self._more = False
        self._fonts = {column.style: font(column.style) for column in COLUMNS}

    def show(self, entries: Sequence[CacheEntry], *, more: bool) -> None:
        self.beginResetModel()
        self._entries, self._more = list(entries), more
        self.endResetModel()

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
            Qt.ItemDataRole.DisplayRole: tr(COLUMNS[section].head),
            Qt.ItemDataRole.FontRole: font("micro"),
            Qt.ItemDataRole.TextAlignmentRole: _alignment(COLUMNS[section]),
        }
        return found.get(role)

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
