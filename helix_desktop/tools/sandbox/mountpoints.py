"""Empty folders that stand where nothing may be made, as long as any command runs beside them.

A mount needs a place. It is removed when the last command that relies on it is over: while a box
has something mounted there, removing the place would take the mount away.
"""

import os
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

_lock = threading.RLock()
_used: Counter[str] = Counter()


@contextmanager
def standing(places: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Make what is not there; those that stand now are handed back."""
    held = _take(places)
    try:
        yield held
    finally:
        _give_back(held)


@contextmanager
def unchanging() -> Iterator[None]:
    """None of these places comes or goes meanwhile: for deciding which are needed."""
    with _lock:
        yield


def is_free(place: str) -> bool:
    """Whether nothing is there but, at most, one of these."""
    return is_ours(place) or not os.path.lexists(place)


def is_ours(place: str) -> bool:
    """Whether an empty folder is one of these."""
    return _used[place] > 0


def _take(places: Iterable[str]) -> tuple[str, ...]:
    held: list[str] = []
    with _lock:
        for place in places:
            if not _used[place]:
                try:
                    os.mkdir(place, 0o755)
                except OSError:
                    continue  # it is there by now, or nobody can make it
            _used[place] += 1
            held.append(place)
    return tuple(held)


def _give_back(places: Iterable[str]) -> None:
    with _lock:
        for place in places:
            _used[place] -= 1
            if _used[place] <= 0:
                del _used[place]
                with suppress(OSError):  # somebody put something into it: then it stays
                    os.rmdir(place)
