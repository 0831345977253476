"""Keeps sandboxed commands from connecting to UNIX sockets of programs outside the sandbox.

Where a socket has a path, neither namespaces nor mounts tell its owner: the project folder is
shared. So a filter reports every `connect` and `listen` of a command to Helix, with these rules:

- No `connect` proceeds by itself. Its input (descriptor, address in memory, path) can be changed by
  another thread at any moment. Helix makes the connection instead, on the very socket (a duplicate
  of its descriptor), with a copy of the address that is read once. So later changes have no effect,
  and no decision depends on whether a call is one of IPv4 or IPv6.
- A path is followed as the command would follow it, and held by a descriptor. It is connected to
  only if that very file was made by a socket of the command's own: `listen` shows the socket, and
  the kernel the file that it is bound to. A file belongs to one socket for ever, and Helix holds on
  to it, so that its number goes to no other. `listen` then proceeds: it is noted, not allowed.
- Names without a path belong to the network namespace, which the command has for itself; so a
  command that shares the network has no sockets of this machine at all, and no guard.
- Datagrams are not sent to paths: sockets for these cannot be made (seccomp.py).

The accepting side sees Helix's process as the other end; the user is the same. Set-group-ID bits
are reported, too (process_files.py). The filter applies to a thread and everything it starts, so a
thread of its own starts the command, and lives until the command has ended. Linux only: nothing
here is used elsewhere.
"""

import errno
import logging
import os
import re
import select
import socket
import stat
import struct
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

from msgspec import Struct

from helix_desktop.tools.sandbox.base import kernel_calls
from helix_desktop.tools.sandbox.base.process_files import change_mode, open_named, read_memory
from helix_desktop.tools.sandbox.launch import seccomp

log = logging.getLogger(__name__)

T = TypeVar("T")

_MAX_ADDRESS_BYTES = 128
_LOOK_AGAIN = 4
"""Milliseconds until a waiting connection is tried again."""
_MAX_WAITING = 64
_MAX_OWN_SOCKETS = 256
"""Most sockets with a path that one command listens at; abandoned ones are dropped first."""
_WAITS = (errno.EAGAIN, errno.EINPROGRESS, errno.EALREADY)


class _Waiting(Struct, frozen=True):
    """A connection that is not made yet. `place` is the file of the other end, or -1."""

    call: kernel_calls.KernelCall
    ours: int
    address: bytes
    place: int = -1

    def close(self) -> None:
        for handle in (self.ours, self.place):
            if handle >= 0:
                os.close(handle)


class SocketGuard:
    """The guard of one command: start the command in it; leave it after the command's end."""

    def __init__(self, *, connections: bool = True) -> None:
        self._filter = seccomp.guarding(connections=connections)
        self._over = threading.Event()
        self._ear, self._mouth = os.pipe()
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> "SocketGuard":
        return self

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        os.write(self._mouth, b"!")
        for thread in self._threads:
            thread.join()
        os.close(self._ear)
        os.close(self._mouth)

    def start(self, begin: Callable[[], T]) -> T:
        """Start a guarded command; raise OSError, without a start, if it cannot be guarded."""
        starter = _Starter(begin, self._over, self._filter)
        self._threads.append(starter)
        starter.start()
        starter.begun.wait()
        if starter.listener >= 0:
            guarding = threading.Thread(
                target=_answer_until_end,
                args=(starter.listener, self._ear),
                name="guard",
                daemon=True,
            )
            self._threads.append(guarding)
            guarding.start()
        return starter.outcome()


def can_guard() -> bool:
    """Return whether the kernel can report calls; tried in a thread that ends at once."""
    if not kernel_calls.knows_guarding():
        return False
    over = threading.Event()
    over.set()
    trial = _Starter(lambda: None, over, seccomp.guarding(connections=True))
    trial.start()
    trial.join()
    if trial.listener >= 0:
        os.close(trial.listener)
    return trial.listener >= 0


