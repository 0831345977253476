"""An approximate count of tokens, for models without a known tokenizer."""

from collections.abc import Sequence

from helix_desktop.domain.messages import (
    Image,
    Message,
    Part,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    ToolSpec,
    WebSearch,
)
from helix_desktop.domain.ports import MessageWeight

BYTES_PER_TOKEN = 4
"""The number of bytes per token."""

FRAME_TOKENS = 4
"""The tokens of a message's role, of a call's name, and of a tool's name."""

PICTURE_TOKENS = 800
"""The tokens of a picture, whatever its content."""


class ApproxMessageWeigher:
    """Implements MessageWeigher with an approximate count.

    It is fast on any text and never raises an error.
    """

    def count(self, text: str) -> int:
        size = len(text) if text.isascii() else len(text.encode("utf-8", "replace"))
        return -(-size // BYTES_PER_TOKEN)

    def exceeds(self, text: str, limit: int) -> bool:
        return self.count(text) > limit

    def weigh(self, message: Message) -> MessageWeight:
        tokens = FRAME_TOKENS + sum(self._weigh_part(part) for part in message.parts)
        return MessageWeight(tokens, tokens * BYTES_PER_TOKEN)

    def tools(self, specs: Sequence[ToolSpec]) -> MessageWeight:
        texts = (f"{spec.name}{spec.description}{spec.schema}" for spec in specs)
        tokens = sum(FRAME_TOKENS + self.count(text) for text in texts)
        return MessageWeight(tokens, tokens * BYTES_PER_TOKEN)

    def _weigh_part(self, part: Part) -> int:
        match part:
            case Text(text) | Thinking(text) | WebSearch(text=text):
                return self.count(text)
            case ToolCall(tool=tool, arguments=arguments):
                return FRAME_TOKENS + self.count(tool) + self.count(arguments)
            case ToolResult(text=text, images=images):
                return self.count(text) + PICTURE_TOKENS * len(images)
            case Image():
                return PICTURE_TOKENS
