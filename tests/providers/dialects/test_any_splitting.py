"""However a stream is cut into pieces, the same is said; and all of it can be sent back."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.llm import ProviderEvent, StopReason, StreamFinished, Usage
from helix_desktop.domain.messages import ToolResult
from helix_desktop.providers.dialect import Dialect, Framing
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.ollama import OllamaDialect
from helix_desktop.providers.dialects.openai_chat_fields import DEEPSEEK, GENERAL
from helix_desktop.providers.dialects.openai_chat_request import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_responses_request import OpenAIResponsesDialect
from helix_desktop.providers.dialects.parsing import is_object
from helix_desktop.providers.http.event_stream import make_frame_reader
from tests.providers.dialects import anthropic_streams as claude
from tests.providers.dialects.streams import (
    body,
    calls,
    end,
    recorded,
    thinking,
    together,
    tool,
    user,
    words,
)

TEXTS = st.text(
    st.one_of(
        st.sampled_from('😀é\u2028\u0085\r\n"\\ {}:'), st.characters(exclude_categories=["Cs"])
    ),
    max_size=30,
)
OBJECTS = st.dictionaries(TEXTS, st.one_of(TEXTS, st.integers(), st.none()), max_size=3)


@dataclass(frozen=True, slots=True)
class Said:
    """What a model says: thinking, words, calls with their arguments."""

    thought: str
    words: str
    calls: tuple[str, ...]


SAYINGS = st.builds(
    Said,
    TEXTS,
    TEXTS,
    st.lists(OBJECTS.map(lambda value: json.dumps(value, ensure_ascii=False)), max_size=3).map(
        tuple
    ),
)


def pieces(draw: st.DrawFn, text: str) -> list[str]:
    """The text cut anywhere, also through the middle of a character as UTF-16 has it."""
    units = text.encode("utf-16-le", "surrogatepass")
    inner = st.integers(0, len(units) // 2)
    at = sorted({0, *draw(st.lists(inner, max_size=4)), len(units) // 2})
    cut = [units[2 * begin : 2 * stop] for begin, stop in pairwise(at)]
    return [piece.decode("utf-16-le", "surrogatepass") for piece in cut]


def mixed(draw: st.DrawFn, lines: Iterable[list[Any]]) -> Iterator[Any]:
    """Events of several lines between each other, each line in its order."""
    waiting = [list(line) for line in lines if line]
    while waiting:
        line = waiting[draw(st.integers(0, len(waiting) - 1))]
        yield line.pop(0)
        waiting = [item for item in waiting if item]


def chat(draw: st.DrawFn, said: Said) -> Iterator[Any]:
    def delta(finish: str | None = None, **what: object) -> dict[str, object]:
        return {"choices": [{"index": 0, "delta": what, "finish_reason": finish}]}

    yield delta(role="assistant", content="")
    yield from (delta(reasoning_content=piece) for piece in pieces(draw, said.thought))
    yield from (delta(content=piece) for piece in pieces(draw, said.words))
    lines = []
    for at, arguments in enumerate(said.calls):
        first = {"index": at, "id": f"call_{at}", "function": {"name": "x", "arguments": ""}}
        more = [
            {"index": at, "function": {"arguments": piece}} for piece in pieces(draw, arguments)
        ]
        lines.append([first, *more])
    # they begin in the order of their indexes; what follows may be mixed
    yield from (delta(tool_calls=[line[0]]) for line in lines)
    yield from (delta(tool_calls=[item]) for item in mixed(draw, [line[1:] for line in lines]))
    yield delta("tool_calls" if said.calls else "stop")
    yield {"choices": [], "usage": {"prompt_tokens": 3, "completion_tokens": 2}}
    yield "[DONE]"


def responses(draw: st.DrawFn, said: Said) -> Iterator[Any]:
    def event(kind: str, at: int, **more: object) -> dict[str, object]:
        return {"type": f"response.{kind}", "output_index": at, **more}

    summary = [{"type": "summary_text", "text": said.thought}]
    thought = {"type": "reasoning", "id": "rs", "summary": summary, "encrypted_content": "AA"}
    message = {
        "type": "message",
        "id": "m",
        "content": [{"type": "output_text", "text": said.words}],
    }
    for piece in pieces(draw, said.thought):
        yield event("reasoning_summary_text.delta", 0, summary_index=0, delta=piece)
    yield event("output_item.done", 0, item=thought)
    yield from (event("output_text.delta", 1, delta=piece) for piece in pieces(draw, said.words))
    yield event("output_item.done", 1, item=message)
    items, lines = [], []
    for at, arguments in enumerate(said.calls, 2):
        item = {"type": "function_call", "id": f"fc{at}", "call_id": f"call_{at - 2}", "name": "x"}
        more = pieces(draw, arguments)
        yield event("output_item.added", at, item=item | {"arguments": ""})
        lines.append([event("function_call_arguments.delta", at, delta=each) for each in more])
        items.append(item | {"arguments": arguments})
    yield from mixed(draw, lines)
    yield from (event("output_item.done", at, item=item) for at, item in enumerate(items, 2))
    usage = {"input_tokens": 3, "output_tokens": 2}
    output = [thought, message, *items]
    yield {"type": "response.completed", "response": {"output": output, "usage": usage}}


def ollama(draw: st.DrawFn, said: Said) -> Iterator[Any]:
    def line(**message: object) -> dict[str, object]:
        return {"message": {"role": "assistant", "content": "", **message}, "done": False}

    yield from (line(thinking=piece) for piece in pieces(draw, said.thought))
    yield from (line(content=piece) for piece in pieces(draw, said.words))
    made = [{"function": {"name": "x", "arguments": json.loads(call)}} for call in said.calls]
    apart = draw(st.booleans())
    yield from (line(tool_calls=[item]) for item in made) if apart else [line(tool_calls=made)]
    yield {"done": True, "done_reason": "stop", "prompt_eval_count": 3, "eval_count": 2}


def anthropic(draw: st.DrawFn, said: Said) -> Iterator[Any]:
    yield claude.start()
    yield from claude.thought(0, *pieces(draw, said.thought), signature="AA")
    yield from claude.text(1, *pieces(draw, said.words))
    blocks = [
        claude.call(at, f"call_{at}", "x", pieces=pieces(draw, arguments))
        for at, arguments in enumerate(said.calls, 2)
    ]
    # they begin and end in the order of their indexes; what is between may be mixed
    yield from (block[0] for block in blocks)
    yield from mixed(draw, [block[1:-1] for block in blocks])
    yield from (block[-1] for block in blocks)
    yield from claude.end("tool_use" if said.calls else "end_turn", output_tokens=2)


def gemini(draw: st.DrawFn, said: Said) -> Iterator[Any]:
    def answer(reason: str = "", **part: object) -> dict[str, object]:
        finish = {"finishReason": reason} if reason else {}
        return {"candidates": [{"content": {"role": "model", "parts": [part]}, **finish}]}

    yield from (answer(text=piece, thought=True) for piece in pieces(draw, said.thought))
    yield from (answer(text=piece) for piece in pieces(draw, said.words))
    yield answer(text="", thoughtSignature="AA==")
    for call in said.calls:
        yield answer(functionCall={"name": "x", "args": json.loads(call)})
    usage = {"promptTokenCount": 3, "candidatesTokenCount": 1, "thoughtsTokenCount": 1}
    yield {**answer("STOP", text=""), "usageMetadata": usage}


Stream = Callable[[st.DrawFn, Said], Iterator[Any]]
DIALECTS: dict[str, tuple[Dialect, Stream]] = {
    "chat": (OpenAIChatDialect(GENERAL), chat),
    "deepseek": (OpenAIChatDialect(DEEPSEEK), chat),
    "responses": (OpenAIResponsesDialect(), responses),
    "ollama": (OllamaDialect(), ollama),
    "anthropic": (AnthropicDialect(), anthropic),
    "gemini": (GeminiDialect(), gemini),
}


def on_the_wire(framing: Framing, events: Iterable[Any]) -> bytes:
    texts = [item if isinstance(item, str) else json.dumps(item) for item in events]
    if framing is Framing.LINES:
        return "".join(f"{text}\n" for text in texts).encode()
    return "".join(f": PROCESSING\r\n\r\ndata: {text}\n\n" for text in texts).encode()


def heard(grammar: Dialect, chunks: Iterable[bytes]) -> list[ProviderEvent]:
    frames, reader = make_frame_reader(grammar.framing), grammar.reader()
    results: list[ProviderEvent] = []
    for chunk in chunks:
        for frame in frames.feed(chunk):
            results += reader.take(frame.name, frame.text)
    for frame in frames.end():
        results += reader.take(frame.name, frame.text)
    return [*results, *reader.close()]


@pytest.mark.parametrize("dialect", DIALECTS)
@given(data=st.data(), said=SAYINGS)
def test_any_splitting_says_the_same(dialect: str, data: st.DataObject, said: Said) -> None:
    grammar, stream = DIALECTS[dialect]

    @st.composite
    def cut(draw: st.DrawFn) -> tuple[bytes, list[bytes]]:
        whole = on_the_wire(grammar.framing, stream(draw, said))
        at = sorted({0, *draw(st.lists(st.integers(0, len(whole)), max_size=6)), len(whole)})
        return whole, [whole[one:two] for one, two in pairwise(at)]

    whole, chunks = data.draw(cut())
    events = together(heard(grammar, chunks))
    assert events == together(heard(grammar, [whole]))
    assert (thinking(events), words(events)) == (said.thought, said.words)
    assert [json.loads(text) for _, _, text in calls(events)] == [
        json.loads(text) for text in said.calls
    ]
    reason = StopReason.TOOLS if said.calls else StopReason.ANSWERED
    assert end(events) == StreamFinished(reason, Usage(3, 2))


@pytest.mark.parametrize("dialect", DIALECTS)
@given(data=st.data(), said=SAYINGS)
def test_a_cut_anywhere_keeps_a_beginning(dialect: str, data: st.DataObject, said: Said) -> None:
    grammar, stream = DIALECTS[dialect]

    @st.composite
    def beginning(draw: st.DrawFn) -> list[Any]:
        events = list(stream(draw, said))
        return events[: draw(st.integers(0, len(events)))]

    events = heard(grammar, [on_the_wire(grammar.framing, data.draw(beginning()))])
    assert said.thought.startswith(mended(thinking(events)))
    assert said.words.startswith(mended(words(events)))
    whole = [json.loads(text) for _, _, text in calls(events)]
    assert all(item in [json.loads(text) for text in said.calls] for item in whole)
    assert isinstance(events[-1], StreamFinished)


def mended(text: str) -> str:
    """Without the half of a character that a cut leaves at the end."""
    return text[:-1] if text and "\ud800" <= text[-1] <= "\udbff" else text


@pytest.mark.parametrize("dialect", DIALECTS)
@given(data=st.data(), said=SAYINGS)
def test_whatever_is_recorded_can_be_sent_back(
    dialect: str, data: st.DataObject, said: Said
) -> None:
    grammar, stream = DIALECTS[dialect]

    @st.composite
    def all_of_it(draw: st.DrawFn) -> list[Any]:
        return list(stream(draw, said))

    events = heard(grammar, [on_the_wire(grammar.framing, data.draw(all_of_it()))])
    if not (said.thought or said.words or said.calls or dialect == "responses"):
        return
    reply = recorded(events)
    results = [tool(ToolResult(call.id, "x")) for call in reply.calls]
    sent = list(values(body(grammar, user("a"), reply, *results, user("b"))))
    texts = [value for value in sent if isinstance(value, str)]
    # a text of blanks is no text
    assert not said.words.strip() or any(said.words in text for text in texts)
    # Gemini wants back what it signed, and thoughts are for the person only
    assert dialect == "gemini" or any(said.thought in text for text in texts)
    assert all(json.loads(arguments) in sent for arguments in said.calls)


def values(body: object) -> Iterator[object]:
    """Everything in a body; arguments that travel as text also as what they say."""
    yield body
    match body:
        case dict():
            for item in body.values():
                yield from values(item)
        case list():
            for item in body:
                yield from values(item)
        case str() if body.startswith("{") and is_object(body):
            yield json.loads(body)
