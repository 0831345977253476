"""Branches a session: copies its first events to a new one.

Events are copied with their numbers, so that everything that names an event by number (rewrites,
requests, pins) stays valid; the original session is only read.
"""

import re
from collections.abc import Collection, Sequence

from helix_desktop.domain.cache import NO_SESSION, SessionId
from helix_desktop.domain.context_window.rewrites import Pin
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import (
    Ending,
    Event,
    GuestStarted,
    ModeChanged,
    Pause,
    PauseChanged,
    Pinned,
    Recorded,
    SessionImported,
    SessionRenamed,
    SessionStarted,
    TurnEnded,
    TurnResumed,
    TurnStarted,
    Unpinned,
    Unreadable,
    WindowSent,
    pause_after,
)
from helix_desktop.domain.permission import Mode
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace

BRANCHED_MID_TURN = Phrase("Branched in the middle of a turn. Continue from here.")

_BRANCH_SUFFIX = re.compile(r" \(branch(?: \d+)?\)$")

_BEGINNINGS = TurnStarted | TurnResumed | WindowSent | SessionStarted
"""Events that begin something beyond the step before."""


def last_of_step(items: Sequence[Recorded | Unreadable], through: int) -> int:
    """Return the number of the last event in the step that contains event `through`.

    A step is never cut: its results and their gate decisions stay with it.
    """
    for item in items[through:]:
        event = item.event if isinstance(item, Recorded) else None
        if isinstance(event, TurnEnded):
            return item.seq
        if isinstance(event, _BEGINNINGS):
            break
        through = item.seq
    return through


def branch_events(
    items: Sequence[Recorded | Unreadable],
    count: int,
    *,
    source: SessionId,
    now: float,
    existing: Collection[str] = (),
) -> list[Event]:
    """Return the first `count` events as the beginning of a new session.

    Its title is none of the `existing` ones.
    """
    if not items or count < 1:
        raise EngineError("Nothing to branch from.", "Choose a message.")
    # "(branch)", or "(branch 2)" and so on if others have that
    names = [
        item.event.title
        for item in items[:count]
        if isinstance(item, Recorded) and isinstance(item.event, SessionStarted | SessionRenamed)
    ]
    newest = _BRANCH_SUFFIX.sub("", names[-1]) if names else ""
    title, number = f"{newest} (branch)", 1
    while title in existing:
        number += 1
        title = f"{newest} (branch {number})"
    branched: list[Event] = []
    running = False
    pause: Pause | None = None
    for item in items[:count]:
        # a damaged record keeps its place, because later events are named by number; the session of
        # a guest is left out, because it has seen more than the branch
        copied = item.event if isinstance(item, Recorded) else None
        if copied is None or isinstance(copied, GuestStarted):
            copied = SessionRenamed(now, title)
        event: Event = copied
        if isinstance(event, SessionRenamed):
            event = replace(event, title=title)
        elif isinstance(event, SessionImported):  # what follows the copy happens here
            event = replace(event, events=min(event.events, count - item.seq))
        running = isinstance(event, TurnStarted | TurnResumed) or (
            running and not isinstance(event, TurnEnded)
        )
        pause = pause_after(pause, event)
        branched.append(event)
    first_event = branched[0]
    if not isinstance(first_event, SessionStarted):
        first_event = SessionStarted(now, title)
    has_lost_records = any(isinstance(item, Unreadable) for item in items[:count])
    first_event = replace(first_event, tainted=first_event.tainted or has_lost_records)
    branched[0] = replace(first_event, title=title, parent=NO_SESSION, source=source, copied=count)
    if running:
        branched.append(TurnEnded(now, Ending.STOPPED, BRANCHED_MID_TURN))
    if pause is not None and pause.until:  # only the original resumes by itself
        branched.append(PauseChanged(now, 0.0))
    mode = _last_chosen_mode(items)
    if mode is not None and mode is not _last_chosen_mode(items[:count]):
        # the branch keeps the mode that the session has now
        branched.append(ModeChanged(now, mode))
    # pins of copied messages that were made after the last copied event; a pin's ID has the
    # number of its event
    pins: dict[str, Pin] = {}
    for item in items:
        match item:
            case Recorded(seq=seq, event=Pinned(pin=pin)) if seq > count >= pin.source > 0:
                pins[pin.id] = pin
            case Recorded(event=Unpinned(pin=name)):
                pins.pop(name, None)
    for pin in pins.values():
        branched.append(Pinned(now, replace(pin, id=f"pin-{len(branched) + 1}")))
    branched.append(SessionRenamed(now, title))
    return branched


def _last_chosen_mode(items: Sequence[Recorded | Unreadable]) -> Mode | None:
    chosen = (
        item.event.mode
        for item in reversed(items)
        if isinstance(item, Recorded) and isinstance(item.event, ModeChanged)
    )
    return next(chosen, None)
