"""What texts and messages take where no tokenizer is known or worth loading: four bytes a token."""

from collections.abc import Sequence

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