class _Starter(threading.Thread, Generic[T]):
    """The thread for which the filter applies, besides everything it starts."""

    def __init__(self, begin: Callable[[], T], over: threading.Event, telling: bytes) -> None:
        super().__init__(name="command's start", daemon=True)
        self._begin, self._over, self._telling = begin, over, telling
        self.begun = threading.Event()
        self.listener = -1
        self._result: list[T] = []
        self._error: OSError | ValueError | subprocess.SubprocessError | None = None

    def run(self) -> None:
        try:
            self.listener = kernel_calls.install_filter(self._telling)
            self._result.append(self._begin())
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            self._error = error
        finally:
            self.begun.set()
        # a process started here would end with this thread
        self._over.wait()

    def outcome(self) -> T:
        if not self._result:
            raise self._error or RuntimeError("the command was not started")
        return self._result[0]


def _answer_until_end(listener: int, end: int) -> None:
    """Answer calls until the command has ended; later callers are refused, and do not wait."""
    answering = _Answering(listener)
    try:
        poll = select.poll()
        poll.register(listener, select.POLLIN)
        poll.register(end, select.POLLIN)
        while end not in (ready := dict(poll.poll(_LOOK_AGAIN if answering.waiting else None))):
            if ready.get(listener, 0) & select.POLLIN:
                answering.hear()
            answering.try_again()
    except OSError:
        log.exception("a command's connections are not made any more")
    finally:
        answering.close()
        os.close(listener)


