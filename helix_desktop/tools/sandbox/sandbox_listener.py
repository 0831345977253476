"""What is done in a running sandbox before its command begins: a listening socket for the proxy.

Only a process with a single thread may enter the namespaces of others, so the supervisor's program
does it, as a short-lived process. The sandbox's command waits until the socket exists.
"""

import json
import logging
import marshal
import os
import select
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

log = logging.getLogger(__name__)

_SECONDS = 10.0
_MARSHAL = 2


class SandboxListener:
    """The socket of one sandbox: prepared for bubblewrap's start, opened once it runs."""

    def __init__(self, supervisor: Sequence[str], port: int) -> None:
        self._supervisor, self._port = supervisor, port
        self._reports, self._tells = os.pipe()
        self._waits, self._goes = os.pipe()
        self.words = ["--info-fd", str(self._tells), "--block-fd", str(self._waits)]
        self.handed = [self._tells, self._waits]
        self._first = -1
        """The sandbox's first process, with which all others end."""

    def __enter__(self) -> "SandboxListener":
        return self

    def __exit__(self, *_error: object) -> None:
        if self._first >= 0:
            # it survives a bubblewrap that is ended before it asked to end with it
            with suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._first, signal.SIGKILL)
        for handle in (self._reports, self._tells, self._waits, self._goes, self._first):
            if handle >= 0:
                os.close(handle)

    def open(
        self,
        serve: Callable[[socket.socket], None] | None,
        begun: Callable[[int], None] | None = None,
    ) -> None:
        """Open the socket and serve it, then let the command begin; without a socket on failure.

        `begun` receives the ID of the sandbox's first process.
        """
        os.close(self._tells)
        self._tells = -1
        try:
            process = self._process()
            self._first = os.pidfd_open(process)
            if begun is not None:
                begun(process)
            if serve is not None:
                serve(_opened(self._supervisor, process, self._port))
        except (OSError, ValueError, KeyError) as error:
            log.warning("no way to the net for a command: %s", error)
        with suppress(OSError):  # the command has ended already
            os.write(self._goes, b"!")

    def _process(self) -> int:
        """Return the process ID of the sandbox's first process, as reported by bubblewrap."""
        until = time.monotonic() + _SECONDS
        data = b""
        while not data.rstrip().endswith(b"}"):
            ready, _, _ = select.select([self._reports], [], [], max(0.0, until - time.monotonic()))
            piece = os.read(self._reports, 4_096) if ready else b""
            if not piece:
                raise OSError("bubblewrap did not tell its process")
            data += piece
        return int(json.loads(data)["child-pid"])


def _opened(words: Sequence[str], pid: int, port: int) -> socket.socket:
    """Return a socket that listens on 127.0.0.1 in the network of `pid`; may raise OSError."""
    ours, theirs = socket.socketpair()
    plan = os.memfd_create("helix")
    with ours, theirs:
        try:
            os.write(plan, marshal.dumps({"door": [pid, port, theirs.fileno()]}, _MARSHAL))
            os.lseek(plan, 0, os.SEEK_SET)
            process = subprocess.Popen(
                [*words, str(plan)],
                env={"LC_ALL": "C.UTF-8"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=(plan, theirs.fileno()),
            )
        finally:
            os.close(plan)
        with process:
            theirs.close()
            if not select.select([ours], [], [], _SECONDS)[0]:
                process.kill()
            _said, handles, _flags, _from = socket.recv_fds(ours, 1, 1)
    if not handles:
        raise OSError("no door could be made")
    return socket.socket(fileno=handles[0])
