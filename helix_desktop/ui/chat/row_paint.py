"""How a transcript row is laid out and painted; its text is a sheet of leaves."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from helix_desktop.ui.chat.rows import CallState, Kind, Row
from helix_desktop.ui.markdown.growing import MESSAGE, Growing
from helix_desktop.ui.markdown.leaves import Leaf
from helix_desktop.ui.markdown.lines import Mark
from helix_desktop.ui.markdown.manner import Manner
from helix_desktop.ui.markdown.sheet import Sheet
from helix_desktop.ui.markdown.typed import literal, typed
from helix_desktop.ui.paint import chip, rounded
from helix_desktop.ui.plain import one_line, shown, shown_output
from helix_desktop.ui.theme import Theme, font, line_height
from helix_desktop.ui.words import count_text, size_text, tr

GAP = 16
CARD_HEAD = 44
CARD_GAP = 12
BUBBLE_PADDING = 16
BUBBLE_SHARE = 0.8
CURSOR_WIDTH = 8
LIVE = 120_000
"""Characters of a text that are shown while it is being written: only its end is laid out anew."""

_MARKDOWN = (Kind.ASSISTANT, Kind.THINKING)

_ICONS = {
    "read_file": "file",
    "write_file": "file",
    "edit_file": "file",
    "list_files": "folder",
    "search_files": "search",
    "glob_files": "search",
    "todo": "list",
    "SubAgent": "agents",
    "recall_cached_content": "recall",
    "recall_history": "recall",
    "search_cached_content": "recall",
    "list_cached_content": "recall",
}
TAIL_LINES = 12
"""Lines that are shown of a call while it runs."""
_STATES = {
    CallState.WAITING: ("waiting", "mut"),
    CallState.RUNNING: ("running", "info"),
    CallState.FAILED: ("failed", "bad"),
    CallState.DENIED: ("denied", "warn"),
    CallState.STOPPED: ("stopped", "warn"),
    CallState.LOST: ("interrupted", "warn"),
}
_Plan = tuple[Manner, float, float]
"""How a row's text looks, width that is not text, height that is not text."""
_PLANS: dict[Kind, _Plan] = {
    Kind.USER: (Manner(), 2 * BUBBLE_PADDING, 20 + GAP),
    Kind.ASSISTANT: (Manner(), 0, GAP),
    Kind.THINKING: (Manner("small", "mut"), 16, GAP),
    Kind.NOTE: (Manner("small", "fg2"), 56, 20 + GAP),
    Kind.PROBLEM: (Manner("small", "fg"), 56, 20 + GAP),
    Kind.TOOL: (Manner("mono", "fg2"), 32, CARD_HEAD + 24 + CARD_GAP),
}
_LEFT = {Kind.THINKING: 16.0, Kind.NOTE: 42.0, Kind.PROBLEM: 42.0, Kind.TOOL: 16.0}
_ABOVE = {Kind.USER: 10.0, Kind.NOTE: 10.0, Kind.PROBLEM: 10.0, Kind.TOOL: CARD_HEAD + 10.0}


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
    growing: Growing | None = None


def lay_out(
    row: Row, width: float, theme: Theme, *, limit: int = MESSAGE, before: Laid | None = None
) -> Laid:
    """Measure a row; its height includes the gap to the next. `before` is how it was till now."""
    if row.kind is Kind.TOOL and not row.expanded:
        return Laid(row, row.version, width, CARD_HEAD + CARD_GAP)
    manner, inset, extra = _PLANS[row.kind]
    room = (width * BUBBLE_SHARE if row.kind is Kind.USER else width) - inset
    growing = (before and before.growing) or Growing()
    limit = max(limit, before.limit if before else 0)
    limit = max(limit, min(len(row.text), LIVE)) if row.live else limit
    leaves = _leaves(row, growing, limit)
    old = before.sheet if before else None
    sheet = Sheet(leaves, room, theme=theme, manner=manner, before=old)
    laid = Laid(row, row.version, width, sheet.height + extra, limit, sheet=sheet)
    laid.growing = growing if row.kind in _MARKDOWN else None
    left = (
        width - sheet.natural - BUBBLE_PADDING if row.kind is Kind.USER else _LEFT.get(row.kind, 0)
    )
    laid.place = QPointF(left, _ABOVE.get(row.kind, 0))
    return laid


def _leaves(row: Row, growing: Growing, limit: int) -> tuple[Leaf, ...]:
    match row.kind:
        case Kind.ASSISTANT | Kind.THINKING:
            return growing.leaves(row.text, limit, live=row.live)
        case Kind.USER:
            return typed(row.text, limit)
        case Kind.TOOL:
            return literal(_heard(row))
        case _:
            return literal(row.text, limit)


