"""What the top bar says of a session, and which replies are still being written."""

from helix_desktop.domain.cache import Digest, SessionId
from helix_desktop.domain.events import AssistantReplied, Ending, Outcome, Recorded, ToolReturned
from helix_desktop.domain.form_questions import FormQuestion, FormQuestionKind
from helix_desktop.domain.live_events import (
    FormRequested,
    FormSettled,
    Journaled,
    Live,
    PermissionRequested,
    PermissionSettled,
    RetryPlanned,
    TextArrived,
    ThinkingArrived,
    ToolCallEnded,
    ToolCallStarted,
    TurnFinished,
    TurnRunning,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text, ToolCall
from helix_desktop.domain.permission import PermissionQuestion
from helix_desktop.ui.chat.controller import RunningSessions, UnjournaledEvents
from helix_desktop.ui.chat.transcript.model import TranscriptModel, event_session
from helix_desktop.ui.chat.transcript.rows import CallState

ONE, TWO = SessionId("one"), SessionId("two")
BUSY = RetryPlanned(ONE, 4.0, 2, "Too many requests.")


def after(*events: Live) -> RunningSessions:
    running = RunningSessions()
    for event in events:
        running.take(event, 100.0)
    return running


def test_a_session_at_rest_is_ready() -> None:
    assert after().state(ONE, 100.0) == ("Ready", "mut")
    assert after(TurnRunning(TWO)).state(ONE, 100.0) == ("Ready", "mut")


def test_a_running_session_says_for_how_long() -> None:
    assert after(TurnRunning(ONE)).state(ONE, 165.0) == ("Running · 01:05", "ok")


def test_a_planned_retry_counts_down_and_says_why() -> None:
    running = after(TurnRunning(ONE), BUSY)
    assert running.state(ONE, 100.0) == ("Retrying in 4 s · attempt 2", "warn")
    assert running.state(ONE, 102.5) == ("Retrying in 2 s · attempt 2", "warn")
    assert running.reason(ONE, 102.5) == "Too many requests."


def test_after_the_wait_for_a_retry_the_session_is_shown_as_running() -> None:
    running = after(TurnRunning(ONE), BUSY)
    assert running.state(ONE, 104.0)[1] == "ok"
    assert running.reason(ONE, 104.0) == ""


def test_the_first_words_of_an_answer_end_the_shown_wait() -> None:
    for arrived in (TextArrived(ONE, "a"), ThinkingArrived(ONE, "a")):
        assert after(TurnRunning(ONE), BUSY, arrived).state(ONE, 100.0)[1] == "ok"


def test_a_stopped_turn_waits_for_nothing() -> None:
    running = after(TurnRunning(ONE), BUSY, TurnFinished(ONE, Ending.STOPPED))
    assert running.state(ONE, 100.0) == ("Ready", "mut")
    assert not running


def test_a_wait_is_shown_for_its_own_session_only() -> None:
    running = after(TurnRunning(ONE), TurnRunning(TWO), BUSY)
    assert running.state(TWO, 100.0)[1] == "ok"
    assert running.sessions == {ONE, TWO}


def unfinished(*events: Live) -> UnjournaledEvents:
    replies = UnjournaledEvents()
    for event in events:
        replies.take(event)
    return replies


def test_a_reply_is_kept_until_the_journal_has_it_or_its_turn_ends() -> None:
    pieces = TextArrived(ONE, "a"), TextArrived(TWO, "other"), TextArrived(ONE, "b")
    assert unfinished(*pieces).of(ONE) == [TextArrived(ONE, "ab")]
    reply = AssistantReplied(0.0, "m", (Text("ab"),), StopReason.ANSWERED)
    for end in (Journaled(Recorded(ONE, 5, reply)), TurnFinished(ONE, Ending.STOPPED)):
        replies = unfinished(*pieces, end)
        assert replies.of(ONE) == []
        assert replies.of(TWO) == [TextArrived(TWO, "other")]


def test_a_session_that_is_shown_anew_says_at_once_which_calls_are_over() -> None:
    calls = [ToolCall(f"c{number}", "subagent", "{}") for number in range(1, 5)]
    ends = {"c1": Outcome.OK, "c2": Outcome.FAILED, "c3": Outcome.STOPPED}
    unreturned = UnjournaledEvents()
    for call in calls:
        unreturned.take(ToolCallStarted(ONE, call))
    returned = {
        call: ToolReturned(0.0, call, "subagent", "a task", Digest("a" * 64), 9, outcome)
        for call, outcome in ends.items()
    }
    for event in returned.values():
        unreturned.take(ToolCallEnded(ONE, event))
    reply = AssistantReplied(0.0, "m", tuple(calls), StopReason.TOOLS)
    model = TranscriptModel()
    model.load([Recorded(ONE, 1, reply)], running=True)
    for event in unreturned.of(ONE):
        model.take(event)
    states = [model.row(at).state for at in range(4)]
    assert states == [CallState.OK, CallState.FAILED, CallState.STOPPED, CallState.RUNNING]
    for seq, event in enumerate(returned.values(), 2):
        unreturned.take(Journaled(Recorded(ONE, seq, event)))
    assert unreturned.of(ONE) == [ToolCallStarted(ONE, calls[3])]
    unreturned.take(TurnFinished(ONE, Ending.STOPPED))
    assert unreturned.of(ONE) == []


def test_only_a_call_that_waits_for_approval_is_waiting() -> None:
    first, second = (ToolCall(call, "shell", '{"command": "make"}') for call in ("c1", "c2"))
    reply = AssistantReplied(0.0, "m", (first, second), StopReason.TOOLS)
    question = PermissionQuestion("q", ONE, first, "make", hides=False, reasons=(), box="")
    unreturned, model = UnjournaledEvents(), TranscriptModel()
    model.load([Recorded(ONE, 1, reply)], running=True)
    requested, settled = PermissionRequested(question), PermissionSettled(ONE, "q")
    unreturned.take(requested)
    assert unreturned.of(ONE) == [requested]
    model.take(requested)
    assert [model.row(at).state for at in (0, 1)] == [CallState.WAITING, CallState.QUEUED]
    unreturned.take(settled)
    assert unreturned.of(ONE) == []
    model.take(settled)
    assert [model.row(at).state for at in (0, 1)] == [CallState.QUEUED, CallState.QUEUED]


def test_a_call_that_asks_the_user_while_it_runs_waits_until_the_last_answer() -> None:
    call = ToolCall("c1", "ask_user", "{}")
    reply = AssistantReplied(0.0, "m", (call,), StopReason.TOOLS)
    unreturned, model, shown_anew = UnjournaledEvents(), TranscriptModel(), TranscriptModel()
    for transcript in (model, shown_anew):
        transcript.load([Recorded(ONE, 1, reply)], running=True)
    question = FormQuestion("", FormQuestionKind.AGENT, "Who?", session=ONE, call="c1")
    stranger = FormQuestion("shop", FormQuestionKind.FORM, "Who?")
    events: list[tuple[Live, CallState]] = [
        (ToolCallStarted(ONE, call), CallState.RUNNING),
        (FormRequested("server-1", question), CallState.WAITING),
        (FormRequested("server-2", question), CallState.WAITING),
        (FormRequested("server-3", stranger), CallState.WAITING),
        (FormSettled("server-1", ONE), CallState.WAITING),
        (FormSettled("server-3"), CallState.WAITING),
    ]
    for event, state in events:
        unreturned.take(event)
        model.take(event)
        assert model.row(0).state is state
    for event in unreturned.of(ONE):
        shown_anew.take(event)
    assert shown_anew.row(0).state is CallState.WAITING
    assert event_session(events[1][0]) == event_session(events[4][0]) == ONE
    for transcript in (model, shown_anew):
        transcript.take(FormSettled("server-2", ONE))
        assert transcript.row(0).state is CallState.RUNNING
    unreturned.take(FormSettled("server-2", ONE))
    assert unreturned.of(ONE) == [ToolCallStarted(ONE, call)]
