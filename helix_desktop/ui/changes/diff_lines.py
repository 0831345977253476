"""A file's diff line by line: its rows, the view that paints them, and the summary of changes.

Lines have their numbers before and after, and the colors of their language. Changed words of a line
are marked only if most of the line stayed the same. A long line is wrapped, so that none of it is
out of sight. The view paints only visible rows, so any number is quick; one change is current, and
actions on a single change apply to it. The sidebar shows the summary of a session's changes without
a page.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent

from helix_desktop.domain.blank_runs import (
    MAX_BLANK_LINES,
    blank_lines_text,
    count_blanks,
    is_blank,
)
from helix_desktop.domain.file_changes import ChangedFile, FileDiff, GitChange, SessionFileChanges
from helix_desktop.domain.value import replace
from helix_desktop.ui.markdown.code_box import ColoredSpan, color_lines
from helix_desktop.ui.style.canvas import ELIDE_NONE, RIGHT, Canvas, text_width
from helix_desktop.ui.text.formatting import change_text, count_text, plural, retold, tr
from helix_desktop.ui.text.safe_text import MAX_LINE_CHARS, one_line
from helix_desktop.ui.widgets.cell_text import cell_box, paint_cells, wrap_cells
from helix_desktop.ui.widgets.line_view import (
    ADDED,
    CHANGE_BAR_WIDTH,
    CHANGE_HEAD_HEIGHT,
    CHANGE_ROW_HEIGHT,
    REMOVED,
    LineView,
    first_rows,
    paint_change,
    paint_number,
)
from helix_desktop.ui.widgets.virtual_rows import ListedHeights

MAX_LINES = 5_000
"""Rows shown of one file; the whole file can still be restored."""
TAB_COLUMNS = 4
MIN_SAME_SHARE = 0.4
"""Least unchanged share of a line for which the rest is marked."""

_HEAD = re.compile(r"@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@")


class LineKind(StrEnum):
    """The kind of a row."""

    HEAD = "head"
    SAME = "same"
    ADDED = "added"
    REMOVED = "removed"
    NOTE = "note"


CHANGED_KINDS = (LineKind.ADDED, LineKind.REMOVED)


class DiffLine(Struct, frozen=True):
    """One row; `old` and `new` are line numbers, 0 for none, and `hunk` counts from 0."""

    kind: LineKind
    text: str
    hunk: int
    old: int = 0
    new: int = 0
    marked: tuple[int, int] = (0, 0)
    """The range of the changed words in the text."""
    colors: tuple[ColoredSpan, ...] = ()


def diff_lines(
    diff: FileDiff, max_rows: int = MAX_LINES, *, path: str = ""
) -> tuple[DiffLine, ...]:
    """Return the rows of all changes, each under its heading, up to a limit.

    The name of the file decides the colors of its lines.
    """
    rows: list[DiffLine] = []
    for number, hunk in enumerate(diff.hunks):
        max_hunk_rows = max_rows - len(rows)
        if hunk.count("\n") >= max_hunk_rows:
            if max_hunk_rows > 1:
                texts = hunk.split("\n", max_hunk_rows - 1)[: max_hunk_rows - 1]
                rows += _hunk_lines(texts, number, len(diff.hunks), path=path)
            omitted = sum(text.count("\n") for text in diff.hunks[number:])
            omitted -= max(0, max_hunk_rows - 2)
            omitted_text = plural(
                omitted,
                "… {0} more line not shown. Restore file undoes all of them.",
                "… {0} more lines not shown. Restore file undoes all of them.",
            )
            rows.append(DiffLine(LineKind.NOTE, omitted_text, number))
            break
        rows += _hunk_lines(hunk.split("\n"), number, len(diff.hunks), path=path)
    return tuple(rows)


def exact_diff_lines(text: str, path: str = "") -> tuple[DiffLine, ...]:
    """Return all rows of a diff that the user decides about, with nothing cut.

    Hidden characters are spelled out already. Long runs of blanks are shown as a count.
    """
    hunks: list[list[str]] = []
    for text_line in text.split("\n"):
        if text_line.startswith("@@") or not hunks:
            hunks.append([] if text_line.startswith("@@") else [""])
        hunks[-1].append(text_line)
    rows: list[DiffLine] = []
    for number, texts in enumerate(hunks):
        lines = _hunk_lines(texts, number, len(hunks), path=path, exact=True)
        for key, group in groupby(lines, lambda line: (line.kind, is_blank(line.text))):
            run = list(group)
            if key[1] and len(run) > MAX_BLANK_LINES:
                run = [replace(run[0], text=retold(blank_lines_text(len(run))), colors=())]
            rows += run
    # a heading is for several changes, or if it says more than which one it is
    return tuple(
        row for row in rows if row.kind is not LineKind.HEAD or len(hunks) > 1 or not hunks[0][0]
    )


def _hunk_lines(
    texts: Sequence[str], number: int, count: int, *, path: str, exact: bool = False
) -> Iterator[DiffLine]:
    """Yield a heading and the rows below; `exact`: lines are not cut."""
    match = _HEAD.match(texts[0])
    old, new = (int(match[1]), int(match[2])) if match else (0, 0)
    body: list[DiffLine] = []
    first_numbers = 0, 0
    for text in texts[1:]:
        line_text = text[1:] if exact else text[1 : 2 * MAX_LINE_CHARS]
        line_text = line_text.expandtabs(TAB_COLUMNS)
        if exact:
            line_text = count_blanks(line_text, translate=retold)
        elif len(line_text) > MAX_LINE_CHARS or not line_text.isprintable():
            line_text = one_line(line_text, MAX_LINE_CHARS)
        match text[:1]:
            case "+":
                line = DiffLine(LineKind.ADDED, line_text, number, new=new)
            case "-":
                line = DiffLine(LineKind.REMOVED, line_text, number, old=old)
            case "\\":
                line = DiffLine(LineKind.NOTE, tr("No newline at end of file"), number)
            case sign if exact and sign not in ("", " "):
                line = DiffLine(LineKind.NOTE, text, number)
            case _:
                line = DiffLine(LineKind.SAME, line_text, number, old, new)
        if line.kind in CHANGED_KINDS and first_numbers == (0, 0):
            first_numbers = old, new  # of all changes in the same file, also of removed lines
        old += line.old > 0
        new += line.new > 0
        body.append(line)
    heading = tr("Change {0} of {1}").format(number + 1, count)
    if texts[0] and match is None:
        heading = f"{heading} · {texts[0].strip('@ ')}"
    yield DiffLine(LineKind.HEAD, heading, number, *first_numbers)
    # mark the changed words of each pair if as many lines were added as removed
    removed_indices = [index for index, line in enumerate(body) if line.kind is LineKind.REMOVED]
    added_indices = [index for index, line in enumerate(body) if line.kind is LineKind.ADDED]
    marks: dict[int, tuple[int, int]] = {}
    if len(removed_indices) == len(added_indices):
        for removed_index, added_index in zip(removed_indices, added_indices, strict=True):
            marks[removed_index], marks[added_index] = changed_spans(
                body[removed_index].text, body[added_index].text
            )
    # each version has colors of its own: what one opens, such as a string, the other may not
    colors: dict[int, tuple[ColoredSpan, ...]] = {}
    for other_kind in CHANGED_KINDS:
        shown = [
            index for index, line in enumerate(body) if line.kind not in (other_kind, LineKind.NOTE)
        ]
        of_lines = color_lines([body[index].text for index in shown], path)
        colors.update(zip(shown, of_lines, strict=True))
    for index, line in enumerate(body):
        yield replace(line, marked=marks.get(index, (0, 0)), colors=colors.get(index, ()))


def changed_spans(old: str, new: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the range that differs in each line; empty if too little is the same."""
    min_length = min(len(old), len(new))
    start = next((index for index in range(min_length) if old[index] != new[index]), min_length)
    max_common = min_length - start
    end = next(
        (index for index in range(max_common) if old[-1 - index] != new[-1 - index]), max_common
    )
    if start + end < MIN_SAME_SHARE * max(len(old), len(new)):
        return (0, 0), (0, 0)
    return (start, len(old) - end), (start, len(new) - end)


