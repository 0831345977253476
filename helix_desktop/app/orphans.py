"""Makes this process the parent of what its descendants leave behind when they end.

So nothing that Helix started leaves its tree of processes, by which `ipc/peer_process.py` knows it.
Every start imports this: nothing heavy.
"""

import ctypes
import os
import sys
import time
from _thread import start_new_thread
from contextlib import suppress
from pathlib import Path

_SET_SUBREAPER, _GET_SUBREAPER = 36, 37
_REAP_SECONDS = 20.0
"""A child that ended so long ago, and that nothing waited for, was adopted."""


def adopt_orphans() -> None:
    """Make this process the parent of descendants whose own parent ends, from now on."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_SUBREAPER, ctypes.c_ulong(1), 0, 0, 0)
        start_new_thread(_reap_adopted, ())


def adopts_orphans() -> bool:
    adopts = ctypes.c_int(0)
    failed = ctypes.CDLL(None).prctl(_GET_SUBREAPER, ctypes.byref(adopts), 0, 0, 0)
    return not failed and bool(adopts.value)


def _reap_adopted() -> None:
    """Take the ends of adopted children; Python waits for its own ones at once."""
    ended = set[int]()
    while True:
        time.sleep(_REAP_SECONDS)
        now = set[int]()
        for task in Path("/proc/self/task").iterdir():
            with suppress(OSError, ValueError):
                for word in (task / "children").read_text("ascii").split():
                    # behind the name of the program, which may contain anything
                    stat = Path(f"/proc/{word}/stat").read_bytes().rpartition(b")")[2]
                    if stat.split()[0] == b"Z":
                        now.add(int(word))
        for child in now & ended:
            with suppress(OSError):
                os.waitpid(child, os.WNOHANG)
        ended = now
