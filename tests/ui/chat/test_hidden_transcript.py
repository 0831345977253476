"""A transcript that is hidden lays nothing out, and is right as soon as it is shown again."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import Event, Recorded, TurnStarted
from helix_desktop.domain.live_events import BudgetWarned, Journaled, Live, TextArrived
from helix_desktop.domain.messages import Text
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.view import TranscriptView
from helix_desktop.ui.style.theme import Theme
from tests.ui.transcript_events import (
    SESSION,
    A,
    B,
    back,
    epoch,
    fold,
    marked,
    reads,
    recorded,
    reply_of,
)
from tests.ui.views import shown

LONG = "words and words " * 40
EARLIER: tuple[Event, ...] = (
    TurnStarted(0.0, "go"),
    *(reply_of(Text(f"{number}. {LONG}")) for number in range(20)),
    reply_of(reads("c1"), reads("c2", "b.py")),
    back("c1", A),
    back("c2", B, "b.py"),
    reply_of(Text("Both are read.")),
)
SAID = len(EARLIER) - 3
"""The event of the calls."""


def journaled(*events: Event) -> list[Live]:
    first = len(EARLIER) + 1
    return [Journaled(Recorded(SESSION, at, event)) for at, event in enumerate(events, first)]


MARKED = epoch(1, Job.MARKERS, marked=[marked(SAID + 1, "c1", A)])
HANDED_OVER = epoch(2, Job.HANDOVER, folds=[fold(1, SAID)])
UNDONE = epoch(3, Job.UNDO, restores=1)
CHANGES: dict[str, list[Live]] = {
    "a rewrite": journaled(MARKED, HANDED_OVER),
    "an undo": journaled(MARKED, HANDED_OVER, UNDONE),
    "new rows": journaled(
        reply_of(Text(LONG)), reply_of(Text(f"# Title\n\n{LONG}")), reply_of(reads("c3"))
    ),
    "a stream": [TextArrived(SESSION, f"piece {at} " * 30) for at in range(20)],
    "an answer": [
        TextArrived(SESSION, LONG),
        *journaled(reply_of(Text(LONG)), TurnStarted(1.0, "?")),
    ],
}


def both(qtbot: QtBot, theme: Theme) -> Sequence[tuple[TranscriptModel, TranscriptView]]:
    """Two views of the same conversation."""
    results = []
    for _ in range(2):
        model = TranscriptModel()
        view = shown(qtbot, TranscriptView(model), 700, 480)
        model.load(recorded(*EARLIER), running=True)
        view.grab()
        results.append((model, view))
    return results


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("read", [TranscriptView.follow, TranscriptView.to_start])
def test_what_came_while_a_transcript_was_hidden_looks_as_if_it_had_been_watched(
    read: Callable[[TranscriptView], None], name: str, qtbot: QtBot, theme: Theme
) -> None:
    (model, hidden), (other, watched) = both(qtbot, theme)
    read(hidden)
    read(watched)
    hidden.hide()
    for event in CHANGES[name]:
        model.take(event)
        other.take(event)
        watched.grab()
    hidden.show()
    assert hidden.grab().toImage() == watched.grab().toImage()
    assert hidden.at_end == watched.at_end == (read is TranscriptView.follow)
    assert hidden.place == watched.place
    assert hidden.verticalScrollBar().maximum() == watched.verticalScrollBar().maximum()


def test_a_hidden_transcript_makes_no_row_that_nobody_sees(qtbot: QtBot, theme: Theme) -> None:
    (model, view), _ = both(qtbot, theme)
    view.hide()
    made = model.rows.built_count
    for event in journaled(*(reply_of(Text(f"{number}. {LONG}")) for number in range(9))):
        model.take(event)
    assert model.rows.built_count == made
    view.show()
    view.grab()
    assert model.rows.built_count > made


def test_a_row_that_is_sought_in_a_hidden_transcript_is_there_once_it_is_shown(
    qtbot: QtBot, theme: Theme
) -> None:
    (model, hidden), (other, watched) = both(qtbot, theme)
    hidden.hide()
    for event in CHANGES["new rows"]:
        model.take(event)
        other.take(event)
        watched.grab()
    for view in (hidden, watched):
        view.show_row(5)
    hidden.show()
    assert hidden.grab().toImage() == watched.grab().toImage()
    assert hidden.place == watched.place


@pytest.mark.parametrize("count", [4, 12, 30])
def test_rows_that_arrived_meanwhile_have_their_heights_when_they_are_shown(
    qtbot: QtBot, theme: Theme, count: int
) -> None:
    pages = QStackedWidget()
    model = TranscriptModel()
    view = TranscriptView(model)
    pages.addWidget(view)
    pages.addWidget(QWidget())
    pages.resize(640, 420)
    qtbot.addWidget(pages)
    with qtbot.waitExposed(pages):
        pages.show()
    model.load(recorded(*EARLIER), running=True)
    QApplication.processEvents()
    pages.setCurrentIndex(1)
    model.take(journaled(reply_of(reads("c3")))[0])  # a card, whose height is no estimate
    for at in range(count):
        model.take(BudgetWarned(SESSION, "Half of the budget is spent. " * (1 + at % 3 * 6)))
    pages.setCurrentIndex(0)
    QApplication.processEvents()
    rows = [at for at in view.shown_rows() if view.row_rect(at).height()]
    assert len(rows) > 2
    assert [view.row_rect(at).height() for at in rows] == [view.measured_height(at) for at in rows]
