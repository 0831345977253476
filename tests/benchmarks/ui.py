"""`bench ui`: the transcript. Opening, scrolling and streaming; time of this process."""

import gc
import os
import time
from collections.abc import Callable, Iterable
from statistics import median

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
from helix_desktop.domain.live_events import TextArrived
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from tests.benchmarks import ui_cache, ui_handover, ui_life, ui_pages, ui_start, ui_switch
from tests.benchmarks.report import Row, aimed
from tests.benchmarks.timing import percentile

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.ui.chat.composer.composer import Composer
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.markdown.block_parser import StreamingParser
from helix_desktop.ui.markdown.message_layout import MessageLayout
from helix_desktop.ui.style.qt_style import use_style
from helix_desktop.ui.style.theme import Theme

SESSION = SessionId("0" * 15 + "1")
FRAMES_A_SECOND = 30
PIECE = 8
"""Characters of a frame at 60 tokens a second."""
ANSWER = """## What changes {0}

The batch is written with `sync=True`, so **nothing** that was acknowledged is lost; see
[the notes](https://example.org/notes). The rest of this paragraph is there to be as long as such
paragraphs are, with a few words in *italics* and some `code` in between.

1. The store is opened once
2. What is read is checked
   - by its digest
   - and by its length

```python
async def put(self, data: bytes) -> str:
    sha = hashlib.sha256(data).digest()   # step {0}
    with self.db.write_batch(sync=True) as wb:
        wb.put(b"b:" + sha, data)
    return sha.hex()
```

| case | before | after |
|:--|:--|--:|
| crash | marker without `blob` | 1.9 |
| power | **179** lost | 2.3 |

> The journal is the truth, the window is a view.

"""
LONG = "".join(ANSWER.format(number) for number in range(24))
"""About 20 KB: 5,000 tokens."""


class TranscriptWindow:
    """The transcript of the application, without the rest of it."""

    def __init__(self) -> None:
        self.app = QApplication.instance() or QApplication(["bench"])
        self.theme = Theme(resources_folder(), "dark")
        self.theme.load_fonts()
        use_style(self.theme)
        self.model = TranscriptModel()
        self.view = TranscriptView(self.model)
        self.view.resize(1000, 800)
        self.view.show()

    def open(self, records: list[Recorded]) -> float:
        """Milliseconds from a journal in memory to the painted end of it."""
        self.model.load([], running=True)
        gc.collect()

        def load() -> None:
            self.model.load(records, running=True)
            self.view.viewport().grab()

        return _spent(load)

    def scroll(self, steps: int) -> list[float]:
        bar, result = self.view.verticalScrollBar(), []
        start = bar.maximum() // 3
        for step in range(steps):
            result.append(_spent(lambda at=step: self._show(start + at * 120)))  # type: ignore[misc]
        return result

    def stream(self, text: str) -> list[float]:
        """Milliseconds of each frame while a text comes in."""
        results = []
        for at in range(0, len(text), PIECE):
            piece = TextArrived(SESSION, text[at : at + PIECE])
            results.append(_spent(lambda item=piece: self.take(item)))  # type: ignore[misc]
        return results

    def take(self, piece: TextArrived) -> None:
        """Take a piece and paint what it changed, as the application's event loop does."""
        self.model.take(piece)
        self.app.processEvents()

    def _show(self, at: int) -> None:
        self.view.verticalScrollBar().setValue(at)
        self.view.viewport().grab()


def rows(*, only: frozenset[str], quick: bool) -> dict[str, Row]:
    result: dict[str, Row] = {}
    if not only or only & {"U1", "U2", "U3", "U4", "U4T"}:
        result |= ui_start.rows(quick=quick)
    if not only or only & {"U11", "U12", "U17", "U18"}:
        result |= ui_life.rows(quick=quick)
    if not only or "U13" in only:
        result |= ui_switch.rows(quick=quick)
    if not only or only & {"U14", "U15", "U16"}:
        result |= ui_cache.rows(quick=quick)
    if not only or only & {"U19", "U20"}:
        result |= ui_handover.rows(quick=quick)
    if not only or only & {"U23", "U24"}:
        result |= ui_pages.rows(quick=quick)
    window = TranscriptWindow()
    for names, measure in _OF_TRANSCRIPT:
        if not only or only & names:
            result |= measure(window, quick)
    return {name: aimed(name, row) for name, row in result.items() if not only or name in only}


def _keys(window: TranscriptWindow, quick: bool) -> dict[str, Row]:
    """A letter that comes just when a frame of the answer has begun: it waits for that."""
    composer = Composer()
    composer.resize(776, 120)
    composer.show()
    window.model.load(list(session_records(200 if quick else 10_000)), running=True)
    window.view.viewport().grab()
    spent = []
    for at in range(0, 400 if quick else 4_000, PIECE):
        piece = TextArrived(SESSION, LONG[at : at + PIECE])
        spent.append(_spent(lambda item=piece: _typed(window, composer, item)))  # type: ignore[misc]
    composer.close()
    detail = "the frame of the answer that goes first included"
    return {"U8": Row(percentile(spent, 0.95), "ms", len(spent), detail)}


