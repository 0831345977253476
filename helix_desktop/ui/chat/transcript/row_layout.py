"""Lays out and paints transcript rows: message bubbles, heights, live text, marks of pinned or
excluded rows, and what a hit of a search is.
"""

import math
import re
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

import msgspec
from msgspec import Struct, field
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.transcript import event_rows, tool_rows
from helix_desktop.ui.chat.transcript.call_runs import (
    RUN_ROW_HEIGHT,
    CallRun,
    CallRuns,
    paint_run,
    run_area,
)
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.rewound_rows import RewoundRows
from helix_desktop.ui.chat.transcript.rows import (
    BranchNote,
    ClickArea,
    FailureNote,
    GateNote,
    InterruptionNote,
    Looks,
    RewindNote,
    RewriteNote,
    RowAction,
    RowKind,
    TranscriptRow,
    head_text,
)
from helix_desktop.ui.chat.transcript.tool_rows import CARD_GAP
from helix_desktop.ui.chat.transcript.tool_rows import HEAD_HEIGHT as CARD_HEAD
from helix_desktop.ui.markdown.block_parser import (
    MAX_FIRST_CHARS,
    StreamingParser,
    parse_literal,
    parse_typed,
)
from helix_desktop.ui.markdown.code_box import MAX_UNFOLDED_LINES, CodeOptions
from helix_desktop.ui.markdown.formula_pictures import FormulaPictures
from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.markdown.model import MessageBlock
from helix_desktop.ui.markdown.text_layout import BaseStyle, Highlight, reads_right_to_left
from helix_desktop.ui.style.canvas import Canvas
from helix_desktop.ui.style.theme import Theme, line_height
from helix_desktop.ui.text.block_terms import BlockTerm
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.safe_text import bounded_text, output_preview


class TranscriptMatches(Struct, frozen=True):
    """The rows that match a search with the number of hits up to their ends; `at` is a hit."""

    words: str = ""
    rows: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()
    at: int = -1

    @property
    def count(self) -> int:
        return self.ends[-1] if self.ends else 0

    @property
    def row(self) -> int:
        """The row of the current hit, or -1."""
        return self.rows[bisect_right(self.ends, self.at)] if 0 <= self.at < self.count else -1

    @property
    def number(self) -> int:
        """The number of the current hit among those of its row, from 0."""
        before = bisect_right(self.ends, self.at)
        return self.at - (self.ends[before - 1] if before else 0)

    def moved(self, step: int) -> "TranscriptMatches":
        """Return the matches with the next or the previous hit current, wrapping around."""
        index = (self.at + step) % self.count if self.count else -1
        return TranscriptMatches(self.words, self.rows, self.ends, index)

    def places(self, text: str) -> list[tuple[int, int]]:
        """Return the positions of all hits in a text."""
        if not self.words:
            return []
        return [hit.span() for hit in search_pattern(self.words).finditer(text)]

    def stay_with(self, previous: "TranscriptMatches") -> "TranscriptMatches":
        """Return the matches with the hit current that was current before, if it is still there."""
        row, number = previous.row, previous.number
        if row not in self.rows:
            return self
        row_number = self.rows.index(row)
        first = self.ends[row_number - 1] if row_number else 0
        index = min(first + number, self.ends[row_number] - 1)
        return TranscriptMatches(self.words, self.rows, self.ends, index)


@lru_cache(maxsize=8)
def search_pattern(words: str) -> re.Pattern[str]:
    """Return the pattern that decides what a hit is; it ignores case."""
    return re.compile(re.escape(words), re.IGNORECASE)


MARK_ICON_SIZE = 14
ICON_GAP, MARK_TOP = 20, 4
"""Gap left of the text or its bubble; height down to the middle of the first line."""
BUBBLE_TOP = 9
"""Pixels by which the first line of a bubble is lower."""


def mark_icons(row: TranscriptRow) -> list[tuple[str, str]]:
    """Return the icons of the marks with their tones, from the text outward."""
    icons = [("pin", "info")] if row.pin else []
    return [*icons, ("eye-off", "warn")] if row.output_state is OutputState.LEFT_OUT else icons


