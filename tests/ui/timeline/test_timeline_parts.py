"""The timeline's parts by themselves: chart, list, sections and kept check."""

import gc
import time
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.rewrites import (
    REWIND_UNDONE,
    REWOUND,
    Job,
    RewriteSort,
    WrittenBy,
)
from helix_desktop.domain.gate_choice import Chooser, GateChoice
from helix_desktop.domain.inspected_request import (
    PromptCacheMiss,
    PromptCacheMissCause,
    RequestMarks,
    WindowWeight,
)
from helix_desktop.domain.value import replace
from helix_desktop.domain.window_timeline import (
    CheckedDetail,
    DetailCheck,
    DiffSign,
    HandoverComparison,
    HandoverPlan,
    HandoverVersion,
    RunningJob,
    SectionDiff,
    SectionLine,
    TimelineEvent,
    TimelineMarks,
    TimelineRow,
    TokenReadings,
    WindowTimeline,
)
from helix_desktop.ui.style.canvas import Canvas
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import cost_text, use_locale
from helix_desktop.ui.text.language import language_locale
from helix_desktop.ui.timeline.chart import (
    CHART_HEIGHT,
    MIN_LABEL_DISTANCE,
    PLOT_LEFT,
    ChartLayout,
    PlotFrame,
    UsageChart,
    legend_entries,
    reading_text,
    reading_values,
    rewrite_positions,
    threshold_labels,
)
from helix_desktop.ui.timeline.compaction_list import (
    ROW_HEIGHT,
    UNDO_ACTION,
    CompactionListView,
    RunningJobCard,
)
from helix_desktop.ui.timeline.dialogs import _Fact, coverage_text, plan_text
from helix_desktop.ui.timeline.page import TimelinePage
from helix_desktop.ui.timeline.row_texts import (
    JOBS_OF_EVENTS,
    KINDS,
    author_text,
    compaction_count,
    cost_and_time_text,
    cost_of,
    fallback_words,
    newest_compaction,
    rewrite_chip,
    rewrite_counts,
    rewrite_reason,
    rewrite_spoken_text,
    rewrite_title,
    short_rewrite_reason,
    unverified_text,
)
from helix_desktop.ui.timeline.version_pane import CoveredDetailsBar, VersionPane
from helix_desktop.ui.timeline.version_view import (
    DiffLayout,
    VersionRowKind,
    VersionView,
    unchanged_sections,
    version_rows,
)
from helix_desktop.ui.widgets.line_view import WrappedLine
from helix_desktop.ui.widgets.plot_range import PlotRange, drawn_requests
from tests.ui.pointer import point
from tests.ui.views import context_with, owned, running_timers, shown, signal_values


def rewrite(
    number: int, what: TimelineEvent = TimelineEvent.MARKERS, **more: object
) -> TimelineRow:
    row = TimelineRow(
        what,
        number * 10,
        1_700_000_000.0 + number,
        number,
        before=9_000,
        after=5_000,
        sort=RewriteSort.COMPACTION if what in JOBS_OF_EVENTS else RewriteSort.STEP_BACK,
    )
    return replace(row, **more)  # type: ignore[arg-type]


def readings(count: int) -> TokenReadings:
    made = TokenReadings()
    for at in range(count):
        made.seqs.append(at * 10 + 5)
        made.ats.append(1_700_000_000.0 + at)
        made.tokens.append(1_000 + at % 500)
        made.exact.append(1)
        for column in made.kinds:
            column.append(125)
    return made


def test_a_prompt_cache_miss_is_a_row_with_cause_tokens_and_cost_but_no_compaction() -> None:
    miss = PromptCacheMiss(PromptCacheMissCause.TOOLS, 10_500, cost=0.25)
    row = TimelineRow(TimelineEvent.CACHE_MISS, 15, 1_700_000_000.0, cost=0.25, miss=miss)
    text = rewrite_spoken_text(row)
    for words in ("Prompt cache missed", "10,500 sent again: the list of tools changed", "$0.25"):
        assert words in text
    unpriced = replace(row, cost=0.0, unpriced=1, miss=replace(miss, cost=None))
    assert "$" not in rewrite_spoken_text(unpriced)
    assert compaction_count([row]) == 0
    assert rewrite_positions(use(3, row)) == []
    assert not row.in_effect


def use(count: int, *rows: TimelineRow) -> WindowTimeline:
    marks = ((TimelineEvent.MARKERS, 64_000), (TimelineEvent.HANDOVER, 108_800))
    return WindowTimeline(readings(count), rows, TimelineMarks(128_000, marks), messages=count)


