"""A throw-away workspace in which the practice model plays some turns: real engine, real store."""

import shutil
from pathlib import Path

from helix_desktop.app.desk import Desk
from helix_desktop.app.paths import Paths
from helix_desktop.domain.cache import NO_SESSION, SessionId

TURNS = (
    "Summarise this project",
    "Find TODO",
    "Read src/ledger.py",
)
"""What the person of the demo says."""


def lay_out(paths: Paths, below: Path) -> Path:
    """Copy the demo project; returns its folder."""
    return Path(shutil.copytree(paths.resources / "demo", below / "ledger"))


async def play(desk: Desk) -> SessionId:
    """All turns one after the other in a new session."""
    await desk.trust(True)  # it is our own, and thrown away
    session = NO_SESSION
    for text in TURNS:
        session = await desk.send(session, text)
        await desk.idle()
    return session
