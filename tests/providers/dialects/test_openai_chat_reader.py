"""Raw streams of Chat Completions, as servers send them."""

import pytest

from helix_desktop.domain.llm import ProviderEvent, StopReason, TextDelta, ThinkingDelta, Usage
from helix_desktop.providers.dialects.openai_chat import OpenAIChatStreamParser
from tests.providers.dialects.streams import calls, end, read, thinking, together, words


def chunk(finish: str | None = None, **delta: object) -> dict[str, object]:
    return {"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}


def piece(index: int | None, *parts: str, **more: object) -> dict[str, object]:
    """One piece of a call: where it begins, its ID, name and arguments; each may come by name."""
    values = dict(zip(("id", "name", "arguments"), parts, strict=False)) | more
    result: dict[str, object] = {
        "function": {name: values[name] for name in values if name != "id"}
    }
    named = {} if index is None else {"index": index}
    return result | named | ({"id": values["id"]} if "id" in values else {})


def called(*pieces: dict[str, object]) -> dict[str, object]:
    return chunk(tool_calls=list(pieces))


STOP = chunk("stop")
TOOLS = chunk("tool_calls")
DONE = "[DONE]"


def taken(*events: object) -> list[ProviderEvent]:
    return read(OpenAIChatStreamParser(), events)


def test_text_is_passed_on_as_it_arrives_and_the_end_has_a_reason() -> None:
    events = taken(
        chunk(role="assistant", content=""), chunk(content="Hel"), chunk(content="lo"), STOP, DONE
    )
    assert events[:2] == [TextDelta("Hel"), TextDelta("lo")]
    assert end(events).reason is StopReason.ANSWERED
    assert end(events).usage is None


@pytest.mark.parametrize(
    ("name", "pieces", "expected"),
    [
        (
            "one call in pieces",
            [piece(0, "a", "read", ""), piece(0, arguments='{"p"'), piece(0, arguments=":1}")],
            [("a", "read", '{"p":1}')],
        ),
        (
            "two calls, one after the other",
            [piece(0, "a", "x", "{}"), piece(1, "b", "y", "{}")],
            [("a", "x", "{}"), ("b", "y", "{}")],
        ),
        (
            "interleaved",
            [
                piece(0, "a", "x", '{"a'),
                piece(1, "b", "y", '{"b'),
                piece(0, arguments='":1}'),
                piece(1, arguments='":2}'),
            ],
            [("a", "x", '{"a":1}'), ("b", "y", '{"b":2}')],
        ),
        (
            "indexes that begin at one and leave gaps",
            [piece(1, "a", "x", "{}"), piece(7, "b", "y", "{}")],
            [("a", "x", "{}"), ("b", "y", "{}")],
        ),
        (
            "every call under index 0, told apart by ids",
            [piece(0, "a", "x", '{"a":1}'), piece(0, "b", "x", '{"b":1}')],
            [("a", "x", '{"a":1}'), ("b", "x", '{"b":1}')],
        ),
        (
            "every call under index 0 without ids",
            [piece(0, name="x", arguments='{"a":1}'), piece(0, name="x", arguments='{"b":1}')],
            [("", "x", '{"a":1}'), ("", "x", '{"b":1}')],
        ),
        (
            "no index: whole calls",
            [piece(None, "a", "x", "{}"), piece(None, "b", "y", "{}")],
            [("a", "x", "{}"), ("b", "y", "{}")],
        ),
        (
            "no index: pieces named by their id",
            [
                piece(None, "a", "x", '{"a'),
                piece(None, "b", "y", '{"b'),
                piece(None, id="a", arguments='":1}'),
                piece(None, id="b", arguments='":2}'),
            ],
            [("a", "x", '{"a":1}'), ("b", "y", '{"b":2}')],
        ),
        (
            "no index and no id: more of the last",
            [piece(None, "a", "x", '{"a'), piece(None, arguments='":1}')],
            [("a", "x", '{"a":1}')],
        ),
        (
            "a new id with every piece",
            [piece(0, "a", "x", '{"a'), piece(0, id="b", arguments='":1}')],
            [("a", "x", '{"a":1}')],
        ),
        (
            "the name again with every piece",
            [piece(0, "a", "x", '{"a'), piece(0, "a", "x", '":1}')],
            [("a", "x", '{"a":1}')],
        ),
        (
            "a name in pieces",
            [piece(0, "a", "read_"), piece(0, name="file"), piece(0, arguments="{}")],
            [("a", "read_file", "{}")],
        ),
        (
            "the name again with every piece, no ids, and space behind the end",
            [
                piece(0, name="x", arguments='{"a":{}'),
                piece(0, name="x", arguments=',"b":1}'),
                piece(0, arguments=" "),
                piece(0, name="x", arguments="{}"),
            ],
            [("", "x", '{"a":{},"b":1} '), ("", "x", "{}")],
        ),
        ("no id at all", [piece(0, name="x", arguments="{}")], [("", "x", "{}")]),
        (
            "an empty object before the real one",
            [piece(0, "a", "x", "{}"), piece(0, arguments='{"p"'), piece(0, arguments=":1}")],
            [("a", "x", '{"p":1}')],
        ),
        ("null where there is nothing", [piece(0, "a", "x", arguments=None)], [("a", "x", "{}")]),
        ("no arguments", [piece(0, "a", "x", "")], [("a", "x", "{}")]),
        (
            "an object, not its text",
            [piece(0, "a", "x", arguments={"é": [1]})],
            [("a", "x", '{"é":[1]}')],
        ),
        ("no JSON", [piece(0, "a", "x", "{'p': 1")], [("a", "x", "{'p': 1")]),
        ("JSON but no object", [piece(0, "a", "x", '"p"')], [("a", "x", '"p"')]),
        ("no name", [piece(0, id="a", arguments="{}")], [("a", "unnamed", "{}")]),
        (
            "half a character",
            [piece(0, "a", "x", '"\ud83d'), piece(0, arguments='\ude00"')],
            [("a", "x", '"😀"')],
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_tool_calls_that_come_in_pieces_are_put_together(
    name: str, pieces: list[dict[str, object]], expected: list[tuple[str, str, str]]
) -> None:
    apart = taken(*(called(item) for item in pieces), TOOLS, DONE)
    assert calls(apart) == expected
    assert end(apart).reason is StopReason.TOOLS
    assert taken(called(*pieces), TOOLS, DONE) == apart


@pytest.mark.parametrize(
    "empty",
    [{"index": 0}, {"function": None}, piece(0, "", "", ""), piece(0, arguments=None)],
)
def test_a_tool_call_without_id_name_and_arguments_is_ignored(empty: dict[str, object]) -> None:
    events = taken(chunk(content="x"), called(empty), STOP, DONE)
    assert (words(events), calls(events)) == ("x", [])
    assert end(events).reason is StopReason.ANSWERED


@pytest.mark.parametrize("field", ["reasoning_content", "reasoning"])
def test_thinking_is_recorded_before_the_text_with_its_field(field: str) -> None:
    events = together(
        taken(chunk(**{field: "Hm"}), chunk(**{field: "m."}), chunk(content="Yes."), STOP)
    )
    thought = events[0]
    assert isinstance(thought, ThinkingDelta)
    assert thought.text == "Hmm."
    assert field in thought.opaque
    assert events[1] == TextDelta("Yes.")


def test_thinking_that_is_sent_in_two_fields_is_read_once() -> None:
    events = taken(chunk(reasoning="a", reasoning_content="a"), chunk(content="b"), STOP)
    assert thinking(events) == "a"


def test_pieces_of_reasoning_details_are_joined_by_their_index() -> None:
    details = [
        {"type": "reasoning.text", "index": 0, "text": "Let me "},
        {"type": "reasoning.text", "index": 0, "text": "see.", "signature": "s1"},
        {"type": "reasoning.encrypted", "index": 1, "data": "AAA"},
    ]
    events = together(
        taken(*(chunk(reasoning_details=[detail]) for detail in details), chunk(content="x"), STOP)
    )
    thought = events[0]
    assert isinstance(thought, ThinkingDelta)
    assert thought.text == "Let me see."
    assert '"text":"Let me see.","signature":"s1"' in thought.opaque
    assert '"data":"AAA"' in thought.opaque


def test_a_block_that_comes_with_the_calls_comes_before_them() -> None:
    call = piece(0, "a", "x", "{}")
    late = chunk(
        tool_calls=[call], reasoning_details=[{"type": "reasoning.encrypted", "data": "Z"}]
    )
    events = taken(chunk(content="I look."), late, TOOLS)
    assert [type(event).__name__ for event in events] == [
        "TextDelta",
        "ThinkingDelta",
        "ToolCallArrived",
        "StreamFinished",
    ]


def test_a_reply_with_words_never_ends_with_a_thought() -> None:
    late = chunk(reasoning_details=[{"type": "reasoning.encrypted", "data": "Z"}])
    events = taken(chunk(content="Yes."), late, STOP)
    assert [type(event).__name__ for event in events] == ["TextDelta", "StreamFinished"]


def test_content_that_is_a_list_of_parts_is_read() -> None:
    thought = {"type": "thinking", "thinking": [{"type": "text", "text": "Hm."}]}
    events = taken(
        chunk(content=[thought]), chunk(content=[{"type": "text", "text": "Yes."}]), STOP
    )
    assert (thinking(events), words(events)) == ("Hm.", "Yes.")


@pytest.mark.parametrize(
    ("usage", "expected"),
    [
        ({"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}, Usage(10, 5)),
        (
            {
                "prompt_tokens": 100,
                "completion_tokens": 5,
                "prompt_tokens_details": {"cached_tokens": 80},
            },
            Usage(20, 5, 80),
        ),
        (
            {
                "prompt_tokens": 100,
                "completion_tokens": 5,
                "prompt_cache_hit_tokens": 64,
                "prompt_cache_miss_tokens": 36,
            },
            Usage(36, 5, 64),
        ),
        ({"prompt_tokens": 100, "completion_tokens": 5, "cached_tokens": 30}, Usage(70, 5, 30)),
        (
            {
                "prompt_tokens": 100,
                "completion_tokens": 5,
                "prompt_tokens_details": {"cached_tokens": 10, "cache_write_tokens": 50},
            },
            Usage(40, 5, 10, 50),
        ),
        ({"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 40}, Usage(10, 30)),
        (
            {"prompt_tokens": 10, "prompt_tokens_details": None, "completion_tokens": None},
            Usage(10),
        ),
        ({"prompt_tokens": 10, "cached_tokens": 12, "completion_tokens": 1}, Usage(0, 1, 10)),
        ({"prompt_tokens": "10", "completion_tokens": 5.0}, Usage(10, 5)),
        (
            {"prompt_tokens": 5, "completion_tokens": 1, "prompt_tokens_details": []},
            Usage(5, 1),
        ),
    ],
)
def test_cached_tokens_are_counted_apart_from_other_input_tokens(
    usage: dict[str, object], expected: Usage
) -> None:
    events = taken(chunk(content="x"), STOP, {"choices": [], "usage": usage}, DONE)
    assert end(events).usage == expected
    groq_events = taken(chunk(content="x"), STOP | {"x_groq": {"usage": usage}}, DONE)
    assert end(groq_events).usage == expected


def test_calls_make_it_a_stop_for_tools_whatever_the_server_calls_it() -> None:
    call = called(piece(0, "a", "x", "{}"))
    assert end(taken(call, STOP, DONE)).reason is StopReason.TOOLS
    assert end(taken(call, DONE)).reason is StopReason.TOOLS
    assert end(taken(call, chunk("length"))).reason is StopReason.LENGTH


def test_a_refusal_is_shown_as_text_and_is_the_stop_reason() -> None:
    events = taken(chunk(refusal="I can't "), chunk(refusal="do that."), STOP)
    assert words(events) == "I can't do that."
    assert end(events).reason is StopReason.REFUSED


def test_an_empty_stream_counts_as_interrupted() -> None:
    assert end(taken()).reason is StopReason.INTERRUPTED
