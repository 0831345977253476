"""One model reply while it comes in: pieces become parts, calls get ids that are unique."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from helix_desktop.context.canonical import to_utf8
from helix_desktop.context.message_parts import find_long_arguments
from helix_desktop.domain.cache import NewContent, Origin, digest_of
from helix_desktop.domain.events import AssistantReplied
from helix_desktop.domain.llm import (
    CALLS_HELD,
    MOST_CALLS,
    CallsLeftOut,
    ProviderEvent,
    RetryScheduled,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
    Usage,
)
from helix_desktop.domain.messages import Text, Thinking, ToolCall
from helix_desktop.domain.value import replace

Part = Text | Thinking | ToolCall


@dataclass(slots=True)
class ModelReply:
    """Collects a stream; whatever came can be recorded at any moment."""

    taken: Callable[[str], bool]
    """Whether an earlier call of the session has that id."""
    calls_before: int = 0
    """How many earlier calls there are: where new ids begin to count."""
    parts: list[Part] = field(default_factory=list)
    reason: StopReason = StopReason.INTERRUPTED
    usage: Usage | None = None
    charged: bool = False
    """Whether a model may have to be paid for it, also if nothing came."""
    waits: bool = False
    """Whether the request is not under way, but will be sent again."""
    left_out: int = 0
    """Calls that are not run because there were too many; the first of them is held."""
    _names: set[str] = field(default_factory=set)
    _pieces: list[str] = field(default_factory=list)
    _thinking: bool = False
    _opaque: str = ""

    def take(self, event: ProviderEvent) -> None:
        self.waits = isinstance(event, RetryScheduled)
        self.charged |= not self.waits
        match event:
            case TextDelta(text, opaque):
                self._grow(text, opaque, thinking=False)
            case ThinkingDelta(text, opaque):
                self._grow(text, opaque, thinking=True)
            case ToolCallArrived(call):
                self._call(call)
            case CallsLeftOut(count):
                self.left_out += count
            case StreamFinished(reason, usage):
                self.reason, self.usage = reason, usage

    @property
    def calls(self) -> tuple[ToolCall, ...]:
        return tuple(part for part in self.parts if isinstance(part, ToolCall))

    @property
    def text(self) -> str:
        """What was said, as far as it is complete."""
        return "".join(part.text for part in self.parts if isinstance(part, Text))

    @property
    def contents(self) -> tuple[NewContent, ...]:
        """The long values that it gives to tools: in the cache before anything else happens."""
        return tuple(
            NewContent(to_utf8(value), Origin(call.tool, what=path))
            for call in self.calls
            for path, value in find_long_arguments(call.arguments)
        )

    def event(
        self,
        *,
        at: float,
        llm: str,
        seconds: float,
        cost: float | None = None,
    ) -> AssistantReplied | None:
        """What to journal with `contents`, or None if nothing came."""
        self._settle()
        if not self.parts:
            return None
        return AssistantReplied(
            at=at,
            llm=llm,
            parts=tuple(_unsealed(self.parts) if self.left_out else self.parts),
            reason=self.reason,
            usage=self.usage,
            seconds=seconds,
            arguments=tuple(digest_of(content.data) for content in self.contents),
            cost=cost,
            left_out=self.left_out,
        )

    def _call(self, call: ToolCall) -> None:
        """Hold it, as long as there is room; what is beyond is only counted."""
        held = len(self._names)
        self.left_out += held >= MOST_CALLS
        if held < CALLS_HELD:
            self._settle()
            self.parts.append(self._named(call))

    def _grow(self, text: str, opaque: str, *, thinking: bool) -> None:
        if thinking is not self._thinking:
            self._settle()
            self._thinking = thinking
        self._pieces.append(text)
        if opaque:
            # it speaks for the pieces up to here: what follows is a part of its own
            self._opaque = opaque
            self._settle()

    def _settle(self) -> None:
        """The pieces so far become one part."""
        text = "".join(self._pieces)
        if self._thinking and (text or self._opaque):
            self.parts.append(Thinking(text, self._opaque))
        elif text:
            self.parts.append(Text(text, self._opaque))
        self._pieces, self._opaque = [], ""

    def _named(self, call: ToolCall) -> ToolCall:
        """The call under an id that no other call of the session has."""
        number, name = self.calls_before + len(self._names) + 1, call.id
        while not name or name in self._names or self.taken(name):
            name, number = f"call-{number}", number + 1
        self._names.add(name)
        return call if name == call.id else replace(call, id=name)


def _unsealed(parts: Sequence[Part]) -> Iterator[Part]:
    """Without the opaque blocks behind the last call: they belong to calls that are left out.

    A provider would look for these and refuse the session's next request.
    """
    last = max(at for at, part in enumerate(parts) if isinstance(part, ToolCall))
    for at, part in enumerate(parts):
        if at <= last or isinstance(part, ToolCall):
            yield part
        elif part.text:
            yield replace(part, opaque="")