def _typed(window: TranscriptWindow, composer: Composer, piece: TextArrived) -> None:
    window.take(piece)
    QTest.keyClick(composer.editor, Qt.Key.Key_A)
    composer.editor.viewport().grab()


def _sizes(window: TranscriptWindow, quick: bool) -> dict[str, Row]:
    """A journal of so many messages is opened, then scrolled in its middle."""
    result = {}
    steps = 20 if quick else 200
    frames: dict[int, float] = {}
    for name, count in (("U5", 10_000), ("U6", 100_000)):
        records = list(session_records(count // 20 if quick else count))
        open_times = [window.open(records) for _ in range(1 if quick else 5)]
        result[name] = Row(median(open_times), "ms", len(open_times), f"{len(records):,} events")
        frames[count] = percentile(window.scroll(steps), 0.95)
    detail = ", ".join(f"{count:,} messages {value:.1f} ms" for count, value in frames.items())
    result["U7"] = Row(max(frames.values()), "ms", steps, f"120 px, all painted anew: {detail}")
    return result


def _streams(window: TranscriptWindow, quick: bool) -> dict[str, Row]:
    """60 tokens a second for the length of an answer, in an empty session and in a long one."""
    text = LONG[: 800 if quick else 8_000]
    spent = {}
    for count in (0, 200 if quick else 10_000):
        window.model.load(list(session_records(count)), running=True)
        window.view.viewport().grab()
        spent[count] = window.stream(text)
    empty, full = spent.values()
    share = sum(full) / len(full) * FRAMES_A_SECOND / 10
    worst = f"p95 {percentile(full, 0.95):.1f} ms, worst {max(full):.1f} ms"
    return {
        "U9": Row(share, "% core", len(full), f"a frame: median {median(full):.1f} ms, {worst}"),
        "U10": Row(sum(full) / sum(empty), "x", len(full), "long session / empty one"),
    }


def _answers(window: TranscriptWindow, quick: bool) -> dict[str, Row]:
    """An answer of 20 KB as it is read and laid out, beside Qt's own reader."""
    rounds = 3 if quick else 15
    ours = [_spent(lambda: _lay_out_message(window)) for _ in range(rounds)]
    qts = [_spent(lambda: _qt(LONG)) for _ in range(rounds)]
    bomb = "- x\n" * 5_000
    listed = _spent(lambda: MessageLayout(StreamingParser().parse(bomb), 760))
    qt_listed = _spent(lambda: _qt(bomb))
    detail = f"{len(LONG):,} characters; QTextDocument.setMarkdown and layout {median(qts):.1f} ms"
    result = {"U21": Row(median(ours), "ms", rounds, detail)}
    detail = f"a flat list of 20 KB; QTextDocument.setMarkdown and layout {qt_listed:.0f} ms"
    result["U22"] = Row(listed, "ms", 1, detail)
    return result


_OF_TRANSCRIPT: tuple[
    tuple[frozenset[str], Callable[[TranscriptWindow, bool], dict[str, Row]]], ...
] = (
    (frozenset({"U5", "U6", "U7"}), _sizes),
    (frozenset({"U8"}), _keys),
    (frozenset({"U9", "U10"}), _streams),
    (frozenset({"U21", "U22"}), _answers),
)


def _lay_out_message(window: TranscriptWindow) -> None:
    MessageLayout(StreamingParser().parse(LONG), 760)


def _qt(text: str) -> None:
    document = QTextDocument()
    document.setTextWidth(760)
    document.setMarkdown(text, QTextDocument.MarkdownFeature.MarkdownNoHTML)
    document.size()


def session_records(messages: int) -> Iterable[Recorded]:
    """Questions, answers of every length and tools, as sessions have them."""
    seq = 0
    for number in range(messages // 4):
        call = ToolCall(f"c{number}", "read_file", '{"path": "a.py"}')
        text = ANSWER.format(number) if number % 5 == 0 else f"I look at {number} first. " * 6
        returned = ToolReturned(0.0, call.id, "read_file", "a.py", digest_of(b"x"), 1, Outcome.OK)
        events: list[Event] = [
            TurnStarted(0.0, f"question {number}"),
            AssistantReplied(0.0, "llm", (Text(text), call), StopReason.TOOLS),
            returned,
            AssistantReplied(0.0, "llm", (Text("done " * (number % 60)),), StopReason.ANSWERED),
            TurnEnded(0.0, Ending.DONE, ""),
        ]
        for event in events:
            seq += 1
            yield Recorded(SESSION, seq, event)


def _spent(call: Callable[[], object]) -> float:
    began = time.process_time()
    call()
    return (time.process_time() - began) * 1000
