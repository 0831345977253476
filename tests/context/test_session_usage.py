"""The fold of a journal to what it took."""

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.session_usage import SessionUsage
from helix_desktop.domain.cache import NO_SESSION, SessionId, digest_of
from helix_desktop.domain.context_window.rewrites import Epoch, Job
from helix_desktop.domain.costs import NOTHING, UsageSum, sum_usage
from helix_desktop.domain.events import (
    AssistantReplied,
    CallKind,
    Ending,
    EpochCommitted,
    Event,
    ModelCalled,
    OutputGated,
    Recorded,
    SessionStarted,
    TurnEnded,
    TurnStarted,
    Unreadable,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Text

SESSION = SessionId("0" * 16)
USED = Usage(100, 10, 1_000, 5)
DIGEST = digest_of(b"")


def replied(llm: str = "main", usage: Usage | None = USED, cost: float | None = 0.25) -> Event:
    return AssistantReplied(1.0, llm, (Text("x"),), StopReason.ANSWERED, usage, cost=cost)


def called(kind: CallKind, llm: str = "fast", cost: float | None = 0.5) -> Event:
    return ModelCalled(1.0, llm, kind, USED, cost)


def gated(cost: float) -> Event:
    return OutputGated(
        1.0, "c", DIGEST, GateChoice.EXTRACT, DIGEST, llm="fast", usage=USED, cost=cost
    )


def committed(cost: float, usage: Usage | None = USED) -> Event:
    epoch = Epoch(1, 0, Job.HANDOVER, "", 10, 5, llm="fast", usage=usage, cost=cost)
    return EpochCommitted(1.0, epoch)


def folded(events: Sequence[Event]) -> SessionUsage:
    ledger = SessionUsage()
    for seq, event in enumerate(events, 1):
        ledger.add(Recorded(SESSION, seq, event))
    return ledger


def test_calls_are_told_by_model_by_kind_and_by_turn() -> None:
    result = folded(
        [
            SessionStarted(1.0, "x"),
            TurnStarted(1.0, "one"),
            called(CallKind.GATE),
            replied(),
            TurnEnded(1.0, Ending.DONE),
            called(CallKind.JOB),
            TurnStarted(1.0, "two"),
            replied("main", cost=0.75),
        ]
    ).costs(SESSION)
    assert dict(result.kinds)[CallKind.TURN].cost == 1.0
    assert dict(result.kinds)[CallKind.GATE].cost == dict(result.kinds)[CallKind.JOB].cost == 0.5
    assert {name: tally.calls for name, tally in result.llms} == {"main": 2, "fast": 2}
    assert [turn.cost for turn in result.turns] == [1.25, 0.75]
    assert (result.own.cost, result.own.calls, result.own.unknown) == (2.0, 4, 0)


def test_a_call_without_a_known_cost_is_counted_as_unknown() -> None:
    own = folded([TurnStarted(1.0, "x"), replied(cost=None), replied(usage=None, cost=None)]).own
    assert (own.calls, own.cost, own.unknown, own.input) == (2, 0.0, 2, 100)


def test_what_a_rewrite_names_as_its_cost_is_not_counted_beside_its_calls() -> None:
    usage = folded([TurnStarted(1.0, "x"), called(CallKind.JOB), committed(0.5), gated(0.5)])
    assert (usage.own.calls, usage.own.cost) == (1, 0.5)


def test_a_record_that_cannot_be_read_is_said_to_be_missing() -> None:
    ledger = folded([TurnStarted(1.0, "x")])
    assert ledger.add(Unreadable(SESSION, 2, "damaged")) == NOTHING
    assert (ledger.unreadable, ledger.seq) == (1, 2)
    assert ledger.costs(SESSION).unreadable == 1


COSTS = st.none() | st.floats(0, 10)
EVENTS = st.lists(
    st.one_of(
        st.just(TurnStarted(1.0, "x")),
        st.just(TurnEnded(1.0, Ending.DONE)),
        st.builds(replied, st.sampled_from("abc"), st.none() | st.just(USED), COSTS),
        st.builds(called, st.sampled_from(CallKind), st.sampled_from("abc"), COSTS),
        st.builds(gated, st.floats(0, 10)),
        st.builds(committed, st.floats(0, 10), st.none() | st.just(USED)),
    ),
    max_size=30,
).map(lambda events: [SessionStarted(1.0, "x", NO_SESSION), TurnStarted(1.0, "x"), *events])


@given(EVENTS)
def test_models_kinds_and_turns_each_sum_to_the_whole(events: list[Event]) -> None:
    result = folded(events).costs(SESSION)
    for parts in (
        [tally for _, tally in result.llms],
        [tally for _, tally in result.kinds],
        list(result.turns),
    ):
        total = sum_usage(parts)
        assert (total.calls, total.tokens, total.unknown) == (
            result.own.calls,
            result.own.tokens,
            result.own.unknown,
        )
        assert total.cost == pytest.approx(result.own.cost)


@given(EVENTS, st.data())
def test_a_saved_usage_sum_continues_as_if_it_had_not_been_saved(
    events: list[Event], data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(events)))
    saved = msgspec.msgpack.encode(folded(events[:place]))
    ledger = msgspec.msgpack.decode(saved, type=SessionUsage)
    took = NOTHING
    for seq, event in enumerate(events[place:], place + 1):
        took = took.plus(ledger.add(Recorded(SESSION, seq, event)))
    assert ledger == folded(events)
    before = folded(events[:place]).own
    assert UsageSum.plus(before, took).calls == ledger.own.calls
