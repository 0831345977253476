"""A small SOCKS5 server over loopback, which leads every connection to one port of this machine."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field

from tests.system.peers.loopback_server import LoopbackServer

REFUSED, SUCCEEDED = 5, 0
PLAIN, PASSWORD, NO_METHOD = 0, 2, 0xFF


@dataclass
class SocksServer(LoopbackServer):
    """Accepts connections with a name and password, or without; refuses the way with no port."""

    account: tuple[str, str] | None = None
    leads_to: int = 0
    greets: bytes | None = None
    """Said in place of a proper greeting; the connection ends then."""
    wanted: list[tuple[str, int]] = field(default_factory=list)
    """The hosts and ports that clients asked for."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError):  # the client went away
            await self._talk(reader, writer)

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, count = await reader.readexactly(2)
        methods = await reader.readexactly(count)
        if self.greets is not None:
            writer.write(self.greets)
            await writer.drain()
            writer.write_eof()
            await reader.read()
            return
        wanted = PASSWORD if self.account else PLAIN
        writer.write(bytes((5, wanted if wanted in methods else NO_METHOD)))
        await writer.drain()
        if wanted not in methods or (self.account and not await self._known(reader, writer)):
            await reader.read()
            return
        self.wanted.append(await self._address(reader))
        answer = SUCCEEDED if self.leads_to else REFUSED
        writer.write(bytes((5, answer, 0, 1, 0, 0, 0, 0, 0, 0)))
        await writer.drain()
        if self.leads_to:
            await self._led(reader, writer)

    async def _known(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        _, length = await reader.readexactly(2)
        name = await reader.readexactly(length)
        password = await reader.readexactly((await reader.readexactly(1))[0])
        known = (name.decode(), password.decode()) == self.account
        writer.write(bytes((1, 0 if known else 1)))
        await writer.drain()
        return known

    async def _address(self, reader: asyncio.StreamReader) -> tuple[str, int]:
        _, _, _, kind = await reader.readexactly(4)
        assert kind == 3, "names are found by the proxy"
        host = await reader.readexactly((await reader.readexactly(1))[0])
        return host.decode(), int.from_bytes(await reader.readexactly(2))

    async def _led(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        forward_reader, onward = await asyncio.open_connection("127.0.0.1", self.leads_to)
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(_passed(reader, onward))
                group.create_task(_passed(forward_reader, writer))
        finally:
            onward.transport.abort()


async def _passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65_536):
        writer.write(data)
        await writer.drain()
    if writer.can_write_eof():
        writer.write_eof()
