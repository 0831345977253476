"""The fold from events to rows: nothing is left out, and outputs stand where they are."""

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtTest import QAbstractItemModelTester

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.rewrites import BACK_TO_EARLIER, FoldKind, Job, WrittenBy
from helix_desktop.domain.events import (
    AssistantReplied,
    BudgetThresholdReached,
    Cause,
    ContextInjected,
    Ending,
    Event,
    Outcome,
    Recorded,
    SessionRenamed,
    SessionStarted,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.live_events import (
    BudgetWarned,
    GateBatchClosed,
    GateBatchOpened,
    Journaled,
    ReplyUnkept,
    SearchArrived,
    TextArrived,
    ThinkingArrived,
    TurnFinished,
    WaitingOutput,
)
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.messages import Text, Thinking, ToolCall, WebSearch, WebSource
from helix_desktop.domain.value import replace
from helix_desktop.engine.budget import BUDGET_HINT
from helix_desktop.engine.turn import UNEXPECTED
from helix_desktop.ui.chat.transcript.event_rows import fitted_mention, reply_text
from helix_desktop.ui.chat.transcript.model import TranscriptModel
from helix_desktop.ui.chat.transcript.row_layout import click_areas, make_row_layout, row_blocks
from helix_desktop.ui.chat.transcript.rows import (
    BranchNote,
    GateNote,
    RewriteNote,
    RowAction,
    RowKind,
)
from helix_desktop.ui.markdown.block_parser import StreamingParser
from helix_desktop.ui.style.theme import Theme
from tests.examples import tries
from tests.ui.transcript_events import (
    SESSION,
    A,
    B,
    all_rows,
    back,
    epoch,
    fold,
    gate,
    loaded,
    marked,
    reads,
    recorded,
    reply_of,
    standings,
)


@st.composite
def journals(draw: st.DrawFn) -> list[Event]:
    """Turns, calls and rewrites in any order; rewrites cover what is there."""
    events: list[Event] = []
    number = 0
    for _ in range(draw(st.integers(1, 40))):
        match draw(st.sampled_from("utrfsg")):
            case "u":
                events.append(TurnStarted(0.0, draw(st.text(max_size=20))))
            case "t":
                events.append(reply_of(Text(draw(st.sampled_from(["x", " ", "words"])))))
            case "r":
                call = f"c{len(events)}"
                events += [reply_of(reads(call)), back(call, draw(st.sampled_from([A, B])))]
            case "f" if events:
                number += 1
                events.append(epoch(number, Job.HANDOVER, folds=[fold(1, len(events))]))
            case "s" if events:
                number += 1
                parts = [marked(at, f"c{at - 2}", A) for at in range(1, len(events) + 1)]
                events.append(epoch(number, Job.MARKERS, marked=parts))
            case _:
                events.append(TurnEnded(0.0, draw(st.sampled_from(list(Ending)))))
    return events


def count_messages(events: Sequence[Event]) -> int:
    """Messages and calls that a user has to find again."""
    count = 0
    for event in events:
        if isinstance(event, TurnStarted):
            count += 1
        elif isinstance(event, AssistantReplied):
            parts = event.parts
            count += sum(isinstance(part, ToolCall) or bool(part.text.strip()) for part in parts)
    return count


def take(model: TranscriptModel, seq: int, event: Event) -> None:
    model.take(Journaled(Recorded(SESSION, seq, event)))


MESSAGES = (RowKind.USER, RowKind.ASSISTANT, RowKind.TOOL)


@settings(suppress_health_check=list(HealthCheck), max_examples=tries(60), deadline=None)
@given(journals())
def test_every_message_is_shown_exactly_once_whatever_was_rewritten(events: list[Event]) -> None:
    loaded_model, live = loaded(*events), TranscriptModel()
    QAbstractItemModelTester(live, QAbstractItemModelTester.FailureReportingMode.Fatal, live)
    for item in recorded(*events):
        live.take(Journaled(item))
    for model in (loaded_model, live):
        rows = all_rows(model)
        assert sum(row.kind in MESSAGES for row in rows) == count_messages(events)
        assert len(model.rows.weights) == len(rows)
        assert [row.seq for row in rows] == sorted(row.seq for row in rows)
    first, second = all_rows(loaded_model), all_rows(live)
    assert [(row.kind, row.text, row.output_state) for row in first] == [
        (row.kind, row.text, row.output_state) for row in second
    ]


def test_the_state_of_an_output_follows_the_rewrites() -> None:
    turn = [
        TurnStarted(0.0, "go"),
        reply_of(reads("c1", "a.py"), reads("c2", "b.py")),
        back("c1", A, "a.py"),
        back("c2", B, "b.py"),
    ]
    model = loaded(*turn)
    assert standings(model) == [OutputState.IN_CONTEXT] * 2
    markers = epoch(1, Job.MARKERS, marked=[marked(3, "c1", A)])
    take(model, 5, markers)
    assert standings(model) == [OutputState.CACHED, OutputState.IN_CONTEXT]
    handover = epoch(2, Job.HANDOVER, folds=[fold(1, 4)])
    take(model, 6, handover)
    assert standings(model) == [OutputState.COMPACTED] * 2
    undo = epoch(3, Job.UNDO, restores=1)
    take(model, 7, undo)
    assert standings(model) == [OutputState.CACHED, OutputState.IN_CONTEXT]
    again = loaded(*turn, markers, handover, undo)
    assert standings(again) == standings(model)


def test_the_state_of_an_output_is_right_after_any_number_of_undos_and_redos() -> None:
    model = loaded(reply_of(reads("c1", "a.py")), back("c1", A, "a.py"))
    events = [
        epoch(1, Job.MARKERS, marked=[marked(2, "c1", A)]),
        epoch(2, Job.HANDOVER, folds=[fold(1, 2)]),
        *(epoch(3 + at, Job.UNDO, restores=(1, 2)[at % 2]) for at in range(20)),
        epoch(23, Job.UNDO, restores=0),
    ]
    stood = []
    for seq, event in enumerate(events, 3):
        take(model, seq, event)
        stood += standings(model)
    cached, compacted = OutputState.CACHED, OutputState.COMPACTED
    assert stood == [*[cached, compacted] * 11, OutputState.IN_CONTEXT]


def test_a_reading_is_out_of_date_once_the_file_was_read_otherwise() -> None:
    model = loaded(reply_of(reads("c1")), back("c1", A), reply_of(reads("c2")), back("c2", A))
    assert standings(model) == [OutputState.IN_CONTEXT] * 2
    model = loaded(reply_of(reads("c1")), back("c1", A), reply_of(reads("c2")), back("c2", B))
    assert standings(model) == [OutputState.SUPERSEDED, OutputState.IN_CONTEXT]
    for failed in (Outcome.STOPPED, Outcome.FAILED, Outcome.DENIED):
        last = replace(back("c2", B), outcome=failed)
        model = loaded(reply_of(reads("c1")), back("c1", A), reply_of(reads("c2")), last)
        assert standings(model)[0] is OutputState.IN_CONTEXT, "nothing was read"


def test_a_handover_counts_what_it_stands_for_and_a_small_markers_is_not_told() -> None:
    small = epoch(2, Job.MARKERS, marked=[marked(3, "c1", A)])
    big = epoch(3, Job.MARKERS, marked=[marked(at, "c1", A) for at in range(5)])
    model = loaded(
        TurnStarted(0.0, "go"),
        reply_of(reads("c1")),
        back("c1", A),
        epoch(1, Job.HANDOVER, folds=[fold(1, 3)]),
        small,
        big,
        epoch(4, Job.HANDOVER, folds=[fold(1, 3)]),
    )
    moments = [row.note for row in all_rows(model) if isinstance(row.note, RewriteNote)]
    assert [(entry.title, entry.number) for entry in moments] == [
        ("Handover v1", 1),
        ("Outputs cached", 3),
        ("Handover v2", 4),
    ]
    assert moments[0].facts == "covers 2 messages and steps · 64,120 → 41,003 tokens"
    assert moments[0].link == "View handover"


def test_a_handover_does_not_count_the_messages_of_notes_that_are_written_beside_it() -> None:
    notes = replace(fold(2, 2), kind=FoldKind.NOTES)
    model = loaded(
        TurnStarted(0.0, "go"),
        reply_of(reads("c1")),
        back("c1", A),
        reply_of(Text("Done.")),
        epoch(1, Job.HANDOVER, folds=[notes, fold(4, 4)]),
    )
    [moment] = [row.note for row in all_rows(model) if isinstance(row.note, RewriteNote)]
    assert moment.facts.startswith("covers 1 message or step · ")


def test_undo_redo_and_a_return_to_a_version_have_names_of_their_own() -> None:
    model = loaded(
        TurnStarted(0.0, "go"),
        reply_of(reads("c1")),
        back("c1", A),
        epoch(1, Job.HANDOVER, folds=[fold(1, 3)]),
        epoch(2, Job.UNDO, restores=0, reason="undo"),
        epoch(3, Job.UNDO, restores=1, reason="redo"),
        epoch(4, Job.UNDO, restores=0, reason=BACK_TO_EARLIER, written_by=WrittenBy.USER),
        epoch(5, Job.UNDO, restores=1, reason="back to handover v1", written_by=WrittenBy.USER),
    )
    notes = [row.note for row in all_rows(model) if isinstance(row.note, RewriteNote)]
    assert [
        (entry.title, entry.facts.partition(" · ")[0], entry.redone) for entry in notes[1:]
    ] == [
        ("Undone", "context restored exactly", False),
        ("Redone", "compaction is back exactly", True),
        ("All compactions undone", "context restored exactly", False),
        ("Earlier version restored", "context restored exactly", False),
    ]


def test_a_rewrite_is_told_as_the_model_counts_its_windows() -> None:
    event = epoch(1, Job.HANDOVER, folds=[fold(1, 3)])
    counted = replace(event.epoch, expected_before=76_944, expected_after=49_204)
    model = loaded(
        TurnStarted(0.0, "go"),
        WindowSent(0.0, "m", (), 50_000),
        reply_of(Text("Done."), usage=Usage(input=60_000, output=5)),
        replace(event, epoch=counted),
    )
    [moment] = [row.note for row in all_rows(model) if isinstance(row.note, RewriteNote)]
    assert moment.facts.endswith("76,944 → 49,204 tokens")


def test_a_changed_decision_at_the_gate_updates_the_card_and_adds_a_line() -> None:
    first = gate(GateChoice.EXTRACT)
    model = loaded(reply_of(reads("c1")), back("c1", A), first)
    assert standings(model) == [OutputState.EXCERPT]
    take(model, 4, gate(GateChoice.KEEP_FULL, 12_480))
    rows = all_rows(model)
    assert [row.kind for row in rows] == [RowKind.TOOL, RowKind.GATE, RowKind.NOTE]
    moment = rows[1].note
    assert isinstance(moment, GateNote)
    assert (moment.again, moment.event.choice) == (True, GateChoice.KEEP_FULL)
    assert (moment.tool, moment.what) == ("read_file", "a.py")
    assert standings(model) == [OutputState.IN_CONTEXT]


def test_thinking_is_seen_as_it_comes_and_is_the_same_after_a_restart() -> None:
    reply = AssistantReplied(0.0, "m", (Thinking("hm, so"), Text("Yes.")), StopReason.ANSWERED)
    live = loaded(TurnStarted(0.0, "go"))
    for event in (
        ThinkingArrived(SESSION, "hm, "),
        ThinkingArrived(SESSION, "so"),
        TextArrived(SESSION, "Yes"),
    ):
        live.take(event)
    rows = all_rows(live)
    assert [(row.kind, row.text, row.live) for row in rows[1:]] == [
        (RowKind.THINKING, "hm, so", False),
        (RowKind.ASSISTANT, "Yes", True),
    ]
    take(live, 2, reply)
    loaded_model = loaded(TurnStarted(0.0, "go"), reply)
    shown = [(row.kind, row.text, row.live, row.seq) for row in all_rows(live)]
    assert shown == [(row.kind, row.text, row.live, row.seq) for row in all_rows(loaded_model)]
    only = loaded(TurnStarted(0.0, "go"))
    only.take(ThinkingArrived(SESSION, "never journaled"))
    only.take(TurnFinished(SESSION, Ending.STOPPED))
    assert not any(row.live for row in all_rows(only))


def test_a_search_stands_where_it_was_made_and_is_the_same_after_a_restart() -> None:
    hostile = WebSource("https://a.example/p_(1)", "[x](https://evil.example) **Helix**")
    search = WebSearch(("new *things*",), (hostile,), "sealed")
    parts = (Thinking("hm"), Text("Let me see."), search, Thinking("so"), Text("It is 1.6."))
    live = loaded(TurnStarted(0.0, "go"))
    for event in (
        ThinkingArrived(SESSION, "hm"),
        TextArrived(SESSION, "Let me see."),
        SearchArrived(SESSION, search),
        ThinkingArrived(SESSION, "so"),
        TextArrived(SESSION, "It is"),
    ):
        live.take(event)
    kinds = [RowKind.THINKING, RowKind.ASSISTANT, RowKind.SEARCH, RowKind.THINKING]
    assert [row.kind for row in all_rows(live)[1:]] == [*kinds, RowKind.ASSISTANT]
    reply = AssistantReplied(0.0, "m", parts, StopReason.ANSWERED)
    take(live, 2, reply)
    loaded_model = loaded(TurnStarted(0.0, "go"), reply)
    shown = [(row.kind, row.text, row.live, row.seq) for row in all_rows(live)]
    assert shown == [(row.kind, row.text, row.live, row.seq) for row in all_rows(loaded_model)]
    [row] = [row for row in all_rows(loaded_model) if row.kind is RowKind.SEARCH]
    blocks = row_blocks(row, StreamingParser(), 10_000)
    words = "\n".join(block.text for block in blocks)
    assert "Web search: “new *things*”" in words
    assert "[x](https://evil.example) **Helix**" in words
    targets = {span.target for block in blocks for span in block.rich.spans if span.target}
    assert targets == {hostile.url}


def test_a_branch_says_where_its_own_words_begin() -> None:
    source = SessionId("a" * 16)
    model = loaded(
        SessionStarted(0.0, "t (branch)", source=source, copied=3),
        SessionRenamed(0.0, "an older name"),
        TurnStarted(0.0, "one"),
        TurnEnded(0.0, Ending.STOPPED, "Branched."),
        SessionRenamed(0.0, "t (branch)"),
        SessionRenamed(0.0, "later"),
    )
    rows = all_rows(model)
    assert [row.kind for row in rows] == [RowKind.USER, RowKind.BREAK, RowKind.DIVIDER]
    assert isinstance(rows[2].note, BranchNote)
    assert rows[2].note.source == source
    assert rows[1].text == "Branched."


def test_every_row_knows_its_event_and_its_request() -> None:
    sent = WindowSent(0.0, "m", (), 10)
    done = TurnEnded(0.0, Ending.DONE)
    model = loaded(
        TurnStarted(0.0, "one"), sent, reply_of(Text("x")), done, TurnStarted(0.0, "two")
    )
    assert [model.rows.request_of(at) for at in range(3)] == [2, 2, 0]
    assert [model.rows.at_seq(seq) for seq in (1, 2, 3, 4, 5, 99)] == [0, 0, 1, 1, 2, 2]
    assert TranscriptModel().rows.at_seq(3) == -1
    assert [model.rows.typed_before(at) for at in range(3)] == [0, 0, 2]


def test_what_a_message_mentions_stands_below_it_and_leads_to_its_entry(theme: Theme) -> None:
    model = loaded(
        TurnStarted(0.0, "look at @a.py and #0123"),
        ContextInjected(0.0, "[@a.py: …]", MENTION, content=A, what="a.py", tokens=2_114),
        ContextInjected(0.0, f"[#{B[:12]}: …]", MENTION, content=B, what="\u202epytest", tokens=7),
        ContextInjected(0.0, "[@old: …]", MENTION, content=A, what="old"),
        WindowSent(0.0, "m", (), 10),
    )
    rows = all_rows(model)
    assert [row.text for row in rows[1:]] == [
        "@a.py · 2,114 tokens",
        f"#{B[:8]} · ⟨U+202E⟩pytest · 7 tokens",
        "@old",
    ]
    assert [model.rows.request_of(at) for at in range(4)] == [5, 5, 5, 5]
    for row, content in zip(rows[1:], (A, B, A), strict=True):
        (zone,) = click_areas(make_row_layout(row, 300))
        assert (zone.action, row.content) == (RowAction.ENTRY, content)
        assert 0 <= zone.rect.left() < zone.rect.right() <= 300
    rows[1].text = f"@{'long/' * 60}name.md · 2,114 tokens"
    assert fitted_mention(rows[1], 300).endswith("name.md · 2,114 tokens")
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)


