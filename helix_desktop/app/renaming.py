"""Giving a session a name of the person's, whether a turn runs in it or not."""

from helix_desktop.app.shelf import named
from helix_desktop.domain.events import SessionRenamed
from helix_desktop.engine.runner import SessionRunner


async def rename(session: SessionRunner, title: str, *, at: float) -> None:
    """WorkspaceError if the title can be none."""
    event = SessionRenamed(at, named(title))
    if session.running:
        await session.note(event)
        return
    async with session.still() as note:
        await note(event)
