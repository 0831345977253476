"""Opens a store that another process has borrowed, by asking it to release the store.

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


RELEASE_SECONDS = 8.0
"""The time limit for a server to finish its work: a search has time limits of its own."""


RETRY_SECONDS = 0.05


async def open_exclusively(open_store: Callable[[], Awaitable[Store]], home: Path) -> Store:
    """Open the store once it is free; raise StoreLocked if its holder does not release it."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + LEAVING_ANSWER_SECONDS
    while True:
        try:
            return await open_store()
        except StoreLocked:
            releases = await ask_to_leave(home)
            if releases:
                deadline = max(deadline, loop.time() + RELEASE_SECONDS)
            if releases is False or loop.time() > deadline:
                raise
        await asyncio.sleep(RETRY_SECONDS)


async def ask_to_leave(home: Path) -> bool | None:
    """Ask the server to release the store; return whether it will, or None without a server."""
    connection = await connect_ipc(home)
    if connection is None:
        return None
    if connection.hello.leaves:
        connection.ask_to_leave()
    await connection.close()
    return connection.hello.leaves


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
    """Ask the holder of the store to leave, and wait until its lock is released."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + RELEASE_SECONDS
    if not await ask_to_leave(home):
        return
    while loop.time() < deadline:
        try:
            WorkspaceLock(home / LOCK_FILE).release()
        except StoreLocked:
            await asyncio.sleep(RETRY_SECONDS)
        else:
            return
