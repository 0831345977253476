"""The process of a guest, which is spoken to in lines, and what it wrote before it ended.

What it writes on its standard error is kept for the message that tells why it ended.
"""

import asyncio
import contextlib
import os
import queue
import threading
import time
from collections import deque
from collections.abc import Callable

from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.tools.programs.command_output import MAX_BYTES_PER_SECOND, CommandOutput

MAX_LINE_BYTES = 16 << 20
"""The maximum bytes of one line: pictures and whole files are in them as text."""
MAX_VALUES = 200_000
"""The maximum values of one line: each takes some fifty bytes of memory, and two in the line."""
MAX_WAITING_BYTES, MAX_WAITING_LINES = 4 << 20, 2_000
"""How much of a program's output may wait for the event loop; a faster program waits itself."""
MAX_UNREAD_BYTES = 64 << 20
"""The maximum bytes that a program is sent before it reads some."""
MAX_ERROR_BYTES = 8_000
MAX_ERRORS_SECONDS = 1.0
DRAIN_SECONDS = 0.01
"""How long the event loop takes lines before it does something else."""
_CHUNK = 64 * 1024
_POLL_SECONDS = 0.1


class LineOutput(CommandOutput):
    """The output of a program, passed on line by line to the event loop; nothing is kept.

    Only lines that can be messages count: some programs write other lines on their output, too. A
    line that is too long, or has too many values, is passed on as None.
    """

    bytes_per_second = MAX_BYTES_PER_SECOND

    def __init__(self, take: Callable[[bytes | None], None]) -> None:
        super().__init__()
        self._loop, self._take = asyncio.get_running_loop(), take
        self._line = bytearray()
        self._skips = False
        """Whether the rest of a line that is too long is skipped."""
        self._waiting: deque[bytes | None] = deque()
        self._waiting_bytes = 0
        self._drains = False
        """Whether the event loop is about to take lines."""
        self._lock, self._room = threading.Lock(), threading.Event()

    def add(self, piece: bytes) -> None:
        self.size += len(piece)
        *lines, rest = piece.split(b"\n")
        for line in lines:
            self._grow(line)
            line, self._line = bytes(self._line), bytearray()
            is_skipped, self._skips = self._skips, False
            is_long = len(line) > 2 * MAX_VALUES
            values = sum(map(line.count, (b",", b"[", b"{"))) if is_long else 0
            if is_skipped or values > MAX_VALUES:
                self._pass_on(None)
            elif line.lstrip().startswith(b"{"):
                self._pass_on(_as_text(line))
        self._grow(rest)

    def _grow(self, part: bytes) -> None:
        if self._skips or len(self._line) + len(part) > MAX_LINE_BYTES:
            self._line, self._skips = bytearray(), True
        else:
            self._line += part

    def _pass_on(self, line: bytes | None) -> None:
        """Let the event loop take a line; wait while it has enough of them."""
        while (
            self._waiting_bytes >= MAX_WAITING_BYTES or len(self._waiting) >= MAX_WAITING_LINES
        ) and not self._loop.is_closed():
            self._room.clear()
            self._room.wait(_POLL_SECONDS)
        with self._lock:
            self._waiting.append(line)
            self._waiting_bytes += len(line or b"")
            drains, self._drains = self._drains, True
        if not drains:
            with contextlib.suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._drain)

    def _drain(self) -> None:
        end = time.monotonic() + DRAIN_SECONDS
        try:
            while self._waiting and time.monotonic() < end:
                with self._lock:
                    line = self._waiting.popleft()
                    self._waiting_bytes -= len(line or b"")
                self._take(line)
        finally:
            self._room.set()
            with self._lock:
                self._drains = bool(self._waiting)
            if self._drains:
                self._loop.call_soon(self._drain)

    async def taken(self) -> None:
        """Wait until all lines so far are taken."""
        while self._waiting:  # noqa: ASYNC110  another thread fills it
            await asyncio.sleep(0)


def _as_text(line: bytes) -> bytes:
    """Return a line with replacements for bytes that are no text, which would cost all of it."""
    try:
        line.decode()
    except UnicodeDecodeError:
        return line.decode("utf-8", "replace").encode()
    return line


class GuestPipes:
    """The pipes of one program besides its output. Threads of their own write and read them: a
    program may take nothing for a while."""

    def __init__(self) -> None:
        self.input, self._writing = os.pipe()
        self._reading, self.errors = os.pipe()
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._sent = self._written = 0
        self._loop = asyncio.get_running_loop()
        self.begun: asyncio.Future[None] = self._loop.create_future()
        """Is done once the program begins, which may wait for other commands."""
        self._error_tail = b""
        self._has_closed_errors = False
        self._error_thread = threading.Thread(
            target=self._read_errors, name="errors of a guest", daemon=True
        )
        threading.Thread(target=self._write, name="input of a guest", daemon=True).start()
        self._error_thread.start()

    @property
    def is_full(self) -> bool:
        """Whether the program has not read what it was sent for too long."""
        return self._sent - self._written > MAX_UNREAD_BYTES

    def send(self, line: bytes) -> None:
        if not self.is_full:
            self._sent += len(line)
            self._lines.put(line + b"\n")

    def note_begin(self) -> None:
        """Note, in any thread, that the program begins."""
        with contextlib.suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._begin)

    def _begin(self) -> None:
        if not self.begun.done():
            self.begun.set_result(None)

    def end_input(self) -> None:
        """Tell the program that there is nothing more."""
        self._lines.put(None)

    def close(self) -> None:
        """Close what the program had, once it has ended."""
        self.end_input()
        os.close(self.input)
        self._close_errors()

    def read_errors_to_end(self) -> None:
        """Read all that the ended program wrote; its children may hold its errors open. Blocks."""
        self._close_errors()
        self._error_thread.join(MAX_ERRORS_SECONDS)

    def _close_errors(self) -> None:
        if not self._has_closed_errors:
            self._has_closed_errors = True
            os.close(self.errors)

    @property
    def last_errors(self) -> str:
        """The last lines of its errors, as one that is shown may look."""
        text = self._error_tail.decode("utf-8", "replace").strip()
        return show_hidden("\n".join(text.splitlines()[-5:]))

    def _write(self) -> None:
        with contextlib.suppress(OSError):  # the program has ended
            while (line := self._lines.get()) is not None:
                view = memoryview(line)
                while view:
                    view = view[os.write(self._writing, view) :]
                self._written += len(line) - 1
        os.close(self._writing)

    def _read_errors(self) -> None:
        with contextlib.suppress(OSError):
            while piece := os.read(self._reading, _CHUNK):
                self._error_tail = (self._error_tail + piece)[-MAX_ERROR_BYTES:]
        os.close(self._reading)
