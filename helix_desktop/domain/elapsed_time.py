"""Measures elapsed time, including time in which the computer slept.

The monotonic clock of some systems stands still during sleep, and the wall clock can be set back:
the larger difference counts.
"""

from collections.abc import Callable


class ElapsedTime:
    """The seconds since it was made; `now` reads the wall clock, `monotonic` the monotonic one."""

    def __init__(self, now: Callable[[], float], monotonic: Callable[[], float]) -> None:
        self._now, self._monotonic = now, monotonic
        self._began = now(), monotonic()

    @property
    def seconds(self) -> float:
        wall, monotonic = self._began
        return max(self._now() - wall, self._monotonic() - monotonic)


MAX_SECONDS = 4e9
"""The latest time that is accepted, in the year 2096."""


def bounded_time(time: float) -> float:
    """Return a time that every clock supports; a damaged one becomes the earliest or the latest."""
    return min(max(0.0, time), MAX_SECONDS)
