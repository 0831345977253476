"""Paints one row of a request: the same look on the page and in the panel."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from helix_desktop.domain.requests import Shown
from helix_desktop.domain.values import value
from helix_desktop.ui.inspector.measures import HEAD, PANEL, Columns
from helix_desktop.ui.inspector.rows import (
    Form,
    Line,
    Part,
    run_content,
    run_icon,
    run_name,
    run_why,
)
from helix_desktop.ui.inspector.telling import (
    QUIET,
    content_of,
    icon_of,
    is_code,
    name_of,
    state_of,
)
from helix_desktop.ui.look.brush import onward
from helix_desktop.ui.look.kinds import tone_of
from helix_desktop.ui.look.paint import dot, focus_ring, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import CHIP_ALPHA, mixed
from helix_desktop.ui.reasons import why_text
from helix_desktop.ui.words import count_text, tr

BAR = 14
"""What a focus ring leaves to the scroll bar."""
DIM = 102
"""Of 255: rows whose kind is not looked for."""


@value
class Look:
    """How a row is to look now."""

    columns: Columns
    now: float
    largest: int
    """Tokens of the largest row: the bars' scale."""
    hot: bool = False
    current: bool = False
    ring: bool = False
    opened: bool = False
    dim: bool = False


@value
class _Said:
    """What stands in a row."""

    icon: str
    name: str
    content: str
    code: bool
    why: str


