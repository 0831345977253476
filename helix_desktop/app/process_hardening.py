"""Protection of the process's memory from the user's other processes and from core dumps."""

import ctypes
import sys
from contextlib import suppress

_SET_DUMPABLE = 4


def seal_process() -> None:
    """Seal a process with keys; its child processes start unsealed, but without core dumps."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  lazy: Windows has none

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_DUMPABLE, ctypes.c_ulong(0), 0, 0, 0)
