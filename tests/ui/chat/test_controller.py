"""What the top bar says of a session, and which replies are still being written."""

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import AssistantReplied, Ending, Recorded
from helix_desktop.domain.live_events import (
    Journaled,
    Live,
    RetryPlanned,
    TextArrived,
    ThinkingArrived,
    TurnFinished,
    TurnRunning,
)
from helix_desktop.domain.llm import StopReason
from helix_desktop.domain.messages import Text
from helix_desktop.ui.chat.controller import RunningSessions, UnfinishedReplies

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


def test_once_the_wait_is_over_the_session_just_runs() -> None:
    running = after(TurnRunning(ONE), BUSY)
    assert running.state(ONE, 104.0)[1] == "ok"
    assert running.reason(ONE, 104.0) == ""


def test_the_first_words_end_a_wait() -> None:
    for arrived in (TextArrived(ONE, "a"), ThinkingArrived(ONE, "a")):
        assert after(TurnRunning(ONE), BUSY, arrived).state(ONE, 100.0)[1] == "ok"


def test_a_stopped_turn_waits_for_nothing() -> None:
    running = after(TurnRunning(ONE), BUSY, TurnFinished(ONE, Ending.STOPPED))
    assert running.state(ONE, 100.0) == ("Ready", "mut")
    assert not running


def test_the_wait_of_one_session_is_not_that_of_another() -> None:
    running = after(TurnRunning(ONE), TurnRunning(TWO), BUSY)
    assert running.state(TWO, 100.0)[1] == "ok"
    assert running.sessions == {ONE, TWO}


def unfinished(*events: Live) -> UnfinishedReplies:
    replies = UnfinishedReplies()
    for event in events:
        replies.take(event)
    return replies


def test_a_reply_is_kept_until_the_journal_has_it_or_its_turn_ends() -> None:
    pieces = TextArrived(ONE, "a"), TextArrived(TWO, "other"), TextArrived(ONE, "b")
    assert unfinished(*pieces).of(ONE) == [TextArrived(ONE, "ab")]
    said = AssistantReplied(0.0, "m", (Text("ab"),), StopReason.ANSWERED)
    for end in (Journaled(Recorded(ONE, 5, said)), TurnFinished(ONE, Ending.STOPPED)):
        replies = unfinished(*pieces, end)
        assert replies.of(ONE) == []
        assert replies.of(TWO) == [TextArrived(TWO, "other")]
