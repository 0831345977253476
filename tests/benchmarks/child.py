"""What has to be measured in a process of its own: a full log to be killed on, and peak memory.

`child fill FOLDER` writes until the log is nearly full, says so and waits to be killed;
`child memory FOLDER MB` puts and gets one content and says how far the memory went up for each.
"""

import random
import sys
import time
from pathlib import Path

from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks.memory import forget_peak, memory_bytes
from tests.benchmarks.report import say
from tests.benchmarks.stores import WallClock

LOG_BYTES = 16 << 20
"""LevelDB's write buffer here: a log grows to about this before a new one begins."""

_FULL = 0.965
_VALUE = 8 << 10


def fill(folder: Path) -> None:
    """Incompressible values, so that the log holds what the buffer holds."""
    store = WorkspaceStore.create(folder, WallClock())
    dice = random.Random(31)
    number = 0
    while _log_bytes(folder) < LOG_BYTES * _FULL:
        number += 1
        store.put(NewContent(dice.randbytes(_VALUE), Origin("shell", f"run {number}")))
    say(f"{number} {_log_bytes(folder)}")
    time.sleep(600)


def memory(folder: Path, megabytes: int) -> None:
    store = WorkspaceStore.create(folder, WallClock())
    dice = random.Random(32)
    block = b"".join(b"%016x some words\n" % dice.getrandbits(64) for _ in range(40_000))[: 1 << 20]
    data = b"".join(b"%08d" % number + block[8:] for number in range(megabytes))
    forget_peak()
    began = memory_bytes()
    digest = store.put(NewContent(data, Origin("shell", "big")))
    putting = memory_bytes("VmHWM") - began
    del data
    forget_peak()
    began = memory_bytes()
    size = len(store.cache.get(digest))
    getting = memory_bytes("VmHWM") - began
    say(f"{putting} {getting} {size}")
    store.close()


def _log_bytes(folder: Path) -> int:
    return max(log.stat().st_size for log in (folder / "db").glob("*.log"))


if __name__ == "__main__":
    if sys.argv[1] == "fill":
        fill(Path(sys.argv[2]))
    else:
        memory(Path(sys.argv[2]), int(sys.argv[3]))
