"""What the page Timeline shows: requests' sizes, compactions, plans, handover versions.

Figures are exact where the journal has them. Otherwise they are marked as inexact.
"""

from array import array
from collections.abc import Iterable, Mapping
from copy import deepcopy
from enum import StrEnum

import msgspec
from msgspec import Struct, field

from helix_desktop.domain.cache import Digest
from helix_desktop.domain.context_window.block import BlockKind, PartKind, RequestPart
from helix_desktop.domain.context_window.rewrites import Job, RewriteSort, WrittenBy
from helix_desktop.domain.events import Outcome, OutputGated
from helix_desktop.domain.gate_choice import Chooser, RefusedExtract
from helix_desktop.domain.inspected_request import PromptCacheMiss, WindowWeight
from helix_desktop.domain.live_events import JobOutcome
from helix_desktop.domain.llm import LlmRole


class TimelineEvent(StrEnum):
    """The kinds of entries on the timeline."""

    MARKERS = "markers"
    NOTES = "notes"
    OBSERVATIONS = "observations"
    REFLECT = "reflect"
    HANDOVER = "handover"
    TRIM = "trim"
    UNDO = "undo"
    REDO = "redo"
    RESTORE = "restore"
    GATE = "gate"
    CACHE_MISS = "cache miss"


class TimelineRow(Struct, frozen=True):
    """One row of the timeline.

    `number` is its epoch, 0 for a choice at the gate and for what the prompt cache did not have.

    `version` counts handovers. `of` is the kind of event that an undo, redo, or restore applies to,
    `of_version` its version, and `of_written_by` who wrote it. `messages` counts the messages
    that its texts replace, `parts` the parts behind markers. `in_effect`: the current window
    contains its result. `undone`: the event was undone.
    """

    what: TimelineEvent
    seq: int
    at: float
    number: int = 0
    version: int = 0
    of: TimelineEvent | None = None
    of_version: int = 0
    of_written_by: WrittenBy | None = None
    reason: str = ""
    before: int = 0
    after: int = 0
    messages: int = 0
    parts: int = 0
    written_by: WrittenBy = WrittenBy.RULES
    llm: str = ""
    cost: float = 0.0
    seconds: float = 0.0
    in_effect: bool = False
    undone: bool = False
    newest: bool = False
    """Whether the next undo reverts this event."""
    unpriced: int = 0
    """The number of its calls with an unknown price; None if not recorded."""
    by: Chooser = Chooser.UNKNOWN
    """Who chose the form at the gate."""
    refused: RefusedExtract | None = None
    """Why previews stand in place of the excerpt that was chosen."""
    output: str = ""
    """What the output at the gate is of: a path, a command, or the tool."""
    estimated: bool = False
    """Whether the sizes are estimates, in Helix's own count."""
    gated: OutputGated | None = None
    """The decision about a large output."""
    unverified: tuple[str, ...] = ()
    """What the model of a handover or of notes invented; a mark stands in its place."""
    has_text: bool = False
    """Whether it put a text in place of messages."""
    sort: RewriteSort | None = None
    """What the rewrite of the epoch is."""
    miss: PromptCacheMiss | None = None
    """Why tokens of the request were not read from the prompt cache; `cost` is what that cost."""

    @property
    def price_known(self) -> bool:
        """Whether the cost is complete."""
        return not self.unpriced


class Fallbacks(Struct, frozen=True):
    """How often models shortened something, and how often the usual model could not.

    `wide`: a long-context model was needed. `cut`: the text was too long for any model, and its
    middle was left out.
    """

    model_calls: int = msgspec.field(default=0, name="asked")
    wide: int = 0
    cut: int = 0

    @classmethod
    def of(cls, written: Iterable[tuple[WrittenBy, str]]) -> "Fallbacks":
        """Count pairs of who wrote a text and the model's name, "" for no model."""
        writers = [written_by for written_by, llm in written if llm]
        return cls(len(writers), writers.count(WrittenBy.WIDE), writers.count(WrittenBy.TRUNCATED))

    def plus(self, other: "Fallbacks") -> "Fallbacks":
        return Fallbacks(
            self.model_calls + other.model_calls, self.wide + other.wide, self.cut + other.cut
        )


KINDS: tuple[PartKind, ...] = (*BlockKind, RequestPart.OVERHEAD)
"""The order of kinds in the readings."""


