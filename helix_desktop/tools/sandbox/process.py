"""One command as a process group: its output, its limits.

What a command says, in the order it came: a little in memory, the rest on the disk.

The file has no name, so that nothing is left of it; its pieces are what the store takes in.

One command as a process group: read while it runs, ended as a whole, waited for in a thread.

A thread of its own, because a box dies with the thread that started it; no event loop watches
children, so that it is the same under any loop.

How much one command may take. All but time and output are kept by the kernel, per process.

A command's thread, waited for from an event loop.
"""

import asyncio
import os
import selectors
import signal
import subprocess
import tempfile
import threading
import time
import weakref
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from helix_desktop.domain.errors import HelixError, ToolError

_HELD = 1024 * 1024
"""Bytes up to which no file is made."""
_PIECE = 256 * 1024
TAIL = 2_000
"""Bytes of the end that a person is shown meanwhile."""


class CommandOutput:
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


_CHUNK = 64 * 1024
_DRAIN = 0.5
"""Seconds for the rest of the output, once the command is over."""
_GRACE = 6.0
"""Seconds that the supervisor has to end what it watches."""
_LOOK = 0.25
"""Seconds between two looks where the system cannot tell that a process ended."""

Process = subprocess.Popen[bytes]


class CommandEnd(Enum):
    """Why a command is over."""

    BY_ITSELF = "by itself"
    LATE = "its time was over"
    LOUD = "it said too much"
    FULL = "there was no room for what it said"
    STOPPED = "it was stopped"


class ProcessLaunch(Struct, frozen=True):
    """What is started, all worked out. `handed` are open files that it gets."""

    words: Sequence[str]
    environment: dict[str, str]
    handed: tuple[int, ...] = ()
    asks_politely: bool = False
    """Whether it is a supervisor, which ends its wards itself when it is told to."""
    begun: Callable[[], None] = lambda: None
    """Called once it was started: some of what it waits for needs to know its process."""
    starting: Callable[[Callable[[], Process]], Process] = lambda start: start()
    """Where it is started: what watches over it may need a thread of its own for that."""


class ProcessResult(Struct, frozen=True):
    """How it was; `code` as a shell tells it (128 and more: a signal)."""

    code: int
    seconds: float
    end: CommandEnd


class RunningCommand:
    """A command under way. `stop` may be called from any thread, and before it began."""

    def __init__(self, output: CommandOutput, *, seconds: float, most: int) -> None:
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

    def run(self, launch: ProcessLaunch, heard: Callable[[], None]) -> ProcessResult:
        """Start, read to the end and leave nothing; `heard` is called when something came."""
        began = time.monotonic()
        process = launch.starting(lambda: _started(launch))
        over = _Over(process)
        with process, over:
            try:
                launch.begun()
                end = self._read(process, over, began=began, heard=heard)
            finally:
                _end(process, over, politely=launch.asks_politely)
            if end is CommandEnd.BY_ITSELF:
                self._drain(process)
        code = process.returncode
        return ProcessResult(code if code >= 0 else 128 - code, time.monotonic() - began, end)

    def _read(
        self,
        process: Process,
        over: "_Over",
        *,
        began: float,
        heard: Callable[[], None],
    ) -> CommandEnd:
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
                        return CommandEnd.FULL
                    if not more:
                        # it can go on without saying anything
                        selector.unregister(source)
                        source = None
                elif over.now(ready):
                    return CommandEnd.BY_ITSELF
        return end

    def _overdue(self, began: float) -> CommandEnd | None:
        if self.stopped:
            return CommandEnd.STOPPED
        if self.output.size > self._most:
            return CommandEnd.LOUD
        return CommandEnd.LATE if time.monotonic() - began >= self._seconds else None

    def _take(self, source: int, heard: Callable[[], None]) -> bool:
        """What has come; False if nothing more will. OSError: there is no room for it."""
        piece = os.read(source, _CHUNK)
        if piece:
            self.output.add(piece)
            heard()
        return bool(piece)

    def _drain(self, process: Process) -> None:
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


