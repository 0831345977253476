"""Runs one command as a process group: starts it, takes output, stops (kills) it, its time limit.

The thread is the command's own, because a sandbox dies with the thread that started it; no event
loop watches children, so that it is the same under any loop. Output is kept in order, a little in
memory and the rest in an unnamed file, of which nothing remains. All limits except time and output
are enforced by the kernel, per process.
"""

import asyncio
import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Coroutine, Sequence
from contextlib import suppress
from enum import Enum
from functools import cache
from math import inf
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from helix_desktop.domain.errors import HelixError, ToolError
from helix_desktop.tools.programs.command_limits import count_descendants, count_threads
from helix_desktop.tools.programs.command_output import CHUNK_BYTES, CommandOutput

_BURST_SECONDS = 1.0
"""Seconds of silence after which as many seconds of output are read without waiting."""
_MIN_PAUSE_SECONDS = 0.02
"""Shorter pauses are added up, because each costs a switch between threads."""


DRAIN = 0.5
"""Seconds for the rest of the output, once the command has ended."""
_ENDING_SECONDS = 6.0
"""Seconds for a process to end those of its command."""
MAX_WAIT_SECONDS = 3_600.0
_LOOK = 0.25
"""Seconds between checks where the system cannot report the end of a process."""
_COUNT_SECONDS = 0.1
"""Seconds between looks at the number of processes, where the kernel does not limit it. A storm
makes some hundreds in this time."""

_SIZE_SECONDS = 0.5
"""Seconds between looks at what it wrote, which may take place more rarely."""

Process = subprocess.Popen[bytes]


class CommandEnd(Enum):
    """The reason why a command ended."""

    BY_ITSELF = "by itself"
    LATE = "its time was over"
    SILENT = "it wrote nothing for too long"
    LOUD = "it said too much"
    FULL = "there was no room for what it said"
    CROWDED = "it ran too many processes"
    OVERGROWN = "it wrote too much into /tmp"
    SET_ASIDE = "it wrote too much under names that programs obey by themselves; all is kept"
    STOPPED = "it was stopped"


class ProcessLaunch(Struct, frozen=True):
    """A launch in all details. `passed_files` are open files for the process."""

    words: Sequence[str]
    environment: dict[str, str]
    passed_files: tuple[int, ...] = ()
    stdin: int = subprocess.DEVNULL
    folder: str = ""
    """The folder in which it begins, where that is not a matter of the words."""
    ends_its_processes: bool = False
    """Whether the process ends those of its command itself when told to (`process_jobs.py`)."""
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
        self.limits: dict[CommandEnd, Callable[[], bool]] = {}
        """What tells whether it wrote too much where the kernel does not limit that (on Linux)."""

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
        self._threads_before = count_threads()
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
                pass_fds=launch.passed_files,
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
                if launch.ends_its_processes and not over.within(0):
                    process.terminate()
                    over.within(_ENDING_SECONDS)
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
        self, process: Process, over: "_Over", *, began: float, announce: Callable[[], None]
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
                    # they are counted only if the system has so many more
                    has_more = count_threads() - self._threads_before > self._max_processes
                    if has_more and count_descendants(process.pid) > self._max_processes:
                        return CommandEnd.CROWDED
                    wait = min(wait, _COUNT_SECONDS)
                for limit, is_reached in self.limits.items():
                    if is_reached():
                        return limit
                    wait = min(wait, _SIZE_SECONDS)
                ready = {
                    key.fd for key, _ in selector.select(min(max(0.0, wait), MAX_WAIT_SECONDS))
                }
                if source in ready:
                    try:
                        if piece := os.read(source, CHUNK_BYTES):
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

    def _drain_pipe(self, process: Process) -> None:
        """Read the rest of the pipe, without waiting for escaped processes that hold it open."""
        source = _source(process)
        os.set_blocking(source, False)
        until = time.monotonic() + DRAIN
        while time.monotonic() < until and self.output.size <= self._max_bytes:
            try:
                piece = os.read(source, CHUNK_BYTES)
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


def _settle_future(answer: asyncio.Future[T], result: T | HelixError) -> None:
    if answer.done():
        return
    if isinstance(result, HelixError):
        answer.set_exception(result)
    else:
        answer.set_result(result)


@cache
def process_job_command() -> tuple[str, ...]:
    """Return the command that starts `process_jobs.py`, up to the handle of its plan; empty if it
    cannot be started."""
    if getattr(sys, "frozen", False):
        # a bundle has no interpreter; its program checks for this word first
        return (sys.executable, "--process-job")
    script = Path(__file__).with_name("process_jobs.py")
    if not sys.executable or not script.is_file():
        return ()
    return (sys.executable, "-I", "-S", str(script))
