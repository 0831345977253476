"""The widgets of the page Context and of its panel: head with tokens, cost, forecast, and next
compaction; token bar, legend of block kinds, table head, list of blocks, request strip.

The page and the panel are the same widget in two sizes; the user's wishes leave it as signals.
"""

import math
from collections.abc import Sequence
from functools import partial, reduce
from itertools import zip_longest

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.domain.context_window.block import BlockKind, PartKind, RequestPart
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.inspected_request import (
    EncodedBody,
    InspectedBlock,
    InspectedRequest,
    RewriteForecast,
    WindowWeight,
)
from helix_desktop.ui.inspector.block_list import DIM_ALPHA, BlockColumns, BlockListView
from helix_desktop.ui.inspector.block_rows import BlockAction, short_digest
from helix_desktop.ui.inspector.request_strip import PAGE_REQUESTS, RequestStrip
from helix_desktop.ui.inspector.send_again import send_again
from helix_desktop.ui.style.canvas import (
    LEFT,
    hairline,
    is_right_to_left,
    set_surface,
    surface,
    text_width,
)
from helix_desktop.ui.style.qt_style import TAB_LINE
from helix_desktop.ui.style.theme import font
from helix_desktop.ui.style.tokens import TOP_BAR_HEIGHT
from helix_desktop.ui.text.block_labels import (
    DRAFT,
    ORDER,
    cache_miss_text,
    day_time_text,
    forecast_text,
    forecast_when_text,
    kind_label,
    kind_tone,
    model_count_text,
    sizes_text,
)
from helix_desktop.ui.text.block_terms import KIND_TERMS, job_name
from helix_desktop.ui.text.formatting import (
    cost_text,
    count_text,
    decimal_text,
    ended_text,
    listed_text,
    own_count_text,
    percent_text,
    plural,
    retold,
    sentences_text,
    tr,
)
from helix_desktop.ui.widgets.controls import (
    button,
    icon_button,
    set_icon,
    show_tip,
    style_button,
    switch_button,
)
from helix_desktop.ui.widgets.glossary import open_glossary
from helix_desktop.ui.widgets.labels import ElidedLabel, IconLabel, label, set_tone
from helix_desktop.ui.widgets.layout import (
    STRETCH,
    aligned,
    bar_of,
    column_of,
    free_with,
    grow,
    row_of,
)
from helix_desktop.ui.widgets.token_bar import TokenBar

