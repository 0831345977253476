"""The list of a request's blocks on the page Context: its painting (excluded ones too), scrolling,
keys, a block's exact text.

Rows are a table on the page and two lines high in the panel; only visible ones are painted. An
opened row shows the exact text of its block, of any size: a text of megabytes is split into lines
once, long lines are broken at the box's edge, and only visible lines are drawn.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip

from helix_desktop.domain.context_window.block import PartKind
from helix_desktop.domain.inspected_request import (
    BlockState,
    InspectedBlock,
    InspectedKind,
    InspectedRequest,
    exclusion_cost,
    pin_cost,
)
from helix_desktop.domain.messages import Image
from helix_desktop.ui.inspector.block_rows import (
    QUIET_STATES,
    BlockAction,
    RequestRow,
    RequestRowForm,
    RequestRowGroup,
    block_action_words,
    block_actions,
    block_content,
    block_icon,
    block_name,
    block_state,
    describes_row,
    is_code_block,
    no_block_text,
    request_rows,
    rows_by_reason,
    run_content,
    run_icon,
    run_name,
    run_reason,
    short_digest,
)
from helix_desktop.ui.style.canvas import ELIDE_NONE, RIGHT, Canvas, mirrored_point, text_width
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import CHIP_ALPHA
from helix_desktop.ui.text.block_labels import (
    block_reason_text,
    exclusion_cost_text,
    kind_tone,
    pin_cost_text,
)
from helix_desktop.ui.text.block_terms import EXPLAINED, SORT_TERMS, BlockTerm, block_term
from helix_desktop.ui.text.formatting import (
    count_text,
    lines_text,
    listed_text,
    own_count_text,
    plural,
    retold,
    size_text,
    tr,
)
from helix_desktop.ui.text.safe_text import visible_text
from helix_desktop.ui.widgets.accessibility import announce_row
from helix_desktop.ui.widgets.controls import Menu
from helix_desktop.ui.widgets.glossary import TermClicks
from helix_desktop.ui.widgets.labels import plain_tip
from helix_desktop.ui.widgets.virtual_rows import ListedHeights, VirtualRowView

ROW_HEIGHT, TALL_ROW_HEIGHT, HEADING_HEIGHT = 32, 46, 29
OPENED_HEIGHT, OPENED_TALL_HEIGHT = 144, 200
"""Additional height of an opened row."""
NARROW_WIDTH = 900
"""Width below which rows have two lines."""
ROOMY_WIDTH = 1_192
"""Width below which figures and states take no more than they need; the text has the rest."""
TOKENS_WIDTH, NAMES_SHARE = 64, 0.56
"""Width of a row's tokens; share of the remaining width for the block's name and content."""
NUMBERS_WIDTH = 52
"""Width of a row's number, or of a range such as 102–120."""
PANEL_WIDTH = 520
"""Width below which the list is the panel beside the conversation, without words for states."""
EDGE_MARGIN = 24
BUTTON_SIZE = 28


class BlockColumns:
    """The x positions of a row's parts at one width; of its end and its buttons the right edge."""

    def __init__(self, width: int) -> None:
        self.width, self.tall = width, width < NARROW_WIDTH
        self.row = TALL_ROW_HEIGHT if self.tall else ROW_HEIGHT
        self.opened = OPENED_TALL_HEIGHT if self.tall else OPENED_HEIGHT
        self.edge = EDGE_MARGIN if width >= PANEL_WIDTH else 20
        state_px, bar_px = (178, 76) if width >= ROOMY_WIDTH else (134, 64)
        self.state = width - EDGE_MARGIN - state_px
        """The left edge of the state, which extends to the edge."""
        if self.tall:
            self.end = self.tokens = width - self.edge
            self.icon, self.bar = self.edge, self.tokens - 48
            self.name = self.icon + 28
        else:
            self.end, self.icon = width - EDGE_MARGIN, EDGE_MARGIN + NUMBERS_WIDTH + 8
            self.bar, self.name = self.state - bar_px, self.icon + 26
            self.tokens = self.bar - 12
            """The right edge of the figure."""
        self.why = self.icon + round((self.tokens - TOKENS_WIDTH - self.icon) * NAMES_SHARE)
        self.why_room = self.tokens - TOKENS_WIDTH - 8 - self.why
        """Width for the reason of a row, in pixels."""
        # buttons stand over the end of the reason if it is beside
        self.actions = self.end if self.tall else self.why + self.why_room


SCROLL_BAR_SPACE = 14
"""Pixels between a focus ring and the edge, for the scroll bar."""
DIM_ALPHA = 102
"""Alpha (of 255) of rows whose kind is not highlighted."""


class RowTexts(Struct, frozen=True):
    """The texts of a row."""

    icon: str
    name: str
    content: str
    code: bool
    why: str
    tokens_text: str


