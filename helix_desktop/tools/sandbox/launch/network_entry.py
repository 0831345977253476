"""Opens the proxy's socket in a sandbox's network, and forwards ports of its programs (*Open
port*).

A sandbox has a network of its own, which nobody outside can reach. Only a process with a single
thread may enter the namespaces of others, so `process_jobs.py` does it, as a process of its
own. Before a command begins, it opens the proxy's socket there (`SandboxListener`). For a port that
the command opened (`PortForward`), it makes each connection and passes it to Helix, which listens
on a loopback port of this machine and copies bytes between both. It ends with the command.
"""

import json
import logging
import marshal
import os
import selectors
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from helix_desktop.domain.errors import ToolError
from helix_desktop.tools.sandbox.launch.mount_check import MountCheck
from helix_desktop.tools.sandbox.launch.network_proxy import PORT, relay

log = logging.getLogger(__name__)

_MARSHAL, _ENTRY_SECONDS = 2, 10.0
_LISTENS = "0A"
_MAX_CONNECTIONS = 64
MAX_PORTS = 20


class SandboxListener:
    """The first process of one sandbox, and its socket, opened once it runs.

    Its processes end here: a command can make bubblewrap believe that it has ended, and its first
    process not to end with that. `waits`: whether the command waits until all is ready. `gate` is
    what its bash does first: if Helix ended while bubblewrap was starting, before it ends with
    Helix, then bubblewrap goes on, and ends here.
    """

    def __init__(self, job_command: Sequence[str], port: int, *, waits: bool) -> None:
        self._job_command, self._port = job_command, port
        self._reports, self._tells = os.pipe()
        self._waits, self._goes = os.pipe()
        self.words = ["--json-status-fd", str(self._tells)]
        self.words += ["--block-fd", str(self._waits)] if waits else []
        self.passed_files = [self._tells, *([self._waits] if waits else [])]
        # one end of the pipe stays open in bubblewrap, which would end while it tells its process
        # and leave that process waiting for ever
        self._second = os.dup(self._waits)
        self.passed_files += [self._reports, self._second]
        self.gate = f"read -rN1 -u {self._second} || exit 125; " if waits else ""
        self.gate += f"exec {self._reports}<&- {self._second}<&-; "
        self._status = b""
        """What bubblewrap says: its first process, then the exit status of a command that began."""
        self._has_ended = False
        """Whether bubblewrap ended before it had a process."""
        self._first = -1
        """The sandbox's first process, with which all others end."""

    def __enter__(self) -> "SandboxListener":
        return self

    def __exit__(self, *_error: object) -> None:
        if self._first >= 0:
            # it also survives a bubblewrap that is ended before it asked to end with it
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._first, signal.SIGKILL)
            _wait_readable(self._first, _ENTRY_SECONDS)  # all others end before it
        for handle in (
            self._reports,
            self._tells,
            self._waits,
            self._second,
            self._goes,
            self._first,
        ):
            if handle >= 0:
                os.close(handle)

    def open(
        self,
        serve: Callable[[socket.socket], None] | None,
        begun: Callable[[int], None] | None = None,
        check: MountCheck | None = None,
    ) -> None:
        """Open the socket and serve it, then let the command begin; without a socket on failure.

        `begun` receives the ID of the sandbox's first process. A `check` that fails lets nothing
        begin: it raises FolderBusyError.
        """
        os.close(self._tells)
        self._tells = -1
        process = 0
        try:
            process = self._process()
            if begun is not None:
                begun(process)
            if serve is not None:
                serve(_open_inside(self._job_command, process, self._port))
        except (OSError, ValueError, KeyError) as error:
            if serve is not None or check is not None:
                log.warning("the start of a sandbox can't be followed: %s", error)
        if check is not None and not self._has_ended:
            check(process)
        with suppress(OSError):  # the command has ended already
            os.write(self._goes, b"!!")  # for bubblewrap, and for the gate

    def has_begun(self) -> bool:
        """Return whether the command of a bubblewrap that has ended had begun."""
        while _wait_readable(self._reports, 0):
            piece = os.read(self._reports, 4_096)
            if not piece:
                break
            self._status += piece
        return b'"exit-code"' in self._status

    def _process(self) -> int:
        """Open the sandbox's first process, as reported by bubblewrap, and return its ID."""
        until = time.monotonic() + _ENTRY_SECONDS
        while b"}" not in self._status:
            ready = _wait_readable(self._reports, max(0.0, until - time.monotonic()))
            piece = os.read(self._reports, 4_096) if ready else b""
            if not piece:
                self._has_ended = ready
                raise OSError("bubblewrap did not tell its process")
            self._status += piece
        report = json.loads(self._status[: self._status.index(b"}") + 1])
        process = int(report["child-pid"])
        self._first = os.pidfd_open(process)
        # a command that did not wait may have ended, and its number be another's
        namespace = report.get("pid-namespace")
        try:
            is_same = namespace in (None, os.stat(f"/proc/{process}/ns/pid").st_ino)
        except OSError:  # it has ended
            is_same = False
        if not is_same:
            os.close(self._first)
            self._first = -1
        return process


