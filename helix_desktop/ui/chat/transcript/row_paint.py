"""How a transcript row is laid out and painted; its text is a sheet of leaves."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from helix_desktop.domain.values import value
from helix_desktop.ui.chat.transcript import row_divider, row_ends, row_gate, row_mention, row_tool
from helix_desktop.ui.chat.transcript import row_pictures as pictures
from helix_desktop.ui.chat.transcript.moments import Branched, Broken, Decided, Failed, Rewrite
from helix_desktop.ui.chat.transcript.row_marks import paint_marks
from helix_desktop.ui.chat.transcript.row_tool import GAP as CARD_GAP
from helix_desktop.ui.chat.transcript.row_tool import HEAD as CARD_HEAD
from helix_desktop.ui.chat.transcript.rows import Kind, Row
from helix_desktop.ui.chat.transcript.zones import Zone
from helix_desktop.ui.look.brush import turned
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, line_height
from helix_desktop.ui.markdown.growing import MESSAGE, Growing
from helix_desktop.ui.markdown.leaves import Leaf
from helix_desktop.ui.markdown.lines import Mark, reads_from_right
from helix_desktop.ui.markdown.manner import Manner
from helix_desktop.ui.markdown.sheet import Sheet
from helix_desktop.ui.markdown.typed import literal, typed
from helix_desktop.ui.plain import shown, shown_output
from helix_desktop.ui.words import tr

GAP = 16
BUBBLE_PADDING = 16
BUBBLE_SHARE = 0.8
CURSOR_WIDTH = 8
LIVE = 120_000
"""Characters of a text that are shown while it is being written: only its end is laid out anew."""
AT_ONCE = 20_000
"""Characters of a text that is being written that are laid out more than the last time."""

_MARKDOWN = (Kind.ASSISTANT, Kind.THINKING)

TAIL_LINES = 12
"""Lines that are shown of a call while it runs."""
_Plan = tuple[Manner, float, float]
"""How a row's text looks, width that is not text, height that is not text."""
_PLANS: dict[Kind, _Plan] = {
    Kind.USER: (Manner(), 2 * BUBBLE_PADDING, 20 + GAP),
    Kind.ASSISTANT: (Manner(), 0, GAP),
    Kind.THINKING: (Manner("small", "mut"), 16, GAP),
    Kind.NOTE: (Manner("small", "fg2"), 56, 20 + GAP),
    Kind.PROBLEM: (Manner("small", "fg"), 56, 20 + GAP),
    Kind.TOOL: (Manner("mono", "fg2"), 32, CARD_HEAD + 24 + CARD_GAP),
    Kind.FAILURE: (Manner("small", "fg2"), row_ends.LEFT + 14, row_ends.TITLE + GAP),
}
_LEFT = {
    Kind.THINKING: 16.0,
    Kind.NOTE: 42.0,
    Kind.PROBLEM: 42.0,
    Kind.TOOL: 16.0,
    Kind.FAILURE: 42.0,
}
_ABOVE = {
    Kind.USER: 10.0,
    Kind.NOTE: 10.0,
    Kind.PROBLEM: 10.0,
    Kind.TOOL: CARD_HEAD + 10.0,
    Kind.FAILURE: float(row_ends.TITLE),
}
_FIXED = {
    Kind.DIVIDER: row_divider.PILL + GAP,
    Kind.GATE: row_gate.HEIGHT + CARD_GAP,
    Kind.BREAK: row_ends.LINE + GAP,
    Kind.MENTION: row_mention.LINE + row_mention.GAP,
}
"""Heights of rows whose text is painted in lines of its own."""


@dataclass(slots=True)
class Laid:
    """One row laid out for one width."""

    row: Row
    version: int
    width: float
    height: float
    limit: int = MESSAGE
    sheet: Sheet | None = None
    place: QPointF = field(default_factory=QPointF)
    """Where the text stands in the row."""
    left: float = 0.0
    """Where it stands from the side on which reading begins."""
    from_right: bool = False
    """Whether all around the text is mirrored; the text itself goes by its own letters."""
    growing: Growing | None = None


def lay_out(
    row: Row,
    width: float,
    theme: Theme,
    *,
    limit: int = MESSAGE,
    before: Laid | None = None,
    from_right: bool = False,
) -> Laid:
    """Measure a row; its height includes the gap to the next. `before` is how it was till now."""
    closed = row.kind is Kind.TOOL and not row.expanded
    height = CARD_HEAD + CARD_GAP + row_tool.foot(row) if closed else None
    height = _FIXED.get(row.kind, height)
    if height is not None:
        return Laid(row, row.version, width, height, from_right=from_right)
    return _with_text(row, width, theme, limit=limit, before=before, from_right=from_right)


