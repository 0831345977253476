"""The inspector's view: rows, runs, groups, the strip of requests, and what the keys do."""

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.requests import Sort, State, Written
from helix_desktop.domain.window import BlockKind
from helix_desktop.ui.inspector.actions import Deed
from helix_desktop.ui.inspector.figures import head_of
from helix_desktop.ui.inspector.rows import Form, Part, lines_of
from helix_desktop.ui.inspector.step_strip import StepStrip
from helix_desktop.ui.inspector.text_lines import TextLines
from helix_desktop.ui.inspector.view import InspectorView
from helix_desktop.ui.look.theme import Theme
from tests.ui.inspected import block, looked, steps, talk, with_state

NOW = 1_750_000_000.0


def view_of(qtbot: QtBot, theme: Theme, *, low: bool = False) -> InspectorView:
    view = InspectorView(theme, low=low)
    qtbot.addWidget(view)
    view.resize(420 if low else 1_192, 800)
    view.show()
    return view


def test_runs_of_ordinary_blocks_are_one_row_and_open_in_their_place() -> None:
    lines = lines_of(looked(talk(40)))
    assert [line.form for line in lines[:4]] == [Form.BLOCK, Form.BLOCK, Form.RUN, Form.RUN]
    assert (lines[2].first, lines[2].last) == (3, 7)
    assert (lines[3].first, lines[3].last) == (8, 28)
    assert [line.first for line in lines[4:]] == list(range(29, 41))
    opened = lines_of(looked(talk(40)), opened=frozenset({lines[2].key}))
    assert [line.first for line in opened[3:8]] == [3, 4, 5, 6, 7]
    assert all(line.inner for line in opened[2:8])


@pytest.mark.parametrize("compared", [True, False])
def test_every_block_stands_in_exactly_one_row_and_in_its_order(compared: bool) -> None:
    found = looked(talk(60), prefix=20, step=7)
    runs = frozenset(line.key for line in lines_of(found) if line.form is Form.RUN)
    for opened in (frozenset[str](), runs):
        lines = lines_of(found, compared=compared, opened=opened)
        alone = [line for line in lines if line.form is not Form.HEAD and not line.inner]
        whole = [each for line in alone for each in line.blocks]
        inner = [line.block for line in lines if line.inner and line.form is Form.BLOCK]
        shown = sorted([*whole, *inner], key=lambda each: each.origin)
        assert shown == list(found.blocks)


def test_groups_tell_the_unchanged_prefix_what_is_new_and_what_is_gone(
    qtbot: QtBot, theme: Theme
) -> None:
    view = view_of(qtbot, theme)
    gone = [block(90, text="went away")]
    view.show_looked(looked(talk(30), prefix=12, step=7), NOW, gone)
    heads = [line for line in view.list.lines if line.form is Form.HEAD]
    assert [line.part for line in heads] == [Part.KEPT, Part.NEW, Part.GONE]
    assert heads[1].title == "New since step 7"
    assert sum(line.tokens for line in heads[:2]) == view.looked.tokens if view.looked else 0
    QTest.keyClick(view, Qt.Key.Key_D)
    assert not any(line.form is Form.HEAD for line in view.list.lines)
    assert not view.compare.isChecked()


def test_an_opened_row_shows_the_exact_text_and_five_megabytes_are_quick(
    qtbot: QtBot, theme: Theme
) -> None:
    view = view_of(qtbot, theme)
    text = "\n".join(f"row {number} " + "x" * 90 for number in range(50_000))
    blocks = [*talk(6), block(99, text=text)]
    view.show_looked(looked(blocks), NOW)
    began = time.thread_time()
    view.list.toggle("99:")
    view.grab()
    assert time.thread_time() - began < 1.0
    opened = view.list.opened
    assert opened is not None
    assert opened.scroll(1_000_000)
    assert opened.lines.line(len(opened.lines) - 1).endswith("x" * 10)
    joined = "".join(opened.lines.line(at) for at in range(30))
    assert joined.startswith("row 0 x")
    view.list.toggle("99:")
    assert view.list.opened is None


def test_lines_of_a_text_are_all_of_it_in_order() -> None:
    text = "a" * 45 + "\n\n" + "b" * 20 + "\nend\x00"
    lines = TextLines.of(text, 20)
    assert [text[start:end] for start, end in lines.spans] == [
        "a" * 20,
        "a" * 20,
        "a" * 5,
        "",
        "b" * 20,
        "end\x00",
    ]
    assert lines.line(5) == "end\ufffd"


def test_keys_move_open_and_do_what_their_buttons_do(qtbot: QtBot, theme: Theme) -> None:
    view = view_of(qtbot, theme)
    view.show_looked(looked(talk(10)), NOW)
    wanted: list[tuple[Deed, str]] = []
    view.wanted.connect(lambda deed, each: wanted.append((deed, each.key)))
    view.list.setFocus()
    view.list.choose("9:")
    for key in (Qt.Key.Key_P, Qt.Key.Key_X, Qt.Key.Key_R):
        QTest.keyClick(view.list, key)
    assert wanted == [(Deed.PIN, "9:"), (Deed.LEAVE, "9:")]
    QTest.keyClick(view.list, Qt.Key.Key_Down)
    assert view.list.current is not None
    assert view.list.current.key == "10:"
    QTest.keyClick(view.list, Qt.Key.Key_Space)
    assert view.list.opened is not None
    QTest.keyClick(view.list, Qt.Key.Key_Return)
    assert view.list.opened is None


