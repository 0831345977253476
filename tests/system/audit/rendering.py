"""One message shown in every place that the window has for it, and clicked all over.

Runs in a child process; what it finds wrong it says in words, and it may be killed at any time.
"""

import os
import re
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QUrl, qInstallMessageHandler
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    Outcome,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.live_events import TextArrived, TurnFinished
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, Thinking, ToolCall
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.markdown.block_layout import BlockBox
from helix_desktop.ui.markdown.code_box import CodeBox
from helix_desktop.ui.markdown.model import BlockShape, RichText, SpanStyle
from helix_desktop.ui.style.qt_style import use_style
from helix_desktop.ui.style.theme import Theme

SESSION = SessionId("0" * 15 + "1")
PIECES = 16
"""Parts in which a message is streamed."""
GRID = (24, 11)
"""Pixels between two places that are clicked."""
MOST_QUESTIONS = 30
"""A message of nothing but links would take minutes."""
MEMORY = 64 * 1024 * 1024

_HIDING = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\ud800-\udfff"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Bidi_Control, Default_Ignorable and Cc of Unicode, and halves of pairs: none may be in a view."""
_LOOKS = {
    r"\*\*(\w[^*\n]*)\*\*": SpanStyle.BOLD,
    r"(?<!`)`([^`\n]+)`(?!`)": SpanStyle.CODE,
    r"(?<!!)\[([^\]\n]+)\]\(https?://[^)\s]+\)": SpanStyle.LINK,
}
_SHAPES = {
    r"(?m)^#{1,6} ": BlockShape.HEADING,
    r"(?m)^\|?:?-+:?\|": BlockShape.TABLE,
    r"(?m)^```": BlockShape.CODE,
    r"(?m)^(---+|\*\*\*+)$": BlockShape.RULE,
}
_NEEDED = re.compile(
    "(?<=[\u2000-\u3300\U0001f000-\U0001faff\ufe0f])\u200d(?=[\u2000-\u3300\U0001f000-\U0001faff])"
    "|(?<=[\u00a9-\u3300\U0001f000-\U0001faff0-9#*])\ufe0f"
    "|(?<=[\u0600-\u18af])[\u200c\u200d](?=[\u0600-\u18af])"
)
"""Joiners inside of an emoji or a word."""


@dataclass(frozen=True)
class RenderingResult:
    """What came of a message: what was opened, how long the slowest step took, what was wrong."""

    milliseconds: float
    opened: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    unshown: bool = False


