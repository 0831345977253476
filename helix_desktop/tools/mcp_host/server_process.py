"""The program of an MCP server: its environment, log, and ending all its processes.

Ending: the input is closed, SIGTERM to the group, SIGKILL to every process with the mark of this
start, each within a time limit. A process that leaves its group and its parent keeps its
environment; on Linux it is found by the mark in it, elsewhere only the group is ended. The steps of
an end are shielded from cancellation: the SDK's shield (anyio's) holds off its own cancellations,
not those of an asyncio task.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Coroutine, Mapping, Sequence
from pathlib import Path
from typing import BinaryIO, TypeVar

from helix_desktop.domain.errors import ServerError
from helix_desktop.domain.hidden_characters import show_hidden
from helix_desktop.tools.mcp_host.host_limits import HostTimeouts
from helix_desktop.tools.mcp_host.launch_values import find_server_program
from helix_desktop.tools.programs.program_search import trusted_path

VARIABLE = "HELIX_DESKTOP_SERVER"
_PROC = Path("/proc")


def process_mark(random: str) -> str:
    """Return VARIABLE's value for one start: Helix's process and its start, and a random part."""
    own = os.getpid()
    return f"{own}-{_start_ticks(own)}-{_pid_namespace()}-{random}"


def kill_marked(belongs: Callable[[str], bool]) -> int:
    """Kill the processes whose mark belongs, and return how many there were.

    None are found where environments cannot be read.
    """
    if sys.platform != "linux":
        return 0
    pids = {int(entry) for entry in os.listdir(_PROC) if entry.isdigit()} - {os.getpid()}
    marked = [pid for pid in pids if belongs(_mark_of(pid))]
    for pid in marked:
        with contextlib.suppress(OSError):
            handle = os.pidfd_open(pid)
            try:
                if belongs(_mark_of(pid)):  # a process ID may be reused at any time
                    signal.pidfd_send_signal(handle, signal.SIGKILL)
            finally:
                os.close(handle)
    return len(marked)


def _mark_of(pid: int) -> str:
    """Return a process's mark; "" if it has none, or has ended."""
    try:
        environment = (_PROC / str(pid) / "environ").read_bytes()
    except OSError:
        return ""
    lead = f"{VARIABLE}=".encode()
    for entry in environment.split(b"\0"):
        if entry.startswith(lead):
            return entry[len(lead) :].decode("ascii", "replace")
    return ""


def is_left_over(mark: str) -> bool:
    """Whether the application was killed. In a container, its number means another process."""
    owner, began, namespace, *_ = *mark.split("-"), "", "", ""
    if not (owner.isdigit() and began.isdigit()) or namespace != _pid_namespace():
        return False
    now = _start_ticks(int(owner))
    return now is not None and now != int(began)


def _pid_namespace() -> str:
    """Return the name of the namespace of this process's IDs; "0" where nobody knows."""
    try:
        return (_PROC / "self" / "ns" / "pid").readlink().name.strip("pid:[]") or "0"
    except OSError:
        return "0"


