"""The widgets of the page Cache and its panel: figures, list, the card *Clean up*, empty states.

The page shows figures of the store and every entry, the newest first. The panel beside the
conversation shows the figures and the newest entries.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QSplitter, QStackedWidget, QWidget

from helix_desktop.domain.cache import CacheEntry, CacheTotals, Digest
from helix_desktop.domain.cache_filter import RemovableContents
from helix_desktop.ui.cache.entry_pane import (
    MAX_PANE_WIDTH,
    MIN_PANE_WIDTH,
    PANE_WIDTH,
    CacheEntryPane,
)
from helix_desktop.ui.cache.filter_bar import FilterBar
from helix_desktop.ui.cache.table import ROW_HEIGHT, CacheModel, CacheTable
from helix_desktop.ui.event_bridge import single_shot_timer
from helix_desktop.ui.style.canvas import (
    ELIDE_NONE,
    RIGHT,
    Canvas,
    PaintedWidget,
    hairline,
    paint_digest,
    set_surface,
)
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import STATUS_BAR_HEIGHT, TOP_BAR_HEIGHT
from helix_desktop.ui.text.formatting import (
    count_text,
    entries_text,
    percent_text,
    plural,
    sentences_text,
    short_count,
    size_text,
    tokens_text,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line, origin_text
from helix_desktop.ui.widgets.controls import button, set_icon
from helix_desktop.ui.widgets.labels import ElidedLabel, StatTile, label
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    aligned,
    bar_of,
    column_of,
    grow,
    row_of,
    stretch,
)
from helix_desktop.ui.widgets.row_list import ListRow, ListView


class CleanupCard(QWidget):
    """The confirmation of a cleanup, hidden until it is requested; it deletes nothing by itself."""

    confirmed = Signal(object)
    """Emitted with the `RemovableContents` exactly as shown."""
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "question")
        self._removable: RemovableContents | None = None
        self.title = label("", "title")
        self.text = label("", "small", "fg2", wrap=True)
        self.delete = button("", "danger")
        self.cancel = button(tr("Cancel"))
        self.delete.clicked.connect(self._on_confirmed)
        self.cancel.clicked.connect(self.close_card)
        column_of(
            self.title,
            self.text,
            row_of(self.delete, self.cancel, STRETCH, spacing=8),
            on=self,
            margins=(16, 12, 16, 14),
            spacing=6,
        )
        self.hide()

    def show_busy(self, title: str, text: str) -> None:
        self._removable = None
        self.title.setText(title)
        self.text.setText(text)
        self.cancel.setText(tr("Cancel"))
        self.delete.hide()
        self.show()

    def show_removable(self, removable: RemovableContents, *, filtered: bool) -> None:
        self._removable = removable
        self.show()
        usage_note = tr(
            "Entries that are pinned, used by a session, or less than a day old are kept."
        )
        self.delete.setVisible(bool(removable.contents))
        if not removable.contents:
            self.title.setText(tr("Nothing to clean up"))
            self.cancel.setText(tr("Close"))
            self.text.setText(usage_note)
            return
        count = removable.contents
        words = plural(
            count,
            "{0} entry in the cache is no longer needed",
            "{0} entries in the cache are no longer needed",
        )
        if filtered:
            words = plural(
                count,
                "{0} entry matching the filter is no longer needed",
                "{0} entries matching the filter are no longer needed",
            )
        self.title.setText(words)
        sizes = tr("{0} of content, {1} on disk.")
        sizes_text = sizes.format(size_text(removable.raw), size_text(removable.stored))
        warning = tr("You can't undo this.")
        self.text.setText(sentences_text((sizes_text, usage_note, warning)))
        self.delete.setText(plural(count, "Delete {0} entry", "Delete {0} entries"))

    def close_card(self) -> None:
        self._removable = None
        self.hide()
        self.cancelled.emit()

    def _on_confirmed(self) -> None:
        if self._removable is not None and self._removable.contents:
            self.confirmed.emit(self._removable)


PICTURE_WIDTH, PICTURE_HEIGHT = 632, 164
"""Width and height of the picture, including the free space below."""
MIN_PICTURE_PAGE_HEIGHT = 400
"""Least height in pixels at which the picture is visible."""
EXAMPLE_DIGITS = "e07b2f18"
LINE_WIDTHS = (212, 176, 226, 140)


class _Picture(PaintedWidget):
    """A picture of an output that becomes a marker."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(PICTURE_WIDTH, PICTURE_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        card = QRectF(0, 0, 264, 132)
        canvas.box(card, 10, "surf", border="line")
        canvas.icon(QPointF(14, 13), "terminal", "info")
        canvas.text(QRectF(38, 0, 100, 42), "shell", "strong")
        canvas.chip(card.right() - 12, 21, tr("16,020 tokens"), tone="fg2")
        canvas.fill(QRectF(1, 42, 262, 1), "line")
        for index, width in enumerate(LINE_WIDTHS):
            canvas.box(QRectF(16, 56 + index * 18, width, 6), 3, "line2" if index < 3 else "line")
        canvas.icon(QPointF(280, 54), "arrow-right", "acc", size=24)
        box = QRectF(320, 30, 312, 72)
        canvas.box(box, 10, "sel", border=Theme.applied.color("acc", 90))
        paint_digest(canvas, QPointF(336, 48), EXAMPLE_DIGITS)
        line = QRectF(360, 44, box.right() - 376, 24)
        canvas.text(line, "[CACHED] recall_cached_content(", "monos", elide=ELIDE_NONE)
        line.translate(0, 20)
        canvas.text(line, f'"{EXAMPLE_DIGITS}…")', "monos", tone="acc")
        canvas.text(line, tr("≈46 tokens"), "microb", tone="ok", align=RIGHT)