def _started(launch: ProcessLaunch) -> Process:
    return subprocess.Popen(
        list(launch.words),
        env=launch.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        pass_fds=launch.handed,
        bufsize=0,
    )


def _source(process: Process) -> int:
    if process.stdout is None:
        raise RuntimeError("the command was started without a pipe")
    return process.stdout.fileno()


class _Over:
    """Tells whether a process ended, without taking its number away: its group has it, too."""

    def __init__(self, process: Process) -> None:
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


def _end(process: Process, over: _Over, *, politely: bool) -> None:
    """End the whole group, what is left of it included, and take leave of the process."""
    if politely and not over.within(0):
        process.terminate()
        over.within(_GRACE)
    if process.returncode is None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


_MIB = 1024 * 1024


class CommandLimits(Struct, frozen=True):
    """Bounds of a command; bytes unless said otherwise."""

    output: int = 1024 * _MIB
    """A command that says more is ended."""
    memory: int = 8192 * _MIB
    """Per process. What is reserved but never written does not count (RLIMIT_DATA)."""
    file: int = 8192 * _MIB
    """The largest file it may write."""
    scratch: int = 1024 * _MIB
    """Its /tmp, which lies in memory; the same for its home folder (bubblewrap)."""
    processes: int = 1_024
    """In the box; without a namespace, on top of what the person runs. Root is not bounded."""
    files: int = 8_192
    """Open at once, per process."""

    def prefix(self, *, alone: bool) -> str:
        """What the shell does before it becomes the command. `alone`: in a namespace of its own."""
        processes = self.processes + (0 if alone else _running())
        wanted = (
            ("c", 0),
            ("d", self.memory // 1024),
            ("f", self.file // 1024),
            ("u", processes),
            ("n", self.files),
        )
        # a bound that is lower already cannot be raised, and need not be
        return "".join(f"ulimit -{letter} {value} 2>/dev/null; " for letter, value in wanted)


DEFAULT = CommandLimits()


BASH = ("/bin/bash", "--noprofile", "--norc", "-c")
READ_FIRST = "BASH_ENV"
"""The variable that names a file for bash to read before a command."""


def read_first(limits: CommandLimits) -> bytes:
    """What bash reads before the command, in a box of its own; no other bash reads it again."""
    return f"{limits.prefix(alone=True)}unset {READ_FIRST}\n".encode()


def limited_shell(command: str, limits: CommandLimits) -> list[str]:
    """bash with the limits in force, which then becomes the bash that runs the command."""
    become = f'{limits.prefix(alone=False)}exec {" ".join(BASH)} "$1"'
    return [*BASH, become, "bash", command]


def _running() -> int:
    """Threads of this system; more than the person's own, which is what counts."""
    try:
        with open("/proc/loadavg", encoding="ascii") as file:
            return int(file.read().split()[3].partition("/")[2])
    except (OSError, ValueError, IndexError):
        return os.cpu_count() or 1


T = TypeVar("T")


async def run_in_thread(work: Callable[[], T], stop: Callable[[], None]) -> T:
    """Work in a thread of its own; a cancelled caller stops it and waits until it is over.

    The cancellation is swallowed then: what came of the work is not lost, and tells of it.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        # an error that nobody foresaw goes to the thread's hook, and this to whoever waits
        outcome: T | HelixError = ToolError("The command could not be run.")
        try:
            outcome = work()
        except HelixError as error:
            outcome = error
        finally:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, answer, outcome)

    thread = threading.Thread(target=run, name="command", daemon=True)
    thread.start()
    while not answer.done():
        try:
            await asyncio.wait({answer})
        except asyncio.CancelledError:
            stop()
    thread.join()
    return answer.result()


def _settle(answer: "asyncio.Future[T]", result: T | HelixError) -> None:
    if answer.done():
        return
    if isinstance(result, HelixError):
        answer.set_exception(result)
    else:
        answer.set_result(result)
