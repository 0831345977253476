"""The transcript as a user works with it: selecting, copying, links, streaming, long ones."""

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    Outcome,
    Recorded,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.live_events import (
    Journaled,
    TextArrived,
    ToolCallEnded,
    ToolCallProgressed,
    ToolCallStarted,
    TurnFinished,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.markdown.block_layout import TextActionKind
from helix_desktop.ui.style.theme import Theme
from tests.ui.pointer import point
from tests.ui.transcript_events import recorded, reply_of

SESSION = SessionId("0" * 15 + "1")
LEFT = Qt.MouseButton.LeftButton
RICH = """# Title

Some **bold** words with `code` and [a link](https://example.org/x).

- first
  - inner
- second

```python
def f(x):
    return x
```

| a | b |
|---|--:|
| 1 | **two** |

> quoted 👩\u200d💻 text

---
![picture](https://example.org/p.png)
"""


class Chat:
    """A view with what it was asked to open."""

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.model = TranscriptModel()
        self.view = TranscriptView(self.model, lambda url: self.opened.append(url.toString()))
        self.view.resize(800, 700)
        self.view.show()

    def show(self, *texts: str) -> None:
        events: list[Event] = [
            AssistantReplied(0.0, "m", (Text(text),), StopReason.ANSWERED) for text in texts
        ]
        self.model.load(
            [Recorded(SESSION, at, item) for at, item in enumerate(events, 1)], running=True
        )
        self.view.grab()

    def point(self, words: str, at: int = 0) -> QPoint:
        """The middle of some words of a row."""
        row_layout = self.view.row_layout_at(at)
        start = row_layout.sheet.text.index(words)
        [first, *_] = row_layout.sheet.rects(start, start + len(words))
        return (first.center() + row_layout.place + self.view.row_rect(at).topLeft()).toPoint()

    def edge(self, words: str, at: int = 0) -> QPoint:
        """Before the first of some words."""
        row_layout = self.view.row_layout_at(at)
        start = row_layout.sheet.text.index(words)
        [first, *_] = row_layout.sheet.rects(start, start + len(words))
        corner = QPointF(first.left() + 0.5, first.center().y())
        return (corner + row_layout.place + self.view.row_rect(at).topLeft()).toPoint()

    def act(self, wish: TextActionKind, at: int = 0) -> QPoint:
        """A place where a click would do this."""
        del at
        for y in range(0, self.view.viewport().height(), 4):
            for x in range(0, 800, 4):
                act = self.view.action_at(QPoint(x, y))
                if act is not None and act.kind is wish:
                    return QPoint(x, y)
        raise AssertionError(f"nothing to {wish}")


@pytest.fixture
def chat(qtbot: QtBot, theme: Theme) -> Iterator[Chat]:
    made = Chat()
    qtbot.addWidget(made.view)
    yield made
    if made.view.question is not None:
        made.view.question.reject()


def drag(qtbot: QtBot, view: TranscriptView, start: QPoint, end: QPoint) -> None:
    port = view.viewport()
    qtbot.mousePress(port, LEFT, pos=start)
    point(port, (start + end) / 2, LEFT)
    point(port, end, LEFT)
    qtbot.mouseRelease(port, LEFT, pos=end)


def test_a_rich_message_is_laid_out_and_painted(chat: Chat) -> None:
    chat.show(RICH)
    sheet = chat.view.row_layout_at(0).sheet
    assert len(sheet.boxes) == 10
    image = chat.view.grab().toImage()
    ground = image.pixelColor(2, 2)
    point = chat.point("bold")
    around = [
        image.pixelColor(point.x() + x, point.y() + y) for x in range(-9, 9) for y in range(-6, 6)
    ]
    assert any(color != ground for color in around)


def test_a_streamed_message_has_the_same_layout_as_a_loaded_one(chat: Chat) -> None:
    chat.model.load([], running=True)
    for at in range(0, len(RICH), 7):
        chat.model.take(TextArrived(SESSION, RICH[at : at + 7]))
        chat.view.grab()
    chat.model.take(TurnFinished(SESSION, Ending.DONE))
    streamed = chat.view.row_layout_at(0)
    chat.show(RICH)
    complete = chat.view.row_layout_at(0)
    assert [box.block for box in streamed.sheet.boxes] == [
        box.block for box in complete.sheet.boxes
    ]
    assert streamed.height == complete.height


def test_while_a_message_streams_only_its_last_block_is_laid_out_again(chat: Chat) -> None:
    chat.model.load([], running=True)
    chat.model.take(TextArrived(SESSION, RICH * 20))
    chat.view.grab()
    for piece in ("one ", "two ", "**three** "):
        chat.model.take(TextArrived(SESSION, piece))
        chat.view.grab()
        sheet = chat.view.row_layout_at(0).sheet
        assert sheet.built_count <= 2


def test_a_long_list_is_shown_completely_while_it_streams_and_a_huge_one_in_part(
    chat: Chat,
) -> None:
    chat.model.load([], running=True)
    for lines, least, most in ((400, 400, 400), (400, 800, 800), (50_000, 801, 1_400)):
        chat.model.take(TextArrived(SESSION, "- item\n" * lines))
        sheet = chat.view.row_layout_at(0).sheet
        assert least <= len(sheet.boxes) <= most


def test_dragging_selects_across_messages_and_copies_text(qtbot: QtBot, chat: Chat) -> None:
    chat.show("one **two** three", "- four\n- five", "six seven")
    drag(qtbot, chat.view, chat.edge("two"), chat.edge("seven", 2))
    assert chat.view.selection.text() == "two three\n\n- four\n- five\n\nsix "
    qtbot.keyClick(chat.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "two three\n\n- four\n- five\n\nsix "


def test_a_selection_backwards_is_the_same(qtbot: QtBot, chat: Chat) -> None:
    chat.show("one two 👩\u200d💻 three", "four")
    drag(qtbot, chat.view, chat.edge("four", 1), chat.edge("two"))
    assert chat.view.selection.text() == "two 👩\u200d💻 three"


def test_a_double_click_selects_a_word_and_a_third_the_paragraph(qtbot: QtBot, chat: Chat) -> None:
    chat.show("one two_three four")
    port, point = chat.view.viewport(), chat.point("two_three")
    qtbot.mouseDClick(port, LEFT, pos=point)
    assert chat.view.selection.text() == "two_three"
    qtbot.mouseRelease(port, LEFT, pos=point)
    qtbot.mousePress(port, LEFT, pos=point)
    assert chat.view.selection.text() == "one two_three four"
    qtbot.mouseRelease(port, LEFT, pos=point)


def test_what_streams_in_leaves_the_selection_and_the_place_alone(qtbot: QtBot, chat: Chat) -> None:
    chat.show(*(f"message {number}" for number in range(60)))
    chat.view.verticalScrollBar().setValue(100)
    chat.view.grab()
    row = chat.view.row_at(QPoint(60, 100))
    qtbot.mouseDClick(chat.view.viewport(), LEFT, pos=chat.point("message", row))
    before = chat.view.verticalScrollBar().value()
    for number in range(30):
        chat.model.take(TextArrived(SESSION, f"piece {number}\n\n"))
        chat.view.grab()
    assert chat.view.verticalScrollBar().value() == before
    assert chat.view.selection.text() == "message"


def test_everything_can_be_selected_and_lists_keep_their_marks(qtbot: QtBot, chat: Chat) -> None:
    chat.show("1. a\n2. b\n   - [x] c")
    qtbot.keyClick(chat.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert chat.view.selection.text() == "1. a\n2. b\n  ☑ c"


def test_a_link_opens_only_after_a_question_that_shows_its_host(qtbot: QtBot, chat: Chat) -> None:
    chat.show("see [github.com](https://gіthub.example/a) now")
    for answer, expected in (("reject", []), ("accept", ["https://xn--gthub-n2e.example/a"])):
        qtbot.mouseClick(chat.view.viewport(), LEFT, pos=chat.point("github.com"))
        question = chat.view.question
        assert chat.opened == []
        assert question.link.host == "xn--gthub-n2e.example"
        assert len(question.link.cautions) == 2
        getattr(question, answer)()
        assert chat.opened == expected
        assert chat.view.question is None


def test_enter_does_not_open_a_link(qtbot: QtBot, chat: Chat) -> None:
    chat.show("[a](https://example.org)")
    qtbot.mouseClick(chat.view.viewport(), LEFT, pos=chat.point("a"))
    assert chat.view.question is not None
    qtbot.keyClick(chat.view.question, Qt.Key.Key_Return)
    assert chat.opened == []
    assert chat.view.question is None


@pytest.mark.parametrize(
    "target", ["javascript:x", "file:///etc/passwd", "/etc/passwd", "smb://h/s"]
)
def test_an_unsafe_link_cannot_be_clicked(qtbot: QtBot, chat: Chat, target: str) -> None:
    chat.show(f"[words]({target}) ![picture]({target})")
    for words in ("words", "picture", target):
        qtbot.mouseClick(chat.view.viewport(), LEFT, pos=chat.point(words))
        assert chat.view.question is None
    assert chat.opened == []


def test_the_code_of_a_block_is_copied_to_the_letter(qtbot: QtBot, chat: Chat) -> None:
    code = "\tx = '" + "y" * 5_000 + "'\n\n# end"
    chat.show(f"```py\n{code}\n```")
    chat.view.verticalScrollBar().setValue(0)
    qtbot.mouseClick(chat.view.viewport(), LEFT, pos=chat.act(TextActionKind.COPY))
    assert QGuiApplication.clipboard().text() == code


@pytest.mark.seen
def test_a_long_message_shows_more_on_a_click(qtbot: QtBot, chat: Chat) -> None:
    chat.show("start\n\n" + "many words\n\n" * 8_000)
    chat.view.verticalScrollBar().setValue(chat.view.verticalScrollBar().maximum())
    chat.view.grab()
    before = chat.view.row_layout_at(0).height
    qtbot.mouseClick(chat.view.viewport(), LEFT, pos=chat.act(TextActionKind.MORE))
    assert chat.view.row_layout_at(0).height > before


def test_a_user_who_reads_above_is_told_of_new_rows_and_led_there(qtbot: QtBot, chat: Chat) -> None:
    chat.show(*(f"message {number}" for number in range(60)))
    bar = chat.view.verticalScrollBar()
    bar.setValue(100)
    for seq in range(61, 64):
        chat.model.take(_journaled(seq, f"question {seq}"))
    quiet = chat.view.grab().toImage()
    point = QPoint(chat.view.viewport().width() // 2, chat.view.viewport().height() - 25)
    assert quiet.pixelColor(point) != quiet.pixelColor(2, 2)
    qtbot.mouseClick(chat.view.viewport(), LEFT, pos=point)
    assert bar.value() == bar.maximum()


def _journaled(seq: int, text: str) -> Journaled:
    return Journaled(Recorded(SESSION, seq, TurnStarted(0.0, text)))


def test_a_change_of_theme_repaints_the_text_at_once(chat: Chat, theme: Theme) -> None:
    chat.show("plain [a](https://example.org)")
    before = chat.view.grab().toImage()
    other = theme.colors
    theme.colors = {**other, "acc": "#ff0000", "fg": "#00ff00"}
    theme.changed.emit()
    after = chat.view.grab().toImage()
    theme.colors = other
    assert before != after


@pytest.mark.alone
@pytest.mark.seen
def test_a_hundred_thousand_rows_open_and_scroll_quickly(chat: Chat) -> None:
    events = [
        Recorded(
            SESSION,
            seq,
            AssistantReplied(
                0.0, "m", (Text(RICH if seq % 9 == 0 else "words " * 20),), StopReason.ANSWERED
            ),
        )
        for seq in range(1, 100_001)
    ]
    began = time.process_time()
    chat.model.load(events, running=True)
    chat.view.grab()
    seconds = time.process_time() - began
    bar, steps = chat.view.verticalScrollBar(), []
    for step in range(60):
        began = time.process_time()
        bar.setValue(bar.maximum() // 2 + step * 120)
        chat.view.grab()
        steps.append(time.process_time() - began)
    assert seconds < 2.0
    assert sorted(steps)[50] < 0.05


def test_only_tool_rows_open_on_a_click(qtbot: QtBot, chat: Chat) -> None:
    chat.show("one", "two")
    qtbot.mouseClick(chat.view.viewport(), LEFT, pos=chat.point("one"))
    assert not chat.model.row(0).expanded
    assert chat.model.row(0).kind is RowKind.ASSISTANT
    assert QUrl("x") not in chat.opened


def test_an_open_call_that_runs_shows_its_last_lines(chat: Chat) -> None:
    call = ToolCall("c", "shell", '{"command": "make"}')
    reply = AssistantReplied(0.0, "m", (call,), StopReason.TOOLS)
    chat.model.load([Recorded(SESSION, 1, reply)], running=True)
    chat.model.take(ToolCallStarted(SESSION, call))
    chat.model.take(
        ToolCallProgressed(SESSION, "c", 900, "\n".join(f"line {n}" for n in range(40)))
    )
    chat.model.toggle(0)
    sheet = chat.view.row_layout_at(0).sheet
    assert sheet.text.split("\n")[-1] == "line 39"
    assert "line 10" not in sheet.text
    chat.view.grab()


def test_a_closed_call_that_runs_shows_and_says_its_progress(chat: Chat) -> None:
    call = ToolCall("c", "mcp__files__index", '{"folder": "src"}')
    returned = ToolReturned(0.0, "c", call.tool, "src", Digest("a" * 64), 9, Outcome.OK)
    reply = AssistantReplied(0.0, "m", (call,), StopReason.TOOLS)
    chat.model.load([Recorded(SESSION, 1, reply)], running=True)
    chat.model.take(ToolCallStarted(SESSION, call))
    pictures = [chat.view.grab().toImage()]
    for progress in ("3 of 10: reading a.py", "4 of 10: reading b.py"):
        chat.model.take(ToolCallProgressed(SESSION, "c", 0, f"{progress}\n"))
        assert progress in chat.view.row_text(0)
        pictures.append(chat.view.grab().toImage())
        assert pictures[-1] != pictures[-2]
    assert not chat.model.row(0).expanded
    chat.model.take(ToolCallEnded(SESSION, returned))
    assert "4 of 10" not in chat.view.row_text(0)
    assert chat.view.grab().toImage() != pictures[-1]


def test_words_are_found_marked_and_led_to(qtbot: QtBot, chat: Chat) -> None:
    chat.show(
        *(
            f"message **nee**dle {number}" if number % 50 == 7 else "hay\n\n" * 9
            for number in range(200)
        )
    )
    view = chat.view
    view.start_finding()
    qtbot.keyClicks(view.find_bar.line, "NEEDLES")
    assert view.find_bar.hits.text() == "no matches"
    qtbot.keyClick(view.find_bar.line, Qt.Key.Key_Backspace)
    assert view.find_bar.hits.text() == "4 of 4"
    assert 157 in view.visible_rows()
    for row, count in ((107, "3 of 4"), (57, "2 of 4"), (7, "1 of 4"), (157, "4 of 4")):
        qtbot.keyClick(view.find_bar.line, Qt.Key.Key_Return)
        assert (view.find_bar.hits.text(), row in view.visible_rows()) == (count, True)
    before = view.grab().toImage()
    qtbot.keyClick(view.find_bar.line, Qt.Key.Key_Escape)
    assert not view.find_bar.isVisible()
    assert view.grab().toImage() != before


def test_a_search_ends_with_the_session(qtbot: QtBot, chat: Chat) -> None:
    chat.show("a needle")
    chat.view.start_finding()
    qtbot.keyClicks(chat.view.find_bar.line, "needle")
    assert chat.view.find_bar.hits.text() == "1 of 1"
    chat.show("another session")
    assert not chat.view.find_bar.isVisible()


def test_what_is_offered_for_a_message_lies_over_none_of_its_lines(chat: Chat) -> None:
    chat.show("short", "A line as long as the column is wide, and some more of it. " * 200, "end")
    view = chat.view
    bar, seen = view.verticalScrollBar(), set()
    for value in (0, bar.maximum() // 2, bar.maximum()):
        bar.setValue(value)
        for y in range(20, view.viewport().height() - 20, 40):
            at = view.row_at(QPoint(80, y))
            point(view.viewport(), QPoint(80, y))
            if at < 0 or view.toolbar.isHidden():
                seen.add("none")
                continue
            seen.add("offered")
            top, edge = view.row_rect(at).topLeft().y(), 5
            lines = range(round(top) + edge, round(top + view.row_layout_at(at).height) - 16 - edge)
            over = range(view.toolbar.geometry().top(), view.toolbar.geometry().bottom() + 1)
            assert not set(lines) & set(over), (value, y)
    assert seen == {"none", "offered"}


@pytest.mark.parametrize("at", [0, 7, 19, 39])
def test_a_hit_is_never_under_the_find_bar(view: TranscriptView, at: int) -> None:
    events = [
        reply_of(Text(f"{'needle' if number == at else 'hay'} " + "and more words " * 12))
        for number in range(40)
    ]
    view._model.load(recorded(*events), running=True)
    view.grab()
    view.start_finding()
    view.find_bar.sought.emit("needle")
    view.grab()
    sheet = view.sheet(at)
    (rect,) = sheet.rects(0, len("needle"))
    hit = rect.translated(view.row_rect(at).topLeft() + view.row_layout_at(at).place)
    assert not hit.toAlignedRect().intersects(view.find_bar.geometry())
    assert view.viewport().rect().contains(hit.toAlignedRect())
