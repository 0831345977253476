"""What the proof's servers say well is understood by every grammar; else it would prove nothing."""

import pytest

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.llm import (
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
)
from helix_desktop.providers.http.event_stream import make_frame_reader
from tests.system.prove.dialect_says import SAYINGS, Called, grammar

CALL = Called("id-1", "change", '{"what": "grüße"}')


def parse_stream(dialect: DialectId, data: bytes) -> list[ProviderEvent]:
    dialect_grammar = grammar(dialect)
    reader, frames = dialect_grammar.new_parser(), make_frame_reader(dialect_grammar.framing)
    events = [
        event
        for frame in (*frames.feed(data), *frames.end())
        for event in reader.take(frame.name, frame.text)
    ]
    return [*events, *reader.close()]


@pytest.mark.parametrize("dialect", SAYINGS)
def test_a_scripted_answer_is_parsed_back_unchanged(dialect: DialectId) -> None:
    say = SAYINGS[dialect](("one ", "— zwei ", "三"), (CALL,))
    events = parse_stream(dialect, b"".join(say.events))
    assert "".join(e.text for e in events if isinstance(e, TextDelta)) == "one — zwei 三"
    (made,) = [event.call for event in events if isinstance(event, ToolCallArrived)]
    assert made.tool == "change"
    assert "grüße" in made.arguments
    assert isinstance(events[-1], StreamFinished)
    assert events[-1].reason is StopReason.TOOLS


@pytest.mark.parametrize("dialect", SAYINGS)
def test_the_first_piece_is_heard_before_the_second_comes(dialect: DialectId) -> None:
    say = SAYINGS[dialect](("one ", "two"), ())
    assert TextDelta("one ") in parse_stream(dialect, say.events[0] + say.filler)[:1]


@pytest.mark.parametrize("dialect", SAYINGS)
def test_a_scripted_error_is_parsed_as_an_error(dialect: DialectId) -> None:
    with pytest.raises(ProviderError):
        parse_stream(dialect, SAYINGS[dialect](("one ",), ()).error)


@pytest.mark.parametrize("dialect", SAYINGS)
def test_a_cut_answer_is_interrupted(dialect: DialectId) -> None:
    say = SAYINGS[dialect](("one ", "two"), ())
    end = parse_stream(dialect, say.events[0])[-1]
    assert isinstance(end, StreamFinished)
    assert end.reason is StopReason.INTERRUPTED