def timeline_page() -> TimelinePage:
    """Return a page that is given what it shows."""
    return TimelinePage(context_with(), None, None, lambda: None)


class CountedRewrites(CompactionListView):
    """Counts the rows that are painted."""

    painted_rows = 0

    def paint_row(self, canvas: Canvas, rect: QRectF, at: int) -> None:
        self.painted_rows += 1
        super().paint_row(canvas, rect, at)


@pytest.mark.alone
def test_a_thousand_rewrites_are_painted_only_as_far_as_they_are_seen(
    qtbot: QtBot, theme: Theme
) -> None:
    made = owned(qtbot, CompactionListView())
    made.resize(336, 500)
    made.show()
    rows = [rewrite(number) for number in range(1, 1_001)]
    began = time.thread_time()
    made.show_rows(rows, 0)
    made.grab()
    assert time.thread_time() - began < 2.0
    assert made.verticalScrollBar().maximum() > 900 * ROW_HEIGHT
    made.choose(0)
    made.show_rows([*rows, rewrite(1_001)], 0)
    assert len(made.items) == 1_001
    assert made.current == 1


def test_a_list_of_rewrites_is_repainted_only_when_they_or_their_states_change(
    qtbot: QtBot, theme: Theme
) -> None:
    made = shown(qtbot, CountedRewrites(), 336, 500)
    rows = [rewrite(number, TimelineEvent.HANDOVER, version=number) for number in (1, 2)]
    made.show_rows(rows, 2)
    before = made.grab().toImage()
    QApplication.processEvents()
    count = made.painted_rows
    made.show_rows(
        [rewrite(number, TimelineEvent.HANDOVER, version=number) for number in (1, 2)], 2
    )
    QApplication.processEvents()
    assert made.painted_rows == count
    made.show_rows([rows[0], replace(rows[1], undone=True)], 1)
    QApplication.processEvents()
    assert made.painted_rows > count
    assert made.grab().toImage() != before


