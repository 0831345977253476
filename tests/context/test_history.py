"""The fold: whatever is missing from a journal, the request is one that a provider accepts."""

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.history import History
from helix_desktop.context.texts.placeholders import NO_RESULT
from helix_desktop.context.window_assembler import SystemPrefix, assemble_window
from helix_desktop.domain.cache import SessionId, digest_of
from helix_desktop.domain.events import (
    AssistantReplied,
    Ending,
    Event,
    Outcome,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
)
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.domain.messages import Message, Role, Text, ToolCall, ToolResult
from helix_desktop.domain.value import replace
from tests.fakes.weigher import FakeWeigher

WHOLE = "whole output"
DIGEST = digest_of(WHOLE.encode())
TEXTS = {DIGEST: WHOLE}


def turn_started(text: str) -> TurnStarted:
    return TurnStarted(1.0, text)


def replied(*calls: str) -> AssistantReplied:
    parts = (Text("I look."), *(ToolCall(name, "look", "{}") for name in calls))
    return AssistantReplied(1.0, "llm", parts, StopReason.TOOLS if calls else StopReason.ANSWERED)


def returned(name: str) -> ToolReturned:
    return ToolReturned(1.0, name, "look", "", DIGEST, len(WHOLE), Outcome.OK)


SESSION = SessionId("1" * 16)
ENDED = TurnEnded(1.0, Ending.DONE)


def history(events: list[Event]) -> History:
    return History(Recorded(SESSION, seq, event) for seq, event in enumerate(events, 1))


def messages(system: str, events: list[Event]) -> tuple[Message, ...]:
    window = assemble_window(
        history(events), SystemPrefix(system), weigher=FakeWeigher(), texts=TEXTS.__getitem__
    )
    return window.messages


def test_a_result_follows_its_call_with_the_text_from_the_store() -> None:
    events = [turn_started("go"), replied("a", "b"), returned("b"), returned("a"), replied(), ENDED]
    result = messages("be brief", events)
    assert [message.role for message in result] == [
        Role.SYSTEM,
        Role.USER,
        Role.ASSISTANT,
        Role.TOOL,
        Role.TOOL,
        Role.ASSISTANT,
    ]
    assert [part.call for message in result[3:5] for part in message.parts] == ["a", "b"]
    assert result[3].parts == (ToolResult("a", WHOLE),)
    assert history(events).open_calls == ()


def test_a_call_without_result_is_answered_as_lost() -> None:
    events = [turn_started("go"), replied("a", "b"), returned("a")]
    result = messages("", events)
    assert result[-1].parts == (ToolResult("b", NO_RESULT, failed=True),)
    assert [call.id for call in history(events).open_calls] == ["b"]


@st.composite
def journals(draw: st.DrawFn) -> list[Event]:
    events: list[Event] = []
    number = 0
    for _ in range(draw(st.integers(0, 4))):
        events.append(turn_started("go"))
        for _ in range(draw(st.integers(0, 3))):
            names = [f"c{number + at}" for at in range(draw(st.integers(0, 3)))]
            number += len(names)
            events += [replied(*names), *(returned(name) for name in draw(st.permutations(names)))]
        events.append(ENDED)
    return events


@given(journals(), st.data())
def test_every_call_has_one_result_directly_after_it_whatever_is_missing(
    events: list[Event], data: st.DataObject
) -> None:
    remaining = [event for event in events if data.draw(st.booleans())]
    result = messages("system", remaining)
    at = 0
    while at < len(result):
        calls = [call.id for call in result[at].calls]
        after = result[at + 1 : at + 1 + len(calls)]
        assert [part.call for item in after for part in item.parts] == calls
        assert all(item.role is Role.TOOL for item in after)
        at += 1 + len(calls)
        if at < len(result):
            assert result[at].role is not Role.TOOL
    assert all(message.parts for message in result)


@given(journals(), st.integers(0, 40))
def test_a_longer_journal_never_changes_what_its_closed_beginning_says(
    events: list[Event], cut: int
) -> None:
    turns = [at for at, event in enumerate(events) if event is ENDED]
    end = turns[cut % len(turns)] + 1 if turns else 0
    before = messages("system", events[:end])
    assert messages("system", events)[: len(before)] == before


def test_a_provider_that_never_names_a_cache_is_taken_to_have_none() -> None:
    def caches(*reports: Usage | None) -> bool:
        events = [replace(replied(), usage=report) for report in reports]
        numbered = enumerate(events, 1)
        return History(Recorded(SessionId("1" * 16), seq, event) for seq, event in numbered).caches

    plain, read = Usage(9_000, 10), Usage(1_000, 10, cache_read=8_000)
    assert caches()
    assert caches(plain, plain)
    assert caches(None, None, None, None)
    assert not caches(plain, plain, plain)
    assert not caches(read, plain, plain, plain)
    assert caches(plain, plain, plain, read)
