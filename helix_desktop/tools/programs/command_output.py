"""Keeps a command's output in order, a little in memory and the rest in a file."""

import os
import secrets
import sys
import tempfile
import threading
import weakref
from collections.abc import Iterator
from math import inf
from pathlib import Path

_PIECE_BYTES = 256 * 1024
HEAD_BYTES, END_BYTES = 32 * 1024 * 1024, 32 * 1024 * 1024
"""Bytes that are kept of the beginning and the end of a command in the background."""
MAX_BYTES_PER_SECOND = 32 * 1024 * 1024
"""The rate at which an output without end is read; a command that is faster waits in its pipe."""
_MAX_MEMORY_BYTES = 1024 * 1024
"""Bytes of output up to which no file is made."""


CHUNK_BYTES = 64 * 1024
"""Most bytes that are read from a command at once."""


TAIL_BYTES = 2_000
"""Bytes of the end that the user is shown meanwhile."""


class CommandOutput:
    """The output of a command, written in one thread; may be read meanwhile in another."""

    bytes_per_second = inf
    """The rate at which a command's output is read."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._memory = bytearray()
        self._file = -1
        self._moving = threading.Lock()  # to read and write at a place, the file has to be moved
        self._max_memory = _MAX_MEMORY_BYTES
        self.size = 0
        self._tail = b""

    def add(self, piece: bytes) -> None:
        """Add bytes; raise OSError if there is no room for them."""
        size = self.size + len(piece)
        self._tail = (self._tail + piece)[-TAIL_BYTES:]
        if self._file < 0 and size <= self._max_memory:
            self._memory += piece
        else:
            if self._file < 0:
                handle = _make_unnamed(self._folder)
                weakref.finalize(self, os.close, handle)
                _write(handle, bytes(self._memory))
                self._file = handle  # not before it has everything: it is read from now on
                self._memory = bytearray()
            with self._moving:
                os.lseek(self._file, self._position_in_file(self.size), os.SEEK_SET)
                _write(self._file, piece)
        self.size = size  # last: a reader reads up to here

    @property
    def tail(self) -> bytes:
        return self._tail

    def part(self, start: int, stop: int) -> bytes:
        return self._read(start, stop - start)

    def _position_in_file(self, place: int) -> int:
        return place

    def _read(self, start: int, size: int) -> bytes:
        current = self._memory  # taken first: it is replaced once the file has everything
        if self._file < 0:
            return bytes(current[start : start + size])
        content, piece = b"", b"?"
        while piece and len(content) < size:
            with self._moving:
                os.lseek(self._file, start + len(content), os.SEEK_SET)
                piece = os.read(self._file, size - len(content))
            content += piece
        return content

    def pieces(self) -> Iterator[bytes]:
        """Yield all bytes, never held as a whole."""
        position = 0
        while piece := self.part(position, position + _PIECE_BYTES):
            yield piece
            position += len(piece)


class BoundedOutput(CommandOutput):
    """The output of a command that may never end: its beginning and its end are kept.

    What is between them is overwritten in the file, and is missing in `part` and `pieces`, which
    say so.
    """

    bytes_per_second = MAX_BYTES_PER_SECOND

    def __init__(
        self, folder: Path | None = None, *, head: int = HEAD_BYTES, end_size: int = END_BYTES
    ) -> None:
        super().__init__(folder)
        self._head, self._end_size = head, end_size
        self._max_memory = min(_MAX_MEMORY_BYTES, head)
        self._end_bytes = end_size - min(
            CHUNK_BYTES, end_size // 2
        )  # the rest may be written to right now

    @property
    def gap(self) -> tuple[int, int]:
        """The range of bytes that is no longer kept; empty if everything is."""
        return self._head, max(self._head, self.size - self._end_bytes)

    def add(self, piece: bytes) -> None:
        while piece:
            # never across the end of the ring
            position = self.size - self._head
            room = -position if position < 0 else self._end_size - position % self._end_size
            super().add(piece[:room])
            piece = piece[room:]

    def part(self, start: int, stop: int) -> bytes:
        stop = min(stop, self.size)
        data, lost = self._range_without_gap(start, stop)
        while (again := self._range_without_gap(start, stop))[1] != lost:
            data, lost = again  # it was overwritten meanwhile
        return data

    def _range_without_gap(self, start: int, stop: int) -> tuple[bytes, int]:
        """Return a range without the gap, and how many bytes of it are lost."""
        first, last = self.gap
        data = self._read_range(start, min(stop, first))
        lost = max(0, min(stop, last) - max(start, first))
        if lost:
            data += f"\n[{lost:,} bytes were not kept: too much output]\n".encode()
        return data + self._read_range(max(start, last), stop), lost

    def pieces(self) -> Iterator[bytes]:
        size, position = self.size, 0
        while position < size:
            first, last = self.gap
            # the gap in one step, so that it is told once
            stop = (
                max(position + _PIECE_BYTES, last)
                if first <= position + _PIECE_BYTES and position < last
                else position + _PIECE_BYTES
            )
            yield self.part(position, min(stop, size))
            position = stop

    def _read_range(self, start: int, stop: int) -> bytes:
        data = bytearray()
        while start < stop:
            position = start - self._head
            room = -position if position < 0 else self._end_size - position % self._end_size
            end = min(stop, start + room)
            data += self._read(self._position_in_file(start), end - start)
            start = end
        return bytes(data)

    def _position_in_file(self, place: int) -> int:
        over = place - self._head
        return place if over < 0 else self._head + over % self._end_size


def _make_unnamed(folder: Path | None) -> int:
    """Open a new file that disappears with its handle."""
    if sys.platform == "win32":  # an open file cannot be deleted there
        name = os.path.join(folder or tempfile.gettempdir(), f"output-{secrets.token_hex(8)}")
        making = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_BINARY | os.O_NOINHERIT
        return os.open(name, making | os.O_TEMPORARY, 0o600)
    handle, path = tempfile.mkstemp(prefix="output-", dir=folder)
    os.unlink(path)
    return handle


def _write(file: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[os.write(file, left) :]
