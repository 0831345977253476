"""Stops a subagent so that it can be undone for some seconds."""

import asyncio

from helix_desktop.domain.ports import Clock

UNDO_STOP_SECONDS = 5.0
"""Seconds to undo a stop: long enough to notice it, short enough for whoever waits for the end."""


class UndoableStop:
    """A stop that can be undone for some seconds."""

    def __init__(self, clock: Clock, seconds: float = UNDO_STOP_SECONDS) -> None:
        self._clock, self._seconds = clock, seconds
        self._end_of_undo = 0.0
        self._undone = asyncio.Event()
        self.until = 0.0
        """Wall time until which the stop can be undone; 0 if there is no stop."""

    def begin(self) -> None:
        """Start the time for an undo."""
        self.until = self._clock.now() + self._seconds
        self._end_of_undo = asyncio.get_running_loop().time() + self._seconds
        self._undone.clear()

    def take_back(self) -> bool:
        """Undo the stop; return whether it was in time."""
        if not self.until:
            return False
        self.until = 0.0
        self._undone.set()
        return True

    async def was_undone(self) -> bool:
        """Wait for an undo or for the end of its time; return whether it was undone."""
        try:
            async with asyncio.timeout_at(self._end_of_undo):
                await self._undone.wait()
        except TimeoutError:
            pass
        finally:
            self.until = 0.0
        return self._undone.is_set()
