"""Rows painted as cards: a tool call with the place of its output, and a decision at the gate."""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter

from helix_desktop.app.inspection.request_history import OutputState
from helix_desktop.domain.cache import GateChoice
from helix_desktop.domain.events import OutputGated
from helix_desktop.ui.chat.transcript.rows import (
    CallState,
    ClickArea,
    GateNote,
    RowAction,
    TranscriptRow,
    button_width,
    icon_at,
    paint_button,
    paint_words,
)
from helix_desktop.ui.chat.transcript.sandbox_rows import (
    paint_sandbox_rows,
    sandbox_row_areas,
    sandbox_rows_height,
)
from helix_desktop.ui.style.canvas import chip, chip_width, forward_icon, rounded, tool_icon
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.formatting import count_text, size_text, tr
from helix_desktop.ui.text.safe_text import one_line

HEAD = 44
FOOT = 28
GAP = 12
LEFT, RIGHT = 42, 14
CHEVRON = 28
BETWEEN = 8
WHAT = 200
"""Pixels that the text of a call's purpose keeps before facts are omitted."""
LONG = 1.0
"""Seconds from which a call's duration is shown."""

_STATES = {
    CallState.WAITING: ("waiting", "mut"),
    CallState.RUNNING: ("running", "info"),
    CallState.FAILED: ("failed", "bad"),
    CallState.DENIED: ("denied", "warn"),
    CallState.STOPPED: ("stopped", "warn"),
    CallState.LOST: ("interrupted", "warn"),
}
_STANDINGS = {
    OutputState.IN_CONTEXT: ("In context", "ok"),
    OutputState.HELD: ("At the gate", "info"),
    OutputState.CACHED: ("Cached", "fg2"),
    OutputState.COMPACTED: ("Compacted", "acc"),
    OutputState.LEFT_OUT: ("Left out", "warn"),
    OutputState.SUPERSEDED: ("Superseded", "mut"),
}


class ToolChip(Struct, frozen=True):
    """A chip of a card; the chip of least importance is omitted first."""

    text: str
    tone: str
    importance: int
    digest: bool = False

    @property
    def width(self) -> float:
        if self.digest:
            return QFontMetricsF(font("monos")).horizontalAdvance(self.text) + 4
        return chip_width(self.text)


def footer_height(row: TranscriptRow) -> float:
    """Return the height below a card's text, for the link to the output and sandbox lines."""
    return _offered(row) + sandbox_rows_height(row)


def _offered(row: TranscriptRow) -> float:
    return float(FOOT) if row.expanded and row.content is not None else 0.0


def tool_areas(row: TranscriptRow, width: float, height: float) -> list[ClickArea]:
    """Return the areas of the digest and the foot, which open the cache entry.

    `height` is the card's.
    """
    found = [
        ClickArea(QRectF(left, 8, fact.width, HEAD - 16), RowAction.ENTRY, fact.text)
        for fact, left in _placed(row, width)
        if fact.digest
    ]
    bottom = height - sandbox_rows_height(row)
    if _offered(row):
        words = tr("Open all of it in the cache")
        wide = QFontMetricsF(font("smallb")).horizontalAdvance(words)
        place = QRectF(16, bottom - FOOT - 2, min(wide + 1, width - 32), FOOT - 4)
        found.append(ClickArea(place, RowAction.ENTRY, words))
    return [*found, *sandbox_row_areas(row, width, height)]


def paint_tool(
    painter: QPainter,
    row: TranscriptRow,
    box: QRectF,
    *,
    hot: bool,
    zone: ClickArea | None,
    theme: Theme,
) -> None:
    """Paint a call's card; `hot`: the pointer is on the row, `zone`: the area under it."""
    border = theme.colour("line2" if hot else "line")
    rounded(painter, box, 10, fill=theme.colour("surf"), border=border)
    old = row.standing is OutputState.SUPERSEDED
    middle = box.y() + HEAD / 2
    at = QPointF(box.x() + 16, middle - 8)
    name = tool_icon(row.tool)
    icon_at(painter, at, name, tone="mut" if old else "info", theme=theme)
    if row.opens:
        sign = "down" if row.expanded else forward_icon(painter)
        corner = QPointF(box.right() - RIGHT - 16, middle - 8)
        icon_at(painter, corner, sign, tone="mut", theme=theme)
    right = box.width() - RIGHT - (CHEVRON if row.opens else 0)
    for fact, left in _placed(row, box.width()):
        right = min(right, left)
        place = box.x() + left
        if fact.digest:
            tone = "acc" if zone and zone.want is RowAction.ENTRY else "mut"
            _paint_digest(painter, fact, QPointF(place, middle), tone=tone, theme=theme)
        else:
            chip(painter, place + fact.width, middle, text=fact.text, tone=fact.tone, theme=theme)
    room = QRectF(box.x() + LEFT, box.y(), right - LEFT - 12, HEAD)
    _paint_title(painter, row, room, dim=old, theme=theme)
    if row.expanded:
        line = QRectF(box.x() + 1, box.y() + HEAD, box.width() - 2, 1)
        painter.fillRect(line, theme.colour("line"))
    for each in tool_areas(row, box.width(), box.height()) if _offered(row) else ():
        if each.rect.y() > HEAD and each.want is RowAction.ENTRY:
            link = each.rect.translated(box.topLeft())
            paint_words(painter, link, each.words, style="smallb", tone="acc", theme=theme)
    paint_sandbox_rows(painter, row, box, zone=zone, theme=theme)


