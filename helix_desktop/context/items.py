"""History as items: what the person said, what was injected, and the agent's steps.

A step is an assistant message with all its calls and all their results. It is never split.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    Outcome,
    OutputGated,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.message import Message, Role, Text, ToolCall, ToolResult

NO_RESULT = "[no result] The application ended before this call returned."
"""What stands for a result that the journal does not have."""

Texts: TypeAlias = Callable[[Digest], str]
"""Stored contents as text; KeyError for one that was not fetched."""


@dataclass(slots=True)
class Returned:
    """The answer to one call: what the tool gave, and the form that the gate let through."""

    seq: int
    event: ToolReturned
    gate: OutputGated | None = None

    @property
    def shown(self) -> Digest:
        return self.gate.shown if self.gate else self.event.content


@dataclass(slots=True)
class Item:
    """One message of the person or the surroundings, or one step. Steps grow while calls return."""

    seq: int
    turn: int
    event: TurnStarted | ContextInjected | AssistantReplied
    results: dict[str, Returned] = field(default_factory=dict)
    calls: tuple[ToolCall, ...] = field(init=False)

    def __post_init__(self) -> None:
        # looked at for every row of every window, and never another
        parts = self.event.parts if isinstance(self.event, AssistantReplied) else ()
        self.calls = tuple(part for part in parts if isinstance(part, ToolCall))

    @property
    def typed(self) -> bool:
        """Whether the person wrote it."""
        return isinstance(self.event, TurnStarted)

    @property
    def reply(self) -> AssistantReplied | None:
        return self.event if isinstance(self.event, AssistantReplied) else None

    @property
    def last(self) -> int:
        """The newest event that belongs to it."""
        return max((self.seq, *(found.seq for found in self.results.values())))

    @property
    def open_calls(self) -> tuple[ToolCall, ...]:
        """The calls that have no result yet, in call order."""
        return tuple(call for call in self.calls if call.id not in self.results)

    def outputs(self) -> Iterator[Returned]:
        """What its calls returned, in call order."""
        for call in self.calls:
            if call.id in self.results:
                yield self.results[call.id]


def spoken(item: Item) -> Message:
    """The item's own message, as it was said."""
    match item.event:
        case TurnStarted(text=text, images=images):
            return Message(Role.USER, (Text(text), *images))
        case ContextInjected(text=text, system=system):
            return Message(Role.SYSTEM if system else Role.USER, (Text(text),))
        case AssistantReplied(parts=parts):
            return Message(Role.ASSISTANT, parts)


def answer(call: ToolCall, returned: Returned | None, text: str) -> Message:
    """The result of a call under the text that is shown of it."""
    failed = returned is None or returned.event.outcome is not Outcome.OK
    return Message(Role.TOOL, (ToolResult(call.id, text, failed=failed),))


def originals(item: Item, texts: Texts) -> Iterator[Message]:
    """The item's messages as they happened: whole outputs, whatever was shown of them."""
    yield spoken(item)
    for call in item.calls:
        found = item.results.get(call.id)
        text = texts(found.event.content) if found else NO_RESULT
        yield answer(call, found, text)
