"""Raw streams of Ollama, as its versions send them."""

import pytest

from helix_desktop.domain.llm import ProviderEvent, StopReason, TextDelta, ThinkingDelta, Usage
from helix_desktop.providers.dialects.ollama import OllamaStreamParser
from tests.providers.dialects.streams import calls, end, read, thinking, together, words

Line = dict[str, object]


def line(**message: object) -> Line:
    return {"model": "m", "message": {"role": "assistant", **message}, "done": False}


def last(reason: str | None = "stop", **more: object) -> Line:
    return {
        "message": {"role": "assistant", "content": ""},
        "done": True,
        "done_reason": reason,
        **more,
    }


def call(name: str, arguments: object, **more: object) -> Line:
    return {"function": {"name": name, "arguments": arguments}, **more}


def taken(*events: object) -> list[ProviderEvent]:
    return read(OllamaStreamParser(), events)


def test_thinking_and_text_are_passed_on_in_the_order_in_which_they_arrive() -> None:
    sent = [
        line(thinking="H"),
        line(thinking="m."),
        line(content="Hel"),
        line(content="lo"),
        last(),
    ]
    events = together(taken(*sent))
    assert isinstance(events[0], ThinkingDelta)
    assert (events[0].text, bool(events[0].opaque)) == ("Hm.", True)
    assert events[1] == TextDelta("Hello")
    assert end(events).reason is StopReason.ANSWERED


def test_thinking_that_the_server_left_in_the_text_is_no_answer() -> None:
    pieces = ["<thi", "nk>Hm", ".</think>\n", "\nHel", "lo <think>"]
    sent = [*(line(content=piece) for piece in pieces), line(tool_calls=[call("x", {})]), last()]
    events = taken(*sent)
    assert (thinking(events), words(events)) == ("Hm.", "Hello <think>")
    assert calls(events) == [("", "x", "{}")]


def test_thinking_that_never_ends_counts_as_the_answer() -> None:
    assert words(taken(line(content="<think>Yes."), last())) == "Yes."
    assert words(taken(line(content="<think>Ye"))) == ""


def test_whole_tool_calls_are_read_with_or_without_ids() -> None:
    sent = [
        line(tool_calls=[call("x", {"b": 1, "a": "é"}), call("y", {})]),
        line(tool_calls=[call("z", {"n": 1.5}, id="call_9")]),
        last(),
    ]
    events = taken(*sent)
    assert calls(events) == [
        ("", "x", '{"b":1,"a":"é"}'),
        ("", "y", "{}"),
        ("call_9", "z", '{"n":1.5}'),
    ]
    assert end(events).reason is StopReason.TOOLS


@pytest.mark.parametrize(("arguments", "expected"), [("{'a'", "{'a'"), (None, "{}"), ([1], "[1]")])
def test_arguments_go_through_as_they_are(arguments: object, expected: str) -> None:
    assert calls(taken(line(tool_calls=[call("x", arguments)]), last())) == [("", "x", expected)]


@pytest.mark.parametrize(
    ("figures", "expected"),
    [
        ({"prompt_eval_count": 26, "eval_count": 9}, Usage(26, 9)),
        ({"eval_count": 9}, Usage(0, 9)),
        ({}, None),
    ],
)
def test_token_usage_is_read_from_the_last_line(figures: Line, expected: Usage | None) -> None:
    assert end(taken(line(content="x"), last(**figures))).usage == expected
