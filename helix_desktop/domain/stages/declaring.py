"""How a threshold is declared: its value and all that is said of it, in one place.

A stage's class is the declaration; policy.py makes the list of all thresholds from it.
"""

from dataclasses import field
from typing import TypeVar

T = TypeVar("T")


def threshold(default: T, *, unit: str, span: tuple[float, float], source: str, help: str) -> T:
    meta = {"unit": unit, "low": span[0], "high": span[1], "source": source, "help": help}
    value: T = field(default=default, metadata=meta)
    return value


ANY = (0.0, 0.0)
"""The range of a value that is not a number."""