def changed_path_count(changes: SessionFileChanges) -> int:
    return len({file.change.path for file in _without_git(changes)})


def _without_git(changes: SessionFileChanges) -> list[ChangedFile]:
    return [file for file in changes.files if not isinstance(file.change, GitChange)]


def changes_summary(changes: SessionFileChanges) -> str:
    if not (changed_files := _without_git(changes)):
        return ""
    sizes = [file.size for file in changed_files if file.size.comparable]
    added, removed = sum(size.added for size in sizes), sum(size.removed for size in sizes)
    files = plural(changed_path_count(changes), "{0} file", "{0} files")
    return f"{files} · {change_text(count_text(added), count_text(removed))}"


OLD_NUMBER_RIGHT, NEW_NUMBER_RIGHT, SIGN_LEFT, TEXT_LEFT = 34, 66, 76, 94
"""Right edges of both line numbers, then the left edges of sign and text."""
MARK_LEFT, MARK_SIZE = 2, 12
"""Left edge and size of the mark of a line with a comment."""
TEXT_MARGIN = 24

_LOOKS = {LineKind.ADDED: ADDED, LineKind.REMOVED: REMOVED}


class DiffView(LineView):
    """The lines of a comparison under the headings of its changes.

    A click on a line asks for a comment on it; the key C does for the first line of the change.
    """

    comment_requested = Signal(int)
    """Emitted with the index of a line that the user wants to comment."""
    BELOW = 8
    STEP = LEAD = CHANGE_ROW_HEIGHT

    def __init__(self) -> None:
        super().__init__(tr("File changes"))
        self._hunk_lines: Sequence[DiffLine] = ()
        self._wrapped: dict[int, list[str]] = {}
        """The rows of the lines that need several."""
        self._commented: frozenset[int] = frozenset()
        self._written = -1
        """The line whose comment is being written; -1 for none."""
        # a bar that appears and disappears would change the width and rewrap lines endlessly
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_lines(self, lines: Sequence[DiffLine], current: int = 0) -> None:
        """Show other lines from the beginning, and one of their changes."""
        self._hunk_lines, self.change = lines, -1
        self._commented, self._written = frozenset(), -1
        self.change_rows = first_rows(line.hunk for line in lines)
        self.width_changed()
        self.to_start()
        if lines:
            self.choose_change(min(max(current, 0), lines[-1].hunk))

    def width_changed(self) -> None:
        columns = int((self.viewport().width() - TEXT_LEFT - TEXT_MARGIN) / text_width("0", "mono"))
        self._wrapped.clear()
        heights: list[int] = []
        for index, line in enumerate(self._hunk_lines):
            rows = 1
            if line.kind not in (LineKind.HEAD, LineKind.NOTE) and len(line.text) > columns // 2:
                self._wrapped[index] = list(wrap_cells(line.text, columns))
                rows = len(self._wrapped[index])
            is_head = line.kind is LineKind.HEAD
            heights.append(CHANGE_HEAD_HEIGHT if is_head else rows * CHANGE_ROW_HEIGHT)
        self.show_heights(ListedHeights(heights))

    @property
    def lines(self) -> Sequence[DiffLine]:
        return self._hunk_lines

    def show_commented(self, commented: frozenset[int]) -> None:
        """Mark the lines that have a comment."""
        self._commented = commented
        self.viewport().update()

    def show_written(self, index: int) -> None:
        """Mark the line whose comment is being written, and bring it into view; -1 for none."""
        self._written = index
        if index >= 0:
            self.set_change(self._hunk_lines[index].hunk)
            self.bring_up(index)
        self.viewport().update()

    def row_text(self, index: int) -> str:
        spoken = spoken_diff_line(self._hunk_lines[index])
        return tr("{0} (has a comment)").format(spoken) if index in self._commented else spoken

    def copied_text(self) -> str:
        """Return the current change without line numbers."""
        return copied_diff(line for line in self._hunk_lines if line.hunk == self.change)

    def change_text(self) -> str:
        lines = [line for line in self._hunk_lines if line.hunk == self.change]
        added = sum(line.kind is LineKind.ADDED for line in lines)
        removed = sum(line.kind is LineKind.REMOVED for line in lines)
        head = lines[0].text if lines else ""
        return plural(
            added,
            "{1}: {0} line added, {2} removed",
            "{1}: {0} lines added, {2} removed",
            head,
            count_text(removed),
        )

    def line_pressed(self, index: int) -> bool:
        self.set_change(self._hunk_lines[index].hunk)
        self.comment_requested.emit(index)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_C and not event.modifiers():
            index = first_changed(self._hunk_lines, self.change)
            if index >= 0:
                self.comment_requested.emit(index)
        else:
            super().keyPressEvent(event)

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        line = self._hunk_lines[index]
        match line.kind:
            case LineKind.HEAD:
                is_current = line.hunk == self.change
                canvas.fill(rect, "sel" if is_current else "panel")
                if is_current:
                    canvas.fill(QRectF(0, rect.top(), CHANGE_BAR_WIDTH, rect.height()), "acc")
                text_rect = rect.adjusted(TEXT_LEFT, 0, -TEXT_MARGIN, 0)
                tone = "fg" if is_current else "fg2"
                canvas.text(text_rect, line.text, "smallb", tone=tone, elide=ELIDE_NONE)
                number = line.new or line.old
                words = tr("line {0}").format(number) if number else ""
                canvas.text(text_rect, words, "micro", tone="mut", align=RIGHT, elide=ELIDE_NONE)
            case LineKind.NOTE:
                text_rect = rect.adjusted(TEXT_LEFT, 0, 0, 0)
                canvas.text(text_rect, line.text, "small", tone="mut", elide=ELIDE_NONE)
            case _:
                paint_diff_line(canvas, rect, line, rows=self._wrapped.get(index, (line.text,)))
                if index in self._commented:
                    paint_comment_mark(canvas, rect)
                if index == self._written:
                    canvas.box(rect.adjusted(1, 0, -1, 0), 4, border="acc")


