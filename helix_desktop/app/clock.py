"""The real time, for everything that takes time as an argument."""

import time


class SystemClock:
    """Implements Clock with the computer's clocks."""

    def now(self) -> float:
        return time.time()

    def tick(self) -> float:
        return time.monotonic()
