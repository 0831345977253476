"""Runs one command on Windows: start, output, stop, with threads.

Windows cannot wait for a pipe and a process at once: one thread reads, one waits, and the command's
own thread gets the news of both in order. The processes themselves are behind a port, so that
everything here is tested on any system.
"""

import codecs
import queue
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import Protocol

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.programs.command_limits import CommandLimits
from helix_desktop.tools.programs.command_output import CommandOutput
from helix_desktop.tools.programs.process import (
    DRAIN,
    MAX_WAIT_SECONDS,
    CommandEnd,
    CommandRunner,
    ProcessLaunch,
    ProcessResult,
)
from helix_desktop.tools.text.file_content import SNIFF

_AHEAD = 16
"""Pieces that are read before they are taken; then the command waits."""
_MAX_RUNE_BYTES = 4
_MAX_PENDING_BYTES = 64 * 1024


class ProcessTree(Protocol):
    """A started command with all its processes; any thread."""

    def read(self) -> bytes:
        """Return new output, waiting for it; b"" at its end."""
        ...

    def wait(self) -> int:
        """Wait for the end of the command itself; return its exit status."""
        ...

    def kill(self) -> None:
        """End all processes; none is left when this returns."""
        ...

    def close(self) -> None:
        """End all processes and give back the handles."""
        ...


StartTree = Callable[[ProcessLaunch], ProcessTree]


class OutputConverter:
    """A converter of a command's output: lines end with LF, and text is UTF-8.

    A line that is no UTF-8 is taken to be in the system's code page. Binary output, known by its
    beginning, stays as it is.
    """

    def __init__(self, code_page: str) -> None:
        try:
            self._code_page = codecs.lookup(code_page).name
        except LookupError:
            self._code_page = "cp1252"
        self._binary: bool | None = None
        self._pending = b""

    def feed(self, piece: bytes) -> bytes:
        """Return what is certain; the beginning of a character or of a line end is held back."""
        if self._binary is None and piece:
            self._binary = b"\0" in piece[:SNIFF]
        if self._binary:
            return piece
        text = self._pending + piece
        end = _certain_end(text)
        self._pending = text[end:]
        return self._convert(text[:end])

    def rest(self) -> bytes:
        """Return what was held back, at the end of the output."""
        pending, self._pending = self._pending, b""
        return self._convert(pending)

    def _convert(self, text: bytes) -> bytes:
        plain = text.replace(b"\r\n", b"\n")
        if _is_utf_8(plain):
            return plain
        lines = (
            line if _is_utf_8(line) else line.decode(self._code_page, "replace").encode("utf-8")
            for line in plain.split(b"\n")
        )
        return b"\n".join(lines)


def _is_utf_8(text: bytes) -> bool:
    try:
        text.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _certain_end(text: bytes) -> int:
    """Return the end of the part that the next piece cannot change.

    A line that may be in a code page is complete before it is converted, unless it is very long.
    """
    line = text.rfind(b"\n") + 1
    try:
        text[line:].decode("utf-8")
    except UnicodeDecodeError as error:
        if len(text) - line - error.start < _MAX_RUNE_BYTES and error.reason == _UNFINISHED:
            return line + error.start
        return line if len(text) - line < _MAX_PENDING_BYTES else len(text)
    return len(text) - text.endswith(b"\r")


_UNFINISHED = "unexpected end of data"
_ENDED, _CALLED = object(), object()


class WindowsCommand(CommandRunner):
    """A running command."""

    def __init__(
        self,
        output: CommandOutput,
        start: StartTree,
        *,
        seconds: float,
        max_bytes: float,
        silence: float = inf,
        code_page: str = "",
    ) -> None:
        super().__init__(output, seconds=seconds, max_bytes=max_bytes, silence=silence)
        self._start = start
        self._converter = OutputConverter(code_page)
        self._news: queue.SimpleQueue[object] = queue.SimpleQueue()
        self._room, self._over = threading.Semaphore(_AHEAD), threading.Event()

    def stop(self) -> None:
        self._stopped.set()
        self._news.put(_CALLED)

    def close(self) -> None:
        """Do nothing: `run` gives back everything that it takes."""

    def run(self, launch: ProcessLaunch, on_output: Callable[[], None]) -> ProcessResult:
        began = time.monotonic()
        tree = self._start(launch)
        reader = threading.Thread(target=self._read_tree, args=(tree,), daemon=True)

        def wait() -> None:
            tree.wait()
            self._news.put(_ENDED)

        try:
            launch.begun()
            reader.start()
            threading.Thread(target=wait, daemon=True).start()
            end = self._follow_until_end(began, on_output)
        finally:
            tree.kill()
        code = tree.wait()
        if end is CommandEnd.BY_ITSELF:
            self._drain_output(on_output)
        with suppress(OSError):
            self.output.add(self._converter.rest())
        self._over.set()
        self._room.release()
        reader.join(DRAIN)
        if not reader.is_alive():  # a pipe that is being read cannot be closed
            tree.close()
        return ProcessResult(code, time.monotonic() - began, end)

    def _read_tree(self, tree: ProcessTree) -> None:
        piece = b"?"
        while piece:
            self._room.acquire()
            if self._over.is_set():
                return
            try:
                piece = tree.read()
            except (OSError, ValueError):  # the pipe is closed
                piece = b""
            self._news.put(piece)

    def _follow_until_end(self, began: float, announce: Callable[[], None]) -> CommandEnd:
        """Take the news until the command has ended, or must be ended."""
        self._last_output = began
        while (end := self._why_overdue(began)) is None:
            left = min(began + self._seconds, self._last_output + self._silence) - time.monotonic()
            try:
                news = self._news.get(timeout=min(max(0.0, left), MAX_WAIT_SECONDS))
            except queue.Empty:
                continue
            if news is _ENDED:
                return CommandEnd.BY_ITSELF
            try:
                self._take_news(news, announce)
            except OSError:
                return CommandEnd.FULL
        return end

    def _take_news(self, news: object, announce: Callable[[], None]) -> bool:
        """Keep new output; return False at its end. Raise OSError if there is no room for it."""
        if not isinstance(news, bytes):
            return True
        self._room.release()
        self._last_output = time.monotonic()
        if piece := self._converter.feed(news):
            self._keep_output(piece)
            announce()
        return bool(news)

    def _drain_output(self, announce: Callable[[], None]) -> None:
        """Take the rest of the output, without waiting long for a pipe that somebody holds."""
        until = time.monotonic() + DRAIN
        with suppress(queue.Empty, OSError):
            while self.output.size <= self._max_bytes:
                left = until - time.monotonic()
                if not self._take_news(self._news.get(timeout=max(0.0, left)), announce):
                    return


def windows_command(
    output: CommandOutput,
    limits: CommandLimits,
    *,
    seconds: float,
    max_bytes: float,
    silence: float = inf,
) -> WindowsCommand:
    """Return a runner whose processes are in a Job object; only for Windows."""
    if sys.platform == "win32":
        # lazy: they exist on Windows only
        from helix_desktop.tools.programs.windows_job import (  # noqa: PLC0415
            JobProcesses,
            system_code_page,
        )

        return WindowsCommand(
            output,
            lambda launch: JobProcesses(launch, limits),
            seconds=seconds,
            max_bytes=max_bytes,
            silence=silence,
            code_page=system_code_page(),
        )
    raise ToolError("This shell is for Windows only.")
