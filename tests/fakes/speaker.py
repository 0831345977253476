"""A model whose reply is a function of the request: an agent that works, or a hostile one."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable

from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.llm import (
    ModelRequest,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import Role, ToolCall
from tests.fakes.provider import Script

Answer = Callable[[ModelRequest], Script]

USED = Usage(input=100, output=10, cache_read=1_000)


class Speaker:
    """Implements Provider; keeps its requests and the most that it answered at the same time."""

    def __init__(self, answer: Answer, *, pace: float = 0.0) -> None:
        self.answer = answer
        self.pace = pace
        self.requests: list[ModelRequest] = []
        self.at_once = 0
        self._under_way = 0

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        self.requests.append(request)
        self._under_way += 1
        self.at_once = max(self.at_once, self._under_way)
        try:
            for item in self.answer(request):
                await asyncio.sleep(self.pace)
                if isinstance(item, Exception):
                    raise item
                if isinstance(item, str):
                    await asyncio.Event().wait()
                    continue
                yield item
        finally:
            self._under_way -= 1


def words(text: str) -> Script:
    return (TextDelta(text), StreamFinished(StopReason.ANSWERED, USED))


def calling(*calls: tuple[str, object]) -> Speaker:
    """Make one call in each reply, then answer."""

    def answer(request: ModelRequest) -> Script:
        made = sum(message.role is Role.ASSISTANT for message in request.messages)
        if made == len(calls):
            return words("done")
        tool, arguments = calls[made]
        call = ToolCall(f"c{made}", tool, json.dumps(arguments))
        return (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))

    return Speaker(answer)


def always(text: str) -> Answer:
    return lambda _request: words(text)


def last_message_text(request: ModelRequest) -> str:
    """Return the text of a request's last message."""
    return request.messages[-1].text


def is_handover(request: ModelRequest) -> bool:
    return "Write a handover document" in last_message_text(request)


def is_gate(request: ModelRequest) -> bool:
    return "were held before they enter the conversation" in last_message_text(request)


def document(mark: str = "the ledger service") -> str:
    """Return a handover as a good model writes it."""
    return "\n".join(f"## {n}. {name}\n- {mark}" for n, name in enumerate(HANDOVER_SECTIONS, 1))


class Agent:
    """Makes `steps` calls in each turn, then answers; `beside` answers requests outside of turns.

    With `file`, the calls read that file.
    """

    def __init__(
        self,
        steps: int = 2,
        *,
        answer_side_request: Answer | None = None,
        calls: int = 1,
        file: str = "",
    ) -> None:
        self.file = file
        self.steps = steps
        self.calls = calls
        self.answer_side_request = answer_side_request or always(document())
        self._made = 0

    def __call__(self, request: ModelRequest) -> Script:
        last = request.messages[-1]
        if last.role is Role.USER and "The application asks this" in last.text:
            return self.answer_side_request(request)
        done = 0
        for message in reversed(request.messages):
            if message.role is Role.USER:
                break
            done += message.role is Role.ASSISTANT
        if done >= self.steps:
            return (TextDelta("All of it is done."), StreamFinished(StopReason.ANSWERED))
        made = []
        for _ in range(self.calls):
            self._made += 1
            made.append(ToolCallArrived(self._call(f"c{self._made}")))
        return (TextDelta(f"Step {self._made}."), *made, StreamFinished(StopReason.TOOLS))

    def _call(self, name: str) -> ToolCall:
        if self.file:
            return ToolCall(name, "read_file", json.dumps({"path": self.file}))
        return ToolCall(name, "look", f'{{"n":{self._made}}}')
