"""What one model call contains, and why each piece of it is there."""

from dataclasses import dataclass
from enum import StrEnum

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.message import Message


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


@dataclass(frozen=True, slots=True)
class Block:
    """One piece of a window: what it is, what it costs and why it is here."""

    kind: BlockKind
    message: Message
    tokens: int
    why: str
    origin: int
    digest: Digest


@dataclass(frozen=True, slots=True)
class Account:
    """Tokens by kind, which always sum to `total`; `size` is the request body in bytes."""

    by_kind: tuple[tuple[BlockKind, int], ...]
    size: int

    @property
    def total(self) -> int:
        return sum(tokens for _, tokens in self.by_kind)


@dataclass(frozen=True, slots=True)
class Window:
    """The ordered blocks of one request."""

    blocks: tuple[Block, ...]
    account: Account
    limit: int
    reserve: int
