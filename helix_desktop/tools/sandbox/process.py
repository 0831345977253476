"""One command as a process group: started, read and ended in a thread, with its output and limits.

The thread is the command's own, because a sandbox dies with the thread that started it; no event
loop watches children, so that it is the same under any loop. Output is kept in order, a little in
memory and the rest in an unnamed file, of which nothing remains. All limits except time and output
are enforced by the kernel, per process.
"""

import asyncio
import os
import secrets
import selectors
import signal
import subprocess
import sys
import tempfile
import threading
import time
import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Coroutine, Iterator, Sequence
from contextlib import suppress
from enum import Enum
from math import inf
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from helix_desktop.domain.errors import HelixError, ToolError

_MAX_MEMORY_BYTES = 1024 * 1024
"""Bytes of output up to which no file is made."""
_PIECE = 256 * 1024
_CHUNK = 64 * 1024
"""Most bytes that are read from a command at once."""
TAIL = 2_000
"""Bytes of the end that the user is shown meanwhile."""
HEAD_BYTES, END_BYTES = 32 * 1024 * 1024, 32 * 1024 * 1024
"""Bytes that are kept of the beginning and the end of a command in the background."""
MAX_BYTES_PER_SECOND = 32 * 1024 * 1024
"""The rate at which an output without end is read; a command that is faster waits in its pipe."""
_BURST_SECONDS = 1.0
"""Seconds of silence after which as many seconds of output are read without waiting."""
_MIN_PAUSE_SECONDS = 0.02
"""Shorter pauses are added up, because each costs a switch between threads."""


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
        self._tail = (self._tail + piece)[-TAIL:]
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
                os.lseek(self._file, self._at(self.size), os.SEEK_SET)
                _write(self._file, piece)
        self.size = size  # last: a reader reads up to here

    @property
    def tail(self) -> bytes:
        return self._tail

    def part(self, start: int, stop: int) -> bytes:
        return self._read(start, stop - start)

    def _at(self, place: int) -> int:
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
        while piece := self.part(position, position + _PIECE):
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
            _CHUNK, end_size // 2
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
                max(position + _PIECE, last)
                if first <= position + _PIECE and position < last
                else position + _PIECE
            )
            yield self.part(position, min(stop, size))
            position = stop

    def _read_range(self, start: int, stop: int) -> bytes:
        data = bytearray()
        while start < stop:
            position = start - self._head
            room = -position if position < 0 else self._end_size - position % self._end_size
            end = min(stop, start + room)
            data += self._read(self._gap_aware_position(start), end - start)
            start = end
        return bytes(data)

    def _gap_aware_position(self, place: int) -> int:
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


DRAIN = 0.5
"""Seconds for the rest of the output, once the command has ended."""
_GRACE = 6.0
"""Seconds for the supervisor to end its processes."""
MAX_WAIT_SECONDS = 3_600.0
_LOOK = 0.25
"""Seconds between checks where the system cannot report the end of a process."""
_COUNT_SECONDS = 0.1
"""Seconds between looks at the number of processes, where the kernel does not limit it. A storm
makes some hundreds in this time."""

Process = subprocess.Popen[bytes]


class CommandEnd(Enum):
    """The reason why a command ended."""

    BY_ITSELF = "by itself"
    LATE = "its time was over"
    SILENT = "it wrote nothing for too long"
    LOUD = "it said too much"
    FULL = "there was no room for what it said"
    CROWDED = "it ran too many processes"
    STOPPED = "it was stopped"


class ProcessLaunch(Struct, frozen=True):
    """A launch in all details. `handed` are open files for the process."""

    words: Sequence[str]
    environment: dict[str, str]
    handed: tuple[int, ...] = ()
    stdin: int = subprocess.DEVNULL
    folder: str = ""
    """The folder in which it begins, where that is not a matter of the words."""
    asks_politely: bool = False
    """Whether the process is a supervisor, which ends its processes itself when told to."""
    begun: Callable[[], None] = lambda: None
    """Called once the process has started: some of its input depends on its process ID."""
    has_begun: Callable[[], bool] = lambda: True
    """Tells once the process has ended whether the command had begun, or its sandbox failed."""
    starting: Callable[[Callable[[], Process]], Process] = lambda start: start()
    """Starts the process, in a thread of its own if a guard needs that."""


class ProcessResult(Struct, frozen=True):
    """The result of a command; `code` as a shell reports it (128 and more: a signal)."""

    code: int
    seconds: float
    end: CommandEnd
    has_begun: bool = True


