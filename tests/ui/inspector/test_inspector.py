"""The inspector's view: rows, runs, groups, the strip of requests, and what the keys do."""

import time
from collections.abc import Sequence
from itertools import groupby

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.domain.cache import Digest, digest_of
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.inspected_request import (
    OWN_CONTEXT,
    BlockFacts,
    BlockReason,
    BlockReasonKind,
    BlockState,
    EncodedBody,
    InspectedBlock,
    InspectedKind,
    InspectedRequest,
    PromptCacheMiss,
    PromptCacheMissCause,
    RequestMarks,
    RequestPrice,
    RequestRewrite,
    RewriteForecast,
)
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Image, Message, Role, Text, ToolResult
from helix_desktop.domain.value import replace
from helix_desktop.ui.inspector.block_list import TEXT_PADDING, BlockColumns, WrappedText
from helix_desktop.ui.inspector.block_rows import (
    BlockAction,
    RequestRowForm,
    RequestRowGroup,
    block_actions,
    block_name,
    request_rows,
)
from helix_desktop.ui.inspector.page import InspectorPage, _FactView, request_summary
from helix_desktop.ui.inspector.request_strip import RequestStrip
from helix_desktop.ui.style.canvas import Canvas, text_width
from helix_desktop.ui.style.theme import Theme, font
from helix_desktop.ui.text.block_labels import block_reason_text
from helix_desktop.ui.widgets.controls import Menu
from tests.ui.painted_texts import painted_texts
from tests.ui.views import shown, signal_values

MARKS = RequestMarks(128_000, 115_712, observations=38_400, handover=108_800)


def block(
    number: int,
    sort: InspectedKind = InspectedKind.OUTPUT,
    state: BlockState = BlockState.FULL,
    *,
    text: str = "",
    **more: str,
) -> InspectedBlock:
    kinds = {
        InspectedKind.SYSTEM: BlockKind.SYSTEM,
        InspectedKind.TOOLS: BlockKind.TOOLS,
        InspectedKind.PIN: BlockKind.PIN,
    }
    kind = BlockKind.MARKER if state is BlockState.CACHED else kinds.get(sort, BlockKind.RAW)
    words = text or f"line one of {number}\nline two"
    return InspectedBlock(
        f"{number}:",
        sort,
        kind,
        more.get("name", "shell"),
        Message(Role.USER, (Text(words),)),
        100 + number,
        digest_of(f"{number} {words}".encode()),
        state,
        BlockReason(BlockReasonKind.AS_IT_WAS, number),
        BlockFacts(turn=number),
        number,
        exclude_problem=more.get("exclude_problem", ""),
        what=more.get("what", "pytest -q"),
    )


def looked(
    blocks: Sequence[InspectedBlock], seq: int = 0, *, prefix: int = 0, step: int = 0
) -> InspectedRequest:
    return InspectedRequest(
        seq,
        "some-model",
        tuple(blocks),
        MARKS,
        step,
        step,
        cautious_tokens=round(1.012 * sum(item.tokens for item in blocks)),
        prefix=prefix,
        prefix_tokens=sum(item.tokens for item in blocks[:prefix]),
        price=RequestPrice(0.055, 0.190, True),
        outlook=RewriteForecast(6, 108_800, Job.HANDOVER),
    )


def talk(count: int = 30) -> list[InspectedBlock]:
    """A system prompt, tools, markers, ordinary talk, and the newest few."""
    first = [
        block(1, InspectedKind.SYSTEM, BlockState.ALWAYS),
        block(2, InspectedKind.TOOLS, BlockState.ALWAYS),
    ]
    markers = [block(number, state=BlockState.CACHED) for number in range(3, 8)]
    return [*first, *markers, *(block(number) for number in range(8, count + 1))]