def test_arrow_keys_select_version_b_and_with_shift_version_a(qtbot: QtBot, theme: Theme) -> None:
    made = owned(qtbot, CompactionListView())
    made.resize(336, 500)
    made.show_rows([rewrite(number, in_effect=True) for number in range(1, 6)], 0)
    made.choose(0)
    assert made.b == 50
    QTest.keyClick(made, Qt.Key.Key_Down)
    assert made.b == 40
    made.choose(2, as_a=True)
    QTest.keyClick(made, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert (made.a, made.b) == (20, 40)
    made.show()
    row = made.row_rect(1)
    QTest.mouseMove(made.viewport(), row.center().toPoint())
    made.grab()
    places = (QPointF(x, row.top() + 18) for x in range(made.viewport().width()))
    undo = next(place for place in places if made.action_at(place) == UNDO_ACTION)
    wanted = signal_values(made.undo_requested)
    QTest.mouseClick(made.viewport(), Qt.MouseButton.LeftButton, pos=undo.toPoint())
    assert wanted == [4]


def test_a_row_of_the_timeline_names_what_happened() -> None:
    undo = rewrite(3, TimelineEvent.UNDO, of=TimelineEvent.REFLECT)
    assert (rewrite_title(undo), rewrite_reason(undo)) == ("Undo: Notes refined", "byte-identical")
    row = rewrite(4, TimelineEvent.HANDOVER, version=2, reason="window at 10,880 of 12,800 tokens")
    assert (rewrite_title(row), rewrite_reason(row), rewrite_chip(row, latest=4)[0]) == (
        "Handover v2",
        "at 85%",
        "current",
    )
    assert rewrite_chip(rewrite(5, undone=True))[0] == "undone"
    assert (
        rewrite_chip(rewrite(6, TimelineEvent.HANDOVER, version=1, written_by=WrittenBy.USER))[0]
        == "edited"
    )
    assert [cost_text(cost) for cost in (None, 0.0, 0.0004, 0.021, 1.5)] == [
        "price unknown",
        "free",
        "< $0.001",
        "$0.021",
        "$1.50",
    ]
    assert "9K → 5K" in rewrite_spoken_text(row)


def test_free_an_unknown_price_and_a_part_of_it_are_told_apart() -> None:
    known = partial(rewrite, 7, TimelineEvent.GATE, reason=GateChoice.EXTRACT.value, llm="m")
    assert cost_of(known(unpriced=0)) == "free"
    assert cost_of(known(unpriced=1)) == "price unknown"
    assert cost_of(known(unpriced=1, cost=0.5)) == "over $0.50"
    assert cost_of(known(unpriced=0, cost=0.5)) == "$0.50"
    assert cost_of(rewrite(8, TimelineEvent.MARKERS)) == "free"


def test_blocks_that_the_user_excluded_or_included_are_named_so() -> None:
    mine = {"written_by": WrittenBy.USER, "parts": 1}
    left_out = rewrite(3, TimelineEvent.MARKERS, reason="left out by you", **mine)
    back = rewrite(4, TimelineEvent.UNDO, reason="taken back by you", **mine)
    undo = rewrite(5, TimelineEvent.UNDO, of=TimelineEvent.MARKERS, **mine)
    assert [rewrite_title(row) for row in (left_out, back)] == ["Excluded", "Included"]
    assert [rewrite_reason(row) for row in (left_out, back)] == ["by you", "by you"]
    assert rewrite_title(undo) == "Undo: Outputs cached"
    steps = {
        TimelineEvent.MARKERS: "Undo: Excluded",
        TimelineEvent.UNDO: "Undo: Included",
        TimelineEvent.HANDOVER: "Undo: Handover",
    }
    for of, title in steps.items():
        assert rewrite_title(replace(undo, of=of, of_written_by=WrittenBy.USER)) == title
    assert rewrite_title(rewrite(6, TimelineEvent.MARKERS)) == "Outputs cached"


def test_the_pane_of_what_the_user_excluded_says_once_by_whom_and_speaks_of_no_output(
    qtbot: QtBot, theme: Theme
) -> None:
    pane = owned(qtbot, VersionPane())
    for what in (TimelineEvent.MARKERS, TimelineEvent.UNDO):
        pane.show_row(rewrite(3, what, written_by=WrittenBy.USER, parts=1))
        texts = " ".join(child.text() for child in pane.moment.parentWidget().findChildren(QLabel))
        assert texts.count("by you") == 1
        assert "cache" not in texts
        assert "byte" not in texts


def test_a_large_output_is_named_before_what_was_kept_of_it() -> None:
    reason = GateChoice.KEEP_PREVIEW.value
    gated = rewrite(9, TimelineEvent.GATE, reason=reason, by=Chooser.AGENT, output="pytest\n-q")
    assert rewrite_reason(gated) == "pytest⏎-q · Helix kept the preview"
    long = replace(gated, output="x" * 900)
    assert rewrite_reason(long).endswith("… · Helix kept the preview")


def test_a_row_of_the_list_says_the_choice_apart_from_the_name() -> None:
    gated = rewrite(1, TimelineEvent.GATE, reason=GateChoice.KEEP_PREVIEW.value)
    gated = replace(gated, by=Chooser.NOBODY, output="data/orders-of-the-last-year.csv")
    assert short_rewrite_reason(gated) == "a preview"
    assert "as no choice" not in short_rewrite_reason(gated)
    handover = rewrite(2, TimelineEvent.HANDOVER, reason="asked for by you")
    assert short_rewrite_reason(handover) == "by you"


def test_the_agent_is_only_said_to_have_chosen_what_it_chose() -> None:
    reasons = [
        rewrite_reason(rewrite(9, TimelineEvent.GATE, reason=GateChoice.KEEP_PREVIEW.value, by=by))
        for by in Chooser
    ]
    assert [("Helix" in item, "you" in item) for item in reasons] == [
        (False, False),
        (True, False),
        (False, True),
        (False, False),
    ]


@pytest.mark.parametrize("width", [80, 250, 330, 450, 520, 2_000])
def test_a_narrow_legend_leaves_out_the_kinds_with_the_fewest_tokens(width: int) -> None:
    made = readings(1)
    for size, column in enumerate(made.kinds):
        column[0] = size * 1_000
    entries = legend_entries(made, 0, width=width)
    every = legend_entries(made, 0, width=10_000)
    missing = [entry.tokens for entry in every if entry not in entries]
    assert entries == [entry for entry in every if entry in entries]
    assert all(entry.tokens >= max(missing, default=0) for entry in entries)
    assert bool(missing) == (width < 2_000)


@pytest.mark.parametrize("exact", [0, 1])
@pytest.mark.parametrize("difference", [1_300, -1_300])
def test_estimates_are_marked_in_the_legend_and_in_words_but_not_what_the_model_counts(
    difference: int, exact: int
) -> None:
    made = readings(1)
    made.exact[0] = exact
    made.kinds[-1][0] = difference
    figures = {entry.name: entry.words for entry in legend_entries(made, 0, width=10_000)}
    assert len(figures) == len(KINDS) - 1, "what the model counts otherwise is no kind"
    assert all(figure.startswith("≈") != bool(exact) for figure in figures.values())
    text = reading_text(made, 0)
    tokens = made.tokens[0]
    counted = f"Counted by your model: {tokens:,} tokens. Estimated: {tokens - difference:,}."
    assert text.endswith(counted)
    assert all(f"{name} {figure}" in text for name, figure in figures.items())


def test_the_legend_has_the_figures_of_the_next_request_unless_another_is_pointed_at(
    qtbot: QtBot, theme: Theme
) -> None:
    chart = shown(qtbot, UsageChart(), 1_000, 280)
    by_kind = ((BlockKind.SYSTEM, 300), (BlockKind.RAW, 2_000), (None, 50))
    chart.show_use(
        replace(use(3), weighed=WindowWeight(2_350, by_kind, RequestMarks(128_000, 128_000)))
    )
    figures, index = chart._legend_reading()
    assert sum(tokens for _, _, tokens in reading_values(figures, index)) == 2_350
    point(chart, QPointF(chart.width() / 2, 100))
    assert chart.at >= 0
    assert chart._legend_reading() == (chart._use.readings, chart.at)


def test_a_handover_by_rules_says_so_if_a_model_was_asked_in_vain() -> None:
    by_rules = rewrite(1, TimelineEvent.HANDOVER, version=1, unpriced=0)
    assert author_text(by_rules) == "by rules"
    for handover in (replace(by_rules, cost=0.01), replace(by_rules, unpriced=1)):
        assert author_text(handover) == "by rules, as no model wrote a usable text"
    assert author_text(replace(by_rules, written_by=WrittenBy.MAIN, cost=0.01)) == "main model"


def test_a_row_of_the_timeline_gives_the_room_of_an_unknown_price_to_the_reason(
    qtbot: QtBot, theme: Theme
) -> None:
    rows = owned(qtbot, CompactionListView())
    priced = rewrite(1, TimelineEvent.GATE, reason=GateChoice.KEEP_PREVIEW.value, unpriced=0)
    for row, texts in ((priced, ["free"]), (replace(priced, unpriced=1), [])):
        rows.show_rows([row], 0)
        at_end = [part.text for part in rows._row(row).lines[1] if part.at_end]
        assert at_end == texts


def test_the_heading_names_the_large_outputs_that_stand_among_the_compactions(
    qtbot: QtBot, theme: Theme
) -> None:
    page = owned(qtbot, timeline_page())
    gates = [rewrite(at, TimelineEvent.GATE) for at in (3, 4)]
    page.show_use(use(10, rewrite(1), rewrite(2, TimelineEvent.HANDOVER, version=1), *gates))
    assert (page._count.text(), page._others.text()) == ("2", "and 2 large outputs")
    assert len(page.list.items) == 4
    page._only.click()
    page.show_use(use(10, rewrite(1), rewrite(2, TimelineEvent.HANDOVER, version=1), *gates))
    assert page._count.text() == "1"
    assert page._others.isHidden()
    assert len(page.list.items) == 1


@pytest.mark.parametrize("height", [100, 144, 400])
def test_the_mark_of_handovers_has_its_label_in_a_small_window_too(height: int) -> None:
    plot = QRectF(0, 0, 500, height)
    frame = PlotFrame(plot, PlotRange.full(2), 32_768)
    marks = ((TimelineEvent.NOTES, 24_576), (TimelineEvent.HANDOVER, 27_852))
    shown = WindowTimeline(thresholds=TimelineMarks(32_768, marks))
    notes, handover = threshold_labels(frame, shown)
    assert notes is not None
    assert handover is not None
    assert notes - handover >= MIN_LABEL_DISTANCE
    assert abs(handover - frame.y(27_852)) <= MIN_LABEL_DISTANCE / 2 + 1


@pytest.fixture
def chart(qtbot: QtBot, theme: Theme) -> UsageChart:
    return shown(qtbot, UsageChart(), 1_000, 280)


def test_the_chart_s_keys_step_zoom_and_go_to_a_moment(chart: UsageChart) -> None:
    chart.show_use(use(300, rewrite(50), rewrite(200, TimelineEvent.HANDOVER, version=1)))
    wanted = signal_values(chart.moment_requested)
    QTest.keyClick(chart, Qt.Key.Key_Left)
    assert chart.at == 298
    QTest.keyClick(chart, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert chart.at == 200
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert wanted == [2_005]
    QTest.keyClick(chart, Qt.Key.Key_Plus)
    assert chart.stretch.width < 299
    QTest.keyClick(chart, Qt.Key.Key_0)
    assert chart.stretch.is_full
    assert "request 201: 1,200 tokens" in chart.accessibleDescription()


def test_a_drag_zooms_a_click_goes_there_and_a_mark_chooses_its_rewrite(chart: UsageChart) -> None:
    chart.show_use(use(300, rewrite(150)))
    chart.grab()
    moments = signal_values(chart.moment_requested)
    chosen = signal_values(chart.rewrite_chosen)
    middle = 140
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(PLOT_LEFT + 1, middle))
    assert moments == [5]
    QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=QPoint(300, middle))
    point(chart, QPoint(400, middle), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=QPoint(500, middle))
    assert 60 < chart.stretch.width < 90
    assert moments == [5]
    QTest.mouseDClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(400, middle))
    assert chart.stretch.is_full
    chart.grab()
    ((box, row),) = chart._marks
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert chosen == [row.number] == [150]


