"""A screen that nobody looks at but us: Xvfb in a room, its pixels read from its file.

Only what our own windows show is looked at. Others can be there, too: a message bus that libraries
start where there is none keeps a window as long as the screen lasts, and with it the server's state
(the pointer, which a first window makes visible, stays).
"""

import os
import struct
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from mmap import ACCESS_READ, mmap
from pathlib import Path

from PySide6.QtGui import QImage

from tests.system.prove.installers.built_packages import NAME
from tests.system.prove.installers.room import Room
from tests.system.prove.installers.table import Failed
from tests.system.prove.installers.x_windows import Area, XWindows

WIDTH, HEIGHT = 1600, 1000
FOLDER = "/var/tmp/screen"
_HEADER = struct.Struct(">25I")
"""Of an X window dump: its size is the first word, colors and a line's bytes are further on."""
STEP = 81
"""Of so many points one is looked at when a change is waited for."""
FEW = 4
"""Points of those that a caret can cover."""
STARTED = 20.0
"""Seconds until a server takes clients."""


class Screen:
    """What is seen on it of our own windows."""

    def __init__(self, file: Path, number: int, windows: XWindows) -> None:
        self._file, self._windows = file, windows
        self.env = {"DISPLAY": f":{number}"}

    def windows(self) -> list[Area]:
        """Where our windows are; none when the program has gone, whatever others have left."""
        return self._windows.shown(NAME)

    def glance(self) -> bytes:
        """Some of the screen's points, quickly."""
        with self._file.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as dump:
            return dump[-WIDTH * HEIGHT * 4 :: STEP * 4]

    def wait(self, before: bytes, seconds: float = 30.0) -> float:
        """Until a window of ours stands there and is painted; the system's time then."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            areas = self.windows()
            if areas and _within(areas, self.glance()) != _within(areas, before):
                return time.monotonic()
            time.sleep(0.002)
        raise Failed(f"nothing was painted in {seconds:.0f} s")

    def rest(self, quiet: float = 1.5, seconds: float = 30.0) -> None:
        """Until nothing of ours changes any more but a blinking caret."""
        until, seen, since = time.monotonic() + seconds, self._shown(), time.monotonic()
        while time.monotonic() < until and time.monotonic() - since < quiet:
            time.sleep(0.1)
            now = self._shown()
            if len(now) != len(seen) or _differing(now, seen) > FEW:
                since = time.monotonic()
            seen = now

    def picture(self, file: Path) -> int:
        """Keep what is seen; how many colors our windows have."""
        pixels = self._pixels()
        file.parent.mkdir(parents=True, exist_ok=True)
        image = QImage(pixels, WIDTH, HEIGHT, QImage.Format.Format_RGB32)
        if not image.save(str(file)):
            raise Failed(f"{file} cannot be written")
        points = memoryview(pixels).cast("I")
        return len({point for line in _lines(self.windows()) for point in points[line][::7]})

    def _shown(self) -> bytes:
        return _within(self.windows(), self.glance())

    def _pixels(self) -> bytes:
        """Four bytes each (blue, green, red, nothing), line by line."""
        dump = self._file.read_bytes()
        words = _HEADER.unpack_from(dump)
        start, width, height, line, colors = words[0], words[4], words[5], words[12], words[19]
        if (width, height, line) != (WIDTH, HEIGHT, WIDTH * 4):
            raise Failed(f"the screen has {width} × {height} points in lines of {line} bytes")
        first = start + colors * 12
        return dump[first : first + line * height]


@contextmanager
def screen(room: Room) -> Iterator[Screen]:
    """A screen in a room, as long as it is looked at."""
    room.must(["mkdir", "-p", FOLDER])
    # another than anybody's: rooms share the network of this machine, and its local sockets
    number = 100 + os.getpid() % 60_000
    with (
        room.started(server(number, FOLDER), user=False) as started,
        open_screen(room.inside(FOLDER), number, lambda: started.ended) as result,
    ):
        yield result


def server(number: int, folder: str) -> list[str]:
    """The command that serves a screen whose pixels are in a file of that folder."""
    size = f"{WIDTH}x{HEIGHT}x24"
    options = ["-screen", "0", size, "-fbdir", folder, "-nolisten", "tcp"]
    return ["Xvfb", f":{number}", *options]


@contextmanager
def open_screen(folder: Path, number: int, ended: Callable[[], bool]) -> Iterator[Screen]:
    """The screen of a server that was just started; its first client are we, until the end.

    So the server does not begin anew after each program, which would take its time.
    """
    with closing(_first_client(number, ended)) as windows:
        yield Screen(folder / "Xvfb_screen0", number, windows)


def _first_client(number: int, ended: Callable[[], bool]) -> XWindows:
    until = time.monotonic() + STARTED
    while not ended() and time.monotonic() < until:
        try:
            return XWindows(number)
        except OSError:
            time.sleep(0.05)
    raise Failed("the screen did not start")


def _lines(areas: Sequence[Area]) -> Iterator[slice]:
    """The points of these places, line by line, as the screen counts its points."""
    for area in areas:
        left, right = max(area.left, 0), min(area.right, WIDTH)
        for line in range(max(area.top, 0), min(area.bottom, HEIGHT)):
            yield slice(line * WIDTH + left, line * WIDTH + right)


def _within(areas: Sequence[Area], glance: bytes) -> bytes:
    """Of a glance what lies in these places."""
    lines = ((-(-line.start // STEP), -(-line.stop // STEP)) for line in _lines(areas))
    return b"".join(glance[first:last] for first, last in lines)


def _differing(one: bytes, other: bytes) -> int:
    return sum(a != b for a, b in zip(one, other, strict=True))
