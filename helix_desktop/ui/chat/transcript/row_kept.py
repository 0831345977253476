"""What a call was kept from, as lines at the foot of its card: each with the one way to change it.

Files with secrets that it could not see can be opened; what it made and others would act upon lies
aside, and can be put back.
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from helix_desktop.domain.values import value
from helix_desktop.ui.chat.transcript.rows import Row
from helix_desktop.ui.chat.transcript.zones import (
    BUTTON,
    Want,
    Zone,
    button_width,
    icon_at,
    paint_button,
    paint_words,
)
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import tr

LINE = 40
_LEFT, _RIGHT = 16, 10
_NAMED = 3


@value
class _Line:
    icon: str
    words: str
    want: Want
    button: str


def kept_height(row: Row) -> float:
    return float(LINE * len(list(_lines(row))))


def kept_zones(row: Row, width: float, bottom: float) -> list[Zone]:
    """The buttons; `bottom` is where the lines end."""
    zones: list[Zone] = []
    lines = list(_lines(row))
    for at, line in enumerate(lines):
        wide = min(button_width(line.button), width - _LEFT - _RIGHT)
        top = bottom - LINE * (len(lines) - at) + (LINE - BUTTON) / 2 - 1
        zones.append(Zone(QRectF(width - _RIGHT - wide, top, wide, BUTTON), line.want, line.button))
    return zones


def paint_kept(
    painter: QPainter, row: Row, box: QRectF, *, zone: Zone | None, theme: Theme
) -> None:
    """Icon, what was kept from it, the button; `zone`: under the pointer."""
    buttons = kept_zones(row, box.width(), box.height())
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


def _lines(row: Row) -> Iterator[_Line]:
    if row.hidden:
        words = tr("Hidden from it: {0}").format(few(row.hidden))
        yield _Line("eye-off", words, Want.OPEN, tr("Open this to commands"))
    if row.aside:
        words = tr("Set aside: {0}").format(few([path for path, _ in row.aside]))
        yield _Line("shield", words, Want.PUT_BACK, tr("Put back"))


def few(paths: Sequence[str]) -> str:
    named = ", ".join(one_line(path, 60) for path in paths[:_NAMED])
    more = len(paths) - _NAMED
    return tr("{0} and {1} more").format(named, more) if more > 0 else named
