"""The cache browser's page: what the attic holds in figures, then every entry, newest first."""

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.domain.cache import Digest, Page, Totals
from helix_desktop.ui.cache.detail import DETAIL, Detail
from helix_desktop.ui.cache.filter_field import FilterField
from helix_desktop.ui.cache.model import COLUMNS, AnyIndex, CacheModel
from helix_desktop.ui.empty import Empty
from helix_desktop.ui.labels import label
from helix_desktop.ui.paint import hairline, surface
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.tile import Tile
from helix_desktop.ui.tokens import TOP_BAR
from helix_desktop.ui.words import count_text, short_count, size_text, tr

ROW = 32
BESIDE = 720
"""Width of the page that has room for an open entry beside the list."""
LEAST_ROOM = {"Refs": 620, "Tool": 500, "Age": 420}
"""Columns that go in a narrow page, and the width of the list they need."""


class CachePage(QWidget):
    """Figures, filter and table; beside them the entry that is open."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._tiles = [Tile(tr(name)) for name in ("Entries", "On disk", "Before dedup", "Tokens")]
        self.filter = FilterField(theme)
        self.table = _table(model)
        self._bar = _Bar(theme)  # Qt does not keep a delegate alive
        self.table.setItemDelegateForColumn(0, self._bar)
        self.detail = Detail(theme)
        self._nothing = Empty(
            theme,
            "cache",
            title=tr("Nothing is cached yet"),
            hint=tr("Send a message that reads or searches files: every output is kept here."),
        )
        self._no_match = Empty(
            theme,
            "search",
            title=tr("Nothing matches"),
            hint=tr("Everything is still there: change the filter, or clear it with Esc."),
        )
        self._stack = QStackedLayout()
        for each in (self._nothing, self._no_match, self.table):
            self._stack.addWidget(each)
        self._marking = False
        """The selection is being put on a row: nobody moved it."""
        self._list = QWidget()
        self._side = hairline(vertical=True)
        self._side.hide()
        self._lay_out()
        self._connect()

    def reset(self) -> None:
        """As it is when a workspace opens."""
        self.filter.reset()
        self.detail.close_entry()
        self.to_top()

    def to_top(self) -> None:
        self.table.scrollToTop()

    def show_page(self, page: Page, *, filtered: bool) -> None:
        """A result; the entry that is open and the place in the list stay."""
        bar, model = self.table.verticalScrollBar(), self._model
        at, place = bar.value() // ROW, bar.value()
        top = model.entry(at).digest if 0 < at < model.rowCount() else None
        model.show(page.entries, more=page.more)
        self._mark(self.detail.digest)
        self.table.doItemsLayout()
        found = -1 if top is None else model.row_of(top)
        bar.setValue(place if found < 0 else found * ROW + place % ROW)
        self.filter.show_found(_count(page) if filtered else "", page.note)
        empty = self._no_match if filtered else self._nothing
        self._stack.setCurrentWidget(self.table if model.rowCount() else empty)

    def select(self, digest: Digest) -> None:
        """Open an entry, whether the list has come to it yet or not."""
        self.detail.open_entry(digest)
        self._show_detail()
        self._mark(digest)
        if (at := self._model.row_of(digest)) >= 0:
            self.table.scrollTo(self._model.index(at, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_detail()

    def _mark(self, digest: Digest) -> None:
        """Put the selection on a digest's row; no row, no selection."""
        at = self._model.row_of(digest)
        self._marking = True
        if at >= 0:
            self.table.selectRow(at)
        else:
            self.table.clearSelection()
        self._marking = False

    def _show_detail(self) -> None:
        """In a narrow page the open entry takes the room of the list."""
        opened = bool(self.detail.digest)
        alone = opened and self.width() < BESIDE
        self._list.setVisible(not alone)
        self._side.setVisible(opened and not alone)
        self.detail.setFixedWidth(self.width() if alone else DETAIL)
        room = self.width() - (DETAIL if opened and not alone else 0) - 48
        for name, least in LEAST_ROOM.items():
            at = next(at for at, column in enumerate(COLUMNS) if column.head == name)
            self.table.setColumnHidden(at, room < least)

    def _on_current(self, index: QModelIndex) -> None:
        """The arrow keys move what is open; nothing opens because rows were exchanged."""
        if self.detail.digest and index.isValid() and not self._marking:
            self.detail.open_entry(self._model.entry(index.row()).digest)

    def _on_chosen(self, index: QModelIndex) -> None:
        self.detail.open_entry(self._model.entry(index.row()).digest)
        self._show_detail()

    def _on_closed(self) -> None:
        self._show_detail()
        self.table.clearSelection()
        if self.isVisible():
            self.table.setFocus()

    def _connect(self) -> None:
        self.table.clicked.connect(self._on_chosen)
        self.table.activated.connect(self._on_chosen)
        self.table.selectionModel().currentRowChanged.connect(self._on_current)
        self.table.left.connect(self.detail.close_entry)
        self.table.horizontalHeader().sectionClicked.connect(self._model.sort_by)
        self.filter.left.connect(self.table.setFocus)
        self.detail.closed.connect(self._on_closed)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self._on_find)

    def _on_find(self) -> None:
        self.filter.line.setFocus()
        self.filter.line.selectAll()

    def show_totals(self, totals: Totals) -> None:
        there = totals.before_dedup - totals.raw
        share = f"{there / totals.before_dedup:.0%}" if totals.before_dedup else "0%"
        figures = (
            (count_text(totals.entries), tr("different contents")),
            (size_text(totals.on_disk), tr("for {0} of content").format(size_text(totals.raw))),
            (size_text(totals.before_dedup), tr("{0} was there already").format(share)),
            (short_count(totals.tokens), tr("counted so far")),
        )
        for tile, (value, scale) in zip(self._tiles, figures, strict=True):
            tile.show_value(value, scale)

    def _lay_out(self) -> None:
        head = surface("bg")
        head.setFixedHeight(TOP_BAR)
        top = QHBoxLayout(head)
        top.setContentsMargins(24, 0, 24, 0)
        top.addWidget(label(tr("Cache browser"), "title"))
        tiles = QHBoxLayout()
        tiles.setSpacing(8)
        for tile in self._tiles:
            tiles.addWidget(tile, 1)
        body = QVBoxLayout()
        body.setContentsMargins(24, 16, 24, 0)
        body.setSpacing(8)
        body.addLayout(tiles)
        body.addSpacing(4)
        body.addWidget(self.filter)
        body.addLayout(self._stack, 1)
        column = QVBoxLayout(self._list)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(hairline())
        column.addLayout(body, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._list, 1)
        layout.addWidget(self._side)
        layout.addWidget(self.detail)


