"""Runs one command on Windows: start, output, stop, with threads.

Windows cannot wait for a pipe and a process at once: one thread reads, one waits, and the command's
own thread gets the news of both in order. The processes themselves are behind a port, so that
everything here is tested on any system.

The processes of a command are in a Job object that ends them all. Only Helix holds the handle: when
it is closed, also because Helix has crashed or was killed, Windows ends every process of the job. A
process begins suspended and is in the job before its first instruction, and a job's processes
cannot leave it. There is no polite end: a console of its own, which keeps Ctrl+C in Helix's console
away from commands, keeps Ctrl+Break from Helix away, too.
"""

import codecs
import os
import queue
import subprocess
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
from helix_desktop.tools.programs.windows_launch import join_words
from helix_desktop.tools.text.file_content import SNIFF

KILLED = 137
"""The exit status of ended processes, as bash reports those that were killed."""

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    _CREATE_SUSPENDED = 0x4
    _ACTIVE_PROCESS, _PROCESS_MEMORY = 0x8, 0x100
    _DIE_ON_UNHANDLED_EXCEPTION, _KILL_ON_JOB_CLOSE = 0x400, 0x2000
    _EXTENDED_LIMITS = 9
    _SET_QUOTA, _TERMINATE, _SUSPEND_RESUME = 0x100, 0x1, 0x800

    class _BasicLimits(ctypes.Structure):
        _fields_ = (
            ("PerProcessUserTimeLimit", ctypes.c_int64),
            ("PerJobUserTimeLimit", ctypes.c_int64),
            ("LimitFlags", wintypes.DWORD),
            ("MinimumWorkingSetSize", ctypes.c_size_t),
            ("MaximumWorkingSetSize", ctypes.c_size_t),
            ("ActiveProcessLimit", wintypes.DWORD),
            ("Affinity", ctypes.c_size_t),
            ("PriorityClass", wintypes.DWORD),
            ("SchedulingClass", wintypes.DWORD),
        )

    class _ExtendedLimits(ctypes.Structure):
        _fields_ = (
            ("BasicLimitInformation", _BasicLimits),
            ("IoInfo", ctypes.c_uint64 * 6),
            ("ProcessMemoryLimit", ctypes.c_size_t),
            ("JobMemoryLimit", ctypes.c_size_t),
            ("PeakProcessMemoryUsed", ctypes.c_size_t),
            ("PeakJobMemoryUsed", ctypes.c_size_t),
        )

    _kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    _nt = ctypes.WinDLL("ntdll")
    _HANDLE, _DWORD, _BOOL = wintypes.HANDLE, wintypes.DWORD, wintypes.BOOL
    _kernel.CreateJobObjectW.argtypes = (ctypes.c_void_p, wintypes.LPCWSTR)
    _kernel.CreateJobObjectW.restype = _HANDLE
    _kernel.SetInformationJobObject.argtypes = (_HANDLE, ctypes.c_int, ctypes.c_void_p, _DWORD)
    _kernel.AssignProcessToJobObject.argtypes = (_HANDLE, _HANDLE)
    _kernel.TerminateJobObject.argtypes = (_HANDLE, ctypes.c_uint)
    _kernel.OpenProcess.argtypes = (_DWORD, _BOOL, _DWORD)
    _kernel.OpenProcess.restype = _HANDLE
    _kernel.CloseHandle.argtypes = (_HANDLE,)
    _nt.NtResumeProcess.argtypes = (_HANDLE,)
    _nt.NtResumeProcess.restype = ctypes.c_long

    def _checked(answer: int | None) -> int:
        if not answer:
            raise ctypes.WinError(ctypes.get_last_error())
        return answer

    class JobObject:
        """A Job object whose processes end with it."""

        def __init__(self, limits: CommandLimits) -> None:
            # without a name, and no process inherits its handle
            self._handle: int | None = _checked(_kernel.CreateJobObjectW(None, None))
            try:
                wanted = _ExtendedLimits()
                wanted.BasicLimitInformation.LimitFlags = (
                    _KILL_ON_JOB_CLOSE
                    | _DIE_ON_UNHANDLED_EXCEPTION
                    | _ACTIVE_PROCESS
                    | _PROCESS_MEMORY
                )
                wanted.BasicLimitInformation.ActiveProcessLimit = limits.processes
                wanted.ProcessMemoryLimit = limits.memory
                size = ctypes.sizeof(wanted)
                info = ctypes.byref(wanted)
                _checked(
                    _kernel.SetInformationJobObject(self._handle, _EXTENDED_LIMITS, info, size)
                )
            except OSError:
                self.close()
                raise

        def adopt(self, pid: int) -> None:
            """Take a suspended process in and let it run; its number must still be held."""
            rights = _SET_QUOTA | _TERMINATE | _SUSPEND_RESUME
            process = _checked(_kernel.OpenProcess(rights, False, pid))
            try:
                _checked(_kernel.AssignProcessToJobObject(self._handle, process))
                if _nt.NtResumeProcess(process) < 0:
                    raise OSError("the command's process could not be resumed")
            finally:
                _kernel.CloseHandle(process)

        def kill(self) -> None:
            """End all processes of the job; none is left when this returns."""
            if self._handle is not None:
                _kernel.TerminateJobObject(self._handle, KILLED)

        def close(self) -> None:
            handle, self._handle = self._handle, None
            if handle is not None:
                _kernel.CloseHandle(handle)

    class JobProcesses:
        """The processes of one command: a ProcessTree."""

        def __init__(self, launch: ProcessLaunch, limits: CommandLimits) -> None:
            self._job = JobObject(limits)
            try:
                self._process = subprocess.Popen(
                    join_words(launch.words),
                    executable=launch.words[0],
                    env=launch.environment,
                    cwd=launch.folder or None,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    # suspended until it is in the job; a console without a window: programs that
                    # need one find it, and nothing flashes up
                    creationflags=subprocess.CREATE_NO_WINDOW | _CREATE_SUSPENDED,
                    bufsize=0,
                )
            except (OSError, ValueError):
                self._job.close()
                raise
            try:
                self._job.adopt(self._process.pid)
            except OSError:
                self._process.kill()
                self.close()
                raise

        def read(self) -> bytes:
            assert self._process.stdout is not None
            return os.read(self._process.stdout.fileno(), 64 * 1024)

        def wait(self) -> int:
            return self._process.wait()

        def kill(self) -> None:
            self._job.kill()

        def close(self) -> None:
            self._job.close()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process.wait()

    def system_code_page() -> str:
        """Return the encoding of programs that do not write UTF-8."""
        return f"cp{_kernel.GetACP()}"


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
        return WindowsCommand(
            output,
            lambda launch: JobProcesses(launch, limits),
            seconds=seconds,
            max_bytes=max_bytes,
            silence=silence,
            code_page=system_code_page(),
        )
    raise ToolError("This shell is for Windows only.")
