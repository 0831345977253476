"""A rewrite of the window as a pill on a hairline: what was done, what it freed, where to look."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from helix_desktop.domain.memory import Job
from helix_desktop.ui.chat.transcript.moments import Branched, Rewrite
from helix_desktop.ui.chat.transcript.zones import Want, Zone, icon_at, paint_words
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font

PILL = 30
INSET = 14
SIGN = 16 + 8
BESIDE = 12
"""Between the pill and the line."""
LEAST_LINE = 24
"""Of the line on each side, however long the words are."""
_GAP = 8
_SIGNS = {
    Job.SWEEP: ("cache", "warn"),
    Job.CONDENSE: ("list", "fg2"),
    Job.OBSERVE: ("eye", "ok"),
    Job.REFLECT: ("eye", "ok"),
    Job.HAND_OVER: ("layers", "acc"),
    Job.UNDO: ("undo", "fg2"),
    Job.PANIC: ("warn", "bad"),
}


def pill_zones(moment: Rewrite | Branched, width: float) -> list[Zone]:
    """All of the pill leads to where more is to be seen."""
    words = f"{moment.title} · {moment.facts} · {moment.link}"
    want = Want.EPOCH if isinstance(moment, Rewrite) else Want.ORIGINAL
    return [Zone(_pill(moment, width), want, words)]


def paint_divider(
    painter: QPainter,
    moment: Rewrite | Branched,
    at: QPointF,
    *,
    width: float,
    hot: bool,
    theme: Theme,
) -> None:
    box = _pill(moment, width).translated(at)
    middle = round(box.center().y())
    line = theme.colour("line")
    painter.fillRect(QRectF(at.x(), middle, box.left() - BESIDE - at.x(), 1), line)
    after = box.right() + BESIDE
    painter.fillRect(QRectF(after, middle, at.x() + width - after, 1), line)
    fill, edge = theme.colour("hover" if hot else "surf"), theme.colour("mut" if hot else "line2")
    rounded(painter, box, PILL / 2, fill=fill, border=edge)
    name, tone = _SIGNS[moment.job] if isinstance(moment, Rewrite) else ("branch", "acc")
    icon_at(painter, QPointF(box.x() + INSET, middle - 8), name, tone=tone, theme=theme)
    room = box.adjusted(INSET + SIGN, 0, -INSET, 0)
    title, _, link = _widths(moment)
    paint_words(painter, room, moment.title, style="smallb", tone="fg", theme=theme)
    facts = room.adjusted(title + _GAP, 0, -(link + _GAP), 0)
    paint_words(painter, facts, moment.facts, style="small", tone="fg2", theme=theme)
    ends = QRectF(room.right() - link, room.y(), link + 1, room.height())
    paint_words(painter, ends, moment.link, style="smallb", tone="acc", theme=theme)


def _widths(moment: Rewrite | Branched) -> tuple[float, float, float]:
    bold, plain = QFontMetricsF(font("smallb")), QFontMetricsF(font("small"))
    return (
        bold.horizontalAdvance(moment.title),
        plain.horizontalAdvance(moment.facts),
        bold.horizontalAdvance(moment.link),
    )


def _pill(moment: Rewrite | Branched, width: float) -> QRectF:
    wanted = sum(_widths(moment)) + 2 * INSET + SIGN + 2 * _GAP + 1
    wide = min(wanted, width - 2 * (LEAST_LINE + BESIDE))
    return QRectF((width - wide) / 2, 0, wide, PILL)
