"""How long a call may take: longer while it tells progress, and not while the person is asked."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from helix_desktop.tools.mcp_host.patience import Patience


class Deadline:
    """The time of one call; `pause` may be open several times at once."""

    def __init__(self, patience: Patience) -> None:
        self._patience = patience
        self._loop = asyncio.get_running_loop()
        self._end = self._loop.time() + patience.total
        self._paused = 0
        self.timeout = asyncio.timeout(patience.idle)

    def prolong(self) -> None:
        """It is still at work."""
        if not self._paused and not self.timeout.expired():
            next_end = min(self._loop.time() + self._patience.idle, self._end)
            self.timeout.reschedule(next_end)

    @contextmanager
    def pause(self) -> Iterator[None]:
        began = self._loop.time()
        self._paused += 1
        if not self.timeout.expired():
            self.timeout.reschedule(None)
        try:
            yield
        finally:
            self._paused -= 1
            self._end += self._loop.time() - began
            self.prolong()
