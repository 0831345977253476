"""Every item model keeps Qt's rules, and shows what happened."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester

from helix_desktop.domain.cache import CacheColumn, CacheEntry, Digest, Origin, digest_of
from helix_desktop.domain.cache_filter import SortColumn
from helix_desktop.domain.context_window.rewrites import Epoch, Job, MarkedPart
from helix_desktop.domain.events import (
    Ending,
    EpochCommitted,
    Outcome,
    OutputGated,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.live_events import (
    Journaled,
    TextArrived,
    ToolCallDelayed,
    ToolCallEnded,
    ToolCallProgressed,
    ToolCallStarted,
    TurnFinished,
)
from helix_desktop.domain.messages import Text, Thinking, ToolCall
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.cache.table import (
    AGE,
    DIGEST,
    PAGE_ENTRIES,
    RECALLED,
    REFS,
    SIZE,
    SOURCE,
    STATE,
    TOKENS,
    TOOL,
    CacheModel,
)
from helix_desktop.ui.chat.transcript.model import TranscriptModel, event_session
from helix_desktop.ui.chat.transcript.rows import CallState, RowKind
from tests.ui.transcript_events import SESSION, all_rows, epoch, loaded, recorded, reply_of
from tests.ui.views import signal_values

M = TypeVar("M", bound=QAbstractItemModel)

CALL = ToolCall("c1", "read_file", '{"path": "a.py"}')
OUTPUT = digest_of(b"output")


def strictly(model: M) -> M:
    """The model, which from now on fails when it breaks a rule."""
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    return model


BIG = [job for job in Job if job is not Job.MARKERS]


TURN = [
    SessionStarted(0.0, "title"),
    TurnStarted(0.0, "go"),
    reply_of(Thinking("hm"), Text("I read."), CALL),
    ToolReturned(2.0, "c1", "read_file", "a.py", OUTPUT, 6, Outcome.OK, 0.1, 2),
    reply_of(Text("Done.")),
    TurnEnded(3.0, Ending.DONE),
]


def rows_of(model: TranscriptModel) -> list[tuple[RowKind, str]]:
    rows = all_rows(model)
    return [(row.kind, row.what if row.kind is RowKind.TOOL else row.text) for row in rows]


WHOLE = [
    (RowKind.USER, "go"),
    (RowKind.THINKING, "hm"),
    (RowKind.ASSISTANT, "I read."),
    (RowKind.TOOL, "a.py"),
    (RowKind.ASSISTANT, "Done."),
]


def test_a_journal_becomes_rows() -> None:
    model = strictly(TranscriptModel())
    model.load(recorded(*TURN), running=False)
    assert rows_of(model) == WHOLE
    assert model.row(3).state is CallState.OK
    assert (model.row(3).tokens, model.row(3).content) == (2, OUTPUT)
    assert model.data(model.index(3), Qt.ItemDataRole.DisplayRole) == "read_file a.py"


def test_what_is_seen_live_is_what_a_restart_shows() -> None:
    model = strictly(TranscriptModel())
    model.load(recorded(*TURN[:2]), running=True)
    for piece in ("I ", "read."):
        model.take(TextArrived(SESSION, piece))
    assert model.row(1).live
    for item in recorded(*TURN)[2:3]:
        model.take(Journaled(item))
    model.take(ToolCallStarted(SESSION, CALL))
    assert model.row(model.rowCount() - 1).state is CallState.RUNNING
    for item in recorded(*TURN)[3:]:
        model.take(Journaled(item))
    model.take(TurnFinished(SESSION, Ending.DONE))
    assert sorted(rows_of(model)) == sorted(WHOLE)
    assert not any(row.live for row in all_rows(model))


def test_a_call_that_ended_is_not_shown_as_running_while_others_of_its_reply_wait() -> None:
    model = loaded(*TURN[:3])
    row = model.row(model.rowCount() - 1)
    model.take(ToolCallStarted(SESSION, CALL))
    model.take(ToolCallEnded(SESSION, TURN[3]))
    assert row.state is CallState.OK
    assert not row.opens, "its output is not stored yet"


def test_a_call_that_runs_shows_the_end_of_what_it_says_until_it_returns() -> None:
    model = loaded(*TURN[:3])
    at = model.rowCount() - 1
    model.take(ToolCallProgressed(SESSION, CALL.id, 5, "early"))
    assert not model.row(at).opens
    model.take(ToolCallStarted(SESSION, CALL))
    model.take(ToolCallProgressed(SESSION, CALL.id, 12_000, "line 1\nline 2"))
    assert (model.row(at).size, model.row(at).tail) == (12_000, "line 1\nline 2")
    model.toggle(at)
    assert model.row(at).expanded
    wanted = signal_values(model.reason_requested)
    model.take(Journaled(recorded(*TURN)[3]))
    model.take(ToolCallProgressed(SESSION, CALL.id, 99, "late"))
    assert (model.row(at).size, model.row(at).tail) == (6, "")
    assert model.row(at).expanded
    assert wanted == [OUTPUT]


def test_a_call_shows_what_it_waits_for_until_it_waits_for_nothing() -> None:
    model = loaded(*TURN[:3])
    row = model.row(model.rowCount() - 1)
    model.take(ToolCallDelayed(SESSION, CALL.id, Phrase("Searching…")))
    assert (row.state, row.tail) == (CallState.QUEUED, "Searching…")
    assert row.progress == "Searching…", "a closed card says it, too"
    model.take(ToolCallDelayed(SESSION, CALL.id, None))
    assert row.tail == ""
    model.take(Journaled(recorded(*TURN)[3]))
    model.take(ToolCallDelayed(SESSION, CALL.id, Phrase("Searching…")))
    assert row.tail == "", "it has ended"


def test_an_event_that_was_loaded_is_not_shown_again() -> None:
    model = loaded(*TURN, running=False)
    for item in recorded(*TURN):
        model.take(Journaled(item))
    assert rows_of(model) == WHOLE


def test_a_journal_that_ends_in_a_turn_shows_it_as_interrupted() -> None:
    model = loaded(*TURN[:3], running=False)
    assert rows_of(model)[-1][0] is RowKind.BREAK
    assert "Interrupted" in rows_of(model)[-1][1]
    assert model.row(3).state is CallState.LOST
    model.load(recorded(*TURN[:3]), running=True)
    assert "Interrupted" not in str(rows_of(model))


def test_an_interrupted_turn_in_the_middle_is_shown_where_it_was() -> None:
    again = TurnStarted(9.0, "again")
    model = loaded(*TURN[:2], again, TurnEnded(9.0, Ending.STOPPED), running=False)
    kinds = [kind for kind, _ in rows_of(model)]
    assert kinds == [RowKind.USER, RowKind.BREAK, RowKind.USER, RowKind.BREAK]


@pytest.mark.parametrize("ending", [Ending.STOPPED, Ending.FAILED])
def test_how_a_turn_ended_is_a_row(ending: Ending) -> None:
    model = loaded(TurnStarted(0.0, "go"), TurnEnded(1.0, ending, "because"), running=False)
    kind, text = rows_of(model)[-1]
    assert kind is (RowKind.BREAK if ending is Ending.STOPPED else RowKind.FAILURE)
    assert ending is Ending.STOPPED or text == "because"


def test_what_makes_the_window_smaller_is_told_in_a_row() -> None:
    digest = digest_of(b"whole")
    marked = MarkedPart(3, "c", "", content=digest, text="[CACHED]")
    model = loaded(
        OutputGated(1.0, "c", digest, GateChoice.KEEP_PREVIEW, digest, "", 18_432, 640),
        OutputGated(1.0, "d", digest, GateChoice.KEEP_FULL, digest, "", 5_000, 5_000),
        EpochCommitted(1.0, Epoch(1, 0, Job.MARKERS, "", 9_000, 8_900, marked=(marked,))),
        *(epoch(2, job) for job in BIG),
        running=False,
    )
    texts = [row.text for row in all_rows(model)]
    assert texts[0] == "Preview kept · 18,432 → 640 tokens"
    assert texts[1] == "Kept in full · 5,000 → 5,000 tokens"
    assert len(texts) == 2 + len(BIG)
    assert all("64,120 → 41,003 tokens" in text for text in texts[2:])
    assert len(set(texts)) == len(texts)


def test_an_unreadable_record_is_a_row_of_its_own() -> None:
    model = TranscriptModel()
    model.load(
        [*recorded(*TURN[:2]), Unreadable(SESSION, 3, "its checksum is wrong")], running=True
    )
    assert rows_of(model)[-1] == (RowKind.PROBLEM, "#3: its checksum is wrong")


def test_an_output_is_opened_filled_and_closed() -> None:
    model = strictly(TranscriptModel())
    model.load(recorded(*TURN), running=False)
    model.toggle(0)
    model.toggle(3)
    model.show_output(OUTPUT, "output")
    row = model.row(3)
    assert (row.expanded, row.output) == (True, "output")
    assert not model.row(0).expanded
    model.toggle(3)
    assert not row.expanded


def test_every_live_event_names_its_session() -> None:
    assert event_session(TextArrived(SESSION, "x")) == SESSION
    assert event_session(Journaled(recorded(TURN[0])[0])) == SESSION


def entry(number: int) -> CacheEntry:
    return CacheEntry(
        digest=Digest(f"{number:064x}"),
        origin=Origin("read_file", f"file {number}\u202e"),
        size=48_100,
        lines=3,
        tokens=None if number % 2 else 1_234,
        created=100.0,
        used=0.0,
        seen=1,
        recalls=0,
        refs=2,
        saved=0,
        pinned=False,
        arrival=number,
    )


def test_cache_entries_become_a_table_whose_pages_come_when_they_are_seen() -> None:
    model = strictly(CacheModel(lambda: 160.0))
    wanted = signal_values(model.page_requested)
    model.show([entry(number) for number in range(300, 300 - PAGE_ENTRIES, -1)], 300)
    assert model.rowCount() == 300
    wanted.clear()
    assert model.data(model.index(290, 0)) is None
    assert model.data(model.index(291, 0)) is None
    assert wanted in ([], [290 // PAGE_ENTRIES])  # once, unless the tester looked there before
    model.put(2, [entry(number) for number in range(300 - 2 * PAGE_ENTRIES, 0, -1)])
    assert model.row_of(entry(10).digest) == 290
    texts = {
        DIGEST: "00000000",
        TOOL: "read_file",
        SOURCE: "file 10⟨U+202E⟩",
        SIZE: "48.1 KB",
        TOKENS: "1,234",
        REFS: "2",
        RECALLED: "never",
        AGE: "1 min",
        STATE: "In the cache",
    }
    for column, text in texts.items():
        assert model.data(model.index(290, column)) == text
    assert model.data(model.index(1, TOKENS)) == "–"
    assert model.headerData(0, Qt.Orientation.Horizontal) == "SHA-256"
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    model.grow(301)
    assert model.rowCount() == 301


def test_columns_sort_one_after_the_other_while_shift_is_held() -> None:
    model = CacheModel(lambda: 0.0)
    model.sort_by(SIZE)
    assert model.sorts == (SortColumn(CacheColumn.SIZE),)
    model.sort_by(TOOL, adding=True)
    assert model.sorts == (
        SortColumn(CacheColumn.SIZE),
        SortColumn(CacheColumn.TOOL, descending=False),
    )
    model.sort_by(SIZE, adding=True)
    assert model.sorts[0] == SortColumn(CacheColumn.SIZE, descending=False)
    model.sort_by(STATE)
    assert len(model.sorts) == 2  # what has no order sorts nothing
    assert model.headerData(TOOL, Qt.Orientation.Horizontal) == "Tool ↑"