def _heard(row: Row) -> str:
    """What is below a call's head: the end of what it says, then the beginning of what it said."""
    if row.tail:
        return "\n".join(shown(row.tail).rstrip("\n").split("\n")[-TAIL_LINES:])
    return tr("Reading…") if row.output is None else shown_output(row.output, row.size)


def estimate(row: Row, width: float) -> float:
    """A height before the row is measured; close enough for the scroll bar."""
    if row.kind is Kind.TOOL and not row.expanded:
        return CARD_HEAD + CARD_GAP
    lines = 1 + len(row.text[:MESSAGE]) / max(20.0, width / 9)
    return lines * line_height("prose") + GAP


@dataclass(frozen=True, slots=True)
class Setting:
    """Around the rows of one picture: the look in force, and what has to be drawn at all."""

    theme: Theme
    clip: QRectF
    marks: Sequence[Mark] = ()
    hot: bool = False


def paint(painter: QPainter, laid: Laid, at: QPointF, *, setting: Setting) -> None:
    """Draw a row whose column and top begin at `at`."""
    theme = setting.theme
    match laid.row.kind:
        case Kind.USER:
            _paint_bubble(painter, laid, at, theme=theme)
        case Kind.TOOL:
            _paint_card(painter, laid, at, theme=theme, hot=setting.hot)
        case Kind.NOTE | Kind.PROBLEM:
            _paint_note(painter, laid, at, theme=theme)
        case Kind.THINKING:
            bar = QRectF(at.x(), at.y(), 2, laid.height - GAP)
            painter.fillRect(bar, theme.colour("line2"))
        case _:
            pass
    if laid.sheet is not None:
        laid.sheet.draw(painter, at + laid.place, setting.marks, clip=setting.clip)
        if laid.row.live:
            _paint_cursor(painter, laid.sheet, at + laid.place, theme=theme)


def _paint_bubble(painter: QPainter, laid: Laid, at: QPointF, *, theme: Theme) -> None:
    left = laid.place.x() - BUBBLE_PADDING
    box = QRectF(at.x() + left, at.y(), laid.width - left, laid.height - GAP)
    rounded(painter, box, 14, fill=theme.colour("user"))


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


def _paint_card(painter: QPainter, laid: Laid, at: QPointF, *, theme: Theme, hot: bool) -> None:
    row = laid.row
    box = QRectF(at.x(), at.y(), laid.width, laid.height - CARD_GAP)
    border = theme.colour("line2" if hot else "line")
    rounded(painter, box, 10, fill=theme.colour("surf"), border=border)
    ratio = painter.device().devicePixelRatioF()
    middle = at.y() + CARD_HEAD / 2
    icon = theme.icon(_ICONS.get(row.tool, "terminal"), "info", size=16, ratio=ratio)
    painter.drawPixmap(QPointF(at.x() + 16, middle - 8), icon)
    right = _paint_chips(painter, row, box.right() - 14, middle=middle, theme=theme)
    room = QRectF(at.x() + 42, at.y(), right - at.x() - 54, CARD_HEAD)
    _paint_title(painter, row, room, theme=theme)
    if row.expanded:
        line = QRectF(at.x() + 1, at.y() + CARD_HEAD, laid.width - 2, 1)
        painter.fillRect(line, theme.colour("line"))


def _paint_chips(
    painter: QPainter, row: Row, right: float, *, middle: float, theme: Theme
) -> float:
    """State, tokens and chevron from the right; returns where they begin."""
    if row.opens:
        ratio = painter.device().devicePixelRatioF()
        icon = theme.icon("down" if row.expanded else "right", "mut", size=16, ratio=ratio)
        painter.drawPixmap(QPointF(right - 16, middle - 8), icon)
        right -= 28
    word, tone = _STATES.get(row.state, ("", "mut"))
    if word:
        said = f" · {size_text(row.size)}" if row.state is CallState.RUNNING and row.size else ""
        right = chip(painter, right, middle, text=tr(word) + said, tone=tone, theme=theme) - 8
    if row.state is CallState.OK:
        cost = size_text(row.size) if row.tokens is None else f"{count_text(row.tokens)} tok"
        right = chip(painter, right, middle, text=cost, tone="fg2", theme=theme) - 8
    return right


def _paint_title(painter: QPainter, row: Row, rect: QRectF, *, theme: Theme) -> None:
    """Tool name, then what it was for, cut in the middle."""
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
    painter.setFont(font("strong"))
    painter.setPen(theme.colour("fg"))
    name = one_line(row.tool, 60)
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
