"""Painting of a request's rows and of an opened block, the same on the page and in the panel.

Rows are a table on the page and two lines high in the panel. A text of megabytes is split into
lines once, long lines are broken at the box's edge, and only visible lines are drawn.
"""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from helix_desktop.domain.request_view import InspectedBlock, InspectedKind
from helix_desktop.ui.inspector.rows import (
    QUIET,
    BlockAction,
    RequestRow,
    RequestRowForm,
    RequestRowGroup,
    block_action_label,
    block_actions,
    block_content,
    block_icon,
    block_name,
    block_state,
    is_code_block,
    run_content,
    run_icon,
    run_name,
    run_reason,
    short_digest,
)
from helix_desktop.ui.style.canvas import dot, focus_ring, forward_icon, rounded
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.style.tokens import CHIP_ALPHA, mix
from helix_desktop.ui.text.block_labels import block_reason_text, kind_tone
from helix_desktop.ui.text.formatting import count_text, lines_text, size_text, tr
from helix_desktop.ui.text.safe_text import visible_text

ROW, TALL, HEAD = 32, 46, 29
OPEN, OPEN_TALL = 144, 200
"""Additional height of an opened row."""
NARROW = 900
"""Width below which rows have two lines."""
ROOMY = 1_192
"""Width below which figures and states take no more than they need; the text has the rest."""
FIGURE, NAMES = 64, 0.56
"""Width of a row's tokens; share of the remaining width for the block's name and content."""
PANEL = 520
"""Width below which the list is the panel beside the conversation, without words for states."""
EDGE = 24
BUTTON = 28


class BlockColumns(Struct, frozen=True):
    """The x positions of a row's parts at one width."""

    width: int

    @property
    def tall(self) -> bool:
        return self.width < NARROW

    @property
    def row(self) -> int:
        return TALL if self.tall else ROW

    @property
    def opened(self) -> int:
        return OPEN_TALL if self.tall else OPEN

    @property
    def edge(self) -> int:
        return EDGE if self.width >= PANEL else 20

    @property
    def icon(self) -> int:
        return self.edge if self.tall else EDGE + 44

    @property
    def name(self) -> int:
        return self.icon + 28 if self.tall else self.icon + 26

    @property
    def why(self) -> int:
        return self.icon + round((self.tokens - FIGURE - self.icon) * NAMES)

    @property
    def why_room(self) -> int:
        """Width for the reason of a row, in pixels."""
        return self.tokens - FIGURE - 8 - self.why

    @property
    def tokens(self) -> int:
        """The right edge of the figure."""
        return self.width - self.edge if self.tall else self.bar - 12

    @property
    def bar(self) -> int:
        if self.tall:
            return self.tokens - 48
        return self.state - (76 if self.width >= ROOMY else 64)

    @property
    def state(self) -> int:
        """The left edge of the state, or of the buttons in its place; both extend to the edge."""
        return self.width - EDGE - (178 if self.width >= ROOMY else 134)

    @property
    def actions(self) -> int:
        """The right edge of the buttons."""
        return self.width - (self.edge if self.tall else EDGE)


BAR = 14
"""Pixels between a focus ring and the edge, for the scroll bar."""
DIM = 102
"""Alpha (of 255) of rows whose kind is not highlighted."""


class RowAppearance(Struct, frozen=True):
    """The present appearance of a row."""

    columns: BlockColumns
    now: float
    largest: int
    """The tokens of the largest row, which scale the bars."""
    hot: bool = False
    current: bool = False
    ring: bool = False
    opened: bool = False
    dim: bool = False


class _Said(Struct, frozen=True):
    """The texts of a row."""

    icon: str
    name: str
    content: str
    code: bool
    why: str


