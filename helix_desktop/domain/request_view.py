"""Requests as a person looks at them: the next one and every earlier one, block by block.

Nothing here is worded: the window words it. What is not known says so and is never guessed.
"""

from enum import StrEnum
from operator import itemgetter

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import Image, Message, Text, Thinking, ToolCall, ToolResult


class InspectedKind(StrEnum):
    """What a block is, more finely than the account's kinds."""

    SYSTEM = "system"
    TOOLS = "tools"
    GUIDE = "guide"
    PIN = "pin"
    HANDOVER = "handover"
    OBSERVATIONS = "observations"
    NOTES = "notes"
    PERSON = "person"
    AGENT = "agent"
    CONTEXT = "context"
    OUTPUT = "output"
    DRAFT = "draft"
    LOST = "lost"


class BlockState(StrEnum):
    """What was done to a block."""

    ALWAYS = "always"
    PINNED = "pinned"
    SUMMARY = "summary"
    CACHED = "cached"
    COMPACTED = "compacted"
    HELD = "held"
    """It waits for the form in which it stays; what is shown of it is what the model sees."""
    FULL = "full"
    DRAFT = "draft"
    LEFT_OUT = "left_out"
    LOST = "lost"


class BlockReasonKind(StrEnum):
    """Why a block is in a request."""

    SYSTEM = "system"
    TOOLS = "tools"
    GUIDE = "guide"
    PINNED = "pinned"
    FOLDED = "folded"
    SWEPT = "swept"
    LEFT_OUT = "left_out"
    GATE_COMPACTED = "gate_compacted"
    GATE_PREVIEW = "gate_preview"
    GATE_FULL = "gate_full"
    HELD = "held"
    ANSWERED_NOW = "answered_now"
    THIS_TURN = "this_turn"
    TURN_BEFORE = "turn_before"
    NEWER = "newer"
    AS_IT_WAS = "as_it_was"
    INJECTED = "injected"
    MENTIONED = "mentioned"
    NO_RESULT = "no_result"
    UNDER_WAY = "under_way"
    """The call is still running, or waits for something."""
    ASKED = "asked"
    """The call waits for the person's permission."""
    DAMAGED = "damaged"
    DRAFT = "draft"
    LOST = "lost"


FULL = 85.0
"""Percent of the window that is not to be passed, where no handover is due by itself."""


class BlockReason(Struct, frozen=True):
    """Why, and the facts of it: `number` is a turn, a handover or a count, by what `why` says."""

    why: BlockReasonKind
    number: int = 0
    at: float = 0.0
    tokens: int = 0
    text: str = ""
    job: Job | None = None


class BlockFacts(Struct, frozen=True):
    """What else is known of a block. 0, "" and None: it has no such thing."""

    turn: int = 0
    epoch: int = 0
    """The rewrite that it comes from."""
    messages: int = 0
    """How many events a summary stands for."""
    before: int = 0
    after: int = 0
    """Tokens of the window around that rewrite, or of an output around the gate."""
    missing: int = 0
    """Details that only the originals of a summary have."""
    content: Digest | None = None
    """Its original in the cache."""
    pin: str = ""
    """The pin that it is, or that was made of it."""
    capped: bool = False


class InspectedBlock(Struct, frozen=True):
    """One block of a request. `key` names it in the session, whatever is done to it.

    `may_leave`: it can be left out; `refusal` says in a word why not.
    """

    key: str
    sort: InspectedKind
    kind: BlockKind | None
    """None: it is in no request yet (the draft)."""
    name: str
    """A tool, a file, the number of a handover; "" where the sort says it all."""
    message: Message
    tokens: int
    digest: Digest
    state: BlockState
    reason: BlockReason
    facts: BlockFacts = BlockFacts()
    origin: int = 0
    refusal: str = ""
    what: str = ""
    """The command or path of an output."""

    @property
    def may_leave(self) -> bool:
        return not self.refusal and self.state is not BlockState.LEFT_OUT

    @property
    def text(self) -> str:
        """All that a model reads of it, word for word."""
        return message_text(self.message)

    def beginning(self, length: int = 200) -> str:
        """Its first words, for one line."""
        for part in self.message.parts:
            words = _words(part)[: 4 * length].strip()
            if words:
                return " ".join(words.split())[:length]
        return ""


def message_text(message: Message) -> str:
    return "\n".join(filter(None, map(_words, message.parts)))


def _words(part: object) -> str:
    match part:
        case Text(text) | Thinking(text) | ToolResult(text=text):
            return text
        case ToolCall(tool=tool, arguments=arguments):
            return f"{tool} {arguments}"
        case Image(mime=mime, width=width, height=height):
            return f"[{mime} {width} × {height}]"
        case _:
            return ""


