"""What a message mentioned, below it: its name and what it took, and a way to its entry."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from helix_desktop.ui.chat.transcript.rows import Row
from helix_desktop.ui.chat.transcript.zones import Want, Zone, icon_at, paint_words
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font

LINE = 26
SIGN = 16 + 6
INSET = 8
GAP = 8


def mention_zones(row: Row, width: float) -> list[Zone]:
    """All of the line leads to the entry."""
    return [Zone(_line(row, width), Want.ENTRY, row.text)] if row.content else []


def paint_mention(
    painter: QPainter, row: Row, at: QPointF, *, width: float, hot: bool, theme: Theme
) -> None:
    """Under the right edge of the message that it belongs to."""
    box = _line(row, width).translated(at)
    if hot:
        rounded(painter, box, 8, fill=theme.colour("hover"))
    sign = QPointF(box.x() + INSET, box.center().y() - 8)
    icon_at(painter, sign, "file", tone="mut", theme=theme)
    words = box.adjusted(INSET + SIGN, 0, -INSET, 0)
    tone = "fg" if hot else "fg2"
    shown = fitted(row, words.width())
    paint_words(painter, words, shown, style="small", tone=tone, theme=theme)


def fitted(row: Row, width: float) -> str:
    """What it took stays; of a name that is too long the middle goes."""
    cut = row.text.rfind(" · ") if row.tokens is not None else len(row.text)
    metrics, name, tail = QFontMetricsF(font("small")), row.text[:cut], row.text[cut:]
    room = max(0.0, width - metrics.horizontalAdvance(tail) - 1)
    return metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room) + tail


def _line(row: Row, width: float) -> QRectF:
    wanted = QFontMetricsF(font("small")).horizontalAdvance(row.text) + SIGN + 2 * INSET + 1
    wide = min(wanted, width)
    return QRectF(width - wide, 0, wide, LINE)
