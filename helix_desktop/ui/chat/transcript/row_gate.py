"""What was decided at the gate: the choice, in whose words, and what the model sees of it."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from helix_desktop.domain.cache import Choice
from helix_desktop.domain.events import OutputGated
from helix_desktop.ui.chat.transcript.moments import Decided
from helix_desktop.ui.chat.transcript.zones import (
    Want,
    Zone,
    button_width,
    icon_at,
    paint_button,
    paint_words,
)
from helix_desktop.ui.look.paint import chip, chip_width, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import count_text, tr

HEIGHT = 92
LEFT = 42
RIGHT = 14
LINES = (22, 47, 71)
"""Middles of the three lines."""
LOW = 28
_CHOSEN = {
    Choice.EXTRACT: "compact",
    Choice.KEEP_PREVIEW: "keep the preview",
    Choice.KEEP_FULL: "keep full",
}
_ABOUT = {
    Choice.EXTRACT: "",
    Choice.KEEP_PREVIEW: "its beginning, its end and what stands out",
    Choice.KEEP_FULL: "all of it, as it came",
}


def gate_zones(moment: Decided, width: float) -> list[Zone]:
    again = tr("Decide again")
    wide = button_width(again, icon=True)
    digest = _digest(moment.event)
    box = QRectF(width - RIGHT - wide, HEIGHT - LOW - 8, wide, LOW)
    zones = [Zone(box, Want.DECIDE, again)]
    left = LEFT + QFontMetricsF(font("small")).horizontalAdvance(_result(moment)) + 28
    room = box.left() - 12 - left
    long = QFontMetricsF(font("monos")).horizontalAdvance(digest)
    if long <= room:
        place = QRectF(left, LINES[2] - 10, long + 1, 20)
        zones.append(Zone(place, Want.ENTRY, digest))
    return zones


def paint_gate(
    painter: QPainter,
    moment: Decided,
    at: QPointF,
    *,
    width: float,
    hot: Zone | None,
    theme: Theme,
) -> None:
    rounded(
        painter,
        QRectF(at.x(), at.y(), width, HEIGHT),
        10,
        fill=theme.colour("surf"),
        border=theme.colour("line"),
    )
    icon_at(painter, at + QPointF(16, LINES[0] - 8), "bolt", tone="warn", theme=theme)
    _paint_head(painter, moment, at, width=width, theme=theme)
    _paint_choice(painter, moment, at, width=width, theme=theme)
    check = at + QPointF(LEFT - 1, LINES[2] - 7)
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(check, theme.icon("check", "ok", size=14, ratio=ratio))
    zones = gate_zones(moment, width)
    end = zones[0].rect.left() - 12
    line = QRectF(at.x() + LEFT + 18, at.y() + LINES[2] - 10, end - LEFT - 18, 20)
    paint_words(painter, line, _result(moment), style="small", tone="fg2", theme=theme)
    for zone in zones:
        _paint_zone(painter, zone, at, hot=hot is not None and hot.want is zone.want, theme=theme)


def _paint_head(
    painter: QPainter, moment: Decided, at: QPointF, *, width: float, theme: Theme
) -> None:
    sizes = tr("{0} → {1} tok").format(count_text(moment.before), count_text(moment.after))
    middle = at.y() + LINES[0]
    right = at.x() + width - RIGHT
    if chip_width(sizes) < width / 2:
        right = chip(painter, right, middle, text=sizes, tone="fg2", theme=theme) - 12
    left = at.x() + LEFT
    room = QRectF(left, middle - 10, right - left, 20)
    words = ((tr("Gate"), "strong", "fg"), (one_line(moment.tool, 60), "strong", "fg2"))
    for text, style, tone in words:
        used = paint_words(painter, room, text, style=style, tone=tone, theme=theme)
        room = room.adjusted(used + 8, 0, 0, 0)
    what = one_line(moment.what, 400)
    paint_words(painter, room, what, style="mono", tone="mut", theme=theme)


def _paint_choice(
    painter: QPainter, moment: Decided, at: QPointF, *, width: float, theme: Theme
) -> None:
    event = moment.event
    who = tr("You chose ") if moment.again else tr("Chosen: ")
    if event.choice is Choice.EXTRACT and not moment.again:
        who = tr("Agent chose ")
    room = QRectF(at.x() + LEFT, at.y() + LINES[1] - 10, width - LEFT - RIGHT, 20)
    used = paint_words(painter, room, who, style="small", tone="mut", theme=theme)
    room = room.adjusted(used + 4, 0, 0, 0)
    word = tr(_CHOSEN[event.choice])
    used = paint_words(painter, room, word, style="smallb", tone="fg", theme=theme)
    about = tr(_ABOUT[event.choice])
    if event.instructions:
        about = f"“{one_line(' '.join(event.instructions.split()), 400)}”"
    room = room.adjusted(used + 8, 0, 0, 0)
    paint_words(painter, room, about, style="small", tone="fg2", theme=theme)


def _paint_zone(painter: QPainter, zone: Zone, at: QPointF, *, hot: bool, theme: Theme) -> None:
    if zone.want is Want.DECIDE:
        look = "hot secondary" if hot else "secondary"
        paint_button(painter, zone, at, theme=theme, look=look)
        return
    tone = "acc" if hot else "fg2"
    paint_words(
        painter, zone.rect.translated(at), zone.words, style="monos", tone=tone, theme=theme
    )


def _result(moment: Decided) -> str:
    if moment.event.choice is Choice.KEEP_FULL:
        return tr("all {0} tok in context").format(count_text(moment.after))
    words = tr("{0} tok kept · full output in the cache")
    return words.format(count_text(moment.after))


def _digest(event: OutputGated) -> str:
    return f"{event.content[:6]}…{event.content[-4:]}"