class RequestMarks(Struct, frozen=True):
    """The model's window and where something is done, in its tokens; None: never by itself."""

    window: int
    most: int
    """What a request may have of it."""
    sweep: int | None = None
    condense: int | None = None
    observe: int | None = None
    hand_over: int | None = None

    @property
    def reserve(self) -> int:
        return max(0, self.window - self.most)

    @property
    def rewrites(self) -> tuple[tuple[Job, int], ...]:
        """What is done by itself, and where it begins, the lowest first."""
        found = (
            (Job.OBSERVE, self.observe),
            (Job.SWEEP, self.sweep),
            (Job.CONDENSE, self.condense),
            (Job.HAND_OVER, self.hand_over),
        )
        return tuple(sorted(((job, mark) for job, mark in found if mark), key=itemgetter(1)))

    @property
    def next_rewrite(self) -> tuple[Job, int] | None:
        """The first of them that looks at the whole window."""
        found = [each for each in self.rewrites if each[0] is not Job.OBSERVE]
        return min((*found, (Job.PANIC, self.most)), key=itemgetter(1)) if found else None


class RequestPrice(Struct, frozen=True):
    """US dollars of what is sent; None: nobody knows the model's prices."""

    cached: float | None = None
    plain: float | None = None
    """Without a prompt cache."""
    warm: bool = False
    """Whether the provider's cache should still have what was sent before."""


class RewriteForecast(Struct, frozen=True):
    """Where the window goes from here. None: too little has happened to say."""

    turns: int | None = None
    mark: int | None = None
    job: Job | None = None
    """What is done there."""
    due: bool = False


class RequestSpace(Struct, frozen=True):
    """What a request takes by now, as the model counts, and what may be added, in our tokens.

    `pace` is the model's tokens for one of ours. `most`: what a request holds at most; `below`:
    what leaves it below the mark of a handover, or `FULL` percent where none is due by itself.
    """

    tokens: int
    window: int
    pace: float
    most: int
    below: int
    handover: float = 0.0
    """Percent of the window at which a handover is due; 0: never."""

    @property
    def line(self) -> float:
        return self.handover or FULL

    def share(self, ours: int = 0) -> int:
        """Percent of the window, with so many tokens of ours added."""
        return round(100 * (self.tokens + self.counted(ours)) / max(1, self.window))

    def counted(self, ours: int) -> int:
        """Tokens of ours as the model counts them."""
        return round(ours * self.pace)


class WindowWeight(Struct, frozen=True):
    """What a window is expected to take, as the model counts, without its blocks.

    `most`: what it may take; 0: as much as is expected. `pace`: what the model counts for one more
    token of ours.
    """

    tokens: int
    by_kind: tuple[tuple[BlockKind | None, int], ...]
    marks: RequestMarks
    most: int = 0
    outlook: RewriteForecast = RewriteForecast()
    pace: float = 1.0

    @property
    def share(self) -> float:
        """Of the model's window."""
        return self.tokens / self.marks.window if self.marks.window else 0.0


class InspectedRequest(Struct, frozen=True):
    """One request, whole. `seq` is that of its event, 0 for the next one."""

    seq: int
    llm: str
    blocks: tuple[InspectedBlock, ...]
    marks: RequestMarks
    step: int = 0
    """Which request of the session it is, from 1; the next one: how many there were."""
    steps: int = 0
    at: float = 0.0
    seconds: float = 0.0
    most: int = 0
    """What the next one may take; 0: as much as is expected."""
    usage: Usage | None = None
    prefix: int = 0
    """So many first blocks are as they were in the request before."""
    removed: tuple[InspectedBlock, ...] = ()
    """What the request before had and this one has not, once that was asked for."""
    price: RequestPrice = RequestPrice()
    cost: float | None = None
    outlook: RewriteForecast = RewriteForecast()
    size: int = 0
    body: str = ""
    """SHA-256 of the bytes that went out, as far as it was kept."""
    verified: bool = True
    """Whether every block has the digest that was journaled when it was sent."""
    floor: tuple[tuple[str, int], ...] = ()
    """Of a request that does not fit: what it cannot become smaller than, by kind."""
    pace: float = 1.0
    """What the model counts for one more token of ours."""

    @property
    def past(self) -> bool:
        return self.seq > 0

    @property
    def tokens(self) -> int:
        return sum(block.tokens for block in self.blocks)

    @property
    def weighed(self) -> WindowWeight:
        by_kind = tuple(self.by_kind().items())
        return WindowWeight(self.tokens, by_kind, self.marks, self.most, self.outlook, self.pace)

    @property
    def prefix_tokens(self) -> int:
        return sum(block.tokens for block in self.blocks[: self.prefix])

    @property
    def fits(self) -> bool:
        return not self.floor

    def by_kind(self) -> dict[BlockKind | None, int]:
        """Tokens by kind, in the order of kinds; under None what is not sent yet."""
        found: dict[BlockKind | None, int] = {}
        for block in self.blocks:
            found[block.kind] = found.get(block.kind, 0) + block.tokens
        return {kind: found[kind] for kind in (*BlockKind, None) if kind in found}


class EncodedBody(Struct, frozen=True):
    """The bytes of a request's body as its provider's grammar writes them.

    `same`: they have the SHA-256 that was kept when it was sent; None where none was kept.
    """

    data: bytes
    sha: str
    same: bool | None = None


class RequestDiff(Struct, frozen=True):
    """Two requests: how many blocks they begin with together, what went and what came."""

    kept: int
    removed: tuple[InspectedBlock, ...]
    added: tuple[InspectedBlock, ...]


class RequestRewrite(Struct, frozen=True):
    """A rewrite among the requests: `step` is how many were sent before it."""

    job: Job
    at: float
    step: int
    number: int
