"""A clock that advances on request, and a little with every reading."""


class FakeClock:
    """Implements Clock; each reading is `step` seconds after the one before."""

    def __init__(self, now: float = 1_750_000_000.0, step: float = 0.001) -> None:
        self._now = now
        self._tick = 0.0
        self._step = step

    def now(self) -> float:
        self._now += self._step
        return self._now

    def monotonic(self) -> float:
        self._tick += self._step
        return self._tick

    def advance(self, seconds: float) -> None:
        self._now += seconds
        self._tick += seconds
