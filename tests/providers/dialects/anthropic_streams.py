"""Events of Anthropic's Messages as its servers send them, put together from few words."""

from collections.abc import Iterable, Sequence
from typing import Any

MODEL = "claude-sonnet-4-5-20250929"
Json = dict[str, Any]


def start(**usage: int) -> Json:
    return {
        "type": "message_start",
        "message": {
            "id": "msg_01",
            "type": "message",
            "role": "assistant",
            "model": MODEL,
            "content": [],
            "stop_reason": None,
            "stop_sequence": None,
            "usage": {"input_tokens": 3, "output_tokens": 1, **usage},
        },
    }


def end(reason: str = "end_turn", **usage: int) -> list[Json]:
    delta = {"stop_reason": reason, "stop_sequence": None}
    return [
        {"type": "message_delta", "delta": delta, "usage": {"output_tokens": 9, **usage}},
        {"type": "message_stop"},
    ]


def block(index: int, begins: Json, deltas: Iterable[Json] = ()) -> list[Json]:
    return [
        {"type": "content_block_start", "index": index, "content_block": begins},
        *({"type": "content_block_delta", "index": index, "delta": delta} for delta in deltas),
        {"type": "content_block_stop", "index": index},
    ]


def text(index: int, *pieces: str) -> list[Json]:
    deltas = [{"type": "text_delta", "text": piece} for piece in pieces]
    return block(index, {"type": "text", "text": ""}, deltas)


def thought(index: int, *pieces: str, signature: str = "") -> list[Json]:
    deltas: list[Json] = [{"type": "thinking_delta", "thinking": piece} for piece in pieces]
    if signature:
        deltas.append({"type": "signature_delta", "signature": signature})
    return block(index, {"type": "thinking", "thinking": "", "signature": ""}, deltas)


def redacted(index: int, data: str) -> list[Json]:
    return block(index, {"type": "redacted_thinking", "data": data})


def call(index: int, name: str, tool: str, *, pieces: Sequence[str] = ()) -> list[Json]:
    deltas = [{"type": "input_json_delta", "partial_json": piece} for piece in ("", *pieces)]
    return block(index, {"type": "tool_use", "id": name, "name": tool, "input": {}}, deltas)
