"""How full a session's window was at its last request, for lists that show one figure each."""

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import Recorded, WindowSent
from helix_desktop.domain.ports import Attic

LOOKED_AT = 60
"""Events of the end of a journal; a request stands behind every step of a turn."""


async def fullness(attic: Attic, session: SessionId, window: int) -> float | None:
    """A share of 1; None if no request is among the last events."""
    if session == NO_SESSION or window <= 0:
        return None
    for found in reversed(await attic.last_events(session, LOOKED_AT)):
        if isinstance(found, Recorded) and isinstance(found.event, WindowSent):
            return min(1.0, found.event.tokens / window)
    return None
