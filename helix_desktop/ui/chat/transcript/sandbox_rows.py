"""Lines at the foot of a call's card about the sandbox's limits, each with a button to lift one.

Files with secrets that were hidden from the call can be opened to commands. Files that the call
created and that other programs would act upon are set aside and can be put back.
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from helix_desktop.ui.chat.transcript.rows import (
    BUTTON,
    ClickArea,
    RowAction,
    TranscriptRow,
    button_width,
    icon_at,
    paint_button,
    paint_words,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import tr
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
    painter: QPainter, row: TranscriptRow, box: QRectF, *, zone: ClickArea | None, theme: Theme
) -> None:
    """Paint each line: an icon, its text, and its button."""
    buttons = sandbox_row_areas(row, box.width(), box.height())
    for line, button in zip(_lines(row), buttons, strict=True):
        place = button.rect.translated(box.topLeft())
        top = place.center().y() - LINE / 2
        painter.fillRect(QRectF(box.x() + 1, top, box.width() - 2, 1), theme.colour("line"))
        icon_at(
            painter,
            QPointF(box.x() + _LEFT, place.center().y() - 8),
            line.icon,
            tone="warn",
            theme=theme,
        )
        left = box.x() + _LEFT + 26
        room = QRectF(left, top, place.left() - 12 - left, LINE)
        paint_words(painter, room, line.words, style="small", tone="fg2", theme=theme)
        hot = "hot " if zone is not None and zone.want is line.want else ""
        paint_button(painter, button, box.topLeft(), theme=theme, look=f"{hot}secondary")


def _lines(row: TranscriptRow) -> Iterator[_Line]:
    if row.hidden:
        words = tr("Hidden from it: {0}").format(few_names(row.hidden))
        yield _Line("eye-off", words, RowAction.OPEN, tr("Open this to commands"))
    if row.aside:
        words = tr("Set aside: {0}").format(few_names([path for path, _ in row.aside]))
        yield _Line("shield", words, RowAction.PUT_BACK, tr("Put back"))


def few_names(paths: Sequence[str]) -> str:
    named = ", ".join(one_line(path, 60) for path in paths[:_NAMED])
    more = len(paths) - _NAMED
    return tr("{0} and {1} more").format(named, more) if more > 0 else named