def test_the_wheel_zooms_where_the_pointer_is(chart: UsageChart) -> None:
    chart.show_use(use(1_000))
    event = QWheelEvent(
        QPointF(500, 120),
        QPointF(500, 120),
        QPoint(0, 0),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    before = chart._frame().place(500)
    QApplication.sendEvent(chart, event)
    assert chart.stretch.width < 900
    assert abs(chart._frame().place(500) - before) < 0.01


def test_the_brush_moves_the_shown_range_and_the_newest_requests_stay_in_view(
    chart: UsageChart,
) -> None:
    chart.show_use(use(300))
    chart.show_newest(50)
    assert (chart.stretch.first, chart.stretch.last) == (249, 299)
    chart.show_use(use(310))
    assert chart.stretch.last == 309
    brush = chart._brush()
    start = QPoint(round(brush.x(284)), 255)
    QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=start)
    point(chart, start - QPoint(200, 0), Qt.MouseButton.LeftButton)
    QTest.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=start - QPoint(200, 0))
    assert chart.stretch.last < 250
    stays = chart.stretch.last
    chart.show_use(use(320))
    assert chart.stretch.last == stays


def test_of_many_requests_the_highest_and_the_last_of_each_pixel_are_drawn(
    chart: UsageChart,
) -> None:
    many = readings(10_000)
    many.tokens[5_000] = 90_000
    result = drawn_requests(many, PlotRange.full(10_000), 824)
    assert 5_000 in result
    assert len(result) <= 2 * 824