class CommandRunner(ABC):
    """A command that runs once. `stop` may be called from any thread, also before the start.

    It is ended after `seconds`, or when it wrote nothing for `silence` seconds.
    """

    def __init__(
        self, output: CommandOutput, *, seconds: float, max_bytes: float, silence: float = inf
    ) -> None:
        self.output = output
        self._seconds, self._silence, self._max_bytes = seconds, silence, max_bytes
        self._last_output = 0.0
        self._due = 0.0
        """When the output so far is due at its rate."""
        self._stopped = threading.Event()

    @property
    def stopped(self) -> bool:
        return self._stopped.is_set()

    @abstractmethod
    def stop(self) -> None: ...
    @abstractmethod
    def close(self) -> None: ...
    @abstractmethod
    def run(self, launch: ProcessLaunch, on_output: Callable[[], None]) -> ProcessResult:
        """Run the command to its end and leave no process; `on_output` is called on new output."""

    def _keep_output(self, piece: bytes) -> None:
        """Keep new output, and wait if it came too fast; raise OSError if there is no room."""
        self.output.add(piece)
        now = time.monotonic()
        self._due = max(self._due, now - _BURST_SECONDS)
        self._due += len(piece) / self.output.bytes_per_second
        if self._due - now >= _MIN_PAUSE_SECONDS:
            self._stopped.wait(self._due - now)

    def _why_overdue(self, began: float) -> CommandEnd | None:
        if self.stopped:
            return CommandEnd.STOPPED
        if self.output.size > self._max_bytes:
            return CommandEnd.LOUD
        now = time.monotonic()
        if now - began >= self._seconds:
            return CommandEnd.LATE
        return CommandEnd.SILENT if now - self._last_output >= self._silence else None


class RunningCommand(CommandRunner):
    """A running command. `max_processes` is for root, whose processes the kernel does not limit."""

    def __init__(
        self,
        output: CommandOutput,
        *,
        seconds: float,
        max_bytes: float,
        silence: float = inf,
        max_processes: float = inf,
    ) -> None:
        super().__init__(output, seconds=seconds, max_bytes=max_bytes, silence=silence)
        self._max_processes = max_processes
        self._threads_before = _count_threads()
        self._ear, self._mouth = os.pipe()
        os.set_blocking(self._mouth, False)
        self._lock = threading.Lock()

    def stop(self) -> None:
        self._stopped.set()
        with self._lock:
            if self._mouth >= 0:
                with suppress(BlockingIOError):
                    os.write(self._mouth, b"!")

    def close(self) -> None:
        """Close the handles once nobody calls any more."""
        with self._lock:
            for handle in (self._ear, self._mouth):
                if handle >= 0:
                    os.close(handle)
            self._ear = self._mouth = -1

    def run(self, launch: ProcessLaunch, on_output: Callable[[], None]) -> ProcessResult:
        began = time.monotonic()
        process = launch.starting(
            lambda: subprocess.Popen(
                list(launch.words),
                env=launch.environment,
                stdin=launch.stdin,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                pass_fds=launch.handed,
                bufsize=0,
            )
        )
        over = _Over(process)
        with process, over:
            try:
                launch.begun()
                began = time.monotonic()  # it may have waited for others
                end = self._read_until_end(process, over, began=began, announce=on_output)
            finally:
                if launch.asks_politely and not over.within(0):
                    process.terminate()
                    over.within(_GRACE)
                # the whole group, including remaining processes
                if process.returncode is None:
                    with suppress(ProcessLookupError, PermissionError):
                        os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            if end is CommandEnd.BY_ITSELF:
                self._drain_pipe(process)
        code = process.returncode
        # one that was killed says nothing
        has_begun = code < 0 or end is not CommandEnd.BY_ITSELF or launch.has_begun()
        seconds = time.monotonic() - began
        return ProcessResult(code if code >= 0 else 128 - code, seconds, end, has_begun)

    def _read_until_end(
        self,
        process: Process,
        over: "_Over",
        *,
        began: float,
        announce: Callable[[], None],
    ) -> CommandEnd:
        """Read until the command has ended, or must be ended."""
        source: int | None = _source(process)
        self._last_output = began
        with selectors.DefaultSelector() as selector:
            for handle in (source, self._ear, over.handle):
                if handle is not None and handle >= 0:
                    selector.register(handle, selectors.EVENT_READ)
            while (end := self._why_overdue(began)) is None:
                left = (
                    min(began + self._seconds, self._last_output + self._silence) - time.monotonic()
                )
                wait = left if over.handle >= 0 else min(left, _LOOK)
                if self._max_processes < inf:
                    if self._is_crowded(process.pid):
                        return CommandEnd.CROWDED
                    wait = min(wait, _COUNT_SECONDS)
                ready = {
                    key.fd for key, _ in selector.select(min(max(0.0, wait), MAX_WAIT_SECONDS))
                }
                if source in ready:
                    try:
                        if piece := os.read(source, _CHUNK):
                            self._last_output = time.monotonic()
                            self._keep_output(piece)
                            announce()
                    except OSError:
                        return CommandEnd.FULL
                    if not piece:
                        # the command can continue without output
                        selector.unregister(source)
                        source = None
                elif over.now(ready):
                    return CommandEnd.BY_ITSELF
        return end

    def _is_crowded(self, pid: int) -> bool:
        """Return whether too many run; they are counted only if the system has so many more."""
        grown = _count_threads() - self._threads_before
        return grown > self._max_processes and count_descendants(pid) > self._max_processes

    def _drain_pipe(self, process: Process) -> None:
        """Read the rest of the pipe, without waiting for escaped processes that hold it open."""
        source = _source(process)
        os.set_blocking(source, False)
        until = time.monotonic() + DRAIN
        while time.monotonic() < until and self.output.size <= self._max_bytes:
            try:
                piece = os.read(source, _CHUNK)
                if not piece:
                    return
                self.output.add(piece)
            except OSError:
                return


