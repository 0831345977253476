"""A stop that can be taken back for some seconds: what was stopped stands still, and is not over.

Whoever stops means it at once, so nothing goes on meanwhile; only what follows from it waits.
"""

import asyncio

from helix_desktop.domain.ports import Clock

SECONDS = 5.0
"""Long enough to see what one has done, short enough for whoever waits for the end."""


class SecondThoughts:
    """Of one thing that can be stopped."""

    def __init__(self, clock: Clock, seconds: float = SECONDS) -> None:
        self._clock, self._seconds = clock, seconds
        self._over = 0.0
        self._again = asyncio.Event()
        self.until = 0.0
        """Wall time until which it can be taken back; 0: it is not stopped."""

    def begin(self) -> None:
        """It is stopped now."""
        self.until = self._clock.now() + self._seconds
        self._over = asyncio.get_running_loop().time() + self._seconds
        self._again.clear()

    def take_back(self) -> bool:
        """Let it go on; whether that came in time."""
        if not self.until:
            return False
        self.until = 0.0
        self._again.set()
        return True

    async def taken_back(self) -> bool:
        """Wait for the person, or for the end of the time they have."""
        try:
            async with asyncio.timeout_at(self._over):
                await self._again.wait()
        except TimeoutError:
            pass
        finally:
            self.until = 0.0
        return self._again.is_set()
