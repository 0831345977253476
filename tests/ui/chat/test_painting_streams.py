"""What arrives repaints only what changed; the window looks as if painted anew."""

import random
from collections.abc import Callable, Iterator
from itertools import cycle

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.domain.context_window.rewrites import Job, Pin, PinKind
from helix_desktop.domain.events import (
    Cause,
    Ending,
    Event,
    Pinned,
    Recorded,
    TurnEnded,
    TurnStarted,
    Unpinned,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.live_events import (
    BudgetWarned,
    GateBatchClosed,
    GateBatchOpened,
    Journaled,
    Live,
    TextArrived,
    ThinkingArrived,
    ToolCallProgressed,
    ToolCallStarted,
    TurnFinished,
    WaitingOutput,
)
from helix_desktop.domain.messages import Text
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.style.theme import Theme
from tests.ui.chat.test_transcript import RICH, SESSION
from tests.ui.transcript_events import A, B, back, epoch, fold, gate, marked, reads, reply_of

LATE = (
    "See [the notes][n] and more words.\n\nA line\nand another\n===\n\n[n]: https://example.org\n"
)
"""What comes later changes what was there: a link's address, a line that makes a heading."""
QUOTES = "> one\n> two\n>> deeper\n\n> - in a list\n>   and on\n\nafter\n\n> again\n\n> and again\n"
LONG = "".join(f"{RICH}\n\nPart {number}: {'words and words ' * 12}\n\n" for number in range(3))
FROM_RIGHT = "שלום עולם, a word, ועוד מילים.\n\n- ראשון\n- שני\n"
TEXTS = {"late": LATE, "quotes": QUOTES, "long": LONG, "from right": FROM_RIGHT}
BEFORE = ("one short message\n\n", "# A second one\n\n" + "with many words " * 60)


class StreamingView(TranscriptView):
    """A view that counts the pixels it paints."""

    def __init__(self) -> None:
        self.model = TranscriptModel()
        self.painted_pixels = 0
        super().__init__(self.model)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  Qt's name
        self.painted_pixels += event.rect().width() * event.rect().height()
        super().paintEvent(event)


@pytest.fixture
def view(theme: Theme, qtbot: QtBot) -> Iterator[StreamingView]:
    window = QWidget()
    window.setPalette(QColor("white"))
    window.setAutoFillBackground(True)
    made = StreamingView()
    made.setParent(window)
    window.resize(640, 420)
    made.resize(640, 420)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    yield made
    window.close()


def take(view: StreamingView, event: Live) -> None:
    view.model.take(event)
    QApplication.processEvents()


def on_screen(view: TranscriptView) -> QImage:
    """The pixels that the window shows, without painting it again."""
    shown = view.screen().grabWindow(view.window().winId())
    return shown.toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(view: TranscriptView) -> QImage:
    return view.window().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


EDGE = 4
"""Levels of a color by which Qt paints the edge of a curve differently, cut off at another line."""


def looks_right(view: TranscriptView) -> bool:
    """Whether the window shows what it would show if all were painted anew."""
    shown, anew = on_screen(view), painted_anew(view)
    if shown == anew:
        return True
    pairs = zip(shown.constBits(), anew.constBits(), strict=True)
    return all(abs(one - other) <= EDGE for one, other in pairs)


def pieces(text: str, seed: int) -> Iterator[str]:
    dice, at = random.Random(seed), 0
    while at < len(text):
        size = dice.randint(1, 23)
        yield text[at : at + size]
        at += size


def nothing(_view: TranscriptView) -> None:
    """At the end, without anything chosen."""


def scroll_up(view: TranscriptView) -> None:
    view.verticalScrollBar().setValue(view.verticalScrollBar().maximum() // 2)


def choose_by_keyboard(view: TranscriptView) -> None:
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(4):
        QTest.keyClick(view, Qt.Key.Key_Down)


@pytest.mark.parametrize(
    ("name", "first"), list(zip(TEXTS, cycle((nothing, scroll_up, choose_by_keyboard))))
)
def test_a_stream_looks_at_any_time_as_if_all_were_painted_anew(
    view: StreamingView, name: str, first: Callable[[TranscriptView], None]
) -> None:
    for text in BEFORE:
        take(view, TextArrived(SESSION, text))
    take(view, ThinkingArrived(SESSION, "a thought"))
    for number, piece in enumerate(pieces(TEXTS[name], len(name))):
        kind = ThinkingArrived if number % 40 > 30 else TextArrived
        take(view, kind(SESSION, piece))
        if number == 9:
            first(view)
            QApplication.processEvents()
        assert looks_right(view), number
    take(view, TurnFinished(SESSION, Ending.DONE))
    assert looks_right(view)


def test_a_stream_paints_a_small_part_of_the_window(view: StreamingView) -> None:
    for piece in pieces(LONG, 1):
        take(view, TextArrived(SESSION, piece))
    before, count = view.painted_pixels, 0
    for piece in pieces("and words that go on for a while " * 12, 2):
        take(view, TextArrived(SESSION, piece))
        count += 1
    viewport_pixels = view.viewport().width() * view.viewport().height()
    assert view.painted_pixels - before < count * viewport_pixels / 2


class Work:
    """Turns with calls, decisions, marks, and rewrites, as live events in their order."""

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)
        self._seq = self._epochs = 0
        self._message_seqs: list[int] = []
        """The events of the user's messages."""
        self._returned: list[tuple[int, str]] = []
        """The events of results, with their calls."""

    def events(self, turns: int) -> Iterator[Live]:
        for turn in range(turns):
            yield self._journaled(TurnStarted(0.0, f"Turn {turn}. " + RICH[: 90 * turn]))
            self._message_seqs.append(self._seq)
            for call in range(self._dice.randint(1, 3)):
                yield from self._call(f"c{turn}-{call}")
                yield from self._change()
            yield TextArrived(SESSION, "Done with **that**.\n\n- one\n")
            yield self._journaled(reply_of(Text("Done with **that**.\n\n- one\n- two\n")))
            failed = self._dice.random() < 0.3
            ending, cause = (Ending.FAILED, Cause.BUDGET) if failed else (Ending.DONE, Cause.NONE)
            yield self._journaled(TurnEnded(0.0, ending, "the reason" * failed, cause))
            yield TurnFinished(SESSION, ending)
            yield from self._change()

    def markers(self, at: int) -> Journaled:
        """The output of one call is moved out of the window."""
        self._epochs += 1
        parts = [marked(*self._returned[at], A)]
        return self._journaled(epoch(self._epochs, Job.MARKERS, marked=parts))

    def _journaled(self, event: Event) -> Journaled:
        self._seq += 1
        return Journaled(Recorded(SESSION, self._seq, event))

    def _call(self, name: str) -> Iterator[Live]:
        path = self._dice.choice(("a.py", "b.py"))
        yield TextArrived(SESSION, "I read ")
        yield self._journaled(reply_of(Text("I read it."), reads(name, path)))
        yield ToolCallStarted(SESSION, reads(name, path))
        yield ToolCallProgressed(SESSION, name, 9, "some lines\nand more\n")
        is_gated = self._dice.random() < 0.4
        if is_gated:
            yield GateBatchOpened(SESSION, (WaitingOutput(name, "read_file", path, 9_000),), 10.0)
        yield self._journaled(back(name, self._dice.choice((A, B)), path))
        self._returned.append((self._seq, name))
        if is_gated:
            decided = gate(self._dice.choice((GateChoice.EXTRACT, GateChoice.KEEP_FULL)))
            yield self._journaled(msgspec.structs.replace(decided, call=name))
            yield GateBatchClosed(SESSION)

    def _change(self) -> Iterator[Live]:
        """Something that marks rows which are there already."""
        match self._dice.randrange(5):
            case 0:
                pin = Pin(
                    f"p{self._seq}", PinKind.MESSAGE, "text", self._dice.choice(self._message_seqs)
                )
                yield self._journaled(Pinned(0.0, pin))
                if self._dice.random() < 0.5:
                    yield self._journaled(Unpinned(0.0, pin.id))
            case 1:
                yield self.markers(self._dice.randrange(len(self._returned)))
            case 2:
                self._epochs += 1
                folds = [fold(1, self._dice.choice(self._message_seqs))]
                yield self._journaled(epoch(self._epochs, Job.HANDOVER, folds=folds))
            case 3:
                yield BudgetWarned(SESSION, "Half of the budget is spent.")
            case _:
                pass


def open_the_last_card(view: TranscriptView) -> None:
    view.open_row(view.row_count() - 1)


@pytest.mark.parametrize(
    ("seed", "first"),
    list(enumerate((nothing, scroll_up, choose_by_keyboard, open_the_last_card))),
)
def test_work_looks_at_any_time_as_if_all_were_painted_anew(
    view: StreamingView, seed: int, first: Callable[[TranscriptView], None]
) -> None:
    for number, event in enumerate(Work(seed).events(5)):
        take(view, event)
        if number == 20:
            first(view)
            QApplication.processEvents()
        assert looks_right(view), (number, event)


def test_a_rewrite_repaints_only_the_rows_that_it_marks(view: StreamingView) -> None:
    work = Work(1)
    for event in work.events(4):
        take(view, event)
    for at, painted in ((0, False), (-1, True)):  # the first one is out of sight, the last is not
        before = view.painted_pixels
        take(view, work.markers(at))
        assert (view.painted_pixels > before) == painted
        assert view.painted_pixels - before < view.width() * view.height() / 4


def test_a_row_that_arrives_moves_the_others_up_as_a_picture(view: StreamingView) -> None:
    for event in Work(1).events(4):
        take(view, event)
    before = view.painted_pixels
    take(view, BudgetWarned(SESSION, "Half of the budget is spent."))
    assert 0 < view.painted_pixels - before < view.width() * view.height() / 3


def test_the_buttons_of_a_message_stay_over_it_when_a_row_arrives(view: StreamingView) -> None:
    for event in Work(0).events(4):
        take(view, event)
    for at in reversed(view.visible_rows()):
        QTest.mouseMove(view.viewport(), view.row_rect(at).topLeft().toPoint() + QPoint(90, 12))
        if view.toolbar.isVisible():
            break
    for _ in range(2):
        before = view.row_rect(at).top() - view.toolbar.y()
        take(view, BudgetWarned(SESSION, "Half of the budget is spent."))
        assert view.toolbar.isVisible()
        assert view.row_rect(at).top() - view.toolbar.y() == before