def paint_marks(canvas: Canvas, row: TranscriptRow, left: float) -> None:
    """Paint the marks beside a message, one below the other; `left` is its visible edge."""
    top = MARK_TOP + (BUBBLE_TOP if row.kind is RowKind.USER else 0)
    for number, (icon, tone) in enumerate(mark_icons(row)):
        canvas.icon(
            QPointF(left - ICON_GAP, top + number * (MARK_ICON_SIZE + 4)),
            icon,
            tone,
            size=MARK_ICON_SIZE,
        )


ROW_GAP = 16
BUBBLE_PADDING = 16
BUBBLE_SHARE = 0.8
CURSOR_WIDTH = 8
MAX_LIVE_CHARS = 120_000
"""Characters shown of a text while it is being written; only its end is laid out again."""
MAX_GROWTH_CHARS = 20_000
"""Characters by which a text being written may grow from one layout to the next."""

MARKDOWN = (RowKind.ASSISTANT, RowKind.THINKING, RowKind.SEARCH)
"""The rows whose text is Markdown."""

TAIL_LINES = 12
"""Lines shown of a running call's output."""


class _TextPlan(Struct, frozen=True):
    """Where a row's text stands; `inset` and `extra` are the width and the height around it."""

    style: BaseStyle
    inset: float
    extra: float
    left: float = 0.0
    top: float = 0.0


_SMALL, _FAILURE_LEFT = BaseStyle("small", "fg2"), event_rows.TEXT_LEFT
_FAILURE_TOP = event_rows.TITLE_HEIGHT
_PLANS = {
    RowKind.USER: _TextPlan(BaseStyle(), 2 * BUBBLE_PADDING, 20 + ROW_GAP, top=10),
    RowKind.ASSISTANT: _TextPlan(BaseStyle(), 0, ROW_GAP),
    RowKind.THINKING: _TextPlan(BaseStyle("small", "mut"), 16, ROW_GAP, left=16),
    RowKind.SEARCH: _TextPlan(_SMALL, 16, ROW_GAP, left=16),
    RowKind.NOTE: _TextPlan(_SMALL, 56, 20 + ROW_GAP, left=42, top=10),
    RowKind.PROBLEM: _TextPlan(BaseStyle("small", "fg"), 56, 20 + ROW_GAP, left=42, top=10),
    RowKind.TOOL: _TextPlan(
        BaseStyle("mono", "fg2"), 32, CARD_HEAD + 24 + CARD_GAP, left=16, top=CARD_HEAD + 10
    ),
    RowKind.FAILURE: _TextPlan(
        _SMALL, _FAILURE_LEFT + 14, _FAILURE_TOP + ROW_GAP, left=_FAILURE_LEFT, top=_FAILURE_TOP
    ),
}
_FIXED_HEIGHTS = {
    RowKind.DIVIDER: event_rows.PILL_HEIGHT + ROW_GAP,
    RowKind.BREAK: event_rows.NOTE_LINE_HEIGHT + ROW_GAP,
    RowKind.MENTION: event_rows.ROW_MENTION_LINE + event_rows.MENTION_GAP,
}
"""Heights of rows that paint their text in lines of their own."""
LINE_KINDS = frozenset((*_FIXED_HEIGHTS, RowKind.GATE))


class RowLayout(Struct):
    """A row laid out at one width."""

    row: TranscriptRow
    version: int
    width: float
    height: float
    limit: int = MAX_FIRST_CHARS
    sheet: MessageLayout | None = None
    place: QPointF = field(default_factory=QPointF)
    """The text's place in the row."""
    left: float = 0.0
    """The text's distance from the side where reading begins."""
    from_right: bool = False
    """Whether everything around the text is mirrored; the text follows its own letters."""
    growing: StreamingParser | None = None
    unchanged_height: float = 0.0
    """The height from the row's top that looks as in the layout before, while text streams in."""
    run: CallRun | None = None
    """The run whose line stands in this row, above the row's own card or in its place."""

    painted: Looks | None = None
    """What was painted last."""

    @property
    def folded(self) -> bool:
        """Whether the line of a run stands in the place of the row's card."""
        return self.run is not None and not self.run.open

    @property
    def above(self) -> float:
        """The height above the row's own card."""
        return RUN_ROW_HEIGHT if self.run is not None else 0.0


_ALL_CODE = CodeOptions()


