"""What became of a session's window over time, as a person is shown it.

Readings are exact where the journal tells; where it does not, they say so.
"""

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

import msgspec
from msgspec import Struct

from helix_desktop.domain.cache import Chooser, Digest
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Job, WrittenBy
from helix_desktop.domain.events import Outcome
from helix_desktop.domain.live_events import JobOutcome
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.request_view import RewriteForecast, WindowWeight


class TimelineEvent(StrEnum):
    """The kinds of what is told on the timeline."""

    SWEEP = "sweep"
    CONDENSE = "condense"
    OBSERVE = "observe"
    REFLECT = "reflect"
    HANDOVER = "handover"
    PANIC = "panic"
    UNDO = "undo"
    REDO = "redo"
    RESTORE = "restore"
    GATE = "gate"


class TimelineRow(Struct, frozen=True):
    """One row of the timeline; `number` is its epoch, 0 for a choice at the gate.

    `version` counts handovers; `of` is what an undo, redo or restore took back or brought back,
    `of_version` its version. `messages` are those that its texts stand for, `parts` what went
    behind markers. `in_effect`: the window is made of it now; `undone`: it was taken back.
    """

    what: TimelineEvent
    seq: int
    at: float
    number: int = 0
    version: int = 0
    of: TimelineEvent | None = None
    of_version: int = 0
    reason: str = ""
    before: int = 0
    after: int = 0
    messages: int = 0
    parts: int = 0
    missing: int = 0
    means: WrittenBy = WrittenBy.RULES
    llm: str = ""
    cost: float = 0.0
    seconds: float = 0.0
    in_effect: bool = False
    undone: bool = False
    newest: bool = False
    """Whether the next undo takes this one back."""
    unpriced: int | None = None
    """Calls in it whose price nobody knows; None: that was not kept."""
    by: Chooser = Chooser.UNKNOWN
    """Who chose at the gate."""

    @property
    def price_known(self) -> bool:
        """Whether the cost is all of it. Old journals tell free calls and unknown prices alike."""
        return not self.unpriced and not (self.unpriced is None and self.llm and self.cost <= 0)


class Fallbacks(Struct, frozen=True):
    """How often models shortened something, and how often the usual one could not.

    `wide`: a long-context model had to; `cut`: the middle was left out, it was too long for any.
    """

    asked: int = 0
    wide: int = 0
    cut: int = 0

    @classmethod
    def of(cls, written: Iterable[tuple[WrittenBy, str]]) -> "Fallbacks":
        """Of what was written: by what means, and by which model; "" for none."""
        found = [means for means, llm in written if llm]
        return cls(len(found), found.count(WrittenBy.WIDE), found.count(WrittenBy.TRUNCATED))

    def plus(self, other: "Fallbacks") -> "Fallbacks":
        return Fallbacks(self.asked + other.asked, self.wide + other.wide, self.cut + other.cut)


KINDS = tuple(BlockKind)
"""The order of the kinds in a reading."""


@dataclass(slots=True)
class TokenReadings:
    """What each request took, oldest first; columns, because there are many. Only grows.

    `kinds` has one column for each of KINDS; `exact` is 0 where another model was asked or what
    stands before all history was another: the sum is exact there, too, its parts are not.
    """

    seqs: "array[int]" = field(default_factory=lambda: array("q"))
    ats: "array[float]" = field(default_factory=lambda: array("d"))
    tokens: "array[int]" = field(default_factory=lambda: array("q"))
    exact: "array[int]" = field(default_factory=lambda: array("b"))
    kinds: "tuple[array[int], ...]" = field(
        default_factory=lambda: tuple(array("q") for _ in BlockKind)
    )

    def __len__(self) -> int:
        return len(self.seqs)

    def copy(self) -> "TokenReadings":
        """The same, for another thread."""
        return TokenReadings(
            self.seqs[:],
            self.ats[:],
            self.tokens[:],
            self.exact[:],
            tuple(column[:] for column in self.kinds),
        )


class TimelineMarks(Struct, frozen=True):
    """The model's window, and the policy's marks in it, the lowest first."""

    window: int = 0
    marks: tuple[tuple[TimelineEvent, int], ...] = ()

    @property
    def full(self) -> int:
        return max(1, self.window)

    def of(self, what: TimelineEvent) -> int:
        """Where that begins by itself; 0 = never."""
        return dict(self.marks).get(what, 0)


class RunningJob(Struct, frozen=True):
    """A job that runs beside the conversation, and since when."""

    job: Job
    reason: str
    began: float


class FailedJob(Struct, frozen=True):
    """A job that came to nothing; told as long as the application runs.

    `number`: it was to write that version again, by the model in `role`, by `model`, or by rules.
    """

    job: Job
    at: float
    outcome: JobOutcome
    detail: str
    number: int = 0
    role: LlmRole | None = None
    model: str = ""


