"""What the page Context shows of a request: blocks with states and reasons, prices, forecast.

Nothing here is worded for display; the user interface does that. Unknown figures are marked as
unknown and never guessed.
"""

from collections.abc import Iterable
from enum import StrEnum
from itertools import dropwhile
from operator import itemgetter

from msgspec import Struct

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import BlockKind, PartKind, RequestPart
from helix_desktop.domain.context_window.rewrites import Job, RewriteSort
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.messages import (
    Image,
    Message,
    Text,
    Thinking,
    ToolCall,
    ToolResult,
    WebSearch,
)
from helix_desktop.domain.phrase import Phrase


class InspectedKind(StrEnum):
    """The kind of a block, in finer steps than `BlockKind`."""

    SYSTEM = "system"
    TOOLS = "tools"
    GUIDE = "guide"
    PIN = "pin"
    HANDOVER = "handover"
    OBSERVATIONS = "observations"
    NOTES = "notes"
    USER = "user"
    AGENT = "agent"
    CONTEXT = "context"
    OUTPUT = "output"
    DRAFT = "draft"
    LOST = "lost"


class BlockState(StrEnum):
    """The state of a block in the request."""

    ALWAYS = "always"
    PINNED = "pinned"
    """The user keeps the block in every request."""
    KEPT = "kept"
    """The application keeps it in every request: what the user typed, and what controls the
    agent.
    """
    SUMMARY = "summary"
    CACHED = "cached"
    COMPACTED = "compacted"
    AT_GATE = "held"
    """The output waits for the choice of its form. The model sees the text that is shown now."""
    FULL = "full"
    DRAFT = "draft"
    LEFT_OUT = "left_out"
    LOST = "lost"


class BlockReasonKind(StrEnum):
    """The reason for a block's presence in a request."""

    SYSTEM = "system"
    TOOLS = "tools"
    GUIDE = "guide"
    PINNED = "pinned"
    FOLDED = "folded"
    MARKED = "markers"
    LEFT_OUT = "left_out"
    GATE_COMPACTED = "gate_compacted"
    GATE_PREVIEW = "gate_preview"
    GATE_FULL = "gate_full"
    AT_GATE = "held"
    ANSWERED_NOW = "answered_now"
    THIS_TURN = "this_turn"
    TURN_BEFORE = "turn_before"
    NEWER = "newer"
    AS_IT_WAS = "as_it_was"
    TYPED = "typed"
    """The user typed it, and no compaction replaces it."""
    STEERS = "steers"
    """It controls the agent, as a subagent's task does, and no compaction replaces it."""
    LIKELY_NEEDED = "kept"
    """Notes left the step whole, because its outputs will probably be needed."""
    INJECTED = "injected"
    MENTIONED = "mentioned"
    BROUGHT = "brought"
    """It comes from another session: `text` is its title, `number` and `at` are of the event."""
    NO_RESULT = "no_result"
    UNDER_WAY = "under_way"
    """The call is still running or waits for something."""
    NEEDS_APPROVAL = "asked"
    """The call waits for the user's permission."""
    DAMAGED = "damaged"
    START = "start"
    """The beginning is excluded, and a request begins with a message of the user."""
    RECORDED = "recorded"
    """The agent of another program sent it, as recorded."""
    DRAFT = "draft"
    LOST = "lost"


FULL = 85.0
"""The highest desirable window use, in percent, if no handover is due automatically."""

REFUSED = "refused"
"""Given in place of the chooser of a preview: an excerpt was asked for and refused."""


class BlockReason(Struct, frozen=True):
    """A reason with its facts. `number` is a turn, a handover, or a count, depending on `why`.

    Of a kept step, `number` is its age in steps, `tokens` the number of its names that were used
    since, and `text` says whether it edited a file.
    """

    why: BlockReasonKind
    number: int = 0
    at: float = 0.0
    tokens: int = 0
    text: str = ""
    job: Job | None = None


class BlockFacts(Struct, frozen=True):
    """Further facts about a block. 0, "", and None mean that the fact does not apply."""

    turn: int = 0
    epoch: int = 0
    """The epoch that the block comes from."""
    messages: int = 0
    """The number of events that a summary replaces."""
    before: int = 0
    after: int = 0
    """The tokens of the window after that epoch, or of an output after the gate."""
    missing: int = 0
    """The number of details that are found only in the originals of a summary."""
    content: Digest | None = None
    """The digest of the original in the cache."""
    pin: str = ""
    """The pin that the block is, or that was made from the block."""
    capped: bool = False
    cut: str = ""
    """Which part of a file or document the block has, if the whole was too large."""