def test_only_the_end_of_a_conversation_can_be_gone_on_from() -> None:
    reply = reply_of(Text("half"), usage=Usage(10, 312))
    model = loaded(TurnStarted(0.0, "go"), reply, TurnEnded(0.0, Ending.STOPPED))
    end = model.row(2)
    assert (end.kind, end.last) == (RowKind.BREAK, True)
    assert "312 tokens kept" in end.text
    take(model, 4, TurnResumed(0.0))
    assert not model.row(2).last


def test_a_turn_that_was_stopped_before_any_answer_claims_to_have_kept_none() -> None:
    model = loaded(TurnStarted(0.0, "go"), TurnEnded(0.0, Ending.STOPPED))
    assert model.row(1).kind is RowKind.BREAK
    assert "kept" not in model.row(1).text
    unknown = loaded(TurnStarted(0.0, "go"), reply_of(Text("half")), TurnEnded(0.0, Ending.STOPPED))
    assert "partial answer kept" in unknown.row(2).text


def test_an_interrupted_turn_mentions_a_partial_answer_only_if_there_is_one() -> None:
    nothing = loaded(TurnStarted(0.0, "go"), running=False)
    assert nothing.row(1).text == "Interrupted · Helix quit during this turn"
    partial = loaded(TurnStarted(0.0, "go"), reply_of(Text("half")), running=False)
    assert partial.row(2).text == "Interrupted · Helix quit during this turn · partial answer kept"
    later = loaded(
        TurnStarted(0.0, "go"),
        reply_of(Text("whole")),
        TurnEnded(0.0, Ending.DONE),
        TurnStarted(1.0, "again"),
        running=False,
    )
    assert later.row(later.rowCount() - 1).text == nothing.row(1).text


