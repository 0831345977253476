"""Raw streams of Responses, as servers send them."""

import json

import pytest

from helix_desktop.domain.llm import ProviderEvent, StopReason, TextDelta, ThinkingDelta, Usage
from helix_desktop.providers.dialects.openai_responses import OpenAIResponsesStreamParser
from tests.providers.dialects.streams import calls, end, read, thinking, together, words

Event = dict[str, object]
REASONING: Event = {
    "type": "reasoning",
    "id": "rs_1",
    "summary": [{"type": "summary_text", "text": "Hm."}],
    "encrypted_content": "gAAA",
    "new_field": {"kept": True},
}
CALL: Event = {
    "type": "function_call",
    "id": "fc_1",
    "call_id": "call_1",
    "name": "read_file",
    "arguments": '{"path":"a"}',
    "status": "completed",
}
MESSAGE: Event = {
    "type": "message",
    "id": "msg_1",
    "role": "assistant",
    "content": [{"type": "output_text", "text": "Hel"}, {"type": "output_text", "text": "lo"}],
}


def event(kind: str, **more: object) -> Event:
    return {"type": f"response.{kind}", **more}


def done(index: int, item: Event) -> Event:
    return event("output_item.done", output_index=index, item=item)


def completed(**response: object) -> Event:
    return event("completed", response={"status": "completed", **response})


def text_events(index: int, *pieces: str) -> list[Event]:
    return [event("output_text.delta", output_index=index, delta=piece) for piece in pieces]


def taken(*events: object) -> list[ProviderEvent]:
    return read(OpenAIResponsesStreamParser(), events)


def test_text_is_passed_on_as_it_arrives_and_only_once() -> None:
    all_events = [*text_events(0, "Hel", "lo"), done(0, MESSAGE), completed(output=[MESSAGE])]
    events = taken(event("created", response={}), *all_events)
    assert events[:2] == [TextDelta("Hel"), TextDelta("lo")]
    assert words(events) == "Hello"
    assert end(events).reason is StopReason.ANSWERED


@pytest.mark.parametrize(
    "sent",
    [
        [done(0, REASONING), done(1, MESSAGE), done(2, CALL), completed(output=[])],
        [
            done(0, REASONING),
            done(1, MESSAGE),
            done(2, CALL),
            completed(output=[REASONING, MESSAGE, CALL]),
        ],
        [completed(output=[REASONING, MESSAGE, CALL])],
        [
            event("reasoning_summary_text.delta", output_index=0, summary_index=0, delta="Hm."),
            done(0, REASONING),
            *text_events(1, "Hello"),
            done(1, MESSAGE),
            completed(output=[REASONING, MESSAGE, CALL]),
        ],
        [
            event("reasoning_summary_text.delta", item_id="rs_1", summary_index=0, delta="Hm."),
            event("output_item.done", item=REASONING),
            event("output_text.delta", item_id="msg_1", delta="Hello"),
            event("output_item.done", item=MESSAGE),
            event("output_item.done", item=CALL),
            completed(output=[REASONING, MESSAGE, CALL]),
        ],
    ],
    ids=[
        "items only",
        "items twice",
        "response only",
        "deltas and response",
        "ids instead of indexes",
    ],
)
def test_an_item_that_a_stream_repeats_is_read_once(sent: list[Event]) -> None:
    events = taken(*sent)
    assert (thinking(events), words(events)) == ("Hm.", "Hello")
    assert calls(events) == [("call_1", "read_file", '{"path":"a"}')]
    assert end(events).reason is StopReason.TOOLS
    assert len([item for item in events if isinstance(item, ThinkingDelta) and item.opaque]) == 1


def test_a_response_that_is_not_streamed_is_read_with_all_that_it_repeats() -> None:
    response: Event = {
        "object": "response",
        "status": "completed",
        "text": {"format": {"type": "text"}, "verbosity": "medium"},
        "output": [REASONING, MESSAGE, CALL],
    }
    events = taken(response)
    assert (thinking(events), words(events)) == ("Hm.", "Hello")
    assert calls(events) == [("call_1", "read_file", '{"path":"a"}')]


def test_reasoning_is_kept_as_it_came() -> None:
    thought = taken(done(0, REASONING), completed())[0]
    assert isinstance(thought, ThinkingDelta)
    assert json.loads(thought.opaque) == {"by": "openai-responses", "item": REASONING}


