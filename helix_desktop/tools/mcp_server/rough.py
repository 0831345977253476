"""Scales for an agent whose model nobody here knows: a token is about four bytes.

They only cut parts of a text to size, so that no tokenizer has to be loaded to serve them.
"""

from collections.abc import Sequence

from helix_desktop.domain.message import Message, ToolSpec
from helix_desktop.domain.ports import Weight

BYTES = 4


class RoughScales:
    """Implements Scales; a message is what it is written out."""

    def count(self, text: str) -> int:
        size = len(text) if text.isascii() else len(text.encode("utf-8", "replace"))
        return -(-size // BYTES)

    def exceeds(self, text: str, limit: int) -> bool:
        return self.count(text) > limit

    def weigh(self, message: Message) -> Weight:
        return Weight(self.count(repr(message.parts)))

    def tools(self, specs: Sequence[ToolSpec]) -> Weight:
        return Weight(sum(self.count(f"{each.description}{each.schema}") for each in specs))
