"""The widgets of the page Context and of its panel: head with tokens, cost, forecast, and next
compaction; token bar, legend of block kinds, table head, list of blocks, request strip.

The page and the panel are the same widget in two sizes; the user's wishes leave it as signals.
"""

import math
from collections.abc import Sequence
from functools import reduce

from msgspec import Struct
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.app.inspection.request_history import RequestHistory
from helix_desktop.domain.context_window.block import BlockKind, PartKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.inspected_request import (
    EncodedBody,
    InspectedBlock,
    InspectedRequest,
    RewriteForecast,
    WindowWeight,
)
from helix_desktop.ui.inspector.block_list import BlockColumns, BlockListView
from helix_desktop.ui.inspector.block_rows import BlockAction, short_digest
from helix_desktop.ui.inspector.request_strip import PAGE_REQUESTS, RequestStrip
from helix_desktop.ui.style.canvas import (
    ELIDE_NONE,
    RIGHT,
    Canvas,
    PaintedWidget,
    hairline,
    mirrored_point,
    surface,
    text_width,
)
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.style.tokens import TOP_BAR_HEIGHT
from helix_desktop.ui.text.block_labels import (
    DRAFT,
    ORDER,
    cache_miss_text,
    day_time_text,
    forecast_text,
    forecast_when_text,
    kind_figure,
    kind_label,
    kind_tone,
)
from helix_desktop.ui.text.block_terms import KIND_TERMS, job_name
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    decimal_text,
    ended_text,
    listed_text,
    percent_text,
    plural,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.widgets.controls import button, icon_button, set_icon, switch_button
from helix_desktop.ui.widgets.glossary import open_glossary
from helix_desktop.ui.widgets.labels import ElidedLabel, label, plain_tip, set_tone
from helix_desktop.ui.widgets.layout import STRETCH, aligned, bar_of, column_of, grow, row_of
from helix_desktop.ui.widgets.token_bar import TokenBar

PAGE_HEIGHT, PANEL_HEIGHT = 64, 52
UNKNOWN_FIGURE = "–"
MIN_FACT_WIDTH = 150
FACT_GAP = 26
"""Pixels beside a fact's texts: after the line on its left, and before the next line."""
MAX_EXTRA_FACT_WIDTH = 24
"""Most additional pixels for each fact where there is room."""


class SummaryFact(Struct, frozen=True):
    """A figure with its name and scale."""

    name: str
    value: str
    below: str = ""


class RequestSummary(Struct, frozen=True):
    """The texts of a summary."""

    title: str
    figure: str
    sure: str
    tone: str
    is_sent: bool
    bad: bool
    facts: tuple[SummaryFact, ...]
    briefs: tuple[str, str]
    """The facts that fit on one line, and fewer of them for a narrow panel."""


