"""What holds for the streams and requests of every dialect."""

import json
from collections.abc import Callable, Iterable

import pytest

from helix_desktop.domain.errors import (
    ContextTooLong,
    ProviderError,
    ProviderOverloaded,
    ProviderResponseInvalid,
)
from helix_desktop.domain.llm import ModelRequest, ProviderEvent, StopReason
from helix_desktop.providers.dialect import Dialect, Framing
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_responses import OpenAIResponsesDialect
from tests.providers.dialects import (
    anthropic_streams,
    test_anthropic_reader,
    test_gemini_reader,
    test_ollama_reader,
    test_openai_chat_reader,
    test_openai_responses_reader,
)
from tests.providers.dialects.streams import LLM, calls, end, thinking, user, words
from tests.providers.dialects.test_gemini_reader import BUSY, TOO_LONG, asks, piece
from tests.providers.dialects.test_ollama_reader import call, last, line
from tests.providers.dialects.test_openai_chat_reader import STOP, called, chunk
from tests.providers.dialects.test_openai_chat_reader import piece as call_piece
from tests.providers.dialects.test_openai_responses_reader import (
    argument,
    call_added,
    completed,
    done,
    event,
    text_events,
)

Read = Callable[..., list[ProviderEvent]]
CHAT = test_openai_chat_reader.taken
RESPONSES = test_openai_responses_reader.taken
ANTHROPIC = test_anthropic_reader.taken
GEMINI = test_gemini_reader.taken
OLLAMA = test_ollama_reader.taken

NESTED = "[" * 100_000
START = anthropic_streams.start()
SERVER_ERROR = {"code": "server_error", "message": "broke"}


@pytest.mark.parametrize(
    ("read", "texts"),
    [
        (CHAT, ("<html>", "{", '"x"', "[]", '{"choices": 5}', NESTED)),
        (CHAT, ('{"choices":[{"delta":{"content":7}}]}',)),
        (RESPONSES, ("<html>", "{", '{"type": 5, "delta": []}')),
        (ANTHROPIC, ("", "<html>", "{", "[]", '"x"', "null", NESTED)),
        (GEMINI, ("<html>", "{", '"x"', "7", "{}]", NESTED)),
        (OLLAMA, ("<html>", "{", '{"message": 5}')),
    ],
)
def test_a_text_that_is_no_event_of_the_dialect_is_an_invalid_response(
    read: Read, texts: Iterable[str]
) -> None:
    for text in texts:
        with pytest.raises(ProviderResponseInvalid):
            read(text)


@pytest.mark.parametrize(
    ("read", "events", "error"),
    [
        (CHAT, [chunk(content="x"), {"error": {"message": "broke", "code": 502}}], ProviderError),
        (CHAT, [chunk(content="x"), {"error": "broke"}], ProviderError),
        (CHAT, [{"object": "error", "message": "broke", "code": 500}], ProviderError),
        (CHAT, [chunk("error") | {"error": {"code": 502, "message": "gone"}}], ProviderError),
        (CHAT, [chunk(content="x"), chunk("error")], ProviderError),
        (RESPONSES, [*text_events(0, "x"), {"type": "error", **SERVER_ERROR}], ProviderError),
        (
            RESPONSES,
            [*text_events(0, "x"), {"type": "error", "error": SERVER_ERROR}],
            ProviderError,
        ),
        (
            RESPONSES,
            [event("failed", response={"status": "failed", "error": SERVER_ERROR})],
            ProviderError,
        ),
        (RESPONSES, [*text_events(0, "x"), {"error": {"message": "broke"}}], ProviderError),
        (
            ANTHROPIC,
            [
                START,
                *anthropic_streams.text(0, "Hel"),
                {"type": "error", "error": {"type": "overloaded_error", "message": "Overloaded"}},
            ],
            ProviderOverloaded,
        ),
        (GEMINI, [piece({"text": "x"}), BUSY], ProviderOverloaded),
        (GEMINI, [piece({"text": "x"}), [BUSY]], ProviderOverloaded),
        (OLLAMA, [line(content="x"), {"error": "an error was encountered"}], ProviderError),
    ],
)
def test_an_error_inside_a_stream_is_raised(
    read: Read, events: Iterable[object], error: type[ProviderError]
) -> None:
    with pytest.raises(error):
        read(*events)


