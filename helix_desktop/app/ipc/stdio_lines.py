"""Standard input and output as lines of a protocol, read and written in their own threads.

Each has its own thread: a client that does not read, or a terminal, blocks nobody else. The threads
can be abandoned at the end.
"""

import asyncio
import os
import queue
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial

from helix_desktop.app.ipc.json_rpc import MAX_LINE_BYTES

PIECE_BYTES = 1 << 16
MAX_WAITING_BYTES = 16 << 20
"""The maximum bytes of unread answers; beyond that, nothing more is read from the client."""
MAX_LINES_AHEAD = 256
"""The maximum lines that are read ahead of their handling."""


class StdioLines:
    """The two streams of a client; `ended` is set once it sends nothing more or is gone."""

    def __init__(self, read: int, write: int, max_line_bytes: int = MAX_LINE_BYTES) -> None:
        self._read, self._write, self._max_line_bytes = read, write, max_line_bytes
        self._loop = asyncio.get_running_loop()
        self._lines_to_write: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._unread_bytes = 0
        self._counting = threading.Lock()
        self._may_read = threading.Event()
        self._may_read.set()
        self._line_slots = threading.Semaphore(MAX_LINES_AHEAD)
        self.ended = asyncio.Event()
        """Set once the client has sent everything, or is gone."""
        self.all_written = asyncio.Event()
        """Set while everything sent has been written, or never will be."""
        self.all_written.set()

    def start(self, hear: Callable[[bytes], None], hear_too_long: Callable[[], None]) -> None:
        """Start the threads; both callbacks run on the loop."""

        def read_pieces() -> Iterator[bytes]:
            with suppress(OSError):
                while piece := os.read(self._read, PIECE_BYTES):
                    yield piece

        def handle(act: Callable[[], None]) -> None:
            self._line_slots.release()
            act()

        def read_lines() -> None:
            for line in split_stdio_lines(read_pieces(), self._max_line_bytes):
                self._may_read.wait()
                self._line_slots.acquire()
                if not self._call_soon(
                    handle, hear_too_long if line is None else partial(hear, line)
                ):
                    return
            self._call_soon(self.ended.set)

        threading.Thread(target=read_lines, name="lines-in", daemon=True).start()
        threading.Thread(target=self._write_lines, name="lines-out", daemon=True).start()

    def send(self, line: bytes) -> None:
        """Send a line without waiting; a line after the end is lost."""
        self.all_written.clear()
        with self._counting:
            self._unread_bytes += len(line)
            if self._unread_bytes > MAX_WAITING_BYTES:
                self._may_read.clear()
        self._lines_to_write.put(line)

    def _write_lines(self) -> None:
        try:
            while True:
                line = self._lines_to_write.get()
                unwritten = memoryview(line + b"\n")
                while unwritten:
                    unwritten = unwritten[os.write(self._write, unwritten) :]
                with self._counting:
                    self._unread_bytes -= len(line)
                    if self._unread_bytes <= MAX_WAITING_BYTES:
                        self._may_read.set()
                self._call_soon(self._note_written)
        except OSError:  # the client is gone
            self._may_read.set()
            self._call_soon(self.all_written.set)
            self._call_soon(self.ended.set)

    def _note_written(self) -> None:
        if not self._unread_bytes:
            self.all_written.set()

    def _call_soon(self, act: Callable[..., None], *arguments: object) -> bool:
        try:
            self._loop.call_soon_threadsafe(act, *arguments)
        except RuntimeError:  # the loop has ended meanwhile
            return False
        return True


def split_stdio_lines(
    pieces: Iterable[bytes], max_bytes: int = MAX_LINE_BYTES
) -> Iterator[bytes | None]:
    """Yield the lines without their ends and without empty ones; None for each that is too long."""
    line = bytearray()

    def add(part: bytes) -> None:
        # one byte more than the longest line tells that a line is too long
        line.extend(part[: max_bytes + 1 - len(line)])

    def take_line() -> Iterator[bytes | None]:
        complete = bytes(line)
        line.clear()
        if len(complete) > max_bytes:
            yield None
        elif complete.strip():
            yield complete

    for piece in pieces:
        *ended, last = piece.split(b"\n")
        for part in ended:
            add(part)
            yield from take_line()
        add(last)
    yield from take_line()


def claim_stdio() -> tuple[int, int]:
    """Return the standard streams for the protocol alone; other output goes to standard error."""
    read, write = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    try:
        os.dup2(2, 1)
    except OSError:  # there is no standard error
        os.dup2(nothing, 1)
    os.close(nothing)
    return read, write
