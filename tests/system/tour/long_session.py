"""A long session with outputs held at the gate, observations and three handovers: by the engine."""

from pathlib import Path

from helix_desktop.app.container import AppContainer, AppParts
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.providers.practice.practice_model import PracticeModel
from tests.fakes.clock import FakeClock
from tests.system.tour.project import TURNS

BEGAN = 1_750_000_000.0
A_TURN, A_HANDOVER = 170.0, 95.0
POLICY = {
    "observations_percent": 45.0,
    "notes_percent": 0.0,
    "gate_read_tokens": 7_500,
    "gate_seconds": 120.0,
}
HANDED_OVER = (17, 21, 24)
"""Turns after which the window is rewritten by hand."""
ENDED = BEGAN + len(TURNS) * A_TURN + len(HANDED_OVER) * A_HANDOVER + 600
"""When the window is opened on it."""


async def lay_down(data: Path, folder: Path) -> None:
    """Play it, with a clock that goes on a little each turn."""
    paths, clock = find_paths(data), FakeClock(BEGAN, step=0.0)
    make_private_folders(paths)
    container = AppContainer(paths, AppParts(provider=PracticeModel, clock=clock))
    open_workspace = await container.open(container.workspaces.create(folder))
    try:
        await open_workspace.choose_policy(open_workspace.workspace.policy.with_values(POLICY))
        await open_workspace.permissions.trust(True)
        await _play(open_workspace, clock)
    finally:
        await open_workspace.close()
        await container.close()


async def _play(open_workspace: OpenWorkspace, clock: FakeClock) -> None:
    session = NO_SESSION
    for at, text in enumerate(TURNS):
        session = await open_workspace.send(session, text)
        await open_workspace.sessions.settled(session)
        clock.advance(A_TURN)
        if at in HANDED_OVER:
            await open_workspace.compactions.compact(session)
            clock.advance(A_HANDOVER)
