"""Painting of a request's rows and of an opened block, the same on the page and in the panel.

Rows are a table on the page and two lines high in the panel. A text of megabytes is split into
lines once, long lines are broken at the box's edge, and only visible lines are drawn.
"""

from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from helix_desktop.domain.inspected_request import BlockState, InspectedBlock, InspectedKind
from helix_desktop.domain.messages import Image
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
    describes_row,
    is_code_block,
    run_content,
    run_icon,
    run_name,
    run_reason,
    short_digest,
)
from helix_desktop.ui.style.canvas import ELIDE_NONE, RIGHT, Canvas, text_width
from helix_desktop.ui.style.tokens import CHIP_ALPHA
from helix_desktop.ui.text.block_labels import block_reason_text, kind_tone
from helix_desktop.ui.text.block_terms import SORT_TERMS, BlockTerm, block_term
from helix_desktop.ui.text.formatting import (
    count_text,
    lines_text,
    listed_text,
    plural,
    size_text,
    tr,
)
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
        """The left edge of the state, which extends to the edge."""
        return self.width - EDGE - (178 if self.width >= ROOMY else 134)

    @property
    def end(self) -> int:
        """The right edge of the last column."""
        return self.width - (self.edge if self.tall else EDGE)

    @property
    def actions(self) -> int:
        """The right edge of the buttons, which stand over the end of the reason if it is beside."""
        return self.end if self.tall else self.why + self.why_room


BAR = 14
"""Pixels between a focus ring and the edge, for the scroll bar."""
DIM = 102
"""Alpha (of 255) of rows whose kind is not highlighted."""


class RowTexts(Struct, frozen=True):
    """The texts of a row."""

    icon: str
    name: str
    content: str
    code: bool
    why: str
    figure: str


class RowAppearance(Struct, frozen=True):
    """The present appearance of a row."""

    columns: BlockColumns
    texts: RowTexts
    largest: int
    """The tokens of the largest row, which scale the bars."""
    hot: bool = False
    current: bool = False
    has_focus: bool = False
    opened: bool = False
    dim: bool = False
    buttons_width: float = 0.0
    """The width of the buttons on a row under the pointer."""


def paint_heading(canvas: Canvas, top: float, line: RequestRow, *, columns: BlockColumns) -> None:
    """Paint a group's heading: its title, its tokens, and a hairline to the right edge."""
    middle = top + HEAD / 2
    tone = {RequestRowGroup.NEW: "ok", RequestRowGroup.REMOVED: "bad"}.get(line.part, "fg2")
    icon = {RequestRowGroup.NEW: "plus", RequestRowGroup.REMOVED: "close"}.get(line.part, "lock")
    x: float = columns.edge
    if not columns.tall:
        quiet = "mut" if tone == "fg2" else tone
        _icon(canvas, icon, QPointF(30, middle), tone=quiet)
        x = columns.icon
    x += canvas.text(QRectF(x, top, 400, HEAD), line.title, "smallb", tone=tone) + 10
    place = QRectF(x, top, columns.end - x, HEAD)
    summary = line.summary
    if text_width(summary, "small") > place.width():
        summary = summary.partition(" · ")[0]  # the figure alone instead of half of the text
    end = x + canvas.text(place, summary, "small", tone="mut") + 12
    if end < columns.end:
        canvas.fill(QRectF(end, round(middle), columns.end - end, 1), "line")


def paint_request_row(canvas: Canvas, top: float, line: RequestRow, *, look: RowAppearance) -> None:
    columns = look.columns
    row_area = QRectF(0, top, columns.width, columns.row)
    more = columns.opened if look.opened else 0
    if look.current or look.hot or look.opened:
        tone = "sel" if look.current and not look.opened else "hover"
        canvas.fill(row_area.adjusted(0, 0, 0, more), tone)
    with canvas.dimmed(DIM / 255 if look.dim else 1):
        alpha = 166 if line.part is RequestRowGroup.UNCHANGED else 255
        colour = canvas.theme.colour(kind_tone(line.block.kind), alpha)
        canvas.box(QRectF(0, top + 0.5, 3, row_area.height() + more - 1), 0, colour)
        row = _RowPainter(canvas, line, look)
        if columns.tall:
            row.paint_tall(row_area)
        else:
            row.paint_wide(row_area)
    if look.has_focus:
        canvas.focus_ring(QRectF(4, top, columns.width - 4 - BAR, row_area.height()), 4)