class TokenReadings(Struct):
    """The size of each request, oldest first, stored in columns because there are many.

    The columns only grow, except when a recorded request of a guest replaces the newest one.
    `kinds` has one column for each of KINDS. `exact` is 0 for a request whose parts are estimates:
    its model's tokenizer was not known, or they were not recorded.
    """

    seqs: "array[int]" = field(default_factory=lambda: array("q"))
    ats: "array[float]" = field(default_factory=lambda: array("d"))
    tokens: "array[int]" = field(default_factory=lambda: array("q"))
    exact: "array[int]" = field(default_factory=lambda: array("b"))
    kinds: "tuple[array[int], ...]" = field(
        default_factory=lambda: tuple(array("q") for _ in KINDS)
    )

    def __len__(self) -> int:
        return len(self.seqs)

    def add(
        self, seq: int, at: float, tokens: int, parts: Mapping[PartKind, int], *, is_exact: bool
    ) -> None:
        self.seqs.append(seq)
        self.ats.append(at)
        self.tokens.append(tokens)
        self.exact.append(is_exact)
        for kind, column in zip(KINDS, self.kinds, strict=True):
            column.append(parts.get(kind, 0))

    def drop_last(self) -> None:
        """Remove the newest request, because a recorded one takes its place."""
        self.ats.pop()
        for column in (self.seqs, self.tokens, self.exact, *self.kinds):
            column.pop()

    def copy(self) -> "TokenReadings":
        """Return a copy for another thread."""
        return deepcopy(self)


class TimelineMarks(Struct, frozen=True):
    """The model's window and the policy's thresholds in it, lowest first."""

    window: int = 0
    marks: tuple[tuple[TimelineEvent, int], ...] = ()

    @property
    def full(self) -> int:
        return max(1, self.window)

    def of(self, what: TimelineEvent) -> int:
        """Return the window use at which that event begins automatically; 0 = never."""
        return dict(self.marks).get(what, 0)


class RunningJob(Struct, frozen=True):
    """A job running beside the conversation, with its start time."""

    job: Job
    reason: str
    began: float


class FailedJob(Struct, frozen=True):
    """A job without a result, shown as long as the application runs.

    `number` is set if the job was to rewrite that version, by the model in `role`, by `model`, or
    by rules.
    """

    job: Job
    at: float
    outcome: JobOutcome
    detail: str
    number: int = 0
    role: LlmRole | None = None
    model: str = ""


class WindowTimeline(Struct, frozen=True):
    """A session's window over time: readings, compactions, and the current state.

    `growth` is the tokens by which each request grew since the last rewrite, or 0.0 if they did not
    grow.
    """

    readings: TokenReadings = msgspec.field(default_factory=TokenReadings)
    rewrites: tuple[TimelineRow, ...] = ()
    thresholds: TimelineMarks = TimelineMarks()
    undo: bool = False
    redo: bool = False
    working: RunningJob | None = None
    failures: tuple[FailedJob, ...] = ()
    messages: int = 0
    growth: float = 0.0
    weighed: WindowWeight | None = None
    """The next request; None if nothing was sent yet."""
    own_context: bool = False
    """Whether the context is a guest's, so that Helix cannot compact it."""
    saved: int = 0
    """The tokens by which compactions and forms of outputs made requests smaller, as the usage has
    them."""

    @property
    def tokens(self) -> int:
        """The size of the next request."""
        return self.weighed.tokens if self.weighed else 0

    @property
    def due(self) -> int:
        """The number of requests until an automatic handover at the current growth; 0 = unknown."""
        mark = self.thresholds.of(TimelineEvent.HANDOVER)
        tokens_left = mark - self.tokens
        return (
            max(1, round(tokens_left / self.growth))
            if mark and tokens_left > 0 and self.growth > 0
            else 0
        )

    @property
    def fallbacks(self) -> Fallbacks:
        return Fallbacks.of((rewrite.written_by, rewrite.llm) for rewrite in self.rewrites)

    @property
    def handovers(self) -> tuple[TimelineRow, ...]:
        return tuple(rewrite for rewrite in self.rewrites if rewrite.version)

    def texts_like(self, row: TimelineRow) -> tuple[TimelineRow, ...]:
        """Return the texts that a text can be compared with: all handovers, or all notes."""
        texts = (rewrite for rewrite in self.rewrites if rewrite.has_text)
        return tuple(rewrite for rewrite in texts if bool(rewrite.version) == bool(row.version))