@pytest.mark.parametrize(
    ("read", "event", "limit"),
    [
        (
            CHAT,
            {
                "error": {
                    "message": "This model's maximum context length is 4097 tokens. However, your"
                    " messages resulted in 4294 tokens. Please reduce the length of the messages.",
                    "code": "context_length_exceeded",
                }
            },
            4_097,
        ),
        (
            RESPONSES,
            event(
                "failed",
                response={
                    "status": "failed",
                    "error": {
                        "code": "context_length_exceeded",
                        "message": "Your input exceeds the context window of this model.",
                    },
                },
            ),
            None,
        ),
        (GEMINI, TOO_LONG, 1_048_576),
        (GEMINI, [TOO_LONG], 1_048_576),
        (OLLAMA, {"error": "the input length exceeds the context length"}, None),
    ],
)
def test_a_window_that_is_too_small_is_recognized_inside_a_stream(
    read: Read, event: object, limit: int | None
) -> None:
    with pytest.raises(ContextTooLong) as caught:
        read(event)
    assert caught.value.limit == limit


ANTHROPIC_CALL = [
    START,
    *anthropic_streams.text(0, "I look."),
    *anthropic_streams.call(1, "a", "x", pieces=("{}",)),
]


@pytest.mark.parametrize(
    ("read", "events", "thoughts", "expected_calls"),
    [
        (
            CHAT,
            [
                chunk(reasoning="Hm."),
                chunk(content="I look."),
                called(call_piece(0, "a", "x", '{"a":1}')),
                called(call_piece(1, "b", "y", '{"b":')),
            ],
            "Hm.",
            [("a", "x", '{"a":1}')],
        ),
        (
            RESPONSES,
            [
                *text_events(0, "I look."),
                call_added(1, 1),
                argument(1, "{}"),
                call_added(2, 2),
                argument(2, '{"a'),
            ],
            "",
            [("call_1", "x", "{}")],
        ),
        (ANTHROPIC, ANTHROPIC_CALL, "", [("a", "x", "{}")]),
        (ANTHROPIC, ANTHROPIC_CALL[:-1], "", []),
        (GEMINI, [piece({"text": "I look."}, promptTokenCount=3)], "", []),
        (
            OLLAMA,
            [line(content="I look."), line(tool_calls=[call("x", {})])],
            "",
            [("", "x", "{}")],
        ),
    ],
)
def test_a_cut_stream_keeps_its_text_and_its_complete_calls(
    read: Read,
    events: Iterable[object],
    thoughts: str,
    expected_calls: list[tuple[str, str, str]],
) -> None:
    outputs = read(*events)
    assert (thinking(outputs), words(outputs)) == (thoughts, "I look.")
    assert calls(outputs) == expected_calls
    assert end(outputs).reason is StopReason.INTERRUPTED


ENDS: dict[str, tuple[Read, Callable[[str | None], list[object]]]] = {
    "chat": (CHAT, lambda reason: [chunk(content="x"), chunk(reason), "[DONE]"]),
    "anthropic": (
        ANTHROPIC,
        lambda reason: [
            START,
            *anthropic_streams.text(0, "x"),
            *anthropic_streams.end(str(reason)),
        ],
    ),
    "gemini": (GEMINI, lambda reason: [piece({"text": "x"}, reason=str(reason))]),
    "ollama": (OLLAMA, lambda reason: [line(content="x"), last(reason)]),
}
REASONS: dict[str, dict[StopReason, tuple[str | None, ...]]] = {
    "chat": {
        StopReason.ANSWERED: ("stop", "tool_calls", "eos_token"),
        StopReason.LENGTH: ("length", "model_length"),
        StopReason.FILTERED: ("content_filter",),
        StopReason.INTERRUPTED: ("abort", "insufficient_system_resource"),
    },
    "anthropic": {
        StopReason.ANSWERED: ("end_turn", "stop_sequence", "something_new"),
        StopReason.LENGTH: ("max_tokens", "model_context_window_exceeded"),
        StopReason.REFUSED: ("refusal",),
        StopReason.INTERRUPTED: ("pause_turn",),
    },
    "gemini": {
        StopReason.ANSWERED: ("STOP", "FUNCTION_CALL", "SOMETHING_NEW"),
        StopReason.LENGTH: ("MAX_TOKENS",),
        StopReason.FILTERED: ("SAFETY", "RECITATION", "PROHIBITED_CONTENT", "BLOCKLIST", "SPII"),
        StopReason.INTERRUPTED: ("OTHER", "FINISH_REASON_UNSPECIFIED"),
    },
    "ollama": {
        StopReason.ANSWERED: ("stop", "load", None),
        StopReason.LENGTH: ("length",),
    },
}


@pytest.mark.parametrize(
    ("dialect", "reported", "reason"),
    [
        (dialect, reported, reason)
        for dialect, reasons in REASONS.items()
        for reason, names in reasons.items()
        for reported in names
    ],
)
def test_each_reason_that_a_provider_reports_for_the_end_of_a_reply_is_understood(
    dialect: str, reported: str | None, reason: StopReason
) -> None:
    read, events = ENDS[dialect]
    assert end(read(*events(reported))).reason is reason


