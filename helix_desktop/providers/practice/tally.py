"""What a request takes, by a count of its own: about four bytes a token; and a cache of prefixes.

Like a provider it charges what it has read a moment ago as read from its cache.
"""

from collections.abc import Sequence

from helix_desktop.domain.llm import Request, Usage
from helix_desktop.domain.message import (
    Image,
    Message,
    Part,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
)
from helix_desktop.domain.ports import Weight

BYTES = 4
"""Of one token."""
FRAME = 4
"""Tokens of a message's role, of a call's name and of a tool's."""
PICTURE = 800
"""Tokens of a picture, whatever is on it."""
MOST_KEPT = 20_000
"""Prefixes remembered: those of the newest requests."""


class RoughScales:
    """Implements Scales: quick on any text, and never an error."""

    def count(self, text: str) -> int:
        size = len(text) if text.isascii() else len(text.encode("utf-8", "replace"))
        return -(-size // BYTES)

    def exceeds(self, text: str, limit: int) -> bool:
        return self.count(text) > limit

    def weigh(self, message: Message) -> Weight:
        tokens = FRAME + sum(self._part(part) for part in message.parts)
        return Weight(tokens, tokens * BYTES)

    def tools(self, specs: Sequence[ToolSpec]) -> Weight:
        texts = (f"{spec.name}{spec.description}{spec.schema}" for spec in specs)
        tokens = sum(FRAME + self.count(text) for text in texts)
        return Weight(tokens, tokens * BYTES)

    def _part(self, part: Part) -> int:
        match part:
            case Text(text) | Thinking(text):
                return self.count(text)
            case ToolCall(tool=tool, arguments=arguments):
                return FRAME + self.count(tool) + self.count(arguments)
            case ToolResult(text=text, images=images):
                return self.count(text) + PICTURE * len(images)
            case Image():
                return PICTURE


SCALES = RoughScales()


class PrefixCache:
    """The beginnings of requests that were read before, by a running hash."""

    def __init__(self) -> None:
        self._known: dict[int, None] = {}

    def read(self, request: Request) -> Usage:
        """What a request's input takes, and how much of it is known; from now on all of it is."""
        sizes = [SCALES.tools(request.tools).tokens]
        marks = [hash((request.llm.id, request.tools))]
        for message in request.messages:
            sizes.append(SCALES.weigh(message).tokens)
            marks.append(hash((marks[-1], message)))
        shared = self._shared(marks)
        self._keep(marks)
        known = sum(sizes[:shared])
        # a request that is known whole still has its last message read
        known -= sizes[-1] if shared == len(sizes) else 0
        return Usage(input=sum(sizes) - known, cache_read=known)

    def _shared(self, marks: Sequence[int]) -> int:
        count = 0
        while count < len(marks) and marks[count] in self._known:
            count += 1
        return count

    def _keep(self, marks: Sequence[int]) -> None:
        for mark in marks:
            self._known.pop(mark, None)
            self._known[mark] = None
        while len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]
