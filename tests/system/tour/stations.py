"""All stations in the order of the walk, by the life of the application in which they are seen."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from helix_desktop.app.container import AppParts
from tests.fakes.clock import FakeClock
from tests.system.tour import (
    conversation,
    explored,
    extensions,
    first,
    readme,
    settled,
    sheets,
    showcase,
    worktree,
)
from tests.system.tour.damaged import lay_damage
from tests.system.tour.guide import Guide
from tests.system.tour.long_session import ENDED, lay_down
from tests.system.tour.practice_models import parts_of
from tests.system.tour.project import lay_out
from tests.system.tour.showcase import lay_down_story, parts_of_story
from tests.system.tour.showcase_story import lay_out_story

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
    lays_out: Callable[[Path], Path] = lay_out
    """Makes the project folder."""
    lays_down: Callable[[Path, Path], Awaitable[None]] | None = None
    """Makes the data of an earlier run in a folder for data, for the project folder."""
    near: bool = False
    """Whether a model server runs on this machine."""
    clock: FakeClock = field(default_factory=lambda: FakeClock(ENDED, step=0.0))

    story: bool = False
    """Whether the model goes on with the session of the README's pictures."""

    def parts(self) -> AppParts:
        if self.story:
            return parts_of_story(self.clock)
        return parts_of(self.clock, near=self.near)


async def _lay_down_damaged(data: Path, folder: Path) -> None:
    await lay_down(data, folder)
    await asyncio.to_thread(lay_damage, data, FakeClock(ENDED, step=0.0))


def _stations(result: dict[str, Play]) -> tuple[Station, ...]:
    return tuple(Station(name, play) for name, play in result.items())


LIVES = (
    Life(_stations(first.STATIONS), opens=False),
    Life(_stations(first.NEAR), opens=False, near=True),
    Life(_stations(first.USED), opens=False, lays_out=first.lay_out_used),
    Life(_stations(conversation.STATIONS)),
    Life(_stations(worktree.STATIONS), lays_out=worktree.lay_out_repository),
    Life(
        _stations(
            {
                **explored.STATIONS,
                **settled.STATIONS,
                **extensions.STATIONS,
                **explored.EMPTY,
                **sheets.STATIONS,
            }
        ),
        lays_down=_lay_down_damaged,
    ),
    Life(
        _stations(readme.STATIONS),
        lays_out=lay_out_story,
        lays_down=lay_down_story,
        clock=FakeClock(showcase.ENDED, step=0.0),
        story=True,
    ),
)


def names() -> list[str]:
    return [station.name for life in LIVES for station in life.stations]
