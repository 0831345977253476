"""What one request was made of: in the legend, in words, and as rows of a table."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from helix_desktop.domain.timeline import KINDS, Readings
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.timeline.words import KINDS as BANDS
from helix_desktop.ui.timeline.words import tenths
from helix_desktop.ui.words import count_text, tr

_FLAGS = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


def values(readings: Readings, at: int) -> list[tuple[str, str, int]]:
    """Name, tone and tokens of each kind of a request."""
    return [
        (tr(name), tone, sum(readings.kinds[KINDS.index(kind)][at] for kind in found))
        for tone, name, found in BANDS
    ]


def read_out(readings: Readings, at: int) -> str:
    """The request that is pointed at, or the newest, in words."""
    if not len(readings):
        return tr("no request yet")
    at = at if at >= 0 else len(readings) - 1
    words = tr("request {0}: {1} tokens").format(at + 1, count_text(readings.tokens[at]))
    return ", ".join(
        [words, *(f"{name} {tenths(value)}" for name, _, value in values(readings, at))]
    )


def legend(painter: QPainter, room: QRectF, readings: Readings, *, at: int, theme: Theme) -> None:
    """Kinds with their tokens, as many as there is room for."""
    about = "" if readings.exact[at] else "≈ "
    names, figures = QFontMetricsF(font("micro")), QFontMetricsF(font("microb"))
    x = room.left()
    for name, tone, value in values(readings, at):
        words = f"{about}{tenths(value)}"
        wide, figure = names.horizontalAdvance(name), figures.horizontalAdvance(words)
        if x + 19 + wide + figure > room.right():
            return
        middle = room.center().y()
        rounded(painter, QRectF(x, middle - 4, 8, 8), 2, fill=theme.colour(tone))
        for left, style, colour, text in (
            (x + 14, "micro", "mut", name),
            (x + 19 + wide, "microb", "fg", words),
        ):
            painter.setFont(font(style))
            painter.setPen(theme.colour(colour))
            painter.drawText(QRectF(left, room.top(), 200, room.height()), _FLAGS, text)
        x += 19 + wide + figure + 16