OWN_CONTEXT = Phrase("The agent's context is its own.")
"""Why a block of a guest (an agent of another program) cannot be changed."""


class InspectedBlock(Struct, frozen=True):
    """One block of a request. `key` names the block within the session, whatever happens to it.

    `can_exclude`: the user can exclude the block; `exclude_problem` says why not.
    """

    key: str
    sort: InspectedKind
    kind: BlockKind | None
    """None for the draft, which is in no request yet."""
    name: str
    """A tool, a file, or the number of a handover; "" if `sort` says everything."""
    message: Message
    tokens: int
    digest: Digest
    state: BlockState
    reason: BlockReason
    facts: BlockFacts = BlockFacts()
    origin: int = 0
    exclude_problem: str = ""
    what: str = ""
    """The command or path of an output, or the beginning of an excluded message."""

    @property
    def can_exclude(self) -> bool:
        return not self.exclude_problem and self.state is not BlockState.LEFT_OUT

    @property
    def is_rewound(self) -> bool:
        """Whether it only marks where a rewind removed messages, so that no row shows it."""
        return self.state is BlockState.SUMMARY and not self.message.parts

    @property
    def text(self) -> str:
        """The complete text that a model reads."""
        return message_text(self.message)

    def beginning(self, length: int = 200) -> str:
        """Return the first words of the block for one line."""
        for part in self.message.parts:
            words = _part_text(part)[: 4 * length].strip()
            if words:
                return " ".join(words.split())[:length]
        return ""


def message_text(message: Message) -> str:
    return "\n".join(filter(None, map(_part_text, message.parts)))


def _part_text(part: object) -> str:
    match part:
        case ToolResult(text=text, images=images) if images:
            return "\n".join([text, *map(_part_text, images)])
        case Text(text) | Thinking(text) | ToolResult(text=text) | WebSearch(text=text):
            return text
        case ToolCall(tool=tool, arguments=arguments):
            return f"{tool} {arguments}"
        case Image(mime=mime, width=width, height=height):
            return f"[{mime} {width} × {height}]"
        case _:
            return ""


_BEFORE_PINS = (BlockKind.SYSTEM, BlockKind.TOOLS, BlockKind.PIN)


def pin_cost(blocks: Iterable[InspectedBlock], block: InspectedBlock) -> int:
    """Return the tokens that are new to the prompt cache if the text of a block is pinned.

    A pin comes before the conversation. A message of the user that is shown in full needs no block
    for it yet.
    """
    if block.sort is InspectedKind.USER and block.state in (BlockState.FULL, BlockState.KEPT):
        return 0
    return sum(
        pinned_block.tokens
        for pinned_block in blocks
        if pinned_block.kind and pinned_block.kind not in _BEFORE_PINS
    )


def exclusion_cost(blocks: Iterable[InspectedBlock], block: InspectedBlock) -> int:
    """Return the tokens that are new to the prompt cache if a block is excluded or included."""
    from_block_on = dropwhile(lambda candidate: candidate.key != block.key, blocks)
    return sum(
        later_block.tokens
        for later_block in from_block_on
        if later_block.kind and later_block.key != block.key
    )


class RequestMarks(Struct, frozen=True):
    """The model's window and the thresholds in it, in the model's tokens.

    None means never automatically.
    """

    window: int
    max_tokens: int
    """The maximum size of a request."""
    reply: int = 0
    """The most tokens that the request asks for in reply; 0: not known."""
    notes: int | None = None
    observations: int | None = None
    handover: int | None = None
    notes_early: int | None = None
    """From here on, notes are due as soon as they save money, and at `notes` in any case."""

    @property
    def reserve(self) -> int:
        """The end of the window that is kept free for the reply."""
        return self.reply or max(0, self.window - self.max_tokens)

    @property
    def job_thresholds(self) -> tuple[tuple[Job, int], ...]:
        """The automatic jobs and the window use at which each begins, lowest first."""
        marks = (
            (Job.OBSERVATIONS, self.observations),
            (Job.NOTES, self.notes),
            (Job.HANDOVER, self.handover),
        )
        return tuple(sorted(((job, mark) for job, mark in marks if mark), key=itemgetter(1)))

    @property
    def next_job(self) -> tuple[Job, int] | None:
        """The next automatic job that looks at the whole window."""
        candidates = [due for due in self.job_thresholds if due[0] is not Job.OBSERVATIONS]
        return (
            min((*candidates, (Job.TRIM, self.max_tokens)), key=itemgetter(1))
            if candidates
            else None
        )


