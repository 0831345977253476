"""Lines at the foot of a call's card about the sandbox's limits, each with a button to lift one.

Files with secrets that were hidden from the call can be opened to commands. Files that the call
created and that other programs would act upon are set aside and can be put back.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from helix_desktop.ui.chat.transcript.rows import (
    BUTTON,
    ClickArea,
    RowAction,
    TranscriptRow,
    button_width,
    paint_button,
)
from helix_desktop.ui.style.canvas import Canvas
from helix_desktop.ui.text.formatting import listed_text, tr
from helix_desktop.ui.text.safe_text import one_line

LINE = 40
_LEFT, _RIGHT = 16, 10
_NAMED = 3


class _Line(Struct, frozen=True):
    icon: str
    words: str
    want: RowAction
    button: str


def sandbox_rows_height(row: TranscriptRow) -> float:
    return float(LINE * len(list(_lines(row))))


def sandbox_row_areas(row: TranscriptRow, width: float, bottom: float) -> list[ClickArea]:
    """Return the buttons' areas; `bottom` is the lower end of the lines."""
    zones: list[ClickArea] = []
    lines = list(_lines(row))
    for at, line in enumerate(lines):
        wide = min(button_width(line.button), width - _LEFT - _RIGHT)
        top = bottom - LINE * (len(lines) - at) + (LINE - BUTTON) / 2 - 1
        zones.append(
            ClickArea(QRectF(width - _RIGHT - wide, top, wide, BUTTON), line.want, line.button)
        )
    return zones


def paint_sandbox_rows(
    canvas: Canvas, row: TranscriptRow, box: QRectF, *, zone: ClickArea | None
) -> None:
    """Paint each line: an icon, its text, and its button."""
    buttons = sandbox_row_areas(row, box.width(), box.height())
    for line, button in zip(_lines(row), buttons, strict=True):
        middle = button.rect.center().y()
        canvas.fill(QRectF(1, middle - LINE / 2, box.width() - 2, 1), "line")
        canvas.icon(QPointF(_LEFT, middle - 8), line.icon, "warn")
        left = _LEFT + 26
        room = QRectF(left, middle - LINE / 2, button.rect.left() - 12 - left, LINE)
        canvas.text(room, line.words, "small", tone="fg2")
        hot = zone is not None and zone.want is line.want
        paint_button(canvas, button, "secondary", hot=hot)


def _lines(row: TranscriptRow) -> Iterator[_Line]:
    if row.hidden:
        words = tr("Hidden from this command: {0}").format(few_names(row.hidden))
        yield _Line("eye-off", words, RowAction.OPEN, tr("Open this to commands"))
    if row.aside:
        words = tr("Set aside: {0}").format(few_names([path for path, _ in row.aside]))
        yield _Line("shield", words, RowAction.PUT_BACK, tr("Put back"))


def few_names(paths: Sequence[str]) -> str:
    named = listed_text(one_line(path, 60) for path in paths[:_NAMED])
    more = len(paths) - _NAMED
    return tr("{0} and {1} more").format(named, more) if more > 0 else named
