"""The search in a conversation counts each hit that the rows show, and leads to each."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.events import FileChanged, Outcome, ToolReturned, TurnStarted
from helix_desktop.domain.file_changes import FileDiff
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.ui.chat.transcript.event_rows import ROW_MENTION_LINE, mention_line
from helix_desktop.ui.chat.transcript.row_layout import (
    LINE_KINDS,
    TranscriptMatches,
    gap_below,
    make_row_layout,
    match_place,
)
from helix_desktop.ui.chat.transcript.rows import GateNote, RowKind, TranscriptRow
from helix_desktop.ui.chat.transcript.tool_rows import row_diff
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.style.theme import Theme
from tests.ui.transcript_events import CHANGE, CREATED, A, B, back, gate, loaded, reads, reply_of
from tests.ui.views import shown, signal_values

ENTER = "\r"
EDITED = (
    reply_of(ToolCall("c1", "edit_file", '{"path": "a.py"}')),
    FileChanged(0.0, "c1", "edit_file", "a.py", A, B),
    ToolReturned(0.0, "c1", "edit_file", "a.py", B, 9, Outcome.OK, 0.1, 40),
)


def open_view(qtbot: QtBot, theme: Theme, *events: object) -> TranscriptView:
    model = loaded(*events)
    view = TranscriptView(model, lambda url: QUrl(url))
    return shown(qtbot, view, 800, 600)


def search(view: TranscriptView, words: str) -> str:
    view.start_finding()
    view.find_bar.line.setText(words)
    return view.find_bar.hits.text()


def test_each_hit_in_a_message_is_counted_and_led_to(qtbot: QtBot, theme: Theme) -> None:
    long = "\n\n".join(f"line {number} with a nee**dle**" for number in range(60))
    view = open_view(
        qtbot, theme, TurnStarted(0.0, "find the needle: needle"), reply_of(Text(long))
    )
    assert search(view, "NEEDLE") == "62 of 62"
    for number in range(61, 40, -1):
        QTest.keyClicks(view.find_bar.line, ENTER)
        assert view.find_bar.hits.text() == f"{number} of 62"
        sheet = view.row_layout_at(1).sheet
        [place] = sheet.rects(*view.search.matches.places(sheet.text)[number - 3])
        top = place.top() + view.row_layout_at(1).place.y() + view.row_rect(1).top()
        assert 0 <= top <= view.viewport().height()


@pytest.mark.parametrize("kind", sorted(LINE_KINDS))
def test_the_frame_of_a_hit_is_around_all_that_a_row_without_text_of_its_own_paints(
    kind: RowKind, theme: Theme
) -> None:
    note = GateNote(gate(GateChoice.KEEP_PREVIEW), "", "") if kind is RowKind.GATE else None
    row = TranscriptRow(kind, "@orders.txt · ≈2,399 tokens", note=note)
    row_layout = make_row_layout(row, 700)
    place = match_place(row_layout)
    assert place.bottom() == row_layout.height - gap_below(row)
    assert place.right() == 700
    if kind is RowKind.MENTION:
        assert place == mention_line(row, 700)
        assert place.height() == ROW_MENTION_LINE


def test_the_address_of_a_link_is_no_hit(qtbot: QtBot, theme: Theme) -> None:
    view = open_view(
        qtbot, theme, reply_of(Text("the [needle](https://example.org/needle) is here"))
    )
    assert search(view, "needle") == "1 of 1"


def test_hits_in_folded_code_and_beyond_the_shown_part_are_led_to(
    qtbot: QtBot, theme: Theme
) -> None:
    code = "```\n" + "\n".join(f"x{number}" for number in range(80)) + "\nneedle\n```"
    text = "needle\n\n" + code + "\n\n" + "hay hay hay hay\n\n" * 4_000 + "the last needle"
    view = open_view(qtbot, theme, reply_of(Text(text)))
    assert search(view, "needle") == "3 of 3"
    for expected in ("2 of 3", "1 of 3"):
        QTest.keyClicks(view.find_bar.line, ENTER)
        assert view.find_bar.hits.text() == expected
    sheet = view.row_layout_at(0).sheet
    assert len(view.search.matches.places(sheet.text)) == 3


def test_an_output_is_searched_while_it_is_shown(qtbot: QtBot, theme: Theme) -> None:
    digest = Digest("a" * 64)
    view = open_view(
        qtbot, theme, reply_of(reads("c1", "plain.py")), back("c1", digest, "plain.py")
    )
    assert search(view, "needle") == "no matches"
    view.open_row(0)
    view.show_output(digest, "a needle and a needle")
    qtbot.waitUntil(lambda: view.find_bar.hits.text() == "1 of 2")
    view.open_row(0)
    qtbot.waitUntil(lambda: view.find_bar.hits.text() == "no matches")


def test_the_comparison_of_an_edit_that_was_never_visible_is_read_and_searched(
    qtbot: QtBot, theme: Theme
) -> None:
    hay = reply_of(Text("hay\n\n" * 200))
    view = open_view(qtbot, theme, *EDITED, hay)
    requests = signal_values(view.diff_requested)
    assert search(view, "needle") == "no matches"
    [change] = requests
    assert isinstance(change, FileChanged)
    hunk = "@@ -0,0 +1,30 @@\n" + "\n".join(f"+line {at}" for at in range(29)) + "\n+a needle\n"
    view._model.show_diff(change, row_diff(FileDiff(30, 0, (hunk,)), CREATED))
    qtbot.waitUntil(lambda: view.find_bar.hits.text() == "1 of 1")
    QTest.keyClicks(view.find_bar.line, ENTER)
    assert view._model.row(0).expanded
    before = view.grab().toImage()
    view.search.matches = TranscriptMatches()
    assert view.grab().toImage() != before


def test_the_current_hit_stays_when_others_come_before_it(qtbot: QtBot, theme: Theme) -> None:
    view = open_view(qtbot, theme, *EDITED, reply_of(Text("needle, needle, needle")))
    requests = signal_values(view.diff_requested)
    assert search(view, "needle") == "3 of 3"
    QTest.keyClicks(view.find_bar.line, ENTER)
    [change] = requests or [view._model.row(0).edit]
    view._model.show_diff(
        change, row_diff(FileDiff(1, 0, ("@@ -0,0 +1,1 @@\n+a needle\n",)), CHANGE)
    )
    qtbot.waitUntil(lambda: view.find_bar.hits.text() == "3 of 4")


@pytest.mark.parametrize("words", ["a.py", "A.PY"])
def test_what_a_call_worked_on_is_a_hit_in_a_folded_run(
    qtbot: QtBot, theme: Theme, words: str
) -> None:
    digest = Digest("b" * 64)
    calls = (reads("c1"), reads("c2", "other"), reads("c3"))
    view = open_view(
        qtbot,
        theme,
        reply_of(*calls),
        back("c1", digest),
        back("c2", digest, "other"),
        back("c3", digest),
        reply_of(Text("done")),
    )
    assert search(view, words) == "2 of 2"
    assert view._model.runs.at(0).open


def test_the_last_lines_of_a_command_are_searched_where_they_are_shown(
    qtbot: QtBot, theme: Theme
) -> None:
    call = ToolCall("c1", "shell", '{"command": "make"}')
    returned = ToolReturned(0.0, "c1", "shell", "make", A, 9, Outcome.OK, 0.1, 40, status=0)
    view = open_view(qtbot, theme, reply_of(call), returned)
    view.grab()
    view._model.show_last_lines(A, ("a needle", "the end"))
    assert search(view, "needle") == "1 of 1"
    before = view.grab().toImage()
    view.search.matches = TranscriptMatches()
    assert view.grab().toImage() != before