class RequestPrice(Struct, frozen=True):
    """The input price of a request in US dollars. None if the model's prices are unknown."""

    cached: float | None = None
    plain: float | None = None
    """The price without a prompt cache."""
    warm: bool = False
    """Whether the provider's cache should still hold the previous request."""


class RewriteForecast(Struct, frozen=True):
    """A forecast of the next compaction. None means that nothing certain can be said."""

    turns: int | None = None
    mark: int | None = None
    """The size at which it comes at the latest."""
    job: Job | None = None
    """The job that runs at the mark."""
    early: int | None = None
    """The size from which it comes as soon as it pays off; None: only at `mark`."""
    due: bool = False
    """Whether it comes before the next request is sent."""
    too_large: bool = False
    """Whether the request would be too large without the compaction."""
    cost: float | None = None
    """The cost in dollars of a compaction that is due, if it is known."""


LONG_MESSAGE_CHARS = 4_000
"""The length from which a message is checked for whether it fits: no window is smaller."""


class RequestSpace(Struct, frozen=True):
    """The size of the next request in the model's tokens, and the room for additions.

    Room is in tokens of the application's count. `token_ratio` is the number of the model's tokens
    per token of that count. `max_tokens` is the room up to the largest request. `below` is the room
    up to the mark of a handover, or to `FULL` percent if none is due automatically.
    """

    tokens: int
    window: int
    token_ratio: float
    max_tokens: int
    below: int
    handover: float = 0.0
    """The window use, in percent, at which a handover is due; 0 = never."""
    missing: int = 0
    """The tokens of the typed text that may have to be left out, whatever else is shortened."""

    @property
    def line(self) -> float:
        return self.handover or FULL

    def share(self, ours: int = 0) -> int:
        """Return the window use in percent after adding `ours` tokens of the application's
        count.
        """
        return round(100 * (self.tokens + self.counted(ours)) / max(1, self.window))

    def counted(self, ours: int) -> int:
        """Convert the application's token count to the model's."""
        return round(ours * self.token_ratio)


class WindowWeight(Struct, frozen=True):
    """The expected size of a window in the model's tokens, without its blocks.

    `by_kind` sums up to `tokens`. `cautious_tokens` is an upper bound; 0: the same as expected.
    """

    tokens: int
    by_kind: tuple[tuple[PartKind | None, int], ...]
    marks: RequestMarks
    cautious_tokens: int = 0
    outlook: RewriteForecast = RewriteForecast()
    estimated: bool = False
    """Whether the counts of blocks are estimates, since the model's tokenizer is not known."""
    cached_until: float = 0.0
    """When the prompt cache with the last request expires; 0 if there is none, or it is unknown."""


def visible_parts(by_kind: Iterable[tuple[PartKind | None, int]]) -> dict[PartKind | None, float]:
    """Return the parts of a bar: if a model counts less than Helix, all parts are shorter."""
    sums = dict(by_kind)
    overhead = sums.get(RequestPart.OVERHEAD, 0)
    if overhead >= 0:
        return {kind: float(tokens) for kind, tokens in sums.items()}
    del sums[RequestPart.OVERHEAD]
    total = sum(sums.values())
    return {kind: tokens * (total + overhead) / total for kind, tokens in sums.items()}


def with_overhead(
    by_kind: Iterable[tuple[PartKind | None, int]], tokens: int
) -> tuple[tuple[PartKind | None, int], ...]:
    """Return sums of blocks, together with the difference to the model's count of the request."""
    sums = dict(by_kind)
    overhead = tokens - sum(sums.values())
    if overhead:
        sums[RequestPart.OVERHEAD] = overhead
    return tuple(
        (kind, sums[kind]) for kind in (*BlockKind, RequestPart.OVERHEAD, None) if kind in sums
    )