class RowPainter:
    """Knows the theme; everything else comes with the row."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def head(self, painter: QPainter, top: float, line: Line, *, columns: Columns) -> None:
        """A group's head: what it is, how much, and a hairline to the right edge."""
        middle = top + HEAD / 2
        tone = {Part.NEW: "ok", Part.GONE: "bad"}.get(line.part, "fg2")
        icon = {Part.NEW: "plus", Part.GONE: "close"}.get(line.part, "lock")
        x: float = columns.edge
        if not columns.tall:
            quiet = "mut" if tone == "fg2" else tone
            self._icon(painter, icon, QPointF(EDGE_ICON, middle), tone=quiet)
            x = columns.icon
        x = self._text(painter, QRectF(x, top, 400, HEAD), line.title, tone=tone, style="smallb")
        room = QRectF(x + 10, top, columns.actions - x - 10, HEAD)
        told = line.told
        if QFontMetricsF(font("small")).horizontalAdvance(told) > room.width():
            told = told.partition(" · ")[0]  # the figure alone rather than half of the words
        end = self._text(painter, room, told, tone="mut", style="small")
        if end + 12 < columns.actions:
            painter.fillRect(
                QRectF(end + 12, round(middle), columns.actions - end - 12, 1),
                self._theme.colour("line"),
            )

    def row(self, painter: QPainter, top: float, line: Line, *, look: Look) -> None:
        columns = look.columns
        whole = QRectF(0, top, columns.width, columns.row)
        painter.save()
        if look.current or look.hot or look.opened:
            full = whole.adjusted(0, 0, 0, columns.opened if look.opened else 0)
            painter.fillRect(
                full, self._theme.colour("sel" if look.current and not look.opened else "hover")
            )
        if look.dim:
            painter.setOpacity(DIM / 255)
        self._edge(painter, whole, line, look=look)
        said = _said(line, look.now)
        if columns.tall:
            self._tall(painter, whole, line, said=said, look=look)
        else:
            self._wide(painter, whole, line, said=said, look=look)
        if look.ring:
            painter.setOpacity(1)
            ring = QRectF(4, whole.top(), columns.width - 4 - BAR, whole.height())
            focus_ring(painter, ring, 4, colour=self._theme.colour("acc"))
        painter.restore()

    def _edge(self, painter: QPainter, whole: QRectF, line: Line, *, look: Look) -> None:
        height = whole.height() + (look.columns.opened if look.opened else 0)
        kept = line.part is Part.KEPT
        colour = self._theme.colour(tone_of(line.block.kind), 166 if kept else 255)
        painter.fillRect(QRectF(0, whole.top() + 0.5, 3, height - 1), colour)

    def _wide(
        self, painter: QPainter, whole: QRectF, line: Line, *, said: _Said, look: Look
    ) -> None:
        columns, top, height = look.columns, whole.top(), whole.height()
        middle = whole.center().y()
        numbers = _numbers(line)
        left = columns.edge + (8 if line.inner and line.form is Form.BLOCK else 0)
        room = QRectF(left, top, 52, height)
        self._text(painter, room, numbers, tone="mut", style="monos")
        where = QPointF(columns.icon, middle)
        self._icon(painter, said.icon, where, tone=self._quiet(line, "fg2"))
        room = QRectF(columns.name, top, columns.why - columns.name - 16, height)
        self._names(painter, room, line, said=said)
        room = QRectF(columns.why, top, columns.tokens - 72 - columns.why, height)
        tone = "mut" if line.part is Part.KEPT else "fg2"
        self._text(painter, room, said.why, tone=tone, style="small")
        self._figure(painter, QRectF(columns.tokens - 80, top, 80, height), line)
        self._bar(painter, QPointF(columns.bar, middle - 2), line, look=look)
        if not look.hot or line.form is Form.RUN:
            self._state(painter, QPointF(columns.state, middle), line)
        if not look.hot or line.form is Form.RUN:
            self._chevron(painter, QPointF(columns.actions - 16, middle), line, look=look)

    def _tall(
        self, painter: QPainter, whole: QRectF, line: Line, *, said: _Said, look: Look
    ) -> None:
        columns, top = look.columns, whole.top()
        where = QPointF(columns.icon, top + 15)
        self._icon(painter, said.icon, where, tone=self._quiet(line, "fg2"))
        right = columns.tokens - (128 if look.hot and line.form is Form.BLOCK else 64)
        if columns.width >= PANEL:
            right = columns.tokens - 190
            self._state(painter, QPointF(right + 24, top + 22), line)
        width = max(20, right - columns.name - 8)
        self._names(painter, QRectF(columns.name, top + 5, width, 20), line, said=said)
        why = QRectF(columns.name, top + 24, width, 16)
        self._text(painter, why, said.why, tone="fg2" if look.hot else "mut", style="micro")
        if look.hot and line.form is Form.BLOCK:
            return
        self._figure(painter, QRectF(columns.tokens - 80, top + 5, 80, 20), line)
        self._bar(painter, QPointF(columns.bar, top + 32), line, look=look)

    def _names(self, painter: QPainter, room: QRectF, line: Line, *, said: _Said) -> None:
        style = font("strong")
        style.setStrikeOut(line.part is Part.GONE or _left(line))
        tone = self._quiet(line, "fg")
        end = self._text(painter, room, said.name, tone=tone, style=style)
        left = end + 10
        if said.content and room.right() - left > 32 and room.width() > 190:
            mono = font("monos") if said.code else font("small")
            rest = QRectF(left, room.top(), room.right() - left, room.height())
            self._text(painter, rest, said.content, tone="mut", style=mono)

    def _figure(self, painter: QPainter, room: QRectF, line: Line) -> None:
        painter.setFont(font("monos"))
        painter.setPen(self._theme.colour("mut" if line.part is Part.KEPT else "fg2"))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, flags, count_text(line.tokens))

    def _bar(self, painter: QPainter, where: QPointF, line: Line, *, look: Look) -> None:
        track = QRectF(where.x(), where.y(), 48, 4)
        rounded(painter, track, 2, fill=self._theme.colour("surf2"))
        share = line.tokens / look.largest if look.largest else 0.0
        if share:
            alpha = 153 if line.part is Part.KEPT else 255
            track.setWidth(max(2.0, 48 * min(1.0, share)))
            rounded(painter, track, 2, fill=self._theme.colour(tone_of(line.block.kind), alpha))

    def _state(self, painter: QPainter, where: QPointF, line: Line) -> None:
        words, tone = state_of(line.block)
        x, middle = where.x(), where.y()
        metrics = QFontMetricsF(font("microb"))
        width = metrics.horizontalAdvance(words)
        quiet = line.block.state in QUIET
        if not quiet:
            colours = self._theme.colours
            fill = QColor(mixed(str(getattr(colours, tone)), colours.surf, CHIP_ALPHA))
            rounded(painter, QRectF(x - 9, middle - 10, width + 30, 20), 10, fill=fill)
        dot(painter, QPointF(x + 3, middle), self._theme.colour(tone))
        style = "small" if quiet else "microb"
        room = QRectF(x + 12, middle - 10, 120, 20)
        self._text(painter, room, words, tone="fg2" if quiet else tone, style=style)

    def _chevron(self, painter: QPainter, where: QPointF, line: Line, *, look: Look) -> None:
        if line.form is Form.RUN:
            self._icon(painter, "down" if line.inner else onward(painter), where, tone="fg2")
        elif look.opened:
            self._icon(painter, "down", where, tone="fg2")

    def _quiet(self, line: Line, tone: str) -> str:
        """Names step back where nothing is new."""
        if line.part in (Part.KEPT, Part.GONE) or _left(line):
            return "fg2" if tone == "fg" else "mut"
        return tone

    def _icon(self, painter: QPainter, name: str, where: QPointF, *, tone: str) -> None:
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._theme.icon(name, tone, size=16, ratio=ratio)
        painter.drawPixmap(QPointF(where.x(), round(where.y() - 8)), pixmap)

    def _text(
        self, painter: QPainter, room: QRectF, text: str, *, tone: str, style: str | QFont
    ) -> float:
        """One line, cut at its end; returns where it ends."""
        used = font(style) if isinstance(style, str) else style
        painter.setFont(used)
        painter.setPen(self._theme.colour(tone))
        metrics = QFontMetricsF(used)
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room.width()))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(room, flags, cut)
        return room.left() + metrics.horizontalAdvance(cut)


EDGE_ICON = 30
"""Where the icon of a group's head stands."""


def _said(line: Line, now: float) -> _Said:
    block: Shown = line.block
    if line.form is Form.RUN:
        return _Said(
            run_icon(line), run_name(line), run_content(line), code=False, why=run_why(line, now)
        )
    why = why_text(block.reason, now)
    if line.part is Part.GONE:
        why = tr("Not in this request")
    return _Said(icon_of(block), name_of(block), content_of(block), is_code(block), why)


def _left(line: Line) -> bool:
    return line.form is Form.BLOCK and line.block.state.value == "left_out"


def _numbers(line: Line) -> str:
    if not line.first:
        return "–"
    return str(line.first) if line.first == line.last else f"{line.first}–{line.last}"
