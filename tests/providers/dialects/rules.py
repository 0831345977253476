"""What Anthropic and Google refuse in a request, as strictly as their references and errors say."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

Json = dict[str, Any]

ID = re.compile(r"[A-Za-z0-9_-]+")
ANTHROPIC_NAME = re.compile(r"[A-Za-z0-9_-]{1,128}")
GEMINI_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_.:-]{0,127}")
DATA = {"text", "inlineData", "functionCall", "functionResponse"}


def anthropic_problems(body: Json) -> list[str]:
    """Everything for which a request to Messages would be refused."""
    return [*_turns(body["messages"]), *_blocks(body), *_answers(body["messages"]), *_marks(body)]


def _turns(turns: list[Json]) -> Iterator[str]:
    if not turns or turns[0]["role"] != "user":
        yield "it does not begin with the user"
    if turns and turns[-1]["role"] == "assistant":
        yield "it ends with the assistant"
    for before, after in pairwise(turns):
        if before["role"] == after["role"]:
            yield f"the {after['role']} twice"


def _blocks(body: Json) -> Iterator[str]:
    for block in body.get("system", []):
        yield from _block(block)
    for turn in body["messages"]:
        kinds = [block["type"] for block in turn["content"]]
        if not kinds:
            yield "a turn without content"
        if kinds != sorted(kinds, key=lambda kind: kind != "tool_result"):
            yield "results behind other blocks"
        if kinds and kinds[-1] in ("thinking", "redacted_thinking"):
            yield "a turn ends with thinking"
        for block in turn["content"]:
            yield from _block(block)


def _block(block: Json) -> Iterator[str]:
    match block["type"]:
        case "text" if not block["text"].strip():
            yield "an empty text"
        case "thinking" if not block["signature"]:
            yield "thinking without a signature"
        case "tool_use":
            if not ANTHROPIC_NAME.fullmatch(block["name"]) or not ID.fullmatch(block["id"]):
                yield f"a call by the name {block['name']!r} with the id {block['id']!r}"
            if not isinstance(block["input"], dict):
                yield "arguments that are no object"
        case "tool_result":
            yield from _result(block)


def _result(block: Json) -> Iterator[str]:
    inner = [item["type"] for item in block["content"]]
    if block.get("is_error") and set(inner) != {"text"}:
        yield "a failed result holds more or less than words"
    for item in block["content"]:
        yield from _block(item)


def _answers(turns: list[Json]) -> Iterator[str]:
    """Every call is answered once, in the very next turn."""
    for before, after in pairwise([*turns, {"role": "nobody", "content": []}]):
        call_ids = [block["id"] for block in before["content"] if block["type"] == "tool_use"]
        results = [item for item in after["content"] if item["type"] == "tool_result"]
        if sorted(call_ids) != sorted(block["tool_use_id"] for block in results):
            yield f"asked {call_ids}, answered {results}"
        if len(set(call_ids)) != len(call_ids):
            yield f"an id twice: {call_ids}"


def _marks(body: Json) -> Iterator[str]:
    marked = [block for block in everything(body) if "cache_control" in block]
    if len(marked) > 4:
        yield f"{len(marked)} breakpoints"
    if any(block.get("type") in ("thinking", "redacted_thinking") for block in marked):
        yield "a breakpoint on thinking"


def everything(body: Json) -> list[Json]:
    """All that can carry a breakpoint, in the order of the prompt."""
    inside = [block for turn in body["messages"] for block in turn["content"]]
    return [*body.get("tools", []), *body.get("system", []), *inside]


def gemini_problems(body: Json, *, signed: bool = True) -> list[str]:
    """Everything for which a request to generateContent would be refused."""
    contents = body["contents"]
    return [*_contents(contents), *_responses(contents), *(_signatures(contents) if signed else ())]


def _contents(contents: list[Json]) -> Iterator[str]:
    if not contents or contents[0]["role"] != "user" or contents[-1]["role"] != "user":
        yield "it does not begin and end with the user"
    for content in contents:
        if content["role"] not in ("user", "model") or not content["parts"]:
            yield f"{content['role']} says {len(content['parts'])} parts"
        for part in content["parts"]:
            if len(DATA & set(part)) != 1:
                yield f"a part with {sorted(part)}"
            if part.get("text") is not None and not part["text"].strip():
                # only what came as it is may be empty
                yield from [] if part.get("thoughtSignature") else ["an empty text"]


def _responses(contents: list[Json]) -> Iterator[str]:
    """Calls are followed by as many responses under the same names, and by nothing else."""
    for before, after in pairwise([*contents, {"role": "nobody", "parts": []}]):
        calls = [part["functionCall"] for part in before["parts"] if "functionCall" in part]
        given = [part["functionResponse"] for part in after["parts"] if "functionResponse" in part]
        same = [(item["name"], item.get("id")) for item in calls]
        if same != [(item["name"], item.get("id")) for item in given]:
            yield f"asked {calls}, answered {given}"
        if given and len(given) != len(after["parts"]):
            yield "responses mixed with other parts"
        for item in calls:
            if not GEMINI_NAME.fullmatch(item["name"]) or not isinstance(item["args"], dict):
                yield f"a call {item}"


def _signatures(contents: list[Json]) -> Iterator[str]:
    for content in contents:
        calls = [part for part in content["parts"] if "functionCall" in part]
        if calls and not calls[0].get("thoughtSignature"):
            yield "the first call of a step has no signature"