PAGE_HEIGHT, PANEL_HEIGHT = 64, 52
UNKNOWN_FIGURE = "–"
MIN_FACT_WIDTH = 150
FACT_GAP = 26
"""Pixels beside a fact's texts: after the line on its left, and before the next line."""
MAX_FACTS, FACT_HEIGHT = 4, 54
VERTICAL = Qt.AlignmentFlag.AlignVertical_Mask
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
    tokens, window = request.tokens, request.marks.window
    share = percent_text(100 * (tokens / window) if window else 0.0, 1)
    of = tr("of {0} · {1}").format(count_text(window), request.llm)
    context = SummaryFact(tr("Context used"), share, of)
    usage, price = request.usage, request.price
    words = tr("{0} prompt-cached · {1} new")
    if request.is_sent:
        title = tr("Request {0} of {1}").format(count_text(request.step), count_text(request.steps))
        certainty, tone = tr("estimated"), "acc"
        if not request.verified or (written is not None and written.same is False):
            certainty, tone = tr("incomplete"), "warn"
        elif usage is not None:
            certainty, tone = tr("exact"), "ok"
        duration, below = tr("answered in {0} s"), tr("not reported by the provider")
        duration = duration.format(decimal_text(request.seconds, 1)) if request.seconds else ""
        sent = SummaryFact(tr("Sent"), day_time_text(request.at, now), duration)
        if usage is not None:
            new_tokens = count_text(usage.input + usage.cache_write)
            below = words.format(count_text(usage.cache_read), new_tokens)
        cost = SummaryFact(tr("Request cost"), cost_text(request.cost), below)
        sha = tr("SHA-256 {0} recorded").format(short_digest(request.body)) if request.body else ""
        body = SummaryFact(tr("Bytes"), UNKNOWN_FIGURE, sha or tr("bytes not recorded"))
        if written is not None:
            marks = {True: "✓", False: tr("doesn't match"), None: tr("not checked")}
            sha = tr("SHA-256 {0} {1}").format(short_digest(written.sha), marks[written.same])
            body = SummaryFact(tr("Bytes"), count_text(len(written.data)), sha)
        facts = (sent, context, cost, body)
        briefs = _briefs(f"{title} · {sent.name} {sent.value}", cost)
        return RequestSummary(
            title, count_text(tokens), certainty, tone, True, False, facts, briefs
        )
    certainty, tone = (tr("counting…"), "mut") if counting else (tr("expected"), "acc")
    if not request.fits:
        certainty, tone = tr("too large"), "bad"
    cached_tokens = request.prefix_tokens if price.warm else 0
    below = words.format(count_text(cached_tokens), count_text(tokens - cached_tokens))
    # what a guest's provider has cached is not known
    cost = SummaryFact(tr("Request cost"), cost_text(price.cached), "" if request.guest else below)
    below = tr("same: nothing in the prompt cache")
    if not price.plain:
        below = "" if price.plain is None else tr("this model is free")
    elif price.cached is not None and price.cached > price.plain:
        below = tr("cache writes cost extra")
    elif price.cached is not None and price.cached < price.plain:
        saved = percent_text(100 * (1 - price.cached / price.plain), 1)
        below = tr("the prompt cache saves {0}").format(saved)
    plain = SummaryFact(tr("Without prompt cache"), cost_text(price.plain), below)
    title, facts = tr("Next request"), (context, _compaction_fact(request), cost, plain)
    briefs = _briefs(forecast_text(request.outlook), cost)
    bad = not request.fits
    return RequestSummary(title, count_text(tokens), certainty, tone, False, bad, facts, briefs)


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


def _compaction_fact(request: InspectedRequest) -> SummaryFact:
    outlook = request.outlook
    if outlook.mark is None:
        if not request.marks.job_thresholds:
            return SummaryFact(tr("Forecast"), UNKNOWN_FIGURE, tr("automatic compaction is off"))
        # notes by a model, which look at new history only: when they come can't be foreseen
        job, mark = request.marks.job_thresholds[0]
        outlook = RewriteForecast(mark=mark, job=job)
    mark_text = count_text(outlook.mark or 0)
    below = (
        tr("compaction at {0} tokens").format(mark_text)
        if outlook.early is None
        else tr("from {0} tokens, {1} at most").format(count_text(outlook.early), mark_text)
    )
    return SummaryFact(tr("Forecast"), forecast_when_text(outlook) or UNKNOWN_FIGURE, below)


def next_compactions_text(request: InspectedRequest) -> str:
    """Return which compactions come next, when, and at which size."""
    outlook, marks = request.outlook, request.marks
    if not marks.job_thresholds:
        return tr("Automatic compaction is off.")
    names = {Job.NOTES: tr("Notes"), Job.OBSERVATIONS: tr("Notes")}
    template = tr("{0} {1}", "Handover at 109,000 tokens")
    parts: list[str] = []
    if outlook.job is not None and outlook.mark is not None:
        name = names.get(outlook.job) or job_name(outlook.job)
        words = tr("{0} {1}, {2}", "Notes in about 9 turns, at 56,000 tokens")
        when_text, where_text = forecast_when_text(outlook), sizes_text(outlook)
        parts.append(
            words.format(name, when_text, where_text)
            if when_text
            else template.format(name, where_text)
        )
    for job, mark in marks.job_thresholds:
        # an observer looks at new history only, so its mark says little of the whole
        if job is not Job.OBSERVATIONS and not (parts and job is outlook.job):
            where_text = sizes_text(RewriteForecast(mark=mark))
            parts.append(template.format(names.get(job) or job_name(job), where_text))
    list_text = reduce(tr("{0}; {1}", "two compactions").format, parts)
    return tr("Next: {0}. Nothing is lost.").format(list_text)