@pytest.mark.alone
def test_ten_thousand_requests_are_drawn_quickly(chart: UsageChart) -> None:
    many = readings(10_000)
    chart.show_use(WindowTimeline(many, (), TimelineMarks(128_000)))
    began = time.thread_time()
    chart.grab()
    assert time.thread_time() - began < 1.0


def line(text: str, sign: DiffSign = DiffSign.SAME, number: int = 1) -> SectionLine:
    return SectionLine(sign, text, number, number)


def compared() -> HandoverComparison:
    def version(number: int) -> HandoverVersion:
        row = rewrite(number, TimelineEvent.HANDOVER, version=number)
        return HandoverVersion(row, ("",) * 6, (), 900, 1, 40)

    changed = (
        *(line(f"- the same {at}") for at in range(8)),
        SectionLine(DiffSign.REMOVED, "- relies on the system", old=9, marked=((12, 22),)),
        SectionLine(DiffSign.ADDED, "- relies on one sync", new=9, marked=((12, 20),)),
        line("- after"),
    )
    sections = tuple(
        SectionDiff(name, changed if at in (1, 4) else (line("- nothing"),))
        for at, name in enumerate(HANDOVER_SECTIONS)
    )
    return HandoverComparison(version(1), version(2), sections)


def test_unchanged_sections_are_collapsed_and_long_runs_folded() -> None:
    result = version_rows(
        compared(),
        DiffLayout.UNIFIED,
        closed_sections=unchanged_sections(compared()),
        open_folds=frozenset(),
    )
    kinds = [row.kind for row in result]
    assert kinds.count(VersionRowKind.HEAD) == 6
    assert kinds.count(VersionRowKind.FOLD) == 2
    assert (
        next(row.words for row in result if row.kind is VersionRowKind.FOLD) == "7 unchanged lines"
    )
    assert max(row.change for row in result) == 1
    two_columns = version_rows(
        compared(),
        DiffLayout.UNIFIED,
        closed_sections=unchanged_sections(compared()),
        open_folds=frozenset({(1, 0)}),
    )
    assert [row.kind for row in two_columns].count(VersionRowKind.FOLD) == 1
    columns = version_rows(
        compared(),
        DiffLayout.SIDE_BY_SIDE,
        closed_sections=unchanged_sections(compared()),
        open_folds=frozenset(),
    )
    pair = next(row for row in columns if row.change == 0)
    assert (pair.line.sign, pair.other.sign) == (DiffSign.REMOVED, DiffSign.ADDED)