def _wait_readable(handle: int, seconds: float) -> bool:
    """Return whether a handle can be read within this time; also for numbers beyond 1,023."""
    with selectors.DefaultSelector() as selector:
        selector.register(handle, selectors.EVENT_READ)
        return bool(selector.select(seconds))


def _open_inside(words: Sequence[str], pid: int, port: int) -> socket.socket:
    """Return a socket that listens on 127.0.0.1 in the network of `pid`; may raise OSError."""
    ours, peer = socket.socketpair()
    with ours, peer, _start_job(words, "door", [pid, port, peer.fileno()]) as process:
        peer.close()
        if not _wait_readable(ours.fileno(), _ENTRY_SECONDS):
            process.kill()
        _data, handles, _flags, _from = socket.recv_fds(ours, 1, 1)
    if not handles:
        raise OSError("no door could be made")
    return socket.socket(fileno=handles[0])


def own_network(pid: int) -> bool:
    """Return whether a process has a network other than this process."""
    try:
        return os.readlink(f"/proc/{pid}/ns/net") != os.readlink("/proc/self/ns/net")
    except OSError:
        return False


def open_ports(pid: int) -> tuple[int, ...]:
    """Return the TCP ports that programs listen at in the network of a process, sorted."""
    ports: set[int] = set()
    for name in ("tcp", "tcp6"):
        try:
            lines = Path(f"/proc/{pid}/net/{name}").read_text("ascii").splitlines()[1:]
        except (OSError, ValueError):
            continue
        for words in map(str.split, lines):
            if len(words) > 3 and words[3] == _LISTENS:
                ports.add(int(words[1].rpartition(":")[2], 16))
    return tuple(sorted(ports - {PORT}))[:MAX_PORTS]


class PortForward:
    """A way from a loopback port of this machine to a port inside a sandbox, until closed."""

    def __init__(self, job_command: Sequence[str], pid: int, port: int) -> None:
        """Listen and start the process inside; raise ToolError if that is not possible."""
        self.port = port
        self._lock = threading.Lock()
        self._asking = threading.Lock()
        self._open: set[socket.socket] = set()
        self._closed = False
        try:
            with ExitStack() as opened:
                self._door = opened.enter_context(_listen_outside(self.port))
                self._way, peer = map(opened.enter_context, socket.socketpair())
                self._way.settimeout(_ENTRY_SECONDS)
                self._process = _start_job(job_command, "line", [pid, self.port, peer.fileno()])
                opened.pop_all()
                peer.close()
        except OSError as error:
            raise ToolError("No port could be opened: {error}.", error=error) from error
        self.local = int(self._door.getsockname()[1])
        threading.Thread(target=self._accept_callers, name="port", daemon=True).start()

    def close(self) -> None:
        """Close the port and all its connections."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            for connection in (self._way, self._door, *self._open):
                with suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)
            self._door.close()
            self._way.close()  # the process inside ends then
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_ENTRY_SECONDS)
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()

    def _accept_callers(self) -> None:
        while True:
            try:
                caller, _ = self._door.accept()
            except OSError:
                return
            if len(self._open) >= 2 * _MAX_CONNECTIONS:
                caller.close()
                continue
            threading.Thread(
                target=self._relay_caller, args=(caller,), name="port", daemon=True
            ).start()

    def _relay_caller(self, caller: socket.socket) -> None:
        try:
            inside = self._connect_inside()
        except OSError as error:
            log.info("port %d of a command was not reached: %s", self.port, error)
            caller.close()
            return
        with caller, inside:
            with self._lock:
                if self._closed:
                    return
                self._open.update((caller, inside))
            try:
                with suppress(OSError):
                    relay(caller, inside, silence=None)
            finally:
                with self._lock:
                    self._open -= {caller, inside}

    def _connect_inside(self) -> socket.socket:
        """Return a new connection to the port inside; raise OSError if there is none."""
        with self._asking:
            if self._closed:
                raise OSError("closed")
            self._way.sendall(b"?")
            failure, handles, _flags, _from = socket.recv_fds(self._way, 1, 1)
        if not handles:
            raise OSError("refused" if failure else "the command has ended")
        return socket.socket(fileno=handles[0])


def _listen_outside(port: int) -> socket.socket:
    """Listen on the same port of this machine, or on any if that is taken."""
    for wanted in (port, 0):
        door = socket.socket()
        try:
            door.bind(("127.0.0.1", wanted))
            door.listen(64)
        except OSError:
            door.close()
            if not wanted:
                raise
        else:
            return door
    raise OSError("no port is free")


def _start_job(words: Sequence[str], job: str, line: Sequence[int]) -> subprocess.Popen[bytes]:
    """Start a job of `process_jobs.py`: a process, a port, and a handle that it gets."""
    plan = os.memfd_create("helix")
    try:
        os.write(plan, marshal.dumps({job: list(line)}, _MARSHAL))
        os.lseek(plan, 0, os.SEEK_SET)
        return subprocess.Popen(
            [*words, str(plan)],
            env={"LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(plan, line[2]),
        )
    finally:
        os.close(plan)
