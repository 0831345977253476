"""Keeps other processes from reading this one's memory, and gives freed memory back.

By default, glibc lets every thread free into an arena of its own, and memory that is free in one of
them serves no other thread: a process with many threads would keep too much.
"""

import ctypes
import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource

_SET_DUMPABLE = 4


def seal_process() -> None:
    """Seal a process with keys; its child processes start unsealed, but without core dumps."""
    if sys.platform == "win32":
        return
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_DUMPABLE, ctypes.c_ulong(0), 0, 0, 0)


_ARENA_MAX, _MMAP_THRESHOLD = -8, -3
"""`M_ARENA_MAX` and `M_MMAP_THRESHOLD` of malloc.h."""
_MAX_ARENAS = 2
"""One thread at a time runs Python; the other arena is for the store's and Qt's own threads."""
_MMAP_THRESHOLD_BYTES = 256 * 1024
"""Bytes from which memory is the system's own and goes back when it is freed.

Left alone, glibc raises this to the largest memory that was ever freed, and what is freed later
lies in holes between small objects.
"""


def set_up_memory() -> None:
    """Let all threads share a few arenas; call it before the first thread starts."""
    if sys.platform == "linux":
        with suppress(AttributeError):
            libc = ctypes.CDLL(None)
            libc.mallopt(_ARENA_MAX, _MAX_ARENAS)
            libc.mallopt(_MMAP_THRESHOLD, _MMAP_THRESHOLD_BYTES)


def return_memory() -> None:
    """Return free pages to the system; this takes a few milliseconds."""
    if sys.platform == "linux":
        with suppress(AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
