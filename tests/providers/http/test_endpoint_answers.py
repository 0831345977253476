"""Answers as gateways and local servers really send them, over real connections."""

import json
from collections.abc import Sequence

import pytest

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.domain.errors import ProviderAccessDenied, ProviderResponseInvalid
from helix_desktop.domain.llm import StopReason, Usage
from helix_desktop.providers.dialects.table import DIALECTS
from tests.providers.dialects.streams import calls, thinking
from tests.providers.http.talking import RequestOutcome, talking_to_a_server
from tests.system.peers.fault_modes import Mode, Say

SERVER = "http://127.0.0.1:8080/v1"


def chunk(finish: str | None = None, **delta: object) -> dict[str, object]:
    return {"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}


def streamed(events: Sequence[object]) -> Say:
    """The events as a server sends them, with the end mark."""
    lines = [f"data: {json.dumps(event)}\n\n".encode() for event in events]
    return Say((*lines, b"data: [DONE]\n\n"))


async def request_outcome(say: Say, dialect: DialectId = DialectId.OPENAI_CHAT) -> RequestOutcome:
    """What comes of a request that is answered so."""
    async with talking_to_a_server(dialect=DIALECTS[dialect](SERVER)) as talk:
        talk.server.always = (Mode.WELL, say)
        return await talk.hear()


NUMBERED = {
    DialectId.OPENAI_CHAT: [
        chunk(tool_calls=[{"index": 0, "id": 7, "function": {"name": "x", "arguments": {"a": 1}}}]),
        chunk("tool_calls"),
    ],
    DialectId.OPENAI_RESPONSES: [
        {
            "type": "response.function_call_arguments.done",
            "output_index": 0,
            "arguments": {"a": 1},
        },
        {
            "type": "response.output_item.done",
            "output_index": 0,
            "item": {"type": "function_call", "call_id": 7, "name": "x", "arguments": {"a": 1}},
        },
        {"type": "response.completed", "response": {"output": []}},
    ],
    DialectId.ANTHROPIC: [
        {
            "type": "content_block_start",
            "index": 0,
            "content_block": {"type": "tool_use", "id": 7, "name": "x", "input": {"a": 1}},
        },
        {"type": "content_block_stop", "index": 0},
        {"type": "message_stop"},
    ],
    DialectId.GEMINI: [
        {
            "candidates": [
                {
                    "content": {
                        "parts": [{"functionCall": {"id": 7, "name": "x", "args": {"a": 1}}}]
                    },
                    "finishReason": "STOP",
                }
            ]
        }
    ],
}


@pytest.mark.parametrize("dialect", NUMBERED)
async def test_a_call_with_a_number_as_its_id_and_an_object_as_arguments_is_read(
    dialect: DialectId,
) -> None:
    came = await request_outcome(streamed(NUMBERED[dialect]), dialect)
    assert came.error is None
    [(name, tool, arguments)] = calls(came.events)
    assert (name, tool, json.loads(arguments)) == ("7", "x", {"a": 1})
    assert came.end.reason is StopReason.TOOLS


async def test_tool_calls_of_ollama_may_carry_an_index() -> None:
    call = {"id": 0, "function": {"name": "x", "arguments": {"a": 1}}}
    line = {"message": {"role": "assistant", "tool_calls": [call]}, "done": True}
    came = await request_outcome(Say((json.dumps(line).encode() + b"\n",)), DialectId.OLLAMA)
    assert calls(came.events) == [("0", "x", '{"a":1}')]


async def test_calls_under_one_index_are_told_apart_by_their_numbers() -> None:
    pieces = [
        {"index": 0, "id": number, "function": {"name": "x", "arguments": "{}"}}
        for number in (0, 1)
    ]
    came = await request_outcome(streamed([chunk(tool_calls=[piece]) for piece in pieces]))
    assert calls(came.events) == [("0", "x", "{}"), ("1", "x", "{}")]


LEGACY = [
    chunk(function_call={"name": "x", "arguments": ""}),
    chunk(function_call={"arguments": '{"a"'}),
    chunk(function_call={"arguments": ":1}"}),
    chunk("function_call"),
]


async def test_the_legacy_field_function_call_is_read_as_a_tool_call() -> None:
    came = await request_outcome(streamed(LEGACY))
    assert calls(came.events) == [("", "x", '{"a":1}')]
    assert came.end.reason is StopReason.TOOLS


async def test_a_call_that_also_comes_as_a_legacy_one_is_made_once() -> None:
    call = {"index": 0, "id": "c", "function": {"name": "x", "arguments": '{"a":1}'}}
    came = await request_outcome(streamed([*LEGACY[:3], chunk(tool_calls=[call]), LEGACY[3]]))
    assert calls(came.events) == [("c", "x", '{"a":1}')]


def streamed_answer(*pieces: str, finish: str = "stop") -> Say:
    return streamed([*(chunk(content=piece) for piece in pieces), chunk(finish)])


@pytest.mark.parametrize(
    "pieces",
    [
        ("<think>Let me see.</think>\n\nYes.",),
        ("<think>Let me see.</think>Yes.",),
        ("\n<thi", "nk>Let me", " see.</", "think>", "\n", "\nYes."),
        tuple("<think>Let me see.</think>\n\nYes."),
        ("<think>Let me </think>\n<think>see.</think>\nYes.",),
    ],
    ids=len,
)
async def test_thinking_between_tags_at_the_start_is_thinking(pieces: Sequence[str]) -> None:
    came = await request_outcome(streamed_answer(*pieces))
    assert (thinking(came.events), came.text) == ("Let me see.", "Yes.")
    assert came.end.reason is StopReason.ANSWERED


@pytest.mark.parametrize(
    "answer",
    [
        "Write <think>a</think> before it.",
        "`<think>a</think>` is thinking.",
        "```\n<think>a</think>\n```",
        "<thinker>a</think>",
        "<thi",
        "\n\n",
        "a</think>b",
    ],
)
async def test_tags_that_a_model_writes_about_stay_in_its_answer(answer: str) -> None:
    for pieces in ((answer,), tuple(answer)):
        came = await request_outcome(streamed_answer(*pieces))
        assert (thinking(came.events), came.text) == ("", answer)


@pytest.mark.parametrize(
    "thought",
    [
        "The end is `</think>`, I know.",
        "It writes\n```\n<think>\n</think>\n```\nand is done.",
        "A < b, </thin air, a stray ` and\nnothing",
    ],
)
async def test_an_end_inside_the_code_of_a_thought_does_not_end_it(thought: str) -> None:
    reply = f"<think>{thought}</think>Yes."
    for pieces in ((reply,), tuple(reply)):
        came = await request_outcome(streamed_answer(*pieces))
        assert (thinking(came.events), came.text) == (thought, "Yes.")


async def test_empty_think_tags_are_no_thinking() -> None:
    came = await request_outcome(streamed_answer("<think>\n\n", "</think>\n\n", "Yes."))
    assert (thinking(came.events), came.text) == ("", "Yes.")


@pytest.mark.parametrize(
    ("reply_text", "answer"),
    [("<think>It is 4.", "It is 4."), ("<think>\n```\na\n</think>\n\nIt is 4.", "It is 4.")],
)
async def test_a_complete_answer_with_unclosed_thinking_is_an_answer(
    reply_text: str, answer: str
) -> None:
    came = await request_outcome(streamed_answer(reply_text))
    assert thinking(came.events).endswith("It is 4.")
    assert came.text == answer


async def test_thinking_that_is_cut_off_is_not_shown_as_the_answer() -> None:
    came = await request_outcome(streamed_answer("<think>It is", finish="length"))
    assert (thinking(came.events), came.text) == ("It is", "")
    assert came.end.reason is StopReason.LENGTH


async def test_calls_follow_the_thinking_between_tags() -> None:
    call = {"index": 0, "id": "c", "function": {"name": "x", "arguments": "{}"}}
    events = [chunk(content="<think>Hm.</think>\n\n"), chunk(tool_calls=[call])]
    came = await request_outcome(streamed([*events, chunk("tool_calls")]))
    assert (thinking(came.events), came.text) == ("Hm.", "")
    assert calls(came.events) == [("c", "x", "{}")]


async def test_think_tags_of_a_server_with_separate_thinking_are_plain_text() -> None:
    events = [chunk(reasoning_content="Hm."), chunk(content="<think> is a tag."), chunk("stop")]
    came = await request_outcome(streamed(events))
    assert (thinking(came.events), came.text) == ("Hm.", "<think> is a tag.")


def full_answer(document: object, *, indent: int | None = None) -> Say:
    """The document as a server that does not stream sends it, in two pieces."""
    data = json.dumps(document, indent=indent).encode()
    return Say((data[:20], data[20:]), kind="application/json")


WHOLE: dict[DialectId, dict[str, object]] = {
    DialectId.OPENAI_CHAT: {
        "object": "chat.completion",
        "choices": [
            {
                "index": 0,
                "finish_reason": "tool_calls",
                "message": {
                    "role": "assistant",
                    "content": "I look.",
                    "reasoning_content": "Hm.",
                    "tool_calls": [
                        {"function": {"name": "x", "arguments": ""}},
                        {"function": {"name": "x", "arguments": '{"a":1}'}},
                    ],
                },
            }
        ],
        "usage": {"prompt_tokens": 3, "completion_tokens": 2},
    },
    DialectId.OPENAI_RESPONSES: {
        "object": "response",
        "id": "r",
        "status": "completed",
        "error": None,
        "output": [
            {"type": "reasoning", "summary": [{"type": "summary_text", "text": "Hm."}]},
            {"type": "message", "content": [{"type": "output_text", "text": "I look."}]},
            {"type": "function_call", "call_id": "c", "name": "x", "arguments": "{}"},
            {"type": "function_call", "call_id": "d", "name": "x", "arguments": '{"a":1}'},
        ],
        "usage": {"input_tokens": 3, "output_tokens": 2},
    },
    DialectId.ANTHROPIC: {
        "type": "message",
        "role": "assistant",
        "model": "m",
        "content": [
            {"type": "thinking", "thinking": "Hm.", "signature": "AA"},
            {"type": "text", "text": "I look."},
            {"type": "tool_use", "id": "c", "name": "x", "input": {}},
            {"type": "tool_use", "id": "d", "name": "x", "input": {"a": 1}},
        ],
        "stop_reason": "tool_use",
        "usage": {"input_tokens": 3, "output_tokens": 2},
    },
    DialectId.GEMINI: {
        "candidates": [
            {
                "content": {
                    "parts": [
                        {"text": "Hm.", "thought": True},
                        {"text": "I look."},
                        {"functionCall": {"name": "x", "args": {}}},
                        {"functionCall": {"name": "x", "args": {"a": 1}}},
                    ]
                },
                "finishReason": "STOP",
            }
        ],
        "usageMetadata": {"promptTokenCount": 3, "candidatesTokenCount": 2},
    },
    DialectId.OLLAMA: {
        "message": {
            "role": "assistant",
            "content": "I look.",
            "thinking": "Hm.",
            "tool_calls": [
                {"function": {"name": "x", "arguments": {}}},
                {"function": {"name": "x", "arguments": {"a": 1}}},
            ],
        },
        "done": True,
        "done_reason": "stop",
        "prompt_eval_count": 3,
        "eval_count": 2,
    },
}


@pytest.mark.parametrize("indent", [None, 2])
@pytest.mark.parametrize("dialect", WHOLE)
async def test_an_answer_that_is_not_streamed_is_an_answer(
    dialect: DialectId, indent: int | None
) -> None:
    came = await request_outcome(full_answer(WHOLE[dialect], indent=indent), dialect)
    assert came.error is None
    assert (thinking(came.events), came.text) == ("Hm.", "I look.")
    called = [(tool, json.loads(arguments)) for _, tool, arguments in calls(came.events)]
    assert called == [("x", {}), ("x", {"a": 1})]
    assert (came.end.reason, came.end.usage) == (StopReason.TOOLS, Usage(3, 2))


async def test_a_gemini_answer_that_is_an_array_is_read() -> None:
    came = await request_outcome(full_answer([WHOLE[DialectId.GEMINI]], indent=2), DialectId.GEMINI)
    assert came.text == "I look."


async def test_a_message_behind_its_pieces_is_not_said_again() -> None:
    last = {"choices": [{"delta": None, "message": {"content": "Yes."}, "finish_reason": "stop"}]}
    came = await request_outcome(streamed([chunk(content="Yes."), last]))
    assert came.text == "Yes."


@pytest.mark.parametrize("dialect", [item for item in WHOLE if item is not DialectId.OLLAMA])
async def test_a_document_that_is_no_answer_is_an_error_without_a_retry(
    dialect: DialectId,
) -> None:
    came = await request_outcome(full_answer({"detail": "This page is no model."}), dialect)
    assert isinstance(came.error, ProviderResponseInvalid)
    assert "This page is no model." in came.error.message
    assert came.retries == []
    denied = await request_outcome(
        full_answer({"error": {"message": "No.", "code": "invalid_api_key"}}), dialect
    )
    assert isinstance(denied.error, ProviderAccessDenied)
