"""What a command says, in the order it came: a little in memory, the rest on the disk.

The file has no name, so that nothing is left of it; its pieces are what the store takes in.
"""

import os
import tempfile
import weakref
from collections.abc import Iterator
from pathlib import Path

_HELD = 1024 * 1024
"""Bytes up to which no file is made."""
_PIECE = 256 * 1024
TAIL = 2_000
"""Bytes of the end that a person is shown meanwhile."""


class Output:
    """Grows while a command runs, in one thread; read when it is over."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._held = bytearray()
        self._file = -1
        self.size = 0
        self._tail = b""

    def add(self, piece: bytes) -> None:
        """The next bytes. OSError: there is no room for them."""
        self.size += len(piece)
        self._tail = (self._tail + piece)[-TAIL:]
        if self._file < 0 and self.size <= _HELD:
            self._held += piece
            return
        if self._file < 0:
            self._open()
        _write(self._file, piece)

    @property
    def tail(self) -> bytes:
        return self._tail

    def part(self, start: int, stop: int) -> bytes:
        """Some bytes of it."""
        if self._file < 0:
            return bytes(self._held[start:stop])
        found = bytearray()
        while start < stop and (piece := os.pread(self._file, stop - start, start)):
            found += piece
            start += len(piece)
        return bytes(found)

    def pieces(self) -> Iterator[bytes]:
        """All of it, never held as a whole."""
        at = 0
        while piece := self.part(at, at + _PIECE):
            yield piece
            at += len(piece)

    def _open(self) -> None:
        handle, path = tempfile.mkstemp(prefix="output-", dir=self._folder)
        os.unlink(path)
        self._file = handle
        weakref.finalize(self, os.close, handle)
        _write(handle, bytes(self._held))
        self._held.clear()


def _write(file: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(file, left) :]