def _source(process: Process) -> int:
    if process.stdout is None:
        raise RuntimeError("the command was started without a pipe")
    return process.stdout.fileno()


class _Over:
    """A watch for a process's end that does not reap it: its group has the same number."""

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
        """Return whether the process has ended, given the readable handles."""
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


_MIB = 1024 * 1024


class CommandLimits(Struct, frozen=True):
    """The limits of a command; bytes unless stated otherwise."""

    output: int = 1024 * _MIB
    """Output after which a command is ended."""
    memory: int = 8192 * _MIB
    """Per process. Reserved but never written memory does not count (RLIMIT_DATA)."""
    file: int = 8192 * _MIB
    """The largest file that the command may write."""
    scratch: int = 1024 * _MIB
    """The size of /tmp, which is in memory; the same for the home folder (bubblewrap)."""
    processes: int = 1_024
    """In the sandbox; without a namespace, on top of the user's processes. The kernel does not
    limit root: a command of root that has more is ended."""
    files: int = 8_192
    """Open at once, per process."""
    folders: int = 200_000
    """Of the project, beyond which no command is run."""

    def prefix(self, *, alone: bool) -> str:
        """Return shell commands that set the limits. `alone`: in a namespace of its own."""
        processes = self.processes + (0 if alone else _count_threads())
        wanted = (
            ("c", 0),
            ("d", self.memory // 1024),
            ("f", self.file // 1024),
            ("u", processes),
            ("n", self.files),
        )
        # a limit that is lower already cannot be raised, and need not be
        return "".join(f"ulimit -{letter} {value} 2>/dev/null; " for letter, value in wanted)


DEFAULT = CommandLimits()


BASH = ("/bin/bash", "--noprofile", "--norc", "-c")
READ_FIRST = "BASH_ENV"
"""The variable that names a file for bash to read before a command."""


def read_first(limits: CommandLimits) -> bytes:
    """Return the script that bash reads before the command in a sandbox; no other bash reads it."""
    return f"{limits.prefix(alone=True)}unset {READ_FIRST}\n".encode()


def limited_shell(command: str, limits: CommandLimits) -> list[str]:
    """Return a bash that sets the limits and then becomes the bash that runs the command."""
    become = f'{limits.prefix(alone=False)}exec {" ".join(BASH)} "$1"'
    return [*BASH, become, "bash", command]


def _count_threads() -> int:
    """Return the number of this system's threads, at least as many as the user's, which count."""
    try:
        with open("/proc/loadavg", encoding="utf-8") as file:
            return int(file.read().split()[3].partition("/")[2])
    except (OSError, ValueError, IndexError):
        return os.cpu_count() or 1


def count_descendants(pid: int) -> int:
    """Return the number of threads of all processes below one, as Linux lists them."""
    below: dict[int, list[tuple[int, int]]] = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        with suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
            below.setdefault(int(fields[1]), []).append((int(name), int(fields[17])))
    count, waiting = 0, [pid]
    while waiting:
        for child, threads in below.get(waiting.pop(), ()):
            count += threads
            waiting.append(child)
    return count


T = TypeVar("T")


async def run_in_thread(work: Callable[[], T], stop: Callable[[], None]) -> T:
    """Run work in a thread of its own; a canceled caller stops it and waits for its end.

    The cancellation is swallowed then: the work's result is not lost, and reports the stop.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        # an unforeseen error goes to the thread's hook, and this one to the caller
        outcome: T | HelixError = ToolError("The command could not be run.")
        try:
            outcome = work()
        except HelixError as error:
            outcome = error
        finally:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle_future, answer, outcome)

    thread = threading.Thread(target=run, name="command", daemon=True)
    thread.start()
    while not answer.done():
        try:
            await asyncio.wait({answer})
        except asyncio.CancelledError:
            stop()
    thread.join()
    return answer.result()


async def to_its_end(work: Coroutine[object, object, T]) -> T:
    """Wait for the end of the work even if the caller is canceled meanwhile.

    The cancellation is swallowed, as by `run_in_thread`: what a command did is not lost.
    """
    task = asyncio.get_running_loop().create_task(work)
    while not task.done():
        with suppress(asyncio.CancelledError):
            await asyncio.wait({task})
    return task.result()


def _settle_future(answer: "asyncio.Future[T]", result: T | HelixError) -> None:
    if answer.done():
        return
    if isinstance(result, HelixError):
        answer.set_exception(result)
    else:
        answer.set_result(result)
