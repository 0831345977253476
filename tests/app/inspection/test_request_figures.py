"""The figures of requests are right after a guest, a restart, a branch, and a failure."""

from collections.abc import Sequence

from helix_desktop.app.inspection.request_history import RequestHistory
from helix_desktop.context.timeline import TimelineBuilder
from helix_desktop.context.window_assembler import SystemPrefix
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    Event,
    GuestRequested,
    Recorded,
    SessionImported,
    SessionStarted,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text
from tests.fakes.weigher import FakeWeigher

SESSION = SessionId("0" * 16)
TOKENS = 3_000
"""The tokens of each block."""


def sent(at: float, names: str, keep: int = 0, llm: str = "own", expected: int = 0) -> WindowSent:
    """Return a request with a block for each letter, the first of which are the same as before."""
    blocks = tuple(digest_of(name.encode()) for name in names[keep:])
    tokens = TOKENS * len(names)
    return WindowSent(
        at,
        llm,
        blocks,
        tokens,
        keep,
        expected=expected or tokens,
        block_tokens=(TOKENS,) * len(blocks),
        cache_seconds=300,
    )


def replied(at: float, tokens: int, read: int = 0, llm: str = "own") -> AssistantReplied:
    usage = Usage(tokens - read, 9, read)
    return AssistantReplied(at, llm, (Text("r"),), StopReason.ANSWERED, usage)


def recorded(at: float, tokens: int, llm: str = "guest") -> GuestRequested:
    usage = Usage(tokens, 9)
    return GuestRequested(
        at, llm, "m", "/v1", (digest_of(b"p"),), 9, tokens=tokens, status=200, usage=usage
    )


def numbered(*events: Event) -> list[Recorded]:
    return [Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1)]


def shown_tokens(items: Sequence[Recorded]) -> list[int]:
    """Return the size of each request, which is the same wherever it is shown."""
    history = RequestHistory()
    history.add(items)
    timeline = TimelineBuilder(FakeWeigher(), SystemPrefix("s"), "m")
    timeline.take(items)
    assert list(timeline.readings.tokens) == list(history.tokens)
    return list(history.tokens)


def test_reports_of_other_models_count_after_a_turn_of_a_guest() -> None:
    asked = sent(2.0, "a", llm="guest", expected=310)
    answered = replied(4.0, 30_000, llm="guest")
    after_guest = (
        TurnStarted(5.0, "more"),
        sent(6.0, "xy", expected=6_600),
        replied(7.0, 7_500),
        sent(8.0, "xyz", keep=2, expected=9_700),
        replied(9.0, 9_650),
    )
    started = SessionStarted(0.0, "t"), TurnStarted(1.0, "go")
    body = recorded(3.0, 30_000)
    sizes = [30_000, 7_500, 9_650]
    assert shown_tokens(numbered(*started, body, asked, answered, *after_guest)) == sizes
    # recorded only after the reply
    assert shown_tokens(numbered(*started, asked, answered, body, *after_guest)) == sizes


def test_an_imported_reply_says_nothing_about_a_request_of_this_session() -> None:
    own = SessionStarted(0.0, "t"), TurnStarted(1.0, "go"), sent(2.0, "ab"), replied(3.0, 6_100)
    imported = SessionImported(4.0, "p", "s", "/x", events=2), TurnStarted(5.0, "i")
    assert shown_tokens(numbered(*own, *imported, replied(6.0, 80_000, llm="gpt"))) == [6_100]


def test_a_report_that_leaves_most_of_a_request_out_does_not_count() -> None:
    assert shown_tokens(numbered(TurnStarted(1.0, "go"), sent(2.0, "ab"), replied(3.0, 90))) == [
        6_000
    ]
