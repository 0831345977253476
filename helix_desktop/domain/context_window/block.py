"""What one model call contains, and why each piece of it is there."""

from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.messages import Message


class BlockKind(StrEnum):
    """The kinds a window's account is kept by, in the order they are sent."""

    SYSTEM = "system"
    TOOLS = "tools"
    PIN = "pin"
    HANDOVER = "handover"
    OBSERVATIONS = "observations"
    NOTES = "notes"
    MARKER = "marker"
    RAW = "raw"


class Block(Struct, frozen=True):
    """One piece of a window: what it is, what it costs and why it is here.

    `origin` is the journal event (of a fold: the first covered), 0 for what stands before all.
    """

    kind: BlockKind
    message: Message
    tokens: int
    why: str
    origin: int
    digest: Digest
    size: int = 0
    images: int = 0


class WindowAccount(Struct, frozen=True):
    """Tokens by kind, which always sum to `tokens`; `size` is the request body in bytes."""

    by_kind: tuple[tuple[BlockKind, int], ...]
    size: int
    images: int = 0

    @property
    def tokens(self) -> int:
        return sum(tokens for _, tokens in self.by_kind)


class RequestLimits(Struct, frozen=True):
    """What one request may take: tokens beside the reply's room, bytes and pictures (0 = any)."""

    tokens: int
    size: int = 0
    images: int = 0

    def hold(self, account: WindowAccount) -> bool:
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
        """What is sent; tools travel beside the messages."""
        return tuple(block.message for block in self.blocks if block.kind is not BlockKind.TOOLS)
