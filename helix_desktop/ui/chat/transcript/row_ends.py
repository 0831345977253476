"""How a turn ended early: one line with what was kept, or a card that says what happened."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from helix_desktop.domain.events import Cause
from helix_desktop.ui.chat.transcript.moments import Broken, Failed
from helix_desktop.ui.chat.transcript.rows import Row
from helix_desktop.ui.chat.transcript.telling import failure
from helix_desktop.ui.chat.transcript.zones import (
    BUTTON,
    Want,
    Zone,
    button_width,
    icon_at,
    paint_button,
    paint_words,
)
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.words import tr

LINE = 30
LEFT = 42
TITLE = 36
"""Down to where the text of a card begins."""
FOOT = 48
"""Below the text, where there are buttons; without them it is the card's padding."""
PLAIN_FOOT = 14


def kept(row: Row) -> str:
    """What a card says besides the error's own words."""
    told = tr("Nothing is lost: everything up to here is kept, and no tool was run twice.")
    return f"{row.text}\n{told}" if row.text else told


def end_zones(row: Row, width: float, height: float) -> list[Zone]:
    """What can be done where a turn ended early."""
    if isinstance(row.moment, Failed):
        return failure_zones(row, width, height)
    return break_zones(row, width)


def break_zones(row: Row, width: float) -> list[Zone]:
    """From the right: go on, or write the message anew; only at the conversation's end."""
    if not row.last:
        return []
    zones, right = [], width
    for want, words in ((Want.CONTINUE, tr("Continue")), (Want.RESEND, tr("Edit & resend"))):
        wide = button_width(words)
        zones.append(Zone(QRectF(right - wide, 0, wide, BUTTON), want, words))
        right -= wide + 8
    return zones


def failure_zones(row: Row, width: float, height: float) -> list[Zone]:
    """As many as there is room for; `height` is the card's."""
    if not row.last:
        return []
    wanted = [(Want.CONTINUE, tr("Try again"))]
    budget = isinstance(row.moment, Failed) and row.moment.cause is Cause.BUDGET
    wanted.append((Want.MODELS, tr("Limits…") if budget else tr("Other model…")))
    wanted.append((Want.RESEND, tr("Edit & resend")))
    zones, left = [], float(LEFT)
    for want, words in wanted:
        wide = button_width(words)
        if left + wide > width - 12:
            break
        zones.append(Zone(QRectF(left, height - BUTTON - 12, wide, BUTTON), want, words))
        left += wide + 8
    return zones


def paint_break(
    painter: QPainter, row: Row, at: QPointF, *, width: float, hot: Zone | None, theme: Theme
) -> None:
    """Mark, why, a hairline, what can be done."""
    icon_at(painter, at + QPointF(0, LINE / 2 - 8), "pause", tone="warn", theme=theme)
    zones = break_zones(row, width)
    end = zones[-1].rect.left() - 12 if zones else width
    first, _, rest = row.text.partition(" · ")
    plain = not (isinstance(row.moment, Broken) and rest)
    room = QRectF(at.x() + 24, at.y(), end - 24, LINE)
    style, tone = ("small", "fg2") if plain else ("smallb", "warn")
    used = paint_words(painter, room, first, style=style, tone=tone, theme=theme)
    if rest:
        words = room.adjusted(used + 8, 0, 0, 0)
        used += 8 + paint_words(
            painter, words, f"·  {rest}", style="small", tone="mut", theme=theme
        )
    left = 24 + used + 16
    if end - left > 8:
        line = QRectF(at.x() + left, round(at.y() + LINE / 2), end - left, 1)
        painter.fillRect(line, theme.colour("line"))
    for zone in zones:
        look = "secondary" if zone.want is Want.CONTINUE else "quiet"
        shown = f"hot {look}" if hot and hot.want is zone.want else look
        paint_button(painter, zone, at, theme=theme, look=shown)


def paint_failure(
    painter: QPainter, row: Row, box: QRectF, *, hot: Zone | None, theme: Theme
) -> None:
    """The card around an error's words."""
    rounded(painter, box, 10, fill=theme.colour("surf"), border=theme.colour("bad", 140))
    at = box.topLeft()
    icon_at(painter, at + QPointF(16, 14), "offline", tone="bad", theme=theme)
    title = failure(row.moment) if isinstance(row.moment, Failed) else ""
    room = QRectF(at.x() + LEFT, at.y() + 12, box.width() - LEFT - 14, 20)
    paint_words(painter, room, title, style="title", tone="fg", theme=theme)
    for zone in failure_zones(row, box.width(), box.height()):
        look = "primary" if zone.want is Want.CONTINUE else "secondary"
        shown = f"hot {look}" if hot and hot.want is zone.want else look
        paint_button(painter, zone, at, theme=theme, look=shown)
