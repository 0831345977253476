"""Transcript and composer as real widgets."""

import time
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    Outcome,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.live_events import TextArrived
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.providers.practice.practice_model import PRACTICE
from helix_desktop.ui.chat.composer.composer import Composer
from helix_desktop.ui.chat.model_and_effort import ModelPill
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import make_row_layout
from helix_desktop.ui.chat.transcript.rows import RowKind, TranscriptRow
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.style.theme import Theme
from tests.ui.transcript_events import SESSION, recorded
from tests.ui.views import context_with, owned, shown


def long_journal(turns: int) -> list[Recorded]:
    events: list[Event] = []
    for turn in range(turns):
        call = ToolCall(f"c{turn}", "read_file", '{"path": "a.py"}')
        text = f"answer {turn} " * (turn % 40 + 1)
        events += [
            TurnStarted(0.0, f"question {turn}"),
            AssistantReplied(0.0, "llm", (Text(text), call), StopReason.TOOLS),
            ToolReturned(0.0, f"c{turn}", "read_file", "a.py", digest_of(b"x"), 1, Outcome.OK),
        ]
    return recorded(*events)


def top_text(model: TranscriptModel, view: TranscriptView) -> str:
    return model.row(view.row_at(QPoint(10, 100))).text


def test_a_transcript_opens_at_its_end(model: TranscriptModel, view: TranscriptView) -> None:
    model.load(long_journal(300), running=True)
    view.grab()
    assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum() > 1_000
    assert view.row_at(QPoint(10, 560)) == model.rowCount() - 1


def test_what_streams_in_below_does_not_move_the_reader(
    model: TranscriptModel, view: TranscriptView
) -> None:
    model.load(long_journal(300), running=True)
    view.grab()
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() // 2)
    view.grab()
    before = top_text(model, view), view.verticalScrollBar().value()
    for number in range(50):
        model.take(TextArrived(SESSION, f"piece {number}\n"))
        view.grab()
    assert (top_text(model, view), view.verticalScrollBar().value()) == before


def test_at_the_end_the_view_follows_what_streams_in(
    model: TranscriptModel, view: TranscriptView
) -> None:
    model.load(long_journal(50), running=True)
    view.grab()
    for number in range(50):
        model.take(TextArrived(SESSION, f"piece {number}\n"))
        view.grab()
        assert view.verticalScrollBar().value() == view.verticalScrollBar().maximum()


def test_estimates_that_are_corrected_do_not_move_the_reader(
    model: TranscriptModel, view: TranscriptView
) -> None:
    model.load(long_journal(300), running=True)
    bar = view.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    view.grab()
    for _ in range(30):
        before = view.row_at(QPoint(10, 300))
        bar.setValue(bar.value() - 40)
        view.grab()
        assert abs(view.row_at(QPoint(10, 300)) - before) <= 1


@pytest.mark.alone
def test_ten_thousand_rows_open_and_scroll_quickly(
    model: TranscriptModel, view: TranscriptView
) -> None:
    journal = long_journal(3_400)
    began = time.thread_time()
    model.load(journal, running=True)
    view.grab()
    seconds = time.thread_time() - began
    assert model.rowCount() > 10_000
    steps = []
    for step in range(40):
        began = time.thread_time()
        view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() - step * 300)
        view.grab()
        steps.append(time.thread_time() - began)
    assert seconds < 1.5
    assert sorted(steps)[20] < 0.05


def test_a_tool_row_opens_asks_for_its_output_and_shows_forty_lines(
    qtbot: QtBot, model: TranscriptModel, view: TranscriptView
) -> None:
    model.load(long_journal(1), running=True)
    view.grab()
    card = next(at for at in range(3) if model.row(at).kind is RowKind.TOOL)
    y = next(y for y in range(0, 600, 4) if view.row_at(QPoint(300, y)) == card)
    with qtbot.waitSignal(view.output_requested) as signal:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, y + 10))
    model.row(card).size = 5_000_000
    view.show_output(signal.args[0], "x" * 64 * 1024)
    view.grab()
    row_layout = view.row_layout_at(card)
    assert row_layout.sheet is not None
    assert row_layout.height < 60 * 20 * 8
    assert model.row(card).expanded
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert not model.row(card).expanded


@pytest.mark.alone
def test_a_five_megabyte_line_is_laid_out_at_once(theme: Theme) -> None:
    began = time.thread_time()
    row_layout = make_row_layout(TranscriptRow(RowKind.ASSISTANT, "x" * 5_000_000), 700)
    assert time.thread_time() - began < 1.0
    assert row_layout.height < 40_000


def test_markup_is_shown_as_text_and_a_row_can_be_copied(
    qtbot: QtBot, model: TranscriptModel, view: TranscriptView
) -> None:
    evil = '<img src="file:///etc/passwd"><b>x</b>'
    model.load(recorded(TurnStarted(0.0, evil)), running=True)
    view.grab()
    qtbot.keyClick(view, Qt.Key.Key_Down)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == evil


def test_the_view_survives_every_width(model: TranscriptModel, view: TranscriptView) -> None:
    model.load(long_journal(30), running=True)
    for width in (1, 100, 300, 2_000, 800):
        view.resize(width, 300)
        view.grab()


@pytest.fixture
def composer(qtbot: QtBot, theme: Theme) -> Composer:
    return shown(qtbot, Composer(), 700, 120)