def request_summary(
    request: InspectedRequest, now: float, written: EncodedBody | None, *, counting: bool
) -> RequestSummary:
    tokens = count_text(request.tokens)
    if request.is_sent:
        title = tr("Request {0} of {1}").format(count_text(request.step), count_text(request.steps))
        certainty, tone = tr("estimated"), "acc"
        if not request.verified or (written is not None and written.same is False):
            certainty, tone = tr("incomplete"), "warn"
        elif request.usage is not None:
            certainty, tone = tr("exact"), "ok"
        duration = (
            tr("answered in {0} s").format(decimal_text(request.seconds, 1))
            if request.seconds
            else ""
        )
        sent = SummaryFact(tr("Sent"), day_time_text(request.at, now), duration)
        usage, below = request.usage, tr("not reported by the provider")
        if usage is not None:
            new_tokens = count_text(usage.input + usage.cache_write)
            below = tr("{0} prompt-cached · {1} new").format(
                count_text(usage.cache_read), new_tokens
            )
        cost = SummaryFact(tr("Request cost"), cost_text(request.cost), below)
        sha = tr("SHA-256 {0} recorded").format(short_digest(request.body)) if request.body else ""
        body = SummaryFact(tr("Bytes"), UNKNOWN_FIGURE, sha or tr("bytes not recorded"))
        if written is not None:
            marks = {True: "✓", False: tr("doesn't match"), None: tr("not checked")}
            sha = tr("SHA-256 {0} {1}").format(short_digest(written.sha), marks[written.same])
            body = SummaryFact(tr("Bytes"), count_text(len(written.data)), sha)
        facts = (sent, _context_fact(request), cost, body)
        briefs = _briefs(f"{title} · {facts[0].name} {facts[0].value}", facts[2])
        return RequestSummary(title, tokens, certainty, tone, True, False, facts, briefs)
    certainty = tr("counting…") if counting else tr("expected")
    price, cached_tokens = request.price, request.prefix_tokens if request.price.warm else 0
    uncached = request.tokens - cached_tokens
    below = tr("{0} prompt-cached · {1} new").format(
        count_text(cached_tokens), count_text(uncached)
    )
    if request.guest:  # what a guest's provider has cached is not known
        below = ""
    cost = SummaryFact(tr("Request cost"), cost_text(price.cached), below)
    price = request.price
    plain_below = tr("same: nothing in the prompt cache")
    if price.cached is not None and price.plain and price.cached > price.plain:
        plain_below = tr("cache writes cost extra")
    if price.cached is not None and price.plain and price.cached < price.plain:
        plain_below = tr("the prompt cache saves {0}").format(
            percent_text(100 * (1 - price.cached / price.plain), 1)
        )
    if not price.plain:
        plain_below = "" if price.plain is None else tr("this model is free")
    facts = (
        _context_fact(request),
        _compaction_fact(request),
        cost,
        SummaryFact(tr("Without prompt cache"), cost_text(price.plain), plain_below),
    )
    return RequestSummary(
        tr("Next request"),
        tokens,
        certainty if request.fits else tr("too large"),
        ("mut" if counting else "acc") if request.fits else "bad",
        False,
        not request.fits,
        facts,
        _briefs(forecast_text(request.outlook), facts[2]),
    )


def _briefs(first: str, cost: SummaryFact) -> tuple[str, str]:
    """Return one line about a request, and the same in fewer words for narrow places."""
    if cost.value == UNKNOWN_FIGURE:
        return " · ".join(filter(None, (first, cost.below))), first
    # what the prompt cache holds matters only where that costs less
    below = "" if cost.value == cost_text(0.0) else cost.below
    cost_words = ", ".join(filter(None, (cost.value, below)))
    brief = " · ".join(filter(None, (first, cost_words)))
    if first and cost.value == cost_text(None):
        return brief, first
    return brief, " · ".join(filter(None, (first, cost.value)))


def _context_fact(request: InspectedRequest) -> SummaryFact:
    share = request.tokens / request.marks.window if request.marks.window else 0.0
    of = tr("of {0} · {1}").format(count_text(request.marks.window), request.llm)
    return SummaryFact(tr("Context used"), percent_text(100 * share, 1), of)


def _compaction_fact(request: InspectedRequest) -> SummaryFact:
    outlook = request.outlook
    if outlook.mark is None:
        if not request.marks.job_thresholds:
            return SummaryFact(tr("Forecast"), UNKNOWN_FIGURE, tr("automatic compaction is off"))
        # notes by a model, which look at new history only: when they come can't be foreseen
        job, mark = request.marks.job_thresholds[0]
        outlook = RewriteForecast(mark=mark, job=job)
    mark_text = tr("compaction at {0} tokens").format(count_text(outlook.mark or 0))
    return SummaryFact(tr("Forecast"), forecast_when_text(outlook) or UNKNOWN_FIGURE, mark_text)


def next_compactions_text(request: InspectedRequest) -> str:
    """Return which compactions come next, when, and at which size."""
    outlook, marks = request.outlook, request.marks
    if not marks.job_thresholds:
        return tr("Automatic compaction is off.")
    names = {Job.NOTES: tr("Notes"), Job.OBSERVATIONS: tr("Notes")}
    template = tr("{0} at {1} tokens", "Handover at 109,000 tokens")
    parts: list[str] = []
    if outlook.job is not None and outlook.mark is not None:
        name, mark_text = names.get(outlook.job) or job_name(outlook.job), count_text(outlook.mark)
        words = tr("{0} {1}, at {2} tokens", "Notes in about 9 turns, at 56,000 tokens")
        when_text = forecast_when_text(outlook)
        parts.append(
            words.format(name, when_text, mark_text)
            if when_text
            else template.format(name, mark_text)
        )
    for job, mark in marks.job_thresholds:
        # an observer looks at new history only, so its mark says little of the whole
        if job is not Job.OBSERVATIONS and not (parts and job is outlook.job):
            parts.append(template.format(names.get(job) or job_name(job), count_text(mark)))
    list_text = reduce(tr("{0}; {1}", "two compactions").format, parts)
    return tr("Next: {0}. Nothing is lost.").format(list_text)