def test_n_and_p_jump_between_changes_and_copies_contain_no_line_numbers(
    qtbot: QtBot, theme: Theme
) -> None:
    made = shown(qtbot, VersionView(), 1_200, 400)
    made.show_compared(compared())
    for _ in range(3):
        QTest.keyClick(made, Qt.Key.Key_N)
    assert made.change == 1
    QTest.keyClick(made, Qt.Key.Key_P)
    assert made.change == 0
    QTest.keySequence(made, "Ctrl+C")
    assert QGuiApplication.clipboard().text() == "- relies on the system\n- relies on one sync"
    count = len(made.rows)
    QTest.keyClick(made, Qt.Key.Key_Left)
    assert len(made.rows) < count
    QTest.keyClick(made, Qt.Key.Key_Right)
    assert len(made.rows) == count
    for layout in DiffLayout:
        made.show_as(layout)
        assert not made.grab().isNull()


def test_missing_details_of_a_handover_are_offered_one_at_a_time(
    qtbot: QtBot, theme: Theme
) -> None:
    made = shown(qtbot, CoveredDetailsBar(), 900, 40)
    items = (
        CheckedDetail("rule", "never push", 3, is_covered=True),
        CheckedDetail("name", "LedgerError", 5, is_covered=False),
        CheckedDetail("decision", "keep zstd level 3", 131, is_covered=False),
    )
    made.show_check(DetailCheck(items))
    assert "2 missing, number 1: “keep zstd level 3”, event 131" in made.accessibleName()
    QTest.keyClick(made, Qt.Key.Key_Right)
    assert "LedgerError" in made.accessibleName()
    wanted = signal_values(made.add_requested)
    QTest.mouseClick(made.add, Qt.MouseButton.LeftButton)
    assert wanted == [items[1]]
    assert not made.grab().isNull()
    made.show_check(DetailCheck(items[:1]))
    assert made.item is None
    assert made._state.text() == "all 1 detail"
    assert made.accessibleName() == "Coverage", "no missing detail is named any more"
    made.show_check(DetailCheck(items[:1], ("99999", "src/no.py")))
    told = "2 values found nowhere, marked [unverified]: 99999, src/no.py"
    qtbot.waitUntil(lambda: made._state.shown() == told)
    made.show_check(DetailCheck(items, ("99999", "src/no.py")))
    made.resize(500, 40)
    qtbot.waitUntil(lambda: made._state.shown() == "2 × [unverified]")
    assert made._state.text() == made._state.accessibleName() == told
    assert "src/no.py" in made._state.toolTip()


def test_what_a_model_invented_is_told_with_its_compaction(known: HandoverPlan) -> None:
    marked = "1 value found nowhere, marked [unverified]: 99999"
    drafted = replace(known, drafted=True, unverified=("99999",))
    assert coverage_text(drafted).endswith(f" · {marked}")
    row = rewrite(2, TimelineEvent.OBSERVATIONS, unverified=("99999",))
    assert unverified_text(row.unverified) == marked


def test_no_timer_runs_without_a_job(qtbot: QtBot, theme: Theme) -> None:
    made = owned(qtbot, RunningJobCard(lambda: 4.0))
    versions = [rewrite(at, TimelineEvent.HANDOVER, version=at) for at in (1, 2)]
    made.show_use(replace(use(3, *versions), working=RunningJob(Job.HANDOVER, "", 0.0)))
    assert made.words.text() == "Writing handover v3 · 4 s"
    assert made._timer.isActive()
    made.show_use(use(3, *versions))
    assert not made._timer.isActive()


def _seen(qtbot: QtBot, theme: Theme) -> UsageChart:
    return shown(qtbot, UsageChart(), 900, 280)