class PromptCacheMissCause(StrEnum):
    """What changed before the part of a request that could have come from the prompt cache."""

    MODEL = "model"
    INSTRUCTIONS = "instructions"
    TOOLS = "tools"
    PIN = "pin"
    COMPACTION = "compaction"
    UNDO = "undo"
    REWIND = "rewind"
    EXCLUSION = "exclusion"
    OUTPUT = "output"
    """Another form of a large output."""
    EFFORT = "effort"
    PAUSE = "pause"
    """Nothing changed, but the cache's lifetime was over."""
    PROVIDER = "provider"
    """Nothing changed, and it was within the lifetime: the provider dropped it."""
    UNKNOWN = "unknown"


class PromptCacheMiss(Struct, frozen=True):
    """The tokens of a request that were sent before and were not read from the prompt cache.

    `epoch` and `job` name the compaction, if that is the cause. `cost` is what the miss cost in US
    dollars by the present prices, None if unknown.
    """

    cause: PromptCacheMissCause
    tokens: int
    epoch: int = 0
    job: Job | None = None
    paused: float = 0.0
    cost: float | None = None


class InspectedRequest(Struct, frozen=True):
    """One complete request. `seq` is the seq of its event, 0 for the next request.

    The tokens of a block are Helix's own count, which never changes. `overhead` is the difference
    between the model's count of the request and their sum.
    """

    seq: int
    llm: str
    blocks: tuple[InspectedBlock, ...]
    marks: RequestMarks
    step: int = 0
    """The position of the request in the session, from 1.

    For the next request: the number of requests so far.
    """
    steps: int = 0
    at: float = 0.0
    seconds: float = 0.0
    cautious_tokens: int = 0
    """An upper bound for the size of the next request; 0 means the same as expected."""
    usage: Usage | None = None
    prefix: int = 0
    """The number of first blocks that are the same as in the previous request."""
    prefix_tokens: int = 0
    """The model's count of those blocks."""
    price: RequestPrice = RequestPrice()
    cost: float | None = None
    outlook: RewriteForecast = RewriteForecast()
    size: int = 0
    body: str = ""
    """The SHA-256 of the sent bytes, if recorded."""
    verified: bool = True
    """Whether every block has the digest that was journaled when the request was sent."""
    floor: tuple[tuple[str, int], ...] = ()
    """The parts that no compaction reduces, by kind, if they alone are too large."""
    overhead: int = 0
    estimated: bool = False
    """Whether the counts of blocks are estimates, since the model's tokenizer is not known."""
    miss: PromptCacheMiss | None = None
    """What the prompt cache should have had and did not, if that is much."""
    cached_until: float = 0.0
    guest: bool = False
    """Whether it is of an agent of another program."""
    recorded: bool = False
    """Whether it is what the guest itself sent, and not what Helix told it and it reported."""
    masked: int = 0
    """The secrets that were masked in the recorded body, whose bytes differ from the sent ones."""

    @property
    def is_sent(self) -> bool:
        return self.seq > 0

    @property
    def tokens(self) -> int:
        """The model's count of the request."""
        return sum(block.tokens for block in self.blocks) + self.overhead

    @property
    def weighed(self) -> WindowWeight:
        by_kind = tuple(self.by_kind().items())
        return WindowWeight(
            self.tokens,
            by_kind,
            self.marks,
            self.cautious_tokens,
            self.outlook,
            self.estimated,
            self.cached_until,
        )

    @property
    def fits(self) -> bool:
        return not self.floor and not self.outlook.too_large

    def by_kind(self) -> dict[PartKind | None, int]:
        """Return tokens by kind, in the order of kinds; None stands for blocks not sent yet."""
        sums: dict[PartKind | None, int] = {}
        for block in self.blocks:
            sums[block.kind] = sums.get(block.kind, 0) + block.tokens
        return dict(with_overhead(sums.items(), self.tokens))


class EncodedBody(Struct, frozen=True):
    """The body of a request as its provider's dialect encodes it.

    `same`: the bytes have the SHA-256 that was recorded when they were sent; None if none was
    recorded.
    """

    data: bytes
    sha: str
    same: bool | None = None


class RequestRewrite(Struct, frozen=True):
    """A rewrite among the requests. `step` is the number of requests sent before it."""

    job: Job
    at: float
    step: int
    number: int
    sort: RewriteSort = RewriteSort.COMPACTION