@pytest.mark.parametrize(
    ("read", "write", "finish"),
    [
        (CHAT, lambda text: chunk(content=text), STOP),
        (GEMINI, lambda text: piece({"text": text}), piece({"text": ""}, reason="STOP")),
        (OLLAMA, lambda text: line(content=text), last()),
    ],
)
def test_half_of_a_surrogate_pair_is_held_back_until_its_other_half_arrives(
    read: Read, write: Callable[[str], object], finish: object
) -> None:
    outputs = read(write("a\ud83d"), write("\ude00b"), write("\ud83d"), finish)
    assert words(outputs) == "a😀b\ud83d"
    assert "\ud83d" not in words(outputs[:2])


@pytest.mark.parametrize(
    ("read", "events", "finish"),
    [
        (
            CHAT,
            [
                {
                    "id": 5,
                    "object": "x",
                    "choices": [{"delta": None}, {"delta": {"content": "second"}}],
                    "new": {"a": []},
                },
                {},
                {"choices": None},
            ],
            [chunk(content="x", annotations=[1]), STOP],
        ),
        (
            RESPONSES,
            [
                event("new.thing", delta="a"),
                event("newer.thing", delta={"a": 1}, text={"b": 2}),
                done(0, {"type": "web_search_call", "id": 5, "content": "a"}),
                done(0, {"type": "web_search_call", "content": "\ud800"}),
            ],
            [
                *text_events(1, "x"),
                completed(output=[{"type": "web_search_call", "id": 5}]),
                "[DONE]",
            ],
        ),
        (
            ANTHROPIC,
            [
                "[DONE]",
                {"type": "something_new", "index": 4},
                {"type": "content_block_stop", "index": 77},
                {"type": "content_block_delta", "index": 0, "delta": {"type": "citations_delta"}},
                {
                    "type": "content_block_start",
                    "index": 9,
                    "content_block": {"type": "server_tool_use"},
                },
            ],
            [*anthropic_streams.text(1, "x"), *anthropic_streams.end()],
        ),
        (
            GEMINI,
            [
                {},
                {"candidates": None},
                {"candidates": [{"content": {"role": "model"}}]},
                piece({"inlineData": {"mimeType": "image/png", "data": ""}}),
                piece({"text": ""}),
                piece({"executableCode": {"language": "PYTHON", "code": "1"}}),
            ],
            [piece({"text": "x"}, reason="STOP")],
        ),
    ],
)
def test_unknown_events_and_fields_are_ignored(
    read: Read, events: list[object], finish: list[object]
) -> None:
    for useless in events:
        outputs = read(*([START] if read is ANTHROPIC else []), useless, *finish)
        assert words(outputs) == "x"
        assert end(outputs).reason is StopReason.ANSWERED


@pytest.mark.parametrize("odd", [r'{"path":"\ud800"}', '{"n":NaN}', r'{"KEY":{"KEY":["\udc00"]}}'])
@pytest.mark.parametrize("read", [ANTHROPIC, GEMINI])
def test_invalid_json_in_arguments_damages_nothing_else(read: Read, odd: str) -> None:
    odd = odd.replace("KEY", "input" if read is ANTHROPIC else "args")
    block = {"type": "tool_use", "id": "a", "name": "look", "input": {"n": 0}}
    events = (
        [
            START,
            *anthropic_streams.text(0, "I look."),
            *anthropic_streams.block(1, block),
            *anthropic_streams.end("tool_use"),
        ]
        if read is ANTHROPIC
        else [piece({"text": "I look."}, asks("look", {"n": 0}), reason="STOP")]
    )
    outputs = read(*(json.dumps(event).replace('{"n": 0}', odd) for event in events))
    assert words(outputs) == "I look."
    assert [(name, text.replace(" ", "")) for _, name, text in calls(outputs)] == [("look", odd)]
    assert end(outputs).reason is StopReason.TOOLS


@pytest.mark.parametrize(
    ("dialect", "header", "path"),
    [
        (OpenAIChatDialect(), ("Authorization", "Bearer sk-1"), "/chat/completions"),
        (OpenAIResponsesDialect(), ("Authorization", "Bearer sk-1"), "/responses"),
        (AnthropicDialect(), ("x-api-key", "sk-1"), "/messages"),
    ],
)
def test_the_key_is_in_one_header_and_nowhere_else(
    dialect: Dialect, header: tuple[str, str], path: str
) -> None:
    assert dialect.key_headers("sk-1") == (header,)
    assert dialect.framing is Framing.SSE
    outgoing = dialect.encode_request(ModelRequest(LLM, (user("a"),)), {})
    assert outgoing.path == path
    assert not {name.lower() for name, _ in outgoing.headers} & {"authorization", "x-api-key"}