def test_a_chart_that_is_seen_takes_up_what_is_new_as_if_it_had_been_drawn_at_once(
    qtbot: QtBot, theme: Theme
) -> None:
    made, fresh = _seen(qtbot, theme), _seen(qtbot, theme)
    made.show_use(use(400))
    made.grab()
    made.show_use(use(3_000, rewrite(200)))
    fresh.show_use(use(3_000, rewrite(200)))
    wanted = fresh.grab().toImage()
    qtbot.waitUntil(lambda: made.grab().toImage() == wanted)


def test_rewrites_that_come_one_by_one_are_drawn_as_if_they_had_come_together(
    qtbot: QtBot, theme: Theme
) -> None:
    made, fresh = _seen(qtbot, theme), _seen(qtbot, theme)
    rows = [rewrite(number) for number in (40, 100, 299, 300)]
    for count in range(len(rows) + 1):
        made.show_use(use(300, *rows[:count]))
        made.grab()
    fresh.show_use(use(300, *rows))
    wanted = fresh.grab().toImage()
    qtbot.waitUntil(lambda: made.grab().toImage() == wanted)


def test_a_chart_that_changes_while_it_is_prepared_shows_the_newest_state(
    qtbot: QtBot, theme: Theme
) -> None:
    made, fresh = _seen(qtbot, theme), _seen(qtbot, theme)
    made.show_use(use(400))
    made.grab()
    for chart in (made, fresh):
        chart.show_use(use(3_000))
        chart.show_newest(100)
    wanted = fresh.grab().toImage()
    assert made.grab().toImage() == wanted
    qtbot.waitUntil(lambda: not running_timers(made))  # what was begun has ended
    assert made.grab().toImage() == wanted


def test_how_often_the_usual_model_could_not_write_is_counted_and_rules_are_not() -> None:
    fast = rewrite(1, TimelineEvent.HANDOVER, written_by=WrittenBy.FAST, llm="small")
    rules = rewrite(2, TimelineEvent.NOTES, written_by=WrittenBy.TRUNCATED)
    assert fallback_words(use(3, fast, rules).fallbacks) == ""
    wide = rewrite(3, TimelineEvent.OBSERVATIONS, written_by=WrittenBy.WIDE, llm="long")
    cut = rewrite(4, TimelineEvent.GATE, written_by=WrittenBy.TRUNCATED, llm="small")
    result = use(3, fast, rules, wide, cut).fallbacks
    assert (result.model_calls, result.wide, result.cut) == (3, 1, 1)
    words = "of 3 by models: 1 by the long-context model, 1 with truncated input"
    assert fallback_words(result) == words


@pytest.fixture
def known() -> HandoverPlan:
    return HandoverPlan(
        Job.HANDOVER,
        (),
        size=128_000,
        thresholds=TimelineMarks(128_000),
        first=1,
        last=4,
        covered=4,
        left=2,
        max_tokens=500,
        llm="model",
        cost=None,
        prefix=None,
        seconds=0.0,
        pays=None,
        due=0,
        version=1,
        previous=0,
    )


def test_what_a_compaction_covers_is_whole_in_a_narrow_tile(
    qtbot: QtBot, theme: Theme, known: HandoverPlan
) -> None:
    tile = shown(qtbot, _Fact("fg"), 116, 80)
    tile.show_fact(*plan_text(replace(known, first=303, last=363))[1])
    assert tile._value.text() == "messages 303–363"
    assert tile._value.shown() == "303–363"


def test_an_unknown_price_of_a_compaction_is_told_once(known: HandoverPlan) -> None:
    assert plan_text(known)[2][1:] == ("price unknown", "")
    assert plan_text(replace(known, cost=0.02))[2][1:] == ("≈$0.020", "price unknown")


def test_the_time_of_a_compaction_is_written_as_the_language_does() -> None:
    row = rewrite(9, TimelineEvent.MARKERS, seconds=1.5)
    assert cost_and_time_text(row) == "free · 1.5 s"
    use_locale(language_locale("de"))
    try:
        assert cost_and_time_text(row) == "free · 1,5 s"
    finally:
        use_locale(None)


@pytest.mark.parametrize("height", [451, 504, 571, 620, 891])
def test_chart_and_rewrites_share_the_height_there_is(
    qtbot: QtBot, theme: Theme, height: int
) -> None:
    page = shown(qtbot, timeline_page(), 853, height)
    result = use(80, rewrite(40))
    page.show_use(result)
    page.pane._show_head(True)
    QApplication.sendPostedEvents()
    chart, pane = page.chart.geometry(), page.pane.geometry()
    assert chart.bottom() < pane.top()
    assert page.rect().contains(pane)
    assert pane.height() >= min(250, height - 240)
    assert chart.height() == CHART_HEIGHT or height < 620
    head = page.pane._head
    parts = [item.geometry() for item in (page.pane.edit, page.pane.covered, page.pane.strip)]
    assert all(one.bottom() < other.top() for one, other in pairwise(parts))
    assert head.rect().contains(parts[-1])


