"""A screen that nobody looks at but us: Xvfb in a room, its pixels read from its file."""

import os
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager
from mmap import ACCESS_READ, mmap
from pathlib import Path

from PySide6.QtGui import QImage

from tests.prove.installers.room import Room
from tests.prove.installers.table import Failed

WIDTH, HEIGHT = 1600, 1000
FOLDER = "/var/tmp/screen"
_HEADER = struct.Struct(">25I")
"""Of an X window dump: its size is the first word, colours and a line's bytes are further on."""
STRIDE = 324
"""Bytes between two that are looked at when a change is waited for."""
FEW = 4
"""Points of those that a caret can cover."""


class Screen:
    """What is seen on it."""

    def __init__(self, room: Room) -> None:
        self._file = room.inside(f"{FOLDER}/Xvfb_screen0")
        # another than anybody's: rooms share the network of this machine, and its local sockets
        self.number = 100 + os.getpid() % 60_000
        self._socket = room.inside(f"/tmp/.X11-unix/X{self.number}")
        self.env = {"DISPLAY": f":{self.number}"}

    @property
    def ready(self) -> bool:
        return self._file.exists() and self._socket.exists()

    def pixels(self) -> bytes:
        """Four bytes each (blue, green, red, nothing), line by line."""
        dump = self._file.read_bytes()
        words = _HEADER.unpack_from(dump)
        start, width, height, line, colours = words[0], words[4], words[5], words[12], words[19]
        if (width, height, line) != (WIDTH, HEIGHT, WIDTH * 4):
            raise Failed(f"the screen has {width} × {height} points in lines of {line} bytes")
        first = start + colours * 12
        return dump[first : first + line * height]

    def glance(self) -> bytes:
        """Some of its points, quickly."""
        with self._file.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as dump:
            return dump[-WIDTH * HEIGHT * 4 :: STRIDE]

    def wait(self, before: bytes, seconds: float = 30.0) -> float:
        """Until it looks different; the system's time then."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.glance() != before:
                return time.monotonic()
            time.sleep(0.002)
        raise Failed(f"nothing was painted in {seconds:.0f} s")

    def rest(self, quiet: float = 1.5, seconds: float = 30.0) -> None:
        """Until nothing changes any more but a blinking caret."""
        until, seen, since = time.monotonic() + seconds, self.glance(), time.monotonic()
        while time.monotonic() < until and time.monotonic() - since < quiet:
            time.sleep(0.1)
            now = self.glance()
            if sum(one != other for one, other in zip(now, seen, strict=True)) > FEW:
                since = time.monotonic()
            seen = now

    def picture(self, file: Path) -> int:
        """Keep what is seen; how many colours it has."""
        pixels = self.pixels()
        file.parent.mkdir(parents=True, exist_ok=True)
        image = QImage(pixels, WIDTH, HEIGHT, QImage.Format.Format_RGB32)
        if not image.save(str(file)):
            raise Failed(f"{file} cannot be written")
        return len({pixels[at : at + 4] for at in range(0, len(pixels), 4 * 7)})


@contextmanager
def screen(room: Room) -> Iterator[Screen]:
    room.must(["mkdir", "-p", FOLDER])
    found = Screen(room)
    size = f"{WIDTH}x{HEIGHT}x24"
    command = [
        "Xvfb",
        f":{found.number}",
        "-screen",
        "0",
        size,
        "-fbdir",
        FOLDER,
        "-nolisten",
        "tcp",
    ]
    with room.living(command, person=False) as server:
        until = time.monotonic() + 20
        while not found.ready:
            if server.ended or time.monotonic() > until:
                raise Failed("the screen did not start")
            time.sleep(0.05)
        time.sleep(0.2)
        yield found
