"""The command palette's sheet: its search field, list below headings, and key hints.

The palette receives its items and emits the chosen one; `item_sources` collects them.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from helix_desktop.ui.palette.items import (
    PREFIXES,
    PaletteGroup,
    PaletteHit,
    PaletteItem,
    PaletteKind,
    Span,
    group_hits,
    parse_query,
    search_line,
)
from helix_desktop.ui.style.canvas import hairline
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.text.formatting import count_text, listed_text, plural, tr
from helix_desktop.ui.text.safe_text import label_line, one_line
from helix_desktop.ui.widgets.controls import key_hints
from helix_desktop.ui.widgets.dialogs import SHEET_BOTTOM, SHEET_TOP, Overlay
from helix_desktop.ui.widgets.dialogs import SHEET_SIDE as SHEET_SIDE
from helix_desktop.ui.widgets.labels import IconLabel, label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, grow, row_of
from helix_desktop.ui.widgets.row_list import (
    CHIP,
    DIGEST,
    DOT_MARK,
    ICON,
    KEYS,
    Part,
    Row,
    RowList,
    RowShape,
    heading_row,
)

Line = Row | PaletteHit
"""A heading, or an item that can be chosen."""
ROW_SHAPE = RowShape(40, heading_height=32, start=20, text=54, end=20, inset=8)
DIGEST_WIDTH, FIGURES_WIDTH = 124, 92
"""The columns of a cache entry."""


def _row(line: Line) -> Row:
    if isinstance(line, Row):
        return line
    item, spans = line.goal, line.fit.spans
    usable = not item.disabled_reason
    icon = Part(item.icon or "bolt", ICON, *(("fg2", "acc") if usable else ("dis",)))
    if item.kind is PaletteKind.ENTRY:
        icon = Part(item.key, DIGEST)
    end: tuple[Part, ...] = (Part(item.disabled_reason or item.right, "small"),)
    if item.keys and usable:
        end = (Part(item.keys, KEYS),)
    elif item.chip and usable:
        end = (Part(item.chip, CHIP, item.tone),)
    elif item.code and usable:
        end = (Part(item.right, "monos", width=FIGURES_WIDTH),)
    elif item.dot and usable:
        end = (Part(style=DOT_MARK, tone=item.dot), Part(item.right, "small", gap=9))
    if item.code:
        title = f"{item.title[:8]}…{item.title[-4:]}"
        spans = tuple((first, min(last, 8)) for first, last in spans)
        tool, _, source = item.second_text.partition(" ")
        parts: tuple[Part, ...] = (
            Part(style="mono", tone="fg", pieces=_pieces(title, spans), width=DIGEST_WIDTH),
            Part(tool, "strong", "fg2", gap=0),
            Part(source, "mono", gap=10),
        )
    else:
        tone = "fg" if usable else "dis"
        title_part = Part(style="strong", tone=tone, pieces=_pieces(item.title, spans))
        parts = (title_part, Part(item.second_text, "small", gap=12))
    words = (
        item.title,
        item.second_text,
        item.chip,
        item.disabled_reason or item.keys or item.right,
    )
    return Row(item.key, (parts,), icon, end, accessible_text=" ".join(filter(None, words)))


def _pieces(text: str, spans: tuple[Span, ...]) -> tuple[tuple[str, bool], ...]:
    pieces: list[tuple[str, bool]] = []
    position = 0
    for start, end in spans:
        pieces += [(text[position:start], False), (text[start:end], True)]
        position = end
    return tuple(piece for piece in (*pieces, (text[position:], False)) if piece[0])


PALETTE_WIDTH, FIELD_HEIGHT, FOOT_HEIGHT = 680, 60, 40
EMPTY_LINE_HEIGHT = 72
"""Height of the line that says that nothing matches."""
MAX_QUERY_CHARS = 200


class CommandPalette(Overlay):
    """A palette that opens with the last query selected and updates with every key."""

    chosen = Signal(object)
    """The item that was chosen."""
    everywhere_requested = Signal(str)
    """The words to search for in all sessions."""
    asked_for = Signal(str)
    """The present query, for sources that have to load items."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, width=PALETTE_WIDTH)
        self.field = QLineEdit(frame=False)
        self.list = RowList[Line](tr("Results"), _row, ROW_SHAPE)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._items: tuple[PaletteItem, ...] = ()
        self._only_kind: PaletteKind | None = None
        self._searched_words = ""
        """The words being searched for in all sessions; "" while items are shown."""
        self.asking_dock: Callable[[], QWidget | None] = lambda: None
        """Returns what stays in sight, if it has a question to the user."""
        self._moved = False
        """Whether the user moved to a row, which then stays current as long as it matches."""
        self._none, self._empty = label("", "small", "mut", wrap=True), QWidget()
        self._status = label("", "micro", "mut")
        prefixes = {">": tr("actions"), "@": tr("files"), "/": tr("sessions"), "#": tr("cache")}
        self._mark = IconLabel("search", "fg2", size=18, place=QSize(18, FIELD_HEIGHT))
        hints = key_hints(prefixes.items())
        self.field.setFont(font("field"))
        self.field.setMaxLength(MAX_QUERY_CHARS)
        self.field.setPlaceholderText(tr("Search actions, sessions, files, and cache"))
        self.field.setAccessibleName(tr("Search everything"))
        self._empty.setFixedHeight(EMPTY_LINE_HEIGHT)
        row_of(self._none, on=self._empty, margins=(54, 0, 20, 0))
        keys = (("↑↓", tr("select")), ("Enter", tr("open")), ("Tab", tr("this group only")))
        foot = row_of(key_hints(keys), STRETCH, self._status, margins=(20, 0, 20, 0))
        column_of(
            row_of(self._mark, grow(self.field), hints, margins=(20, 0, 12, 0), spacing=12),
            hairline(),
            4,
            self.list,
            self._empty,
            8,
            hairline(),
            11,
            foot,
            11,
            on=self.card,
            spacing=0,
        )
        self.field.textEdited.connect(self._on_typed)
        self.field.installEventFilter(self)
        self.list.chosen.connect(self._enter)

    def open_with(self, items: Sequence[PaletteItem], line: str = "") -> None:
        """Open the palette in one frame; `line` replaces the last query."""
        self._items, self._only_kind, self._searched_words = tuple(items), None, ""
        if line:
            self.field.setText(line)
        self._moved = False
        self._show()
        self.open_over()
        self.field.selectAll()
        if line:
            self.field.end(False)

    def refresh(self, items: Sequence[PaletteItem]) -> None:
        """Show more items; the current row stays current if it still matches."""
        self._items = tuple(items)
        if self.isVisible() and not self._searched_words:
            self._show(self.current())

    def show_messages(
        self, words: str, hits: Sequence[PaletteHit], *, read: int, is_over: bool
    ) -> None:
        """Show what was found, unless the query has changed since.

        `read` is the number of sessions: those searched so far, and at the end those with hits.
        """
        if not self.isVisible() or words != self._searched_words:
            return
        current = self.current() if self._moved else None
        count = len(hits)
        groups = []
        for kind in PaletteKind:
            if kind_hits := tuple(hit for hit in hits if hit.goal.kind is kind):
                groups.append(PaletteGroup(kind, kind_hits, len(kind_hits), len(kind_hits)))
        self._show_groups(groups, current)
        kinds = Counter(hit.goal.kind for hit in hits)
        parts = []
        if (messages := kinds[PaletteKind.MESSAGE]) or not hits:
            parts.append(plural(messages, "{0} message", "{0} messages"))
        if outputs := kinds[PaletteKind.OUTPUT]:
            parts.append(plural(outputs, "{0} output", "{0} outputs"))
        if handovers := kinds[PaletteKind.HANDOVER]:
            parts.append(plural(handovers, "{0} handover", "{0} handovers"))
        counts = listed_text(parts)
        result_text = plural(read, "{1} found in {0} session", "{1} found in {0} sessions", counts)
        progress_text = plural(
            read,
            "{1} so far, {0} session searched",
            "{1} so far, {0} sessions searched",
            count_text(count),
        )
        self._status.setText(result_text if is_over else progress_text)
        none_text = tr("Nothing in any session contains “{0}”.")
        empty_text = none_text if is_over else tr("Searching all sessions…")
        self._none.setText(empty_text.format(one_line(words, 80)))
        self._arrange(has_hits=bool(hits))

    def take_focus(self) -> None:
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)

    def current(self) -> PaletteItem | None:
        return self.item(self.list.current)

    def item(self, index: int) -> PaletteItem | None:
        """Return the item at a row; None for a heading or no row."""
        line = self.list.items[index] if 0 <= index < len(self.list.items) else None
        return line.goal if isinstance(line, PaletteHit) else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_key = event.type() == QEvent.Type.KeyPress and watched is self.field
        if is_key and isinstance(event, QKeyEvent) and self._on_key(event):
            return True
        if event.type() == QEvent.Type.Resize and self.isVisible() and watched is not self.field:
            self._arrange(has_hits=not self.list.isHidden())
        return super().eventFilter(watched, event)

    def place(self) -> QRect:
        """Return the card's rectangle, above the questions where there is room."""
        rect, bottom = super().place(), self._bottom()
        if rect.bottom() > bottom:
            rect.moveTop(max(SHEET_SIDE, bottom - rect.height()))
        return rect

    def _bottom(self) -> int:
        """Return the lowest pixel that the card should cover."""
        dock = self.asking_dock()
        if dock is None:
            return self.below.height() - SHEET_BOTTOM
        return dock.mapTo(self.below, QPoint()).y()

    def _on_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if self.list.step_by_key(key):
            self._moved = True
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key == Qt.Key.Key_Tab:
            # show only the group of the current row, or all groups again
            item = self.current()
            if item is None or item.kind is not PaletteKind.SEARCH:
                self._only_kind = None if self._only_kind or item is None else item.kind
                self._moved = True
                self._show()
        elif key == Qt.Key.Key_Escape:
            self.close_sheet()
        else:
            return False
        return True

    def _enter(self) -> None:
        item = self.current()
        if item is None:
            return
        if item.disabled_reason:
            self._status.setText(label_line(item.disabled_reason))
            return
        if item.kind is PaletteKind.SEARCH:
            words = self._query_words()
            if words and words != self._searched_words:
                self._searched_words, self._moved = words, False
                self.everywhere_requested.emit(words)
                self.show_messages(words, (), read=0, is_over=False)
            return
        self.close_sheet()
        self.chosen.emit(item)

    def _query_words(self) -> str:
        """Return the query without its prefix."""
        words = self.field.text().strip()
        return words[1:].strip() if words[:1] in PREFIXES else words

    def _on_typed(self, text: str) -> None:
        if not text:
            self._moved = False
        self._only_kind, self._searched_words = None, ""
        self._show()
        self.asked_for.emit(text)

    def _show(self, current: PaletteItem | None = None) -> None:
        """Show the matches; `current` stays current if it is still there."""
        began = time.perf_counter()
        current = self.current() if self._moved else current
        groups = group_hits(self._items, parse_query(self.field.text(), self._only_kind))
        self._show_groups([*groups, search_line(self._query_words())], current)
        count = sum(group.matching for group in groups)
        took = max(1, round((time.perf_counter() - began) * 1_000))
        self._status.setText(plural(count, "{0} result in {1} ms", "{0} results in {1} ms", took))
        self._arrange(has_hits=True)

    def _show_groups(self, groups: Sequence[PaletteGroup], current: PaletteItem | None) -> None:
        """Show groups; `current` is selected, or else the first row that can be chosen."""
        lines: list[Line] = []
        for group in groups:
            words = tr("{0} of {1}").format(count_text(group.matching), count_text(group.of))
            lines += [heading_row(group.kind.words, words)] if group.kind.words else []
            lines += group.hits
        self.list.show_items(lines)
        hits = {
            index: line.goal for index, line in enumerate(lines) if isinstance(line, PaletteHit)
        }
        same = (
            index
            for index, item in hits.items()
            if current and (item.kind, item.key) == (current.kind, current.key)
        )
        self.list.select(next(same, next(iter(hits), -1)))

    def _arrange(self, *, has_hits: bool) -> None:
        self._empty.setVisible(not has_hits)
        self.list.setVisible(has_hits)
        top = SHEET_TOP if self.asking_dock() is None else SHEET_SIDE
        max_height = max(160, self._bottom() - top - FIELD_HEIGHT - FOOT_HEIGHT - 20)
        self.list.setFixedHeight(min(self.list.rows_height, max_height))
        if self.isVisible():
            self.fit()
