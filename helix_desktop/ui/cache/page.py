"""The cache browser's page: what the attic holds in figures, then every entry, newest first."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.domain.cache import Totals
from helix_desktop.ui.cache.model import COLUMNS, CacheModel
from helix_desktop.ui.empty import Empty
from helix_desktop.ui.labels import label
from helix_desktop.ui.paint import hairline, surface
from helix_desktop.ui.theme import Theme
from helix_desktop.ui.tile import Tile
from helix_desktop.ui.tokens import TOP_BAR
from helix_desktop.ui.words import count_text, short_count, size_text, tr

ROW = 32


class CachePage(QWidget):
    """Figures and table; an empty attic says what fills it."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        super().__init__()
        self._tiles = [Tile(tr(name)) for name in ("Entries", "On disk", "Before dedup", "Tokens")]
        self.table = _table(model)
        self._empty = Empty(
            theme,
            "cache",
            title=tr("Nothing is cached yet"),
            hint=tr("Send a message that reads or searches files: every output is kept here."),
        )
        self._stack = QStackedLayout()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.table)
        model.modelReset.connect(lambda: self._choose(model))
        model.rowsInserted.connect(lambda: self._choose(model))
        self._lay_out()

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

    def _choose(self, model: CacheModel) -> None:
        self._stack.setCurrentWidget(self.table if model.rowCount() else self._empty)

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
        body.setSpacing(16)
        body.addLayout(tiles)
        body.addLayout(self._stack, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(head)
        layout.addWidget(hairline())
        layout.addLayout(body, 1)


class _Table(QTableView):
    """Keeps the page's width: the widest column gives way."""

    def sizeHint(self) -> QSize:
        return QSize(400, 300)


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
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(ROW)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    head = table.horizontalHeader()
    head.setFixedHeight(ROW)
    head.setHighlightSections(False)
    head.setMinimumSectionSize(40)
    for at, column in enumerate(COLUMNS):
        stretch = column.width == 0
        mode = QHeaderView.ResizeMode.Stretch if stretch else QHeaderView.ResizeMode.Fixed
        head.setSectionResizeMode(at, mode)
        if not stretch:
            table.setColumnWidth(at, column.width)
    return table
