"""All stations in the order of the walk, by the life of the application in which they are seen."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from helix_desktop.app.container import AppParts
from tests.fakes.clock import FakeClock
from tests.tour import conversation, explored, first, settled, sheets
from tests.tour.guide import Guide
from tests.tour.long_session import ENDED
from tests.tour.practice_models import parts_of

Play = Callable[[Guide], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Station:
    """A place to stop at; it needs none of the others."""

    name: str
    play: Play


@dataclass(frozen=True, slots=True)
class Life:
    """One run of the application, from its start to its end."""

    stations: tuple[Station, ...]
    opens: bool = True
    """Whether a folder is opened at the start."""
    past: bool = False
    """Whether the long session is there."""
    near: bool = False
    """Whether a model server runs on this machine."""
    clock: FakeClock = field(default_factory=lambda: FakeClock(ENDED, step=0.0))

    def parts(self) -> AppParts:
        return parts_of(self.clock, near=self.near)


def _stations(found: dict[str, Play]) -> tuple[Station, ...]:
    return tuple(Station(name, play) for name, play in found.items())


LIVES = (
    Life(_stations(first.STATIONS), opens=False),
    Life(_stations(first.NEAR), opens=False, near=True),
    Life(_stations(conversation.STATIONS)),
    Life(
        _stations({**explored.STATIONS, **settled.STATIONS, **explored.EMPTY, **sheets.STATIONS}),
        past=True,
    ),
)


def names() -> list[str]:
    return [station.name for life in LIVES for station in life.stations]