def _placed(row: TranscriptRow, width: float) -> list[tuple[ToolChip, float]]:
    """Return the chips that fit, from the right, each with its left edge."""
    found = tool_chips(row)
    room = width - LEFT - RIGHT - (CHEVRON if row.opens else 0)
    named = QFontMetricsF(font("strong")).horizontalAdvance(one_line(row.label, 60)) + 24
    what = min(WHAT, QFontMetricsF(font("mono")).horizontalAdvance(one_line(row.what, 60)))
    while found and sum(fact.width + BETWEEN for fact in found) > room - named - what:
        found.remove(min(found, key=lambda fact: fact.importance))
    placed, right = [], width - RIGHT - (CHEVRON if row.opens else 0)
    for fact in reversed(found):
        right -= fact.width
        placed.append((fact, right))
        right -= BETWEEN
    return placed


def tool_chips(row: TranscriptRow) -> list[ToolChip]:
    """Return the chips from the left: digest, result, duration, size, place of the output."""
    found = []
    if row.content is not None:
        found.append(ToolChip(f"#{row.content[:6]}", "mut", 1, digest=True))
    word, tone = _STATES.get(row.state, ("", "mut"))
    if row.status is not None and row.state in (CallState.OK, CallState.FAILED):
        good = "ok" if row.state is CallState.OK else "bad"
        found.append(ToolChip(tr("exit {0}").format(row.status), good, 9 if row.status else 2))
    elif word:
        said = f" · {size_text(row.size)}" if row.state is CallState.RUNNING and row.size else ""
        found.append(ToolChip(tr(word) + said, tone, 9))
    if row.seconds >= LONG:
        found.append(ToolChip(tr("{0} s").format(f"{row.seconds:,.1f}"), "fg2", 0))
    if row.state in (CallState.OK, CallState.FAILED):
        cost = size_text(row.size)
        if row.counted is not None:
            cost = tr("{0} tok").format(count_text(row.counted))
        found.append(ToolChip(cost, "fg2", 5))
    return [*found, *_stands(row)]


def _stands(row: TranscriptRow) -> list[ToolChip]:
    """Return the chips for a pin and for the place of the output in the context."""
    found = [ToolChip(tr("Pinned"), "info", 6)] if row.pin else []
    if row.standing is not None and not (row.pin and row.standing is OutputState.IN_CONTEXT):
        words, tone = _STANDINGS[row.standing]
        found.append(ToolChip(tr(words), tone, 4))
    return found


def _paint_digest(
    painter: QPainter, fact: ToolChip, at: QPointF, *, tone: str, theme: Theme
) -> None:
    painter.setFont(font("monos"))
    painter.setPen(theme.colour(tone))
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.drawText(QRectF(at.x(), at.y() - 10, fact.width, 20), flags, fact.text)


def _paint_title(
    painter: QPainter, row: TranscriptRow, rect: QRectF, *, dim: bool, theme: Theme
) -> None:
    """Paint the tool's name and the call's purpose, cut in the middle."""
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.setFont(font("strong"))
    painter.setPen(theme.colour("mut" if dim else "fg"))
    name = one_line(row.label, 60)
    painter.drawText(rect, flags, name)
    used = painter.fontMetrics().horizontalAdvance(name) + 12
    rest = rect.adjusted(used, 0, 0, 0)
    painter.setFont(font("mono"))
    painter.setPen(theme.colour("mut"))
    metrics = QFontMetrics(font("mono"))
    cut = metrics.elidedText(
        one_line(row.what, 400), Qt.TextElideMode.ElideMiddle, max(0, int(rest.width()))
    )
    painter.drawText(rest, flags, cut)


HEIGHT = 92
ROW_GATE_LEFT = 42
ROW_GATE_RIGHT = 14
LINES = (22, 47, 71)
"""Vertical centers of the three lines."""
LOW = 28
_CHOSEN = {
    GateChoice.EXTRACT: "compact",
    GateChoice.KEEP_PREVIEW: "keep the preview",
    GateChoice.KEEP_FULL: "keep full",
}
_ABOUT = {
    GateChoice.EXTRACT: "",
    GateChoice.KEEP_PREVIEW: "its beginning, its end and what stands out",
    GateChoice.KEEP_FULL: "all of it, as it came",
}


