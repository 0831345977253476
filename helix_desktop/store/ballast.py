"""A file that reserves space, released when the disk is full, so that Helix can still write."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from helix_desktop.store.disk import free_bytes

BALLAST_BYTES = 20 << 20
"""The size of the ballast, which is released on a full disk so that LevelDB can open.

LevelDB then writes out its log (16 MiB and the last batch); 4 MiB were measured to be too few.
"""

_MIN_BALLAST_BYTES = 64 << 10

_BLOCK = bytes(1 << 16)


class Ballast:
    """A file of real blocks that is released when the disk is full.

    On a crowded disk, it takes half of the free space, so that the log cannot outgrow it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def create(self) -> None:
        """Fill the ballast as far as there is space. A small ballast grows later."""
        current_bytes = self.size()
        wanted_bytes = min(BALLAST_BYTES, (free_bytes(self._path.parent) + current_bytes) // 2)
        if wanted_bytes - current_bytes < _MIN_BALLAST_BYTES:
            return
        try:
            with self._path.open("ab") as file:
                if sys.platform == "linux":
                    # reserved without writing: 1 ms instead of 40
                    os.posix_fallocate(file.fileno(), current_bytes, wanted_bytes - current_bytes)
                else:
                    for _ in range((wanted_bytes - current_bytes) // len(_BLOCK)):
                        file.write(_BLOCK)
        except OSError:
            with suppress(OSError):
                os.truncate(self._path, current_bytes)

    def size(self) -> int:
        try:
            return self._path.stat().st_size
        except OSError:
            return 0

    def release(self) -> None:
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
