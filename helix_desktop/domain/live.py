"""What is happening right now, beside the journal: the words the bus carries.

Only `Journaled` is durable; everything else may be missed without losing anything.
"""

from dataclasses import dataclass
from typing import TypeAlias

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import Ending, Recorded
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.ports import StoreHealth


@dataclass(frozen=True, slots=True)
class Journaled:
    """An event is on disk."""

    recorded: Recorded


@dataclass(frozen=True, slots=True)
class TextArrived:
    """A piece of the answer that is being written."""

    session: SessionId
    text: str


@dataclass(frozen=True, slots=True)
class ThinkingArrived:
    """A piece of the model's thinking."""

    session: SessionId
    text: str


@dataclass(frozen=True, slots=True)
class CallBegan:
    """A tool started to run."""

    session: SessionId
    call: ToolCall


@dataclass(frozen=True, slots=True)
class TurnOpened:
    """A turn runs from now on."""

    session: SessionId


@dataclass(frozen=True, slots=True)
class TurnClosed:
    """No turn runs any more; `saved` says whether its end is in the journal."""

    session: SessionId
    ending: Ending
    detail: str = ""
    saved: bool = True


@dataclass(frozen=True, slots=True)
class HealthChanged:
    """The store accepts more or less than before."""

    health: StoreHealth


Live: TypeAlias = (
    Journaled | TextArrived | ThinkingArrived | CallBegan | TurnOpened | TurnClosed | HealthChanged
)
