"""What a rewind took out of the context is folded behind a divider, which has *Redo*."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import HistoryDigest, digest_of
from helix_desktop.domain.context_window.rewrites import (
    REWOUND,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    WrittenBy,
)
from helix_desktop.domain.events import (
    Ending,
    Event,
    Outcome,
    Rewound,
    RewoundFile,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.skill import USE_SKILL
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import click_areas
from helix_desktop.ui.chat.transcript.rows import RewindNote, RowAction
from helix_desktop.ui.chat.transcript.view import TranscriptView
from tests.ui.chat.test_call_runs import append_events, calls
from tests.ui.transcript_events import A, B, back, epoch, loaded, reads, recorded, reply_of

TALK = (
    TurnStarted(0.0, "first"),
    reply_of(Text("one")),
    TurnEnded(0.0, Ending.DONE),
    TurnStarted(0.0, "second"),
    reply_of(Text("two")),
    TurnEnded(0.0, Ending.DONE),
)


def rewound(through: int, *files: str, conversation: bool = True, reverts: int = 0) -> Rewound:
    changed = tuple(RewoundFile(name, A, B) for name in files)
    return Rewound(0.0, through, changed, conversation=conversation, reverts=reverts)


def shown(model: TranscriptModel) -> list[str]:
    return [model.row(index).text for index in range(model.rowCount()) if not model.hides(index)]


def note(model: TranscriptModel, index: int) -> RewindNote:
    moment = model.row(index).note
    assert isinstance(moment, RewindNote)
    return moment


def test_what_left_the_context_is_behind_a_divider_right_below_what_stayed() -> None:
    model = loaded(*TALK, rewound(3, "a.py", "b.py"), TurnStarted(0.0, "third"))
    divider = "Rewound · 2 messages out of context · 2 files changed"
    assert shown(model) == ["first", "one", divider, "third"]
    model.toggle_rewound(4)
    assert shown(model) == ["first", "one", "second", "two", divider, "third"]


def test_the_divider_says_which_skills_and_steps_went_back() -> None:
    call = ToolCall("c", USE_SKILL, "{}")
    used = ToolReturned(0.0, "c", USE_SKILL, "pdf", digest_of(b"skill"), 5, Outcome.OK)
    model = loaded(*TALK[:4], reply_of(call), used, Rewound(0.0, 3, steps=(), conversation=True))
    facts = "1 message out of context · 1 skill out of use · todo list changed"
    assert note(model, 4).facts == facts


def test_a_redo_shows_the_messages_again_and_says_what_else_came_back() -> None:
    model = loaded(*TALK)
    append_events(model, rewound(3, "a.py"))
    assert note(model, 4).redo
    append_events(model, rewound(3, "a.py", reverts=7))
    assert shown(model)[2:4] == ["second", "two"]
    assert shown(model)[-1] == "Redone · 2 messages in context again · 1 file changed"
    assert not note(model, 4).redo


def test_only_the_rewind_that_a_redo_would_undo_offers_it() -> None:
    later = (TurnStarted(0.0, "third"), TurnEnded(0.0, Ending.DONE), TurnStarted(0.0, "fourth"))
    model = loaded(*TALK, rewound(3), *later, rewound(9))
    assert [note(model, index).redo for index in (4, 7)] == [False, True]
    append_events(model, rewound(9, reverts=11))
    assert [note(model, index).redo for index in (4, 7)] == [True, False]


def test_a_rewind_to_before_an_earlier_one_folds_that_one_too() -> None:
    model = loaded(*TALK, rewound(3), TurnStarted(0.0, "third"), rewound(1))
    assert shown(model) == ["first", "Rewound · 4 messages out of context"]
    append_events(model, rewound(1, reverts=9))
    assert shown(model)[:3] == ["first", "one", "Rewound · 2 messages out of context"]


def test_a_rewind_into_what_an_earlier_one_took_out_brings_that_back() -> None:
    model = loaded(*TALK, rewound(1), rewound(4))
    assert shown(model)[:3] == ["first", "one", "second"]
    assert "two" not in shown(model)


def test_a_rewind_of_files_alone_folds_nothing_and_has_a_redo() -> None:
    model = loaded(*TALK, rewound(3, "a.py", conversation=False))
    divider = "Rewound · conversation unchanged · 1 file changed"
    assert shown(model) == ["first", "one", "second", "two", divider]
    assert (note(model, 4).folds, note(model, 4).redo) == (False, True)


def test_a_rewind_that_a_branch_copied_has_no_redo() -> None:
    model = loaded(SessionStarted(0.0, "t", copied=8), *TALK, rewound(4))
    assert (note(model, 4).folds, note(model, 4).redo) == (True, False)


def test_what_was_rewound_has_no_state_in_the_context() -> None:
    out = Fold(FoldKind.NOTES, (EventSpan(1, 3),), "", HistoryDigest(""))
    taken_out = epoch(
        1, Job.UNDO, folds=[out], restores=0, reason=REWOUND, written_by=WrittenBy.USER
    )
    events: tuple[Event, ...] = (
        TurnStarted(0.0, "go"),
        reply_of(reads("c")),
        back("c", A),
        rewound(0),
        taken_out,
    )
    model = loaded(*events)
    assert [model.row(index).output_state for index in (0, 1)] == [None, None]


def test_a_click_shows_and_folds_the_messages_and_redo_is_asked_for(
    view: TranscriptView, qtbot: QtBot
) -> None:
    view._model.load(recorded(*TALK, rewound(3)), running=False)
    view.grab()
    actions: list[tuple[int, str]] = []
    view.action_requested.connect(lambda index, action: actions.append((index, action)))

    def click(action: RowAction) -> None:
        areas = {area.action: area for area in click_areas(view.row_layout_at(4))}
        place = view.row_rect(4).topLeft() + areas[action].rect.center()
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place.toPoint())

    height = view.heights.top(len(view.heights))
    click(RowAction.REWOUND)
    view.grab()
    assert view.heights.top(len(view.heights)) > height
    assert not view._model.hides(2)
    click(RowAction.REWOUND)
    view.grab()
    assert view.heights.top(len(view.heights)) == height
    click(RowAction.REDO)
    assert actions == [(4, RowAction.REDO)]


def test_a_divider_has_the_place_of_the_rows_behind_it_for_the_keyboard(
    view: TranscriptView, qtbot: QtBot
) -> None:
    view._model.load(recorded(*TALK, rewound(3)), running=False)
    view.grab()
    view.show_row(4)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.current_row() == 1
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.current_row() == 4
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert not view._model.hides(3)
    assert view.row_at(QPoint(100, 60)) >= 0


@pytest.mark.parametrize("row", [2, 3])
def test_a_row_that_is_looked_for_is_shown(view: TranscriptView, row: int) -> None:
    view._model.load(recorded(*TALK, rewound(3)), running=False)
    view.grab()
    view.show_row(row)
    assert not view._model.hides(row)


def test_a_run_of_calls_behind_a_divider_stays_hidden() -> None:
    reading = [("read_file", "a.py", Outcome.OK), ("read_file", "b.py", Outcome.OK)]
    model = loaded(*TALK, *calls(*reading), rewound(3))
    assert shown(model)[:2] == ["first", "one"]
    assert len(shown(model)) == 3
    assert model.next_shown(1) == 6