def gate_areas(moment: GateNote, width: float) -> list[ClickArea]:
    again = tr("Decide again")
    wide = button_width(again, icon=True)
    digest = _digest(moment.event)
    box = QRectF(width - ROW_GATE_RIGHT - wide, HEIGHT - LOW - 8, wide, LOW)
    zones = [ClickArea(box, RowAction.DECIDE, again)]
    left = ROW_GATE_LEFT + QFontMetricsF(font("small")).horizontalAdvance(_result(moment)) + 28
    room = box.left() - 12 - left
    long = QFontMetricsF(font("monos")).horizontalAdvance(digest)
    if long <= room:
        place = QRectF(left, LINES[2] - 10, long + 1, 20)
        zones.append(ClickArea(place, RowAction.ENTRY, digest))
    return zones


def paint_gate(
    painter: QPainter,
    moment: GateNote,
    at: QPointF,
    *,
    width: float,
    hot: ClickArea | None,
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
    check = at + QPointF(ROW_GATE_LEFT - 1, LINES[2] - 7)
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(check, theme.icon("check", "ok", size=14, ratio=ratio))
    zones = gate_areas(moment, width)
    end = zones[0].rect.left() - 12
    line = QRectF(at.x() + ROW_GATE_LEFT + 18, at.y() + LINES[2] - 10, end - ROW_GATE_LEFT - 18, 20)
    paint_words(painter, line, _result(moment), style="small", tone="fg2", theme=theme)
    for zone in zones:
        _paint_zone(painter, zone, at, hot=hot is not None and hot.want is zone.want, theme=theme)


def _paint_head(
    painter: QPainter, moment: GateNote, at: QPointF, *, width: float, theme: Theme
) -> None:
    sizes = tr("{0} → {1} tok").format(count_text(moment.before), count_text(moment.after))
    middle = at.y() + LINES[0]
    right = at.x() + width - ROW_GATE_RIGHT
    if chip_width(sizes) < width / 2:
        right = chip(painter, right, middle, text=sizes, tone="fg2", theme=theme) - 12
    left = at.x() + ROW_GATE_LEFT
    room = QRectF(left, middle - 10, right - left, 20)
    words = ((tr("Gate"), "strong", "fg"), (one_line(moment.tool, 60), "strong", "fg2"))
    for text, style, tone in words:
        used = paint_words(painter, room, text, style=style, tone=tone, theme=theme)
        room = room.adjusted(used + 8, 0, 0, 0)
    what = one_line(moment.what, 400)
    paint_words(painter, room, what, style="mono", tone="mut", theme=theme)


def _paint_choice(
    painter: QPainter, moment: GateNote, at: QPointF, *, width: float, theme: Theme
) -> None:
    event = moment.event
    who = tr("You chose ") if moment.again else tr("Chosen: ")
    if event.choice is GateChoice.EXTRACT and not moment.again:
        who = tr("Agent chose ")
    room = QRectF(
        at.x() + ROW_GATE_LEFT, at.y() + LINES[1] - 10, width - ROW_GATE_LEFT - ROW_GATE_RIGHT, 20
    )
    used = paint_words(painter, room, who, style="small", tone="mut", theme=theme)
    room = room.adjusted(used + 4, 0, 0, 0)
    word = tr(_CHOSEN[event.choice])
    used = paint_words(painter, room, word, style="smallb", tone="fg", theme=theme)
    about = tr(_ABOUT[event.choice])
    if event.instructions:
        about = f"“{one_line(' '.join(event.instructions.split()), 400)}”"
    room = room.adjusted(used + 8, 0, 0, 0)
    paint_words(painter, room, about, style="small", tone="fg2", theme=theme)


def _paint_zone(
    painter: QPainter, zone: ClickArea, at: QPointF, *, hot: bool, theme: Theme
) -> None:
    if zone.want is RowAction.DECIDE:
        look = "hot secondary" if hot else "secondary"
        paint_button(painter, zone, at, theme=theme, look=look)
        return
    tone = "acc" if hot else "fg2"
    paint_words(
        painter, zone.rect.translated(at), zone.words, style="monos", tone=tone, theme=theme
    )


def _result(moment: GateNote) -> str:
    if moment.event.choice is GateChoice.KEEP_FULL:
        return tr("all {0} tok in context").format(count_text(moment.after))
    words = tr("{0} tok kept · full output in the cache")
    return words.format(count_text(moment.after))


def _digest(event: OutputGated) -> str:
    return f"{event.content[:6]}…{event.content[-4:]}"