def paint_heading(canvas: Canvas, top: float, line: RequestRow, *, columns: BlockColumns) -> None:
    """Paint a group's heading: its title, its tokens, and a hairline to the right edge."""
    middle = top + HEADING_HEIGHT / 2
    tone = {RequestRowGroup.NEW: "ok", RequestRowGroup.REMOVED: "bad"}.get(line.part, "fg2")
    icon = {RequestRowGroup.NEW: "plus", RequestRowGroup.REMOVED: "close"}.get(line.part, "lock")
    x: float = columns.edge
    if not columns.tall:
        icon_tone = "mut" if tone == "fg2" else tone
        _icon(canvas, icon, QPointF(30, middle), tone=icon_tone)
        x = columns.icon
    x += canvas.text(QRectF(x, top, 400, HEADING_HEIGHT), line.title, "smallb", tone=tone) + 10
    summary_rect = QRectF(x, top, columns.end - x, HEADING_HEIGHT)
    summary = line.summary
    if text_width(summary, "small") > summary_rect.width():
        summary = summary.partition(" · ")[0]  # the figure alone instead of half of the text
    if text_width(summary, "small") > summary_rect.width():
        summary = ""  # half of a figure would be another one
    end = x + canvas.text(summary_rect, summary, "small", tone="mut") + 12
    if end < columns.end:
        canvas.fill(QRectF(end, round(middle), columns.end - end, 1), "line")


class BlockRowPainter(Struct, frozen=True):
    """Paints a row of a block or a run as it looks now."""

    canvas: Canvas
    line: RequestRow
    texts: RowTexts
    columns: BlockColumns
    largest: int
    """The tokens of the largest row, which scale the bars."""
    hovered: bool
    current: bool
    opened: bool
    dim: bool
    buttons_px: float
    """The width of the buttons on a row under the pointer."""

    def paint(self, top: float) -> None:
        canvas, columns = self.canvas, self.columns
        area = QRectF(0, top, columns.width, columns.row)
        ground = area.adjusted(0, 0, 0, columns.opened if self.opened else 0)
        if self.current or self.hovered or self.opened:
            canvas.fill(ground, "sel" if self.current and not self.opened else "hover")
        with canvas.dimmed(DIM_ALPHA / 255 if self.dim else 1):
            alpha = 166 if self.line.part is RequestRowGroup.UNCHANGED else 255
            color = Theme.applied.color(kind_tone(self.line.block.kind), alpha)
            canvas.box(QRectF(0, top + 0.5, 3, ground.height() - 1), 0, color)
            (self._paint_tall if columns.tall else self._paint_wide)(area)

    def _paint_wide(self, area: QRectF) -> None:
        canvas, line, columns = self.canvas, self.line, self.columns
        top, height, middle = area.top(), area.height(), area.center().y()
        is_run = line.form is RequestRowForm.RUN
        left = columns.edge + (8 if line.inner and not is_run else 0)
        numbers = f"{line.first}–{line.last}" if line.first else "–"
        if line.first and line.first == line.last:
            numbers = str(line.first)
        room = columns.icon - 4 - left
        if text_width(numbers, "monos") > room:
            numbers = f"{line.first}…"  # its name says how many blocks a row stands for
        canvas.text(QRectF(left, top, room, height), numbers, "monos", tone="mut")
        _icon(canvas, self.texts.icon, QPointF(columns.icon, middle), tone=self._tone("fg2"))
        self._paint_names(QRectF(columns.name, top, columns.why - columns.name - 16, height))
        reason_rect = QRectF(columns.why, top, columns.why_room - self.buttons_px, height)
        tone = "mut" if line.part is RequestRowGroup.UNCHANGED else "fg2"
        canvas.text(reason_rect, self.texts.why, "small", tone=tone)
        self._paint_size(QRectF(columns.tokens - 80, top, 80, height), middle - 2)
        self._paint_state(columns.state, middle)
        arrow_point = QPointF(columns.end - 16, middle)
        if is_run and not line.inner:
            _icon(canvas, canvas.forward_icon, arrow_point, tone="fg2")
        elif is_run or self.opened:
            _icon(canvas, "down", arrow_point, tone="fg2")

    def _paint_tall(self, area: QRectF) -> None:
        canvas, columns, texts, top = self.canvas, self.columns, self.texts, area.top()
        is_panel = columns.width < PANEL_WIDTH
        # buttons stand where the figures are otherwise
        has_buttons = self.hovered and self.line.form is RequestRowForm.BLOCK
        _icon(canvas, texts.icon, QPointF(columns.icon, top + 15), tone=self._tone("fg2"))
        right = columns.tokens - (128 if has_buttons else 60)
        if not is_panel:
            right = columns.tokens - 190
            self._paint_state(right + 24, top + 22)
        width = max(20, right - columns.name - 8)
        self._paint_names(QRectF(columns.name, top + 5, width, 20))
        # the content in the panel, and the reason in its place on the row in use
        words, style, tone = texts.why, "micro", "fg2" if self.hovered else "mut"
        if is_panel and texts.content and not (self.hovered or self.current or self.opened):
            words, style = texts.content, "monos" if texts.code else "micro"
        canvas.text(QRectF(columns.name, top + 24, width, 16), words, style, tone=tone)
        if not has_buttons:
            self._paint_size(QRectF(columns.tokens - 80, top + 5, 80, 20), top + 32)

    def _paint_names(self, area: QRectF) -> None:
        canvas, line, texts, tone = self.canvas, self.line, self.texts, self._tone("fg")
        name_px = canvas.text(area, texts.name, "strong", tone=tone)
        if line.part is RequestRowGroup.REMOVED or _is_left_out(line):
            canvas.fill(QRectF(area.left(), round(area.center().y()), name_px, 1), tone)
        content_rect = area.adjusted(name_px + 10, 0, 0, 0)
        has_room = self.columns.width >= PANEL_WIDTH and area.width() > 190
        style = "monos" if texts.code else "small"
        # a sentence about the row is whole or in its tooltip alone; a beginning of a text may end
        fits = text_width(texts.content, style) <= content_rect.width() or not describes_row(line)
        if texts.content and content_rect.width() > 32 and has_room and fits:
            canvas.text(content_rect, texts.content, style, tone="mut")

    def _paint_size(self, area: QRectF, bar_top: float) -> None:
        """Paint the tokens as a figure and as a bar."""
        canvas, line = self.canvas, self.line
        is_unchanged = line.part is RequestRowGroup.UNCHANGED
        words, tone = self.texts.tokens_text, "mut" if is_unchanged else "fg2"
        canvas.text(area, words, "monos", tone=tone, align=RIGHT, elide=ELIDE_NONE)
        track = QRectF(self.columns.bar, bar_top, 48, 4)
        canvas.box(track, 2, "surf2")
        if line.tokens and self.largest:
            track.setWidth(max(2.0, 48 * min(1.0, line.tokens / self.largest)))
            color = Theme.applied.color(kind_tone(line.block.kind), 153 if is_unchanged else 255)
            canvas.box(track, 2, color)

    def _paint_state(self, x: float, middle: float) -> None:
        canvas, block = self.canvas, self.line.block
        words, tone = block_state(block)
        style, word_tone = "small", "fg2"
        if block.state not in QUIET_STATES:
            style, word_tone = "microb", tone
            fill = Theme.applied.tint(tone, "surf", CHIP_ALPHA)
            canvas.box(state_rect(block, x, middle), 10, fill)
        canvas.dot(QPointF(x + 3, middle), tone)
        canvas.text(QRectF(x + 12, middle - 10, 120, 20), words, style, tone=word_tone)

    def _tone(self, tone: str) -> str:
        """Return a quieter tone for rows without new content."""
        is_old = self.line.part in (RequestRowGroup.UNCHANGED, RequestRowGroup.REMOVED)
        if is_old or _is_left_out(self.line):
            return "fg2" if tone == "fg" else "mut"
        return tone


