"""The release of a store that an agent's server has borrowed, for commands that open the store."""

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
    """Have an agent's server release the store, for a caller who opens it in a moment.

    Any other process keeps the store, and is named when the store is opened.
    """
    if os.path.exists(home / SOCKET):  # an impossible path is no error here
        asyncio.run(_made_way(home))


@contextmanager
def hold_workspace_lock(home: Path) -> Iterator[None]:
    """Hold the workspace's lock to change its file; an open workspace writes that file itself."""
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
