"""A session that the practice model plays: real engine, real store, real tools, no network.

It makes at least `CALLS` calls of tools, so that a cache, windows and their rewrites are there to
be looked at; the questions are cheap ones, asked again and again like those of a long day.
"""

import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from helix_desktop.app.environment import Paths
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import Recorded, ToolReturned

if TYPE_CHECKING:
    from helix_desktop.app.workspaces.open_workspace import OpenWorkspace

CALLS = 80
FIRST = (
    "Summarise this project",
    "Find TODO",
    "Read src/ledger.py",
)
"""What the person of the demo says at first."""
AGAIN = (
    "Explore every file",
    "Read src/ledger.py and src/orders.py; list src; find def; read README.md",
    "Read CHANGELOG.md; read pyproject.toml; list tests; find import; read tests/test_ledger.py",
    "Summarise this project; find return; read src/orders.py; list .; find ledger",
)
"""And then in turns, until there are enough calls."""
MOST_TURNS = 40

Begun = Callable[[SessionId], Awaitable[None]]


async def _unseen(_session: SessionId) -> None:
    """Nobody looks on."""


def copy_demo_project(paths: Paths, below: Path) -> Path:
    """Copy the demo project; returns its folder."""
    return Path(shutil.copytree(paths.resources / "demo", below / "ledger"))


async def play_demo(
    open_workspace: "OpenWorkspace", *, begun: Begun = _unseen, calls: int = CALLS
) -> SessionId:
    """All turns one after the other in a new session, which `begun` hears of."""
    await open_workspace.trust(True)  # it is our own folder
    session = NO_SESSION
    for turn in range(MOST_TURNS):
        text = FIRST[turn] if turn < len(FIRST) else AGAIN[(turn - len(FIRST)) % len(AGAIN)]
        fresh = session == NO_SESSION
        session = await open_workspace.send(session, text)
        if fresh:
            await begun(session)
        await open_workspace.idle()
        if turn >= len(FIRST) - 1 and await _made(open_workspace, session) >= calls:
            break
    return session


async def _made(open_workspace: "OpenWorkspace", session: SessionId) -> int:
    """How many calls have come to an end."""
    items = await open_workspace.transcript(session)
    return sum(
        isinstance(item, Recorded) and isinstance(item.event, ToolReturned) for item in items
    )
