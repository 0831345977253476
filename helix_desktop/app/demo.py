"""The demo of the first start: a session played by the practice model, on real engine and tools.

The session has at least `MIN_CALLS` tool calls, so that there are cache entries, windows, and
compactions to look at; its questions are cheap and repeat themselves like those of a long day.
"""

import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

from helix_desktop.app.environment import Paths
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import Recorded, ToolReturned

MIN_CALLS = 80
FIRST_MESSAGES = ("Summarise this project", "Find TODO", "Read src/ledger.py")
"""The first messages of the demo's user."""
REPEATED_MESSAGES = (
    "Explore every file",
    "Read src/ledger.py and src/orders.py; list src; find def; read README.md",
    "Read CHANGELOG.md; read pyproject.toml; list tests; find import; read tests/test_ledger.py",
    "Summarise this project; find return; read src/orders.py; list .; find ledger",
)
"""The further messages, repeated until there are enough calls."""
MAX_TURNS = 40

OnBegun = Callable[[SessionId], Awaitable[None]]


def copy_demo_project(paths: Paths, below: Path) -> Path:
    return Path(shutil.copytree(paths.resources / "demo", below / "ledger"))


async def play_demo(
    open_workspace: OpenWorkspace, *, on_begun: OnBegun, calls: int = MIN_CALLS
) -> SessionId:
    """Play all turns in a new session, of which `on_begun` is told."""
    await open_workspace.permissions.trust(True)  # Helix's own folder
    session = NO_SESSION
    for turn in range(MAX_TURNS):
        text = (
            FIRST_MESSAGES[turn]
            if turn < len(FIRST_MESSAGES)
            else REPEATED_MESSAGES[(turn - len(FIRST_MESSAGES)) % len(REPEATED_MESSAGES)]
        )
        is_new = session == NO_SESSION
        session = await open_workspace.send(session, text)
        if is_new:
            await on_begun(session)
        await open_workspace.sessions.idle()
        items = await open_workspace.sessions.transcript(session)
        events = (item.event for item in items if isinstance(item, Recorded))
        finished = sum(isinstance(event, ToolReturned) for event in events)
        if turn >= len(FIRST_MESSAGES) - 1 and finished >= calls:
            break
    return session