def test_reasoning_without_encrypted_content_is_not_kept_for_the_next_request() -> None:
    bare = REASONING | {"encrypted_content": None}
    assert taken(done(0, bare), completed())[0] == ThinkingDelta("Hm.")


def test_parts_of_a_reasoning_summary_become_paragraphs() -> None:
    pieces = [(0, "One"), (0, " two."), (1, "Three.")]
    sent = [
        event("reasoning_summary_text.delta", output_index=0, summary_index=at, delta=text)
        for at, text in pieces
    ]
    events = together(taken(*sent, completed()))
    assert events[0] == ThinkingDelta("One two.\n\nThree.")


def call_item(number: int) -> Event:
    return {"type": "function_call", "id": f"fc_{number}", "call_id": f"call_{number}", "name": "x"}


def call_added(index: int, number: int) -> Event:
    item = call_item(number) | {"arguments": ""}
    return event("output_item.added", output_index=index, item=item)


def argument(index: int, delta: str) -> Event:
    return event("function_call_arguments.delta", output_index=index, delta=delta)


def test_interleaved_calls_are_put_together() -> None:
    sent = [
        call_added(0, 1),
        call_added(1, 2),
        argument(0, '{"a'),
        argument(1, '{"b'),
        argument(0, '":1}'),
    ]
    ends = [
        argument(1, '":2}'),
        event("function_call_arguments.done", output_index=1, arguments='{"b":2}'),
    ]
    events = taken(*sent, *ends, completed())
    assert calls(events) == [("call_1", "x", '{"a":1}'), ("call_2", "x", '{"b":2}')]
    assert end(events).reason is StopReason.TOOLS


@pytest.mark.parametrize("arguments", ["{'path': 1", "", "[1]", "null"])
def test_arguments_go_through_as_they_are(arguments: str) -> None:
    events = taken(done(0, CALL | {"arguments": arguments}), completed())
    assert calls(events) == [("call_1", "read_file", arguments or "{}")]


def test_a_call_without_call_id_is_known_by_its_own() -> None:
    events = taken(done(0, CALL | {"call_id": None}), completed())
    assert calls(events) == [("fc_1", "read_file", '{"path":"a"}')]


@pytest.mark.parametrize(
    ("usage", "expected"),
    [
        ({"input_tokens": 10, "output_tokens": 5}, Usage(10, 5)),
        (
            {
                "input_tokens": 100,
                "output_tokens": 5,
                "input_tokens_details": {"cached_tokens": 80},
            },
            Usage(20, 5, 80),
        ),
        ({"input_tokens": 10, "input_tokens_details": None}, Usage(10)),
    ],
)
def test_cached_tokens_are_counted_apart_from_other_input_tokens(
    usage: Event, expected: Usage
) -> None:
    assert end(taken(*text_events(0, "x"), completed(usage=usage))).usage == expected


@pytest.mark.parametrize(
    ("why", "reason"),
    [
        ("max_output_tokens", StopReason.LENGTH),
        ("content_filter", StopReason.FILTERED),
        (None, StopReason.LENGTH),
    ],
)
def test_the_reason_of_an_incomplete_response_is_understood(
    why: str | None, reason: StopReason
) -> None:
    response = {
        "status": "incomplete",
        "incomplete_details": {"reason": why},
        "usage": {"input_tokens": 3},
    }
    finished = end(taken(*text_events(0, "x"), event("incomplete", response=response)))
    assert finished.reason is reason
    assert finished.usage == Usage(3)


def test_a_cancelled_response_counts_as_interrupted() -> None:
    sent = event("cancelled", response={"status": "cancelled"})
    assert end(taken(*text_events(0, "x"), sent)).reason is StopReason.INTERRUPTED


def test_a_refusal_is_shown_as_text_and_is_the_stop_reason() -> None:
    message = MESSAGE | {"content": [{"type": "refusal", "refusal": "No."}]}
    apart = taken(event("refusal.delta", output_index=0, delta="No."), completed())
    once = taken(done(0, message), completed())
    for events in (apart, once):
        assert words(events) == "No."
        assert end(events).reason is StopReason.REFUSED
