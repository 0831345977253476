"""The changed lines (diff) below an edit or a command, and after how many lines they are folded.

A command's card names the files that changed while it ran. The Changes page has all of it, and
undoes it.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF

from helix_desktop.domain.file_changes import FileDiff
from helix_desktop.ui.changes.diff_lines import (
    TEXT_LEFT,
    DiffLine,
    LineKind,
    copied_diff,
    diff_lines,
    paint_diff_line,
    spoken_diff_line,
)
from helix_desktop.ui.chat.transcript.rows import ClickArea, RowAction, RowDiff, TranscriptRow
from helix_desktop.ui.style.canvas import ELIDE_NONE, Canvas
from helix_desktop.ui.text.formatting import (
    change_text,
    count_text,
    dotted_text,
    locale_name,
    plural,
    tr,
)
from helix_desktop.ui.text.safe_text import one_line
from helix_desktop.ui.widgets.line_view import CHANGE_ROW_HEIGHT, marked_box

MAX_CLOSED_LINES = 10
"""Lines on a closed card."""
MAX_OPEN_LINES = 400
"""Lines on an open card."""
FOLD_HEIGHT = 32
"""Height of the line that opens the card."""
DIFF_PADDING = 6


def row_diff(file_diff: FileDiff) -> RowDiff:
    """Return the comparison as a card shows it; all lines are made when the card opens."""
    lines = _all_lines(file_diff)
    # one line more costs no more than to say that it is not shown
    shown_count = len(lines) if len(lines) <= MAX_CLOSED_LINES + 1 else MAX_CLOSED_LINES
    return RowDiff(file_diff, lines[:shown_count], len(lines))


def command_diff(compared: Sequence[tuple[str, FileDiff]]) -> RowDiff:
    """Return the files that changed while a command ran, each with its size, and the sum."""
    texts = [tr("Changed while it ran: by it, or by you")]
    for path, size in compared:
        size_text = change_text(count_text(size.added), count_text(size.removed))
        texts.append(dotted_text(one_line(path), size_text if size.comparable else ""))
    files = tuple(DiffLine(LineKind.NOTE, text, 0) for text in texts)
    total = FileDiff(
        added=sum(size.added for _path, size in compared),
        removed=sum(size.removed for _path, size in compared),
    )
    shown_count = len(files) if len(files) <= MAX_CLOSED_LINES + 1 else MAX_CLOSED_LINES
    return RowDiff(total, files[:shown_count], len(files), files)


def _all_lines(file_diff: FileDiff) -> tuple[DiffLine, ...]:
    """Return the lines of an open card: headings only between changes."""
    return _lines_in(file_diff, locale_name())


@lru_cache(16)
def _lines_in(file_diff: FileDiff, _locale: str) -> tuple[DiffLine, ...]:
    lines = diff_lines(file_diff, MAX_OPEN_LINES)
    several = len(file_diff.hunks) > 1
    return tuple(line for line in lines[1:] if several or line.kind is not LineKind.HEAD)


def all_lines(row: TranscriptRow) -> tuple[DiffLine, ...]:
    """Return the lines of a row's card when it is open."""
    if row.diff is None:
        return ()
    return row.diff.files or _all_lines(row.diff.file_diff)


def is_compared(row: TranscriptRow) -> bool:
    """Whether the comparison is in the place of the output, which would be the same once more."""
    return row.diff is not None and not row.diff.files and row.diff.count > 0


def shown_lines(row: TranscriptRow) -> tuple[DiffLine, ...]:
    """Return the lines on a row's card."""
    if row.diff is None:
        return ()
    return all_lines(row) if row.expanded else row.diff.first


def height(row: TranscriptRow) -> float:
    """Return the height below the head of a row's card."""
    lines = shown_lines(row)
    if not lines:
        return 0.0
    return 2.0 * DIFF_PADDING + len(lines) * CHANGE_ROW_HEIGHT + (FOLD_HEIGHT if _rest(row) else 0)


def _rest(row: TranscriptRow) -> int:
    """Return the number of lines that are folded."""
    return row.diff.count - len(shown_lines(row)) if row.diff is not None else 0


def diff_areas(row: TranscriptRow, width: float, *, top: float) -> list[ClickArea]:
    """Return the area that opens the card to show all lines."""
    if not (hidden_lines := _rest(row)):
        return []
    words = plural(hidden_lines, "Show {0} more line", "Show {0} more lines")
    return [
        ClickArea(
            QRectF(0, top + height(row) - FOLD_HEIGHT, width, FOLD_HEIGHT), RowAction.DIFF, words
        )
    ]


def line_rect(number: int, width: float, *, top: float) -> QRectF:
    """Return the place of a line; `top` is where the comparison begins."""
    return QRectF(1, top + DIFF_PADDING + number * CHANGE_ROW_HEIGHT, width - 2, CHANGE_ROW_HEIGHT)


def paint_diff(
    canvas: Canvas,
    row: TranscriptRow,
    width: float,
    *,
    top: float,
    hits_in: Callable[[str], Sequence[tuple[int, int]]] = lambda _text: (),
) -> None:
    """Paint the lines, which read from left to right in every language.

    `hits_in` returns the hits of a search in a line.
    """
    lines = shown_lines(row)
    if not lines:
        return
    canvas.fill(QRectF(1, top, width - 2, 1), "line")
    exact = canvas.within(QRectF(0, 0, width, 0), mirrored=False)
    with exact.clipped(QRectF(1, top, width - 2, height(row))):
        for number, line in enumerate(lines):
            line_area = line_rect(number, width, top=top)
            if line.kind in (LineKind.NOTE, LineKind.HEAD):
                text_rect = line_area.adjusted(TEXT_LEFT, 0, -DIFF_PADDING, 0)
                exact.text(text_rect, line.text, "small", tone="mut")
                mark_hits(exact, text_rect, line.text, hits=hits_in(line.text), style="small")
            else:
                # Paint a line, moved to the left if its first hit would be beyond the card's
                # edge.
                hits = hits_in(line.text)
                code_rect, scrolled = line_area.adjusted(TEXT_LEFT, 0, 0, 0), 0.0
                if hits:
                    first = marked_box(code_rect, line.text, hits[0], style="mono")
                    scrolled = max(0.0, first.right() + TEXT_LEFT - line_area.right())
                paint_diff_line(exact, line_area, line, scrolled=scrolled)
                with exact.clipped(line_area.adjusted(TEXT_LEFT - 4, 0, 0, 0)):
                    mark_hits(
                        exact,
                        code_rect.translated(-scrolled, 0),
                        line.text,
                        hits=hits,
                        style="mono",
                    )
    for area in diff_areas(row, width, top=top):
        canvas.text(
            area.rect.adjusted(16, 0, -16, 0), area.words, "smallb", tone="acc", elide=ELIDE_NONE
        )


def mark_hits(
    canvas: Canvas, line_area: QRectF, text: str, *, hits: Sequence[tuple[int, int]], style: str
) -> None:
    """Mark the hits of a search in a painted line."""
    for hit in hits:
        box = marked_box(line_area, text, hit, style=style)
        canvas.box(box, 3, "hit")
        with canvas.clipped(box):
            canvas.text(line_area, text, style, tone="hitfg", elide=ELIDE_NONE)


def diff_text(row: TranscriptRow) -> str:
    """Return the lines as they are copied."""
    return copied_diff(_all_lines(row.diff.file_diff)) if row.diff is not None else ""


def spoken_diff(row: TranscriptRow) -> str:
    """Return the lines on a card for screen readers."""
    return ". ".join(map(spoken_diff_line, shown_lines(row)))
