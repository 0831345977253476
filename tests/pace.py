"""The present speed of this machine, so that time limits mean the same on every machine."""

import time

_STEPS = 500_000
_USUAL = 0.03
"""Seconds that _STEPS steps take on the machine for which the limits were set."""


def limit(seconds: float) -> float:
    """Return a time limit scaled to this machine, never less than `seconds`."""
    return seconds * max(1.0, min(_taken() for _ in range(3)) / _USUAL)


def _taken() -> float:
    began, step = time.process_time(), 0
    while step < _STEPS:
        step += 1
    return time.process_time() - began