class RequestRowPainter:
    """A painter of rows for one theme."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def head(
        self, painter: QPainter, top: float, line: RequestRow, *, columns: BlockColumns
    ) -> None:
        """Paint a group's heading: its title, its tokens, and a hairline to the right edge."""
        middle = top + HEAD / 2
        tone = {RequestRowGroup.NEW: "ok", RequestRowGroup.GONE: "bad"}.get(line.part, "fg2")
        icon = {RequestRowGroup.NEW: "plus", RequestRowGroup.GONE: "close"}.get(line.part, "lock")
        x: float = columns.edge
        if not columns.tall:
            quiet = "mut" if tone == "fg2" else tone
            self._icon(painter, icon, QPointF(EDGE_ICON, middle), tone=quiet)
            x = columns.icon
        x = self._text(painter, QRectF(x, top, 400, HEAD), line.title, tone=tone, style="smallb")
        room = QRectF(x + 10, top, columns.actions - x - 10, HEAD)
        told = line.told
        if QFontMetricsF(font("small")).horizontalAdvance(told) > room.width():
            told = told.partition(" · ")[0]  # the figure alone instead of half of the text
        end = self._text(painter, room, told, tone="mut", style="small")
        if end + 12 < columns.actions:
            painter.fillRect(
                QRectF(end + 12, round(middle), columns.actions - end - 12, 1),
                self._theme.colour("line"),
            )

    def row(self, painter: QPainter, top: float, line: RequestRow, *, look: RowAppearance) -> None:
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

    def _edge(
        self, painter: QPainter, whole: QRectF, line: RequestRow, *, look: RowAppearance
    ) -> None:
        height = whole.height() + (look.columns.opened if look.opened else 0)
        kept = line.part is RequestRowGroup.KEPT
        colour = self._theme.colour(kind_tone(line.block.kind), 166 if kept else 255)
        painter.fillRect(QRectF(0, whole.top() + 0.5, 3, height - 1), colour)

    def _wide(
        self,
        painter: QPainter,
        whole: QRectF,
        line: RequestRow,
        *,
        said: _Said,
        look: RowAppearance,
    ) -> None:
        columns, top, height = look.columns, whole.top(), whole.height()
        middle = whole.center().y()
        numbers = _numbers(line)
        left = columns.edge + (8 if line.inner and line.form is RequestRowForm.BLOCK else 0)
        room = QRectF(left, top, 52, height)
        self._text(painter, room, numbers, tone="mut", style="monos")
        where = QPointF(columns.icon, middle)
        self._icon(painter, said.icon, where, tone=self._quiet(line, "fg2"))
        room = QRectF(columns.name, top, columns.why - columns.name - 16, height)
        self._names(painter, room, line, said=said)
        room = QRectF(columns.why, top, columns.why_room, height)
        tone = "mut" if line.part is RequestRowGroup.KEPT else "fg2"
        self._text(painter, room, said.why, tone=tone, style="small")
        self._figure(painter, QRectF(columns.tokens - 80, top, 80, height), line)
        self._bar(painter, QPointF(columns.bar, middle - 2), line, look=look)
        if not look.hot or line.form is RequestRowForm.RUN:
            self._state(painter, QPointF(columns.state, middle), line)
        if not look.hot or line.form is RequestRowForm.RUN:
            self._chevron(painter, QPointF(columns.actions - 16, middle), line, look=look)

    def _tall(
        self,
        painter: QPainter,
        whole: QRectF,
        line: RequestRow,
        *,
        said: _Said,
        look: RowAppearance,
    ) -> None:
        columns, top = look.columns, whole.top()
        where = QPointF(columns.icon, top + 15)
        self._icon(painter, said.icon, where, tone=self._quiet(line, "fg2"))
        right = columns.tokens - (128 if look.hot and line.form is RequestRowForm.BLOCK else 64)
        if columns.width >= PANEL:
            right = columns.tokens - 190
            self._state(painter, QPointF(right + 24, top + 22), line)
        width = max(20, right - columns.name - 8)
        self._names(painter, QRectF(columns.name, top + 5, width, 20), line, said=said)
        why = QRectF(columns.name, top + 24, width, 16)
        self._text(painter, why, said.why, tone="fg2" if look.hot else "mut", style="micro")
        if look.hot and line.form is RequestRowForm.BLOCK:
            return
        self._figure(painter, QRectF(columns.tokens - 80, top + 5, 80, 20), line)
        self._bar(painter, QPointF(columns.bar, top + 32), line, look=look)

    def _names(self, painter: QPainter, room: QRectF, line: RequestRow, *, said: _Said) -> None:
        style = font("strong")
        style.setStrikeOut(line.part is RequestRowGroup.GONE or _left(line))
        tone = self._quiet(line, "fg")
        end = self._text(painter, room, said.name, tone=tone, style=style)
        left = end + 10
        if said.content and room.right() - left > 32 and room.width() > 190:
            mono = font("monos") if said.code else font("small")
            rest = QRectF(left, room.top(), room.right() - left, room.height())
            self._text(painter, rest, said.content, tone="mut", style=mono)

    def _figure(self, painter: QPainter, room: QRectF, line: RequestRow) -> None:
        painter.setFont(font("monos"))
        painter.setPen(self._theme.colour("mut" if line.part is RequestRowGroup.KEPT else "fg2"))
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, flags, count_text(line.tokens))

    def _bar(
        self, painter: QPainter, where: QPointF, line: RequestRow, *, look: RowAppearance
    ) -> None:
        track = QRectF(where.x(), where.y(), 48, 4)
        rounded(painter, track, 2, fill=self._theme.colour("surf2"))
        share = line.tokens / look.largest if look.largest else 0.0
        if share:
            alpha = 153 if line.part is RequestRowGroup.KEPT else 255
            track.setWidth(max(2.0, 48 * min(1.0, share)))
            rounded(painter, track, 2, fill=self._theme.colour(kind_tone(line.block.kind), alpha))

    def _state(self, painter: QPainter, where: QPointF, line: RequestRow) -> None:
        words, tone = block_state(line.block)
        x, middle = where.x(), where.y()
        metrics = QFontMetricsF(font("microb"))
        width = metrics.horizontalAdvance(words)
        quiet = line.block.state in QUIET
        if not quiet:
            colours = self._theme.colours
            fill = QColor(mix(str(getattr(colours, tone)), colours.surf, CHIP_ALPHA))
            rounded(painter, QRectF(x - 9, middle - 10, width + 30, 20), 10, fill=fill)
        dot(painter, QPointF(x + 3, middle), self._theme.colour(tone))
        style = "small" if quiet else "microb"
        room = QRectF(x + 12, middle - 10, 120, 20)
        self._text(painter, room, words, tone="fg2" if quiet else tone, style=style)

    def _chevron(
        self, painter: QPainter, where: QPointF, line: RequestRow, *, look: RowAppearance
    ) -> None:
        if line.form is RequestRowForm.RUN:
            self._icon(painter, "down" if line.inner else forward_icon(painter), where, tone="fg2")
        elif look.opened:
            self._icon(painter, "down", where, tone="fg2")

    def _quiet(self, line: RequestRow, tone: str) -> str:
        """Return a quieter tone for rows without new content."""
        if line.part in (RequestRowGroup.KEPT, RequestRowGroup.GONE) or _left(line):
            return "fg2" if tone == "fg" else "mut"
        return tone

    def _icon(self, painter: QPainter, name: str, where: QPointF, *, tone: str) -> None:
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._theme.icon(name, tone, size=16, ratio=ratio)
        painter.drawPixmap(QPointF(where.x(), round(where.y() - 8)), pixmap)

    def _text(
        self, painter: QPainter, room: QRectF, text: str, *, tone: str, style: str | QFont
    ) -> float:
        """Paint one line, cut at its end, and return its right end."""
        used = font(style) if isinstance(style, str) else style
        painter.setFont(used)
        painter.setPen(self._theme.colour(tone))
        metrics = QFontMetricsF(used)
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, room.width()))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(room, flags, cut)
        return room.left() + metrics.horizontalAdvance(cut)