class _Answering:
    """Unanswered calls, and the sockets that are the command's own."""

    def __init__(self, listener: int) -> None:
        self._listener = listener
        self._own: dict[tuple[int, int], int] = {}
        self.waiting: list[_Waiting] = []

    def close(self) -> None:
        for waiting_call in self.waiting:
            waiting_call.close()
        for place in self._own.values():
            os.close(place)

    def hear(self) -> None:
        try:
            call = kernel_calls.receive_call(self._listener)
        except OSError:
            return  # the caller has ended
        try:
            connect, listen = seccomp.connects()
            if call.number == connect:
                self._begin_connect(call)
            elif call.number == listen:
                self._note_listener(call)
            else:
                which = seccomp.changes_modes().index(call.number)
                change_mode(
                    call, which, lambda call: kernel_calls.check_still_waiting(self._listener, call)
                )
                kernel_calls.answer_call(self._listener, call, 0)
        except OSError as error:
            kernel_calls.answer_call(self._listener, call, error.errno or errno.EPERM)
        except (ValueError, OverflowError, struct.error):
            kernel_calls.answer_call(self._listener, call, errno.EFAULT)

    def _note_listener(self, call: kernel_calls.KernelCall) -> None:
        """Note a listening socket; the call proceeds in any case."""
        with suppress(OSError):  # the socket has no path, or does not exist
            ours = self._duplicate_socket(call)
            try:
                if _socket_family(ours) == socket.AF_UNIX:
                    self._remember_own(kernel_calls.bound_inode(ours))
            finally:
                os.close(ours)
        kernel_calls.let_call_go_on(self._listener, call)

    def _remember_own(self, place: int) -> None:
        known = _identity(place)
        if known in self._own:
            os.close(place)
            return
        if len(self._own) >= _MAX_OWN_SOCKETS:
            unused = [known for known, place in self._own.items() if not _has_owner(place)]
            for other in unused or [next(iter(self._own))]:
                os.close(self._own.pop(other))
        self._own[known] = place

    def _begin_connect(self, call: kernel_calls.KernelCall) -> None:
        if len(self.waiting) >= _MAX_WAITING:
            raise OSError(errno.EAGAIN, "too many wait")
        waiting = self._open_named(call)
        try:
            self._require_own(waiting)
        except OSError:
            waiting.close()
            raise
        self.waiting.append(waiting)

    def _open_named(self, call: kernel_calls.KernelCall) -> _Waiting:
        """Open everything that the call names, as it is now."""
        ours = self._duplicate_socket(call)
        try:
            address, place = _called_address(call), -1
            is_unix = address[:2] == struct.pack("=H", socket.AF_UNIX)
            path = address[2:].partition(b"\0")[0]  # empty if it has another name, or none
            if _socket_family(ours) == socket.AF_UNIX and is_unix and path:
                place = open_named(call.caller, path)
        except BaseException:
            os.close(ours)
            raise
        return _Waiting(call, ours, address, place)

    def _require_own(self, waiting: _Waiting) -> None:
        """Raise OSError if the connection is not allowed."""
        kernel_calls.check_still_waiting(self._listener, waiting.call)
        if _socket_family(waiting.ours) not in (socket.AF_UNIX, socket.AF_INET, socket.AF_INET6):
            raise OSError(errno.EPERM, "no such connections")
        if waiting.place >= 0 and _identity(waiting.place) not in self._own:
            # an abandoned socket gives the usual error
            refused = errno.EACCES if _has_owner(waiting.place) else errno.ECONNREFUSED
            raise OSError(refused, "not ours")

    def try_again(self) -> None:
        for waiting_call in tuple(self.waiting):
            failed = self._try_connect(waiting_call)
            if failed is not None:
                kernel_calls.answer_call(self._listener, waiting_call.call, failed)
                self.waiting.remove(waiting_call)
                waiting_call.close()

    def _try_connect(self, waiting: _Waiting) -> int | None:
        """Connect for a caller; return the error number or 0, or None if it must wait longer."""
        try:
            kernel_calls.check_still_waiting(self._listener, waiting.call)
            blocks = os.get_blocking(waiting.ours)
            os.set_blocking(waiting.ours, False)
            try:
                failed = _connect_waiting(waiting)
                if failed == errno.EINPROGRESS and blocks:
                    # on this machine the connection exists by now
                    failed = _connect_waiting(waiting)
            finally:
                os.set_blocking(waiting.ours, blocks)
        except OSError as error:
            return error.errno
        return None if blocks and failed in _WAITS else failed

    def _duplicate_socket(self, call: kernel_calls.KernelCall) -> int:
        """Return a duplicate of the socket that a call is about."""
        with open(f"/proc/{call.caller}/status", "rb") as file:
            match = re.search(rb"^Tgid:\s*(\d+)$", file.read(), re.MULTILINE)
        if match is None:
            raise OSError(errno.ESRCH, "no such process")
        process = os.pidfd_open(int(match[1]))
        try:
            kernel_calls.check_still_waiting(self._listener, call)
            ours = kernel_calls.socket_of_process(process, call.handle(0))
        finally:
            os.close(process)
        if not stat.S_ISSOCK(os.fstat(ours).st_mode):
            os.close(ours)
            raise OSError(errno.ENOTSOCK, "no socket")
        return ours


def _socket_family(handle: int) -> int:
    same = socket.socket(fileno=handle)
    try:
        return same.getsockopt(socket.SOL_SOCKET, socket.SO_DOMAIN)
    finally:
        same.detach()


def _called_address(call: kernel_calls.KernelCall) -> bytes:
    size = call.values[2] & 0xFFFFFFFF
    if size > _MAX_ADDRESS_BYTES:
        raise OSError(errno.EINVAL, "too long")
    return read_memory(call.caller, call.values[1], size)


def _identity(place: int) -> tuple[int, int]:
    status = os.fstat(place)
    return status.st_dev, status.st_ino


def _has_owner(place: int) -> bool:
    """Return whether a socket's owner lives, asked by the wrong kind of socket, unnoticed."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as trial:
        return trial.connect_ex(f"/proc/self/fd/{place}") != errno.ECONNREFUSED


def _connect_waiting(waiting: _Waiting) -> int:
    """Connect, and return the error number, or 0."""
    address = waiting.address
    if waiting.place >= 0:
        address = address[:2] + os.fsencode(f"/proc/self/fd/{waiting.place}") + b"\0"
    return kernel_calls.connect_socket(waiting.ours, address)
