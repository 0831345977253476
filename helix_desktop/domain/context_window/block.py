"""The blocks of one request (context window): kind, reason, tokens, and its limits."""

from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.messages import Message


class BlockKind(StrEnum):
    """The kinds of blocks that a window's account is divided into, in the order they are sent."""

    SYSTEM = "system"
    TOOLS = "tools"
    PIN = "pin"
    HANDOVER = "handover"
    OBSERVATIONS = "observations"
    NOTES = "notes"
    MARKER = "marker"
    RAW = "raw"


class RequestPart(StrEnum):
    """A part of a request's tokens that is not a block."""

    OVERHEAD = "overhead"
    """What the model counts beyond Helix's count of all blocks; negative if it counts less."""


PartKind = BlockKind | RequestPart


class Block(Struct, frozen=True):
    """One block of a window, with its cost and the reason for its presence.

    `origin` is the journal event of the block (for a fold, the first covered event), and 0 for a
    block before all history.
    """

    kind: BlockKind
    message: Message
    tokens: int
    why: str
    origin: int
    digest: Digest
    size: int = 0
    images: int = 0

    @property
    def is_sent(self) -> bool:
        """Whether a request has it as a message; tools are sent separately, and excluded
        messages are not sent.
        """
        return self.kind is not BlockKind.TOOLS and bool(self.message.parts)


class WindowAccount(Struct, frozen=True):
    """Tokens by kind, which always sum to `tokens`.

    `size` is the size of the request body in bytes.
    """

    by_kind: tuple[tuple[BlockKind, int], ...]
    size: int
    images: int = 0

    @property
    def tokens(self) -> int:
        return sum([tokens for _, tokens in self.by_kind])


class RequestLimits(Struct, frozen=True):
    """The limits of one request: tokens without the reserve for the reply, body bytes, and images.

    For bytes and images, 0 means unlimited.
    """

    tokens: int
    size: int = 0
    images: int = 0

    def allow(self, account: WindowAccount) -> bool:
        return (
            account.tokens <= self.tokens
            and (not self.size or account.size <= self.size)
            and (not self.images or account.images <= self.images)
        )


class ContextWindow(Struct, frozen=True):
    """The ordered blocks of one request under the view of one epoch."""

    blocks: tuple[Block, ...]
    account: WindowAccount
    epoch: int = 0

    @property
    def messages(self) -> tuple[Message, ...]:
        """The messages that are sent. Tool definitions are sent separately."""
        return tuple(block.message for block in self.blocks if block.is_sent)

    def tokens_of_first(self, count: int) -> int:
        """Return the tokens of the first blocks.

        If these are most blocks, the others are subtracted.
        """
        if count < len(self.blocks) // 2:
            return sum(block.tokens for block in self.blocks[:count])
        return self.account.tokens - sum(block.tokens for block in self.blocks[count:])