class WindowTimeline(Struct, frozen=True):
    """A session's window over time: readings, what rewrote it, and where it stands now.

    `growth`: tokens by which requests grew since the last rewrite, 0.0 if they did not.
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
    """The next request; None: nothing was sent yet."""

    @property
    def tokens(self) -> int:
        """Of the next request."""
        return self.weighed.tokens if self.weighed else 0

    @property
    def due(self) -> int:
        """Requests until a handover is written by itself, as the window grows now; 0 = unknown."""
        mark = self.thresholds.of(TimelineEvent.HANDOVER)
        left = mark - self.tokens
        return max(1, round(left / self.growth)) if mark and left > 0 and self.growth > 0 else 0

    @property
    def fallbacks(self) -> Fallbacks:
        return Fallbacks.of((each.means, each.llm) for each in self.rewrites)

    @property
    def handovers(self) -> tuple[TimelineRow, ...]:
        return tuple(each for each in self.rewrites if each.version)


class HandoverVersion(Struct, frozen=True):
    """A handover as it was committed."""

    rewrite: TimelineRow
    sections: tuple[str, ...]
    index: tuple[str, ...]
    missing: tuple[str, ...]
    tokens: int
    first: int
    last: int


class DiffSign(StrEnum):
    """What became of a line."""

    SAME = " "
    ADDED = "+"
    REMOVED = "-"


class SectionLine(Struct, frozen=True):
    """A line of a section; `marked` are the changed words, as places in its text."""

    sign: DiffSign
    text: str
    old: int = 0
    new: int = 0
    marked: tuple[tuple[int, int], ...] = ()


class SectionDiff(Struct, frozen=True):
    """One of the six sections in two versions."""

    name: str
    lines: tuple[SectionLine, ...]

    @property
    def added(self) -> int:
        return sum(line.sign is DiffSign.ADDED for line in self.lines)

    @property
    def removed(self) -> int:
        return sum(line.sign is DiffSign.REMOVED for line in self.lines)


class HandoverComparison(Struct, frozen=True):
    """Two versions, or one alone (`old` is None): the six sections, in their order."""

    old: HandoverVersion | None
    new: HandoverVersion
    sections: tuple[SectionDiff, ...]


class KeptDetail(Struct, frozen=True):
    """One detail of what a handover covers: where it was said first, and whether it is kept."""

    kind: str
    text: str
    seq: int
    kept: bool


class KeptCheck(Struct, frozen=True):
    """Every detail that rules find in the originals, most precious first."""

    items: tuple[KeptDetail, ...] = ()

    @property
    def missing(self) -> tuple[KeptDetail, ...]:
        return tuple(item for item in self.items if not item.kept)

    def counts(self) -> dict[str, tuple[int, int]]:
        """Kept and all, by kind."""
        found: dict[str, tuple[int, int]] = {}
        for item in self.items:
            kept, count = found.get(item.kind, (0, 0))
            found[item.kind] = kept + item.kept, count + 1
        return found


class CoveredMessage(Struct, frozen=True):
    """One message that a version stands for, as it happened."""

    seq: int
    at: float
    who: str
    what: str
    text: str
    outcome: Outcome = Outcome.OK
    content: Digest | None = None


class CoveredMessages(Struct, frozen=True):
    """All of them; `whole`: their SHA-256 is the one that the version names."""

    messages: tuple[CoveredMessage, ...]
    digest: str
    whole: bool


class WindowPart(Struct, frozen=True):
    """One row of what a model will see: a kind, its tokens before and after."""

    kind: BlockKind
    before: int
    after: int


class HandoverPlan(Struct, frozen=True):
    """What a rewrite would do, worked out without a model: `after` is the most it can be.

    `cost` and `prefix` (writing the prompt cache again) are in US dollars, None where nobody knows
    a price; `seconds` 0.0 where none was ever made. `pays` are requests after which it has paid
    for itself, None if never or not known. `due` are requests until it happens by itself, 0 = not
    in sight. Messages are counted as the conversation shows them, from 1.
    """

    job: Job
    parts: tuple[WindowPart, ...]
    size: int
    thresholds: TimelineMarks
    first: int
    last: int
    covered: int
    left: int
    most: int
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
    drafted: bool = False
    means: WrittenBy = WrittenBy.RULES
    outlook: RewriteForecast = RewriteForecast()

    @property
    def before(self) -> int:
        return sum(part.before for part in self.parts)

    @property
    def after(self) -> int:
        return sum(part.after for part in self.parts)


class HandoverAuthor(Struct, frozen=True):
    """Who can write a version anew, and about what that takes; None: not known.

    A role of the workspace, or a `model` by its full name; neither of both: rules.
    """

    role: LlmRole | None
    name: str
    cost: float | None = None
    model: str = ""
