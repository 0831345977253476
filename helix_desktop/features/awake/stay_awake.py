"""Holds the computer awake from the second minute of work until the last session rests."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.live_events import Live, TurnFinished, TurnRunning
from helix_desktop.engine.session_deps import Later
from helix_desktop.engine.task_supervisor import Supervisor

LOOK_SECONDS = 60.0
"""No system falls asleep sooner, and whether it is plugged in changes meanwhile."""

Release = Callable[[], None]

log = logging.getLogger(__name__)


class StayAwake:
    """The hold of one workspace, taken and given back as its sessions work."""

    def __init__(
        self,
        supervisor: Supervisor,
        later: Later,
        *,
        wanted: Callable[[], bool],
        hold: Callable[[], Awaitable[Release]],
    ) -> None:
        """`wanted` blocks. `hold` returns what gives the hold back, or raises OSError."""
        self._supervisor, self._later = supervisor, later
        self._wanted, self._hold = wanted, hold
        self._working: set[SessionId] = set()
        self._release: Release | None = None
        self._cancel_look: Callable[[], None] = lambda: None
        self._lock = asyncio.Lock()
        self._failed = False

    def take(self, event: Live) -> None:
        match event:
            case TurnRunning(session):
                if not self._working:
                    self._cancel_look = self._later(LOOK_SECONDS, self._look)
                self._working.add(session)
            case TurnFinished(session):
                self._working.discard(session)
                if not self._working:
                    self._rest()
            case _:
                pass

    async def close(self) -> None:
        self._working.clear()
        self._rest()

    def _look(self) -> None:
        self._supervisor.spawn(self._update(), "stay awake")
        self._cancel_look = self._later(LOOK_SECONDS, self._look)

    def _rest(self) -> None:
        self._cancel_look()
        if self._release is not None:
            self._release()
            self._release = None

    async def _update(self) -> None:
        async with self._lock:
            wanted = await asyncio.to_thread(self._wanted)
            if wanted and self._working and self._release is None and not self._failed:
                try:
                    self._release = await self._hold()
                except OSError as error:
                    # it may sleep, and goes on when it wakes: nothing is lost
                    log.warning("the computer can't be held awake: %s", error)
                    self._failed = True
            if not (wanted and self._working) and self._release is not None:
                self._release()
                self._release = None
