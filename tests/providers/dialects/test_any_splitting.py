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
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_chat_quirks import DEEPSEEK, GENERAL
from helix_desktop.providers.dialects.openai_responses import OpenAIResponsesDialect
from helix_desktop.providers.dialects.parsing import is_object
from helix_desktop.providers.http.event_stream import make_frame_reader
from tests.providers.dialects import anthropic_streams as claude
from tests.providers.dialects import test_gemini_reader as gemini
from tests.providers.dialects import test_ollama_reader as ollama
from tests.providers.dialects import test_openai_chat_reader as chat
from tests.providers.dialects import test_openai_responses_reader as responses
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
class ModelReply:
    """What a model says: thinking, words, calls with their arguments."""

    thought: str
    words: str
    calls: tuple[str, ...]


SAYINGS = st.builds(
    ModelReply,
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


def chat_stream(draw: st.DrawFn, reply: ModelReply) -> Iterator[Any]:
    yield chat.chunk(role="assistant", content="")
    yield from (chat.chunk(reasoning_content=piece) for piece in pieces(draw, reply.thought))
    yield from (chat.chunk(content=piece) for piece in pieces(draw, reply.words))
    lines = []
    for at, arguments in enumerate(reply.calls):
        more = [chat.piece(at, arguments=piece) for piece in pieces(draw, arguments)]
        lines.append([chat.piece(at, f"call_{at}", "x", ""), *more])
    # they begin in the order of their indexes; what follows may be mixed
    yield from (chat.called(line[0]) for line in lines)
    yield from (chat.called(item) for item in mixed(draw, [line[1:] for line in lines]))
    yield chat.TOOLS if reply.calls else chat.STOP
    yield {"choices": [], "usage": {"prompt_tokens": 3, "completion_tokens": 2}}
    yield chat.DONE


def responses_stream(draw: st.DrawFn, reply: ModelReply) -> Iterator[Any]:
    summary = [{"type": "summary_text", "text": reply.thought}]
    thought = {"type": "reasoning", "id": "rs", "summary": summary, "encrypted_content": "AA"}
    text = [{"type": "output_text", "text": reply.words}]
    message = {"type": "message", "id": "m", "content": text}
    for piece in pieces(draw, reply.thought):
        yield responses.event(
            "reasoning_summary_text.delta", output_index=0, summary_index=0, delta=piece
        )
    yield responses.done(0, thought)
    yield from responses.text_events(1, *pieces(draw, reply.words))
    yield responses.done(1, message)
    items, lines = [], []
    for at, arguments in enumerate(reply.calls, 2):
        yield responses.call_added(at, at)
        lines.append([responses.argument(at, piece) for piece in pieces(draw, arguments)])
        items.append(responses.call_item(at) | {"arguments": arguments})
    yield from mixed(draw, lines)
    yield from (responses.done(at, item) for at, item in enumerate(items, 2))
    usage = {"input_tokens": 3, "output_tokens": 2}
    yield responses.completed(output=[thought, message, *items], usage=usage)


def ollama_stream(draw: st.DrawFn, reply: ModelReply) -> Iterator[Any]:
    yield from (ollama.line(content="", thinking=piece) for piece in pieces(draw, reply.thought))
    yield from (ollama.line(content=piece) for piece in pieces(draw, reply.words))
    made = [ollama.call("x", json.loads(call)) for call in reply.calls]
    if draw(st.booleans()):
        yield from (ollama.line(content="", tool_calls=[call]) for call in made)
    else:
        yield ollama.line(content="", tool_calls=made)
    yield ollama.last(prompt_eval_count=3, eval_count=2)


def anthropic_stream(draw: st.DrawFn, reply: ModelReply) -> Iterator[Any]:
    yield claude.start()
    yield from claude.thought(0, *pieces(draw, reply.thought), signature="AA")
    yield from claude.text(1, *pieces(draw, reply.words))
    blocks = [
        claude.call(at, f"call_{at}", "x", pieces=pieces(draw, arguments))
        for at, arguments in enumerate(reply.calls, 2)
    ]
    # they begin and end in the order of their indexes; what is between may be mixed
    yield from (block[0] for block in blocks)
    yield from mixed(draw, [block[1:-1] for block in blocks])
    yield from (block[-1] for block in blocks)
    yield from claude.end("tool_use" if reply.calls else "end_turn", output_tokens=2)


def gemini_stream(draw: st.DrawFn, reply: ModelReply) -> Iterator[Any]:
    for piece in pieces(draw, reply.thought):
        yield gemini.piece({"text": piece, "thought": True})
    yield from (gemini.piece({"text": piece}) for piece in pieces(draw, reply.words))
    yield gemini.piece({"text": "", "thoughtSignature": "AA=="})
    yield from (gemini.piece(gemini.asks("x", json.loads(call))) for call in reply.calls)
    yield gemini.piece(
        {"text": ""},
        reason="STOP",
        promptTokenCount=3,
        candidatesTokenCount=1,
        thoughtsTokenCount=1,
    )


Stream = Callable[[st.DrawFn, ModelReply], Iterator[Any]]
DIALECTS: dict[str, tuple[Dialect, Stream]] = {
    "chat": (OpenAIChatDialect(GENERAL), chat_stream),
    "deepseek": (OpenAIChatDialect(DEEPSEEK), chat_stream),
    "responses": (OpenAIResponsesDialect(), responses_stream),
    "ollama": (OllamaDialect(), ollama_stream),
    "anthropic": (AnthropicDialect(), anthropic_stream),
    "gemini": (GeminiDialect(), gemini_stream),
}


def on_the_wire(framing: Framing, events: Iterable[Any]) -> bytes:
    texts = [item if isinstance(item, str) else json.dumps(item) for item in events]
    if framing is Framing.LINES:
        return "".join(f"{text}\n" for text in texts).encode()
    return "".join(f": PROCESSING\r\n\r\ndata: {text}\n\n" for text in texts).encode()


def parse_stream(grammar: Dialect, chunks: Iterable[bytes]) -> list[ProviderEvent]:
    frames, reader = make_frame_reader(grammar.framing), grammar.new_parser()
    results: list[ProviderEvent] = []
    for chunk in chunks:
        for frame in frames.feed(chunk):
            results += reader.take(frame.name, frame.text)
    for frame in frames.end():
        results += reader.take(frame.name, frame.text)
    return [*results, *reader.close()]


@pytest.mark.parametrize("dialect", DIALECTS)
@given(data=st.data(), reply=SAYINGS)
def test_a_stream_split_anywhere_yields_the_same_events(
    dialect: str, data: st.DataObject, reply: ModelReply
) -> None:
    grammar, stream = DIALECTS[dialect]

    @st.composite
    def cut(draw: st.DrawFn) -> tuple[bytes, list[bytes]]:
        all_bytes = on_the_wire(grammar.framing, stream(draw, reply))
        at = sorted(
            {0, *draw(st.lists(st.integers(0, len(all_bytes)), max_size=6)), len(all_bytes)}
        )
        return all_bytes, [all_bytes[one:two] for one, two in pairwise(at)]

    stream_bytes, chunks = data.draw(cut())
    events = together(parse_stream(grammar, chunks))
    assert events == together(parse_stream(grammar, [stream_bytes]))
    assert (thinking(events), words(events)) == (reply.thought, reply.words)
    assert [json.loads(text) for _, _, text in calls(events)] == [
        json.loads(text) for text in reply.calls
    ]
    reason = StopReason.TOOLS if reply.calls else StopReason.ANSWERED
    assert end(events) == StreamFinished(reason, Usage(3, 2))


@pytest.mark.parametrize("dialect", DIALECTS)
@given(data=st.data(), reply=SAYINGS)
def test_a_stream_that_is_cut_off_anywhere_keeps_what_came_before(
    dialect: str, data: st.DataObject, reply: ModelReply
) -> None:
    grammar, stream = DIALECTS[dialect]

    @st.composite
    def beginning(draw: st.DrawFn) -> list[Any]:
        events = list(stream(draw, reply))
        return events[: draw(st.integers(0, len(events)))]

    events = parse_stream(grammar, [on_the_wire(grammar.framing, data.draw(beginning()))])
    assert reply.thought.startswith(mended(thinking(events)))
    assert reply.words.startswith(mended(words(events)))
    complete_calls = [json.loads(text) for _, _, text in calls(events)]
    assert all(item in [json.loads(text) for text in reply.calls] for item in complete_calls)
    assert isinstance(events[-1], StreamFinished)


def mended(text: str) -> str:
    """Without the half of a character that a cut leaves at the end."""
    return text[:-1] if text and "\ud800" <= text[-1] <= "\udbff" else text


@pytest.mark.parametrize("dialect", DIALECTS)
@given(data=st.data(), expected_reply=SAYINGS)
def test_every_recorded_reply_can_be_sent_in_the_next_request(
    dialect: str, data: st.DataObject, expected_reply: ModelReply
) -> None:
    grammar, stream = DIALECTS[dialect]

    @st.composite
    def all_of_it(draw: st.DrawFn) -> list[Any]:
        return list(stream(draw, expected_reply))

    events = parse_stream(grammar, [on_the_wire(grammar.framing, data.draw(all_of_it()))])
    if not (
        expected_reply.thought
        or expected_reply.words
        or expected_reply.calls
        or dialect == "responses"
    ):
        return
    reply = recorded(events)
    results = [tool(ToolResult(call.id, "x")) for call in reply.calls]
    sent = list(values(body(grammar, user("a"), reply, *results, user("b"))))
    texts = [value for value in sent if isinstance(value, str)]
    # a text of blanks is no text
    assert not expected_reply.words.strip() or any(expected_reply.words in text for text in texts)
    # Gemini wants back what it signed, and thoughts are for the user only
    assert dialect == "gemini" or any(expected_reply.thought in text for text in texts)
    assert all(json.loads(arguments) in sent for arguments in expected_reply.calls)


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
