"""How the C library keeps memory that was freed: a process with many threads would keep too much.

By default, glibc lets every thread free into an arena of its own, and memory that is free in one of
them serves no other thread. Only glibc knows these calls; elsewhere they do nothing.
"""

import ctypes
import sys
from contextlib import suppress

_ARENA_MAX = -8
"""`M_ARENA_MAX` of malloc.h."""
_ARENAS = 2
"""One thread at a time runs Python; the other arena is for the store's and Qt's own threads."""


def share_arenas() -> None:
    """Let all threads share a few arenas; call it before the first thread starts."""
    if sys.platform == "linux":
        with suppress(AttributeError):
            ctypes.CDLL(None).mallopt(_ARENA_MAX, _ARENAS)


def return_memory() -> None:
    """Return free pages to the system; this takes a few milliseconds."""
    if sys.platform == "linux":
        with suppress(AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
