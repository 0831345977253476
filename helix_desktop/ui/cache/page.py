"""The cache browser's page: what the attic holds in figures, then every entry, newest first."""

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from helix_desktop.domain.cache import CacheEntry, Digest, Totals
from helix_desktop.ui.cache.detail import DETAIL, NARROWEST, WIDEST, Detail
from helix_desktop.ui.cache.filter_field import FilterField
from helix_desktop.ui.cache.model import CacheModel
from helix_desktop.ui.cache.nothing import NoMatch, NothingYet
from helix_desktop.ui.cache.table import ROW, EntryTable
from helix_desktop.ui.cache.tidy_card import TidyCard
from helix_desktop.ui.look.paint import hairline, surface
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import STATUS, TOP_BAR
from helix_desktop.ui.parts.buttons import button, put_icon
from helix_desktop.ui.parts.labels import Elided, label
from helix_desktop.ui.parts.tile import Tile
from helix_desktop.ui.words import count_text, short_count, size_text, tr

BESIDE = 860
"""Width of the page that has room for an open entry beside the list."""
FOLLOW = 60
"""Milliseconds the current row stays before its entry is opened: none while a key repeats."""
MOST_CHOSEN = 5_000
"""Rows whose figures are added up."""
TILE = 72


class CachePage(QWidget):
    """Figures, filter and table; beside them the entry that is open."""

    shown = Signal()
    chosen = Signal()
    """Another selection, whatever made it."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._theme = theme
        self.tiles = [
            Tile(theme, tr(name)) for name in ("Entries", "On disk", "Before dedup", "Tokens saved")
        ]
        self.place = Elided(theme, "body", "mut", mode=Qt.TextElideMode.ElideMiddle)
        self.verify_all = button(tr("Verify all"))
        self.tidy = button(tr("Clean up…"))
        self._list = QWidget()
        self.filter = FilterField(theme, self._list)
        self.tidy_card = TidyCard(theme)
        self.table = EntryTable(model, theme)
        self.pill = _pill(self.table)
        self.detail = Detail(theme)
        self.nothing = NothingYet(theme)
        self.no_match = NoMatch()
        self._stack = QStackedWidget()
        for each in (self.nothing, self.no_match, self.table):
            # what stands above keeps its height in a low window
            each.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            self._stack.addWidget(each)
        self._marking = False
        """The selection is being put on rows: nobody moved it."""
        self.told = Elided(theme, "micro", "mut")
        self.cancel = QPushButton(tr("Cancel"))
        self._split = QSplitter()
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._follow.setInterval(FOLLOW)
        self._follow.timeout.connect(self._open_current)
        self._lay_out()
        self._connect()
        self._draw()

    def reset(self) -> None:
        """As it is when a workspace opens."""
        self.filter.reset()
        self.detail.close_entry()
        self.tidy_card.hide()
        self.show_new(0)
        self.to_top()

    def rest(self) -> None:
        """No timer runs afterwards."""
        self._follow.stop()
        self.filter.rest()
        self.detail.finds.rest()

    def to_top(self) -> None:
        self.table.scrollToTop()

    def await_listing(self) -> None:
        """There are entries, and they are being listed: it would be wrong to say there are none."""
        self._stack.setCurrentWidget(self.table)

    def show_listing(self, entries: list[CacheEntry], total: int, *, filtered: bool) -> None:
        """Another listing; its rows are marked by whoever knows where the chosen ones stand."""
        bar, model = self.table.verticalScrollBar(), self._model
        place = bar.value()
        self._marking = True
        model.show(entries, total)
        self._marking = False
        empty: QWidget = self.no_match if filtered else self.nothing
        self._stack.setCurrentWidget(self.table if model.rowCount() else empty)
        self.table.fit()
        if self.verify_all.hasFocus():  # it had it only because there was no table yet
            self.table.setFocus()
        bar.setValue(place)
        self.show_new(0)

    def show_new(self, count: int) -> None:
        """So many came since the listing was made."""
        self.pill.setVisible(count > 0)
        self.pill.setText(tr("{0} new").format(count_text(count)))
        self.pill.adjustSize()
        self._place_pill()

    def mark(self, rows: list[int], current: int = -1, *, scroll: bool = True) -> None:
        """Put the selection on rows; none, no selection."""
        model, selection = self._model, self.table.selectionModel()
        found = QItemSelection()
        for row in rows:
            if 0 <= row < model.rowCount():
                found.select(model.index(row, 0), model.index(row, 0))
        way = QItemSelectionModel.SelectionFlag
        self._marking = True
        selection.select(found, way.ClearAndSelect | way.Rows)
        if 0 <= current < model.rowCount():
            selection.setCurrentIndex(model.index(current, 0), way.NoUpdate)
            if scroll:
                self.table.scrollTo(model.index(current, 0))
        self._marking = False

    def chosen_rows(self) -> list[int]:
        """Rows that are selected, as many as figures are made of, in order."""
        rows: list[int] = []
        for stretch in self._stretches():
            room = MOST_CHOSEN - len(rows)
            rows += range(stretch.top(), min(stretch.bottom() + 1, stretch.top() + room))
        return sorted(set(rows))

    def chosen_count(self) -> int:
        return sum(each.bottom() - each.top() + 1 for each in self._stretches())

    def _stretches(self) -> list[QItemSelectionRange]:
        return list(self.table.selectionModel().selection())  # type: ignore[no-any-return, call-overload]  # a list of ranges

    def select(self, digest: Digest) -> None:
        """Open an entry, wherever it stands in the list."""
        self.detail.open_entry(digest)
        self.show_detail()

    def show_detail(self) -> None:
        """In a narrow page the open entry takes the room of the list."""
        opened = bool(self.detail.digest or self.detail.several)
        alone = opened and self.width() < BESIDE
        self._list.setVisible(not alone)
        self.detail.setVisible(opened)
        self.detail.setMaximumWidth(16_777_215 if alone else WIDEST)

    def step(self, by: int) -> None:
        """To the row before or behind."""
        current = self.table.currentIndex()
        row = max(0, min(self._model.rowCount() - 1, current.row() + by))
        self.table.setCurrentIndex(self._model.index(row, 0))

    def show_place(self, workspace: str) -> None:
        self.place.set_text(f"{workspace}  ›" if workspace else "")

    def show_totals(self, totals: Totals, sessions: int) -> None:
        there = totals.before_dedup - totals.raw
        share = f"{there / totals.before_dedup:.0%}".replace("%", " %") if there else ""
        dedup = (tr("nothing came twice yet"), tr("nothing twice"))
        if share:
            dedup = (tr("{0} was there already").format(share), tr("{0} was there").format(share))
        raw = size_text(totals.raw)
        where = tr("in {0} session") if sessions == 1 else tr("in {0} sessions")
        figures = (
            (count_text(totals.entries), where.format(count_text(sessions))),
            (
                size_text(totals.on_disk),
                tr("for {0} of content").format(raw),
                tr("for {0}").format(raw),
            ),
            (size_text(totals.before_dedup), *dedup),
            (
                short_count(totals.tokens_saved),
                tr("by markers and the gate"),
                tr("by markers, gate"),
            ),
        )
        for tile, words in zip(self.tiles, figures, strict=True):
            tile.show_value(*words)

    def tell(self, words: str, *, cancels: bool = False) -> None:
        """The line below the table."""
        self.told.set_text(words)
        self.cancel.setVisible(cancels)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_detail()
        self._place_pill()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]  # Qt's own
        self.table.setFocus()
        self.shown.emit()

    def _place_pill(self) -> None:
        self.pill.move((self.table.width() - self.pill.width()) // 2, ROW + 8)
        self.pill.raise_()

    def _on_selection(self) -> None:
        if not self._marking:
            self._follow.start()

    def _open_current(self) -> None:
        """What is chosen by now: one entry is opened, several are told together."""
        rows = self.chosen_rows()
        if len(rows) == 1:
            entry = self._model.loaded(rows[0])
            if entry is not None:
                self.detail.open_entry(entry.digest)
            else:
                self._follow.start()  # it is on its way
        elif rows:
            loaded = [self._model.loaded(row) for row in rows]
            found = [entry for entry in loaded if entry is not None]
            self.detail.show_several(found, self.chosen_count())
        self.show_detail()
        self.chosen.emit()

    def open_now(self) -> None:
        """Without waiting for a key that might repeat."""
        self._follow.stop()
        self._open_current()

    def _on_closed(self) -> None:
        self.show_detail()
        self.mark([])
        if self.isVisible():
            self.table.setFocus()

    def _on_left(self) -> None:
        self.table.setFocus()
        if not self.table.currentIndex().isValid() and self._model.rowCount():
            self._marking = True
            self.table.selectionModel().setCurrentIndex(
                self._model.index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate
            )
            self._marking = False

    def _connect(self) -> None:
        self.table.selectionModel().selectionChanged.connect(self._on_selection)
        self.table.left.connect(self.detail.close_entry)
        self.table.clicked.connect(lambda _index: self.open_now())
        self.filter.left.connect(self._on_left)
        self.detail.closed.connect(self._on_closed)
        self.detail.stepped.connect(self.step)
        self._theme.changed.connect(self._draw)

    def _draw(self) -> None:
        for made, icon in ((self.verify_all, "shield"), (self.tidy, "broom")):
            put_icon(made, self._theme, icon, tone="fg2")

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._list)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head())
        column.addWidget(hairline())
        top = QVBoxLayout()
        top.setContentsMargins(24, 16, 24, 12)
        top.setSpacing(12)
        tiles = QHBoxLayout()
        tiles.setSpacing(8)
        for tile in self.tiles:
            tile.setFixedHeight(TILE)
            tiles.addWidget(tile, 1)
        top.addLayout(tiles)
        top.addWidget(self.filter)
        top.addWidget(self.tidy_card)
        column.addLayout(top)
        column.addWidget(self._stack, 1)
        column.addWidget(hairline())
        column.addWidget(self._foot())
        self._split.setHandleWidth(1)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self._list)
        self._split.addWidget(self.detail)
        self._split.setStretchFactor(0, 1)
        self.detail.setMinimumWidth(NARROWEST)
        self._split.setSizes([10_000, DETAIL])
        layout = QStackedLayout(self)
        layout.addWidget(self._split)

    def _head(self) -> QWidget:
        head = surface("bg")
        head.setFixedHeight(TOP_BAR)
        row = QHBoxLayout(head)
        row.setContentsMargins(24, 0, 24, 0)
        row.setSpacing(8)
        row.addWidget(self.place)
        row.addWidget(label(tr("Cache browser"), "title"))
        row.addStretch(1)
        row.addWidget(self.verify_all)
        row.addWidget(self.tidy)
        return head

    def _foot(self) -> QWidget:
        foot = surface("panel")
        foot.setFixedHeight(STATUS)
        self.cancel.setProperty("role", "link")
        self.cancel.setFont(font("microb"))
        self.cancel.hide()
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 0, 24, 0)
        row.setSpacing(8)
        row.addWidget(self.told, 1)
        row.addWidget(self.cancel)
        keys = tr("↑↓ select   Enter recall   P pin   V verify")
        row.addWidget(label(keys, "micro", "mut"))
        return foot


def _pill(table: QWidget) -> QPushButton:
    made = QPushButton(table)
    made.setProperty("role", "primary")
    made.setFont(font("smallb"))
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.hide()
    return made
