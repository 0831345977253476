"""What the engine remembers on the model's behalf: views over the journal, never instead of it."""

from dataclasses import dataclass
from enum import StrEnum

from helix_desktop.domain.cache import Digest


class Priority(StrEnum):
    """How much an observation matters; DONE is kept but needs no more work."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Span:
    """Journal positions `first` up to and including `last` of one session."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Observation:
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


@dataclass(frozen=True, slots=True)
class Handover:
    """The six-section document for what it covers; `history` recalls the covered originals."""

    sections: tuple[str, ...]
    index: tuple[str, ...]
    covers: Span
    history: Digest


class PinKind(StrEnum):
    """What was pinned."""

    MESSAGE = "message"
    FACT = "fact"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Pin:
    """Something that is in every window, byte-identical, until it is unpinned."""

    id: str
    kind: PinKind
    text: str
    source: int = 0


class Job(StrEnum):
    """One kind of rewriting work; PANIC is the only one that is done in band."""

    SWEEP = "sweep"
    OBSERVE = "observe"
    REFLECT = "reflect"
    HAND_OVER = "hand_over"
    UNDO = "undo"
    PANIC = "panic"


@dataclass(frozen=True, slots=True)
class Epoch:
    """One committed rewrite of the view. An undo is a new epoch that points back."""

    number: int
    parent: int
    job: Job
    reason: str
    tokens_before: int
    tokens_after: int
    covers: Span
    swept: tuple[Digest, ...] = ()
    observations: tuple[Observation, ...] = ()
    handover: Handover | None = None
    undoes: int = 0
    cost: float = 0.0
    seconds: float = 0.0