class RequestSummaryView(PaintedWidget):
    """A painted summary; in the panel the facts take one line."""

    def __init__(self, *, low: bool = False) -> None:
        super().__init__()
        self._low = low
        self.head: RequestSummary | None = None
        self.setFixedHeight(PANEL_HEIGHT if low else PAGE_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_head(self, head: RequestSummary | None) -> None:
        self.head = head
        if head is not None:
            self.setAccessibleName(f"{head.title}: {head.figure} {tr('tokens')}, {head.sure}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.head is None:
            return
        canvas = Canvas.on(self)
        if self._low:
            head = self.head
            tone = "bad" if head.bad else "acc" if head.is_sent else "fg"
            end = _write(canvas, QPointF(0, 22), head.figure, tone=tone, style=font("metric"))
            words = f"{tr('tok')} {head.sure}"
            _write(canvas, QPointF(end + 6, 22), words, tone=head.tone, style=font("small"))
            window = next(fact for fact in head.facts if fact.name == tr("Context used"))
            top_left = QPointF(self.width() - text_width(window.value, "smallb"), 22)
            _write(canvas, top_left, window.value, tone="acc", style=font("smallb"))
            width = self.width()
            fitting_briefs = (brief for brief in head.briefs if text_width(brief, "micro") <= width)
            line = next(fitting_briefs, head.briefs[-1])
            _write(canvas, QPointF(0, 42), line, tone="fg2", style=font("micro"), max_width=width)
        else:
            head = self.head
            tone = "acc" if head.is_sent else "fg2"
            _write(canvas, QPointF(0, 13), head.title, tone=tone, style=font("smallb"))
            tone = "bad" if head.bad else "fg"
            end = _write(canvas, QPointF(0, 50), head.figure, tone=tone, style=_figure_font(28))
            end = _write(canvas, QPointF(end + 8, 50), tr("tok"), tone="mut", style=font("body"))
            top_left = QPointF(end + 8, 50)
            end = _write(canvas, top_left, head.sure, tone=head.tone, style=font("smallb"))
            # the widths of the facts that fit whole; the first ones are kept longest
            widths = []
            for fact in head.facts:
                value = QFontMetricsF(_figure_font(17)).horizontalAdvance(fact.value)
                widest = max(value, text_width(fact.name, "micro"), text_width(fact.below, "micro"))
                widths.append(max(MIN_FACT_WIDTH, math.ceil(widest) + 1 + FACT_GAP))
            while widths and self.width() - sum(widths) < end + 16:
                widths.pop()
            extra_px = int(self.width() - end - 16 - sum(widths)) // max(1, len(widths))
            widths = [width + max(0, min(extra_px, MAX_EXTRA_FACT_WIDTH)) for width in widths]
            x = self.width() - sum(widths)
            small, large = font("micro"), _figure_font(17)
            for fact, width in zip(head.facts[: len(widths)], widths, strict=True):
                canvas.fill(QRectF(x, 0, 1, 54), "line")
                lines = (
                    (13, fact.name, "fg2", small),
                    (34, fact.value, "fg", large),
                    (51, fact.below, "fg2", small),
                )
                for y, words, tone, style in lines:
                    top_left = QPointF(x + 16, y)
                    _write(
                        canvas, top_left, words, tone=tone, style=style, max_width=width - FACT_GAP
                    )
                x += width


def _write(
    canvas: Canvas,
    top_left: QPointF,
    words: str,
    *,
    tone: str,
    style: QFont,
    max_width: float = 10_000,
) -> float:
    """Paint one line on a baseline and return its right end."""
    metrics = QFontMetricsF(style)
    elided = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max_width)
    width = metrics.horizontalAdvance(elided)
    canvas.painter.setFont(style)
    canvas.painter.setPen(canvas.theme.colour(tone))
    canvas.painter.drawText(
        canvas.placed(QRectF(top_left.x(), top_left.y(), width, 0)).topLeft(), elided
    )
    return top_left.x() + width


def _figure_font(size: int) -> QFont:
    figure_font = font("metric")
    figure_font.setPixelSize(size)
    return figure_font


LEGEND_LINE_HEIGHT = 20
ALWAYS_SHOWN_KINDS = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.RAW})
"""Kinds that are named even without tokens."""
DIM_ALPHA = 102
COLUMN_GAP = 16
"""Gap between two columns."""


