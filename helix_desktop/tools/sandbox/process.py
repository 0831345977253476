"""One command as a process group: read while it runs, ended as a whole, waited for in a thread.

A thread of its own, because a box dies with the thread that started it; no event loop watches
children, so that it is the same under any loop.
"""

import os
import selectors
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from enum import Enum

from helix_desktop.domain.values import value
from helix_desktop.tools.sandbox.output import Output

_CHUNK = 64 * 1024
_DRAIN = 0.5
"""Seconds for the rest of the output, once the command is over."""
_GRACE = 6.0
"""Seconds that the warden has to end what it watches."""
_LOOK = 0.25
"""Seconds between two looks where the system cannot tell that a process ended."""


class End(Enum):
    """Why a command is over."""

    BY_ITSELF = "by itself"
    LATE = "its time was over"
    LOUD = "it said too much"
    FULL = "there was no room for what it said"
    STOPPED = "it was stopped"


@value
class Launch:
    """What is started, all worked out. `handed` are open files that it gets."""

    words: Sequence[str]
    environment: dict[str, str]
    handed: tuple[int, ...] = ()
    asks_politely: bool = False
    """Whether it is a warden, which ends its wards itself when it is told to."""
    begun: Callable[[], None] = lambda: None
    """Called once it was started: some of what it waits for needs to know its process."""


@value
class Ended:
    """How it was; `code` as a shell tells it (128 and more: a signal)."""

    code: int
    seconds: float
    end: End


class Running:
    """A command under way. `stop` may be called from any thread, and before it began."""

    def __init__(self, output: Output, *, seconds: float, most: int) -> None:
        self.output = output
        self._seconds, self._most = seconds, most
        self._stopped = threading.Event()
        self._ear, self._mouth = os.pipe()
        os.set_blocking(self._mouth, False)
        self._lock = threading.Lock()

    def stop(self) -> None:
        self._stopped.set()
        with self._lock:
            if self._mouth >= 0:
                with suppress(BlockingIOError):
                    os.write(self._mouth, b"!")

    @property
    def stopped(self) -> bool:
        return self._stopped.is_set()

    def close(self) -> None:
        """Nobody calls any more."""
        with self._lock:
            for handle in (self._ear, self._mouth):
                if handle >= 0:
                    os.close(handle)
            self._ear = self._mouth = -1

    def run(self, launch: Launch, heard: Callable[[], None]) -> Ended:
        """Start, read to the end and leave nothing; `heard` is called when something came."""
        began = time.monotonic()
        process = subprocess.Popen(
            list(launch.words),
            env=launch.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            pass_fds=launch.handed,
            bufsize=0,
        )
        over = _Over(process)
        with process, over:
            try:
                launch.begun()
                end = self._read(process, over, began=began, heard=heard)
            finally:
                _end(process, over, politely=launch.asks_politely)
            if end is End.BY_ITSELF:
                self._drain(process)
        code = process.returncode
        return Ended(code if code >= 0 else 128 - code, time.monotonic() - began, end)

    def _read(
        self,
        process: "subprocess.Popen[bytes]",
        over: "_Over",
        *,
        began: float,
        heard: Callable[[], None],
    ) -> End:
        """Until it is over, or has to be."""
        source: int | None = _source(process)
        with selectors.DefaultSelector() as selector:
            for handle in (source, self._ear, over.handle):
                if handle is not None and handle >= 0:
                    selector.register(handle, selectors.EVENT_READ)
            while (end := self._overdue(began)) is None:
                left = self._seconds - (time.monotonic() - began)
                wait = left if over.handle >= 0 else min(left, _LOOK)
                ready = {key.fd for key, _ in selector.select(max(0.0, wait))}
                if source in ready:
                    try:
                        more = self._take(source, heard)
                    except OSError:
                        return End.FULL
                    if not more:
                        # it can go on without saying anything
                        selector.unregister(source)
                        source = None
                elif over.now(ready):
                    return End.BY_ITSELF
        return end

    def _overdue(self, began: float) -> End | None:
        if self.stopped:
            return End.STOPPED
        if self.output.size > self._most:
            return End.LOUD
        return End.LATE if time.monotonic() - began >= self._seconds else None

    def _take(self, source: int, heard: Callable[[], None]) -> bool:
        """What has come; False if nothing more will. OSError: there is no room for it."""
        piece = os.read(source, _CHUNK)
        if piece:
            self.output.add(piece)
            heard()
        return bool(piece)

    def _drain(self, process: "subprocess.Popen[bytes]") -> None:
        """What stands in the pipe; somebody who got away with its other end is not waited for."""
        source = _source(process)
        os.set_blocking(source, False)
        until = time.monotonic() + _DRAIN
        while time.monotonic() < until and self.output.size <= self._most:
            try:
                piece = os.read(source, _CHUNK)
                if not piece:
                    return
                self.output.add(piece)
            except OSError:
                return


def _source(process: "subprocess.Popen[bytes]") -> int:
    if process.stdout is None:
        raise RuntimeError("the command was started without a pipe")
    return process.stdout.fileno()


class _Over:
    """Tells whether a process ended, without taking its number away: its group has it, too."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process
        try:
            self.handle = os.pidfd_open(process.pid)
        except (OSError, AttributeError):
            self.handle = -1

    def __enter__(self) -> "_Over":
        return self

    def __exit__(self, *_error: object) -> None:
        if self.handle >= 0:
            os.close(self.handle)

    def now(self, ready: Container[int]) -> bool:
        """After a look at what can be read."""
        return self.handle in ready or (self.handle < 0 and self._process.poll() is not None)

    def within(self, seconds: float) -> bool:
        if self.handle >= 0:
            with selectors.DefaultSelector() as selector:
                selector.register(self.handle, selectors.EVENT_READ)
                return bool(selector.select(seconds))
        try:
            self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True


def _end(process: "subprocess.Popen[bytes]", over: _Over, *, politely: bool) -> None:
    """End the whole group, what is left of it included, and take leave of the process."""
    if politely and not over.within(0):
        process.terminate()
        over.within(_GRACE)
    if process.returncode is None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
