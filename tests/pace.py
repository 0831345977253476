"""How fast this machine is just now, so that a limit in seconds means the same on every one."""

import time

_STEPS = 500_000
_USUAL = 0.03
"""Seconds that they take on the machine where the limits were set."""


def limit(seconds: float) -> float:
    """So many seconds of the usual machine; more on a slower one, never less."""
    return seconds * max(1.0, min(_taken() for _ in range(3)) / _USUAL)


def _taken() -> float:
    began, step = time.process_time(), 0
    while step < _STEPS:
        step += 1
    return time.process_time() - began
