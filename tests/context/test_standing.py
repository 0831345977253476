"""What a window makes of contents, and of calls without a result, is read off the view."""

import pytest

from helix_desktop.context.content_states import content_states_of
from helix_desktop.context.history import History
from helix_desktop.context.inspection import inspect_blocks
from helix_desktop.context.texts.placeholders import NO_RESULT
from helix_desktop.context.window_assembler import SystemPrefix, WindowAssembler
from helix_desktop.domain.cache import (
    CacheEntry,
    CacheState,
    Digest,
    EventForm,
    Origin,
    SessionContentStates,
    SessionId,
    digest_of,
)
from helix_desktop.domain.context_window.rewrites import (
    Epoch,
    EventSpan,
    Fold,
    FoldKind,
    Job,
    MarkedPart,
)
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Ending,
    EpochCommitted,
    Event,
    Outcome,
    OutputGated,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.inspected_request import BlockReasonKind, InspectedBlock, InspectedKind
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.mentions import MENTION
from helix_desktop.domain.messages import ToolCall
from tests.context.sample_messages import SCALES

SESSION = SessionId("0" * 15 + "1")


def digest(name: str) -> Digest:
    return digest_of(name.encode())


def step(call: str, what: str, content: str) -> list[Event]:
    made = ToolCall(call, "read_file", "{}")
    returned = ToolReturned(0.0, call, "read_file", what, digest(content), 1, Outcome.OK)
    return [AssistantReplied(0.0, "llm", (made,), StopReason.TOOLS), returned]


def seen(*events: Event) -> SessionContentStates:
    recorded = [Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1)]
    return content_states_of(SESSION, History(recorded))


def entry(name: str, *, pinned: bool = False) -> CacheEntry:
    figures = {"size": 1, "lines": 1, "tokens": 1, "created": 0.0, "used": 0.0, "seen": 1}
    counts = {"recalls": 0, "refs": 1, "saved": 0, "arrival": 1}
    return CacheEntry(digest(name), Origin(), pinned=pinned, **figures, **counts)  # type: ignore[arg-type]  # figures


TOLD = (TurnStarted(0.0, "go"), *step("c1", "a", "one"), *step("c2", "b", "two"))


def test_an_output_that_stands_whole_is_in_context_and_any_other_is_cached() -> None:
    standing = seen(*TOLD)
    assert standing.state(entry("one")) is CacheState.CONTEXT
    assert standing.state(entry("elsewhere")) is CacheState.CACHED
    assert standing.shown[3] is EventForm.FULL


def mentioned(name: str, text: str) -> ContextInjected:
    framed = f'[a.py: whole]\n<mentioned sha256="x">\n{text}\n</mentioned sha256="x">'
    return ContextInjected(0.0, framed, MENTION, content=digest(name), what="a.py")


def test_a_mentioned_content_is_in_context_or_its_preview_is() -> None:
    standing = seen(
        TurnStarted(0.0, "go"),
        mentioned("one", "one"),
        mentioned("two", f'[CACHED] recall_cached_content("{digest("two")}")\nits beginning'),
    )
    assert (standing.state(entry("one")), standing.shown[2]) == (
        CacheState.CONTEXT,
        EventForm.FULL,
    )
    assert (standing.state(entry("two")), standing.shown[3]) == (
        CacheState.PREVIEW,
        EventForm.PREVIEW,
    )
    fold = Fold(FoldKind.NOTES, (EventSpan(1, 3),), "notes", history="")  # type: ignore[arg-type]  # a digest
    folded = EpochCommitted(0.0, Epoch(1, 0, Job.NOTES, "", 2, 1, folds=(fold,)))
    window_state = seen(
        TurnStarted(0.0, "go"), mentioned("one", "one"), *step("c1", "b", "b"), folded
    )
    assert window_state.state(entry("one")) is CacheState.COMPACTED


def gated(choice: GateChoice, shown: str) -> OutputGated:
    return OutputGated(0.0, "c1", digest("one"), choice, digest(shown))


def test_of_what_the_gate_let_through_in_part_only_that_part_is_in_context() -> None:
    for choice, state, form in (
        (GateChoice.KEEP_PREVIEW, CacheState.PREVIEW, EventForm.PREVIEW),
        (GateChoice.EXTRACT, CacheState.EXCERPT, EventForm.EXCERPT),
    ):
        standing = seen(*TOLD, gated(choice, "its beginning"))
        assert standing.state(entry("one")) is state
        assert standing.state(entry("its beginning")) is CacheState.CONTEXT
        assert standing.shown[3] is form
    full = seen(*TOLD, gated(GateChoice.KEEP_FULL, "one"))
    assert (full.state(entry("one")), full.shown[3]) == (CacheState.CONTEXT, EventForm.FULL)
    fold = Fold(FoldKind.NOTES, (EventSpan(2, 3),), "notes", history="")  # type: ignore[arg-type]  # a digest
    folded = EpochCommitted(0.0, Epoch(1, 0, Job.NOTES, "", 2, 1, folds=(fold,)))
    window_state = seen(*TOLD, gated(GateChoice.EXTRACT, "its beginning"), folded)
    assert (window_state.state(entry("one")), window_state.shown[3]) == (
        CacheState.COMPACTED,
        EventForm.FOLD,
    )


