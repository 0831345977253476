"""Into how many processes the tests are spread when nobody says a number."""

import os
import sys

MOST = 4
"""More would mostly wait for each other's start: each imports every test."""
MEMORY = 2 << 30
"""Bytes of the machine for each: a process of tests takes a quarter of that."""


def workers(*, cores: int, memory: int, on_screen: bool) -> int:
    """0: the process that was started; windows on one screen take the keyboard from each other."""
    most = min(cores, memory // MEMORY, MOST)
    return 0 if on_screen or most < 2 else most


def workers_here() -> int:
    return workers(
        cores=_cores(), memory=_memory(), on_screen=bool(os.environ.get("HELIX_TEST_SCREEN"))
    )


def _cores() -> int:
    """Those this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _memory() -> int:
    if sys.platform == "win32":
        return MOST * MEMORY  # not told there
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