def test_what_cannot_be_left_out_says_why_and_does_nothing(qtbot: QtBot, theme: Theme) -> None:
    view = view_of(qtbot, theme)
    last = block(9, Sort.PERSON, refusal="It is what the agent answers now.")
    view.show_looked(looked([*talk(7), last]), NOW)
    wanted: list[object] = []
    view.wanted.connect(lambda deed, _block: wanted.append(deed))
    view.list.choose("9:")
    view.list.do(Deed.LEAVE)
    assert wanted == []
    assert "answers now" in view.list.refusal(Deed.LEAVE)
    view.list.do(Deed.PIN)
    assert wanted == [Deed.PIN]


def test_of_an_earlier_request_nothing_can_be_changed(qtbot: QtBot, theme: Theme) -> None:
    view = view_of(qtbot, theme)
    view.show_looked(looked(talk(10), seq=7, step=1), NOW)
    view.list.choose("9:")
    wanted: list[object] = []
    view.wanted.connect(lambda deed, _block: wanted.append(deed))
    for deed in Deed:
        view.list.do(deed)
    assert wanted == [Deed.COPY, Deed.OPEN]


def test_a_request_that_was_sent_is_called_exact_only_if_it_is(theme: Theme) -> None:
    found = looked(talk(10), seq=7, step=1)
    same = Written(b"{}", "ab" * 32, True)
    assert head_of(found, NOW, same, counting=False).sure == "exact"
    other = Written(b"{}", "ab" * 32, False)
    assert head_of(found, NOW, other, counting=False).sure != "exact"
    assert "expected" in head_of(looked(talk(10)), NOW, None, counting=False).sure


def test_the_legend_makes_a_kind_stand_out_in_meter_and_list(qtbot: QtBot, theme: Theme) -> None:
    view = view_of(qtbot, theme)
    view.show_looked(looked(talk(30)), NOW)
    view.legend.toggle(BlockKind.MARKER)
    assert view.legend.only == {BlockKind.MARKER}
    view.grab()
    view.legend.toggle(BlockKind.MARKER)
    assert not view.legend.only
    sums = dict(view.legend.kinds())
    assert sum(sums.values()) == sum(each.tokens for each in talk(30))


def test_the_strip_travels_by_keys_and_clicks_and_ends_at_the_next_request(
    qtbot: QtBot, theme: Theme
) -> None:
    view = view_of(qtbot, theme)
    view.show_looked(looked(talk(10)), NOW)
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
    assert went == [*(made.seqs[each] for each in at), 0]
    left, right = view.strip._span()
    QTest.mouseClick(
        view.strip,
        Qt.MouseButton.LeftButton,
        pos=QPointF(left + (right - left) * 0.5, 50).toPoint(),
    )
    assert went[-1] == made.seqs[20]
    assert view.strip.caption().startswith("Step 21 of 40")


def test_a_hundred_thousand_requests_are_one_bar_for_each_column(
    qtbot: QtBot, theme: Theme
) -> None:
    strip = StepStrip(theme)
    qtbot.addWidget(strip)
    strip.resize(1_192, 84)
    strip.show()
    made = steps(100_000)
    began = time.thread_time()
    strip.show_steps(made, 108_800, NOW)
    strip.show_at(made.seqs[50_000])
    strip.grab()
    assert time.thread_time() - began < 0.5
    assert len(strip._columns()) < 600
    assert strip.at == 50_000


def test_two_thousand_blocks_are_laid_out_and_scrolled_at_once(qtbot: QtBot, theme: Theme) -> None:
    view = view_of(qtbot, theme)
    # no two neighbours look alike: nothing folds
    blocks = [
        with_state(each, State.FULL if number % 2 else State.COMPACTED)
        for number, each in enumerate(talk(2_000))
    ]
    began = time.thread_time()
    view.show_looked(looked(blocks, prefix=1_900, step=3), NOW)
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
    for view in (page, panel):
        view.show_looked(looked(talk(30), prefix=5, step=2), NOW)
        view.grab()
    assert [line.key for line in page.list.lines] == [line.key for line in panel.list.lines]


def test_a_request_that_does_not_fit_is_told_with_its_floor(qtbot: QtBot, theme: Theme) -> None:
    view = view_of(qtbot, theme)
    floor = (("system", 3_000), ("your last message and the last step", 130_000))
    view.show_looked(replace(looked(talk(10)), floor=floor), NOW)
    assert "your last message and the last step 130,000" in view.notice
    view.show_looked(looked(talk(10), step=3), NOW)
    assert view.notice == ""
    view.show_looked(looked(talk(2)), NOW)
    assert view.notice.startswith("Nothing sent yet")


def test_rows_are_told_to_who_does_not_see_them(qtbot: QtBot, theme: Theme) -> None:
    view = view_of(qtbot, theme)
    view.show_looked(looked(talk(10), prefix=5, step=2), NOW)
    view.list.choose("9:")
    told = [view.list.spoken_row(at) for at in range(view.list.spoken_count())]
    assert told[0].startswith("Unchanged prefix")
    assert "shell, 109 tokens, Full" in told[view.list.spoken_current()]
    assert not view.list.spoken_rect(0).isEmpty()