@pytest.mark.parametrize("height", [150, 185, 200, 280])
def test_all_parts_of_a_chart_are_inside_it(height: int) -> None:
    room = ChartLayout(900, height)
    assert room.plot.height() >= 50
    assert room.plot.bottom() <= height
    assert not room.brushed or room.plot.bottom() < room.brush.top() < room.brush.bottom() < height


def test_missing_thresholds_leave_no_empty_facts(qtbot: QtBot, theme: Theme) -> None:
    page = owned(qtbot, timeline_page())
    marks = RequestMarks(128_000, 109_000)
    result = replace(use(80, rewrite(40)), weighed=WindowWeight(500, (), marks))
    page.show_use(result)
    assert all(part.strip() for part in page._facts.text().split("·"))


def long_lines() -> HandoverComparison:
    """Two versions of a document in which one line is as long as a paragraph."""
    words = "word by word " * 60
    lines = (line(words, DiffSign.REMOVED), line(f"{words} more", DiffSign.ADDED))
    return replace(
        compared(), sections=tuple(SectionDiff(name, lines) for name in HANDOVER_SECTIONS)
    )


@pytest.mark.parametrize("layout", DiffLayout)
def test_in_a_wide_window_lines_end_where_they_can_still_be_read(
    qtbot: QtBot, theme: Theme, layout: DiffLayout
) -> None:
    heights = []
    made = owned(qtbot, VersionView())
    made.show_compared(long_lines())
    made.show_as(layout)
    for width in (2_000, 3_000):
        made.resize(width, 900)
        made.show()
        heights.append(made.heights.top(len(made.heights)))
        assert made.column <= width
    assert heights[0] == heights[1], "a line is as long in a window that is half as wide again"
    assert made.column < 2_000


def laid_out() -> int:
    gc.collect()
    return sum(type(item) is WrappedLine for item in gc.get_objects())


def test_of_many_lines_only_those_that_were_painted_last_stay_laid_out(
    qtbot: QtBot, theme: Theme
) -> None:
    lines = tuple(line(f"line {number}", DiffSign.ADDED, number) for number in range(1_500))
    many = replace(compared(), sections=(SectionDiff(HANDOVER_SECTIONS[0], lines),))
    before = laid_out()
    made = owned(qtbot, VersionView())
    made.resize(800, 900)
    made.show_compared(many)
    bar = made.verticalScrollBar()
    pictures = []
    for at in [*range(0, bar.maximum(), 800), 0]:
        bar.setValue(at)
        pictures.append(made.grab().toImage())
    assert pictures[0] == pictures[-1] != pictures[1]
    assert 0 < laid_out() - before <= 300
    made.show_compared(None)
    assert laid_out() == before


def test_the_badge_the_page_and_the_line_below_count_the_same_compactions() -> None:
    rows = [rewrite(at, what) for at, what in enumerate(TimelineEvent, 1)]
    rows += [
        rewrite(40, TimelineEvent.MARKERS, sort=RewriteSort.EXCLUSION),
        rewrite(41, TimelineEvent.UNDO, written_by=WrittenBy.USER),  # and included again
        rewrite(42, TimelineEvent.GATE),
        rewrite(43, TimelineEvent.HANDOVER, version=2),
    ]
    assert compaction_count(rows) == 7
    counts_text = rewrite_counts(tuple(rows))
    assert sum(int(part.split(" × ")[0]) for part in counts_text.split(", ")) == 7
    assert "2 × Handover" in counts_text
    assert newest_compaction(rows).seq == 430
    assert newest_compaction(rows[:-1]).what is TimelineEvent.TRIM
    [only] = rows[-2:-1]
    assert newest_compaction([only]) is only


def test_a_rewind_is_named_as_one_and_not_as_an_undo_of_all_compactions() -> None:
    for reason, title in ((REWOUND, "Rewind"), (REWIND_UNDONE, "Rewind taken back")):
        row = TimelineRow(TimelineEvent.RESTORE, 5, 0.0, number=2, reason=reason)
        assert rewrite_title(row) == title
