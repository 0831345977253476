"""A conversation that goes on from an earlier message of another one: the same events, copied.

Every event keeps its number, so what names events by number (rewrites, requests, pins) is as true
in the branch as it was. The original is only read.
"""

from collections.abc import Sequence
from dataclasses import replace

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import (
    Ending,
    Event,
    Recorded,
    SessionRenamed,
    SessionStarted,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    Unreadable,
    WindowSent,
)

BRANCHED = "Branched in the middle of a turn; it can go on from here."
SUFFIX = " (branch)"
_NEXT = TurnStarted | TurnResumed | WindowSent | SessionStarted
"""What begins something that is not of the step before."""


def whole(items: Sequence[Recorded | Unreadable], through: int) -> int:
    """How many events there are up to the end of the step that an event belongs to.

    A step is never cut: its results and what became of them at the gate come along.
    """
    for item in items[through:]:
        event = item.event if isinstance(item, Recorded) else None
        if isinstance(event, TurnEnded):
            return item.seq
        if isinstance(event, _NEXT):
            break
        through = item.seq
    return through


def branched(
    items: Sequence[Recorded | Unreadable], count: int, *, source: SessionId, now: float
) -> list[Event]:
    """The first `count` events as the beginning of a session of its own."""
    if not items or count < 1:
        raise EngineError("There is nothing to branch from.", "Choose a message.")
    title = _title(items[:count])
    made: list[Event] = []
    running = False
    for item in items[:count]:
        # a damaged record keeps its place: what follows is named by number
        event = item.event if isinstance(item, Recorded) else SessionRenamed(now, title)
        if isinstance(event, SessionRenamed):
            event = replace(event, title=title)
        running = isinstance(event, TurnStarted | TurnResumed) or (
            running and not isinstance(event, TurnEnded)
        )
        made.append(event)
    first = made[0]
    began = first if isinstance(first, SessionStarted) else SessionStarted(now, title)
    made[0] = replace(began, title=title, parent=NO_SESSION, source=source, copied=count)
    if running:
        made.append(TurnEnded(now, Ending.STOPPED, BRANCHED))
    made.append(SessionRenamed(now, title))
    return made


def _title(items: Sequence[Recorded | Unreadable]) -> str:
    names = [
        item.event.title
        for item in items
        if isinstance(item, Recorded) and isinstance(item.event, SessionStarted | SessionRenamed)
    ]
    newest = names[-1] if names else ""
    return newest if newest.endswith(SUFFIX) else newest + SUFFIX
