"""A long session with outputs held at the gate, observations and three handovers: by the engine."""

from pathlib import Path

from helix_desktop.app.desk import Desk
from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.wiring import House, Parts
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.providers.practice.model import PracticeModel
from tests.fakes.clock import FakeClock
from tests.tour.project import TURNS

BEGAN = 1_750_000_000.0
A_TURN, A_HANDOVER = 170.0, 95.0
POLICY = {
    "observe_at": 45.0,
    "reflect_at": 50.0,
    "condense_percent": 0.0,
    "gate_read_tokens": 7_500,
    "gate_seconds": 120.0,
}
HANDED_OVER = (17, 21, 24)
"""Turns after which the window is rewritten by hand."""
ENDED = BEGAN + len(TURNS) * A_TURN + len(HANDED_OVER) * A_HANDOVER + 600
"""When the window is opened on it."""


async def lay_down(data: Path, folder: Path) -> None:
    """Play it, with a clock that goes on a little each turn."""
    paths, clock = paths_for(data), FakeClock(BEGAN, step=0.0)
    make_private(paths)
    house = House(paths, Parts(provider=PracticeModel, clock=clock))
    desk = await house.open(house.workspaces.create(folder))
    try:
        await desk.choose_policy(desk.workspace.policy.with_values(POLICY))
        await desk.trust(True)
        await _play(desk, clock)
    finally:
        await desk.close()
        await house.close()


async def _play(desk: Desk, clock: FakeClock) -> None:
    session = NO_SESSION
    for at, text in enumerate(TURNS):
        session = await desk.send(session, text)
        await desk.settled(session)
        clock.advance(A_TURN)
        if at in HANDED_OVER:
            await desk.rewriting.compact(session)
            clock.advance(A_HANDOVER)