EDGE_ICON = 30
"""Position of the icon of a group's heading."""


def _said(line: RequestRow, now: float) -> _Said:
    block: InspectedBlock = line.block
    if line.form is RequestRowForm.RUN:
        return _Said(
            run_icon(line), run_name(line), run_content(line), code=False, why=run_reason(line, now)
        )
    why = block_reason_text(block.reason, now)
    if line.part is RequestRowGroup.GONE:
        why = tr("Not in this request")
    return _Said(
        block_icon(block), block_name(block), block_content(block), is_code_block(block), why
    )


def _left(line: RequestRow) -> bool:
    return line.form is RequestRowForm.BLOCK and line.block.state.value == "left_out"


def _numbers(line: RequestRow) -> str:
    if not line.first:
        return "–"
    return str(line.first) if line.first == line.last else f"{line.first}–{line.last}"


LARGEST = 8 * 1024 * 1024
"""Characters of a text that are shown; the store has all of it."""


class WrappedText(Struct, frozen=True):
    """A text with the beginnings and ends of its lines, wrapped at a number of columns."""

    text: str
    columns: int
    spans: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, text: str, columns: int) -> "WrappedText":
        shown, columns = text[:LARGEST], max(20, columns)
        spans: list[tuple[int, int]] = []
        start = 0
        for line in shown.split("\n"):
            end = start + len(line)
            if len(line) <= columns:
                spans.append((start, end))
            else:
                cuts = range(start, end, columns)
                spans += [(cut, min(cut + columns, end)) for cut in cuts]
            start = end + 1
        return cls(shown, columns, tuple(spans))

    def __len__(self) -> int:
        return len(self.spans)

    def line(self, at: int) -> str:
        """Return one line with hidden characters made visible."""
        start, end = self.spans[at]
        return visible_text(self.text[start:end]).replace("\n", "\ufffd").replace("\t", "    ")


