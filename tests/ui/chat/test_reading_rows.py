"""One chip for each card, an edit's lines on its card, and the button that leads to the end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.events import (
    Ending,
    Event,
    FileChanged,
    Outcome,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.file_changes import FileDiff
from helix_desktop.domain.line_comments import LineComment
from helix_desktop.domain.live_events import TextArrived
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.value import replace
from helix_desktop.ui.changes.diff_lines import LineKind
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import RowLayout, click_areas, make_row_layout
from helix_desktop.ui.chat.transcript.row_toolbar import add_code_commands, jump_text, row_commands
from helix_desktop.ui.chat.transcript.rows import RowAction
from helix_desktop.ui.chat.transcript.tool_rows import (
    HEAD_HEIGHT,
    MAX_ANSWER_LINES,
    MAX_NEW_FILE_LINES,
    MAX_OPEN_LINES,
    command_diff,
    diff_line_rect,
    last_output_lines,
    row_diff,
    shown_chips,
    shown_diff_lines,
    shown_last_lines,
)
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.text.formatting import dotted_text, path_text
from helix_desktop.ui.text.language import Language
from helix_desktop.ui.text.safe_text import label_line
from tests.ui.transcript_events import (
    CHANGE,
    CREATED,
    SESSION,
    A,
    B,
    back,
    loaded,
    reads,
    recorded,
    reply_of,
)
from tests.ui.views import signal_values


def chips(model: TranscriptModel, at: int = 0) -> list[str]:
    return [chip.text for chip in shown_chips(model.row(at))]


def edited(lines: int) -> tuple[TranscriptModel, FileChanged]:
    """A conversation with one edit, and its comparison."""
    change = FileChanged(0.0, "c1", "edit_file", "a.py", A, B)
    returned = ToolReturned(0.0, "c1", "edit_file", "a.py", B, 9, Outcome.OK, 0.1, 40)
    model = loaded(reply_of(ToolCall("c1", "edit_file", '{"path": "a.py"}')), change, returned)
    body = "".join(f"+new {number}\n" for number in range(lines))
    hunk = f"@@ -1,1 +1,{lines} @@\n-old\n{body}".rstrip("\n")
    model.show_diff(change, row_diff(FileDiff(lines, 1, (hunk,)), CHANGE))
    return model, change


def test_a_closed_card_has_one_chip_and_an_open_one_all_of_them() -> None:
    model = loaded(reply_of(reads("c1")), back("c1", A))
    assert chips(model) == [f"#{A[:6]}", "400 tokens"]
    model.toggle(0)
    assert chips(model) == [f"#{A[:6]}", "2.5 s", "400 tokens", "In context"]


def test_the_chip_says_what_matters_most() -> None:
    call = ToolCall("c1", "shell", '{"command": "make"}')
    failed = ToolReturned(0.0, "c1", "shell", "make", A, 9, Outcome.FAILED, 1.8, 4, status=2)
    assert chips(loaded(reply_of(call), failed))[1:] == ["exit 2", "1.8 s"]
    done = ToolReturned(0.0, "c1", "shell", "make", A, 9, Outcome.OK, 0.01, 4, status=0)
    assert chips(loaded(reply_of(call), done))[1:] == ["exit 0", "< 0.1 s"]
    imported = replace(done, seconds=0.0, status=None)
    assert chips(loaded(reply_of(call), imported))[1:] == []
    assert chips(edited(3)[0])[1:] == ["+3 −1"]


def test_an_edit_shows_all_that_it_changed_and_only_a_new_file_folds() -> None:
    model, _ = edited(60)
    assert [line.text for line in shown_diff_lines(model.row(0))] == [
        "old",
        *(f"new {n}" for n in range(60)),
    ]
    long, _ = edited(900)
    assert len(shown_diff_lines(long.row(0))) < MAX_OPEN_LINES
    assert "more lines not shown" in shown_diff_lines(long.row(0))[-1].text
    body = "\n".join(f"+new {number}" for number in range(60))
    diff = row_diff(FileDiff(60, 0, (f"@@ -0,0 +1,60 @@\n{body}",)), CREATED)
    assert (len(diff.first), diff.count) == (MAX_NEW_FILE_LINES, 60)


def test_a_closed_card_leaves_out_what_surrounds_the_changes_and_none_of_them() -> None:
    parts = [
        f"@@ -{at},7 +{at},7 @@\n" + " a\n b\n c\n" + f"-old {at}\n+new {at}\n" + " d\n e\n f"
        for at in (1, 20, 40)
    ]
    shown = row_diff(FileDiff(3, 3, tuple(parts)), CHANGE)
    changed = [line.text for line in shown.first if line.kind in (LineKind.ADDED, LineKind.REMOVED)]
    assert changed == [f"{word} {at}" for at in (1, 20, 40) for word in ("old", "new")]
    surrounding = [line.text for line in shown.first if line.kind is LineKind.SAME]
    assert surrounding == ["c", "d"] * 3
    assert shown.count == 26


def test_a_visible_edit_asks_for_its_comparison_once_and_grows_by_it(view: TranscriptView) -> None:
    requests = signal_values(view.diff_requested)
    change = FileChanged(0.0, "c1", "edit_file", "a.py", A, B)
    returned = ToolReturned(0.0, "c1", "edit_file", "a.py", B, 9, Outcome.OK, 0.1, 40)
    events = (reply_of(ToolCall("c1", "edit_file", "{}")), change, returned)
    view._model.load(recorded(TurnStarted(0.0, "go"), *events), running=True)
    view.grab()
    view.grab()
    assert requests == [change]
    before = view.row_rect(1).height()
    hunk = "@@ -1,1 +1,40 @@\n" + "\n".join(f"+new {number}" for number in range(40))
    view._model.show_diff(change, row_diff(FileDiff(40, 0, (hunk,)), CREATED))
    view.grab()
    assert view.row_rect(1).height() > before + 100
    more = next(
        area for area in click_areas(view.row_layout_at(1)) if area.action is RowAction.DIFF
    )
    assert more.words == "Show 16 more lines"
    view._press(1, more)
    assert view._model.row(1).expanded
    assert "Added, line 1: new 0" in view.row_text(1)


def test_a_click_on_a_line_of_a_card_asks_for_a_comment_which_then_is_marked(
    view: TranscriptView,
) -> None:
    requests = signal_values(view.comment_requested)
    change = FileChanged(0.0, "c1", "edit_file", "a.py", A, B)
    returned = ToolReturned(0.0, "c1", "edit_file", "a.py", B, 9, Outcome.OK, 0.1, 40)
    events = (reply_of(ToolCall("c1", "edit_file", "{}")), change, returned)
    view._model.load(recorded(TurnStarted(0.0, "go"), *events), running=True)
    hunk = "@@ -1,2 +1,2 @@\n-old\n+new\n same"
    view._model.show_diff(change, row_diff(FileDiff(1, 1, (hunk,)), CHANGE))
    view.grab()
    card = view.row_rect(1).topLeft()
    lines = [diff_line_rect(number, 300, top=HEAD_HEIGHT).center() + card for number in range(3)]
    for point in lines:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point.toPoint())
    assert requests == [(1, 0), (1, 1), (1, 2)]
    before = view.grab().toImage()
    view.show_comments((LineComment("a.py", 1, B, "Why?"),))
    assert view.grab().toImage() != before
    commands = [command.want for command in row_commands(view._model.row(1))]
    assert RowAction.COMMENT in commands


def test_far_from_the_end_a_button_leads_there_and_says_what_is_new(
    view: TranscriptView, qtbot: QtBot
) -> None:
    view._model.load(recorded(*(reply_of(Text(f"Words {n}.")) for n in range(60))), running=True)
    view.grab()
    assert not view.far_from_end
    view.to_start()
    view.at_end = False
    assert view.far_from_end
    assert not view._has_news
    view._model.take(TextArrived(SESSION, "more"))
    assert view._has_news
    assert jump_text(view._unseen) == "Jump to latest · 1 new"
    pill = view._pill().center().toPoint()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=pill)
    assert view.at_end
    assert not view.far_from_end
    view.to_start()
    qtbot.keyClick(view, Qt.Key.Key_End)
    assert not view.far_from_end
    assert not view._has_news


def test_an_answer_that_grows_below_the_view_counts_as_news(view: TranscriptView) -> None:
    view._model.load(recorded(*(reply_of(Text(f"Words {n}.")) for n in range(60))), running=True)
    view._model.take(TextArrived(SESSION, "an answer"))
    view.grab()
    view.to_start()
    view.at_end = False
    assert not view._has_news
    view._model.take(TextArrived(SESSION, " that goes on"))
    assert view._has_news


def test_the_menu_of_a_message_has_the_actions_of_its_code(view: TranscriptView) -> None:
    code = "```py\n" + "x = 1\n" * 50 + "```"
    view._model.load(recorded(reply_of(Text(f"{code}\n\n{code}"))), running=True)
    view.grab()
    menu, acts = QMenu(), []
    add_code_commands(menu, view.row_layout_at(0), acts.append)
    titles = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert titles == ["Code 1 (py)", "Code 2 (py)"]
    second = menu.actions()[-1].menu()
    words = [action.text() for action in second.actions()]
    assert words == ["Copy code", "Save code as…", "Apply code to file…", "Show all code"]
    second.actions()[-1].trigger()
    view._do(0, acts[0])
    sheet = view.sheet(0)
    assert sheet.folded_code() == [0]


def test_a_command_names_all_files_that_changed_while_it_ran_and_counts_their_lines(
    view: TranscriptView,
) -> None:
    requests = signal_values(view.diff_requested)
    changes = [FileChanged(0.0, "c1", "shell", path, A, B) for path in ("README.md", "src/new.py")]
    returned = ToolReturned(0.0, "c1", "shell", "make", B, 9, Outcome.FAILED, 0.1, 40, status=1)
    events = (reply_of(ToolCall("c1", "shell", '{"command": "make"}')), *changes, returned)
    view._model.load(recorded(TurnStarted(0.0, "go"), *events), running=True)
    view.grab()
    assert requests == changes[-1:]
    assert view._model.edits("c1") == tuple(changes)
    compared = [("README.md", FileDiff(1, 1)), ("src/new.py", FileDiff(1, 0))]
    view._model.show_diff(changes[-1], command_diff(compared))
    row = view._model.row(1)
    assert [line.text for line in shown_diff_lines(row)] == [
        "Changed while it ran: by it, or by you",
        "README.md · +1 −1",
        "src/new.py · +1 −0",
    ]
    row.output, row.expanded = "make: done", True
    assert make_row_layout(row, 700).sheet is not None
    assert len(shown_diff_lines(row)) == 3
    assert "+2 −1" in chips(view._model, 1)


def test_the_closed_card_of_a_command_shows_the_last_three_lines_that_it_wrote(
    view: TranscriptView,
) -> None:
    requests: list[tuple[str, int]] = []
    view.last_lines_requested.connect(lambda digest, size: requests.append((digest, size)))
    returned = ToolReturned(0.0, "c1", "shell", "make", A, 90, Outcome.FAILED, 12.3, 40, status=1)
    events = (reply_of(ToolCall("c1", "shell", '{"command": "make"}')), returned)
    view._model.load(recorded(TurnStarted(0.0, "go"), *events), running=True)
    view.grab()
    view.grab()
    assert requests == [(A, 90)]
    before = view.row_rect(1).height()
    view._model.show_last_lines(A, ("one", "two", "three"))
    view.grab()
    assert view.row_rect(1).height() > before + 3 * 20
    row = view._model.row(1)
    assert shown_last_lines(row) == ("one", "two", "three")
    assert view.row_text(1).endswith("exit 1, 12.3 s. one. two. three")
    view.open_row(1)
    assert shown_last_lines(row) == ()


@pytest.mark.parametrize("tool", ["edit_file", "read_file", "docs__search"])
def test_the_closed_card_of_a_call_that_failed_says_why(view: TranscriptView, tool: str) -> None:
    requests = signal_values(view.last_lines_requested)
    returned = ToolReturned(0.0, "c1", tool, "src/x.py", A, 90, Outcome.FAILED, 0.1, 40)
    events = (reply_of(ToolCall("c1", tool, '{"path": "src/x.py"}')), returned)
    view._model.load(recorded(TurnStarted(0.0, "go"), *events), running=True)
    view.grab()
    assert requests == [(A, 90)]
    reason = "The text to replace is not in src/x.py."
    view._model.show_last_lines(A, (reason,))
    assert shown_last_lines(view._model.row(1)) == (reason,)
    assert view.row_text(1).endswith(reason)


@pytest.mark.parametrize(
    ("end", "lines"),
    [
        ("a\nb\nc\nd\n[exit status 0, 0.1 s]\n", ("b", "c", "d")),
        ("a\n\n[1, 2]\n\n[exit status 1, 0.1 s]\n[set aside: 'x']", ("a", "[1, 2]")),
        ("[exit status 0, 9.9 s]\n[exit status 0, 0.1 s]", ("[exit status 0, 9.9 s]",)),
        ("a\n[ended after 9 s: too much]\n[x]", ("a", "[ended after 9 s: too much]")),
        ("a\r\n\tb\u202e\n[stopped after 0.1 s]", ("a", "    b\u27e8U+202E\u27e9")),
        ("[exit status 0, 0.1 s]", ()),
        ("", ()),
    ],
)
def test_the_last_lines_of_a_command_leave_out_what_its_card_says(
    end: str, lines: tuple[str, ...]
) -> None:
    assert last_output_lines(end, is_cut=False) == lines


def test_a_last_line_whose_beginning_was_not_read_says_so() -> None:
    assert last_output_lines("xx\n[exit status 0, 0.1 s]", is_cut=True) == ("…xx",)


def test_an_open_edit_shows_its_comparison_and_not_its_output_again(view: TranscriptView) -> None:
    model, _ = edited(4)
    row = model.row(0)
    row.output = "--- a/a.py\n+++ b/a.py"
    row.expanded = True
    assert make_row_layout(row, 700).sheet is None
    row.diff = None
    assert make_row_layout(row, 700).sheet is not None


def going_on(*events: Event, running: bool = True) -> str:
    """What the button says that goes on with a turn of these events."""
    model = loaded(TurnStarted(0.0, "go"), *events, running=running)
    row = model.row(model.rowCount() - 1)
    areas = click_areas(RowLayout(row, 0, 900.0, 200.0))
    return next(area.words for area in areas if area.action is RowAction.CONTINUE)


def test_the_button_that_continues_a_turn_is_named_after_what_it_does() -> None:
    failed = TurnEnded(1.0, Ending.FAILED, "The provider is overloaded.")
    stopped = TurnEnded(1.0, Ending.STOPPED)
    call = reply_of(reads("c1"))
    # the same request once more
    assert going_on(failed) == going_on(stopped) == "Try again"
    assert going_on(call, back("c1", A), failed) == "Try again"
    # a reply, or work, that goes on
    assert going_on(reply_of(Text("Half an")), failed) == "Continue"
    assert going_on(reply_of(Text("Half an")), stopped) == "Continue"
    assert going_on(call, back("c1", A), stopped) == "Continue"
    assert going_on(reply_of(Text("Half an")), running=False) == "Continue"
    assert going_on(running=False) == "Try again"


def test_the_headings_of_changes_follow_a_change_of_the_language() -> None:
    hunks = ("@@ -1,1 +1,1 @@\n-a\n+b\n", "@@ -9,1 +9,1 @@\n-c\n+d\n")
    result = FileDiff(2, 2, hunks)
    language = Language(resources_folder())
    assert "Change 2 of 2" in [line.text for line in row_diff(result, CHANGE).first]
    try:
        language.speak("de")
        assert "Änderung 2 von 2" in [line.text for line in row_diff(result, CHANGE).first]
    finally:
        language.speak("en")


@pytest.mark.parametrize("path", ["/srv/data", "~/ledger", ".vscode/tasks.json"])
def test_a_path_in_a_sentence_from_the_right_begins_at_its_left(path: str) -> None:
    language = Language(resources_folder())
    assert path_text(path) == path
    try:
        language.speak("ar")
        text = label_line(dotted_text("25", path_text(path)))
    finally:
        language.speak("en")
    assert f"\u2066{path}\u2069" in text


def test_what_the_user_answered_stays_on_the_closed_card_and_never_folds() -> None:
    returned = ToolReturned(0.0, "c2", "ask_user", "Color?", A, 30, Outcome.OK, 0.1, 40)
    calls = (reads("c1"), ToolCall("c2", "ask_user", "{}"), reads("c3"))
    model = loaded(reply_of(*calls), back("c1", B), returned, back("c3", B))
    assert not list(model.runs)
    questions = "\n".join(f"Question {number}?\n> answer {number}\n" for number in range(4))
    lines = last_output_lines(questions, is_cut=False, most=MAX_ANSWER_LINES)
    row = model.row(1)
    model.show_last_lines(A, lines)
    assert shown_last_lines(row)[:2] == ("Question 0?", "> answer 0")
    assert len(shown_last_lines(row)) == 8
    model.toggle(1)  # the open card has all of the output
    assert shown_last_lines(row) == ()