def make_row_layout(
    row: TranscriptRow,
    width: float,
    *,
    limit: int = MAX_FIRST_CHARS,
    from_right: bool = False,
    code: CodeOptions = _ALL_CODE,
    before: RowLayout | None = None,
) -> RowLayout:
    """Measure a row; its height includes the gap to the next.

    `limit` is the number of characters shown of a long text, and `before` the former layout.
    """
    height: float | None = _FIXED_HEIGHTS.get(row.kind)
    diff_height, card_foot = tool_rows.diff_height(row), 0.0
    if row.kind is RowKind.TOOL:
        card_foot = tool_rows.footer_height(row) + tool_rows.pictures_height(row, width)
        if not row.expanded or tool_rows.is_compared(row):
            lines = diff_height + tool_rows.last_lines_height(row)
            height = CARD_HEAD + CARD_GAP + card_foot + lines
    if isinstance(row.note, GateNote):
        height = tool_rows.gate_height(row.note) + CARD_GAP
    if height is not None:
        return RowLayout(row, row.version, width, height, from_right=from_right)
    plan, is_user = _PLANS[row.kind], row.kind is RowKind.USER
    text_width = (width * BUBBLE_SHARE if is_user else width) - plan.inset
    growing = (before and before.growing) or StreamingParser()
    limit = max(limit, before.limit if before else 0)
    if row.live:
        limit = max(limit, min(growing.shown.limit + MAX_GROWTH_CHARS, MAX_LIVE_CHARS))
    blocks = row_blocks(row, growing, limit)
    old_sheet = before.sheet if before else None
    sheet = MessageLayout(blocks, text_width, base_style=plan.style, before=old_sheet, code=code)
    if is_user and reads_right_to_left(row.text):
        # its lines begin at the bubble's right edge
        text_width = math.ceil(sheet.natural)
        sheet = MessageLayout(blocks, text_width, base_style=plan.style, code=code)
    height = sheet.height + plan.extra + diff_height + card_foot
    if row.kind is RowKind.FAILURE:
        height += event_rows.FOOT_HEIGHT if row.last else event_rows.PLAIN_FOOT_HEIGHT
    elif row.kind is not RowKind.TOOL:
        height += event_rows.images_height(row.images, width)
    content_width = sheet.natural if is_user else text_width
    left = width - content_width - BUBBLE_PADDING if is_user else plan.left
    place = QPointF(width - left - content_width if from_right else left, plan.top + diff_height)
    row_layout = RowLayout(
        row, row.version, width, height, limit, sheet, place, left, from_right=from_right
    )
    row_layout.growing = growing if row.kind in MARKDOWN else None
    if row.live and before is not None and before.place == place:
        row_layout.unchanged_height = place.y() + sheet.unchanged_height
    return row_layout


MAX_LAYOUTS = 160
"""Laid-out rows that are kept."""


