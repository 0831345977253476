"""Runs of finished tool calls fold to one line, and open again."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.events import Outcome, Recorded, ToolReturned, TurnStarted
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.messages import Text, Thinking, ToolCall
from helix_desktop.domain.tool_table import ABOUT_AGENT
from helix_desktop.ui.chat.transcript.call_runs import RUN_LINE_HEIGHT as LINE
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import TranscriptView
from tests.ui.transcript_events import SESSION, loaded, recorded, reply_of

ENOUGH = 1_000
Shown = tuple[str, str, Outcome]
"""A call: its tool, what it was about, and how it ended."""


def calls(*shown: Shown, first: int = 1) -> list[object]:
    """Steps of a model, each with one call."""
    results: list[object] = []
    for number, (tool, what, outcome) in enumerate(shown, first):
        call = f"c{number}"
        content = digest_of(call.encode())
        results.append(reply_of(ToolCall(call, tool, "{}")))
        results.append(ToolReturned(0.0, call, tool, what, content, 9, outcome, 0.1, ENOUGH))
    return results


def reads(count: int, first: int = 1) -> list[object]:
    shown = [("read_file", f"{number}.py", Outcome.OK) for number in range(first, first + count)]
    return calls(*shown, first=first)


def lines(model: TranscriptModel) -> list[str]:
    return [run.text() for run in model.runs]


def append_events(model: TranscriptModel, *events: object) -> None:
    """Take events that follow those which the model has."""
    start = model.rows.seq + 1
    for seq, event in enumerate(events, start):
        model.take(Journaled(Recorded(SESSION, seq, event)))  # type: ignore[arg-type]


def show(view: TranscriptView, *events: object) -> TranscriptModel:
    view._model.load(recorded(TurnStarted(0.0, "go"), *events), running=True)  # type: ignore[arg-type]
    view.grab()
    return view._model


def test_the_line_of_a_run_says_what_was_done_what_failed_and_what_it_costs() -> None:
    eight = loaded(*reads(8))
    assert lines(eight) == ["Read 8 files · 8K tokens"]
    commands = [
        ("shell", "x", Outcome.OK),
        ("shell", "y", Outcome.FAILED),
        ("shell", "z", Outcome.OK),
    ]
    assert lines(loaded(*calls(*commands))) == ["Ran 3 commands, 1 failed · 3K tokens"]
    mixed = [
        ("read_file", "a.py", Outcome.OK),
        ("search_files", "x", Outcome.OK),
        ("read_file", "a.py", Outcome.OK),
        ("glob_files", "*.py", Outcome.OK),
        ("browser_click", "", Outcome.OK),
    ]
    summary = "Read 1 file, searched twice, used browser_click once · 5K tokens"
    assert lines(loaded(*calls(*mixed))) == [summary]
    others = [("recall", "x", Outcome.OK), ("use_skill", "pdf", Outcome.OK)]
    assert lines(loaded(*calls(*others))) == ["Recalled once, read 1 skill · 2K tokens"]


def test_text_or_a_question_of_the_user_ends_a_run_and_thinking_does_not() -> None:
    thinking = reply_of(Thinking("hm"))  # type: ignore[arg-type]
    model = loaded(*reads(2), thinking, *reads(2, 3), reply_of(Text("So.")), *reads(1, 5))
    assert [(run.first, run.last, run.thoughts) for run in model.runs] == [(0, 4, 1)]
    assert lines(model) == ["Read 4 files · 1 thought · 4K tokens"]


@pytest.mark.parametrize("outcome", [Outcome.DENIED, Outcome.STOPPED])
def test_a_call_that_was_denied_or_stopped_stays_visible(outcome: Outcome) -> None:
    model = loaded(*reads(2), *calls(("shell", "rm", outcome), first=3), *reads(2, 4))
    assert [(run.first, run.last) for run in model.runs] == [(0, 1), (3, 4)]
    assert not model.runs.hides(2)


def test_what_is_said_of_a_guest_stays_visible() -> None:
    about = (ABOUT_AGENT, "Toy runs outside the sandbox", Outcome.OK)
    assert lines(loaded(*calls(about), *reads(2, first=2))) == ["Read 2 files · 2K tokens"]


def test_a_running_call_and_a_failed_last_one_stay_visible_until_more_follows() -> None:
    model = loaded(*reads(2), reply_of(ToolCall("c3", "shell", "{}")))
    assert [(run.first, run.last) for run in model.runs] == [(0, 1)]
    content = digest_of(b"no")
    append_events(
        model, ToolReturned(0.0, "c3", "shell", "make", content, 9, Outcome.FAILED, 0.1, 0)
    )
    assert [(run.first, run.last) for run in model.runs] == [(0, 1)]
    assert not model.runs.hides(2)
    append_events(model, *reads(1, 4))
    assert [(run.first, run.last) for run in model.runs] == [(0, 3)]
    assert lines(model) == ["Read 3 files, ran 1 command, 1 failed · 3K tokens"]


def test_calls_that_end_in_another_order_fold_as_one_run() -> None:
    ids = ("c1", "c2", "c3")
    model = loaded(reply_of(*(ToolCall(item, "shell", "{}") for item in ids)))
    for entry, expected in (("c3", 0), ("c1", 0), ("c2", 1)):
        content = digest_of(entry.encode())
        append_events(
            model, ToolReturned(0.0, entry, "shell", entry, content, 9, Outcome.OK, 0.1, 5)
        )
        assert len(lines(model)) == expected
    assert model.runs.hides(1)
    assert model.runs.hides(2)


def test_a_click_opens_a_run_and_another_folds_it(view: TranscriptView, qtbot: QtBot) -> None:
    show(view, *reads(4))
    assert view.row_rect(1).height() == LINE + 12
    assert [view.row_rect(at).height() for at in (2, 3, 4)] == [0, 0, 0]
    for hidden in (False, True):
        place = view.row_rect(1).topLeft().toPoint() + QPoint(60, LINE // 2)
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        view.grab()
        assert [view.row_rect(at).height() == 0 for at in (2, 3, 4)] == [hidden] * 3


def test_the_card_below_an_open_line_opens_by_its_own_head(
    view: TranscriptView, qtbot: QtBot
) -> None:
    model = show(view, *reads(2))
    model.unfold(1)
    view.grab()
    place = view.row_rect(1).topLeft().toPoint() + QPoint(60, LINE + 12 + 20)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert model.row(1).expanded
    assert not model.runs.hides(2)


def test_the_keyboard_walks_past_a_folded_run_and_opens_it(
    view: TranscriptView, qtbot: QtBot
) -> None:
    model = show(view, *reads(3), reply_of(Text("Done.")))

    def press(key: Qt.Key) -> int:
        qtbot.keyClick(view, key)
        return view.current_row()

    view.show_row(0)
    assert [press(Qt.Key.Key_Down) for _ in range(2)] == [1, 4]
    assert press(Qt.Key.Key_Up) == 1
    assert press(Qt.Key.Key_Right) == 1
    assert [press(Qt.Key.Key_Down) for _ in range(3)] == [2, 3, 4]
    assert press(Qt.Key.Key_Up) == 3
    assert press(Qt.Key.Key_Left) == 1
    assert model.runs.hides(3)
    press(Qt.Key.Key_Return)
    assert not model.runs.hides(3)


def test_a_screen_reader_gets_the_line_and_whether_its_calls_are_shown(
    view: TranscriptView,
) -> None:
    model = show(view, *reads(2))
    assert view.row_text(1) == "Read 2 files · 2K tokens, calls folded"
    model.toggle_run(1)
    assert view.row_text(1).startswith("Read 2 files · 2K tokens, calls shown. read_file, 1.py")


def test_a_search_and_show_in_transcript_open_the_run(view: TranscriptView) -> None:
    model = show(view, *reads(3))
    view.start_finding()
    view.find_bar.line.setText("3.py")
    view.search.seek("3.py")
    assert not model.runs.hides(3)
    model.toggle_run(1)
    view.show_row(2)
    assert not model.runs.hides(2)
    assert view.current_row() == 2


def test_a_run_that_the_user_opened_stays_open_while_it_grows(view: TranscriptView) -> None:
    model = show(view, *reads(1))
    view.open_row(1)
    append_events(model, *reads(1, 2))
    assert not model.runs.hides(2)
    append_events(model, *reads(1, 3))
    assert not model.runs.hides(3)
    assert model.row(1).expanded


def test_copying_a_folded_run_copies_its_line(view: TranscriptView) -> None:
    show(view, *reads(2))
    view.show_row(0)
    view._choose(1)
    assert view.copied_text() == "Read 2 files · 2K tokens"


def test_a_run_of_many_calls_creates_and_measures_only_its_line(view: TranscriptView) -> None:
    model = show(view, *reads(5_000), reply_of(Text("Done.")))
    assert model.rows.built_count < 10
    assert list(view.shown_rows())[-2:] == [1, 5_001]
    model.toggle_run(1)
    view.grab()
    assert model.rows.built_count < 60


def test_folding_a_run_above_what_is_read_does_not_move_it(view: TranscriptView) -> None:
    model = show(view, *reads(6), *(reply_of(Text(f"Words {number}.")) for number in range(80)))
    model.unfold(1)
    view.show_row(30)
    before = view.row_rect(30).y()
    model.toggle_run(1)
    view.grab()
    assert abs(view.row_rect(30).y() - before) <= 1