class EmptyCacheView(QWidget):
    """An explanation with first steps, shown instead of the table while the cache is empty."""

    def __init__(self) -> None:
        super().__init__()
        self.go = button(tr("Go to conversation"), "primary")
        self.change = button(tr("Change thresholds…"))
        middle = Qt.AlignmentFlag.AlignHCenter
        self.picture = _Picture()
        sentences = (
            tr("Helix keeps every tool output here, also when it has left the context."),
            tr("Identical content is stored once. You and Helix can recall every byte."),
            tr("Send a message that reads or searches files to fill the cache."),
        )
        column_of(
            stretch(2),
            aligned(self.picture, middle),
            aligned(label(tr("Nothing cached yet"), "display"), middle),
            *(aligned(label(words, "body", "fg2"), middle) for words in sentences),
            16,
            row_of(STRETCH, self.go, self.change, STRETCH, spacing=8),
            stretch(3),
            on=self,
            margins=None,
            spacing=6,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the picture in a low window, so that the text has room."""
        super().resizeEvent(event)
        self.picture.setVisible(event.size().height() >= MIN_PICTURE_PAGE_HEIGHT)


class NoMatchView(QWidget):
    """A text with suggestions, shown instead of the table when no entry matches the filter."""

    def __init__(self) -> None:
        super().__init__()
        self.words = label("", "small", "mut", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.words.setFixedWidth(420)
        self.drop, self.clear = button(tr("Remove")), button(tr("Clear"))
        middle = Qt.AlignmentFlag.AlignHCenter
        column_of(
            stretch(2),
            aligned(label(tr("No matches"), "title"), middle),
            aligned(self.words, middle),
            4,
            row_of(STRETCH, self.drop, self.clear, STRETCH, spacing=8),
            stretch(3),
            on=self,
            margins=None,
            spacing=8,
        )
        self.show_blamed("")

    def show_blamed(self, word: str) -> None:
        """Show the term without which most entries match; "" while that is unknown."""
        self.blamed = word
        blamed = tr("{0} hides the most entries.").format(word)
        self.words.setText(blamed if word else tr("Change or clear the filter to see more."))
        self.drop.setVisible(bool(word))


MIN_TWO_COLUMN_WIDTH = 860
"""Least width of the page in pixels with the open entry beside the list."""
FOLLOW_DELAY_MS = 60
"""Milliseconds until the entry of the current row is opened; none opens while a key repeats."""
MAX_CHOSEN_ROWS = 5_000
"""Most selected rows whose figures are summed."""


class CachePage(QWidget):
    """The page with figures, filter, and table, and the open entry beside them."""

    shown = Signal()

    def __init__(self, model: CacheModel) -> None:
        super().__init__()
        self._model = model
        names = (tr("Entries"), tr("On disk"), tr("Before dedup"), tr("Tokens saved"))
        self.tiles = [StatTile(name) for name in names]
        for tile in self.tiles:
            tile.setFixedHeight(72)
        self.place = ElidedLabel("body", "mut", mode=Qt.TextElideMode.ElideMiddle)
        self.verify_all = button(tr("Verify all"))
        set_icon(self.verify_all, "shield", tone="fg2")
        self.clean_up = button(tr("Clean up…"))
        set_icon(self.clean_up, "broom", tone="fg2")
        self._list = QWidget()
        self.filter = FilterBar(self._list)
        self.cleanup_card = CleanupCard()
        self.table = CacheTable(model)
        self.pill = button("", "primary")
        self.pill.setParent(self.table)
        self.pill.hide()
        self.detail = CacheEntryPane()
        self.nothing = EmptyCacheView()
        self.no_match = NoMatchView()
        self._stack = QStackedWidget()
        for widget in (self.nothing, self.no_match, self.table):
            # so that the widgets above keep their height in a low window
            widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
            self._stack.addWidget(widget)
        self._marking = False
        """True while the code, not the user, changes the selection."""
        self.status_line = ElidedLabel("micro", "mut")
        self.cancel = button(tr("Cancel"), "link")
        self.cancel.setFont(font("microb"))
        self.cancel.hide()
        self._split = QSplitter()
        self._follow = single_shot_timer(self, FOLLOW_DELAY_MS, self._open_current)
        tiles = row_of(*map(grow, self.tiles), spacing=8)
        head = (self.place, label(tr("Cache"), "title"), STRETCH, self.verify_all, self.clean_up)
        keys = label(tr("↑↓ select   Enter recall   P pin   V verify"), "micro", "mut")
        column_of(
            bar_of("bg", TOP_BAR_HEIGHT, *head),
            hairline(),
            column_of(tiles, self.filter, self.cleanup_card, margins=(24, 16, 24, 12), spacing=12),
            grow(self._stack),
            hairline(),
            bar_of("panel", STATUS_BAR_HEIGHT, grow(self.status_line), self.cancel, keys),
            on=self._list,
            spacing=0,
        )
        self._split.setHandleWidth(1)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self._list)
        self._split.addWidget(self.detail)
        self._split.setStretchFactor(0, 1)
        self.detail.setMinimumWidth(MIN_PANE_WIDTH)
        self._split.setSizes([10_000, PANE_WIDTH])
        column_of(self._split, on=self)
        self.table.selectionModel().selectionChanged.connect(self._on_selection)
        self.table.left.connect(self.detail.close_entry)
        self.table.clicked.connect(lambda _index: self.open_now())
        self.filter.left.connect(partial(self.table.setFocus, Qt.FocusReason.TabFocusReason))
        self.detail.closed.connect(self._on_closed)
        self.detail.stepped.connect(self.step)

    def stop_timers(self) -> None:
        """Stop all timers."""
        self._follow.stop()
        self.filter.stop_timer()
        self.detail.finds.stop_timer()

    def await_listing(self) -> None:
        """Show the table while entries are being listed, since the empty view would be wrong."""
        self._stack.setCurrentWidget(self.table)

    def show_listing(self, entries: list[CacheEntry], total: int, *, filtered: bool) -> None:
        """Show another listing at the same place; the controller then restores the selection."""
        bar, model = self.table.verticalScrollBar(), self._model
        scroll_value = bar.value()
        self._marking = True
        model.show(entries, total)
        self._marking = False
        empty: QWidget = self.no_match if filtered else self.nothing
        self._stack.setCurrentWidget(self.table if model.rowCount() else empty)
        self.table.fit()
        if self.verify_all.hasFocus():  # only because there was no table before
            self.table.setFocus()
        bar.setValue(scroll_value)
        self.show_new(0)

    def show_new(self, count: int) -> None:
        """Show the number of entries that arrived after the listing was made."""
        self.pill.setVisible(count > 0)
        self.pill.setText(tr("{0} new").format(count_text(count)))
        self.pill.adjustSize()
        self._place_pill()

    def mark(self, rows: list[int], current: int = -1, *, scroll: bool = True) -> None:
        """Select rows; an empty list clears the selection."""
        model, selection = self._model, self.table.selectionModel()
        selection_range = QItemSelection()
        for row in rows:
            if 0 <= row < model.rowCount():
                selection_range.select(model.index(row, 0), model.index(row, 0))
        flags = QItemSelectionModel.SelectionFlag
        self._marking = True
        selection.select(selection_range, flags.ClearAndSelect | flags.Rows)
        if 0 <= current < model.rowCount():
            selection.setCurrentIndex(model.index(current, 0), flags.NoUpdate)
            if scroll:
                self.table.scrollTo(model.index(current, 0))
        self._marking = False

    def chosen_rows(self) -> list[int]:
        """Return the selected rows in order, at most MAX_CHOSEN."""
        rows: list[int] = []
        for run in self._stretches():
            remaining = MAX_CHOSEN_ROWS - len(rows)
            rows += range(run.top(), min(run.bottom() + 1, run.top() + remaining))
        return sorted(set(rows))

    def _stretches(self) -> list[QItemSelectionRange]:
        return list(self.table.selectionModel().selection())  # type: ignore[no-any-return, call-overload]  # a list of ranges

    def select(self, digest: Digest) -> None:
        """Open an entry, wherever its row is in the list."""
        self.detail.open_entry(digest)
        self.show_detail()

    def show_detail(self) -> None:
        """Show or hide the open entry; on a narrow page it replaces the list."""
        is_open = bool(self.detail.digest or self.detail.several)
        covers_list = is_open and self.width() < MIN_TWO_COLUMN_WIDTH
        self._list.setVisible(not covers_list)
        self.detail.setVisible(is_open)
        self.detail.setMaximumWidth(16_777_215 if covers_list else MAX_PANE_WIDTH)

    def step(self, steps: int) -> None:
        current = self.table.currentIndex()
        row = max(0, min(self._model.rowCount() - 1, current.row() + steps))
        self.table.setCurrentIndex(self._model.index(row, 0))

    def show_totals(self, totals: CacheTotals, sessions: int) -> None:
        saved_bytes = totals.before_dedup - totals.raw
        dedup = (tr("no duplicates yet"), tr("no duplicates"))
        if saved_bytes:
            share = percent_text(100 * saved_bytes / totals.before_dedup)
            dedup = (tr("{0} deduplicated").format(share), tr("{0} duplicates").format(share))
        raw = size_text(totals.raw)
        disk = tr("{0} uncompressed").format(raw), tr("of {0}").format(raw)
        if totals.on_disk >= totals.raw:  # the files hold the conversations, too
            disk = tr("content {0}, and conversations").format(raw), tr("content {0}").format(raw)
        figures = (
            (count_text(totals.entries), plural(sessions, "in {0} session", "in {0} sessions")),
            (size_text(totals.on_disk), *disk),
            (size_text(totals.before_dedup), *dedup),
        )
        for tile, words in zip(self.tiles, figures, strict=False):
            tile.show_value(*words)

    def show_saved(self, tokens: int) -> None:
        """Show the tokens that the open session saved; less than 0 if saving cost more."""
        self.tiles[3].show_value(short_count(tokens), tr("in this session"))

    def tell(self, words: str, *, cancels: bool = False) -> None:
        """Show a text in the line below the table."""
        self.status_line.set_text(words)
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
        self.pill.move((self.table.width() - self.pill.width()) // 2, ROW_HEIGHT + 8)
        self.pill.raise_()

    def _on_selection(self) -> None:
        if not self._marking:
            self._follow.start()

    def _open_current(self) -> None:
        """Open the selected entry, or show several ones together."""
        rows = self.chosen_rows()
        if len(rows) == 1:
            entry = self._model.loaded(rows[0])
            if entry is not None:
                self.detail.open_entry(entry.digest)
            else:
                self._follow.start()  # its row is still being loaded
        elif rows:
            loaded = map(self._model.loaded, rows)
            entries = [entry for entry in loaded if entry is not None]
            chosen_count = sum(stretch.height() for stretch in self._stretches())
            self.detail.show_several(entries, chosen_count)
        self.show_detail()

    def open_now(self) -> None:
        """Open the selection without the delay for repeated keys."""
        self._follow.stop()
        self._open_current()

    def _on_closed(self) -> None:
        self.show_detail()
        self.mark([])
        if self.isVisible():
            self.table.setFocus()


ROW_INSET = 10
"""Pixels by which widgets are inset to align with rows, which have an inset of their own."""


class CachePanel(QFrame):
    """The panel beside the conversation, with the figures of the cache and its newest entries."""

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "panel")
        self.entries = ListView(46, tr("Recent cache entries"))
        self._content_tile = StatTile(tr("Content"))
        self._saved = StatTile(tr("Tokens"))
        self._none = label(tr("Tool outputs appear here."), "small", "mut", wrap=True)
        recent = label(tr("Recent cache entries"), "title")
        for words in (recent, self._none):
            words.setContentsMargins(ROW_INSET, 0, ROW_INSET, 0)
        tiles = row_of(
            grow(self._content_tile),
            grow(self._saved),
            margins=(ROW_INSET, 0, ROW_INSET, 0),
            spacing=8,
        )
        parts = (tiles, 20, recent, 8, self._none, grow(self.entries))
        column_of(*parts, on=self, margins=(10, 16, 10, 12), spacing=0)

    def show_cache(
        self, totals: CacheTotals, entries: Sequence[CacheEntry], *, estimated: bool
    ) -> None:
        self._none.setVisible(not totals.entries)
        self._content_tile.show_value(size_text(totals.raw), entries_text(totals.entries))
        total_text = short_count(totals.tokens, estimated=estimated)
        self._saved.show_value(total_text, tr("in all outputs"))
        rows = []
        for entry in entries:
            digest, tool = f"{entry.digest[:6]}…{entry.digest[-4:]}", one_line(entry.origin.tool)
            source, size = origin_text(entry.origin) or tool or digest, size_text(entry.size)
            if entry.tokens is not None:
                size = tokens_text(entry.tokens, estimated=estimated)
            below = f"{digest}  {tool}"
            rows.append(ListRow(entry.digest, source, below=below, right=size, code=True))
        self.entries.show_rows(rows)