def test_a_reply_with_too_many_calls_says_how_many_were_run() -> None:
    calls = tuple(ToolCall(f"c{at}", "look", "{}") for at in range(101))
    model = loaded(AssistantReplied(0.0, "m", calls, StopReason.TOOLS, left_out=4_900))
    rows = all_rows(model)
    assert [row.kind for row in rows] == [*[RowKind.TOOL] * 101, RowKind.NOTE]
    assert rows[-1].text == (
        "This reply made 5,000 tool calls. The first 100 were run, the others were not."
    )


def test_a_turn_that_a_crash_ended_is_told_once_whoever_tells_it_first() -> None:
    events = (TurnStarted(0.0, "go"), reply_of(Text("one, two,")))
    ended = TurnEnded(1.0, Ending.FAILED, "The application ended.", Cause.CRASHED)
    early = loaded(*events, running=False)
    shown = [(row.kind, row.text, row.last) for row in all_rows(early)]
    take(early, 3, ended)
    late = loaded(*events, ended, running=False)
    for model in (early, late):
        assert [(row.kind, row.text, row.last) for row in all_rows(model)] == shown
        assert model.rows.broken_off
    assert [kind for kind, _, last in shown if last] == [RowKind.BREAK]


def test_a_reply_and_an_end_that_are_saved_late_stand_once() -> None:
    why = "The disk is full."
    model = loaded(TurnStarted(0.0, "go"))
    QAbstractItemModelTester(model)
    model.take(TextArrived(SESSION, "I look."))
    model.take(TurnFinished(SESSION, Ending.FAILED, why, saved=False))
    rows = [RowKind.USER, RowKind.ASSISTANT]
    assert [row.kind for row in all_rows(model)] == [*rows, RowKind.PROBLEM]
    assert all_rows(model)[-1].text == why
    assert not any(row.live for row in all_rows(model))
    take(model, 2, reply_of(Text("I look.")))
    take(model, 3, TurnEnded(0.0, Ending.FAILED, why))
    assert [row.kind for row in all_rows(model)] == [*rows, RowKind.FAILURE]
    assert [model.rows.at_seq(seq) for seq in (1, 2, 3)] == [0, 1, 2]
    assert model.rows.broken_off


