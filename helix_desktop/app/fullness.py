"""How full a session's window was at its last request, for lists that show one figure each.

The provider's own count of it is told before our estimate.
"""

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.events import AssistantReplied, Recorded, WindowSent
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.ports import Attic

LOOKED_AT = 60
"""Events of the end of a journal; a request stands behind every step of a turn."""


async def fullness(attic: Attic, session: SessionId, window: int) -> float | None:
    """A share of 1; None if no request is among the last events."""
    if session == NO_SESSION or window <= 0:
        return None
    for found in reversed(await attic.last_events(session, LOOKED_AT)):
        match found:
            case Recorded(event=AssistantReplied(usage=Usage() as usage)) if usage.window:
                return min(1.0, usage.window / window)
            case Recorded(event=WindowSent(tokens=tokens)):
                return min(1.0, tokens / window)
            case _:
                pass
    return None
