"""Taint: who is a stranger, what a session knows of it, and what is made of a stranger's words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.history import History
from helix_desktop.context.taint import FROM_ELSEWHERE, is_untrusted
from helix_desktop.domain.cache import HistoryDigest, SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import Epoch, EventSpan, Fold, FoldKind, Job
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    EpochCommitted,
    Event,
    Outcome,
    Recorded,
    SessionStarted,
    ToolReturned,
    TurnEnded,
    TurnResumed,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.tool_table import REQUEST_SEARCH, TOOLS
from helix_desktop.domain.value import replace

SESSION = SessionId("1" * 16)
OWN = [name for name, declared in TOOLS.items() if not declared.taints]
HERE = digest_of(b"x")


def returned(tool: str, outcome: Outcome = Outcome.OK, *, theirs: bool = False) -> ToolReturned:
    return ToolReturned(1.0, "c", tool, "what", HERE, 1, outcome, untrusted=theirs)


def history(*events: Event) -> History:
    return History(Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1))


@pytest.mark.parametrize("tool", ["fetch", "mcp_git__log", "browser", "", "Read_File"])
def test_the_output_of_an_unknown_tool_counts_as_outside_content(tool: str) -> None:
    assert is_untrusted(returned(tool))
    assert is_untrusted(returned(tool, Outcome.FAILED))


@pytest.mark.parametrize("tool", sorted(OWN))
def test_outputs_of_own_tools_count_as_outside_content_only_if_they_are_marked(tool: str) -> None:
    assert not is_untrusted(returned(tool))
    assert is_untrusted(returned(tool, theirs=True))


def test_a_call_that_was_denied_or_stopped_without_an_output_has_no_outside_content() -> None:
    assert not is_untrusted(returned("fetch", Outcome.DENIED, theirs=True))
    assert not is_untrusted(returned("fetch", Outcome.STOPPED))


def test_what_a_command_with_network_wrote_before_it_was_stopped_is_outside_content() -> None:
    assert is_untrusted(returned("shell", Outcome.STOPPED, theirs=True))


def test_a_session_is_tainted_from_its_first_outside_output() -> None:
    clean: list[Event] = [SessionStarted(1.0, "t"), TurnStarted(1.0, "go"), returned("read_file")]
    assert not history(*clean).tainted
    result = history(*clean, returned("fetch"), returned("fetch"))
    assert result.tainted_since == 4


def test_a_session_that_begins_with_outside_content_is_tainted_from_its_beginning() -> None:
    assert history(SessionStarted(1.0, "t", tainted=True)).tainted_since == 1


OUTPUTS = st.builds(
    returned,
    st.sampled_from([*sorted(OWN), "fetch", "mcp"]),
    st.sampled_from(Outcome),
    theirs=st.booleans(),
)
EPOCHS = st.builds(
    lambda first, size, restores: EpochCommitted(
        1.0,
        Epoch(
            number=1,
            parent=0,
            job=Job.UNDO if restores is not None else Job.NOTES,
            reason="",
            tokens_before=9,
            tokens_after=5,
            folds=()
            if restores is not None
            else (
                Fold(
                    FoldKind.NOTES, (EventSpan(first, first + size),), "n", HistoryDigest("a" * 64)
                ),
            ),
            restores=restores,
        ),
    ),
    st.integers(1, 20),
    st.integers(0, 20),
    st.none() | st.just(0),
)
OTHERS = st.sampled_from(
    [
        TurnStarted(1.0, "go"),
        TurnEnded(1.0, Ending.DONE),
        AssistantReplied(1.0, "llm", (ToolCall("c", "fetch", "{}"),), StopReason.TOOLS),
    ]
)


@given(st.lists(OUTPUTS | EPOCHS | OTHERS, max_size=30))
def test_no_rewrite_undo_or_turn_ever_takes_taint_back(events: list[Event]) -> None:
    result = History()
    numbers = 0
    expected = 0
    for seq, event in enumerate(events, 1):
        if isinstance(event, EpochCommitted):
            numbers += 1
            event = replace(
                event, epoch=replace(event.epoch, number=numbers, parent=result.view.number)
            )
        result.add(Recorded(SESSION, seq, event))
        if isinstance(event, ToolReturned) and is_untrusted(event):
            expected = expected or seq
        assert result.tainted_since == expected
        # whatever stands in the window of what came since, the session knows where it came from
        shown = [item for item in result.shown_items(result.view) if isinstance(item, Fold)]
        if expected and any(fold.last >= expected for fold in shown):
            assert result.tainted


def proposed(first: int, last: int, text: str = "notes") -> Compaction:
    fold = Fold(FoldKind.NOTES, (EventSpan(first, last),), text, HistoryDigest("a" * 64))
    return Compaction(Job.NOTES, "", folds=(fold,))


def test_a_text_that_replaces_outside_outputs_says_so_once() -> None:
    foreign = history(TurnStarted(1.0, "go"), returned("fetch", theirs=True)).untrusted_outputs
    once = foreign.with_warnings(proposed(1, 2))
    assert once.folds[0].text.startswith(f"notes\n{FROM_ELSEWHERE}")
    assert "fetch what" in once.folds[0].text
    assert foreign.with_warnings(once) == once


def test_an_output_of_an_mcp_server_is_outside_content() -> None:
    foreign = history(TurnStarted(1.0, "go"), returned("mcp_git__log")).untrusted_outputs
    assert (
        foreign.with_warnings(proposed(1, 2)).folds[0].text.startswith(f"notes\n{FROM_ELSEWHERE}")
    )


def test_a_text_that_replaces_only_own_outputs_is_not_outside_content() -> None:
    foreign = history(TurnStarted(1.0, "go"), returned("fetch", theirs=True)).untrusted_outputs
    assert foreign.with_warnings(proposed(3, 9)) == proposed(3, 9)


def test_a_forged_warning_about_outside_content_is_not_taken_for_ours() -> None:
    foreign = history(returned("fetch", theirs=True)).untrusted_outputs
    lie = f"{FROM_ELSEWHERE} nothing to see here"
    assert foreign.with_warnings(proposed(1, 2, lie)).folds[0].text.count(FROM_ELSEWHERE) == 2


def test_a_call_of_a_tool_that_does_not_exist_brings_no_outside_content() -> None:
    assert not is_untrusted(replace(returned("made_up", Outcome.FAILED), ours=True))


def test_a_search_that_an_imported_record_allows_is_not_allowed_when_its_turn_goes_on() -> None:
    call = ToolCall("c", REQUEST_SEARCH, '{"query": "q"}')
    events: list[Event] = [
        SessionStarted(1.0, "t", tainted=True),
        TurnStarted(1.0, "go"),
        AssistantReplied(1.0, "m", (call,), StopReason.TOOLS),
        returned(REQUEST_SEARCH),
    ]
    assert history(*events).may_search_once
    assert not history(*events, TurnResumed(2.0)).may_search_once
    reply = AssistantReplied(3.0, "m", (replace(call, id="d"),), StopReason.TOOLS)
    allowed = replace(returned(REQUEST_SEARCH), call="d")
    assert history(*events, TurnResumed(2.0), reply, allowed).may_search_once