def _count(page: Page) -> str:
    """How many match; a search that was not finished has found at least what it shows."""
    if page.total >= 0:
        return tr("{0} found").format(count_text(page.total))
    more = "+" if page.more else ""
    return tr("{0} found").format(f"{count_text(len(page.entries))}{more}")


class _Table(QTableView):
    """Keeps the page's width: the widest column gives way. Esc is `left`."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(400, 300)


class _Bar(QStyledItemDelegate):
    """The mark of the selected row at its left edge: not by its tint alone."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().paint(painter, option, index)
        state: QStyle.StateFlag = option.state
        if state & QStyle.StateFlag.State_Selected:
            rect: QRect = option.rect
            painter.fillRect(rect.left(), rect.top(), 2, rect.height(), self._theme.colour("acc"))


def _table(model: CacheModel) -> _Table:
    table = _Table()
    table.setModel(model)
    table.setAccessibleName(tr("Cache entries"))
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(ROW)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    head = table.horizontalHeader()
    head.setFixedHeight(ROW)
    head.setHighlightSections(False)
    head.setSectionsClickable(True)
    head.setMinimumSectionSize(40)
    for at, column in enumerate(COLUMNS):
        stretch = column.width == 0
        mode = QHeaderView.ResizeMode.Stretch if stretch else QHeaderView.ResizeMode.Fixed
        head.setSectionResizeMode(at, mode)
        if not stretch:
            table.setColumnWidth(at, column.width)
    return table
