"""The windows of an X server, asked for in its own protocol: which are shown, where, and whose.

No library of X is used: theirs end the process when a window is gone while it is asked for.
"""

import socket
import struct
from typing import NamedTuple

from tests.system.prove.installers.table import Failed

SECONDS = 10.0
"""Until a server answers."""
_HELLO = struct.pack("<BxHHHHxx", ord("l"), 11, 0, 0, 0)
_ATTRIBUTES, _GEOMETRY, _TREE, _PROPERTY = 3, 14, 15, 20
_WM_CLASS = 67
"""The number of that property with every server."""
_LONGEST_CLASS = 64
"""Words of four bytes."""
_ERROR, _REPLY = 0, 1
_VIEWABLE = 2


class Area(NamedTuple):
    """Where a window is, in points of the screen; right and bottom are the first outside."""

    left: int
    top: int
    right: int
    bottom: int


class XWindows:
    """A client of one server; it makes no window itself."""

    def __init__(self, number: int) -> None:
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(SECONDS)
        try:
            # the abstract name: it can be reached from any root folder
            self._socket.connect(f"\0/tmp/.X11-unix/X{number}")
            self._root = self._greet()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._socket.close()

    def shown(self, application: str) -> list[Area]:
        """Where an application's windows are that can be seen; they are known by their class."""
        ours = [window for window in self._windows() if self._class_of(window) == application]
        areas = [self._area_of(item) for item in ours if self._is_viewable(item)]
        return [area for area in areas if area is not None]

    def _greet(self) -> int:
        """Introduce ourselves; the root window of the first screen."""
        self._socket.sendall(_HELLO)
        taken, words = struct.unpack("<B5xH", self._exactly(8))
        answer = self._exactly(words * 4)
        if taken != 1:
            raise Failed(f"the screen refused us: {answer!r}")
        vendor, formats = struct.unpack_from("<16xHxxxB", answer)
        (root,) = struct.unpack_from("<I", answer, 32 + -(-vendor // 4) * 4 + formats * 8)
        return int(root)

    def _windows(self) -> list[int]:
        """Of all clients; there is no window manager that would put them into others."""
        answer = self._request(_TREE, self._root)
        if answer is None:
            return []
        (count,) = struct.unpack_from("<16xH", answer)
        return list(struct.unpack_from(f"<{count}I", answer, 32))

    def _class_of(self, window: int) -> str:
        answer = self._request(_PROPERTY, window, _WM_CLASS, 0, 0, _LONGEST_CLASS)
        if answer is None:
            return ""
        (count,) = struct.unpack_from("<16xI", answer)
        _, _, name = answer[32 : 32 + count].partition(b"\0")  # of the instance, of the class
        return name.rstrip(b"\0").decode("latin-1")

    def _is_viewable(self, window: int) -> bool:
        answer = self._request(_ATTRIBUTES, window)
        return answer is not None and answer[26] == _VIEWABLE

    def _area_of(self, window: int) -> Area | None:
        answer = self._request(_GEOMETRY, window)
        if answer is None:
            return None
        left, top, width, height = struct.unpack_from("<12xhhHH", answer)
        return Area(left, top, left + width, top + height)

    def _request(self, code: int, *words: int) -> bytes | None:
        """The answer to a request; None if its window has gone meanwhile."""
        self._socket.sendall(struct.pack(f"<BxH{len(words)}I", code, len(words) + 1, *words))
        while True:
            head = self._exactly(32)
            if head[0] == _ERROR:
                return None
            if head[0] == _REPLY:
                (more,) = struct.unpack_from("<4xI", head)
                return head + self._exactly(more * 4)
            # an event that every client is told of

    def _exactly(self, count: int) -> bytes:
        result = b""
        while len(result) < count:
            piece = self._socket.recv(count - len(result))
            if not piece:
                raise Failed("the screen has gone")
            result += piece
        return result