class KindLegend(PaintedWidget):
    """The kinds of a request with their tokens; a click highlights one everywhere else.

    `chosen` carries the highlighted kinds; an empty set means none.
    """

    chosen = Signal(object)

    def __init__(self, *, low: bool = False) -> None:
        super().__init__()
        self._low = low
        self._weighed: WindowWeight | None = None
        self.only: frozenset[PartKind | None] = frozenset()
        self._hovered = -1
        self._places: list[tuple[PartKind | None, QRectF]] = []
        self.reserve = QRectF()
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(LEGEND_LINE_HEIGHT)

    def show_weighed(self, weighed: WindowWeight | None) -> None:
        self._weighed = weighed
        self._arrange()

    def kinds(self) -> list[tuple[PartKind | None, int]]:
        """Return the named kinds with their tokens; none before a request is known."""
        if self._weighed is None:
            return []
        sums = dict(self._weighed.by_kind)
        return [
            (kind, sums.get(kind, 0))
            for kind in ORDER
            if kind in ALWAYS_SHOWN_KINDS or sums.get(kind, 0)
        ]

    def _texts(self, kind: PartKind | None, tokens: int) -> tuple[str, str]:
        estimated = self._weighed is not None and self._weighed.estimated
        return kind_label(kind, tokens), kind_figure(kind, tokens, estimated=estimated)

    def toggle(self, kind: PartKind | None) -> None:
        self.only = self.only ^ {kind}
        self.update()
        self.chosen.emit(self.only)

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas = Canvas.on(self)
        sums = dict(self.kinds())
        for index, (kind, rect) in enumerate(self._places):
            dim = self.only and kind not in self.only
            with canvas.dimmed(DIM_ALPHA / 255 if dim else 1):
                if index == self._hovered:
                    canvas.box(rect.adjusted(-6, 0, 6, 0), 6, "hover")
                name, figure = self._texts(kind, sums.get(kind, 0))
                _paint_kind(canvas, rect, name, figure=figure)
                tone, box = kind_tone(kind), _box(rect)
                if kind is DRAFT:
                    canvas.box(box, 2, border=tone)
                else:
                    canvas.box(box, 2, tone)
        if self._weighed is not None and not self._low:
            rect, figure = self.reserve, count_text(self._weighed.marks.reserve)
            _paint_kind(canvas, rect, tr("Reserved for reply"), figure=figure)
            box = _box(rect)
            canvas.box(box, 2, border="mut")
            canvas.line(box.bottomLeft(), box.topRight(), "mut")

    def _arrange(self) -> None:
        """Place the names on one line up to the right edge if they fit, otherwise in columns."""
        self._places = []
        kinds_shown = self.kinds()
        widths = [_width(*self._texts(kind, tokens)) for kind, tokens in kinds_shown]
        reserve = _width(tr("Reserved for reply"), "00,000") if self._weighed else 0.0
        total_width = sum(widths) + reserve
        gap = (self.width() - total_width) / max(1, len(widths))
        if not self._low and gap >= 12:
            gap = min(gap, 40.0)
            x = 0.0
            for (kind, _tokens), width in zip(kinds_shown, widths, strict=True):
                self._places.append((kind, QRectF(x, 0, width, LEGEND_LINE_HEIGHT)))
                x += width + gap
            width = _width(tr("Reserved for reply"), "00,000")
            self.reserve = QRectF(self.width() - width, 0, width, LEGEND_LINE_HEIGHT)
            self.setFixedHeight(LEGEND_LINE_HEIGHT)
        else:
            names = [kind_label(kind, tokens) for kind, tokens in kinds_shown]
            if self._weighed is not None and not self._low:
                names.append(tr("Reserved for reply"))
            widest = max((_width(name, "≈000,000") for name in names), default=0.0)
            columns = max(
                1,
                min(
                    3 if self._low else 6, int((self.width() + COLUMN_GAP) // (widest + COLUMN_GAP))
                ),
            )
            column_px = (self.width() + COLUMN_GAP) / columns
            rects = [
                QRectF(
                    (index % columns) * column_px,
                    (index // columns) * (LEGEND_LINE_HEIGHT + 2),
                    column_px - COLUMN_GAP,
                    LEGEND_LINE_HEIGHT,
                )
                for index in range(len(names))
            ]
            self._places = [
                (kind, rect) for (kind, _tokens), rect in zip(kinds_shown, rects, strict=False)
            ]
            self.reserve = rects[-1] if rects else QRectF()
            self.setFixedHeight(max(1, -(-len(names) // columns)) * (LEGEND_LINE_HEIGHT + 2))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._arrange()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        places = enumerate(self._places)
        point = mirrored_point(self, event.position())
        self._hovered = next((index for index, (_, rect) in places if rect.contains(point)), -1)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = mirrored_point(self, event.position())
        for kind, rect in self._places:
            if rect.contains(point):
                self.toggle(kind)
                if kind in self.only and (term := KIND_TERMS.get(kind)):
                    open_glossary(self, term, event.globalPosition().toPoint())


def _box(rect: QRectF) -> QRectF:
    """Return the place of the color before a kind's name."""
    return QRectF(rect.left(), rect.center().y() - 4, 8, 8)


def _paint_kind(canvas: Canvas, rect: QRectF, words: str, *, figure: str) -> None:
    canvas.text(rect.adjusted(14, 0, 0, 0), words, "small", tone="fg2", elide=ELIDE_NONE)
    canvas.text(rect, figure, "monos", tone="mut", align=RIGHT, elide=ELIDE_NONE)


def _width(words: str, figure: str) -> float:
    return 14 + text_width(words, "small") + 8 + text_width(figure, "monos")


def guest_text(request: InspectedRequest) -> str:
    """Return what is special about a request of another program's agent."""
    if not request.recorded:
        return tr("As reported by the agent. Its own requests weren't recorded.")
    sentence = tr("Sent by the agent itself, as recorded. Its context is its own.")
    if not request.is_sent:
        sentence = tr("The agent's newest request, as recorded. What it sends next is up to it.")
    count = request.masked
    masked = plural(count, "{0} secret is masked.", "{0} secrets are masked.") if count else ""
    return sentences_text((sentence, masked))


HEADER_HEIGHT = 32


class BlockTableHeader(PaintedWidget):
    """The column heads above the blocks, aligned with the rows, and the number of blocks.

    A click on the head of the reasons orders the blocks by them, and a second one as they were.
    """

    by_reason = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        self._count = 0
        self._by_reason = False
        self.setToolTip(plain_tip(tr("Sort by reason (S)")))
        self.setFixedHeight(HEADER_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_count(self, count: int) -> None:
        self._count = count
        self.update()

    def toggle(self) -> None:
        self._by_reason = not self._by_reason
        self.by_reason.emit(self._by_reason)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        columns, place = BlockColumns(self.width()), mirrored_point(self, event.position())
        if not columns.tall and columns.why <= place.x() < columns.tokens:
            self.toggle()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, columns = Canvas.on(self), BlockColumns(self.width())
        canvas.fill(self.rect(), "panel")
        canvas.fill(QRectF(0, HEADER_HEIGHT - 1, self.width(), 1), "line")
        count = plural(self._count, "{0} block", "{0} blocks")
        self._paint_end(canvas, columns.end, count)
        if columns.tall:
            return
        for x, words in (
            (columns.edge, "#"),
            (columns.icon, tr("Block")),
            (columns.why, tr("Reason") + " ↓" * self._by_reason),
            (columns.state, tr("State")),
        ):
            canvas.text(
                QRectF(x, 0, 300, HEADER_HEIGHT), words, "micro", tone="mut", elide=ELIDE_NONE
            )
        self._paint_end(canvas, columns.tokens, tr("Tokens"))

    @staticmethod
    def _paint_end(canvas: Canvas, right: float, words: str) -> None:
        place = QRectF(right - 200, 0, 200, HEADER_HEIGHT)
        canvas.text(place, words, "micro", tone="mut", align=RIGHT, elide=ELIDE_NONE)


class InspectorPage(QWidget):
    """The page that shows one request; `low` selects the size for the panel."""

    shown = Signal()
    travelled = Signal(int)
    json_requested = Signal()

    def __init__(self, *, low: bool = False) -> None:
        super().__init__()
        self._low = low
        self.shown_request: InspectedRequest | None = None
        self._written: EncodedBody | None = None
        self._estimated = ""
        self.place = ElidedLabel("body", "mut")
        self.figures = RequestSummaryView(low=low)
        self.meter = TokenBar(10 if low else 12)
        self.legend = KindLegend(low=low)
        self.list = BlockListView(lettered=not low)
        self.strip = RequestStrip(low=low)
        self.compare = switch_button(tr("Show changes"), worded=True)
        self.compare.setChecked(True)
        self.again = button(tr("Send again…"))
        self.again.hide()
        self.copy = button(tr("Copy JSON"))
        self.copy_icon = icon_button("braces", tr("Copy request as JSON"))
        self._notice = label("", "small", "warn", wrap=True)
        self._notice.hide()
        self.head = BlockTableHeader()
        inset = 20 if low else 24
        set_icon(self.copy, "braces", tone="fg2")
        self.copy_icon.setFixedSize(28, 28)
        bar = (
            self.place,
            label(tr("Context"), "title"),
            STRETCH,
            self.compare,
            self.again,
            self.copy,
        )
        above = () if low else (bar_of("bg", TOP_BAR_HEIGHT, *bar, spacing=12), hairline())
        corner = (aligned(self.copy_icon, Qt.AlignmentFlag.AlignTop),) if low else ()
        first = row_of(grow(self.figures), *corner)
        head = column_of(
            first,
            self.meter,
            self.legend,
            self._notice,
            margins=(inset, 12 if low else 18, inset, 10),
            spacing=8 if low else 6,
        )
        below = surface("panel")
        row_of(self.strip, on=below, margins=0)
        rows = (hairline(), *(() if low else (self.head,)), grow(self.list), hairline(), below)
        column_of(*above, head, *rows, on=self, margins=0, spacing=0)
        self.list.setFocus()  # first in focus; with a focus proxy Tab would skip all other widgets
        self.strip.travelled.connect(self.travelled)
        self.head.by_reason.connect(self.list.sort_by_reason)
        self.legend.chosen.connect(self._on_only)
        self.compare.toggled.connect(self.list.compare)
        self.copy.clicked.connect(self.json_requested)
        self.copy_icon.clicked.connect(self.json_requested)

    @property
    def notice(self) -> str:
        """The visible notice; "" if there is none."""
        return self._notice.text() if not self._notice.isHidden() else ""

    def reset(self) -> None:
        """Show nothing, since nothing is known of the new session yet."""
        self.shown_request = self._written = None
        self.again.hide()
        self._notice.hide()
        self.figures.show_head(None)
        self.meter.show_weighed(None)
        self.legend.show_weighed(None)
        self.list.show_request(None, 0.0)
        self.strip.show_steps(RequestHistory(), 1, 0.0)

    def show_request(
        self, request: InspectedRequest, now: float, removed: Sequence[InspectedBlock] = ()
    ) -> None:
        """Show a request and its place in the strip."""
        if self.shown_request is None or self.shown_request.seq != request.seq:
            self._written = None
        self.shown_request = request
        self.figures.show_head(request_summary(request, now, self._written, counting=False))
        weighed = request.weighed
        self.meter.show_weighed(weighed)
        self.legend.show_weighed(weighed)
        self.list.show_request(request, now, removed)
        self.again.setVisible(request.is_sent and not request.guest and not self._low)
        self.head.show_count(len(request.blocks))
        self.strip.show_at(request.seq)
        # the most important notice is shown in addition to the figures
        if request.floor:
            parts_text = listed_text(
                f"{retold(name)} {count_text(tokens)}" for name, tokens in request.floor
            )
            sentence = tr(
                "This request is too large. Compaction can't reduce these parts: {0}. Exclude or "
                "unpin blocks, or choose a model with a larger context window."
            )
            self._say(sentence.format(parts_text), "bad")
        elif request.outlook.too_large:
            sentence = tr("This request is too large. Helix compacts it before sending.")
            if cost := request.outlook.cost:
                template = tr(
                    "This request is too large. Helix compacts it before sending, for {0}."
                )
                sentence = template.format(cost_text(cost))
            self._say(sentence, "warn")
        elif not request.is_sent and not request.steps:
            sentence = tr("Nothing sent yet. This is sent together with your first message.")
            first = ended_text(self.strip.sending or sentence)
            self._say(sentences_text((first, self._estimated)), "mut")
        elif (
            not request.is_sent and request.outlook.due and request.outlook.job is not Job.HANDOVER
        ):
            sentence = tr("Over {0} tokens: Helix compacts before sending.")
            sentence = sentence.format(count_text(request.outlook.mark or 0))
            self._say(sentences_text((sentence, self._estimated)), "mut")
        elif request.is_sent and not request.verified:
            sentence = tr("Some blocks were sent before Helix recorded their text.")
            self._say(sentence, "warn")
        elif request.guest:
            miss_text = cache_miss_text(request.miss) if request.miss is not None else ""
            text = sentences_text((guest_text(request), ended_text(miss_text) if miss_text else ""))
            self._say(text, "warn" if miss_text else "mut")
        elif request.miss is not None:
            self._say(ended_text(cache_miss_text(request.miss)), "warn")
        else:
            # the panel has a line of its own for what happens next
            next_text = "" if self._low or request.is_sent else next_compactions_text(request)
            text = "" if request.is_sent else sentences_text((next_text, self._estimated))
            if text:
                self._say(text, "mut")
            else:
                self._notice.hide()

    def show_written(self, written: EncodedBody | None, now: float) -> None:
        """Show facts about the bytes of the current request."""
        self._written = written
        if self.shown_request is not None:
            self.figures.show_head(
                request_summary(self.shown_request, now, written, counting=False)
            )

    def show_estimated(self, why: str) -> None:
        """Set the reason why figures of the next request are estimates; "" for exact figures."""
        self._estimated = why

    def show_counting(self, now: float) -> None:
        """Mark the figure of the next request as outdated while a new one is computed."""
        if self.shown_request is not None and not self.shown_request.is_sent:
            head = request_summary(self.shown_request, now, self._written, counting=True)
            self.figures.show_head(head)

    def show_problem(self, text: str) -> None:
        self._say(text, "bad")

    def _say(self, text: str, tone: str) -> None:
        self._notice.setText(text)
        set_tone(self._notice, tone)
        self._notice.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -PAGE_REQUESTS,
            Qt.Key.Key_PageDown: PAGE_REQUESTS,
        }
        if not self._low:
            moves |= {Qt.Key.Key_BracketLeft: -1, Qt.Key.Key_BracketRight: 1}
        actions = {
            Qt.Key.Key_P: BlockAction.PIN,
            Qt.Key.Key_X: BlockAction.LEAVE,
            Qt.Key.Key_R: BlockAction.RECALL,
            Qt.Key.Key_O: BlockAction.OPEN,
            Qt.Key.Key_A: BlockAction.AGAIN,
        }
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        ctrl_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        if key in moves:
            self.strip.go(moves[key])
        elif key is Qt.Key.Key_Home:
            self.strip.go_to(0)
        elif key is Qt.Key.Key_End:
            self.travelled.emit(0)
        elif key is Qt.Key.Key_C and modifiers == ctrl_shift:
            self.json_requested.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.list.do(BlockAction.COPY)
        elif modifiers or self._low:
            # letters typed beside the conversation belong to the next message
            super().keyPressEvent(event)
        elif key in actions:
            self.list.do(actions[key])
        elif key is Qt.Key.Key_D:
            self.compare.toggle()
        elif key is Qt.Key.Key_S:
            self.head.toggle()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._low:
            self.list.setFocus()
        self.shown.emit()

    def _on_only(self, kinds: frozenset[PartKind | None]) -> None:
        self.meter.show_only(kinds)
        self.list.show_only(kinds)
