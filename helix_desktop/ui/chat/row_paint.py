"""How a transcript row is laid out and painted: plain text only, bounded before layout."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QTextLayout, QTextOption

from helix_desktop.ui.chat.rows import CallState, Kind, Row
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

_ICONS = {"read_file": "file", "list_files": "folder", "search_files": "search"}
_STATES = {
    CallState.WAITING: ("waiting", "mut"),
    CallState.RUNNING: ("running", "info"),
    CallState.FAILED: ("failed", "bad"),
    CallState.DENIED: ("denied", "warn"),
    CallState.STOPPED: ("stopped", "warn"),
    CallState.LOST: ("interrupted", "warn"),
}
_MEASURES: dict[Kind, tuple[str, float, float]] = {
    Kind.USER: ("prose", 2 * BUBBLE_PADDING, 20 + GAP),
    Kind.ASSISTANT: ("prose", 0, GAP),
    Kind.THINKING: ("small", 16, GAP),
    Kind.NOTE: ("small", 56, 20 + GAP),
    Kind.PROBLEM: ("small", 56, 20 + GAP),
    Kind.TOOL: ("mono", 32, CARD_HEAD + 24 + CARD_GAP),
}
"""Text style, width that is not text, height that is not text."""


@dataclass(slots=True)
class Laid:
    """One row laid out for one width."""

    row: Row
    version: int
    width: float
    height: float
    text: QTextLayout | None = None
    style: str = "prose"
    text_width: float = 0.0


def lay_out(row: Row, width: float) -> Laid:
    """Measure a row; its height includes the gap to the next."""
    if row.kind is Kind.TOOL and not row.expanded:
        return Laid(row, row.version, width, CARD_HEAD + CARD_GAP)
    style, inset, extra = _MEASURES[row.kind]
    room = (width * BUBBLE_SHARE if row.kind is Kind.USER else width) - inset
    return _laid(row, width, _layout(_text_of(row), style, room), style=style, extra=extra)


def _text_of(row: Row) -> str:
    if row.kind is not Kind.TOOL:
        return shown(row.text)
    return tr("Reading…") if row.output is None else shown_output(row.output, row.size)


def estimate(row: Row, width: float) -> float:
    """A height before the row is measured; close enough for the scroll bar."""
    if row.kind is Kind.TOOL and not row.expanded:
        return CARD_HEAD + CARD_GAP
    per_line = max(20.0, width / 7.2)
    lines = row.text.count("\n") + 1 + len(row.text) / per_line
    return min(lines, 1_000) * line_height("prose") + GAP


def paint(
    painter: QPainter, laid: Laid, top: float, *, left: float, theme: Theme, hot: bool
) -> None:
    """Draw a row whose column begins at `left`."""
    row = laid.row
    match row.kind:
        case Kind.USER:
            _paint_bubble(painter, laid, QPointF(left, top), theme=theme)
        case Kind.TOOL:
            _paint_card(painter, laid, QPointF(left, top), theme=theme, hot=hot)
        case Kind.NOTE | Kind.PROBLEM:
            _paint_note(painter, laid, QPointF(left, top), theme=theme)
        case Kind.THINKING:
            painter.fillRect(QRectF(left, top, 2, laid.height - GAP), theme.colour("line2"))
            _draw(painter, laid, QPointF(left + 16, top), colour=theme.colour("mut"))
        case Kind.ASSISTANT:
            _draw(painter, laid, QPointF(left, top), colour=theme.colour("fg"))
            if row.live:
                _paint_cursor(painter, laid, QPointF(left, top), theme=theme)


def _laid(row: Row, width: float, text: QTextLayout, *, style: str, extra: float) -> Laid:
    height = text.lineCount() * line_height(style) + extra
    widest = max((text.lineAt(at).naturalTextWidth() for at in range(text.lineCount())), default=0)
    return Laid(row, row.version, width, height, text=text, style=style, text_width=widest)


def _layout(text: str, style: str, width: float) -> QTextLayout:
    """Lines on the line grid of the style."""
    layout = QTextLayout(text.replace("\n", "\u2028"), font(style))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTabStopDistance(8 * QFontMetrics(font(style)).horizontalAdvance(" "))
    layout.setTextOption(option)
    layout.setCacheEnabled(True)
    layout.beginLayout()
    height, at = line_height(style), 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(40.0, width))
        line.setPosition(QPointF(0, at * height + (height - line.height()) / 2))
        at += 1
    layout.endLayout()
    return layout


def _draw(painter: QPainter, laid: Laid, at: QPointF, *, colour: QColor) -> None:
    if laid.text is not None:
        painter.setPen(colour)
        laid.text.draw(painter, at)


def _paint_bubble(painter: QPainter, laid: Laid, at: QPointF, *, theme: Theme) -> None:
    width = laid.text_width + 2 * BUBBLE_PADDING
    left = at.x() + laid.width - width
    box = QRectF(left, at.y(), width, laid.height - GAP)
    rounded(painter, box, 14, fill=theme.colour("user"))
    _draw(painter, laid, QPointF(left + BUBBLE_PADDING, at.y() + 10), colour=theme.colour("fg"))


def _paint_cursor(painter: QPainter, laid: Laid, at: QPointF, *, theme: Theme) -> None:
    if laid.text is None or not laid.text.lineCount():
        return
    line = laid.text.lineAt(laid.text.lineCount() - 1)
    x = at.x() + line.naturalTextWidth() + 4
    y = at.y() + (laid.text.lineCount() - 1) * line_height(laid.style) + 3
    rounded(painter, QRectF(x, y, CURSOR_WIDTH, 16), 2, fill=theme.colour("acc"))


def _paint_note(painter: QPainter, laid: Laid, at: QPointF, *, theme: Theme) -> None:
    problem = laid.row.kind is Kind.PROBLEM
    tone = "bad" if problem else "mut"
    box = QRectF(at.x(), at.y(), laid.width, laid.height - GAP)
    border = theme.colour(tone, 110) if problem else theme.colour("line")
    rounded(
        painter,
        box,
        10,
        fill=theme.colour(tone, 14) if problem else theme.colour("bg"),
        border=border,
    )
    ratio = painter.device().devicePixelRatioF()
    icon = theme.icon("warn" if problem else "info", tone, size=16, ratio=ratio)
    painter.drawPixmap(QPointF(at.x() + 16, at.y() + 10), icon)
    _draw(
        painter,
        laid,
        QPointF(at.x() + 42, at.y() + 10),
        colour=theme.colour("fg" if problem else "fg2"),
    )


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
    _paint_title(
        painter, row, QRectF(at.x() + 42, at.y(), right - at.x() - 54, CARD_HEAD), theme=theme
    )
    if row.expanded:
        line = QRectF(at.x() + 1, at.y() + CARD_HEAD, laid.width - 2, 1)
        painter.fillRect(line, theme.colour("line"))
        start = QPointF(at.x() + 16, at.y() + CARD_HEAD + 10)
        _draw(painter, laid, start, colour=theme.colour("fg2"))


def _paint_chips(
    painter: QPainter, row: Row, right: float, *, middle: float, theme: Theme
) -> float:
    """State, tokens and chevron from the right; returns where they begin."""
    if row.content is not None:
        ratio = painter.device().devicePixelRatioF()
        icon = theme.icon("down" if row.expanded else "right", "mut", size=16, ratio=ratio)
        painter.drawPixmap(QPointF(right - 16, middle - 8), icon)
        right -= 28
    word, tone = _STATES.get(row.state, ("", "mut"))
    if word:
        right = chip(painter, right, middle, text=tr(word), tone=tone, theme=theme) - 8
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
