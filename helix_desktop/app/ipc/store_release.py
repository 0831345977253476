"""Opens a store once it is free: an agent's server that borrowed it releases it on request.

Any other process keeps the store, and is named when the store is opened.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from helix_desktop.app.ipc.ipc_client import connect_ipc
from helix_desktop.app.ipc.local_socket import SOCKET
from helix_desktop.domain.errors import StoreLocked
from helix_desktop.domain.ports import Store
from helix_desktop.store.lock import LOCK_FILE, WorkspaceLock

LEAVING_ANSWER_SECONDS = 2.0
"""The time limit until a server that just opened the store answers at its socket."""


LEAVE_SECONDS = 8.0
"""The time limit for a server to finish its work: a search has time limits of its own."""


PAUSE = 0.05


async def open_exclusively(opening: Callable[[], Awaitable[Store]], home: Path) -> Store:
    """Open the store once it is free; raise StoreLocked if its holder does not release it."""
    loop = asyncio.get_running_loop()
    until = loop.time() + LEAVING_ANSWER_SECONDS
    while True:
        try:
            return await opening()
        except StoreLocked:
            leaves = await ask_to_leave(home)
            if leaves:
                until = max(until, loop.time() + LEAVE_SECONDS)
            if leaves is False or loop.time() > until:
                raise
        await asyncio.sleep(PAUSE)


async def ask_to_leave(home: Path) -> bool | None:
    """Ask the server to release the store; return whether it will, or None without a server."""
    visit = await connect_ipc(home)
    if visit is None:
        return None
    if visit.hello.leaves:
        visit.ask_to_leave()
    await visit.close()
    return visit.hello.leaves


def release_borrowed(home: Path) -> None:
    """Have an agent's server release the store, for a caller who opens it in a moment.

    Any other process keeps the store, and is named when the store is opened.
    """
    if os.path.exists(home / SOCKET):  # an impossible path is no error here
        asyncio.run(_wait_for_release(home))


@contextmanager
def hold_workspace_lock(home: Path) -> Iterator[None]:
    """Hold the workspace's lock to change its file; an open workspace writes that file itself."""
    release_borrowed(home)
    lock = WorkspaceLock(home / LOCK_FILE)
    try:
        yield
    finally:
        lock.release()


async def _wait_for_release(home: Path) -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + LEAVE_SECONDS
    if not await ask_to_leave(home):
        return
    while loop.time() < until:
        try:
            WorkspaceLock(home / LOCK_FILE).release()
        except StoreLocked:
            await asyncio.sleep(PAUSE)
        else:
            return
