"""A server over loopback that ends its connections when it is left."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Self


@dataclass(kw_only=True)
class LoopbackServer:
    """Listens on `port`; with 0, the system chooses one."""

    port: int = 0
    _server: asyncio.Server | None = None
    _tasks: "set[asyncio.Task[None]]" = field(default_factory=set)

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        await self._server.wait_closed()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self.serve(reader, writer)
        except asyncio.CancelledError:
            pass  # the server is closing: asyncio would report it as an error
        finally:
            self._tasks.discard(task)
            with suppress(OSError):
                writer.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Talk to one client until its connection ends."""
        raise NotImplementedError
