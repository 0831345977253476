"""What features add to the window: parts, each of a kind that the module which shows it defines."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from helix_desktop.app.feature import installed

T = TypeVar("T")


@cache
def all_parts() -> Sequence[object]:
    """Return what all features add to the window, imported at the first call."""
    return [part for feature in installed() for part in feature.window()]


def window_parts(kind: type[T]) -> Sequence[T]:
    """Return the parts of one kind."""
    return [part for part in all_parts() if isinstance(part, kind)]