def first_changed(lines: Sequence[DiffLine], change: int) -> int:
    """Return the index of the first changed line of a change; -1 if there is none."""
    places = (
        index
        for index, line in enumerate(lines)
        if line.hunk == change and line.kind in CHANGED_KINDS and (line.old or line.new)
    )
    return next(places, -1)


def paint_comment_mark(canvas: Canvas, rect: QRectF) -> None:
    """Mark a line that has a comment, in the margin of its sign."""
    corner = QPointF(rect.left() + MARK_LEFT, rect.top() + (CHANGE_ROW_HEIGHT - MARK_SIZE) / 2)
    canvas.icon(corner, "chat", "acc", size=MARK_SIZE)


def spoken_diff_line(line: DiffLine) -> str:
    signs = {LineKind.ADDED: tr("Added"), LineKind.REMOVED: tr("Removed")}
    kind_text, number = signs.get(line.kind), line.new or line.old
    if not number:
        return line.text
    words = [kind_text, tr("line {0}").format(number)]
    return f"{', '.join(filter(None, words))}: {line.text}"


def copied_diff(lines: Iterable[DiffLine]) -> str:
    """Return lines of a comparison as text, without their numbers."""
    signs = {LineKind.ADDED: "+", LineKind.REMOVED: "-", LineKind.SAME: " "}
    return "\n".join(signs[line.kind] + line.text for line in lines if line.kind in signs)