def _start_ticks(pid: int) -> int | None:
    """Return a process's start in ticks since the machine's; 0 if it ended, None if unknown."""
    try:
        status = (_PROC / str(pid) / "stat").read_text(encoding="ascii", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return 0
    except OSError:  # no free handle, for instance
        return None
    return int(status.rpartition(")")[2].split()[19])


T = TypeVar("T")


async def run_shielded(work: Coroutine[object, object, T]) -> T:
    """Run work to its end; a cancellation that came meanwhile is raised afterwards."""
    result, stopped = await finish_shielded(work)
    if stopped is not None:
        raise stopped
    return result


async def finish_shielded(
    work: Coroutine[object, object, T],
) -> tuple[T, asyncio.CancelledError | None]:
    """Run work to its end; return its result and a cancellation, which the caller must raise."""
    task = asyncio.get_running_loop().create_task(work)
    stopped: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait({task})
        except asyncio.CancelledError as error:
            stopped = error
    if stopped is not None and task.exception() is not None:
        raise stopped from task.exception()
    return task.result(), stopped


_POSIX = ("HOME", "LOGNAME", "PATH", "SHELL", "TERM", "USER", "LANG", "LC_ALL", "LC_CTYPE", "TZ")
_WINDOWS = (
    *("APPDATA", "HOMEDRIVE", "HOMEPATH", "LOCALAPPDATA", "PATH", "PATHEXT", "TEMP", "USERNAME"),
    *("PROCESSOR_ARCHITECTURE", "PROGRAMFILES", "SYSTEMDRIVE", "SYSTEMROOT", "USERPROFILE"),
)
PASSED_ON = _WINDOWS if sys.platform == "win32" else _POSIX
"""The variables that a server gets from Helix's environment; none contains a key."""

_POLL_SECONDS = 0.01


class ServerProcess:
    """One running program. Belongs to the loop on which it was started."""

    def __init__(self, process: asyncio.subprocess.Process, mark: str) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self.input, self.output, self.errors = process.stdin, process.stdout, process.stderr
        self._process, self._mark = process, mark

    @classmethod
    async def start(
        cls, command: str, args: Sequence[str], *, env: Mapping[str, str], cwd: Path
    ) -> "ServerProcess":
        mark = process_mark(secrets.token_hex(8))
        passed_on = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        # what it starts by name is not from where commands can write either
        passed_on["PATH"] = trusted_path(os.environ.get("PATH", os.defpath))
        environment = {**passed_on, **env, VARIABLE: mark}
        program = find_server_program(command, str(cwd), env)
        if program is None:
            raise ServerError(
                "There is no program {command}.",
                "Install the program, or enter its full path.",
                command=repr(show_hidden(command)),
            )
        try:
            await asyncio.to_thread(cwd.mkdir, mode=0o700, parents=True, exist_ok=True)
            process, stopped = await finish_shielded(
                asyncio.create_subprocess_exec(
                    program,
                    *args,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=asyncio.subprocess.PIPE,
                    env=environment,
                    cwd=cwd,
                    limit=256 * 1024,
                    start_new_session=True,
                )
            )
        except (OSError, ValueError) as error:
            raise ServerError(
                "Can't start {program}: {reason}.",
                program=show_hidden(program),
                reason=getattr(error, "strerror", None) or str(error),
            ) from error
        started = cls(process, mark)
        if stopped is not None:
            await run_shielded(started.stop(HostTimeouts(after_close=0.0, after_term=0.0)))
            raise stopped
        return started

    @property
    def ending(self) -> str:
        """The way the program ended, in words; "" while it runs."""
        code = self._process.returncode
        if code is None:
            return ""
        return f"ended by signal {-code}" if code < 0 else f"ended with status {code}"

    async def ended(self, seconds: float, poll_seconds: float = _POLL_SECONDS) -> bool:
        """Wait up to `seconds` for the end; `wait` would also wait for the children's pipes."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while self._process.returncode is None:
            if loop.time() >= deadline:
                return False
            await asyncio.sleep(poll_seconds)
        return True

    async def stop(self, timeouts: HostTimeouts) -> None:
        """End the program and everything it started, within the sum of `leave`, `term`, `kill`."""
        with contextlib.suppress(OSError, RuntimeError):
            self.input.close()
        if not await self.ended(timeouts.after_close):
            self._signal_group(signal.SIGTERM)
            await self.ended(timeouts.after_term)
        # a process that is killed may just have started another
        loop = asyncio.get_running_loop()
        deadline = loop.time() + timeouts.after_kill
        while True:
            if self._process.returncode is None:
                self._signal_group(getattr(signal, "SIGKILL", signal.SIGTERM))
            left = kill_marked(self._mark.__eq__)
            if (not left and self._process.returncode is not None) or loop.time() >= deadline:
                break
            await asyncio.sleep(_POLL_SECONDS)
        # the transport closes Helix's ends of the pipes, also those that a survivor holds
        self._process._transport.close()  # type: ignore[attr-defined]
        await asyncio.sleep(0)

    def _signal_group(self, number: int) -> None:
        """Signal the whole group, whose number is valid until it was waited for."""
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, number)


MAX_LINE_CHARS = 2_000

log = logging.getLogger(__name__)


class ServerLog:
    """The log of one server: two files of limited size. Used by its own thread."""

    def __init__(self, path: Path, max_bytes: int, clean: Callable[[str], str]) -> None:
        self._path, self._max_bytes, self._clean = path, max_bytes, clean
        self._file: BinaryIO | None = None
        self._size = 0
        self._rest = b""
        self._last: deque[str] = deque(maxlen=200)

    def errors(self, data: bytes) -> None:
        """Log bytes of stderr, in pieces of any size; a line without an end is cut."""
        *lines, unfinished = (self._rest + data).split(b"\n")
        for line in lines:
            self.write("stderr", line.decode("utf-8", "replace"))
        self._rest = unfinished
        if len(unfinished) > MAX_LINE_CHARS:
            self.flush()

    def flush(self) -> None:
        if self._rest:
            self.write("stderr", self._rest.decode("utf-8", "replace"))
            self._rest = b""

    def write(self, kind: str, text: str) -> None:
        """Log one line, with keys removed and hidden characters shown."""
        # cleaned before it is cut: what is left of a key would not be found any more
        cleaned = self._clean(text[: 2 * MAX_LINE_CHARS])[:MAX_LINE_CHARS]
        flat = show_hidden(" ".join(cleaned.split()))
        if not flat:
            return
        self._last.append(flat)
        stamp = time.strftime("%Y-%m-%d %H:%M:%S")
        line = f"{stamp} {kind}: {flat}\n".encode("utf-8", "replace")
        try:
            if self._file is None:
                self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._file = self._path.open("ab")
                self._size = self._file.tell()
            if self._size + len(line) > self._max_bytes:
                self._file.close()
                self._path.replace(self._path.with_suffix(".1.log"))
                self._file, self._size = self._path.open("ab"), 0
            self._file.write(line)
            self._file.flush()
            self._size += len(line)
        except OSError as error:
            log.info("the log of a server cannot be written: %s", error)
            self._leave_file()

    def ending(self, lines: int = 3) -> str:
        """Return the last output for an error message."""
        return self._clean(" / ".join(list(self._last)[-lines:]))[-600:]

    def close(self) -> None:
        self.flush()
        self._leave_file()

    def _leave_file(self) -> None:
        """Close the file; the next line opens it anew."""
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):  # a full disk does not take what it still holds
                file.close()
