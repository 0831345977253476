"""The program of a guest: one command of the sandbox that is spoken to in lines.

What it writes on its standard error is kept for the message that tells why it ended.
"""

import asyncio
import contextlib
import os
import queue
import threading
from collections.abc import Callable

from helix_desktop.domain.text_safety import show_hidden
from helix_desktop.tools.sandbox.process import CommandOutput

MAX_LINE_BYTES = 64 << 20
"""The maximum bytes of one line: pictures and whole files are in them as text."""
MAX_ERROR_BYTES = 8_000
_CHUNK = 64 * 1024


class LineOutput(CommandOutput):
    """The output of a program, passed on line by line to the event loop; nothing is kept."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        super().__init__()
        self._loop, self._take = asyncio.get_running_loop(), take
        self._pieces: list[bytes] = []
        self._length = 0
        self._skips = False
        """Whether the rest of a line that is too long is skipped."""

    def add(self, piece: bytes) -> None:
        self.size += len(piece)
        *lines, rest = piece.split(b"\n")
        for line in lines:
            if not self._skips and self._length + len(line) <= MAX_LINE_BYTES:
                with contextlib.suppress(RuntimeError):  # the loop is closed
                    self._loop.call_soon_threadsafe(self._take, b"".join((*self._pieces, line)))
            self._pieces, self._length, self._skips = [], 0, False
        if self._skips or self._length + len(rest) > MAX_LINE_BYTES:
            self._pieces, self._length, self._skips = [], 0, True
        elif rest:
            self._pieces.append(rest)
            self._length += len(rest)


class GuestPipes:
    """The pipes of one program besides its output. Threads of their own write and read them: a
    program may take nothing for a while."""

    def __init__(self) -> None:
        self.input, self._writing = os.pipe()
        self._reading, self.errors = os.pipe()
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._error_tail = b""
        self._error_thread = threading.Thread(
            target=self._read_errors, name="errors of a guest", daemon=True
        )
        threading.Thread(target=self._write, name="input of a guest", daemon=True).start()
        self._error_thread.start()

    def send(self, line: bytes) -> None:
        self._lines.put(line + b"\n")

    def end_input(self) -> None:
        """Tell the program that there is nothing more."""
        self._lines.put(None)

    def close(self) -> None:
        """Close what the program had, once it has ended."""
        self.end_input()
        for handle in (self.input, self.errors):
            os.close(handle)

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
        os.close(self._writing)

    def _read_errors(self) -> None:
        with contextlib.suppress(OSError):
            while piece := os.read(self._reading, _CHUNK):
                self._error_tail = (self._error_tail + piece)[-MAX_ERROR_BYTES:]
        os.close(self._reading)