def _with_text(
    row: Row, width: float, theme: Theme, *, limit: int, before: Laid | None, from_right: bool
) -> Laid:
    manner, inset, extra = _PLANS[row.kind]
    if row.kind is Kind.FAILURE:
        extra += row_ends.FOOT if row.last else row_ends.PLAIN_FOOT
    room = (width * BUBBLE_SHARE if row.kind is Kind.USER else width) - inset
    growing = (before and before.growing) or Growing()
    limit = max(limit, before.limit if before else 0)
    limit = max(limit, min(growing.shown.limit + AT_ONCE, LIVE)) if row.live else limit
    leaves = _leaves(row, growing, limit)
    old = before.sheet if before else None
    sheet = Sheet(leaves, room, theme=theme, manner=manner, before=old)
    if row.kind is Kind.USER and reads_from_right(
        row.text
    ):  # its lines begin at the bubble's right
        sheet = Sheet(leaves, math.ceil(sheet.natural), theme=theme, manner=manner)
    extra += row_tool.foot(row) if row.kind is Kind.TOOL else 0
    extra += pictures.height(row.images, width) if row.images else 0
    laid = Laid(row, row.version, width, sheet.height + extra, limit, sheet=sheet)
    laid.growing = growing if row.kind in _MARKDOWN else None
    wide = sheet.natural if row.kind is Kind.USER else room
    left = width - wide - BUBBLE_PADDING if row.kind is Kind.USER else _LEFT.get(row.kind, 0)
    laid.left, laid.from_right = left, from_right
    laid.place = QPointF(width - left - wide if from_right else left, _ABOVE.get(row.kind, 0))
    return laid


def _leaves(row: Row, growing: Growing, limit: int) -> tuple[Leaf, ...]:
    match row.kind:
        case Kind.ASSISTANT | Kind.THINKING:
            return growing.leaves(row.text, limit, live=row.live)
        case Kind.USER:
            return typed(row.text, limit)
        case Kind.TOOL:
            return literal(_heard(row))
        case Kind.FAILURE:
            return literal(row_ends.kept(row), limit)
        case _:
            return literal(row.text, limit)


def _heard(row: Row) -> str:
    """What is below a call's head: the end of what it says, then the beginning of what it said."""
    if row.tail:
        return "\n".join(shown(row.tail).rstrip("\n").split("\n")[-TAIL_LINES:])
    return tr("Reading…") if row.output is None else shown_output(row.output, row.size)


def gap_below(row: Row) -> float:
    """What its height has of the room to the next one."""
    if row.kind is Kind.MENTION:
        return row_mention.GAP
    return CARD_GAP if row.kind in (Kind.TOOL, Kind.GATE) else GAP


def estimates(weights: Sequence[int], width: float) -> list[float]:
    """Heights before rows are measured; close enough for the scroll bar.

    Weights are characters; one below 0 is of a card.
    """
    line, letters = float(line_height("prose")), max(20.0, width / 9)
    one, each, card = line + GAP, line / letters, float(CARD_HEAD + CARD_GAP)
    return [
        card if weight < 0 else one + (weight if weight < MESSAGE else MESSAGE) * each
        for weight in weights
    ]


@value
class Setting:
    """Around the rows of one picture: the look in force, and what has to be drawn at all."""

    theme: Theme
    clip: QRectF
    marks: Sequence[Mark] = ()
    hot: bool = False
    zone: Zone | None = None
    """The place in the row that the pointer is on."""
    pictures: Mapping[str, QImage | None] = field(default_factory=dict)
    """Those that are decoded; None: it cannot be."""


def zones(laid: Laid) -> list[Zone]:
    """Where a click in a row does something, besides its text."""
    row, width = laid.row, laid.width
    match row.moment:
        case Rewrite() | Branched() as moment:
            return row_divider.pill_zones(moment, width)
        case Decided() as moment:
            return row_gate.gate_zones(moment, width)
        case Broken() | Failed():
            return row_ends.end_zones(row, width, laid.height - GAP)
        case None:
            return _message_zones(laid)


def zone_in(laid: Laid, point: QPointF) -> Zone | None:
    """The place under a point, from the row's own corner."""
    x = laid.width - point.x() if laid.from_right else point.x()
    return next((zone for zone in zones(laid) if zone.rect.contains(x, point.y())), None)


def _message_zones(laid: Laid) -> list[Zone]:
    row, width = laid.row, laid.width
    if row.kind is Kind.TOOL:
        return row_tool.tool_zones(row, width, laid.height - CARD_GAP)
    if row.kind is Kind.MENTION:
        return row_mention.mention_zones(row, width)
    top = laid.height - GAP - pictures.height(row.images, width)
    return pictures.zones_of(row.images, width, top)


