"""One cell of the cache table, painted: quiet where all is usual, a chip where it is not."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from helix_desktop.domain.cache import CacheEntry
from helix_desktop.domain.standing import State
from helix_desktop.ui.cache.columns import (
    AGE,
    COLUMNS,
    DIGEST,
    RECALLED,
    STATE,
    TOKENS,
    TOOL,
    TOOL_ICON,
    WHAT,
    state_word,
)
from helix_desktop.ui.cache.model import AnyIndex, CacheModel
from helix_desktop.ui.look.glyph import glyph
from helix_desktop.ui.look.paint import CHIP_PADDING, DOT, dot, rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.look.tokens import CHIP_ALPHA, mixed
from helix_desktop.ui.look.tool_icons import tool_icon
from helix_desktop.ui.plain import one_line
from helix_desktop.ui.words import counted

CHIP = 20
BAR_WIDE, BAR_HIGH = 24, 4
BAR_FULL = 40_000
"""Tokens of a full bar; its length grows with their 0.6th power."""
QUARTER = 32_000
"""A quarter of a usual window: more than that is worth a look."""
BONE = 8
"""Height of the bar that stands for a cell that has not come."""
FILLED = {State.CONTEXT: "ok", State.PINNED: "info", State.DAMAGED: "bad"}
"""States that ask for attention."""
QUIET = {
    State.HELD: "info",
    State.EXCERPT: "acc",
    State.CACHED: "mut",
    State.COMPACTED: "acc",
    State.SUPERSEDED: "mut",
}
ICONS = {State.PINNED: "pin", State.DAMAGED: "warn"}

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_ONE = Qt.TextFlag.TextSingleLine
_Cell = Callable[[QPainter, QRectF, CacheEntry], None]


class RowPaint:
    """Paints cells of a model."""

    def __init__(self, model: CacheModel, theme: Theme) -> None:
        self._model = model
        self._theme = theme
        self._fonts = {name: font(name) for name in ("small", "micro", "microb", "monos")}
        self._metrics = {name: QFontMetricsF(found) for name, found in self._fonts.items()}
        self._selected = False
        self._cells: dict[int, _Cell] = {
            DIGEST: self._digest,
            TOOL: self._tool,
            WHAT: self._what,
            TOKENS: self._tokens,
            STATE: self._state,
        }

    def paint(self, painter: QPainter, rect: QRectF, index: AnyIndex, *, ground: str) -> None:
        self._selected = ground == "sel"
        if ground:
            painter.fillRect(rect, self._theme.colour(ground))
        if self._selected and index.column() == 0:
            bar = QRectF(rect.left(), rect.top(), 2, rect.height())
            painter.fillRect(bar, self._theme.colour("acc"))
        entry = self._model.entry(index.row())
        if entry is None:
            self._bone(painter, rect, index)
            return
        cell = self._cells.get(index.column())
        if cell is None:
            self._figure(painter, rect, entry, column=index.column())
        else:
            cell(painter, rect, entry)

    def _dim(self, entry: CacheEntry) -> bool:
        return self._model.state(entry) is State.SUPERSEDED

    def _bone(self, painter: QPainter, rect: QRectF, index: AnyIndex) -> None:
        """A cell that has not come; as wide as such cells usually are, and never the same."""
        column = index.column()
        left = 24 if column == DIGEST else 8
        share = 0.35 + (index.row() * 37 % 50) / 100 if column == WHAT else 0.7
        wide = max(16.0, (rect.width() - left - 8) * share)
        x = rect.right() - 8 - wide if COLUMNS[column].right else rect.left() + left
        box = QRectF(x, rect.center().y() - BONE / 2, wide, BONE)
        painter.fillRect(box, self._theme.colour("surf2"))  # two hundred of them in a frame

    def _digest(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        ratio = painter.device().devicePixelRatioF()
        picture = glyph(self._theme, entry.digest, ratio=ratio)
        painter.drawPixmap(QPointF(rect.left() + 24, rect.top() + 8), picture)
        room = QRectF(rect.left() + 48, rect.top(), rect.width() - 48, rect.height())
        self._write(painter, room, entry.digest[:8], style="monos", tone="fg2")

    def _tool(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        dim = self._dim(entry)
        ratio = painter.device().devicePixelRatioF()
        tone = "mut" if dim else "info"
        pixmap = self._theme.icon(tool_icon(entry.origin.tool), tone, size=14, ratio=ratio)
        painter.drawPixmap(QPointF(rect.left() + 8, rect.top() + 9), pixmap)
        if rect.width() > TOOL_ICON:
            room = rect.adjusted(28, 0, -4, 0)
            words = self._cut(one_line(entry.origin.tool, 40), room.width(), "small")
            self._write(painter, room, words, style="small", tone="mut" if dim else "fg2")

    def _what(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        room = rect.adjusted(8, 0, -4, 0)
        words = one_line(entry.origin.what) or one_line(entry.origin.mime)
        cut = self._cut(words, room.width(), "monos", middle=True)
        self._write(painter, room, cut, style="monos", tone="fg2" if self._dim(entry) else "fg")

    def _figure(self, painter: QPainter, rect: QRectF, entry: CacheEntry, *, column: int) -> None:
        words = self._model.text(entry, column)
        faint = column == AGE or (column == RECALLED and not entry.recalls)
        tone = "mut" if faint or self._dim(entry) else "fg" if column == RECALLED else "fg2"
        room = rect.adjusted(0, 0, -8, 0)
        self._write(painter, room, words, style="small", tone=tone, right=True)

    def _tokens(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        dim = self._dim(entry)
        words = self._model.text(entry, TOKENS)
        room = QRectF(rect.left() - 12, rect.top(), 56, rect.height())
        self._write(painter, room, words, style="small", tone="fg2" if dim else "fg", right=True)
        if entry.tokens is None:
            return
        track = QRectF(rect.left() + 52, rect.center().y() - 2, BAR_WIDE, BAR_HIGH)
        ground = self._theme.colour("line2" if self._selected else "surf2")
        rounded(painter, track, BAR_HIGH / 2, fill=ground)
        taken = counted(entry.tokens, self._model.pace)
        share = min(1.0, (taken / BAR_FULL) ** 0.6)
        full = "k_markers" if taken > QUARTER else "k_raw"
        track.setWidth(max(2.0, BAR_WIDE * share))
        rounded(painter, track, BAR_HIGH / 2, fill=self._theme.colour("line2" if dim else full))

    def _state(self, painter: QPainter, rect: QRectF, entry: CacheEntry) -> None:
        state = self._model.state(entry)
        words, x = state_word(state), rect.left() + 6
        if state in FILLED:
            self._chip(painter, QPointF(x, rect.center().y() - CHIP / 2), state, words=words)
            return
        centre, colour = QPointF(x + 12, rect.center().y()), self._theme.colour(QUIET[state])
        if state is State.SUPERSEDED:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colour, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, 2.6, 2.6)
        else:
            dot(painter, centre, colour)
        room = QRectF(x + 20, rect.top(), rect.width() - 26, rect.height())
        tone = "mut" if state is State.SUPERSEDED else "fg2"
        self._write(painter, room, words, style="microb", tone=tone)

    def _chip(self, painter: QPainter, at: QPointF, state: State, *, words: str) -> None:
        tone, colours = FILLED[state], self._theme.colours
        lead = 15 if state in ICONS else DOT + 5
        wide = self._metrics["microb"].horizontalAdvance(words) + 2 * CHIP_PADDING + lead
        box = QRectF(at.x(), at.y(), wide, CHIP)
        fill = QColor(mixed(str(getattr(colours, tone)), colours.surf, CHIP_ALPHA))
        rounded(painter, box, CHIP / 2, fill=fill)
        left = box.left() + CHIP_PADDING
        if state in ICONS:
            ratio = painter.device().devicePixelRatioF()
            pixmap = self._theme.icon(ICONS[state], tone, size=12, ratio=ratio)
            painter.drawPixmap(QPointF(left - 1, box.top() + 4), pixmap)
        else:
            dot(painter, QPointF(left + DOT / 2, box.center().y()), self._theme.colour(tone))
        room = box.adjusted(CHIP_PADDING + lead, 0, 0, 0)
        self._write(painter, room, words, style="microb", tone=tone)

    def _cut(self, words: str, room: float, style: str, *, middle: bool = False) -> str:
        way = Qt.TextElideMode.ElideMiddle if middle else Qt.TextElideMode.ElideRight
        return self._metrics[style].elidedText(words, way, room)

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        words: str,
        *,
        style: str,
        tone: str,
        right: bool = False,
    ) -> None:
        found: QFont = self._fonts[style]
        painter.setFont(found)
        painter.setPen(self._theme.colour(tone))
        painter.drawText(room, int((_RIGHT if right else _LEFT) | _ONE), words)
