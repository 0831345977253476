"""An answer that streams in repaints only what changed; the window looks as if painted anew."""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.domain.events import Ending
from helix_desktop.domain.live_events import Live, TextArrived, ThinkingArrived, TurnFinished
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.style.theme import Theme
from tests.ui.chat.test_transcript import RICH, SESSION

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

    def __init__(self, theme: Theme) -> None:
        self.model = TranscriptModel()
        self.painted_pixels = 0
        super().__init__(self.model, theme)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  Qt's name
        self.painted_pixels += event.rect().width() * event.rect().height()
        super().paintEvent(event)


@pytest.fixture
def view(theme: Theme, qtbot: QtBot) -> Iterator[StreamingView]:
    window = QWidget()
    window.setPalette(QColor("white"))
    window.setAutoFillBackground(True)
    made = StreamingView(theme)
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


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("first", [nothing, scroll_up, choose_by_keyboard])
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
        assert on_screen(view) == painted_anew(view), number
    take(view, TurnFinished(SESSION, Ending.DONE))
    assert on_screen(view) == painted_anew(view)


def test_a_stream_paints_a_small_part_of_the_window(view: StreamingView) -> None:
    for piece in pieces(LONG, 1):
        take(view, TextArrived(SESSION, piece))
    before, count = view.painted_pixels, 0
    for piece in pieces("and words that go on for a while " * 12, 2):
        take(view, TextArrived(SESSION, piece))
        count += 1
    whole = view.viewport().width() * view.viewport().height()
    assert view.painted_pixels - before < count * whole / 2