def steps(count: int) -> SessionRequests:
    made = SessionRequests()
    for at in range(count):
        made.seqs.append(10 * at + 5)
        made.ats.append(1_750_000_000.0 + 60 * at)
        made.tokens.append(1_000 + at % 500 * 100)
        made.turns.append(at // 4)
    made.rewrites = [RequestRewrite(Job.HANDOVER, 1_750_000_000.0, count // 2, 1)]
    return made


def with_state(shown: InspectedBlock, state: BlockState) -> InspectedBlock:
    return replace(shown, state=state)


NOW = 1_750_000_000.0


def view_of(qtbot: QtBot, theme: Theme, *, low: bool = False) -> InspectorPage:
    return shown(qtbot, InspectorPage(low=low), 420 if low else 1_192, 800)


@pytest.fixture
def view(qtbot: QtBot, theme: Theme) -> InspectorPage:
    return view_of(qtbot, theme)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_row_has_a_menu_with_the_actions_that_it_shows_under_the_pointer(
    view: InspectorPage, qtbot: QtBot
) -> None:
    view.show_request(looked([block(1), block(2, exclude_problem="Pinned. Unpin it first.")]), NOW)
    rows, chosen = view.list, signal_values(view.list.wanted)
    for index, enabled in ((0, True), (1, False)):
        place = rows.row_rect(index).center().toPoint()
        reason = QContextMenuEvent.Reason.Mouse
        event = QContextMenuEvent(reason, place, rows.viewport().mapToGlobal(place))
        QApplication.sendEvent(rows.viewport(), event)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, Menu)
        actions = {action.text(): action for action in menu.actions()}
        expected = block_actions(rows.lines[index].block, is_sent=False)
        assert len(actions) == len(expected)
        leave = list(actions.values())[expected.index(BlockAction.LEAVE)]
        assert leave.isEnabled() == enabled
        leave.trigger()
        menu.close()
    assert [(action, item.key) for action, item in chosen] == [(BlockAction.LEAVE, "1:")]


def test_runs_of_ordinary_blocks_are_one_row_and_open_in_their_place() -> None:
    lines = request_rows(looked(talk(40)))
    assert [line.form for line in lines[:4]] == [
        RequestRowForm.BLOCK,
        RequestRowForm.BLOCK,
        RequestRowForm.RUN,
        RequestRowForm.RUN,
    ]
    assert (lines[2].first, lines[2].last) == (3, 7)
    assert (lines[3].first, lines[3].last) == (8, 28)
    assert [line.first for line in lines[4:]] == list(range(29, 41))
    open_rows = request_rows(looked(talk(40)), open_runs=frozenset({lines[2].key}))
    assert [line.first for line in open_rows[3:8]] == [3, 4, 5, 6, 7]
    assert all(line.inner for line in open_rows[2:8])


@pytest.mark.parametrize("compared", [True, False])
def test_every_block_stands_in_exactly_one_row_and_in_its_order(compared: bool) -> None:
    result = looked(talk(60), prefix=20, step=7)
    runs = frozenset(line.key for line in request_rows(result) if line.form is RequestRowForm.RUN)
    for open_runs in (frozenset[str](), runs):
        lines = request_rows(result, grouped=compared, open_runs=open_runs)
        alone = [line for line in lines if line.form is not RequestRowForm.HEAD and not line.inner]
        outer_blocks = [item for line in alone for item in line.blocks]
        inner = [line.block for line in lines if line.inner and line.form is RequestRowForm.BLOCK]
        shown = sorted([*outer_blocks, *inner], key=lambda entry: entry.origin)
        assert shown == list(result.blocks)


def test_the_place_of_what_a_rewind_took_out_has_no_row_and_is_not_counted() -> None:
    gone = block(3, InspectedKind.NOTES, BlockState.SUMMARY)
    gone = replace(gone, message=Message(Role.USER, ()), tokens=0)
    kept = (block(1), block(2), gone, block(4, text="new"))
    for request in (looked(kept), replace(looked(kept), prefix=2)):
        rows = [line for line in request_rows(request) if line.form is RequestRowForm.BLOCK]
        assert [line.block.key for line in rows] == [kept[0].key, kept[1].key, kept[3].key]
    [head] = [line for line in request_rows(request) if line.part is RequestRowGroup.NEW][:1]
    assert head.summary.endswith("1 block added")


def test_a_request_of_a_guest_says_so_and_offers_nothing_but_its_texts(view: InspectorPage) -> None:
    blocks = [
        replace(item, exclude_problem=OWN_CONTEXT, reason=BlockReason(BlockReasonKind.RECORDED))
        for item in (block(1, InspectedKind.USER), block(2, InspectedKind.AGENT))
    ]
    sent = replace(looked(blocks, 5, step=1), guest=True, recorded=True)
    view.show_request(sent, NOW, ())
    assert view.again.isHidden()
    assert "Sent by the agent itself" in view.notice
    assert [line.block.sort for line in view.list.lines if line.form is RequestRowForm.BLOCK]
    for item in blocks:
        for is_sent in (True, False):
            assert block_actions(item, is_sent=is_sent) == (BlockAction.COPY,)
    assert block_name(blocks[1]) == "Agent"
    view.show_request(replace(sent, masked=2), NOW, ())
    assert "2 secrets are masked." in view.notice
    view.show_request(replace(sent, recorded=False), NOW, ())
    assert view.notice.startswith("As reported by the agent.")
    following = replace(sent, seq=0)
    view.show_request(following, NOW, ())
    assert "newest request" in view.notice
    assert all(
        "cached" not in line
        for line in request_summary(following, NOW, None, counting=False).briefs
    )


def test_groups_tell_the_unchanged_prefix_what_is_new_and_what_is_gone(view: InspectorPage) -> None:
    removed = [block(90, text="went away")]
    view.show_request(looked(talk(30), prefix=12, step=7), NOW, removed)
    heads = [line for line in view.list.lines if line.form is RequestRowForm.HEAD]
    assert [line.part for line in heads] == [
        RequestRowGroup.UNCHANGED,
        RequestRowGroup.NEW,
        RequestRowGroup.REMOVED,
    ]
    assert heads[1].title == "New since request 7"
    assert (
        sum(line.tokens for line in heads[:2]) == view.shown_request.tokens
        if view.shown_request
        else 0
    )
    QTest.keyClick(view, Qt.Key.Key_D)
    assert not any(line.form is RequestRowForm.HEAD for line in view.list.lines)
    assert not view.compare.isChecked()


def test_blocks_are_sorted_by_their_reasons_and_back(view: InspectorPage) -> None:
    def likely_needed(steps: int) -> BlockReason:
        return BlockReason(BlockReasonKind.LIKELY_NEEDED, number=steps, tokens=2, text="edited")

    blocks = talk(8)
    reasons = {2: likely_needed(12), 4: likely_needed(3), 6: likely_needed(12)}
    blocks = [replace(one, reason=reasons.get(at, one.reason)) for at, one in enumerate(blocks)]
    view.show_request(looked(blocks, prefix=4, step=2), NOW, [block(90, text="went away")])
    view.resize(1000, 600)
    assert view.head.by_reason.x() == BlockColumns(view.head.width()).why
    before = [line.key for line in view.list.lines]
    QTest.mouseClick(view.head.by_reason, Qt.MouseButton.LeftButton)
    lines = view.list.lines
    assert sorted(line.first for line in lines) == [*range(1, 9)]
    sorted_places = [line.first - 1 for line in lines if line.first - 1 in reasons]
    assert sorted_places == [4, 2, 6]
    shown = [block_reason_text(line.block.reason, NOW) for line in lines]
    assert len([key for key, _ in groupby(shown)]) == len(set(shown))
    view.list.toggle(lines[0].key)
    assert view.list.opened is not None
    QTest.keyClick(view, Qt.Key.Key_S)
    assert [line.key for line in view.list.lines] == before


def test_an_opened_row_shows_the_exact_text(view: InspectorPage) -> None:
    text = "\n".join(f"row {number} " + "x" * 90 for number in range(50_000))
    blocks = [*talk(6), block(99, text=text)]
    view.show_request(looked(blocks), NOW)
    view.list.toggle("99:")
    view.grab()
    row = view.list.opened
    assert row.scroll(1_000_000)
    assert row.lines.line(len(row.lines) - 1).endswith("x" * 10)
    joined = "".join(row.lines.line(at) for at in range(30))
    assert joined.startswith("row 0 x")
    view.list.toggle("99:")
    assert view.list.opened is None


@pytest.mark.parametrize("width", [340, 880, 900, 1_000, 1_400])
def test_the_lines_of_an_opened_text_are_as_wide_as_its_box(
    view: InspectorPage, width: int
) -> None:
    view.show_request(looked([block(99, text="x" * 4_000)]), NOW)
    view.resize(width, 700)
    view.list.toggle("99:")
    view.grab()
    row = view.list.opened
    assert text_width(row.lines.line(0), "monos") <= row.box.width() - 2 * TEXT_PADDING
    assert row.lines.columns >= 40


@pytest.mark.alone
def test_five_megabytes_are_opened_quickly(view: InspectorPage) -> None:
    text = "\n".join(f"row {number} " + "x" * 90 for number in range(50_000))
    view.show_request(looked([*talk(6), block(99, text=text)]), NOW)
    began = time.thread_time()
    view.list.toggle("99:")
    view.grab()
    assert time.thread_time() - began < 1.0


@pytest.mark.parametrize("width", [900, 1_190, 1_192, 2_300])
def test_why_a_block_is_there_has_room_for_its_words(theme: Theme, width: int) -> None:
    columns, metrics = BlockColumns(width), QFontMetricsF(font("small"))
    usual = (
        BlockReason(BlockReasonKind.SYSTEM),
        BlockReason(BlockReasonKind.TURN_BEFORE),
        BlockReason(BlockReasonKind.MENTIONED),
        BlockReason(BlockReasonKind.NEWER, 12),
        BlockReason(BlockReasonKind.FOLDED, at=NOW, text="asked for by you", job=Job.HANDOVER),
        BlockReason(BlockReasonKind.MARKED, at=NOW, tokens=123_456, job=Job.MARKERS),
    )
    wide = max(metrics.horizontalAdvance(block_reason_text(item, NOW)) for item in usual)
    assert wide <= columns.why_room
    places = (columns.name, columns.why, columns.tokens, columns.bar, columns.state)
    assert list(places) == sorted(places)
    assert columns.why - columns.name > columns.why_room
    assert columns.bar + 48 < columns.state


def test_an_opened_row_tells_its_bytes_and_one_line_as_one(view: InspectorPage) -> None:
    view.show_request(looked([*talk(6), block(99, text="ä" * 400), block(100, text="a\nb")]), NOW)
    view.list.toggle("99:")
    assert view.list.opened.size == "800 B, 1 line"
    view.list.toggle("100:")
    assert view.list.opened.size == "3 B, 2 lines"


def test_the_lines_of_a_wrapped_text_are_complete_and_in_order() -> None:
    text = "a" * 45 + "\n\n" + "b" * 20 + "\nend\x00"
    lines = WrappedText.of(text, 20)
    assert [text[start:end] for start, end in lines.spans] == [
        "a" * 20,
        "a" * 20,
        "a" * 5,
        "",
        "b" * 20,
        "end\x00",
    ]
    assert lines.line(5) == "end\ufffd"


def test_keys_move_open_and_do_what_their_buttons_do(view: InspectorPage) -> None:
    view.show_request(looked(talk(10)), NOW)
    wanted: list[tuple[BlockAction, str]] = []
    view.list.wanted.connect(lambda action, entry: wanted.append((action, entry.key)))
    view.list.setFocus()
    view.list.choose("9:")
    for key in (Qt.Key.Key_P, Qt.Key.Key_X, Qt.Key.Key_R):
        QTest.keyClick(view.list, key)
    assert wanted == [(BlockAction.PIN, "9:"), (BlockAction.LEAVE, "9:")]
    QTest.keyClick(view.list, Qt.Key.Key_Down)
    assert view.list.current.key == "10:"
    QTest.keyClick(view.list, Qt.Key.Key_Space)
    assert view.list.opened is not None
    QTest.keyClick(view.list, Qt.Key.Key_Return)
    assert view.list.opened is None


def test_what_cannot_be_left_out_says_why_and_does_nothing(view: InspectorPage) -> None:
    last = block(9, InspectedKind.USER, exclude_problem="It is what the agent answers now.")
    view.show_request(looked([*talk(7), last]), NOW)
    wanted: list[object] = []
    view.list.wanted.connect(lambda action, _block: wanted.append(action))
    view.list.choose("9:")
    view.list.do(BlockAction.LEAVE)
    assert wanted == []
    assert "answers now" in view.list.disabled_reason(BlockAction.LEAVE)
    view.list.do(BlockAction.PIN)
    assert wanted == [BlockAction.PIN]


def test_excluding_and_including_show_first_what_is_new_to_the_prompt_cache(
    view: InspectorPage,
) -> None:
    view.show_request(looked(talk(10)), NOW)
    view.list.choose("9:")
    rect = view.list.row_rect([line.key for line in view.list.lines].index("9:"))
    tips = [view.list.tip_at(QPointF(x, rect.center().y())) for x in range(view.list.width())]
    keys = [item.key for item in talk(10)]
    behind = sum(item.tokens for item in talk(10)[keys.index("9:") + 1 :])
    words = f"About {behind:,} tokens are written to the prompt cache again"
    assert any(tip.startswith("Exclude from context") and tip.endswith(words) for tip in tips)


def test_of_an_earlier_request_nothing_can_be_changed(view: InspectorPage) -> None:
    view.show_request(looked(talk(10), seq=7, step=1), NOW)
    view.list.choose("9:")
    wanted: list[object] = []
    view.list.wanted.connect(lambda wanted_action, _block: wanted.append(wanted_action))
    for action in BlockAction:
        view.list.do(action)
    assert wanted == [BlockAction.COPY, BlockAction.OPEN, BlockAction.AGAIN]


def test_a_request_that_was_sent_is_called_exact_only_if_it_is(theme: Theme) -> None:
    estimated = looked(talk(10), seq=7, step=1)
    result = replace(estimated, usage=Usage(estimated.tokens, 5))
    same = EncodedBody(b"{}", "ab" * 32, True)
    assert request_summary(result, NOW, same, counting=False).sure == "exact"
    assert request_summary(estimated, NOW, same, counting=False).sure == "estimated"
    other = EncodedBody(b"{}", "ab" * 32, False)
    assert request_summary(result, NOW, other, counting=False).sure != "exact"
    assert "expected" in request_summary(looked(talk(10)), NOW, None, counting=False).sure


def test_the_legend_makes_a_kind_stand_out_in_meter_and_list(view: InspectorPage) -> None:
    view.show_request(looked(talk(30)), NOW)
    view.legend.toggle(BlockKind.MARKER)
    assert view.legend.only == {BlockKind.MARKER}
    view.grab()
    view.legend.toggle(BlockKind.MARKER)
    assert not view.legend.only
    for chosen in ({BlockKind.SYSTEM}, set()):
        QTest.mouseClick(view.legend.buttons[BlockKind.SYSTEM], Qt.MouseButton.LeftButton)
        assert view.legend.only == chosen
    sums = dict(view.legend.kinds())
    assert sum(sums.values()) == sum(item.tokens for item in talk(30))


def test_before_a_request_is_known_no_figure_of_it_is_shown(view: InspectorPage) -> None:
    view.show_request(looked(talk(3)), NOW)
    assert "System" in painted_texts(view.legend)
    view.show_request(looked(talk(3)), NOW)
    assert "System" in painted_texts(view.legend)
    view.reset()
    assert painted_texts(view.legend) == painted_texts(view.figures) == []


@pytest.mark.parametrize("width", [500, 700, 852, 1_392])
def test_the_legend_names_the_reserve_beside_the_kinds_at_any_width(
    view: InspectorPage, width: int
) -> None:
    view.show_request(looked(talk(30)), NOW)
    legend = view.legend
    legend.resize(width, legend.height())
    reserve, name = legend.reserve.geometry(), legend.reserve.name
    assert name.width() >= text_width(name.text(), "small")
    assert legend.rect().adjusted(-6, 0, 6, 0).contains(reserve)
    kinds = [part for part in legend.buttons.values() if not part.isHidden()]
    assert not any(part.geometry().intersects(reserve) for part in kinds)


def test_a_page_with_all_its_facts_can_be_made_narrower(qtbot: QtBot, theme: Theme) -> None:
    view = shown(qtbot, InspectorPage(), 1_400, 700)
    view.show_request(looked(talk(30)), NOW)
    facts = view.figures.findChildren(_FactView)
    for width, expected in ((1_400, 4), (900, 3), (700, 2), (1_400, 4)):
        view.resize(width, 700)
        qtbot.waitUntil(lambda width=width: view.figures.width() == width - 48)
        assert sum(fact.isVisible() for fact in facts) == expected


@pytest.mark.parametrize("job", [Job.OBSERVATIONS, Job.REFLECTION, Job.NOTES])
def test_the_strip_marks_where_notes_were_taken(view: InspectorPage, job: Job) -> None:
    bare, marked = steps(40), steps(40)
    bare.rewrites = []
    marked.rewrites = [RequestRewrite(job, 1_750_000_000.0, 20, 1)]
    pictures = []
    for history in (bare, marked):
        view.strip.show_steps(history, 108_800, NOW)
        pictures.append(view.strip.grab().toImage())
    assert pictures[0] != pictures[1]


MISS = PromptCacheMiss(PromptCacheMissCause.PAUSE, 10_500, paused=425.0, cost=0.031)


def test_a_request_that_missed_the_prompt_cache_has_a_mark_and_says_why(
    view: InspectorPage,
) -> None:
    pictures = []
    for misses in ({}, {steps(40).seqs[20]: MISS}):
        history = steps(40)
        history.misses = misses
        view.strip.show_steps(history, 108_800, NOW)
        pictures.append(view.strip.grab().toImage())
    assert pictures[0] != pictures[1]
    view.strip.show_at(history.seqs[20])
    assert "10,500 sent again: a pause of 07:05 (+$0.03" in view.strip.caption()
    view.strip.show_at(history.seqs[21])
    assert "again" not in view.strip.caption()
    view.resize(900, 600)
    view.show_request(replace(looked(talk(4), 7, step=2), miss=MISS), NOW)
    assert view.notice.startswith("10,500 sent again: a pause of 07:05 (+$0.03")


def test_the_page_says_what_happens_next_and_at_which_size(view: InspectorPage) -> None:
    marks = replace(MARKS, notes=56_000, notes_early=None, handover=109_000)
    soon = RewriteForecast(9, 56_000, Job.NOTES)
    view.show_request(replace(looked(talk(4), step=2), marks=marks, outlook=soon), NOW)
    assert view.notice == (
        "Next: Notes in about 9 turns, at 56,000 tokens; Handover at 109,000 tokens. "
        "Nothing is lost."
    )
    far = RewriteForecast(mark=56_000, job=Job.NOTES)
    view.show_request(replace(looked(talk(4), step=2), marks=marks, outlook=far), NOW)
    assert view.notice.startswith("Next: Notes at 56,000 tokens; Handover at 109,000 tokens.")
    early = RewriteForecast(mark=56_000, early=34_500, job=Job.NOTES)
    request = replace(looked(talk(4), step=2), marks=marks, outlook=early)
    view.show_request(request, NOW)
    assert view.notice.startswith(
        "Next: Notes from 34,500 tokens if it pays off, at 56,000 at the latest; "
        "Handover at 109,000 tokens."
    )
    fact = request_summary(request, NOW, None, counting=False).facts[1]
    assert fact.below == "from 34,500 tokens, 56,000 at most"
    never = replace(marks, notes=None, handover=None, observations=None)
    view.show_request(replace(looked(talk(4), step=2), marks=never), NOW)
    assert view.notice == "Automatic compaction is off."


def test_the_strip_travels_by_keys_and_clicks_and_ends_at_the_next_request(
    view: InspectorPage,
) -> None:
    view.show_request(looked(talk(10)), NOW)
    made = steps(40)
    view.strip.show_steps(made, 108_800, NOW)
    went: list[int] = []

    def go(seq: int) -> None:
        went.append(seq)
        view.strip.show_at(seq)

    view.travelled.connect(go)
    for key in (
        Qt.Key.Key_BracketLeft,
        Qt.Key.Key_Left,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_Home,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_BracketRight,
        Qt.Key.Key_End,
    ):
        QTest.keyClick(view, key)
    at = [39, 38, 28, 0, 10, 11]
    assert went == [*(made.seqs[item] for item in at), 0]
    left, right = view.strip._span()
    QTest.mouseClick(
        view.strip,
        Qt.MouseButton.LeftButton,
        pos=QPointF(left + (right - left) * 0.5, 50).toPoint(),
    )
    assert went[-1] == made.seqs[20]
    assert view.strip.caption().startswith("Request 21 of 40")


def test_an_unknown_price_is_told_once_and_not_in_place_of_the_tokens() -> None:
    unknown = replace(looked(talk(3)), price=RequestPrice(None, None, False))
    summary = request_summary(unknown, NOW, None, counting=False)
    assert summary.briefs[0].count("price unknown") == 1
    assert "new" in summary.briefs[0]


@pytest.mark.alone
def test_a_hundred_thousand_requests_are_one_bar_for_each_column(
    qtbot: QtBot, theme: Theme
) -> None:
    strip = shown(qtbot, RequestStrip(), 1_192, 84)
    made = steps(100_000)
    began = time.thread_time()
    strip.show_steps(made, 108_800, NOW)
    strip.show_at(made.seqs[50_000])
    strip.grab()
    assert time.thread_time() - began < 0.5
    assert len(strip._columns()) < 600
    assert strip.at == 50_000


class TimesOfStrip(RequestStrip):
    """A strip that remembers where it painted times, marks, and the slider."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[tuple[float, float]] = []

    def _time(self, canvas: Canvas, where: QPointF, at: float) -> float:
        end = super()._time(canvas, where, at)
        self.times.append((where.x(), end))
        return end


@pytest.mark.parametrize("first_step", [0, 2, 25, 300])
@pytest.mark.parametrize("shown_at", [0, 10, 500, 515, 999])
def test_no_time_in_the_strip_is_under_a_mark_or_the_slider(
    qtbot: QtBot, theme: Theme, first_step: int, shown_at: int
) -> None:
    strip = shown(qtbot, TimesOfStrip(), 1_192, 84)
    made = steps(1_000)
    made.rewrites = [
        RequestRewrite(job, NOW, step, 1)
        for job, step in (
            (Job.NOTES, first_step),
            (Job.HANDOVER, 500),
            (Job.NOTES, 500 + first_step // 2),
            (Job.HANDOVER, 800),
        )
    ]
    strip.show_steps(made, 108_800, NOW)
    strip.show_at(made.seqs[shown_at])
    strip.times.clear()
    strip.grab()
    dots = [(strip._x(mark.step), 4) for mark in made.rewrites] + [(strip._x(shown_at), 5)]
    assert strip.times
    for left, right in strip.times:
        assert not [x for x, radius in dots if left - radius < x < right + radius]


@pytest.mark.alone
def test_two_thousand_blocks_are_laid_out_and_scrolled_at_once(view: InspectorPage) -> None:
    # no two neighbours look alike: nothing folds
    blocks = [
        with_state(entry, BlockState.FULL if number % 2 else BlockState.COMPACTED)
        for number, entry in enumerate(talk(2_000))
    ]
    began = time.thread_time()
    view.show_request(looked(blocks, prefix=1_900, step=3), NOW)
    view.grab()
    assert time.thread_time() - began < 0.5
    bar = view.list.verticalScrollBar()
    began = time.thread_time()
    for at in range(10):
        bar.setValue(at * bar.maximum() // 10)
        view.list.viewport().repaint()
    assert (time.thread_time() - began) / 10 < 0.1


def test_the_panel_shows_the_same_rows_in_two_lines(qtbot: QtBot, theme: Theme) -> None:
    page, panel = view_of(qtbot, theme), view_of(qtbot, theme, low=True)
    for item in (page, panel):
        item.show_request(looked(talk(30), prefix=5, step=2), NOW)
        item.grab()
    assert [line.key for line in page.list.lines] == [line.key for line in panel.list.lines]


def test_a_request_that_does_not_fit_is_told_with_its_floor(view: InspectorPage) -> None:
    floor = (("system prompt", 3_000), ("pinned blocks", 130_000))
    view.show_request(replace(looked(talk(10)), floor=floor), NOW)
    assert "pinned blocks 130,000" in view.notice
    view.show_request(looked(talk(10), step=3), NOW)
    assert view.notice.startswith("Next: Handover in about 6 turns")
    view.show_request(looked(talk(2)), NOW)
    assert view.notice.startswith("Nothing sent yet")


def test_a_request_that_helix_compacts_is_announced_with_its_price(view: InspectorPage) -> None:
    outlook = RewriteForecast(None, 108_800, Job.HANDOVER, due=True, too_large=True, cost=1.23)
    view.show_request(replace(looked(talk(10)), outlook=outlook), NOW)
    assert view.notice == (
        "This request is too large. Helix compacts it before sending, for $1.23."
    )
    assert "can't" not in view.notice


def test_screen_readers_get_the_text_of_every_row_of_the_inspector(view: InspectorPage) -> None:
    view.show_request(looked(talk(10), prefix=5, step=2), NOW)
    view.list.choose("9:")
    row_texts = [view.list.row_text(at) for at in range(view.list.row_count())]
    assert row_texts[0].startswith("Unchanged since last request")
    assert "shell, 109 tokens, In context" in row_texts[view.list.current_row()]
    assert not view.list.row_rect(0).isEmpty()


def test_a_panel_leaves_out_what_the_cost_consists_of_before_it_cuts_a_word() -> None:
    full_brief, shorter = request_summary(looked(talk(10)), NOW, None, counting=False).briefs
    assert full_brief.startswith(shorter)
    assert "cached" in full_brief
    assert "cached" not in shorter


def test_without_a_forecast_the_first_mark_is_named_and_only_without_marks_compaction_is_off() -> (
    None
):
    marks = RequestMarks(128_000, 115_712, observations=17_000)
    early = replace(looked(talk(10)), outlook=RewriteForecast(), marks=marks)
    never = replace(early, marks=RequestMarks(128_000, 115_712))
    facts = [request_summary(item, NOW, None, counting=False).facts[1] for item in (early, never)]
    assert [fact.below for fact in facts] == [
        "compaction at 17,000 tokens",
        "automatic compaction is off",
    ]


@pytest.mark.parametrize("job", [job for job in Job if job is not Job.UNDO])
def test_each_compaction_that_helix_can_begin_is_foreseen(view: InspectorPage, job: Job) -> None:
    request = replace(looked(talk(10)), outlook=RewriteForecast(0, 700, job, due=True))
    view.show_request(request, NOW)
    forecast = request_summary(request, NOW, None, counting=False).facts[1]
    assert forecast.value == "on next request"
    assert forecast.below == "compaction at 700 tokens"


def test_the_pictures_of_an_opened_block_are_read_once_and_stand_beside_its_text(
    view: InspectorPage,
) -> None:
    shot = Image(Digest("a" * 64), "image/png", 800, 400, 9)
    shown = block(1)
    result = ToolResult("c", "one picture", images=(shot,))
    shown = replace(shown, message=Message(Role.TOOL, (result,)))
    view.show_request(looked((shown,)), NOW)
    wanted = signal_values(view.list.picture_requested)
    view.list.toggle(shown.key)
    assert wanted == [shot.content]
    assert shown.text == "one picture\n[image/png 800 × 400]"
    before = view.list.grab().toImage()
    image = QImage(80, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    view.list.show_picture(shot.content, image)
    assert view.list.grab().toImage() != before
    view.list.toggle(shown.key)
    view.list.toggle(shown.key)
    assert wanted == [shot.content]