class _RowPainter:
    """Paints the parts of one row."""

    def __init__(self, canvas: Canvas, line: RequestRow, look: RowAppearance) -> None:
        self._canvas, self._line, self._look = canvas, line, look
        self._texts = look.texts
        self._buttons = look.hot and line.form is RequestRowForm.BLOCK
        """Whether buttons stand where the state and the figures are otherwise."""

    def paint_wide(self, row_area: QRectF) -> None:
        canvas, line, columns = self._canvas, self._line, self._look.columns
        top, height, middle = row_area.top(), row_area.height(), row_area.center().y()
        left = columns.edge + (8 if line.inner and line.form is RequestRowForm.BLOCK else 0)
        numbers = f"{line.first}–{line.last}" if line.first else "–"
        if line.first and line.first == line.last:
            numbers = str(line.first)
        canvas.text(QRectF(left, top, 52, height), numbers, "monos", tone="mut")
        _icon(canvas, self._texts.icon, QPointF(columns.icon, middle), tone=self._quiet("fg2"))
        self._names(QRectF(columns.name, top, columns.why - columns.name - 16, height))
        buttons = self._look.buttons_width
        place = QRectF(columns.why, top, columns.why_room - buttons, height)
        tone = "mut" if line.part is RequestRowGroup.UNCHANGED else "fg2"
        canvas.text(place, self._texts.why, "small", tone=tone)
        self._figure(QRectF(columns.tokens - 80, top, 80, height))
        self._bar(QRectF(columns.bar, middle - 2, 48, 4))
        self._state(columns.state, middle)
        where = QPointF(columns.end - 16, middle)
        run = self._line.form is RequestRowForm.RUN
        if run and not self._line.inner:
            _icon(self._canvas, self._canvas.forward_icon, where, tone="fg2")
        elif run or self._look.opened:
            _icon(self._canvas, "down", where, tone="fg2")

    def paint_tall(self, row_area: QRectF) -> None:
        canvas, columns, top = self._canvas, self._look.columns, row_area.top()
        _icon(canvas, self._texts.icon, QPointF(columns.icon, top + 15), tone=self._quiet("fg2"))
        right = columns.tokens - (128 if self._buttons else 60)
        if columns.width >= PANEL:
            right = columns.tokens - 190
            self._state(right + 24, top + 22)
        width = max(20, right - columns.name - 8)
        self._names(QRectF(columns.name, top + 5, width, 20))
        # Paint the content in the panel, and the reason in its place on the row in use.
        place = QRectF(columns.name, top + 24, width, 16)
        look, texts = self._look, self._texts
        is_active = look.hot or look.current or look.opened
        if look.columns.width < PANEL and texts.content and not is_active:
            style = "monos" if texts.code else "micro"
            self._canvas.text(place, texts.content, style, tone="mut")
        else:
            self._canvas.text(place, texts.why, "micro", tone="fg2" if look.hot else "mut")
        if not self._buttons:
            self._figure(QRectF(columns.tokens - 80, top + 5, 80, 20))
            self._bar(QRectF(columns.bar, top + 32, 48, 4))

    def _names(self, place: QRectF) -> None:
        canvas, texts, tone = self._canvas, self._texts, self._quiet("fg")
        used = canvas.text(place, texts.name, "strong", tone=tone)
        if self._line.part is RequestRowGroup.REMOVED or _is_left_out(self._line):
            canvas.fill(QRectF(place.left(), round(place.center().y()), used, 1), tone)
        rest = place.adjusted(used + 10, 0, 0, 0)
        has_room = self._look.columns.width >= PANEL and place.width() > 190
        style = "monos" if texts.code else "small"
        # a sentence about the row is whole or in its tooltip alone; a beginning of a text may end
        fits = text_width(texts.content, style) <= rest.width() or not describes_row(self._line)
        if texts.content and rest.width() > 32 and has_room and fits:
            canvas.text(rest, texts.content, style, tone="mut")

    def _figure(self, place: QRectF) -> None:
        tone = "mut" if self._line.part is RequestRowGroup.UNCHANGED else "fg2"
        words = self._texts.figure
        self._canvas.text(place, words, "monos", tone=tone, align=RIGHT, elide=ELIDE_NONE)

    def _bar(self, track: QRectF) -> None:
        line, largest = self._line, self._look.largest
        self._canvas.box(track, 2, "surf2")
        share = line.tokens / largest if largest else 0.0
        if share:
            alpha = 153 if line.part is RequestRowGroup.UNCHANGED else 255
            track.setWidth(max(2.0, 48 * min(1.0, share)))
            colour = self._canvas.theme.colour(kind_tone(line.block.kind), alpha)
            self._canvas.box(track, 2, colour)

    def _state(self, x: float, middle: float) -> None:
        canvas, block = self._canvas, self._line.block
        words, tone = block_state(block)
        quiet = block.state in QUIET
        if not quiet:
            fill = canvas.theme.tint(tone, "surf", CHIP_ALPHA)
            canvas.box(state_rect(block, x, middle), 10, fill)
        canvas.dot(QPointF(x + 3, middle), tone)
        place = QRectF(x + 12, middle - 10, 120, 20)
        canvas.text(place, words, "small" if quiet else "microb", tone="fg2" if quiet else tone)

    def _quiet(self, tone: str) -> str:
        """Return a quieter tone for rows without new content."""
        old = self._line.part in (RequestRowGroup.UNCHANGED, RequestRowGroup.REMOVED)
        if old or _is_left_out(self._line):
            return "fg2" if tone == "fg" else "mut"
        return tone