class RowLayouts:
    """The rows of a model that were laid out last; each is laid out again when it changes."""

    def __init__(self, model: TranscriptModel) -> None:
        self._model = model
        self.formulas = FormulaPictures()
        self._layouts: OrderedDict[int, RowLayout] = OrderedDict()
        self._limits: dict[int, int] = {}
        """Characters shown of messages that the user expanded."""
        self._unfolded: dict[int, frozenset[int]] = {}
        """Code blocks that the user unfolded, by row."""
        self._streamed: set[int] = set()
        """Rows that were read while they streamed in, whose code stays unfolded."""

    def row(self, index: int, width: float, *, from_right: bool) -> RowLayout:
        row, row_layout = self._model.row(index), self._layouts.get(index)
        limit, run = self._limits.get(index, MAX_FIRST_CHARS), self._model.runs.headed_by(index)
        if (
            row_layout is None
            or row_layout.version != row.version
            or row_layout.width != width
            or row_layout.limit < limit
            or row_layout.run is not run
            or (row_layout.sheet is not None and row_layout.sheet.is_outdated)
        ):
            if row.live:
                self._streamed.add(index)
            files = row.kind is RowKind.ASSISTANT
            code = CodeOptions(files=files, formulas=self.formulas)
            if index not in self._streamed:
                unfolded = self._unfolded.get(index, frozenset[int]())
                code = CodeOptions(MAX_UNFOLDED_LINES, unfolded, files, self.formulas)
            row_layout = make_row_layout(
                row,
                width,
                limit=limit,
                from_right=from_right,
                code=code,
                before=row_layout,
            )
            if run is not None and run.open:  # the line of the run is above its first row
                row_layout.run = run
                row_layout.height += row_layout.above
                row_layout.place += QPointF(0, row_layout.above)
            elif run is not None:
                version, limit_then = row_layout.version, row_layout.limit
                row_layout = RowLayout(row, version, width, RUN_ROW_HEIGHT, limit_then, run=run)
                row_layout.from_right = from_right
            self._layouts[index] = row_layout
            if row_layout.limit > limit:  # text that was read while it streamed in stays
                self._limits[index] = row_layout.limit
            while len(self._layouts) > MAX_LAYOUTS:
                self._layouts.popitem(last=False)
        self._layouts.move_to_end(index)
        return row_layout

    def is_stale(self, index: int) -> bool:
        """Whether a row was painted as it looked before, or not at all."""
        row, row_layout = self._model.row(index), self._layouts.get(index)
        return row_layout is None or row_layout.painted != row.looks

    def take_unchanged_height(self, index: int) -> float:
        """Return the height of a row that looks as before its last change; asked again, 0."""
        row_layout = self._layouts.get(index)
        if row_layout is None:
            return 0.0
        unchanged_height, row_layout.unchanged_height = row_layout.unchanged_height, 0.0
        return unchanged_height

    def unfold_code(self, index: int, blocks: Iterable[int]) -> None:
        self._unfolded[index] = self._unfolded.get(index, frozenset()) | frozenset(blocks)
        self._layouts.pop(index, None)

    def show_more(self, index: int) -> None:
        """Show a further part of a message that is shown in part."""
        self._limits[index] = self._limits.get(index, MAX_FIRST_CHARS) + MAX_FIRST_CHARS

    def clear(self) -> None:
        """Lay all rows out again."""
        self._layouts.clear()

    def forget(self) -> None:
        """Begin anew for other rows."""
        self._layouts.clear()
        self._limits.clear()
        self._unfolded.clear()
        self._streamed.clear()
        self.formulas.forget_requests()


def row_blocks(
    row: TranscriptRow, growing: StreamingParser, limit: int
) -> tuple[MessageBlock, ...]:
    """Return the blocks of the text that a row shows, up to a number of characters."""
    match row.kind:
        case RowKind.ASSISTANT | RowKind.THINKING | RowKind.SEARCH:
            return growing.parse(row.text, limit, is_live=row.live)
        case RowKind.USER:
            return parse_typed(row.text, limit)
        case RowKind.TOOL if row.tail:
            lines = bounded_text(row.tail).rstrip("\n").split("\n")
            return parse_literal("\n".join(lines[-TAIL_LINES:]))
        case RowKind.TOOL:
            if row.output is None:
                return parse_literal(tr("Reading…"))
            return parse_literal(output_preview(row.output, row.size))
        case RowKind.FAILURE:
            return parse_literal(event_rows.reply_text(row), limit, is_window_text=True)
        case _:
            return parse_literal(row.text, limit, is_window_text=True)


def gap_below(row: TranscriptRow) -> float:
    if row.kind is RowKind.MENTION:
        return event_rows.MENTION_GAP
    return CARD_GAP if row.kind in (RowKind.TOOL, RowKind.GATE) else ROW_GAP


def estimated_heights(
    weights: Sequence[int],
    width: float,
    runs: CallRuns | None = None,
    *,
    rewound: Iterable[RewoundRows] = (),
) -> list[float]:
    """Return heights before rows are measured, close enough for the scroll bar.

    A weight is a number of characters; a negative one means a card. Rows in `runs` may be folded,
    those in `rewound` are.
    """
    line_px, chars_per_line = float(line_height("prose")), max(20.0, width / 9)
    char_height, max_chars = line_px / chars_per_line, MAX_FIRST_CHARS
    one_line_height, card_height = line_px + ROW_GAP, float(CARD_HEAD + CARD_GAP)
    heights = [
        one_line_height + (weight if weight < max_chars else max_chars) * char_height
        if weight >= 0
        else card_height
        for weight in weights
    ]
    for run in runs or ():
        if run.open:
            heights[run.first] += RUN_ROW_HEIGHT
        else:
            heights[run.first] = RUN_ROW_HEIGHT
            heights[run.first + 1 : run.last + 1] = [0.0] * (run.last - run.first)
    for rows in rewound:
        heights[rows.first : rows.divider] = [0.0] * (rows.divider - rows.first)
    return heights


