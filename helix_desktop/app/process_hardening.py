"""Nobody else of the same person looks into our memory, and no crash writes it to the disk."""

import ctypes
import sys
from contextlib import suppress

_SET_DUMPABLE = 4


def seal_process() -> None:
    """For a process that holds keys; what it starts begins unsealed again, but without cores."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  lazy: Windows has none

    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_DUMPABLE, ctypes.c_ulong(0), 0, 0, 0)
