"""Says at once that a name appeared in a folder which steers some program (inotify, Linux only).

A look at the whole project takes time, so it is repeated with pauses: another program reads a new
`.envrc` sooner. In the folders that are watched, a new name ends the pause. Folders that the
command makes are not watched: names in them are found by the next look. So are other names with a
dot, which may be those of files that are being written.
"""

import ctypes
import os
import select
import struct
import time
from collections.abc import Iterable
from contextlib import suppress

from helix_desktop.tools.files.protected_paths import is_steering, is_steering_in

MAX_WATCHED_FOLDERS = 2_000
"""A user has 8,192 watches on older systems, and editors need many of them."""
_CREATED, _MOVED_HERE = 0x100, 0x80
_NO_LINK, _ONLY_FOLDERS = 0x02000000, 0x01000000
_CLOSED_ON_EXEC, _NOT_WAITING = 0o2000000, 0o4000
_HEAD = struct.Struct("iIII")
_MAX_EVENT_BYTES = 64 * 1024


class NameWatch:
    """A watch over folders, by their paths; `close` ends it."""

    def __init__(self, folders: Iterable[str]) -> None:
        self._folders: dict[int, str] = {}
        self._events = -1
        self._ended, self._end = os.pipe()
        library = ctypes.CDLL(None, use_errno=True)
        with suppress(AttributeError):  # another system
            self._events = library.inotify_init1(_CLOSED_ON_EXEC | _NOT_WAITING)
        mask = _CREATED | _MOVED_HERE | _NO_LINK | _ONLY_FOLDERS
        for folder, _ in zip(folders, range(MAX_WATCHED_FOLDERS), strict=False):
            if self._events >= 0:
                watch = library.inotify_add_watch(self._events, os.fsencode(folder), mask)
                if watch >= 0:  # else it is gone, or the user has no more watches
                    self._folders[watch] = folder

    def wait(self, seconds: float) -> bool:
        """Wait for a name that steers programs, or for the end; return whether it ended."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            ready = _wait((self._ended, self._events), left)
            if self._ended in ready:
                return True
            if ready and self._steers():
                return False
        return False

    def rest(self, seconds: float) -> bool:
        """Wait for the end only; return whether it ended."""
        return bool(_wait((self._ended,), seconds))

    def end(self) -> None:
        """Let a waiting thread end."""
        os.write(self._end, b"!")

    def close(self) -> None:
        for handle in filter(lambda handle: handle >= 0, (self._events, self._ended, self._end)):
            os.close(handle)

    def _steers(self) -> bool:
        """Return whether one of the names that came since steers a program."""
        steers = False
        with suppress(BlockingIOError):
            while data := os.read(self._events, _MAX_EVENT_BYTES):
                at = 0
                while at < len(data):
                    watch, _, _, size = _HEAD.unpack_from(data, at)
                    raw = data[at + _HEAD.size : at + _HEAD.size + size].rstrip(b"\0")
                    at += _HEAD.size + size
                    name = os.fsdecode(raw)
                    folder = os.path.basename(self._folders.get(watch, ""))
                    steers = (
                        steers
                        or not raw  # too many names came to be counted
                        or is_steering(name)
                        or is_steering_in(folder, name)
                    )
        return steers


def _wait(handles: Iterable[int], seconds: float) -> list[int]:
    """Wait until one of some handles can be read, and return those that can; -1 is none."""
    poll = select.poll()
    for handle in handles:
        if handle >= 0:
            poll.register(handle, select.POLLIN)
    return [handle for handle, _ in poll.poll(seconds * 1_000)]