LINE = 16.6
PAD = 12
FACT = 18
OPENED_BUTTON = 28
ASIDE = 350
"""Width at the right for facts and buttons."""
_EXACT = (  # the model's text keeps its direction in every language
    Qt.AlignmentFlag.AlignLeft
    | Qt.AlignmentFlag.AlignAbsolute
    | Qt.AlignmentFlag.AlignVCenter
    | Qt.TextFlag.TextSingleLine
)
ALONE = 34.0
"""Width of a button without room for its text."""


class OpenedBlock:
    """The text and facts of an opened block, with the places of its last painting."""

    def __init__(self, theme: Theme, key: str, block: InspectedBlock, *, past: bool) -> None:
        self.key = key
        self.box = QRectF()
        self._theme = theme
        self._past = past
        self._block = block
        self._text, self.size = block.text, _size_of(block.text)
        self._lines = WrappedText("", 0, ())
        self._first = 0
        self._buttons: list[tuple[BlockAction, QRectF]] = []

    def show_block(self, block: InspectedBlock) -> None:
        """Show the same block, possibly with a changed text."""
        if block.message is not self._block.message:
            self._text, self.size = block.text, _size_of(block.text)
            self._first = 0
            self._lines = WrappedText("", 0, ())
        self._block = block

    @property
    def lines(self) -> WrappedText:
        return self._lines

    def scroll(self, steps: int) -> bool:
        """Scroll the text by lines and return whether it moved."""
        most = max(0, len(self._lines) - self._room())
        first = min(max(0, self._first + steps), most)
        moved, self._first = first != self._first, first
        return moved

    def deed_at(self, where: QPointF) -> BlockAction | None:
        return next((deed for deed, rect in self._buttons if rect.contains(where)), None)

    def paint(self, painter: QPainter, room: QRectF, columns: BlockColumns) -> None:
        if columns.tall:
            box = QRectF(columns.edge, room.top(), columns.actions - columns.edge, 150)
            aside = QRectF(columns.edge, box.bottom() + 8, box.width(), 32)
        else:
            right = columns.actions - ASIDE
            box = QRectF(columns.name, room.top() + 2, right - columns.name, room.height() - 14)
            aside = QRectF(
                right + 24, room.top() + 2, columns.actions - right - 24, room.height() - 2
            )
        self._paint_box(painter, box)
        if columns.tall:
            self._paint_buttons(painter, aside, aside.top())
        else:
            bottom = self._paint_facts(painter, aside)
            self._paint_buttons(painter, aside, max(bottom + 8, aside.bottom() - 42))

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        self.box = box
        rounded(painter, box, 10, fill=self._color("code"), border=self._color("line"))
        style = font("monos")
        metrics = QFontMetricsF(style)
        columns = int((box.width() - 2 * PAD - 8) / max(1.0, metrics.horizontalAdvance("0")))
        if self._lines.columns != max(20, columns):
            self._lines = WrappedText.of(self._text, columns)
            self.scroll(0)
        painter.save()
        painter.setClipRect(box.adjusted(1, 1, -1, -1))
        painter.setFont(style)
        last = min(len(self._lines), self._first + self._room() + 1)
        for at in range(self._first, last):
            line = self._lines.line(at)
            y = box.top() + 8 + (at - self._first) * LINE
            heading = line.startswith(("## ", "[CACHED]", "[HISTORY]", "[Conversation"))
            painter.setPen(self._color("fg" if heading else "fg2"))
            place = QRectF(box.left() + PAD, y, box.width() - 2 * PAD, LINE)
            painter.drawText(place, _EXACT, line)
        painter.restore()
        self._paint_thumb(painter, box)

    def _paint_thumb(self, painter: QPainter, box: QRectF) -> None:
        count, room = len(self._lines), self._room()
        if count <= room:
            return
        track = box.height() - 12
        height = max(16.0, track * room / count)
        top = box.top() + 6 + (track - height) * self._first / max(1, count - room)
        rounded(painter, QRectF(box.right() - 9, top, 4, height), 2, fill=self._color("line2"))

    def _paint_facts(self, painter: QPainter, room: QRectF) -> float:
        y = room.top() - 2
        for words, figure, tone in self._facts():
            line = QRectF(room.left(), y, room.width(), FACT)
            painter.setFont(font("micro"))
            painter.setPen(self._color("mut"))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words)
            painter.setFont(font("monos" if tone == "mono" else "microb"))
            painter.setPen(self._color("fg2" if tone == "mono" else tone))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(line, flags, figure)
            y += FACT
        return y

    def _facts(self) -> list[tuple[str, str, str]]:
        """Return the known facts as text, value, and tone; five at most."""
        facts, found = self._block.facts, []
        if facts.messages:
            found.append((tr("Stands for"), count_text(facts.messages), "fg"))
        if facts.before:
            change = f"{count_text(facts.before)} → {count_text(facts.after)}"
            found.append((tr("Before → after"), change, "fg"))
        if self._block.sort is InspectedKind.HANDOVER:
            whole = facts.missing == 0
            missing = tr("{0} only in originals").format(count_text(facts.missing))
            found.append(
                (tr("Kept check"), tr("all kept") if whole else missing, "ok" if whole else "warn")
            )
        if facts.turn:
            found.append((tr("Turn"), count_text(facts.turn), "fg"))
        found.append((tr("Size"), self.size, "fg"))
        digest = facts.content or self._block.digest
        found.append((tr("Digest"), short_digest(digest), "mono"))
        return found[:5]

    def _paint_buttons(self, painter: QPainter, room: QRectF, top: float) -> None:
        self._buttons = []
        x = room.left()
        for deed in block_actions(self._block, past=self._past):
            if deed is BlockAction.LEAVE and self._block.refusal:
                continue
            words = block_action_label(deed, self._block, past=self._past)
            width = QFontMetricsF(font("smallb")).horizontalAdvance(words) + 40
            if x + width > room.right():
                words, width = "", ALONE
            rect = QRectF(x, top, width, OPENED_BUTTON)
            rounded(painter, rect, 8, fill=self._color("surf2"), border=self._color("line2"))
            ratio = painter.device().devicePixelRatioF()
            icon = self._theme.icon(deed.icon, "fg2", size=14, ratio=ratio)
            painter.drawPixmap(QPointF(x + 10, top + 7), icon)
            painter.setFont(font("smallb"))
            painter.setPen(self._color("fg"))
            flags = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(rect.adjusted(30, 0, 0, 0), flags, words)
            self._buttons.append((deed, rect))
            x += width + 8

    def _room(self) -> int:
        return max(1, int((self.box.height() - 14) / LINE))

    def _color(self, name: str) -> QColor:
        return self._theme.colour(name)


def _size_of(text: str) -> str:
    """Return the size and lines of the text as it is sent."""
    sent = len(text.encode("utf-8", "surrogatepass"))
    return f"{size_text(sent)}, {lines_text(text.count(chr(10)) + 1)}"
