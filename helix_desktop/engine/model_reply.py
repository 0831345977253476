"""Collects a streaming reply of a model to one message with calls."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct, field

from helix_desktop.context.message_parts import find_long_arguments
from helix_desktop.domain.cache import NewContent, Origin, digest_of
from helix_desktop.domain.canonical_messages import to_utf8
from helix_desktop.domain.events import AssistantReplied
from helix_desktop.domain.llm import (
    MAX_CALLS,
    MAX_REPLY_CALLS,
    CallsLeftOut,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    Usage,
    WebSearched,
)
from helix_desktop.domain.messages import ReplyPart, Text, Thinking, ToolCall
from helix_desktop.domain.value import replace


class ModelReply(Struct):
    """A reply collected from a stream of provider events; its parts can be recorded at any time."""

    is_known_id: Callable[[str], bool]
    """Returns whether an earlier call of the session has this ID."""
    calls_before: int = 0
    """Number of earlier calls, at which new IDs start."""
    parts: list[ReplyPart] = field(default_factory=list)
    reason: StopReason = StopReason.INTERRUPTED
    usage: Usage | None = None
    cost: float | None = None
    """The cost in US dollars, if it is known beside the model's prices."""
    charged: bool = False
    """Whether the call may cost something, even without a reply."""
    is_waiting: bool = False
    """Whether the request waits for a retry."""
    left_out: int = 0
    """Calls beyond the limit, which are not run; the first of them is kept."""
    _names: set[str] = field(default_factory=set)
    _pieces: list[str] = field(default_factory=list)
    _thinking: bool = False
    _opaque: str = ""

    def take(self, event: ProviderEvent) -> None:
        self.is_waiting = isinstance(event, RetryScheduled)
        self.charged |= not self.is_waiting
        match event:
            case TextDelta(text, opaque):
                self._add_piece(text, opaque, thinking=False)
            case ThinkingDelta(text, opaque):
                self._add_piece(text, opaque, thinking=True)
            case ToolCallArrived(call):
                # calls beyond the limit are only counted
                calls_so_far = len(self._names)
                self.left_out += calls_so_far >= MAX_CALLS
                if calls_so_far < MAX_REPLY_CALLS:
                    self._finish_part()
                    # an ID that no other call of the session has
                    number, name = self.calls_before + calls_so_far + 1, call.id
                    while not name or name in self._names or self.is_known_id(name):
                        name, number = f"call-{number}", number + 1
                    self._names.add(name)
                    self.parts.append(call if name == call.id else replace(call, id=name))
            case WebSearched(search):
                self._finish_part()
                self.parts.append(search)
            case CallsLeftOut(count):
                self.left_out += count
            case StreamFinished(reason, usage, cost):
                self.reason, self.usage, self.cost = reason, usage, cost

    @property
    def calls(self) -> tuple[ToolCall, ...]:
        return tuple(part for part in self.parts if isinstance(part, ToolCall))

    @property
    def text(self) -> str:
        return "".join(part.text for part in self.parts if isinstance(part, Text))

    @property
    def is_blank(self) -> bool:
        """Whether there is neither a text nor a call; thinking alone is no answer."""
        return not self.calls and not self.text.strip()

    @property
    def contents(self) -> tuple[NewContent, ...]:
        """The long argument values of the calls, to be cached before anything else happens."""
        return tuple(
            NewContent(to_utf8(value), Origin(call.tool, what=path))
            for call in self.calls
            for path, value in find_long_arguments(call.arguments)
        )

    def event(
        self, *, at: float, llm: str, seconds: float, cost: float | None = None
    ) -> AssistantReplied | None:
        """Return the event to journal with `contents`, or None if nothing arrived."""
        self._finish_part()
        if not self.parts:
            return None
        return AssistantReplied(
            at=at,
            llm=llm,
            parts=tuple(_without_unused_seals(self.parts) if self.left_out else self.parts),
            reason=self.reason,
            usage=self.usage,
            seconds=seconds,
            arguments=tuple(digest_of(content.data) for content in self.contents),
            cost=cost,
            left_out=self.left_out,
        )

    def _add_piece(self, text: str, opaque: str, *, thinking: bool) -> None:
        if thinking is not self._thinking:
            self._finish_part()
            self._thinking = thinking
        self._pieces.append(text)
        if opaque:
            # the opaque data belongs to the pieces so far, so a new part begins
            self._opaque = opaque
            self._finish_part()

    def _finish_part(self) -> None:
        """Make one part of the pieces so far."""
        text = "".join(self._pieces)
        if self._thinking and (text or self._opaque):
            self.parts.append(Thinking(text, self._opaque))
        elif text:
            self.parts.append(Text(text, self._opaque))
        self._pieces, self._opaque = [], ""


def _without_unused_seals(parts: Sequence[ReplyPart]) -> Iterator[ReplyPart]:
    """Yield the parts without opaque data after the last call, which belongs to dropped calls.

    A provider would look for those calls and reject the session's next request.
    """
    last_call = max(index for index, part in enumerate(parts) if isinstance(part, ToolCall))
    for index, part in enumerate(parts):
        if index <= last_call or isinstance(part, ToolCall):
            yield part
        elif part.text:
            yield replace(part, opaque="")