def state_rect(block: InspectedBlock, x: float, middle: float) -> QRectF:
    """Return the place of a state's chip, whose dot begins at `x`."""
    return QRectF(x - 9, middle - 10, text_width(block_state(block)[0], "microb") + 30, 20)


def _icon(canvas: Canvas, name: str, point: QPointF, *, tone: str) -> None:
    """Paint an icon that begins at `point` and is centered in height."""
    canvas.icon(QPointF(point.x(), round(point.y() - 8)), name, tone)


def row_texts(line: RequestRow, now: float, *, tokens_text: str) -> RowTexts:
    """Return the texts of a row; those of a run of thousands of blocks take milliseconds."""
    if line.form is RequestRowForm.RUN:
        icon, name, content = run_icon(line), run_name(line), run_content(line)
        return RowTexts(icon, name, content, False, run_reason(line, now), tokens_text)
    block = line.block
    reason = block_reason_text(block.reason, now)
    if line.part is RequestRowGroup.REMOVED:
        reason = tr("Not in this request")
    icon, name, content = block_icon(block), block_name(block), block_content(block)
    return RowTexts(icon, name, content, is_code_block(block), reason, tokens_text)


def _is_left_out(line: RequestRow) -> bool:
    return line.form is RequestRowForm.BLOCK and line.block.state is BlockState.LEFT_OUT


MAX_SHOWN_CHARS = 8 * 1024 * 1024
"""Characters of a text that are shown; the store has all of it."""


