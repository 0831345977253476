"""Shows a handover's sections: one version alone, or the diff of two, side by side or unified.

Long runs of unchanged lines are folded. Lines wrap, and only visible ones are painted.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from itertools import groupby, zip_longest

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import (
    DiffSign,
    HandoverComparison,
    SectionDiff,
    SectionLine,
)
from helix_desktop.ui.style.canvas import ELIDE_NONE, RIGHT, Canvas
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.display_names import section_name
from helix_desktop.ui.text.formatting import lines_text, plural, tr
from helix_desktop.ui.text.safe_text import MAX_LINE_CHARS, one_line
from helix_desktop.ui.widgets.line_view import (
    ADDED,
    CHANGE_HEAD_HEIGHT,
    CHANGE_ROW_HEIGHT,
    REMOVED,
    LineView,
    WrappedLine,
    first_rows,
    height_of,
    paint_change,
    paint_number,
    wrap_line,
)
from helix_desktop.ui.widgets.virtual_rows import ListedHeights

MAX_UNFOLDED_LINES = 3
"""Number of unchanged lines above which a run is folded."""
CONTEXT_LINES = 1
"""Unchanged lines that stay visible before and after a change."""


class DiffLayout(StrEnum):
    """The layout of two versions."""

    UNIFIED = "unified"
    SIDE_BY_SIDE = "beside"
    ALONE = "alone"


class VersionRowKind(StrEnum):
    """The kind of a row."""

    HEAD = "head"
    FOLD = "fold"
    LINE = "line"


class VersionRow(Struct, frozen=True):
    """One row; `other` is the newer side if the versions are side by side.

    `change` numbers runs of changed lines; -1 means unchanged.
    """

    kind: VersionRowKind
    section: int
    line: SectionLine | None = None
    other: SectionLine | None = None
    words: str = ""
    change: int = -1
    start: int = 0


Opened = frozenset[tuple[int, int]]
"""Folds that the user opened, by section and position."""


def version_rows(
    comparison: HandoverComparison,
    layout: DiffLayout,
    *,
    closed_sections: frozenset[int],
    open_folds: Opened,
) -> list[VersionRow]:
    rows: list[VersionRow] = []
    change = -1
    for number, section in enumerate(comparison.sections):
        rows.append(VersionRow(VersionRowKind.HEAD, number, words=section.name))
        if number in closed_sections:
            signs = [line.sign is DiffSign.SAME for line in section.lines]
            change += sum(not same for same, _ in groupby(signs))
            continue
        for row in _section_rows(section, number, layout, open_folds=open_folds):
            change += row.change == 0  # a run of changed lines begins
            rows.append(replace(row, change=change) if row.change >= 0 else row)
    return rows


def unchanged_sections(comparison: HandoverComparison) -> frozenset[int]:
    """Return the sections to collapse first: unchanged ones; of one version, the index."""
    if comparison.old is None:
        return frozenset(range(6, len(comparison.sections)))
    sections = enumerate(comparison.sections)
    return frozenset(
        index for index, section in sections if not section.added and not section.removed
    )


def _section_rows(
    section: SectionDiff, number: int, layout: DiffLayout, *, open_folds: Opened
) -> Iterator[VersionRow]:
    lines = section.lines
    row_of_line = partial(VersionRow, VersionRowKind.LINE, number)
    if layout is DiffLayout.ALONE:
        present_lines = (line for line in lines if line.sign is not DiffSign.REMOVED)
        yield from (row_of_line(line, start=at) for at, line in enumerate(present_lines))
        return
    index = 0
    for is_same, run in groupby(lines, key=lambda line: line.sign is DiffSign.SAME):
        part = tuple(run)
        if is_same:
            # of a long run only the lines next to changes, with a row for the rest
            head = CONTEXT_LINES if index else 0
            tail = CONTEXT_LINES if index + len(part) < len(lines) else 0
            hidden = len(part) - head - tail
            is_open = hidden <= MAX_UNFOLDED_LINES or (number, index) in open_folds
            for offset, line in enumerate(part):
                if is_open or offset < head or offset >= len(part) - tail:
                    yield row_of_line(line, line, start=index + offset)
                elif offset == head:
                    words = plural(hidden, "{0} unchanged line", "{0} unchanged lines")
                    yield VersionRow(VersionRowKind.FOLD, number, words=words, start=index)
        elif layout is DiffLayout.SIDE_BY_SIDE:
            # pair removed lines at the left with added ones at the right
            removed = [line for line in part if line.sign is DiffSign.REMOVED]
            added = [line for line in part if line.sign is DiffSign.ADDED]
            for offset, (old_line, new_line) in enumerate(zip_longest(removed, added)):
                yield row_of_line(old_line, new_line, change=offset, start=index + offset)
        else:
            for offset, line in enumerate(part):
                yield row_of_line(line, change=offset, start=index + offset)
        index += len(part)


SIGN_LEFT, TEXT_LEFT, TEXT_RIGHT_MARGIN = 60, 84, 24
TEXT_MARGIN = 44
MAX_LINE_WIDTH = 880
"""Most pixels of a line; longer lines are hard to follow."""
SIDE_BY_SIDE_WIDTH = 1_100
"""Width in pixels from which the versions are side by side."""
MAX_LAYOUTS = 256
"""Most rows that stay laid out."""
LayoutPair = tuple[WrappedLine | None, WrappedLine | None]
_LOOKS = {DiffSign.ADDED: ADDED, DiffSign.REMOVED: REMOVED}


class VersionView(LineView):
    """The view: ← and → collapse and expand a section, Esc drops the selection."""

    BELOW = STEP = CHANGE_ROW_HEIGHT
    LEAD = 2 * CHANGE_ROW_HEIGHT

    def __init__(self) -> None:
        super().__init__(tr("Handover sections"))
        self._compared: HandoverComparison | None = None
        self._layout = DiffLayout.UNIFIED
        self.rows: list[VersionRow] = []
        self._layouts: dict[int, LayoutPair] = {}
        """Some painted rows; all of them would take megabytes."""
        self._closed: frozenset[int] = frozenset()
        self._opened: Opened = frozenset()
        self._section = -1
        """The section that keys collapse; -1: that of the topmost visible row."""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        Theme.applied.changed.connect(self._arrange)

    def show_compared(self, comparison: HandoverComparison | None) -> None:
        """Show another pair and forget the opened folds."""
        self._compared = comparison
        self._closed = unchanged_sections(comparison) if comparison else frozenset()
        self._opened = frozenset()
        self.change = self._section = -1
        self.select(-1, -1)
        self.setAccessibleDescription("")
        self.to_start()
        self._build()

    def show_as(self, layout: DiffLayout) -> None:
        self._layout = layout
        self._build()

    def next_change(self, step: int) -> None:
        """Go to another change and open the collapsed sections that contain changes."""
        if self._compared and self._closed - unchanged_sections(self._compared):
            self._closed = unchanged_sections(self._compared)
            self._build()
        super().next_change(step)
        if self.change >= 0:
            self._section = self.rows[self.change_rows[self.change]].section

    def toggle(self, section: int, *, open_it: bool | None = None) -> None:
        """Collapse or expand a section."""
        opens = section in self._closed if open_it is None else open_it
        self._closed = self._closed - {section} if opens else self._closed | {section}
        self._build()

    @property
    def column(self) -> int:
        """Width of the painted column; the rest of a wide view stays empty."""
        sides = TEXT_LEFT + MAX_LINE_WIDTH + TEXT_RIGHT_MARGIN
        if self._side_by_side:
            sides = 2 * (TEXT_MARGIN + MAX_LINE_WIDTH + 12)
        return min(self.viewport().width(), sides)

    def row_text(self, index: int) -> str:
        """Return a row's text for screen readers: a heading, a fold, or a line with its sign."""
        row = self.rows[index]
        signs = {DiffSign.ADDED: tr("Added"), DiffSign.REMOVED: tr("Removed")}
        lines = [line for line in (row.line, row.other) if line is not None]
        changed_lines = (f"{signs[line.sign]}: {line.text}" for line in lines if line.sign in signs)
        return ". ".join(changed_lines) or (lines[-1].text if lines else row.words)

    def row_rect(self, index: int) -> QRectF:
        rect = super().row_rect(index)
        rect.setWidth(self.column)
        return rect

    def change_text(self) -> str:
        row = self.rows[self.change_rows[self.change]]
        line = row.other or row.line
        words = line.text[:200] if line else ""
        return tr("Change {0} of {1}: {2}").format(self.change + 1, self.changes, words)

    def copied_text(self) -> str:
        """Return the marked lines, those of the current change, or all; without the gutter."""
        rows = self.rows
        if selected := self.selected_rows():
            rows = rows[selected.start : selected.stop]
        elif self.change >= 0:
            rows = [row for row in rows if row.change == self.change]
        lines = (row.other or row.line for row in rows if row.kind is VersionRowKind.LINE)
        return "\n".join(line.text for line in lines if line is not None)

    def width_changed(self) -> None:
        self._build()

    def line_pressed(self, index: int) -> bool:
        row = self.rows[index]
        match row.kind:
            case VersionRowKind.HEAD:
                self.toggle(row.section)
            case VersionRowKind.FOLD:
                self._opened |= {(row.section, row.start)}
                self._build()
            case VersionRowKind.LINE:
                self._section = row.section
                if row.change >= 0:
                    self.set_change(row.change)
        return row.kind is not VersionRowKind.LINE

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right:
                index = self.row_at(QPointF(0, CHANGE_ROW_HEIGHT))
                if self.rows:
                    section = self.rows[index].section if self._section < 0 else self._section
                    self.toggle(section, open_it=event.key() == Qt.Key.Key_Right)
            case Qt.Key.Key_Escape:
                self.select(-1, -1)
            case _:
                super().keyPressEvent(event)

    @property
    def _side_by_side(self) -> bool:
        wide = self.viewport().width() >= SIDE_BY_SIDE_WIDTH
        old = self._compared.old if self._compared else None
        return self._layout is DiffLayout.SIDE_BY_SIDE and wide and old is not None

    def _build(self) -> None:
        layout = self._layout
        if layout is DiffLayout.SIDE_BY_SIDE and not self._side_by_side:
            layout = DiffLayout.UNIFIED
        self.rows = []
        if comparison := self._compared:
            self.rows = version_rows(
                comparison,
                layout if comparison.old else DiffLayout.ALONE,
                closed_sections=self._closed,
                open_folds=self._opened,
            )
        self.change_rows = first_rows(row.change for row in self.rows)
        self._arrange()

    def _arrange(self) -> None:
        """Find the heights of the rows in the available width."""
        self._layouts = {}
        heights: list[float] = []
        for row in self.rows:
            is_head = row.kind is VersionRowKind.HEAD
            min_height = CHANGE_HEAD_HEIGHT if is_head else CHANGE_ROW_HEIGHT
            heights.append(max(min_height, *map(height_of, self._make_row_layout(row))))
        self.show_heights(ListedHeights(heights))

    def _make_row_layout(self, row: VersionRow) -> LayoutPair:
        width = self.viewport().width()
        if not self._side_by_side:
            text_px = min(width - TEXT_LEFT - TEXT_RIGHT_MARGIN, MAX_LINE_WIDTH)
            return self._wrapped(row.line, text_px), None
        text_px = min(width // 2 - TEXT_MARGIN - 12, MAX_LINE_WIDTH)
        return self._wrapped(row.line, text_px), self._wrapped(row.other, text_px)

    def _wrapped(self, line: SectionLine | None, text_px: float) -> WrappedLine | None:
        if line is None:
            return None
        word = _LOOKS[line.sign].word if line.sign in _LOOKS else ""
        # marks keep their positions unless characters are spelled out
        text = line.text.replace("\t", " ")
        if len(text) > MAX_LINE_CHARS or not text.isprintable():
            text = one_line(line.text, MAX_LINE_CHARS)
        return wrap_line(text, line.marked, text_px, word=word)

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        if index not in self._layouts:
            if len(self._layouts) >= MAX_LAYOUTS:
                self._layouts.clear()
            self._layouts[index] = self._make_row_layout(self.rows[index])
        row, (left_layout, right_layout) = self.rows[index], self._layouts[index]
        match row.kind:
            case VersionRowKind.HEAD if self._compared is not None:
                section = self._compared.sections[row.section]
                head_rect = QRectF(0, rect.top(), self.viewport().width(), rect.height())
                canvas.fill(head_rect, "panel")
                canvas.fill(head_rect.adjusted(0, rect.height() - 1, 0, 0), "line")
                icon, tone = ("right", "fg2") if row.section in self._closed else ("down", "fg")
                canvas.icon(QPointF(22, rect.top() + 7), icon, "mut", size=14)
                title_rect, name = rect.adjusted(44, 0, 0, 0), section_name(section.name)
                text_px = canvas.text(title_rect, name, "smallb", tone=tone, elide=ELIDE_NONE)
                if not section.added and not section.removed:
                    words = lines_text(len(section.lines))
                    if self._compared.old is not None:
                        words = tr("unchanged · {0}").format(words)
                    title_rect.setLeft(title_rect.left() + text_px + 10)
                    canvas.text(title_rect, words, "micro", tone="mut")
                counts = rect.adjusted(0, 0, -TEXT_RIGHT_MARGIN, 0)
                for count, look in ((section.removed, REMOVED), (section.added, ADDED)):
                    if count:
                        words = f"{look.sign}{count}"
                        text_px = canvas.text(counts, words, "microb", tone=look.tone, align=RIGHT)
                        counts.setRight(counts.right() - text_px - 8)
            case VersionRowKind.FOLD:
                canvas.text(rect.adjusted(SIGN_LEFT, 0, 0, 0), "···", "micro", tone="mut")
                canvas.text(rect.adjusted(TEXT_LEFT, 0, 0, 0), row.words, "micro", tone="mut")
            case _ if self._side_by_side:
                half = rect.width() / 2
                left, right = rect.adjusted(0, 0, -half, 0), rect.adjusted(half, 0, 0, 0)
                _paint_side(canvas, left, row.line, wrapped=left_layout)
                _paint_side(canvas, right, row.other, wrapped=right_layout, new=True)
                canvas.fill(QRectF(round(half), rect.top(), 1, rect.height()), "line")
            case _ if row.line is not None and left_layout is not None:
                line = row.line
                if line.sign in _LOOKS and self._compared and self._compared.old is not None:
                    look = _LOOKS[line.sign]
                    paint_change(canvas, rect, look)
                    sign_rect = QRectF(SIGN_LEFT, rect.top(), 14, CHANGE_ROW_HEIGHT)
                    canvas.text(sign_rect, look.sign, "strong", tone=look.tone, elide=ELIDE_NONE)
                paint_number(canvas, QPointF(30, rect.top()), line.old)
                paint_number(canvas, QPointF(54, rect.top()), line.new)
                tone = "fg" if line.sign is DiffSign.ADDED else "fg2"
                left_layout.paint(canvas, QPointF(TEXT_LEFT, rect.top()), tone)
        if index in self.selected_rows():
            canvas.painter.fillRect(rect, Theme.applied.color("acc", 30))
        if row.change >= 0 and row.change == self.change:
            canvas.fill(QRectF(0, rect.top(), 4, rect.height()), "acc")


def _paint_side(
    canvas: Canvas,
    rect: QRectF,
    line: SectionLine | None,
    *,
    wrapped: WrappedLine | None,
    new: bool = False,
) -> None:
    """Paint one of two versions that stand side by side."""
    if line is None or wrapped is None:
        canvas.fill(rect, "panel")
        return
    if line.sign in _LOOKS:
        canvas.fill(rect, _LOOKS[line.sign].tint)
    end = rect.topLeft() + QPointF(32, 0)
    paint_number(canvas, end, line.new if new else line.old)
    tone = "fg" if line.sign is DiffSign.ADDED else "fg2"
    wrapped.paint(canvas, QPointF(rect.left() + TEXT_MARGIN, rect.top()), tone)
