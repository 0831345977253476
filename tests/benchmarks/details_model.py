"""The model server of `bench details`: it counts what it receives, and answers as it is told.

It is strict as servers are: it reports its own count, and refuses what is over its window.
Questions beside the conversation (names, handovers, observations, extracts) are answered by a
summarizer of some quality, which knows the details and finds those of the material.
"""

import asyncio
import json
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from helix_desktop.context.texts import prompts
from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter
from tests.benchmarks.details_told import ALL, Detail, Teller
from tests.system.peers.fault_modes import Say, well
from tests.system.peers.fault_server import Answer, FaultServer, Received
from tests.system.prove.dialect_says import Called, chat

FACTOR = 1.25
"""The model's tokens for each of Helix's own count."""
_MESSAGE_TOKENS = 4
_QUESTION_CHARS = 60
"""The beginning of a question by which it is known."""
_FIRST_LINES = 8


class Quality(StrEnum):
    """How a summarizer does its work."""

    GOOD = "good"
    HALF = "omits half"
    NOTHING = "omits all"
    LIES = "lies"


@dataclass(frozen=True)
class Request:
    """A request as the server read it."""

    texts: tuple[str, ...]
    """Of each message, what a model reads of it: text, and calls."""
    last_result: str
    """The newest output of a tool."""
    tokens: int


Plan = Callable[[Request], Say]


@dataclass
class DetailModel(FaultServer):
    """A server for one session at a time."""

    counter: TokenCounter = field(kw_only=True)
    window: int = field(kw_only=True)
    quality: Quality = field(kw_only=True)
    steps: deque[Plan] = field(default_factory=deque)
    """What the conversation's next requests are answered."""
    requests: list[Request] = field(default_factory=list)
    """All requests of the conversation that were accepted."""
    refused: int = 0
    asked: list[str] = field(default_factory=list)
    """The kinds of all questions beside the conversation."""

    def answer(self, received: Received) -> Answer:
        if received.method != "POST":
            return lambda talk: talk.refuse("404 Not Found", b"{}")
        return lambda talk: self._answer(talk, received.body)

    async def _answer(self, talk: Any, body: bytes) -> None:
        self.received.clear()  # hundreds of windows would be kept
        request = await asyncio.to_thread(self._read, body)
        if request.tokens > self.window:
            self.refused += 1
            await talk.refuse("400 Bad Request", self._too_long(request.tokens))
            return
        question = _question_of(request)
        if question is not None:
            self.asked.append(question)
            say = chat([reply_of(question, request, self.quality)], (), input_tokens=request.tokens)
        else:
            self.requests.append(request)
            say = self.steps.popleft()(request) if self.steps else says("Well.")(request)
        await well(talk, say)

    def _read(self, body: bytes) -> Request:
        tree = json.loads(body)
        texts, calls, last_result = [], dict[str, str](), ""
        for message in tree["messages"]:
            text = _text_of(message.get("content"))
            for call in message.get("tool_calls") or ():
                called = f"{call['function']['name']} {call['function']['arguments']}"
                calls[call["id"]] = called
                text += f"\n{called}"
            if message["role"] == "tool":
                last_result = text
                text = f"{calls.get(message['tool_call_id'], '')}\n{text}"
            texts.append(text)
        counted = [*texts, json.dumps(tree.get("tools") or [])]
        own = sum(self.counter.count(text, Encoding.O200K) + _MESSAGE_TOKENS for text in counted)
        return Request(tuple(texts), last_result, round(FACTOR * own))

    def _too_long(self, tokens: int) -> bytes:
        text = (
            f"This model's maximum context length is {self.window} tokens. However, your messages "
            f"resulted in {tokens} tokens. Please reduce the length of the messages."
        )
        code = "context_length_exceeded"
        error = {"message": text, "type": "invalid_request_error", "code": code}
        return json.dumps({"error": error}).encode()


def reply_of(question: str, request: Request, quality: Quality) -> str:
    """Return a summarizer's answer to a question of that kind."""
    material = "\n".join(request.texts)
    match question:
        case "name":
            return "A look at many modules"
        case "gate":
            return "A 2 · B 2 · C 2 · D 2"
        case "extract":
            lines = material.partition("Asked for:")[2].split("\n")[1:]
            told = [line for line in lines if _kept(line, quality)]
            return "\n".join([*lines[:_FIRST_LINES], *told])
        case "handover":
            return _handover([*_told(material, quality)])
    lines = ["- [medium] The agent reads one module after the other and tells what it defines."]
    for teller, text in _told(material, quality):
        priority = "medium" if teller is Teller.FILE else "high"
        lines.append(f"- [{priority}] {_as_said(teller, text)}")
    return "\n".join(lines)


def _kept(material: str, quality: Quality) -> list[Detail]:
    present = [detail for detail in ALL if detail.is_in(material)]
    match quality:
        case Quality.HALF:
            return [detail for detail in present if ALL.index(detail) % 2]
        case Quality.NOTHING:
            return []
    return present


def _told(material: str, quality: Quality) -> Iterator[tuple[Teller, str]]:
    for detail in _kept(material, quality):
        yield detail.teller, detail.lie if quality is Quality.LIES else detail.text


def _handover(told: Sequence[tuple[Teller, str]]) -> str:
    def lines_of(teller: Teller, otherwise: str) -> str:
        lines = [_as_said(teller, text) for by, text in told if by is teller]
        return "\n".join(f"- {line}" for line in lines or [otherwise])

    bodies = (
        "- A Python library whose modules are read one after the other.",
        lines_of(Teller.FILE, "Each module defines some functions."),
        lines_of(Teller.AGENT, "The modules were read."),
        "None.",
        "- (high) Go on reading.",
        lines_of(Teller.USER, "None."),
    )
    sections = enumerate(zip(HANDOVER_SECTIONS, bodies, strict=True), start=1)
    return "\n".join(f"## {number}. {name}\n{body}" for number, (name, body) in sections)


def says(text: str, *calls: Called) -> Plan:
    """Return a planned answer that reports what the server counted."""
    return lambda request: chat([text], calls, input_tokens=request.tokens)


_QUESTIONS = {
    "name": prompts.NAME_SESSION,
    "gate": prompts.GATE,
    "extract": prompts.EXTRACT,
    "handover": prompts.HANDOVER,
    "observations": prompts.OBSERVATIONS,
    "reflect": prompts.REFLECT,
}


def _question_of(request: Request) -> str | None:
    """Return the kind of a question beside the conversation; None for the conversation itself."""
    asked = (request.texts[0], request.texts[-1])
    for name, prompt in _QUESTIONS.items():
        if any(prompt[:_QUESTION_CHARS] in text for text in asked):
            return name
    return None


def _as_said(teller: Teller, text: str) -> str:
    return f"The user said: “{text}”" if teller is Teller.USER else text


def _text_of(content: object) -> str:
    if isinstance(content, str):
        return content
    parts: Sequence[Any] = content if isinstance(content, list) else ()
    return "\n".join(part.get("text", "") for part in parts)
