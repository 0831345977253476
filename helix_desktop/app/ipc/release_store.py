"""A free store for commands that open it in ways of their own: who only borrowed it leaves."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from helix_desktop.app.ipc.ipc_client import LEAVE_SECONDS, PAUSE, ask_to_leave
from helix_desktop.app.ipc.local_socket import SOCKET
from helix_desktop.domain.errors import StoreLocked
from helix_desktop.store.lock import WorkspaceLock
from helix_desktop.store.opening import LOCK


def release_borrowed(home: Path) -> None:
    """For who opens the store in a moment: has an agent's server leave it, if one has it.

    Whoever else has it keeps it, and is named when the store is opened.
    """
    if os.path.exists(home / SOCKET):  # a path that cannot be is none, and no error here
        asyncio.run(_made_way(home))


@contextmanager
def hold_workspace_lock(home: Path) -> Iterator[None]:
    """The workspace's lock, for who changes its file: an open workspace keeps that itself."""
    release_borrowed(home)
    lock = WorkspaceLock(home / LOCK)
    try:
        yield
    finally:
        lock.release()


async def _made_way(home: Path) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + LEAVE_SECONDS
    if not await ask_to_leave(home):
        return
    while loop.time() < until:
        try:
            WorkspaceLock(home / LOCK).release()
        except StoreLocked:
            await asyncio.sleep(PAUSE)
        else:
            return