class WrappedText(Struct, frozen=True):
    """A text with the beginnings and ends of its lines, wrapped at a number of columns."""

    text: str
    columns: int
    spans: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, text: str, columns: int) -> "WrappedText":
        shown_text, columns = text[:MAX_SHOWN_CHARS], max(20, columns)
        spans: list[tuple[int, int]] = []
        start = 0
        for line in shown_text.split("\n"):
            end = start + len(line)
            if len(line) <= columns:
                spans.append((start, end))
            else:
                cuts = range(start, end, columns)
                spans += [(cut_start, min(cut_start + columns, end)) for cut_start in cuts]
            start = end + 1
        return cls(shown_text, columns, tuple(spans))

    def __len__(self) -> int:
        return len(self.spans)

    def line(self, index: int) -> str:
        """Return one line with hidden characters made visible."""
        start, end = self.spans[index]
        return visible_text(self.text[start:end]).replace("\n", "\ufffd").replace("\t", "    ")


TEXT_LINE_HEIGHT = 16.6
TEXT_PADDING = 12
FACT_HEIGHT = 18
SIDE_WIDTH = 350
"""Width at the right for facts and buttons."""
ICON_BUTTON_WIDTH = 34.0
"""Width of a button without room for its text."""


_PICTURE_GAP, _MAX_PICTURE_WIDTH = 8, 160
_PICTURES_SHARE = 0.5
"""The share of the text's box that pictures may take."""

LoadedPictures = Mapping[str, QImage | None]
"""Pictures that were read, by digest; None for one that cannot be shown."""


def paint_block_images(
    canvas: Canvas, images: tuple[Image, ...], box: QRectF, *, pictures: LoadedPictures
) -> float:
    """Paint as many pictures as fit at the end of a box; return the width that they take."""
    used_px = 0.0
    max_height = box.height() - 2 * _PICTURE_GAP
    canvas.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for image in images:
        size = QSizeF(max(1, image.width), max(1, image.height))
        largest = QSizeF(_MAX_PICTURE_WIDTH, max_height)
        if size.width() > largest.width() or size.height() > max_height:
            size = size.scaled(largest, Qt.AspectRatioMode.KeepAspectRatio)
        if used_px + size.width() + _PICTURE_GAP > box.width() * _PICTURES_SHARE:
            break
        used_px += size.width() + _PICTURE_GAP
        corner = QPointF(box.right() - used_px, box.top() + _PICTURE_GAP)
        picture_rect = QRectF(corner, size)
        if (picture := pictures.get(image.content)) is not None:
            canvas.painter.drawImage(canvas.placed(picture_rect), picture)
        canvas.box(picture_rect, 2, border="line")
    return used_px


