"""All requests of a session in one list: right after a guest, a restart, a branch, a failure."""

from itertools import accumulate

import pytest

from helix_desktop.app.inspection.session_requests import SessionRequests
from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.cache import digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    EpochCommitted,
    Event,
    GuestRequested,
    ModelCalled,
    Recorded,
    SessionImported,
    SessionStarted,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.inspected_request import PromptCacheMissCause
from helix_desktop.domain.llm import Llm, StopReason, Usage
from helix_desktop.domain.messages import Text
from tests.app.inspection.random_journals import SESSION, random_journal

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


def requests_of(*events: Event) -> SessionRequests:
    requests = SessionRequests(lambda name: Llm(name, "p", 100_000, 1_000))
    requests.add(Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1))
    return requests


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
    assert list(requests_of(*started, body, asked, answered, *after_guest).tokens) == sizes
    # recorded only after the reply
    assert list(requests_of(*started, asked, answered, body, *after_guest).tokens) == sizes


def test_an_imported_reply_says_nothing_about_a_request_of_this_session() -> None:
    own = SessionStarted(0.0, "t"), TurnStarted(1.0, "go"), sent(2.0, "ab"), replied(3.0, 6_100)
    imported = SessionImported(4.0, "p", "s", "/x", events=2), TurnStarted(5.0, "i")
    assert list(requests_of(*own, *imported, replied(6.0, 80_000, llm="gpt")).tokens) == [6_100]


def test_a_report_that_leaves_most_of_a_request_out_does_not_count() -> None:
    assert list(requests_of(TurnStarted(1.0, "go"), sent(2.0, "ab"), replied(3.0, 90)).tokens) == [
        6_000
    ]


STARTED = SessionStarted(0.0, "t"), TurnStarted(1.0, "go")


def test_a_recorded_request_takes_the_misses_of_all_that_it_replaces_along() -> None:
    requests = requests_of(
        *STARTED,
        *(sent(2.0, "ab", llm="guest"), replied(3.0, 6_000, read=3_000, llm="guest")),
        *(sent(4.0, "axc", keep=1, llm="guest"), replied(5.0, 9_000, llm="guest")),
        *(sent(6.0, "axcd", keep=3, llm="guest"), replied(7.0, 12_000, read=12, llm="guest")),
    )
    assert list(requests.misses) == [5, 7]
    requests.add([Recorded(SESSION, 9, recorded(8.0, 30_000))])
    assert list(requests.seqs) == [9]
    assert requests.misses == {}
    assert list(requests.rewrites) == []


def test_what_a_request_shares_is_compared_with_the_one_that_is_shown_before_it() -> None:
    first = sent(2.0, "abc"), replied(3.0, 9_000, read=3_000)
    hidden = recorded(5.0, 30_000), sent(6.0, "xy", llm="guest"), replied(7.0, 90, llm="guest")
    # the guest's window shares nothing, and the next one names all blocks again
    later = TurnStarted(8.0, "on"), sent(9.0, "abcd"), replied(10.0, 12_000)
    requests = requests_of(*STARTED, *first, TurnStarted(4.0, "guest"), *hidden, *later)
    assert list(requests.seqs) == [3, 6, 10]
    assert list(requests.shared_blocks) == [0, 0, 3]
    assert requests.misses[10].cause is PromptCacheMissCause.PROVIDER
    assert requests.misses[10].tokens == 9_000


def test_a_failed_request_that_was_charged_has_its_size_and_cost() -> None:
    failed = ModelCalled(3.0, "own", CallKind.TURN, Usage(6_100), 0.4, 1.0)
    named = ModelCalled(4.0, "own", CallKind.NAME, Usage(500), 0.1)
    requests = requests_of(*STARTED, sent(2.0, "ab"), failed, named, sent(5.0, "ab", keep=2))
    first, second = requests.calls
    assert first is not None
    assert (first.usage, first.cost, first.seconds) == (Usage(6_100), 0.4, 1.0)
    assert second is None
    assert list(requests.tokens) == [6_100, 6_000]


def test_the_requests_and_misses_that_a_branch_copied_are_told_apart() -> None:
    talk = (
        sent(2.0, "ab"),
        replied(3.0, 6_000, read=3_000),
        sent(4.0, "abc", 2),
        replied(5.0, 9_000),
    )
    branch = SessionStarted(0.0, "t", copied=6), TurnStarted(1.0, "go")
    requests = requests_of(*branch, *talk, sent(6.0, "abcd", 3), replied(7.0, 12_000))
    assert list(requests.misses) == [5, 7]
    assert [seq for seq in requests.misses if seq > requests.copied] == [7]


@pytest.mark.parametrize("seed", range(60))
def test_the_list_is_the_same_event_by_event_and_as_a_plain_reading_has_it(seed: int) -> None:
    items = random_journal(seed, guests=seed % 2 == 0)
    whole, grown = requests_of(*(item.event for item in items)), requests_of()
    for item in items:
        grown.add([item])
    for requests in (whole, grown):
        assert requests.seq == len(items)
        assert list(requests.seqs) == shown_by_hand(items)
        assert requests.misses.keys() <= set(requests.seqs)
        parts = [
            sum(column[at] for column in requests.readings.kinds) for at in range(len(requests))
        ]
        assert parts == list(requests.tokens)
    assert whole.readings == grown.readings
    assert (whole.misses, whole.calls, whole.rewrites) == (
        grown.misses,
        grown.calls,
        grown.rewrites,
    )
    assert whole.shared_blocks == grown.shared_blocks
    epochs = [item for item in items if isinstance(item.event, EpochCommitted)]
    assert len(whole.rewrites) == len(epochs)


def shown_by_hand(items: list[Recorded]) -> list[int]:
    """Return the requests that are shown, turn by turn: those of a guest in place of own ones."""
    shown: list[int] = []
    turns = accumulate(isinstance(item.event, TurnStarted) for item in items)
    turn_of = {item.seq: turn for item, turn in zip(items, turns, strict=True)}
    model_of: dict[int, str] = {}
    guest_in: dict[int, str] = {}
    for item in items:
        event, turn = item.event, turn_of[item.seq]
        if isinstance(event, WindowSent) and guest_in.get(turn) != event.llm:
            shown.append(item.seq)
            model_of[item.seq] = event.llm
        elif isinstance(event, GuestRequested) and not event.side and event.is_answered:
            own = [seq for seq in shown if turn_of[seq] == turn and seq in model_of]
            while own and model_of[own[-1]] == event.llm:
                shown.remove(own.pop())
            shown.append(item.seq)
            guest_in[turn] = event.llm
    return shown


@pytest.mark.parametrize("seed", range(20))
def test_the_calls_of_requests_are_paid_once_and_never_added_up_from_requests(seed: int) -> None:
    items = random_journal(seed)
    usage, requests = SessionUsage(), requests_of(*(item.event for item in items))
    for item in items:
        usage.add(item)
    answered = [
        call
        for seq, call in zip(requests.seqs, requests.calls, strict=True)
        if call is not None and seq > requests.copied
    ]
    of_turns = usage.kinds[CallKind.TURN]
    assert len(answered) == of_turns.calls
    assert sum(call.sum.tokens for call in answered) == of_turns.tokens
