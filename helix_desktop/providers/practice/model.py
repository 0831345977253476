"""The built-in practice model: deterministic, offline, without a key, and plain about what it is.

It sees nothing but the request, drives the tools like any model, and only ever quotes what their
outputs say.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from dataclasses import dataclass

from helix_desktop.domain.llm import (
    CallMade,
    Finished,
    Llm,
    ProviderEvent,
    Request,
    StopReason,
    TextDelta,
    Usage,
)
from helix_desktop.domain.message import Message, Role, ToolCall, ToolResult
from helix_desktop.providers.practice.answers import (
    about,
    answer_listing,
    answer_overview,
    answer_reading,
    answer_recall,
    answer_search,
    worth_reading,
)

PRACTICE = Llm(
    id="practice",
    provider="practice",
    window=128_000,
    max_output=4_000,
    name="Practice model",
)

PIECE = 24
"""Characters of one streamed piece."""

_PATH = r"[`'\"]?(?P<path>[\w./@+~-]*[\w/])[`'\"]?"
_READ = re.compile(
    rf"\b(?:read|open|show|cat|print)\s+(?:me\s+)?(?:the\s+)?(?:file\s+)?{_PATH}", re.I
)
_LIST = re.compile(
    rf"\b(?:list|ls)\b(?:\s+(?:all|the|files|folders|everything|in|of|folder|what|is))*(?:\s+{_PATH})?"
    r"|\b(?:which|what)\s+files\b|\bshow\b.*\bfiles\b",
    re.I,
)
_SEARCH = re.compile(
    r"\b(?:find|search|grep|look\s+for|where\s+is|where\s+are)\b(?:\s+for)?(?:\s+the)?\s+(?P<text>.+)",
    re.I,
)
_OVERVIEW = re.compile(
    r"summar|overview|describe|explain|\bwhat(?:'s|\s+is|\s+does)\b.*\b(?:this|project|repo|folder)\b",
    re.I,
)
_RECALL = re.compile(
    r"\brecall\s+(?P<history>(?:the\s+)?history\s+)?[`'\"“]?(?P<sha>[0-9a-f]{12,64})\b"
    r"(?:.*?\blines?\s+(?P<lines>[\d,\s-]*\d-?))?",
    re.I | re.S,
)
_QUOTED = re.compile(r"[`\"“']([^`\"”']+)[`\"”']")


@dataclass(frozen=True, slots=True)
class Exchange:
    """What was asked last, and which calls were made for it with what result."""

    asked: str
    steps: int
    results: tuple[tuple[ToolCall, ToolResult], ...]
    calls_before: int


Call = tuple[str, dict[str, str | int]]
"""A tool and its arguments."""

Move = Sequence[Call] | str
"""Tools to call, or the final answer."""


class PracticeModel:
    """Implements Provider without a network; `pace` is seconds between two pieces."""

    def __init__(self, pace: float = 0.0) -> None:
        self._pace = pace

    async def stream(self, request: Request) -> AsyncIterator[ProviderEvent]:
        exchange = exchange_of(request.messages)
        move = next_move(exchange)
        usage = Usage(input=_size(request) // 4)
        if isinstance(move, str):
            for piece in pieces(move):
                await asyncio.sleep(self._pace)
                yield TextDelta(piece)
            yield Finished(StopReason.ANSWERED, usage)
            return
        for piece in pieces(_announced(move)):
            await asyncio.sleep(self._pace)
            yield TextDelta(piece)
        for number, (tool, arguments) in enumerate(move, exchange.calls_before + 1):
            yield CallMade(ToolCall(f"call-{number}", tool, json.dumps(arguments)))
        yield Finished(StopReason.TOOLS, usage)


def exchange_of(messages: Sequence[Message]) -> Exchange:
    """Reads the conversation from the last thing the person said on."""
    start = max((i for i, item in enumerate(messages) if item.role is Role.USER), default=-1)
    since = messages[start + 1 :]
    calls = {call.id: call for message in since for call in message.calls}
    results = tuple(
        (calls[part.call], part)
        for message in since
        for part in message.parts
        if isinstance(part, ToolResult) and part.call in calls
    )
    return Exchange(
        asked=messages[start].text if start >= 0 else "",
        steps=sum(message.role is Role.ASSISTANT for message in since),
        results=results,
        calls_before=sum(len(message.calls) for message in messages),
    )


def next_move(exchange: Exchange) -> Move:
    asked = exchange.asked
    if found := _RECALL.search(asked):
        return _once(exchange, _recalling(found))
    if (found := _READ.search(asked)) and _names_a_file(found["path"]):
        return _once(exchange, ("read_file", {"path": found["path"]}))
    if _OVERVIEW.search(asked):
        return _overview(exchange)
    return _looking_for(exchange)


def _looking_for(exchange: Exchange) -> Move:
    if found := _SEARCH.search(exchange.asked):
        return _once(exchange, ("search_files", {"text": _wanted(found["text"])}))
    if found := _LIST.search(exchange.asked):
        return _once(exchange, ("list_files", {"path": found["path"] or "."}))
    return _look_around(exchange)


def pieces(text: str) -> Iterator[str]:
    """The text in pieces of the size that a network would bring."""
    return (text[at : at + PIECE] for at in range(0, len(text), PIECE))


def _once(exchange: Exchange, made: Call) -> Move:
    """One call, then what it gave."""
    if exchange.steps == 0:
        return [made]
    call, result = exchange.results[0]
    if result.failed:
        return f"That did not work: {result.text}"
    name, answer = _ANSWERS[call.tool]
    return answer(str(json.loads(call.arguments)[name]), result.text)


_ANSWERS: dict[str, tuple[str, Callable[[str, str], str]]] = {
    "list_files": ("path", answer_listing),
    "read_file": ("path", answer_reading),
    "search_files": ("text", answer_search),
    "recall_cached_content": ("sha256", answer_recall),
    "recall_history": ("sha256", answer_recall),
}
"""By tool: the argument that names what was asked for, and what is made of the output."""


def _recalling(found: re.Match[str]) -> Call:
    """Which original is wanted, whole, or some lines of it, or around what is quoted."""
    tool = "recall_history" if found["history"] else "recall_cached_content"
    arguments: dict[str, str | int] = {"sha256": found["sha"].lower()}
    quoted = _QUOTED.search(found.string, found.end())
    if found["lines"]:
        arguments["lines"] = found["lines"].replace(" ", "")
    elif quoted:
        arguments["around"] = quoted[1]
    return tool, arguments


def _overview(exchange: Exchange) -> Move:
    if exchange.steps == 0:
        return [("list_files", {"path": "."})]
    listing = exchange.results[0][1]
    if listing.failed:
        return f"I could not look into the folder: {listing.text}"
    reading = worth_reading(listing.text)
    if exchange.steps == 1 and reading:
        return [("read_file", {"path": path, "lines": 120}) for path in reading]
    read = [
        (json.loads(call.arguments)["path"], result.text)
        for call, result in exchange.results[1:]
        if not result.failed
    ]
    return answer_overview(listing.text, read)


def _look_around(exchange: Exchange) -> Move:
    word = max(re.findall(r"\w{4,}", exchange.asked), key=len, default="")
    if exchange.steps == 0:
        search = [("search_files", {"text": word})] if word else []
        return [("list_files", {"path": "."}), *search]
    outputs = [result.text for _, result in exchange.results if not result.failed]
    return about(outputs[0] if outputs else "", word, outputs[1] if len(outputs) > 1 else "")


def _announced(move: Sequence[Call]) -> str:
    match move[0][0]:
        case "list_files" if len(move) > 1:
            return "I'll look around in the folder first."
        case "list_files":
            return "I'll list the folder."
        case "search_files":
            return "I'll search the folder."
        case "recall_cached_content" | "recall_history":
            return "I'll recall that."
        case _:
            names = ", ".join(str(arguments["path"]) for _, arguments in move)
            return f"I'll read {names}."


def _names_a_file(path: str) -> bool:
    return "." in path or "/" in path or path.isupper()


def _wanted(text: str) -> str:
    quoted = _QUOTED.search(text)
    if quoted:
        return quoted[1]
    plain = re.split(
        r"\s+(?:in|inside)\s+(?:the\s+|this\s+)?(?:folder|project|files|code)\b", text
    )[0]
    return plain.strip().rstrip("?.!").strip() or text


def _size(request: Request) -> int:
    return sum(len(message.text) for message in request.messages)
