"""Places in a painted row that a click does something at, and how those that are buttons look."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from helix_desktop.domain.values import value
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font

BUTTON = 30
PADDING = 12


class Want(StrEnum):
    """What a person wants of a row."""

    EPOCH = "epoch"
    ENTRY = "entry"
    ORIGINAL = "original"
    DECIDE = "decide"
    CONTINUE = "continue"
    RESEND = "resend"
    MODELS = "models"
    PICTURE = "picture"
    COPY = "copy"
    MARKDOWN = "markdown"
    AGAIN = "again"
    BRANCH = "branch"
    REQUEST = "request"
    PIN = "pin"
    LEAVE = "leave"
    BACK = "back"
    WHY = "why"
    OPEN = "open"
    PUT_BACK = "put-back"


@value
class Zone:
    """A place in a row, from the row's own corner."""

    rect: QRectF
    want: Want
    words: str


def button_width(words: str, *, icon: bool = False) -> float:
    return QFontMetricsF(font("smallb")).horizontalAdvance(words) + 2 * PADDING + 18 * icon


def paint_button(painter: QPainter, zone: Zone, at: QPointF, *, theme: Theme, look: str) -> None:
    """`look`: primary, secondary or quiet; with "hot " before it under the pointer."""
    rect = zone.rect.translated(at)
    hot, kind = look.startswith("hot "), look.removeprefix("hot ")
    if kind == "primary":
        rounded(painter, rect, 8, fill=theme.colour("accfill_h" if hot else "accfill"))
    elif kind == "secondary":
        edge = theme.colour("mut" if hot else "line2")
        rounded(painter, rect, 8, fill=theme.colour("surf2"), border=edge)
    elif hot:
        rounded(painter, rect, 8, fill=theme.colour("hover"))
    painter.setFont(font("smallb"))
    painter.setPen(
        theme.colour("onacc" if kind == "primary" else "fg2" if kind == "quiet" else "fg")
    )
    if zone.want is not Want.DECIDE:
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, zone.words)
        return
    painter.drawText(rect.adjusted(0, 0, -18, 0), Qt.AlignmentFlag.AlignCenter, zone.words)
    ratio = painter.device().devicePixelRatioF()
    opens = theme.icon("down", "fg2", size=14, ratio=ratio)
    painter.drawPixmap(QPointF(rect.right() - PADDING - 14, rect.center().y() - 7), opens)


def paint_words(
    painter: QPainter, rect: QRectF, words: str, *, style: str, tone: str, theme: Theme
) -> float:
    """One line, cut at its end where there is no room; how wide it came out."""
    painter.setFont(font(style))
    painter.setPen(theme.colour(tone))
    metrics = QFontMetricsF(font(style))
    cut = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(0.0, rect.width()))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(rect, flags, cut)
    return metrics.horizontalAdvance(cut)


def icon_at(painter: QPainter, at: QPointF, name: str, *, tone: str, theme: Theme) -> None:
    """A sign of 16 pixels."""
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(at, theme.icon(name, tone, size=16, ratio=ratio))