def row_term(line: RequestRow) -> BlockTerm | None:
    """Return the term that a row is named after; None for a name of another kind."""
    if line.form is RequestRowForm.RUN:
        return BlockTerm.MARKER if line.block.state is BlockState.CACHED else None
    return SORT_TERMS.get(line.block.sort) if line.form is RequestRowForm.BLOCK else None


def term_at(
    line: RequestRow, top: float, columns: BlockColumns, point: QPointF
) -> BlockTerm | None:
    """Return the state under a point, if it is a term: a click on the name opens the row."""
    if line.form is RequestRowForm.HEAD or columns.width < PANEL:
        return None
    x, middle = columns.state, top + columns.row / 2
    if columns.tall:
        x, middle = columns.tokens - 166, top + 22
    return block_term(line.block) if state_rect(line.block, x, middle).contains(point) else None


def state_rect(block: InspectedBlock, x: float, middle: float) -> QRectF:
    """Return the place of a state's chip, whose dot begins at `x`."""
    return QRectF(x - 9, middle - 10, text_width(block_state(block)[0], "microb") + 30, 20)


def _icon(canvas: Canvas, name: str, where: QPointF, *, tone: str) -> None:
    """Paint an icon that begins at `where` and is centered in height."""
    canvas.icon(QPointF(where.x(), round(where.y() - 8)), name, tone)


def row_texts(line: RequestRow, now: float, *, figure: str) -> RowTexts:
    """Return the texts of a row; those of a run of thousands of blocks take milliseconds."""
    block: InspectedBlock = line.block
    if line.form is RequestRowForm.RUN:
        why = run_reason(line, now)
        return RowTexts(
            run_icon(line), run_name(line), run_content(line), code=False, why=why, figure=figure
        )
    why = block_reason_text(block.reason, now)
    if line.part is RequestRowGroup.REMOVED:
        why = tr("Not in this request")
    return RowTexts(
        block_icon(block),
        block_name(block),
        block_content(block),
        is_code_block(block),
        why,
        figure,
    )


def _is_left_out(line: RequestRow) -> bool:
    return line.form is RequestRowForm.BLOCK and line.block.state.value == "left_out"