class TrappedWindow:
    """A window of the application with traps where programs would be started."""

    def __init__(self) -> None:
        qInstallMessageHandler(lambda *_: None)
        self._app = QApplication.instance() or QApplication(["audit"])
        self.errors: list[str] = []
        sys.excepthook = lambda kind, error, _: self.errors.append(f"{kind.__name__}: {error}")
        self._theme = Theme(resources_folder(), "dark")
        self._theme.load_fonts()
        use_style(self._theme)
        self.opened: list[str] = []
        self._question_count = 0
        self._model = TranscriptModel()
        self._view = TranscriptView(self._model, self._open)
        self._view.resize(800, 600)
        self._view.show()
        self.show(
            "**warm** `up` 👩\u200d💻 日本語 مرحبا\n\n```python\nx = 1\n```\n|a|\n|-|\n|1|", ""
        )

    def show(self, text: str, must_show: str, *, benign: bool = False) -> RenderingResult:
        """Shows a message everywhere, streams it and clicks on it."""
        self.opened.clear()
        self._trap_schemes(text)
        before, slowest = _resident(), 0.0
        shown: list[str] = []
        for events, times in _journals(text):
            slowest = max(slowest, self._load(events) / times)
            shown.append(self._click_all())
        streamed, frame = self._stream(text)
        wrong = list(_misread(text, self._boxes())) if benign else []
        wrong += self.errors  # of slots and paint events, which Qt does not let through
        self.errors.clear()
        if _resident() - before > MEMORY:
            wrong.append("took more than 64 MB")
        missing = bool(must_show) and not all(must_show in item for item in (shown[0], streamed))
        hidden = sorted(
            {f"U+{ord(char):04X}" for item in [*shown, streamed] for char in _hiding(item)}
        )
        urls = tuple(self.opened)
        return RenderingResult(max(slowest, frame), urls, tuple(hidden), tuple(wrong), missing)

    def _load(self, events: list[Event]) -> float:
        """Milliseconds of this process until all is painted."""
        began = time.process_time()
        self._model.load(
            [Recorded(SESSION, at, e) for at, e in enumerate(events, 1)], running=False
        )
        self._view.grab()
        spent = time.process_time() - began
        for at in range(self._model.rowCount()):
            row = self._model.row(at)
            if row.content is not None:
                self._view.open_row(at)
                self._view.show_output(row.content, row.what)
        self._view.grab()
        return spent * 1000

    def _stream(self, text: str) -> tuple[str, float]:
        self._model.load([_turn_started()], running=True)
        step, slowest = max(1, len(text) // PIECES), 0.0
        for at in range(0, len(text), step):
            began = time.process_time()
            self._model.take(TextArrived(SESSION, text[at : at + step]))
            self._view.grab()
            slowest = max(slowest, (time.process_time() - began) * 1000)
        self._model.take(TurnFinished(SESSION, Ending.DONE))
        return self._text(), slowest

    def _click_all(self) -> str:
        """Every place of the view is pointed at and clicked; every second question is answered
        yes, to see that exactly what was shown is opened.
        """
        view, port = self._view, self._view.viewport()
        self._question_count = 0
        for top in (0, view.verticalScrollBar().maximum()):
            view.verticalScrollBar().setValue(top)
            for y in range(2, port.height(), GRID[1]):
                for x in range(2, port.width(), GRID[0]):
                    clickable = view.action_at(QPoint(x, y)) is not None
                    if self._question_count < MOST_QUESTIONS and (clickable or not (x + y) % 7):
                        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
                        self._answer()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return self._text()

    def _answer(self) -> None:
        question = self._view.question
        if question is None:
            return
        self._question_count += 1
        accept = self._question_count % 2 == 0
        before = len(self.opened)
        if accept:
            question.accept()
        else:
            question.reject()
        urls = self.opened[before:]
        del self.opened[before:]
        well = [question.link.url] if accept else []
        if urls != well or not re.match(r"(https?://|mailto:)[\x21-\x7e]+$", question.link.url):
            self.opened.append(f"{urls} after a question about {question.link.url}")

    def _open(self, url: QUrl) -> None:
        self.opened.append(url.toString(QUrl.ComponentFormattingOption.FullyEncoded))

    def _trap_schemes(self, text: str) -> None:
        """Whatever scheme a message names: Qt would call us instead of a program."""
        result = set(re.findall(r"([A-Za-z][A-Za-z0-9+.-]{1,30}):", text[:10_000]))
        for scheme in result | {"http", "https", "mailto", "file"}:
            QDesktopServices.setUrlHandler(scheme.lower(), self._view, "trapped")

    def _boxes(self) -> list[BlockBox]:
        rows = range(self._model.rowCount())
        sheets = (self._view.row_layout_at(at).sheet for at in rows)
        return [box for sheet in sheets if sheet for box in sheet.boxes]

    def _text(self) -> str:
        return "\n".join(word for box in self._boxes() for word in _words(box))


def _turn_started() -> Recorded:
    return Recorded(SESSION, 1, TurnStarted(0.0, "show it"))


def _journals(text: str) -> Iterator[tuple[list[Event], int]]:
    """The same text in the places of an answer, a question, thoughts, a tool and a note.

    With how many times a reader would see it.
    """
    yield [AssistantReplied(0.0, "m", (Text(text),), StopReason.ANSWERED)], 1
    call = ToolCall("c", "shell", '{"command": "x"}')
    events = [
        TurnStarted(0.0, text),
        AssistantReplied(0.0, "m", (Thinking(text), call), StopReason.TOOLS),
        ToolReturned(0.0, "c", "shell", text, digest_of(b"x"), 1, Outcome.OK),
        TurnEnded(0.0, Ending.FAILED, text),
    ]
    yield events, 3


def _hiding(text: str) -> set[str]:
    return set(_HIDING.findall(_NEEDED.sub("", text)))


def _misread(source: str, boxes: list[BlockBox]) -> Iterator[str]:
    """What a harmless message has and its picture has not; looked for without our own reader."""
    riches = [rich for box in boxes for rich in _riches(box)]
    shown = "\n".join(item for box in boxes for item in _words(box))
    words = re.findall(r"[^\W_]{2,}", re.sub(r"\]\([^)]*\)", "]", source))
    words += re.findall("[\U0001f300-\U0001faff](?:\u200d[\U0001f300-\U0001faff]\ufe0f?)+", source)
    yield from (f"{word!a} is missing" for word in words if word not in shown)
    prose = re.sub(r"(?ms)^```.*?^```", "", source)
    for pattern, look in _LOOKS.items():
        for text in re.findall(pattern, prose):
            if not any(_has(rich, text, look) for rich in riches):
                yield f"{text!r} is not {look.name}"
    shapes = {box.block.shape for box in boxes}
    for pattern, shape in _SHAPES.items():
        if shape not in shapes and re.search(pattern, source):
            yield f"no {shape.value}"
    markers = {box.block.marker for box in boxes}
    for sign in re.findall(r"(?m)^ *([-*+]|\d+\.) ", prose):
        if not markers & {sign if sign[0].isdigit() else "•", "☐", "☑"}:
            yield f"no item {sign}"


def _words(box: BlockBox) -> Iterator[str]:
    """All that a reader sees of a box: what stands in its head, too."""
    if isinstance(box, CodeBox):
        yield box.label
    yield box.text


def _riches(box: BlockBox) -> list[RichText]:
    return [cell for row in box.block.rows for cell in row] or [box.block.rich]


def _has(rich: RichText, text: str, look: SpanStyle) -> bool:
    return any(span.look & look and rich.text[span.start : span.end] in text for span in rich.spans)


def _resident() -> int:
    place = Path("/proc/self/statm")
    return int(place.read_text().split()[1]) * os.sysconf("SC_PAGESIZE") if place.exists() else 0
