"""What the engine remembers on the model's behalf: views over the journal, never instead of it."""

from enum import StrEnum

from msgspec import Struct

from helix_desktop.domain.cache import Digest, HistoryDigest
from helix_desktop.domain.llm import Usage


class Priority(StrEnum):
    """How much an observation matters; DONE is kept but needs no more work."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"
    DONE = "done"


class EventSpan(Struct, frozen=True):
    """Journal positions `first` up to and including `last` of one session."""

    first: int
    last: int


class Observation(Struct, frozen=True):
    """One remembered fact and the events it was seen in."""

    text: str
    priority: Priority
    at: float
    sources: tuple[int, ...]


SECTIONS = (
    "Project Background",
    "Technical Details",
    "Completed Work",
    "Current Issues",
    "TODO Items",
    "User Preferences",
)
"""The six sections of a handover, in the order they are written."""


class Handover(Struct, frozen=True):
    """A six-section document; `index` names what its text does not, so that it can be recalled."""

    sections: tuple[str, ...]
    index: tuple[str, ...] = ()


class FoldKind(StrEnum):
    """What stands in for a stretch of history.

    NOTES are made without a model: what was said and done, step by step, in a line or two.
    """

    NOTES = "notes"
    OBSERVATIONS = "observations"
    HANDOVER = "handover"


class Fold(Struct, frozen=True):
    """Stretches of history and the text that stands for them, byte for byte as a model reads it.

    The text stands where the first stretch began; what lies between the stretches stays as it is.
    `history` is what `[HISTORY]` recalls: the covered messages, whole, from the journal.
    `missing`: details of the stretch that only its originals have (the kept check).
    """

    kind: FoldKind
    covers: tuple[EventSpan, ...]
    text: str
    history: HistoryDigest
    handover: Handover | None = None
    observations: tuple[Observation, ...] = ()
    missing: tuple[str, ...] = ()

    @property
    def first(self) -> int:
        return self.covers[0].first

    @property
    def last(self) -> int:
        return self.covers[-1].last


class SweptPart(Struct, frozen=True):
    """One part of one event and the text that stands for it, byte for byte as a model reads it.

    `path` is a JSON pointer into the call's arguments, "" for an output or a whole message, and
    `image/N` for a picture. `content` recalls the original.
    """

    seq: int
    call: str
    path: str
    content: Digest
    text: str


class PartPlace(Struct, frozen=True):
    """Where a part of an event stands that is behind a marker; named as in `SweptPart`."""

    seq: int
    call: str = ""
    path: str = ""


class PinKind(StrEnum):
    """What was pinned."""

    MESSAGE = "message"
    FACT = "fact"
    RULE = "rule"


class Pin(Struct, frozen=True):
    """Something that is in every window, byte-identical, until it is unpinned."""

    id: str
    kind: PinKind
    text: str
    source: int = 0


class GuideKind(StrEnum):
    """Whose words a guide is made of."""

    SYSTEM = "system"
    RULES = "rules"
    PROJECT = "project"
    """A file of the project's folder."""


class Guide(Struct, frozen=True):
    """What a workspace or its folder wants every window to begin with; `name`: which file or text.

    `text` is what a model reads, byte for byte. Where there is a `problem`, nothing of the guide is
    used, and the text says no more than that. `content` is all of it in the store.
    """

    kind: GuideKind
    name: str
    text: str = ""
    content: Digest | None = None
    tokens: int = 0
    capped: bool = False
    problem: str = ""


class Job(StrEnum):
    """One kind of rewriting work; PANIC is the one that may touch what is usually left alone."""

    SWEEP = "sweep"
    CONDENSE = "condense"
    OBSERVE = "observe"
    REFLECT = "reflect"
    HAND_OVER = "hand_over"
    UNDO = "undo"
    PANIC = "panic"


class WrittenBy(StrEnum):
    """Who wrote what a job commits: how far the ladder of summarizers was climbed."""

    RULES = "rules"
    MAIN = "main"
    FAST = "fast"
    WIDE = "wide"
    CHOSEN = "chosen"
    """A model that the person named for this once."""
    TRUNCATED = "truncated"
    PERSON = "person"


class Epoch(Struct, frozen=True):
    """One committed rewrite of the view, told as what changed since `parent`.

    A new fold takes the place of everything it covers. `restores`: the view becomes that epoch's
    again (0 = nothing rewritten at all), which is how undo, redo and going back are one thing.
    """

    number: int
    parent: int
    job: Job
    reason: str
    tokens_before: int
    tokens_after: int
    swept: tuple[SweptPart, ...] = ()
    folds: tuple[Fold, ...] = ()
    restores: int | None = None
    through: int = 0
    """The last event that was looked at: what is behind it is of a younger generation."""
    means: WrittenBy = WrittenBy.RULES
    llm: str = ""
    usage: Usage | None = None
    cost: float = 0.0
    seconds: float = 0.0
    unswept: tuple[PartPlace, ...] = ()
    """Parts that are shown whole again."""
    unpriced: int | None = None
    """Calls in it whose price nobody knows; None in journals from before this was kept."""

    @property
    def is_version(self) -> bool:
        """Whether it committed a handover: such epochs are the versions v1, v2, … of a session."""
        return any(fold.kind is FoldKind.HANDOVER for fold in self.folds)

    @property
    def document(self) -> Fold | None:
        """The handover that it committed, if it did."""
        return next((fold for fold in self.folds if fold.handover is not None), None)

    @property
    def gives_back(self) -> bool:
        """Whether it only takes back what was rewritten: that is not made again at once."""
        return self.restores is not None or bool(self.unswept)