def test_enter_sends_and_the_draft_stays_until_it_is_cleared(
    qtbot: QtBot, composer: Composer
) -> None:
    qtbot.keyClicks(composer.editor, "hello")
    with qtbot.waitSignal(composer.submitted) as sent:
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)
    assert sent.args == ["hello"]
    assert composer.draft() == "hello"
    composer.clear()
    assert composer.draft() == ""


def test_shift_enter_breaks_the_line_and_the_field_grows(qtbot: QtBot, composer: Composer) -> None:
    low = composer.editor.height()
    with qtbot.assertNotEmitted(composer.submitted):
        for _ in range(2):
            qtbot.keyClicks(composer.editor, "line")
            qtbot.keyClick(composer.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert composer.draft() == "line\nline\n"
    assert composer.editor.height() > low
    composer.editor.setPlainText("x\n" * 100)
    assert composer.editor.height() < 10 * low


def test_enter_inside_a_composition_belongs_to_the_input_method(
    qtbot: QtBot, composer: Composer
) -> None:
    composer.editor.setPlainText("text")
    QApplication.sendEvent(composer.editor, QInputMethodEvent("かな", []))
    with qtbot.assertNotEmitted(composer.submitted):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)
    done = QInputMethodEvent("", [])
    done.setCommitString("仮名")
    QApplication.sendEvent(composer.editor, done)
    with qtbot.waitSignal(composer.submitted):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)


def test_escape_stops_and_nothing_is_sent_meanwhile(qtbot: QtBot, composer: Composer) -> None:
    composer.editor.setPlainText("next")
    composer.set_running(True)
    with qtbot.waitSignal(composer.stopped):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Escape)
    with qtbot.waitSignal(composer.submitted):  # whoever listens puts it into the queue
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)
    composer.set_running(False)
    composer.begin_sending()
    with qtbot.assertNotEmitted(composer.submitted):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)


def test_what_is_typed_while_a_message_is_sent_is_typed_afterwards(
    qtbot: QtBot, composer: Composer
) -> None:
    sent: list[str] = []

    def send(text: str) -> None:
        sent.append(text)
        composer.begin_sending()

    composer.submitted.connect(send)
    qtbot.keyClicks(composer.editor, "first")
    qtbot.keyClick(composer.editor, Qt.Key.Key_Return)
    qtbot.keyClicks(composer.editor, "secondd")
    qtbot.keyClick(composer.editor, Qt.Key.Key_Backspace)
    qtbot.keyClick(composer.editor, Qt.Key.Key_Return)
    word = QInputMethodEvent("", [])
    word.setCommitString("仮名")
    QApplication.sendEvent(composer.editor, word)
    qtbot.keyClicks(composer.editor, " and third")
    assert (composer.draft(), sent) == ("first", ["first"])
    composer.clear()
    composer.end_sending(failed=False)
    assert (composer.draft(), sent) == ("second", ["first", "second"])
    composer.clear()
    composer.end_sending(failed=False)
    assert (composer.draft(), sent) == ("仮名 and third", ["first", "second"])


def test_what_is_typed_while_a_message_cannot_be_sent_is_added_and_sends_nothing(
    qtbot: QtBot, composer: Composer
) -> None:
    qtbot.keyClicks(composer.editor, "first")
    composer.begin_sending()
    qtbot.keyClicks(composer.editor, "second")
    qtbot.keyClick(composer.editor, Qt.Key.Key_Return)
    with qtbot.assertNotEmitted(composer.submitted):
        composer.end_sending(failed=True)
    assert composer.draft() == "first\nsecond"
    qtbot.keyClicks(composer.editor, "!")
    assert composer.draft() == "first\nsecond!"


def test_escape_stops_at_once_while_a_message_is_sent(qtbot: QtBot, composer: Composer) -> None:
    composer.begin_sending()
    with qtbot.waitSignal(composer.stopped):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Escape)


def test_blank_drafts_are_not_sent(qtbot: QtBot, composer: Composer) -> None:
    composer.editor.setPlainText(" \n ")
    with qtbot.assertNotEmitted(composer.submitted):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)


def test_a_paste_that_qt_could_not_lay_out_is_refused_in_words(
    qtbot: QtBot, composer: Composer
) -> None:
    for text in ("x" * 300_000, "y" * 50_000):
        paste = QMimeData()
        paste.setText(text)
        with qtbot.waitSignal(composer.editor.paste_refused):
            composer.editor.insertFromMimeData(paste)
    paste = QMimeData()
    paste.setHtml("<b>bold</b>")
    paste.setText("bold")
    composer.editor.insertFromMimeData(paste)
    assert composer.draft() == "bold"


def test_the_name_of_the_model_tells_what_stands_in_for_which(qtbot: QtBot, theme: Theme) -> None:
    notes = ["No <fast> model is chosen."]
    context = context_with(
        sessions=SimpleNamespace(
            llm_of=lambda _session: PRACTICE, own_model=lambda _session: "practice"
        ),
        settings=SimpleNamespace(assigned=lambda _own: SimpleNamespace(notes=notes)),
    )
    pill = owned(qtbot, ModelPill(context, None))
    pill.show_model()
    assert "No &lt;fast&gt; model is chosen." in pill.toolTip()
    notes.clear()
    pill.show_model()
    assert "chosen" not in pill.toolTip()
