"""Counts that are no numbers, or that no journal can store, never cost the answer."""

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any

import msgspec
import pytest

from helix_desktop.domain.llm import Usage
from helix_desktop.providers.dialect import StreamParser
from helix_desktop.providers.dialects.anthropic_stream import AnthropicStreamParser
from helix_desktop.providers.dialects.gemini_stream import GeminiStreamParser
from helix_desktop.providers.dialects.ollama import OllamaStreamParser
from helix_desktop.providers.dialects.openai_chat import OpenAIChatStreamParser
from helix_desktop.providers.dialects.openai_responses import OpenAIResponsesStreamParser
from helix_desktop.providers.dialects.parsing import MAX_TOKENS
from tests.providers.dialects import anthropic_streams as claude
from tests.providers.dialects.streams import end, read, words
from tests.providers.dialects.test_gemini_reader import piece
from tests.providers.dialects.test_ollama_reader import last, line
from tests.providers.dialects.test_openai_chat_reader import chunk
from tests.providers.dialects.test_openai_responses_reader import completed, text_events

AnswerEvents = Callable[[object, object], list[object]]
"""Makes the events of an answer "yes" with these tokens of the prompt and of the reply."""


def of_chat(prompt: object, output: object) -> list[object]:
    usage = {"prompt_tokens": prompt, "completion_tokens": output}
    return [chunk("stop", content="yes") | {"usage": usage}, "[DONE]"]


def of_responses(prompt: object, output: object) -> list[object]:
    usage = {"input_tokens": prompt, "output_tokens": output}
    return [*text_events(0, "yes"), completed(usage=usage)]


def of_anthropic(prompt: Any, output: Any) -> list[object]:
    return [*claude.text(0, "yes"), *claude.end(input_tokens=prompt, output_tokens=output)]


def of_gemini(prompt: Any, output: Any) -> list[object]:
    usage = {"promptTokenCount": prompt, "candidatesTokenCount": output}
    return [piece({"text": "yes"}, reason="STOP", **usage)]


def of_ollama(prompt: object, output: object) -> list[object]:
    return [line(content="yes"), last(prompt_eval_count=prompt, eval_count=output)]


DIALECTS: list[tuple[Callable[[], StreamParser], AnswerEvents]] = [
    (OpenAIChatStreamParser, of_chat),
    (OpenAIResponsesStreamParser, of_responses),
    (partial(AnthropicStreamParser, "api.example"), of_anthropic),
    (partial(GeminiStreamParser, "api.example"), of_gemini),
    (OllamaStreamParser, of_ollama),
]


WITHOUT: list[tuple[Callable[[], StreamParser], list[object], tuple[object, ...]]] = [
    (OpenAIChatStreamParser, of_chat(1, 2), (0, "usage")),
    (OpenAIResponsesStreamParser, of_responses(1, 2), (1, "response", "usage")),
    (partial(AnthropicStreamParser, "api.example"), of_anthropic(1, 2), (-2, "usage")),
    (partial(GeminiStreamParser, "api.example"), of_gemini(1, 2), (0, "usageMetadata")),
]


@pytest.mark.parametrize("instead", [[], "", "none", 7, 0.5, False, None])
@pytest.mark.parametrize(("make", "events", "place"), WITHOUT)
def test_an_invalid_report_of_token_counts_does_not_damage_the_answer(
    make: Callable[[], StreamParser],
    events: list[object],
    *,
    place: tuple[object, ...],
    instead: object,
) -> None:
    changed: Any = deepcopy(events)
    *way, name = place
    inner = changed
    for item in way:
        inner = inner[item]
    assert name in inner
    inner[name] = instead
    result = read(make(), changed)
    assert words(result) == "yes"
    assert end(result).usage is None


@pytest.mark.parametrize(("make", "answer"), DIALECTS)
@pytest.mark.parametrize(
    ("prompt", "output", "usage"),
    [
        (12, 5, Usage(12, 5)),
        (12.5, "33", Usage(12, 33)),
        (2**64, 10**30, Usage(MAX_TOKENS, MAX_TOKENS)),
        ("many", [1], Usage(0, 0)),
    ],
)
def test_odd_counts_are_read_as_the_nearest_number_and_the_answer_stays(
    make: Callable[[], StreamParser],
    answer: AnswerEvents,
    *,
    prompt: object,
    output: object,
    usage: Usage,
) -> None:
    events = read(make(), answer(prompt, output))
    assert words(events) == "yes"
    result = end(events).usage
    assert result == usage
    assert msgspec.json.decode(msgspec.json.encode(result), type=Usage) == usage