class SaidLines(Struct, frozen=True):
    """The text of notes as a model reads it, and its lines of what the agent said.

    `is_shown`: the context has them, so that the lines can be edited.
    """

    text: str
    lines: tuple[str, ...]
    is_shown: bool


class HandoverVersion(Struct, frozen=True):
    """A handover, or notes as a document of one section, as it was committed."""

    rewrite: TimelineRow
    sections: tuple[str, ...]
    index: tuple[str, ...]
    tokens: int
    first: int
    last: int
    estimated: bool = False


class DiffSign(StrEnum):
    """The change of a line."""

    SAME = " "
    ADDED = "+"
    REMOVED = "-"


class SectionLine(Struct, frozen=True):
    """A line of a section. `marked` holds the positions of changed words in its text."""

    sign: DiffSign
    text: str
    old: int = 0
    new: int = 0
    marked: tuple[tuple[int, int], ...] = ()


class SectionDiff(Struct, frozen=True):
    """One section, compared between two versions."""

    name: str
    lines: tuple[SectionLine, ...]

    @property
    def added(self) -> int:
        return sum(line.sign is DiffSign.ADDED for line in self.lines)

    @property
    def removed(self) -> int:
        return sum(line.sign is DiffSign.REMOVED for line in self.lines)


class HandoverComparison(Struct, frozen=True):
    """Two versions compared, or one alone (`old` is None), in the order of their sections."""

    old: HandoverVersion | None
    new: HandoverVersion
    sections: tuple[SectionDiff, ...]


class CheckedDetail(Struct, frozen=True):
    """One detail from covered messages: its first position, and whether the handover kept it."""

    kind: str
    text: str
    seq: int
    is_covered: bool


class DetailCheck(Struct, frozen=True):
    """Every detail that rules find in the originals, most important first."""

    items: tuple[CheckedDetail, ...] = ()
    unverified: tuple[str, ...] = ()
    """What the document's model invented; a mark stands in its place."""

    @property
    def missing(self) -> tuple[CheckedDetail, ...]:
        return tuple(item for item in self.items if not item.is_covered)


class CoveredMessage(Struct, frozen=True):
    """One message covered by a version, in its original form."""

    seq: int
    at: float
    who: str
    what: str
    text: str
    outcome: Outcome = Outcome.OK
    content: Digest | None = None


class CoveredMessages(Struct, frozen=True):
    """All messages that a version covers.

    `complete`: their SHA-256 matches the one that the version names.
    """

    messages: tuple[CoveredMessage, ...]
    digest: str
    complete: bool


class WindowPart(Struct, frozen=True):
    """One row of a planned window: a kind of block with its tokens before and after."""

    kind: PartKind
    before: int
    after: int


class HandoverPlan(Struct, frozen=True):
    """The expected effect of a handover, computed without calling a model.

    `after` is an upper bound. `cost` and `prefix` (writing the prompt cache again) are in US
    dollars, None if a price is unknown. `seconds` is 0.0 if no handover was ever made. `pays` is
    the number of requests until it has paid for itself, None if never or unknown. `due` is the
    number of requests until it happens automatically, 0 = not in sight. `saves_if_expired` is in US
    dollars, if the prompt cache expires before the next request; None if it has, or if a price is
    unknown. Messages are numbered as the conversation shows them, from 1.
    """

    job: Job
    parts: tuple[WindowPart, ...]
    size: int
    thresholds: TimelineMarks
    first: int
    last: int
    covered: int
    left: int
    max_tokens: int
    llm: str
    cost: float | None
    prefix: float | None
    seconds: float
    pays: int | None
    due: int
    version: int
    previous: int
    sections: tuple[str, ...] = ()
    missing: int = 0
    unverified: tuple[str, ...] = ()
    """What the model invented; a mark stands in its place."""
    drafted: bool = False
    estimated: bool = False
    """Whether the counts of blocks are estimates, since the model's tokenizer is not known."""
    written_by: WrittenBy = WrittenBy.RULES
    saves_if_expired: float | None = None

    @property
    def before(self) -> int:
        return sum(part.before for part in self.parts)

    @property
    def after(self) -> int:
        return sum(part.after for part in self.parts)


class HandoverAuthor(Struct, frozen=True):
    """A possible author of a new version, and the approximate cost; None = unknown.

    The author is a role of the workspace, or a `model` by its full name; with neither, rules write
    the version.
    """

    role: LlmRole | None
    name: str
    cost: float | None = None
    model: str = ""