def paint_diff_line(
    canvas: Canvas,
    rect: QRectF,
    line: DiffLine,
    *,
    rows: Sequence[str] = (),
    hits: Sequence[tuple[int, int]] = (),
) -> None:
    """Paint a line with its numbers, its sign, its colors, and the hits of a search.

    `rows` are those that it is wrapped into. One row is moved to the left if its first hit would be
    beyond the edge.
    """
    look = _LOOKS.get(line.kind)
    if look is not None:
        paint_change(canvas, rect, look)
        sign_rect = QRectF(rect.left() + SIGN_LEFT, rect.top(), TEXT_LEFT, CHANGE_ROW_HEIGHT)
        canvas.text(sign_rect, look.sign, "mono", tone=look.tone, elide=ELIDE_NONE)
    paint_number(canvas, QPointF(rect.left() + OLD_NUMBER_RIGHT, rect.top()), line.old)
    paint_number(canvas, QPointF(rect.left() + NEW_NUMBER_RIGHT, rect.top()), line.new)
    place = QRectF(rect.left() + TEXT_LEFT, rect.top(), rect.width(), CHANGE_ROW_HEIGHT)
    boxes = [(*line.marked, look.word)] if look is not None and any(line.marked) else []
    boxes += [(*hit, "hit") for hit in hits]
    spans = [(span.start, span.end, span.tone) for span in line.colors]
    if hits:
        if not rows:
            first = cell_box(place, line.text, hits[0])
            place.translate(-max(0.0, first.right() + TEXT_LEFT - rect.right()), 0)
        spans = [(*hit, "hitfg") for hit in hits]
    tone = "fg" if look is not None else "fg2"
    start = 0
    with canvas.clipped(rect.adjusted(TEXT_LEFT - 4, 0, 0, 0)):
        for row in rows or (line.text,):
            end = start + len(row)
            for first_char, last_char, fill in boxes:
                part = max(first_char, start) - start, min(last_char, end) - start
                if part[0] < part[1]:
                    canvas.box(cell_box(place, row, part), 3, fill)
            shown = [
                (max(first_char, start) - start, min(last_char, end) - start, color)
                for first_char, last_char, color in spans
                if first_char < end and last_char > start
            ]
            paint_cells(canvas, place, row, spans=shown, tone=tone)
            place.translate(0, CHANGE_ROW_HEIGHT)
            start = end