class PaintContext(Struct, frozen=True):
    """The settings for painting a row: the area to draw, and the state under the pointer."""

    clip: QRectF
    marks: Sequence[Highlight] = ()
    hovered: bool = False
    on_run: bool = False
    """Whether the line of a run is pointed at or chosen."""
    zone: ClickArea | None = None
    """The area under the pointer."""
    matches: TranscriptMatches = TranscriptMatches()
    """The hits of a search, to mark those outside the row's laid-out text."""
    pictures: Mapping[str, QImage | None] = msgspec.field(default_factory=dict)
    """Decoded pictures; None for one that cannot be shown."""
    comments: Sequence[LineComment] = ()
    written: LineComment | None = None
    """The comment that is being written."""


def click_areas(row_layout: RowLayout) -> list[ClickArea]:
    """Return the clickable areas of a row, apart from its text."""
    row, width = row_layout.row, row_layout.width
    if row_layout.run is not None:
        below = [] if row_layout.folded else _message_zones(row_layout)
        above = row_layout.above
        card_areas = (replace(zone, rect=zone.rect.translated(0, above)) for zone in below)
        return [run_area(row_layout.run, width), *card_areas]
    match row.note:
        case RewriteNote() | BranchNote() | RewindNote() as moment:
            return event_rows.divider_areas(moment, width)
        case GateNote() as moment:
            return tool_rows.gate_areas(moment, width)
        case InterruptionNote():
            return event_rows.interruption_areas(row, width)
        case FailureNote():
            return event_rows.failure_areas(row, width, row_layout.height - ROW_GAP)
        case None:
            return _message_zones(row_layout)


def click_area_at(row_layout: RowLayout, point: QPointF) -> ClickArea | None:
    """Return the clickable area under a point, measured from the row's corner."""
    x = row_layout.width - point.x() if row_layout.from_right else point.x()
    return next(
        (zone for zone in click_areas(row_layout) if zone.rect.contains(x, point.y())), None
    )


def term_areas(row_layout: RowLayout) -> list[tuple[QRectF, BlockTerm]]:
    """Return the words of a row that a click explains, each with its place."""
    row, width = row_layout.row, row_layout.width
    if row_layout.folded:
        return []
    match row.note:
        case GateNote() as moment:
            return tool_rows.gate_terms(moment)
        case RewriteNote() as moment:
            return event_rows.divider_terms(moment, width)
        case _ if row.kind is RowKind.TOOL:
            terms, above = tool_rows.call_terms(row, width), row_layout.above
            return [(rect.translated(0, above), term) for rect, term in terms]
        case _:
            return []


def term_under(row_layout: RowLayout, point: QPointF) -> BlockTerm | None:
    """Return the term under a point, measured from the row's corner."""
    x = row_layout.width - point.x() if row_layout.from_right else point.x()
    areas = term_areas(row_layout)
    return next((term for rect, term in areas if rect.contains(x, point.y())), None)


def _message_zones(row_layout: RowLayout) -> list[ClickArea]:
    row, width = row_layout.row, row_layout.width
    if row.kind is RowKind.TOOL:
        areas = tool_rows.tool_areas(row, width, _above_pictures(row_layout))
        return [*areas, *tool_rows.diff_areas(row, width, top=CARD_HEAD)]
    if row.kind is RowKind.MENTION:
        line = event_rows.mention_line(row, width)
        return [ClickArea(line, RowAction.ENTRY, row.text)] if row.content else []
    top = row_layout.height - ROW_GAP - event_rows.images_height(row.images, width)
    return event_rows.image_areas(row.images, width, top)


def paint_row(
    canvas: Canvas, row_layout: RowLayout, top_left: QPointF, *, context: PaintContext
) -> None:
    row_layout.painted = row_layout.row.looks
    painter = canvas.painter
    painter.save()
    painter.translate(top_left)
    area = QRectF(0, 0, row_layout.width, row_layout.height)
    row_canvas = canvas.within(area, mirrored=row_layout.from_right)
    if row_layout.run is not None:
        words = row_layout.run.text()
        paint_run(row_canvas, row_layout.run, row_layout.width, words=words, hovered=context.on_run)
        painter.translate(0, row_layout.above)
    if not row_layout.folded:
        row_clip = context.clip.translated(-top_left).translated(0, -row_layout.above)
        _paint_around(row_canvas, row_layout, context, clip=row_clip)
        # Frame a head with a hit, or a row that paints its own lines: they may be cut there.
        row = row_layout.row
        text = row.text if row.kind in LINE_KINDS else head_text(row)
        if context.matches.places(text):
            row_canvas.box(match_place(row_layout), 10, border="hit", width=2)
    painter.translate(0, -row_layout.above)
    if row_layout.sheet is not None:
        clip = context.clip.translated(-top_left)
        row_layout.sheet.draw(painter, row_layout.place, context.marks, clip=clip)
        if row_layout.row.live:
            end = row_layout.place + row_layout.sheet.end() + QPointF(4, 3)
            canvas.box(QRectF(end.x(), end.y(), CURSOR_WIDTH, 16), 2, "acc")
    painter.restore()