class OpenedBlock:
    """The text and facts of an opened block, with the places of its last painting."""

    def __init__(
        self, key: str, block: InspectedBlock, *, is_sent: bool, pictures: LoadedPictures
    ) -> None:
        self.key, self._pictures, self._is_sent = key, pictures, is_sent
        self.box = QRectF()
        self._buttons: list[tuple[BlockAction, QRectF]] = []
        self._block, self.size = block, ""
        """The size and lines of the text as it is sent."""
        self.show_block(block)

    def show_block(self, block: InspectedBlock) -> None:
        """Show the same block, possibly with a changed text."""
        if not self.size or block.message is not self._block.message:
            sent = len(block.text.encode("utf-8", "surrogatepass"))
            lines = lines_text(block.text.count("\n") + 1)
            self.size = listed_text((size_text(sent), lines))
            self.lines, self._first = WrappedText("", 0, ()), 0
        self._block = block

    @property
    def images(self) -> tuple[Image, ...]:
        """The pictures that the block sends, in order."""
        images: list[Image] = []
        for part in self._block.message.parts:
            images += (part,) if isinstance(part, Image) else getattr(part, "images", ())
        return tuple(images)

    def scroll(self, steps: int) -> bool:
        """Scroll the text by lines and return whether it moved."""
        max_first = max(0, len(self.lines) - self._visible_line_count())
        first = min(max(0, self._first + steps), max_first)
        has_moved, self._first = first != self._first, first
        return has_moved

    def action_at(self, point: QPointF) -> BlockAction | None:
        return next((button for button, rect in self._buttons if rect.contains(point)), None)

    def paint(self, canvas: Canvas, area: QRectF, columns: BlockColumns) -> None:
        if columns.tall:
            box = QRectF(columns.edge, area.top(), columns.actions - columns.edge, 150)
            side_rect = QRectF(columns.edge, box.bottom() + 8, box.width(), 32)
        else:
            right = columns.end - SIDE_WIDTH
            box = QRectF(columns.name, area.top() + 2, right - columns.name, area.height() - 14)
            side_px = columns.end - right - 24
            side_rect = QRectF(right + 24, box.top(), side_px, area.height() - 2)
        self._paint_box(canvas, box)
        top = side_rect.top()
        if not columns.tall:
            facts_bottom = side_rect.top() - 2
            # the known facts as text, value, and tone; five at most
            facts, facts_shown = self._block.facts, []
            if facts.messages:
                facts_shown.append((tr("Covers"), count_text(facts.messages), "fg"))
            if facts.before:
                change = f"{count_text(facts.before)} → {count_text(facts.after)}"
                facts_shown.append((tr("Before → after"), change, "fg"))
            if self._block.sort is InspectedKind.HANDOVER and facts.missing:
                missing = plural(
                    facts.missing, "{0} detail not in handover", "{0} details not in handover"
                )
                facts_shown.append((tr("Coverage"), missing, "warn"))
            elif self._block.sort is InspectedKind.HANDOVER:
                facts_shown.append((tr("Coverage"), tr("complete"), "ok"))
            if facts.turn:
                facts_shown.append((tr("Turn"), count_text(facts.turn), "fg"))
            digest = short_digest(facts.content or self._block.digest)
            facts_shown += [(tr("Size"), self.size, "fg"), (tr("Hash"), digest, "mono")]
            for words, tokens_text, kind in facts_shown[:5]:
                line = QRectF(side_rect.left(), facts_bottom, side_rect.width(), FACT_HEIGHT)
                canvas.text(line, words, "micro", tone="mut", elide=ELIDE_NONE)
                style, tone = ("monos", "fg2") if kind == "mono" else ("microb", kind)
                canvas.text(line, tokens_text, style, tone=tone, align=RIGHT, elide=ELIDE_NONE)
                facts_bottom += FACT_HEIGHT
            top = max(facts_bottom + 8, side_rect.bottom() - 42)
        self._buttons = []
        x = side_rect.left()
        for action in block_actions(self._block, is_sent=self._is_sent):
            if action is BlockAction.LEAVE and self._block.exclude_problem:
                continue
            words, _tip = block_action_words(action, self._block, is_sent=self._is_sent)
            width = text_width(words, "smallb") + 40
            if x + width > side_rect.right():
                words, width = "", ICON_BUTTON_WIDTH
            rect = QRectF(x, top, width, BUTTON_SIZE)
            canvas.box(rect, 8, "surf2", border="line2")
            canvas.icon(QPointF(x + 10, top + 7), action.icon, "fg2", size=14)
            canvas.text(rect.adjusted(30, 0, 0, 0), words, "smallb", elide=ELIDE_NONE)
            self._buttons.append((action, rect))
            x += width + 8

    def _paint_box(self, canvas: Canvas, box: QRectF) -> None:
        self.box = box
        canvas.box(box, 10, "code", border="line")
        pictures_width = paint_block_images(canvas, self.images, box, pictures=self._pictures)
        box = box.adjusted(0, 0, -pictures_width, 0)
        columns = int((box.width() - 2 * TEXT_PADDING - 8) / text_width("0", "monos"))
        if self.lines.columns != max(20, columns):
            self.lines = WrappedText.of(self._block.text, columns)
            self.scroll(0)
        last = min(len(self.lines), self._first + self._visible_line_count() + 1)
        # the model's text keeps its direction in every language
        unmirrored, placed_box = canvas.within(box, mirrored=False), canvas.placed(box)
        line = placed_box.adjusted(TEXT_PADDING, 8, -TEXT_PADDING, 0)
        line.setHeight(TEXT_LINE_HEIGHT)
        with unmirrored.clipped(placed_box.adjusted(1, 1, -1, -1)):
            for index in range(self._first, last):
                text = self.lines.line(index)
                heading = text.startswith(("## ", "[CACHED]", "[HISTORY]", "[Conversation"))
                tone = "fg" if heading else "fg2"
                unmirrored.text(line, text, "monos", tone=tone, elide=ELIDE_NONE)
                line.translate(0, TEXT_LINE_HEIGHT)
        count, visible_lines = len(self.lines), self._visible_line_count()
        if count <= visible_lines:
            return
        track = box.height() - 12
        height = max(16.0, track * visible_lines / count)
        top = box.top() + 6 + (track - height) * self._first / max(1, count - visible_lines)
        canvas.box(QRectF(box.right() - 9, top, 4, height), 2, "line2")

    def _visible_line_count(self) -> int:
        return max(1, int((self.box.height() - 14) / TEXT_LINE_HEIGHT))