def paint(painter: QPainter, laid: Laid, at: QPointF, *, setting: Setting) -> None:
    """Draw a row whose column and top begin at `at`."""
    area = QRectF(at.x(), at.y(), laid.width, laid.height)
    _paint_around(turned(painter, area, from_right=laid.from_right), laid, at, setting=setting)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    if laid.sheet is not None:
        laid.sheet.draw(painter, at + laid.place, setting.marks, clip=setting.clip)
        if laid.row.live:
            _paint_cursor(painter, laid.sheet, at + laid.place, theme=setting.theme)


def _paint_around(painter: QPainter, laid: Laid, at: QPointF, *, setting: Setting) -> None:
    """All but the text."""
    theme = setting.theme
    match laid.row.kind:
        case Kind.USER:
            _paint_bubble(painter, laid, at, setting=setting)
        case Kind.TOOL:
            box = QRectF(at.x(), at.y(), laid.width, laid.height - CARD_GAP)
            row_tool.paint_tool(
                painter, laid.row, box, hot=setting.hot, zone=setting.zone, theme=theme
            )
        case Kind.NOTE | Kind.PROBLEM:
            _paint_note(painter, laid, at, theme=theme)
        case Kind.DIVIDER | Kind.GATE | Kind.BREAK | Kind.FAILURE | Kind.MENTION:
            _paint_moment(painter, laid, at, setting=setting)
        case Kind.THINKING | Kind.ASSISTANT:
            _paint_margin(painter, laid, at, theme=theme)


def _paint_bubble(painter: QPainter, laid: Laid, at: QPointF, *, setting: Setting) -> None:
    images, theme = laid.row.images, setting.theme
    left = laid.left - BUBBLE_PADDING
    low = pictures.height(images, laid.width) if images else 0
    box = QRectF(at.x() + left, at.y(), laid.width - left, laid.height - GAP - low)
    rounded(painter, box, 14, fill=theme.colour("user"))
    paint_marks(painter, laid.row, box.topLeft(), theme=theme)
    if images:
        below = QPointF(at.x(), box.bottom())
        known, width = setting.pictures, laid.width
        pictures.paint_pictures(painter, images, below, width=width, known=known, theme=theme)


def _paint_margin(painter: QPainter, laid: Laid, at: QPointF, *, theme: Theme) -> None:
    """What stands left of the model's words."""
    if laid.row.kind is Kind.THINKING:
        bar = QRectF(at.x(), at.y(), 2, laid.height - GAP)
        painter.fillRect(bar, theme.colour("line2"))
    else:
        paint_marks(painter, laid.row, at, theme=theme)


def _paint_cursor(painter: QPainter, sheet: Sheet, at: QPointF, *, theme: Theme) -> None:
    end = at + sheet.end() + QPointF(4, 3)
    rounded(painter, QRectF(end.x(), end.y(), CURSOR_WIDTH, 16), 2, fill=theme.colour("acc"))


def _paint_note(painter: QPainter, laid: Laid, at: QPointF, *, theme: Theme) -> None:
    problem = laid.row.kind is Kind.PROBLEM
    tone = "bad" if problem else "mut"
    box = QRectF(at.x(), at.y(), laid.width, laid.height - GAP)
    border = theme.colour(tone, 110) if problem else theme.colour("line")
    fill = theme.colour(tone, 14) if problem else theme.colour("bg")
    rounded(painter, box, 10, fill=fill, border=border)
    ratio = painter.device().devicePixelRatioF()
    icon = theme.icon("warn" if problem else "info", tone, size=16, ratio=ratio)
    painter.drawPixmap(QPointF(at.x() + 16, at.y() + 10), icon)


def _paint_moment(painter: QPainter, laid: Laid, at: QPointF, *, setting: Setting) -> None:
    row, width, theme, zone = laid.row, laid.width, setting.theme, setting.zone
    match row.moment:
        case Rewrite() | Branched() as moment:
            hot = zone is not None
            row_divider.paint_divider(painter, moment, at, width=width, hot=hot, theme=theme)
        case Decided() as moment:
            row_gate.paint_gate(painter, moment, at, width=width, hot=zone, theme=theme)
        case Failed():
            box = QRectF(at.x(), at.y(), width, laid.height - GAP)
            row_ends.paint_failure(painter, row, box, hot=zone, theme=theme)
        case None:
            hot = zone is not None
            row_mention.paint_mention(painter, row, at, width=width, hot=hot, theme=theme)
        case Broken():
            row_ends.paint_break(painter, row, at, width=width, hot=zone, theme=theme)
