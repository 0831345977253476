"""The number of processes for the tests when the user gives none."""

import os
import sys

MOST = 4
"""Most processes; each imports every test, so more would mostly wait for each other's start."""
MEMORY = 2 << 30
"""Bytes of memory that the machine must have per process; a process of tests uses a quarter."""


def workers(*, cores: int, memory: int, on_screen: bool) -> int:
    """Return the number of processes; 0 stands for the process that was started.

    Windows on a screen need one process, since they take the keyboard from each other.
    """
    most = min(cores, memory // MEMORY, MOST)
    return 0 if on_screen or most < 2 else most


def workers_here() -> int:
    return workers(
        cores=_cores(), memory=_memory(), on_screen=bool(os.environ.get("HELIX_TEST_SCREEN"))
    )


def _cores() -> int:
    """Return the number of cores that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _memory() -> int:
    if sys.platform == "win32":
        return MOST * MEMORY  # Windows does not report its memory here
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