@pytest.mark.parametrize(
    "detail", [f"The session budget is used up. {BUDGET_HINT}", UNEXPECTED, "No."]
)
def test_the_card_of_a_failure_says_once_that_everything_is_saved(detail: str) -> None:
    model = loaded(TurnStarted(0.0, "go"), TurnEnded(0.0, Ending.FAILED, detail, Cause.BUDGET))
    assert reply_text(all_rows(model)[-1]).count(" saved") == 1


def test_calls_of_a_reply_that_is_saved_late_are_found_by_their_event() -> None:
    model = loaded(TurnStarted(0.0, "go"))
    model.take(TextArrived(SESSION, "I look."))
    model.take(TurnFinished(SESSION, Ending.FAILED, "The disk is full.", saved=False))
    take(model, 2, reply_of(Text("I look."), reads("c1")))
    take(model, 3, TurnEnded(0.0, Ending.FAILED, "other"))
    kinds = [RowKind.USER, RowKind.ASSISTANT, RowKind.PROBLEM, RowKind.TOOL, RowKind.FAILURE]
    assert [row.kind for row in all_rows(model)] == kinds
    assert [model.rows.at_seq(seq) for seq in (1, 2, 3)] == [0, 1, 4]


def test_an_output_that_waits_at_the_gate_is_not_in_context() -> None:
    model = loaded(TurnStarted(0.0, "go"), reply_of(reads("c1"), reads("c2")), back("c1", A))
    take(model, 4, back("c2", B, "b.py"))
    assert standings(model) == [OutputState.IN_CONTEXT] * 2
    model.take(GateBatchOpened(SESSION, (WaitingOutput("c2", "read_file", "b.py", 9_000),), 10.0))
    assert standings(model) == [OutputState.IN_CONTEXT, OutputState.AT_GATE]
    model.take(GateBatchClosed(SESSION))
    assert standings(model) == [OutputState.IN_CONTEXT] * 2
    gate_event = gate(GateChoice.KEEP_PREVIEW)
    take(model, 5, gate_event)
    assert standings(model) == [OutputState.PREVIEW, OutputState.IN_CONTEXT]


def test_a_reply_that_cannot_be_kept_while_it_streams_is_told() -> None:
    model = loaded(TurnStarted(0.0, "go"))
    model.take(TextArrived(SESSION, "one"))
    model.take(ReplyUnkept(SESSION, "The disk is full."))
    note = all_rows(model)[-1]
    assert note.kind is RowKind.NOTE
    assert "The disk is full." in note.text


def test_a_budget_warning_is_one_line_that_stays() -> None:
    words = "The session has cost $5.00, the warning threshold."
    journaled = BudgetThresholdReached(0.0, words)
    model = loaded(TurnStarted(0.0, "go"))
    model.take(Journaled(Recorded(SESSION, 2, journaled)))
    model.take(BudgetWarned(SESSION, words))
    again = loaded(TurnStarted(0.0, "go"), journaled)
    assert [row.text for row in all_rows(model)] == ["go", words]
    assert [row.text for row in all_rows(again)] == ["go", words]