MAX_PICTURE_BYTES = 8 * 1024 * 1024
"""Characters of a text that are shown; the store has all of it."""


class WrappedText(Struct, frozen=True):
    """A text with the beginnings and ends of its lines, wrapped at a number of columns."""

    text: str
    columns: int
    spans: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, text: str, columns: int) -> "WrappedText":
        shown, columns = text[:MAX_PICTURE_BYTES], max(20, columns)
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
ASIDE = 350
"""Width at the right for facts and buttons."""
ALONE = 34.0
"""Width of a button without room for its text."""


_BETWEEN, _WIDEST = 8, 160
_SHARE = 0.5
"""The share of the text's box that pictures may take."""

Known = Mapping[str, QImage | None]
"""Pictures that were read, by digest; None for one that cannot be shown."""


def block_images(block: InspectedBlock) -> tuple[Image, ...]:
    """Return the pictures that a block sends, in order."""
    images: list[Image] = []
    for part in block.message.parts:
        images += (part,) if isinstance(part, Image) else getattr(part, "images", ())
    return tuple(images)


def paint_block_images(
    canvas: Canvas, images: tuple[Image, ...], box: QRectF, *, known: Known
) -> float:
    """Paint as many pictures as fit at the end of a box; return the width that they take."""
    used = 0.0
    high = box.height() - 2 * _BETWEEN
    canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for image in images:
        size = QSizeF(max(1, image.width), max(1, image.height))
        if size.width() > _WIDEST or size.height() > high:
            size = size.scaled(QSizeF(_WIDEST, high), Qt.AspectRatioMode.KeepAspectRatio)
        if used + size.width() + _BETWEEN > box.width() * _SHARE:
            break
        used += size.width() + _BETWEEN
        place = QRectF(box.right() - used, box.top() + _BETWEEN, size.width(), size.height())
        if (shown := known.get(image.content)) is not None:
            canvas.painter.drawImage(canvas.placed(place), shown)
        canvas.box(place, 2, border="line")
    return used


