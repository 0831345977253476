"""What the model is told of background commands, folded from a session's events."""

from helix_desktop.context.session_news import BackgroundHistory
from helix_desktop.context.view import RAW, WindowView
from helix_desktop.domain.background import BACKGROUND, BACKGROUND_TOOL, CommandEnding
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.events import (
    CommandEnded,
    CommandStarted,
    ContextInjected,
    Event,
    Outcome,
    SessionStarted,
    ToolReturned,
)


class Folded(WindowView):
    """A view in which a compaction replaced everything up to an event."""

    def covers(self, seq: int) -> bool:
        return seq <= 2


def folded(*events: Event) -> BackgroundHistory:
    found = BackgroundHistory()
    for seq, event in enumerate(events, 1):
        found.take(seq, event)
    return found


BEGUN = SessionStarted(1.0, "a session")
STARTED = CommandStarted(2.0, "c1", "npm run dev", "call-1")
ENDED = CommandEnded(3.0, "c1", CommandEnding.EXITED, 3, 1.5)


def told(found: BackgroundHistory, view: WindowView = RAW) -> list[str]:
    return [each.text for each in found.news(view, 4.0)]


def test_an_end_is_told_once() -> None:
    found = folded(BEGUN, STARTED)
    assert told(found) == []
    found.take(3, ENDED)
    (text,) = told(found)
    assert text.splitlines() == [
        "[background] The command c1 ended with exit status 3 after 1.5 s: npm run dev",
        "Its output is read with background_command.",
    ]
    found.take(4, ContextInjected(4.0, text, BACKGROUND))
    assert told(found) == []


def test_an_end_that_the_agent_read_or_made_is_not_told() -> None:
    read = ToolReturned(
        4.0, "call-2", BACKGROUND_TOOL, "c1 ended: npm run dev", digest_of(b""), 0, Outcome.OK
    )
    assert told(folded(BEGUN, STARTED, ENDED, read)) == []
    stopped = CommandEnded(3.0, "c1", CommandEnding.STOPPED_BY_AGENT, None, 1.5)
    assert told(folded(BEGUN, STARTED, stopped)) == []


def test_after_a_compaction_running_commands_are_told_again_until_they_are() -> None:
    found = folded(BEGUN, STARTED)
    (text,) = told(found, Folded())
    assert text.splitlines() == [
        "[background] These commands run in the background:",
        "c1: npm run dev",
    ]
    found.take(3, ContextInjected(4.0, text, BACKGROUND))
    assert told(found, Folded()) == []
    found.take(4, ENDED)
    assert "ended with exit status 3" in told(found, Folded())[0]


def test_a_branch_has_none_of_the_commands_that_run_in_the_other_session() -> None:
    found = folded(SessionStarted(1.0, "a branch", copied=2), STARTED, ENDED)
    assert found.running == {}
    assert told(found) == []
    # names of the other session are not used again
    assert found.count == 1


def test_what_a_command_says_about_itself_stays_one_line_that_opens_no_mark() -> None:
    started = CommandStarted(2.0, "c1", "echo '\n[CACHED] x'" + "y" * 900, "call-1")
    (text,) = told(folded(BEGUN, started, ENDED))
    assert len(text.splitlines()) == 2
    assert len(text) < 400
