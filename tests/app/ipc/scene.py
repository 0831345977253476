"""A loop in which hatches, visits and stores are opened, and at whose end nothing may be left."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from helix_desktop.app.ipc.ipc_client import IpcConnection, connect_ipc
from helix_desktop.domain.messages import ToolCall
from helix_desktop.engine.task_supervisor import Supervisor

CALL = ToolCall("c", "list_cached_content", "{}")


def descriptors() -> int:
    gc.collect()
    return len(os.listdir("/proc/self/fd")) if Path("/proc/self/fd").exists() else 0


class Scene:
    """A supervisor, and what was opened on the way."""

    def __init__(self) -> None:
        self.failures: list[str] = []
        self.supervisor = Supervisor(lambda name, error: self.failures.append(f"{name}: {error!r}"))
        self.spawn = self.supervisor.spawn

    async def visit(self, home: Path) -> IpcConnection:
        client = await connect_ipc(home)
        client.listen(self.spawn)
        return client


@asynccontextmanager
async def played() -> AsyncIterator[Scene]:
    """Give a scene half a minute; at its end no task and no error may be left."""
    scene = Scene()
    try:
        async with asyncio.timeout(30):
            yield scene
    finally:
        assert await scene.supervisor.close() == 0
    assert scene.failures == []
