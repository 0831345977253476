"""Names for new sessions: later ones sort later, also when the clock stands still."""

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.ports import Clock


class SessionIds:
    """Makes the ids of one workspace's sessions."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> SessionId:
        """16 hex digits."""
        now = int(self._clock.now() * 1_000) << 12
        self._last = max(now, self._last + 1)
        return SessionId(f"{self._last:016x}")