def test_what_waits_at_the_gate_is_not_in_context() -> None:
    recorded = [Recorded(SESSION, seq, event) for seq, event in enumerate(TOLD, 1)]
    standing = content_states_of(SESSION, History(recorded), {"c1"})
    assert standing.state(entry("one")) is CacheState.AT_GATE
    assert standing.state(entry("two")) is CacheState.CONTEXT
    assert (standing.shown[3], standing.shown[5]) == (EventForm.AT_GATE, EventForm.FULL)


def test_an_output_behind_a_marker_is_cached_and_one_in_notes_is_compacted() -> None:
    marked = MarkedPart(3, "c1", "", digest("one"), "[CACHED]")
    fold = Fold(FoldKind.NOTES, (EventSpan(4, 5),), "notes", history="")  # type: ignore[arg-type]  # a digest
    epoch = Epoch(1, 0, Job.MARKERS, "", 2, 1, marked=(marked,), folds=(fold,))
    standing = seen(*TOLD, EpochCommitted(0.0, epoch))
    assert standing.state(entry("one")) is CacheState.CACHED
    assert standing.state(entry("two")) is CacheState.COMPACTED
    assert (standing.shown[3], standing.shown[5]) == (EventForm.MARKER, EventForm.FOLD)


def test_what_the_same_call_gave_otherwise_later_is_superseded_once_no_window_has_it() -> None:
    again = step("c3", "a", "newer")
    assert seen(*TOLD, *again).state(entry("one")) is CacheState.CONTEXT
    marked = MarkedPart(3, "c1", "", digest("one"), "[CACHED]")
    epoch = Epoch(1, 0, Job.MARKERS, "", 2, 1, marked=(marked,))
    standing = seen(*TOLD, *again, EpochCommitted(0.0, epoch))
    assert standing.state(entry("one")) is CacheState.SUPERSEDED
    assert standing.state(entry("newer")) is CacheState.CONTEXT


def test_damage_and_pins_are_told_before_anything_else() -> None:
    standing = seen(*TOLD)
    assert standing.state(entry("one", pinned=True)) is CacheState.PINNED
    damaged = SessionContentStates(states=standing.states, damaged=frozenset({digest("one")}))
    assert damaged.state(entry("one", pinned=True)) is CacheState.DAMAGED


def calls(name: str) -> AssistantReplied:
    made = ToolCall(name, "shell", '{"command": "make all"}')
    return AssistantReplied(0.0, "llm", (made,), StopReason.TOOLS)


def output_block(*events: Event, sort: InspectedKind = InspectedKind.OUTPUT) -> InspectedBlock:
    """Of the one output, or block of another kind, as the next request is shown."""
    history = History([Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1)])
    made = WindowAssembler(SCALES, SystemPrefix("", ()))
    window = made.window(history, lambda _digest: "")
    [result] = [block for block in inspect_blocks(window, made.rows, history) if block.sort is sort]
    return result


BEGUN = (TurnStarted(0.0, "go"), calls("c1"))


def test_a_call_that_runs_says_so_and_not_that_nothing_came() -> None:
    block = output_block(*BEGUN)
    assert (block.reason.why, block.what, block.text) == (BlockReasonKind.UNDER_WAY, "make all", "")


@pytest.mark.parametrize(
    "later",
    [
        (TurnEnded(1.0, Ending.STOPPED),),
        (TurnEnded(1.0, Ending.STOPPED), TurnStarted(2.0, "and now?")),
        (TurnResumed(1.0), ContextInjected(1.0, "Go on.", "resume")),
    ],
)
def test_a_call_that_ended_without_a_result_is_not_said_to_run(later: tuple[Event, ...]) -> None:
    block = output_block(*BEGUN, *later)
    assert (block.reason.why, block.what) == (BlockReasonKind.NO_RESULT, "make all")
    assert block.text == NO_RESULT


def test_a_message_is_being_answered_only_as_long_as_its_turn_runs() -> None:
    running = output_block(*BEGUN, sort=InspectedKind.USER)
    assert running.reason.why is BlockReasonKind.ANSWERED_NOW
    ended = output_block(*BEGUN, TurnEnded(1.0, Ending.DONE), sort=InspectedKind.USER)
    assert ended.reason.why is BlockReasonKind.TURN_BEFORE
