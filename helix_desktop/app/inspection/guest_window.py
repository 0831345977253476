"""The content of a guest's recorded request, in place of Helix's own request.

Helix sends only the newest message to a guest. In a turn whose requests were recorded, the recorded
ones are the session's requests, not those that Helix made from its own history.
"""

from itertools import takewhile

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.events import Event, GuestRequested, TurnStarted, WindowSent
from helix_desktop.domain.inspected_request import (
    OWN_CONTEXT,
    BlockReason,
    BlockReasonKind,
    BlockState,
    InspectedBlock,
    InspectedKind,
)
from helix_desktop.domain.messages import Message


class BodyBlock(Struct, frozen=True):
    """One block of a body, with Helix's count of its tokens. `name` is the tool of an output."""

    sort: InspectedKind
    kind: BlockKind
    message: Message
    digest: Digest
    tokens: int
    name: str = ""
    what: str = ""


class BodyOutline(Struct, frozen=True):
    """Tells by the digests of its blocks whether a request continues another one.

    `instructions` are the longest part of the system prompt, which differs between the agents of a
    guest. `first_message` is the digest of the message that all requests of a conversation begin
    with, or "".
    """

    blocks: tuple[Digest, ...] = ()
    has_tools: bool = False
    instructions: str = ""
    first_message: str = ""

    def shared_blocks(self, before: "BodyOutline") -> int:
        """Return how many of the first blocks are the same as in the request before."""
        pairs = zip(before.blocks, self.blocks, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


class RequestBody(Struct, frozen=True):
    """The content of a body. A body in an unknown form is a single block."""

    blocks: tuple[BodyBlock, ...] = ()
    is_known: bool = True

    @property
    def has_tools(self) -> bool:
        return any(block.sort is InspectedKind.TOOLS for block in self.blocks)

    @property
    def outline(self) -> BodyOutline:
        instructions = (it.message.text for it in self.blocks if it.kind is BlockKind.SYSTEM)
        messages = (block.digest for block in self.blocks if block.kind is BlockKind.RAW)
        return BodyOutline(
            tuple(block.digest for block in self.blocks),
            self.has_tools,
            max(instructions, key=len, default=""),
            next(messages, ""),
        )

    @property
    def by_kind(self) -> tuple[tuple[BlockKind, int], ...]:
        sums = dict.fromkeys(BlockKind, 0)
        for block in self.blocks:
            sums[block.kind] += block.tokens
        return tuple((kind, tokens) for kind, tokens in sums.items() if tokens)

    @property
    def tokens(self) -> int:
        return sum(block.tokens for block in self.blocks)


def inspected_blocks(body: RequestBody, seq: int) -> tuple[InspectedBlock, ...]:
    """Return the blocks as the inspector shows them; nothing can be done to them."""
    return tuple(
        InspectedBlock(
            f"{seq}:guest:{number}",
            block.sort,
            block.kind,
            block.name,
            block.message,
            block.tokens,
            block.digest,
            BlockState.ALWAYS if block.kind is not BlockKind.RAW else BlockState.FULL,
            BlockReason(BlockReasonKind.RECORDED),
            exclude_problem=OWN_CONTEXT,
            what=block.what,
        )
        for number, block in enumerate(body.blocks)
    )


class ShownRequests:
    """Decides, event by event, which requests of a session are shown.

    A recorded request may be journaled shortly after the step that it led to.
    """

    def __init__(self) -> None:
        self._recorded = ""
        """The model of the guest whose requests were recorded in this turn."""
        self._own: list[str] = []
        """The models of the requests that Helix made in this turn and that are shown."""

    def take(self, event: Event) -> tuple[bool, int]:
        """Return whether an event is a request that is shown, and how many of the newest
        requests it replaces.
        """
        match event:
            case TurnStarted():
                self._recorded, self._own = "", []
            case WindowSent(llm=llm) if llm != self._recorded:
                self._own.append(llm)
                return True, 0
            case GuestRequested(side=False, is_answered=True, llm=llm):
                self._recorded = llm
                count = sum(1 for _ in takewhile(lambda own: own == llm, reversed(self._own)))
                del self._own[len(self._own) - count :]
                return True, count
        return False, 0
