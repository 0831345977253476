"""Guards against network access, and against threads, tasks, windows, and timers left behind.

conftest.py applies these guards to every test; each one returns descriptions of its findings.
"""

import asyncio
import ipaddress
import sys
import threading
import time
import weakref
from collections.abc import Iterable

PATIENCE = 20.0
"""Seconds in which threads that are about to end must do so."""

_SENDING = {"socket.connect", "socket.sendto", "socket.sendmsg"}
_NAMING = {"socket.getaddrinfo", "socket.gethostbyname"}


class Network:
    """An audit hook that limits sockets to this machine, and records other attempts."""

    def __init__(self) -> None:
        self._attempts: list[str] = []

    def watch(self, event: str, args: tuple[object, ...]) -> None:
        if event in _SENDING:
            self._refuse(_host(args[1]), event)
        elif event in _NAMING:
            self._refuse(args[0], event)

    def caught(self) -> list[str]:
        attempts, self._attempts = self._attempts, []
        return attempts

    def _refuse(self, host: object, event: str) -> None:
        if is_here(host):
            return
        self._attempts.append(f"{event} to {host!r}")
        raise PermissionError(f"tests reach no network: {event} to {host!r}")


def _host(address: object) -> object:
    """Return the host of an address; None for a local socket (a path) and a connected one."""
    return address[0] if isinstance(address, tuple) and address else None


def is_here(host: object) -> bool:
    if isinstance(host, bytes):
        host = host.decode("ascii", "replace")
    if not isinstance(host, str) or host in ("", "localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def threads_left(before: Iterable[threading.Thread], patience: float = PATIENCE) -> list[str]:
    """Return the threads started since `before` that still run, except those of Qt."""
    known = set(before)
    started = [item for item in threading.enumerate() if item not in known]
    ours = [item for item in started if not isinstance(item, threading._DummyThread)]
    deadline = time.monotonic() + patience
    for thread in ours:
        thread.join(max(0.0, deadline - time.monotonic()))
    return [f"thread {item.name}" for item in ours if item.is_alive()]


_loops: weakref.WeakSet[asyncio.AbstractEventLoop] = weakref.WeakSet()


def remember_loops() -> None:
    """Record every new event loop, since Python 3.14 lists the tasks of one loop only."""
    make = asyncio.BaseEventLoop.__init__

    def begin(loop: asyncio.BaseEventLoop) -> None:
        make(loop)
        _loops.add(loop)

    asyncio.BaseEventLoop.__init__ = begin  # type: ignore[method-assign]


def tasks_now() -> set["asyncio.Task[object]"]:
    """Return all unfinished asyncio tasks of all loops; asyncio's own list has one loop's only."""
    names = ("_scheduled_tasks", "_all_tasks")
    known = next(getattr(asyncio.tasks, name) for name in names if hasattr(asyncio.tasks, name))
    results = {task for task in list(known) if not task.done()}
    return results.union(*(asyncio.all_tasks(loop) for loop in list(_loops)))


def tasks_left(before: set["asyncio.Task[object]"]) -> list[str]:
    return [f"task {task.get_name()}" for task in tasks_now() - before]


def windows_left() -> list[str]:
    """Return the windows that are still open and the timers that still run, and end them."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    core = sys.modules.get("PySide6.QtCore")
    app = widgets.QApplication.instance() if widgets else None
    if widgets is None or core is None or not isinstance(app, widgets.QApplication):
        return []
    left = []
    for window in app.topLevelWidgets():
        if window.isVisible():
            left.append(f"window {type(window).__name__} {window.windowTitle()!r}")
            window.close()
    for timer in app.findChildren(core.QTimer):
        if timer.isActive():
            left.append(f"timer {timer.objectName()!r} of the application")
            timer.stop()
    return left
