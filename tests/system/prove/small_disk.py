"""A disk of a few megabytes that can be filled and freed; it needs root for its mount."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.system.prove.outcome import Skipped, need, scratch


@contextmanager
def small_disk(megabytes: int, *options: str) -> Iterator[Path]:
    """Mounted for as long as it is used."""
    if not sys.platform.startswith("linux"):
        raise Skipped("a small disk can be mounted on Linux only")
    mount, unmount = need("mount", "mount"), need("umount", "mount")
    if os.geteuid() != 0:
        raise Skipped("mounting a small disk needs root")
    with scratch() as place:
        what = ",".join((f"size={megabytes}m", "mode=0700", *options))
        made = subprocess.run(
            [mount, "-t", "tmpfs", "-o", what, "helix-prove", str(place)],
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode != 0:
            raise Skipped(f"mounting a small disk is not allowed here ({made.stderr.strip()})")
        try:
            yield place
        finally:
            subprocess.run([unmount, "-l", str(place)], check=True)


class Filler:
    """Another program's file that takes what is left of a disk."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def fill(self, leave: int = 0) -> None:
        """Take all that is free but `leave` bytes."""
        block = bytes(1 << 12)
        with self._path.open("ab", buffering=0) as file:
            try:
                while True:
                    file.write(block)
            except OSError:
                pass
            if leave:
                os.truncate(self._path, max(0, self._path.stat().st_size - leave))

    def free(self) -> None:
        self._path.unlink(missing_ok=True)