class BlockListView(VirtualRowView):
    """A list of a request's blocks; `wanted` carries an action and its block.

    Rows have two heights; at most one row is open, with the text of its block below.
    """

    wanted = Signal(object, object)
    """A BlockAction and an InspectedBlock."""
    picture_requested = Signal(str)
    """The digest of a picture of an opened block that is not read yet."""
    BELOW = 8
    STEP = 32

    def __init__(self, *, lettered: bool = True) -> None:
        """Create the list; with `lettered`, letter keys act on the current block."""
        super().__init__(tr("Content of the request"))
        self._lettered = lettered
        self._now = 0.0
        self.lines: list[RequestRow] = []
        self._texts: dict[str, RowTexts] = {}
        """The texts of rows that were painted, by key."""
        self._largest = 0
        """The tokens of the largest row."""
        self._current = ""
        self._request: InspectedRequest | None = None
        self._removed: Sequence[InspectedBlock] = ()
        self._compared = True
        self._by_reason = False
        self._only: frozenset[PartKind | None] = frozenset()
        self._runs: frozenset[str] = frozenset()
        self.opened: OpenedBlock | None = None
        self._pictures: dict[str, QImage | None] = {}
        self._pointed: tuple[int, BlockAction | None] = (-1, None)
        """The row and the action under the pointer."""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        TermClicks(self, self._term_at, self._current_term)

    @property
    def current(self) -> InspectedBlock | None:
        line = self._find_line(self._current)
        if line is None or line.form is not RequestRowForm.BLOCK:
            return None
        return line.block if line.part is not RequestRowGroup.REMOVED else None

    @property
    def _is_sent(self) -> bool:
        return self._request is not None and self._request.is_sent

    def show_request(
        self, request: InspectedRequest | None, now: float, removed: Sequence[InspectedBlock] = ()
    ) -> None:
        """Show a request; if the same one is updated, open and current rows stay."""
        before, now_shown = (item.seq if item else 0 for item in (self._request, request))
        self._request, self._now, self._removed = request, now, removed
        if now_shown != before:
            self.opened = None
            self.to_start()
        self._arrange()

    def show_picture(self, digest: str, image: QImage | None) -> None:
        """Show a picture that was read; None if it cannot be shown."""
        self._pictures[digest] = image
        self.viewport().update()

    def compare(self, compared: bool) -> None:
        self._compared = compared
        self._arrange()

    def sort_by_reason(self, by_reason: bool) -> None:
        """Order the blocks by their reasons, or as they are in the request."""
        self._by_reason = by_reason
        self._arrange()

    def show_only(self, kinds: frozenset[PartKind | None]) -> None:
        """Highlight blocks of some kinds; an empty set highlights none."""
        self._only = kinds
        self.viewport().update()

    def toggle(self, key: str) -> None:
        """Open or close a row: a run in place, a block with its text below."""
        line = self._find_line(key)
        if line is None or line.form is RequestRowForm.HEAD:
            return
        self._current = key
        if line.form is RequestRowForm.RUN:
            self._runs = self._runs - {key} if key in self._runs else self._runs | {key}
        elif self.opened is not None and self.opened.key == key:
            self.opened = None
        else:
            self.opened = OpenedBlock(
                key, line.block, is_sent=self._is_sent, pictures=self._pictures
            )
            for image in self.opened.images:
                if image.content not in self._pictures:
                    self.picture_requested.emit(image.content)
        self._arrange()
        self.choose(key)

    def open_block(self, key: str) -> None:
        """Show a block opened, also inside a run; nothing happens if the block is not there."""
        for line in self.lines:
            is_closed_run = line.form is RequestRowForm.RUN and not line.inner
            if is_closed_run and any(block.key == key for block in line.blocks):
                self._runs = self._runs | {line.key}
                self._arrange()
                break
        if self._find_line(key) is not None and (self.opened is None or self.opened.key != key):
            self.toggle(key)

    def _arrange(self) -> None:
        self._texts.clear()
        if self._request is None:
            self.lines = []
        elif self._by_reason:
            self.lines = rows_by_reason(self._request, self._now)
        else:
            self.lines = request_rows(
                self._request, self._removed, grouped=self._compared, open_runs=self._runs
            )
        line = self._find_line(self.opened.key) if self.opened is not None else None
        if self.opened is not None and line is not None:
            self.opened.show_block(line.block)
        else:
            self.opened = None
        rows = (line for line in self.lines if line.form is not RequestRowForm.HEAD and line.first)
        self._largest = max((line.tokens for line in rows), default=0)
        self.width_changed()

    def choose(self, key: str) -> None:
        """Make a row current and scroll it into view."""
        if self._find_line(key) is not None:
            self._current = key
            self.reveal(self.current_row())
            announce_row(self, self.current_row())

    def current_row(self) -> int:
        rows = (index for index, line in enumerate(self.lines) if line.key == self._current)
        return next(rows, -1)

    def _figure(self, line: RequestRow) -> str:
        estimated = self._request is not None and self._request.estimated
        return own_count_text(line.tokens, estimated=estimated)

    def row_text(self, index: int) -> str:
        line = self.lines[index]
        if line.form is RequestRowForm.HEAD:
            return f"{line.title}, {line.summary}"
        tokens = plural(line.tokens, "{1} token", "{1} tokens", self._figure(line))
        if line.form is RequestRowForm.RUN:
            return f"{run_name(line)}, {tokens}"
        state, _tone = block_state(line.block)
        reason = block_reason_text(line.block.reason, self._now)
        return f"{block_name(line.block)}, {tokens}, {state}, {reason}"

    def width_changed(self) -> None:
        columns, open_key = self._columns(), self.opened.key if self.opened else ""
        heights = (
            HEADING_HEIGHT
            if line.form is RequestRowForm.HEAD
            else columns.row + columns.opened * (line.key == open_key)
            for line in self.lines
        )
        self.show_heights(ListedHeights(heights))

    def paint_above(self, canvas: Canvas) -> None:
        if self.by_keyboard and self.hasFocus() and not self.lines:
            canvas.focus_ring(QRectF(self.viewport().rect()).adjusted(4, 4, -4, -4), 4)

    def paint_row(self, canvas: Canvas, rect: QRectF, index: int) -> None:
        line, columns = self.lines[index], self._columns()
        if line.form is RequestRowForm.HEAD:
            paint_heading(canvas, rect.top(), line, columns=columns)
            return
        texts = self._texts.get(line.key)
        if texts is None:
            texts = self._texts[line.key] = row_texts(
                line, self._now, tokens_text=self._figure(line)
            )
        hovered, current = index == self._pointed[0], line.key == self._current and self.hasFocus()
        buttons = self._buttons(index) if hovered else []
        opened = self.opened if self.opened is not None and self.opened.key == line.key else None
        painter = BlockRowPainter(
            canvas,
            line,
            texts,
            columns,
            self._largest,
            hovered=hovered,
            current=current,
            opened=opened is not None,
            dim=bool(self._only) and line.block.kind not in self._only,
            buttons_px=len(buttons) * (BUTTON_SIZE + 2),
        )
        painter.paint(rect.top())
        if current and self.by_keyboard:
            ring = QRectF(4, rect.top(), columns.width - 4 - SCROLL_BAR_SPACE, columns.row)
            canvas.focus_ring(ring, 4)
        for action, button_rect in buttons:
            pointed = self._pointed[1] is action
            if pointed:
                canvas.box(button_rect, 6, "surf2")
            corner = button_rect.topLeft() + QPointF(6, 6)
            canvas.icon(corner, action.icon, "fg" if pointed else "fg2")
        if opened is not None:
            opened_rect = QRectF(0, rect.top() + columns.row, columns.width, columns.opened)
            opened.paint(canvas, opened_rect, columns)

    def _buttons(self, index: int) -> list[tuple[BlockAction, QRectF]]:
        """Return the buttons of a row under the pointer, from the right."""
        line, columns = self.lines[index], self._columns()
        if line.form is not RequestRowForm.BLOCK or line.part is RequestRowGroup.REMOVED:
            return []
        middle = self.row_rect(index).top() + columns.row / 2
        rect = QRectF(0, middle - BUTTON_SIZE / 2, BUTTON_SIZE, BUTTON_SIZE)
        rect.moveRight(columns.actions + (6 if columns.tall else 0))
        actions = reversed(block_actions(line.block, is_sent=self._is_sent))
        step = BUTTON_SIZE + 2
        return [(action, rect.translated(-at * step, 0)) for at, action in enumerate(actions)]

    def _term_at(self, point: QPointF) -> BlockTerm | None:
        """Return the state under a point, if it is a term: a click on the name opens the row."""
        point, columns = self._mirrored(point), self._columns()
        index, action = self._part_at(point)
        if index < 0 or action is not None or columns.width < PANEL_WIDTH:
            return None
        line, top = self.lines[index], self.row_rect(index).top()
        x, middle = columns.state, top + columns.row / 2
        if columns.tall:
            x, middle = columns.tokens - 166, top + 22
        term = None if line.form is RequestRowForm.HEAD else block_term(line.block)
        on_state = state_rect(line.block, x, middle).contains(point)
        return term if term in EXPLAINED and on_state else None

    def _current_term(self) -> BlockTerm | None:
        """Return the term that the current row is named after, or else its state."""
        line = self._find_line(self._current)
        if line is None or line.form is RequestRowForm.HEAD:
            return None
        if line.form is RequestRowForm.RUN and line.block.state is BlockState.CACHED:
            return BlockTerm.MARKER
        is_block = line.form is RequestRowForm.BLOCK
        return (is_block and SORT_TERMS.get(line.block.sort)) or block_term(line.block)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(*self._part_at(self._mirrored(event.position())))

    def leaveEvent(self, event: QEvent) -> None:
        self._point(-1, None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        point = self._mirrored(event.position())
        index, action = self._part_at(point)
        if index < 0 or event.button() is not Qt.MouseButton.LeftButton:
            return
        line = self.lines[index]
        # not on the opened text below
        on_row = point.y() < self.row_rect(index).top() + self._columns().row
        self._current = line.key
        if action is not None:
            self._do(action, line.block)
        elif line.form is RequestRowForm.RUN or on_row:
            self.toggle(line.key)
        elif self.opened is not None and (action := self.opened.action_at(point)):
            self._do(action, line.block)
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll an opened text under the pointer until its end."""
        point = self._mirrored(event.position())
        steps = -round(event.angleDelta().y() / 40)
        if self.opened and self.opened.box.contains(point) and self.opened.scroll(steps):
            self.viewport().update()
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        key = Qt.Key(event.key())
        has_no_modifiers = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if has_no_modifiers and key in moves:
            self.by_keyboard = True
            self._move(moves[key])
        elif has_no_modifiers and key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.toggle(self._current)
        else:
            event.ignore()

    def disabled_reason(self, action: BlockAction) -> str:
        """Return why an action is impossible for the current block; "" if it is possible."""
        block = self.current
        if block is None:
            return no_block_text()
        if action not in block_actions(block, is_sent=self._is_sent):
            return tr("Not available for this block.")
        return retold(block.exclude_problem) if action is BlockAction.LEAVE else ""

    def do(self, action: BlockAction) -> None:
        """Apply an action to the current block if possible."""
        block = self.current
        if block is not None and action in block_actions(block, is_sent=self._is_sent):
            self._do(action, block)

    def event(self, event: QEvent) -> bool:
        return isinstance(event, QHelpEvent) or super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            words = self.tip_at(self._mirrored(QPointF(event.pos())))
            QToolTip.showText(event.globalPos(), plain_tip(words), self.viewport())
            return True
        return super().viewportEvent(event)

    def tip_at(self, point: QPointF) -> str:
        """Return a button's action and key, or else the reason of the row."""
        index, action = self._part_at(point)
        if index < 0 or self.lines[index].form is RequestRowForm.HEAD:
            return ""
        line, request = self.lines[index], self._request
        if action is None:
            if line.form is RequestRowForm.RUN:
                reason, content = run_reason(line, self._now), run_content(line)
            else:
                reason = block_reason_text(line.block.reason, self._now)
                content = block_content(line.block)
            return " — ".join(filter(None, (reason, content if describes_row(line) else "")))
        _label, words = block_action_words(action, line.block, is_sent=self._is_sent)
        if self._lettered or action is BlockAction.COPY:
            words = f"{words} ({action.key})"
        effect = ""
        if request is None or request.is_sent:
            return words
        if action is BlockAction.PIN and not line.block.facts.pin:
            effect = pin_cost_text(pin_cost(request.blocks, line.block))
        elif action is BlockAction.LEAVE and line.block.exclude_problem:
            effect = retold(line.block.exclude_problem)
        elif action in (BlockAction.LEAVE, BlockAction.RECALL):
            effect = exclusion_cost_text(exclusion_cost(request.blocks, line.block))
        return f"{words}: {effect}" if effect else words

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        rows = [line.key for line in self.lines if line.form is not RequestRowForm.HEAD]
        if rows and self._current not in rows:
            self._move(1)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the actions of a block, which the row shows only under the pointer, by name."""
        index, _action = self._part_at(self._mirrored(QPointF(event.pos())))
        line = self.lines[index] if index >= 0 else None
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            line = self._find_line(self._current)
        if line is None or line.form is not RequestRowForm.BLOCK:
            return
        menu, block = Menu(self), line.block
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in block_actions(block, is_sent=self._is_sent):
            words, _tip = block_action_words(action, block, is_sent=self._is_sent)
            entry = menu.addAction(words, partial(self._do, action, block))
            entry.setEnabled(action is not BlockAction.LEAVE or not block.exclude_problem)
        menu.popup(event.globalPos())

    def _do(self, action: BlockAction, block: InspectedBlock) -> None:
        if action is BlockAction.LEAVE and block.exclude_problem:
            return
        self.wanted.emit(action, block)

    def _move(self, steps: int) -> None:
        rows = [line.key for line in self.lines if line.form is not RequestRowForm.HEAD]
        if rows:
            index = rows.index(self._current) + steps if self._current in rows else 0
            self.choose(rows[min(max(index, 0), len(rows) - 1)])

    def _point(self, index: int, action: BlockAction | None) -> None:
        if (index, action) != self._pointed:
            self._pointed = index, action
            shape = Qt.CursorShape.PointingHandCursor
            on_row = index >= 0 and self.lines[index].form is not RequestRowForm.HEAD
            self.viewport().setCursor(shape if on_row else Qt.CursorShape.ArrowCursor)
            self.viewport().update()

    def _mirrored(self, point: QPointF) -> QPointF:
        return mirrored_point(self.viewport(), point)

    def _part_at(self, point: QPointF) -> tuple[int, BlockAction | None]:
        index = self.row_at(point)
        buttons = self._buttons(index) if index >= 0 else ()
        return index, next((action for action, rect in buttons if rect.contains(point)), None)

    def _find_line(self, key: str) -> RequestRow | None:
        return next((line for line in self.lines if line.key == key), None)

    def _columns(self) -> BlockColumns:
        return BlockColumns(self.width())