def _figure_label(size: int) -> QLabel:
    figure_label, figure_font = label("", "metric"), font("metric")
    figure_font.setPixelSize(size)
    figure_label.setFont(figure_font)
    return figure_label


def _set_baselines(*lines: tuple[QLabel, int], top: int = 0) -> None:
    """Make labels below each other as high as their texts' distances from the top say."""
    for target, baseline in lines:
        target.setAlignment(target.alignment() & ~VERTICAL | Qt.AlignmentFlag.AlignBottom)
        height = baseline + target.fontMetrics().descent() - top
        target.setFixedHeight(height)
        top += height


class _FactView(QWidget):
    """A figure below its name and above its scale, after a line."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._below = label("", "micro", "fg2"), label("", "micro", "fg2")
        self._value = _figure_label(17)
        _set_baselines((self._name, 13), (self._value, 34), (self._below, 51))
        # each at its own width: Qt aligns a text by its letters, not by the widget's direction
        texts = (aligned(line, LEFT) for line in (self._name, self._value, self._below))
        lines = column_of(*texts, STRETCH, spacing=0)
        row_of(hairline(vertical=True), 15, lines, STRETCH, on=self, spacing=0)
        self.setFixedHeight(FACT_HEIGHT)

    def show_fact(self, fact: SummaryFact) -> int:
        """Show a fact and return the width that it needs."""
        self._name.setText(fact.name)
        self._value.setText(fact.value)
        self._below.setText(fact.below)
        widest = max(
            QFontMetricsF(self._value.font()).horizontalAdvance(fact.value),
            text_width(fact.name, "micro"),
            text_width(fact.below, "micro"),
        )
        return max(MIN_FACT_WIDTH, math.ceil(widest) + 1 + FACT_GAP)


class RequestSummaryView(QWidget):
    """A request's tokens and facts about it, as many as have room; in the panel on one line."""

    def __init__(self, *, low: bool = False) -> None:
        super().__init__()
        self._low = low
        self.head: RequestSummary | None = None
        self._title, self._brief = label("", "smallb"), ElidedLabel("micro", "fg2")
        self._figure = label("", "metric") if low else _figure_label(28)
        self._unit = label("", "body", "mut")
        self._sure = ElidedLabel("small" if low else "smallb", "fg2")
        self._share = label("", "smallb", "acc")
        free_with(self, self._brief, self._share)
        self._facts = [_FactView() for _ in range(0 if low else MAX_FACTS)]
        self._box = QWidget()
        row_of(self._box, on=self)
        self._box.hide()
        self.setFixedHeight(PANEL_HEIGHT if low else PAGE_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        top, baseline = (0, 22) if low else (self._title.fontMetrics().descent() + 13, 50)
        for part in (self._figure, self._unit, self._sure, self._share):
            _set_baselines((part, baseline), top=top)
        align = Qt.AlignmentFlag.AlignTop
        figure, unit, sure, share = (
            aligned(part, align) for part in (self._figure, self._unit, self._sure, self._share)
        )
        if low:
            line = row_of(figure, 6, sure, STRETCH, share, spacing=0)
            column_of(line, 5, self._brief, STRETCH, on=self._box, spacing=0)
        else:
            _set_baselines((self._title, 13))
            line = row_of(figure, 8, unit, 8, sure, STRETCH, spacing=0)
            column = column_of(aligned(self._title, LEFT), line, STRETCH, spacing=0)
            facts = (aligned(fact, align) for fact in self._facts)
            row_of(grow(column), *facts, on=self._box, spacing=0)

    def show_head(self, head: RequestSummary | None) -> None:
        self.head = head
        self._box.setVisible(head is not None)
        if head is None:
            return
        self.setAccessibleName(f"{head.title}: {head.figure} {tr('tokens')}, {head.sure}")
        self._figure.setText(head.figure)
        set_tone(self._sure, head.tone)
        if self._low:
            set_tone(self._figure, "bad" if head.bad else "acc" if head.is_sent else "fg")
            self._sure.set_text(f"{tr('tokens')} {head.sure}", head.sure)
            used = next(fact for fact in head.facts if fact.name == tr("Context used"))
            self._share.setText(used.value)
            self._brief.set_text(*head.briefs)
        else:
            set_tone(self._title, "acc" if head.is_sent else "fg2")
            set_tone(self._figure, "bad" if head.bad else "fg")
            self._title.setText(head.title)
            self._unit.setText(tr("tokens"))
            self._sure.set_text(head.sure)
            self._give_way()

    def minimumSizeHint(self) -> QSize:
        """Ask for no width: the facts give way, also where they filled a wider window."""
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_way()

    def _give_way(self) -> None:
        """Show the facts that fit whole; the first ones are kept longest."""
        if self._low or self.head is None:
            return
        figures = (self._figure, self._unit, self._sure)
        room = self.width() - sum(part.sizeHint().width() for part in figures) - 2 * 8 - 16
        widths = [
            view.show_fact(fact) for view, fact in zip(self._facts, self.head.facts, strict=True)
        ]
        while widths and room < sum(widths):
            widths.pop()
        extra_px = (room - sum(widths)) // max(1, len(widths))
        for view, width in zip_longest(self._facts, widths):
            view.setVisible(width is not None)
            view.setFixedWidth((width or 0) + max(0, min(extra_px, MAX_EXTRA_FACT_WIDTH)))


LEGEND_LINE_HEIGHT, LEGEND_MARGIN = 20, 6
LEGEND_KINDS = tuple(kind for kind in ORDER if kind is not RequestPart.OVERHEAD)
"""The kinds of blocks. What the model counts otherwise is no kind, but a sentence below them."""
ALWAYS_SHOWN_KINDS = frozenset({BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.RAW})
"""Kinds that are named even without tokens."""
MIN_LEGEND_GAP, MAX_LEGEND_GAP = 12, 40
"""Pixels between kinds in one line."""
COLUMN_GAP = 16
"""Gap between two columns."""


class KindButton(QPushButton):
    """A kind of tokens in the legend, with its color and figure."""

    def __init__(self, mark: QWidget) -> None:
        super().__init__()
        style_button(self, "icon")
        self.setCheckable(True)
        self.dim = QGraphicsOpacityEffect(self)
        self.dim.setOpacity(DIM_ALPHA / 255)
        self.dim.setEnabled(False)
        self.setGraphicsEffect(self.dim)
        mark.setFixedSize(8, 8)
        self.name, self.figure = label("", "small", "fg2"), label("", "monos", "mut")
        parts = (mark, 6, self.name, STRETCH, self.figure)
        row_of(*parts, on=self, margins=(LEGEND_MARGIN, 0, LEGEND_MARGIN, 0), spacing=0)

    def show_kind(self, name: str, figure: str) -> None:
        self.name.setText(name)
        self.figure.setText(figure)
        self.setAccessibleName(f"{name} {figure}")


class KindLegend(QWidget):
    """The kinds of a request with their tokens; a click highlights one everywhere else.

    `chosen` carries the highlighted kinds; an empty set means none.
    """

    chosen = Signal(object)

    def __init__(self, *, low: bool = False) -> None:
        super().__init__()
        self._low = low
        self._weighed: WindowWeight | None = None
        self.only: frozenset[PartKind | None] = frozenset()
        self.buttons: dict[PartKind | None, KindButton] = {}
        for kind in LEGEND_KINDS:
            tone, is_draft = kind_tone(kind), kind is DRAFT
            mark = surface("hollow mark" if is_draft else "mark", tone=tone, edgeAlpha=255)
            self.buttons[kind] = kind_button = KindButton(mark)
            kind_button.clicked.connect(partial(self._on_clicked, kind))
        self.reserve = KindButton(IconLabel("reserve", "mut", size=8))
        self.reserve.setCheckable(False)
        self.reserve.setEnabled(False)
        for kind_button in (*self.buttons.values(), self.reserve):
            kind_button.setParent(self)
            policy = Qt.FocusPolicy.NoFocus if low else Qt.FocusPolicy.TabFocus
            kind_button.setFocusPolicy(policy)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._arrange()

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
            for kind in LEGEND_KINDS
            if kind in ALWAYS_SHOWN_KINDS or sums.get(kind, 0)
        ]

    def toggle(self, kind: PartKind | None) -> None:
        self.only = self.only ^ {kind}
        for button_kind, kind_button in self.buttons.items():
            kind_button.setChecked(button_kind in self.only)
            kind_button.dim.setEnabled(bool(self.only) and button_kind not in self.only)
        self.chosen.emit(self.only)

    def _on_clicked(self, kind: PartKind | None) -> None:
        self.toggle(kind)
        if kind in self.only and (term := KIND_TERMS.get(kind)):
            kind_button = self.buttons[kind]
            open_glossary(self, term, kind_button.mapToGlobal(kind_button.rect().center()))

    def _arrange(self) -> None:
        """Place the names on one line up to the right edge if they fit, otherwise in columns."""
        weighed, shown = self._weighed, list[KindButton]()
        for kind, tokens in self.kinds():
            figure = own_count_text(tokens, estimated=weighed is not None and weighed.estimated)
            self.buttons[kind].show_kind(kind_label(kind), figure)
            shown.append(self.buttons[kind])
        widths = [_width(part.name.text(), part.figure.text()) for part in shown]
        if weighed is not None and not self._low:
            self.reserve.show_kind(tr("Reserved for reply"), count_text(weighed.marks.reserve))
            widths.append(_width(self.reserve.name.text(), "00,000"))
            shown.append(self.reserve)
        for part in (*self.buttons.values(), self.reserve):
            part.setVisible(part in shown)
        gap = (self.width() - sum(widths)) / max(1, len(shown) - 1)
        if not self._low and gap >= MIN_LEGEND_GAP:
            x = 0.0
            for part, width in zip(shown, widths, strict=True):
                left = self.width() - width if part is self.reserve else x
                self._place(part, QRectF(left, 0, width, LEGEND_LINE_HEIGHT))
                x += width + min(gap, MAX_LEGEND_GAP)
            self.setFixedHeight(LEGEND_LINE_HEIGHT)
        else:
            widest = max((_width(part.name.text(), "≈000,000") for part in shown), default=0.0)
            fitting_columns = int((self.width() + COLUMN_GAP) // (widest + COLUMN_GAP))
            columns = max(1, min(3 if self._low else 6, fitting_columns))
            column_px = (self.width() + COLUMN_GAP) / columns
            for index, part in enumerate(shown):
                left, top = index % columns * column_px, index // columns * (LEGEND_LINE_HEIGHT + 2)
                width = column_px - COLUMN_GAP
                self._place(part, QRectF(left, top, width, LEGEND_LINE_HEIGHT))
            lines = max(1, -(-len(shown) // columns))
            self.setFixedHeight(lines * (LEGEND_LINE_HEIGHT + 2))

    def _place(self, part: KindButton, rect: QRectF) -> None:
        if is_right_to_left(self):
            rect.moveLeft(self.width() - rect.right())
        part.setGeometry(rect.adjusted(-LEGEND_MARGIN, 0, LEGEND_MARGIN, 0).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._arrange()


def _width(words: str, figure: str) -> float:
    return 14 + text_width(words, "small") + 8 + text_width(figure, "monos")


HEADER_HEIGHT = 31


class BlockTableHeader(QFrame):
    """The column heads above the blocks, aligned with the rows, and the number of blocks.

    A click on the head of the reasons orders the blocks by them, and a second one as they were.
    """

    def __init__(self) -> None:
        super().__init__()
        set_surface(self, "panel")
        self.setFixedHeight(HEADER_HEIGHT)
        self._count = label("", "micro", "mut")
        self.by_reason = button("", "tab")
        self.by_reason.setFont(font("micro"))
        self.by_reason.setCheckable(True)
        self.by_reason.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        show_tip(self.by_reason, tr("Sort by reason (S)"))
        self.by_reason.toggled.connect(self._arrange)
        self._names = [label(words, "micro", "mut") for words in ("#", tr("Block"), tr("State"))]
        self._tokens = label(tr("Tokens"), "micro", "mut")
        for ending in (self._count, self._tokens):
            ending.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for head in (self._count, self.by_reason, *self._names, self._tokens):
            head.setParent(self)

    def show_count(self, count: int) -> None:
        self._count.setText(plural(count, "{0} block", "{0} blocks"))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        columns = BlockColumns(self.width())
        self.by_reason.setText(tr("Reason") + " ↓" * self.by_reason.isChecked())
        number, block, state = self._names
        begins = {number: columns.edge, block: columns.icon, state: columns.state}
        for head, x, is_end in (
            *((head, x, False) for head, x in begins.items()),
            (self.by_reason, columns.why, False),
            (self._tokens, columns.tokens, True),
            (self._count, columns.end, True),
        ):
            width = head.sizeHint().width()
            left = x - width if is_end else x
            if is_right_to_left(self):
                left = self.width() - left - width
            # the text of a tab stands above its line
            below = TAB_LINE if head is self.by_reason else 0
            head.setGeometry(left, 0, width, HEADER_HEIGHT + below)
            head.setVisible(not columns.tall or head is self._count)


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
        self.estimated = ""
        """Why figures of the next request are estimates; "" for exact figures."""
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
        self.model_count = label("", "small", "mut", wrap=True)
        self.model_count.hide()
        self._notice = label("", "small", "warn", wrap=True)
        self._notice.hide()
        self.head = BlockTableHeader()
        inset = 20 if low else 24
        set_icon(self.copy, "braces", tone="fg2")
        self.copy_icon.setFixedSize(28, 28)
        free_with(self, self.copy_icon)
        title = label(tr("Context"), "title")
        bar = (self.place, title, STRETCH, self.compare, self.again, self.copy)
        above = () if low else (bar_of("bg", TOP_BAR_HEIGHT, *bar, spacing=12), hairline())
        corner = (aligned(self.copy_icon, Qt.AlignmentFlag.AlignTop),) if low else ()
        first = row_of(grow(self.figures), *corner)
        head = column_of(
            first,
            self.meter,
            self.legend,
            self.model_count,
            self._notice,
            margins=(inset, 12 if low else 18, inset, 10),
            spacing=8 if low else 6,
        )
        below = surface("panel")
        row_of(self.strip, on=below)
        heads = () if low else (self.head, hairline())
        rows = (hairline(), *heads, grow(self.list), hairline(), below)
        column_of(*above, head, *rows, on=self, margins=0, spacing=0)
        self.list.setFocus()  # first in focus; with a focus proxy Tab would skip all other widgets
        self.strip.travelled.connect(self.travelled)
        self.head.by_reason.toggled.connect(self.list.sort_by_reason)
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
        self.model_count.hide()
        self._notice.hide()
        self.figures.show_head(None)
        self.meter.show_weighed(None)
        self.legend.show_weighed(None)
        self.list.show_request(None, 0.0)
        self.strip.show_steps(SessionRequests(), 1, 0.0)

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
        difference = dict(weighed.by_kind).get(RequestPart.OVERHEAD, 0)
        self.model_count.setText(model_count_text(weighed.tokens, difference))
        self.model_count.setVisible(bool(difference))
        self.list.show_request(request, now, removed)
        can_send = request.is_sent and not request.guest and send_again() is not None
        self.again.setVisible(can_send and not self._low)
        self.head.show_count(sum(not block.is_rewound for block in request.blocks))
        self.strip.show_at(request.seq)
        self.say(*self._notice_of(request))

    def _notice_of(self, request: InspectedRequest) -> tuple[str, str]:
        """Return the most important text in addition to the figures, and its tone."""
        outlook, is_sent = request.outlook, request.is_sent
        miss = ended_text(cache_miss_text(request.miss)) if request.miss is not None else ""
        if request.floor:
            parts = (f"{retold(name)} {count_text(tokens)}" for name, tokens in request.floor)
            words = tr(
                "This request is too large. Compaction can't reduce these parts: {0}. Exclude or "
                "unpin blocks, or choose a model with a larger context window."
            )
            return words.format(listed_text(parts)), "bad"
        if outlook.too_large and outlook.cost:
            words = tr("This request is too large. Helix compacts it before sending, for {0}.")
            return words.format(cost_text(outlook.cost)), "warn"
        if outlook.too_large:
            return tr("This request is too large. Helix compacts it before sending."), "warn"
        if not is_sent and not request.steps:
            words = tr("Nothing sent yet. This is sent together with your first message.")
            words = ended_text(self.strip.sending or words)
            return sentences_text((words, self.estimated)), "mut"
        if not is_sent and outlook.due and outlook.job is not Job.HANDOVER:
            words = tr("Over {0} tokens: Helix compacts before sending.")
            words = words.format(count_text(outlook.mark or 0))
            return sentences_text((words, self.estimated)), "mut"
        if is_sent and not request.verified:
            return tr("Some blocks were sent before Helix recorded their text."), "warn"
        if request.guest:  # an agent of another program
            words = tr("As reported by the agent. Its own requests weren't recorded.")
            if request.recorded:
                words = tr("Sent by the agent itself, as recorded. Its context is its own.")
            if request.recorded and not is_sent:
                words = tr(
                    "The agent's newest request, as recorded. What it sends next is up to it."
                )
            masked = plural(request.masked, "{0} secret is masked.", "{0} secrets are masked.")
            sentences = (words, masked if request.recorded and request.masked else "", miss)
            return sentences_text(sentences), "warn" if miss else "mut"
        if miss or is_sent:
            return miss, "warn"
        # the panel has a line of its own for what happens next
        words = "" if self._low else next_compactions_text(request)
        return sentences_text((words, self.estimated)), "mut"

    def show_written(self, written: EncodedBody | None, now: float) -> None:
        """Show facts about the bytes of the current request."""
        self._written = written
        if (request := self.shown_request) is not None:
            self.figures.show_head(request_summary(request, now, written, counting=False))

    def show_counting(self, now: float) -> None:
        """Mark the figure of the next request as outdated while a new one is computed."""
        if (request := self.shown_request) is not None and not request.is_sent:
            self.figures.show_head(request_summary(request, now, self._written, counting=True))

    def say(self, text: str, tone: str) -> None:
        self._notice.setText(text)
        set_tone(self._notice, tone)
        self._notice.setVisible(bool(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_PageUp: -PAGE_REQUESTS,
            Qt.Key.Key_PageDown: PAGE_REQUESTS,
        }
        if not self._low:
            moves |= {Qt.Key.Key_BracketLeft: -1, Qt.Key.Key_BracketRight: 1}
        actions = {action.key: action for action in BlockAction}
        key, letter, modifiers = Qt.Key(event.key()), event.text().upper(), event.modifiers()
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
        elif letter in actions:
            self.list.do(actions[letter])
        elif key is Qt.Key.Key_D:
            self.compare.toggle()
        elif key is Qt.Key.Key_S:
            self.head.by_reason.toggle()
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