class OpenedBlock:
    """The text and facts of an opened block, with the places of its last painting."""

    def __init__(self, key: str, block: InspectedBlock, *, is_sent: bool, pictures: Known) -> None:
        self.key = key
        self._pictures = pictures
        self.box = QRectF()
        self._is_sent = is_sent
        self._block = block
        self._text, self.size = block.text, _size_of(block.text)
        self.lines = WrappedText("", 0, ())
        self._first = 0
        self._buttons: list[tuple[BlockAction, QRectF]] = []

    def show_block(self, block: InspectedBlock) -> None:
        """Show the same block, possibly with a changed text."""
        if block.message is not self._block.message:
            self._text, self.size = block.text, _size_of(block.text)
            self._first = 0
            self.lines = WrappedText("", 0, ())
        self._block = block

    @property
    def images(self) -> tuple[Image, ...]:
        return block_images(self._block)

    def scroll(self, steps: int) -> bool:
        """Scroll the text by lines and return whether it moved."""
        max_first = max(0, len(self.lines) - self._room())
        first = min(max(0, self._first + steps), max_first)
        moved, self._first = first != self._first, first
        return moved

    def action_at(self, where: QPointF) -> BlockAction | None:
        return next((button for button, rect in self._buttons if rect.contains(where)), None)

    def paint(self, canvas: Canvas, room: QRectF, columns: BlockColumns) -> None:
        if columns.tall:
            box = QRectF(columns.edge, room.top(), columns.actions - columns.edge, 150)
            aside = QRectF(columns.edge, box.bottom() + 8, box.width(), 32)
        else:
            right = columns.actions - ASIDE
            box = QRectF(columns.name, room.top() + 2, right - columns.name, room.height() - 14)
            aside = QRectF(right + 24, box.top(), columns.actions - right - 24, room.height() - 2)
        self._paint_box(canvas, box)
        top = aside.top()
        if not columns.tall:
            top = max(self._paint_facts(canvas, aside) + 8, aside.bottom() - 42)
        self._buttons = []
        x = aside.left()
        for action in block_actions(self._block, is_sent=self._is_sent):
            if action is BlockAction.LEAVE and self._block.exclude_problem:
                continue
            words = block_action_label(action, self._block, is_sent=self._is_sent)
            width = text_width(words, "smallb") + 40
            if x + width > aside.right():
                words, width = "", ALONE
            rect = QRectF(x, top, width, BUTTON)
            canvas.box(rect, 8, "surf2", border="line2")
            canvas.icon(QPointF(x + 10, top + 7), action.icon, "fg2", size=14)
            canvas.text(rect.adjusted(30, 0, 0, 0), words, "smallb", elide=ELIDE_NONE)
            self._buttons.append((action, rect))
            x += width + 8

    def _paint_box(self, canvas: Canvas, box: QRectF) -> None:
        self.box = box
        canvas.box(box, 10, "code", border="line")
        pictures_width = paint_block_images(canvas, self.images, box, known=self._pictures)
        box = box.adjusted(0, 0, -pictures_width, 0)
        columns = int((box.width() - 2 * PAD - 8) / text_width("0", "monos"))
        if self.lines.columns != max(20, columns):
            self.lines = WrappedText.of(self._text, columns)
            self.scroll(0)
        last = min(len(self.lines), self._first + self._room() + 1)
        # the model's text keeps its direction in every language
        exact, place = canvas.within(box, mirrored=False), canvas.placed(box)
        line = QRectF(place.left() + PAD, place.top() + 8, place.width() - 2 * PAD, LINE)
        with exact.clipped(place.adjusted(1, 1, -1, -1)):
            for at in range(self._first, last):
                text = self.lines.line(at)
                heading = text.startswith(("## ", "[CACHED]", "[HISTORY]", "[Conversation"))
                exact.text(line, text, "monos", tone="fg" if heading else "fg2", elide=ELIDE_NONE)
                line.translate(0, LINE)
        count, room = len(self.lines), self._room()
        if count <= room:
            return
        track = box.height() - 12
        height = max(16.0, track * room / count)
        top = box.top() + 6 + (track - height) * self._first / max(1, count - room)
        canvas.box(QRectF(box.right() - 9, top, 4, height), 2, "line2")

    def _paint_facts(self, canvas: Canvas, room: QRectF) -> float:
        y = room.top() - 2
        for words, figure, kind in self._facts():
            line = QRectF(room.left(), y, room.width(), FACT)
            canvas.text(line, words, "micro", tone="mut", elide=ELIDE_NONE)
            style, tone = ("monos", "fg2") if kind == "mono" else ("microb", kind)
            canvas.text(line, figure, style, tone=tone, align=RIGHT, elide=ELIDE_NONE)
            y += FACT
        return y

    def _facts(self) -> list[tuple[str, str, str]]:
        """Return the known facts as text, value, and tone; five at most."""
        facts, facts_shown = self._block.facts, []
        if facts.messages:
            facts_shown.append((tr("Covers"), count_text(facts.messages), "fg"))
        if facts.before:
            change = f"{count_text(facts.before)} → {count_text(facts.after)}"
            facts_shown.append((tr("Before → after"), change, "fg"))
        if self._block.sort is InspectedKind.HANDOVER:
            is_complete = facts.missing == 0
            missing = plural(
                facts.missing, "{0} detail not in handover", "{0} details not in handover"
            )
            facts_shown.append(
                (
                    tr("Coverage"),
                    tr("complete") if is_complete else missing,
                    "ok" if is_complete else "warn",
                )
            )
        if facts.turn:
            facts_shown.append((tr("Turn"), count_text(facts.turn), "fg"))
        facts_shown.append((tr("Size"), self.size, "fg"))
        digest = facts.content or self._block.digest
        facts_shown.append((tr("Hash"), short_digest(digest), "mono"))
        return facts_shown[:5]

    def _room(self) -> int:
        return max(1, int((self.box.height() - 14) / LINE))


def _size_of(text: str) -> str:
    """Return the size and lines of the text as it is sent."""
    sent = len(text.encode("utf-8", "surrogatepass"))
    return listed_text((size_text(sent), lines_text(text.count(chr(10)) + 1)))