def match_place(row_layout: RowLayout) -> QRectF:
    """Return the part of a row that is framed: a mention, a card, or a line between messages."""
    if row_layout.row.kind is RowKind.MENTION:
        return event_rows.mention_line(row_layout.row, row_layout.width)
    is_call = row_layout.row.kind is RowKind.TOOL
    height = CARD_HEAD if is_call else row_layout.height - gap_below(row_layout.row)
    return QRectF(0, 0, row_layout.width, height)


def _paint_around(
    canvas: Canvas, row_layout: RowLayout, context: PaintContext, *, clip: QRectF
) -> None:
    """Paint everything but the text; `clip` is the part of the row that is painted."""
    row, width, zone = row_layout.row, row_layout.width, context.zone
    card = QRectF(0, 0, width, row_layout.height - ROW_GAP)
    match row.kind:
        case RowKind.USER:
            left = row_layout.left - BUBBLE_PADDING
            pictures_height = event_rows.images_height(row.images, width)
            box = card.adjusted(left, 0, 0, -pictures_height)
            canvas.box(box, 14, "user")
            paint_marks(canvas, row, left)
            event_rows.paint_images(
                canvas, row.images, box.bottom(), width=width, pictures=context.pictures
            )
        case RowKind.TOOL:
            box = QRectF(0, 0, width, row_layout.height - row_layout.above - CARD_GAP)
            tool_rows.paint_tool(canvas, row, box, hovered=context.hovered, zone=zone)
            hits_in = context.matches.places
            tool_rows.paint_diff(
                canvas,
                row,
                width,
                top=CARD_HEAD,
                clip=clip,
                hits_in=hits_in,
                comments=context.comments,
                written=context.written,
                zone=zone,
            )
            lines_top = CARD_HEAD + tool_rows.diff_height(row)
            tool_rows.paint_last_lines(canvas, row, width, top=lines_top, hits_in=hits_in)
            event_rows.paint_images(
                canvas,
                row.images,
                _above_pictures(row_layout),
                width=width,
                pictures=context.pictures,
                inset=tool_rows.IMAGES_INSET,
            )
        case RowKind.NOTE | RowKind.PROBLEM:
            problem, color = row.kind is RowKind.PROBLEM, Theme.applied.color
            fill, border = (color("bad", 14), color("bad", 110)) if problem else ("bg", "line")
            canvas.box(card, 10, fill, border=border)
            canvas.icon(QPointF(16, 10), "warn" if problem else "info", "bad" if problem else "mut")
        case RowKind.DIVIDER | RowKind.GATE | RowKind.BREAK | RowKind.FAILURE | RowKind.MENTION:
            hovered = zone is not None
            match row.note:
                case RewriteNote() | BranchNote() | RewindNote() as moment:
                    event_rows.paint_divider(canvas, moment, width, hovered=zone)
                case GateNote() as moment:
                    tool_rows.paint_gate(canvas, moment, width, hovered=zone)
                case FailureNote():
                    event_rows.paint_failure(canvas, row, card, hovered=zone)
                case InterruptionNote():
                    event_rows.paint_interruption(canvas, row, width, hovered=zone)
                case None:
                    event_rows.paint_mention(canvas, row, width, hovered=hovered)
        case RowKind.THINKING | RowKind.SEARCH:
            canvas.fill(QRectF(0, 0, 2, card.height()), "line2")
        case RowKind.ASSISTANT:
            paint_marks(canvas, row, 0)


def _above_pictures(row_layout: RowLayout) -> float:
    """Return the height of a card without its pictures."""
    pictures = tool_rows.pictures_height(row_layout.row, row_layout.width)
    return row_layout.height - row_layout.above - CARD_GAP - pictures
