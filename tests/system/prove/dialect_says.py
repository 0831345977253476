"""What a well-behaved server says in each dialect: some text, some calls, an end."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from helix_desktop.domain.endpoint import DialectId
from helix_desktop.providers.dialect import Dialect
from helix_desktop.providers.dialects.anthropic_request import AnthropicDialect
from helix_desktop.providers.dialects.gemini_request import GeminiDialect
from helix_desktop.providers.dialects.ollama import OllamaDialect
from helix_desktop.providers.dialects.openai_chat import OpenAIChatDialect
from helix_desktop.providers.dialects.openai_responses import OpenAIResponsesDialect
from tests.system.peers.fault_modes import Say


@dataclass(frozen=True)
class Called:
    """A tool call as a model makes it; the arguments are JSON, or should be."""

    id: str
    tool: str
    arguments: str


Calls = Sequence[Called]
Saying = Callable[[Sequence[str], Calls], Say]


def _event(tree: object, name: str = "") -> bytes:
    text = json.dumps(tree, ensure_ascii=False)
    return (f"event: {name}\n" if name else "").encode() + f"data: {text}\n\n".encode()


def _halves(text: str) -> tuple[str, str]:
    return text[: len(text) // 2], text[len(text) // 2 :]


def chat(texts: Sequence[str], calls: Calls, *, input_tokens: int = 10) -> Say:
    """`asked`: tokens of the request, as they are reported."""

    def chunk(delta: object, finish: str | None = None) -> bytes:
        return _event({"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]})

    events = [chunk({"content": text}) for text in texts]
    for index, call in enumerate(calls):
        first, second = _halves(call.arguments)
        function = {"name": call.tool, "arguments": first}
        begin = {"index": index, "id": call.id, "type": "function", "function": function}
        events.append(chunk({"tool_calls": [begin]}))
        events.append(chunk({"tool_calls": [{"index": index, "function": {"arguments": second}}]}))
    events.append(chunk({}, "tool_calls" if calls else "stop"))
    usage = {
        "prompt_tokens": input_tokens,
        "completion_tokens": 5,
        "total_tokens": input_tokens + 5,
    }
    events += [_event({"choices": [], "usage": usage}), b"data: [DONE]\n\n"]
    error = {"error": {"message": "The server had an error", "type": "server_error"}}
    return Say(tuple(events), error=_event(error), filler=chunk({"content": "and again "}))


def responses(texts: Sequence[str], calls: Calls) -> Say:
    def encoded_event(kind: str, **more: object) -> bytes:
        return _event({"type": kind, **more}, kind)

    def delta(text: str) -> bytes:
        where = {"item_id": "msg_1", "output_index": 0, "content_index": 0}
        return encoded_event("response.output_text.delta", **where, delta=text)

    part = {"type": "output_text", "text": "".join(texts), "annotations": []}
    message = {"type": "message", "id": "msg_1", "role": "assistant", "content": [part]}
    events = [delta(text) for text in texts]
    events.append(encoded_event("response.output_item.done", output_index=0, item=message))
    output: list[object] = [message]
    for index, call in enumerate(calls, 1):
        item = {"type": "function_call", "id": f"fc_{index}", "call_id": call.id, "name": call.tool}
        started = {**item, "arguments": ""}
        events.append(encoded_event("response.output_item.added", output_index=index, item=started))
        where = {"item_id": f"fc_{index}", "output_index": index}
        for half in _halves(call.arguments):
            events.append(
                encoded_event("response.function_call_arguments.delta", **where, delta=half)
            )
        finished_item = {**item, "arguments": call.arguments, "status": "completed"}
        events.append(
            encoded_event("response.output_item.done", output_index=index, item=finished_item)
        )
        output.append(finished_item)
    usage = {"input_tokens": 10, "output_tokens": 5, "total_tokens": 15}
    done = {"id": "resp_1", "status": "completed", "output": output, "usage": usage}
    events.append(encoded_event("response.completed", response=done))
    problem = {"code": "server_error", "message": "The server had an error"}
    error = encoded_event(
        "response.failed", response={"id": "r", "status": "failed", "error": problem}
    )
    return Say(tuple(events), error=error, filler=delta("and again "))


def messages(texts: Sequence[str], calls: Calls) -> Say:
    def encoded_event(kind: str, **more: object) -> bytes:
        return _event({"type": kind, **more}, kind)

    def delta(index: int, **more: object) -> bytes:
        return encoded_event("content_block_delta", index=index, delta=more)

    usage = {"input_tokens": 10, "output_tokens": 1}
    start = {"id": "msg_1", "type": "message", "role": "assistant", "content": [], "usage": usage}
    block = {"type": "text", "text": ""}
    begin = encoded_event("message_start", message=start)
    begin += encoded_event("content_block_start", index=0, content_block=block) + encoded_event(
        "ping"
    )
    first, *others = [delta(0, type="text_delta", text=text) for text in texts]
    events = [begin + first, *others, encoded_event("content_block_stop", index=0)]
    for index, call in enumerate(calls, 1):
        block = {"type": "tool_use", "id": call.id, "name": call.tool, "input": {}}
        events.append(encoded_event("content_block_start", index=index, content_block=block))
        for half in _halves(call.arguments):
            events.append(delta(index, type="input_json_delta", partial_json=half))
        events.append(encoded_event("content_block_stop", index=index))
    stop = {"stop_reason": "tool_use" if calls else "end_turn", "stop_sequence": None}
    events.append(encoded_event("message_delta", delta=stop, usage={"output_tokens": 5}))
    events.append(encoded_event("message_stop"))
    error = encoded_event("error", error={"type": "overloaded_error", "message": "Overloaded"})
    filler = delta(0, type="text_delta", text="and again ")
    return Say(tuple(events), error=error, filler=filler)


def gemini(texts: Sequence[str], calls: Calls) -> Say:
    def part(*parts: object, **more: object) -> bytes:
        candidate = {"content": {"role": "model", "parts": list(parts)}, "index": 0, **more}
        return _event({"candidates": [candidate], "usageMetadata": {"promptTokenCount": 10}})

    events = [part({"text": text}) for text in texts]
    for call in calls:
        made = {"name": call.tool, "args": _object(call.arguments), "id": call.id}
        events.append(part({"functionCall": made}))
    events.append(part({"text": ""}, finishReason="STOP"))
    problem = {"code": 503, "message": "The model is overloaded.", "status": "UNAVAILABLE"}
    return Say(tuple(events), error=_event({"error": problem}), filler=part({"text": "and again "}))


def ollama(texts: Sequence[str], calls: Calls) -> Say:
    def line(message: object, **more: object) -> bytes:
        tree = {"model": "m", "message": message, "done": False, **more}
        return json.dumps(tree, ensure_ascii=False).encode() + b"\n"

    events = [line({"role": "assistant", "content": text}) for text in texts]
    for call in calls:
        made = {"function": {"name": call.tool, "arguments": _object(call.arguments)}}
        events.append(line({"role": "assistant", "content": "", "tool_calls": [made]}))
    counts = {"prompt_eval_count": 10, "eval_count": 5}
    events.append(
        line({"role": "assistant", "content": ""}, done=True, done_reason="stop", **counts)
    )
    error = b'{"error":"an error was encountered while running the model"}\n'
    filler = line({"role": "assistant", "content": "and again "})
    return Say(tuple(events), error=error, filler=filler, kind="application/x-ndjson")


def _object(arguments: str) -> object:
    """Dialects that send arguments as an object cannot send broken ones."""
    try:
        return json.loads(arguments)
    except ValueError:
        return {"what": arguments}


SAYINGS: dict[DialectId, Saying] = {
    DialectId.OPENAI_CHAT: chat,
    DialectId.OPENAI_RESPONSES: responses,
    DialectId.ANTHROPIC: messages,
    DialectId.GEMINI: gemini,
    DialectId.OLLAMA: ollama,
}


def grammar(dialect: DialectId) -> Dialect:
    match dialect:
        case DialectId.OPENAI_RESPONSES:
            return OpenAIResponsesDialect()
        case DialectId.ANTHROPIC:
            return AnthropicDialect("prove")
        case DialectId.GEMINI:
            return GeminiDialect("prove")
        case DialectId.OLLAMA:
            return OllamaDialect()
        case _:
            return OpenAIChatDialect()
