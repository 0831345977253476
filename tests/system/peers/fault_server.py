"""A model's server that misbehaves in every way we know of, made of nothing but asyncio.

What it says well comes from outside (`Say`, in any dialect); how it goes wrong is a `Mode`.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tests.system.peers.fault_modes import ANSWERS, Conversation, Mode, Say
from tests.system.peers.loopback_server import LoopbackServer

Answer = Callable[[Conversation], Awaitable[None]]
LONGEST_BODY = 64 * 1024 * 1024


@dataclass(frozen=True)
class Received:
    """A request as it arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class FaultServer(LoopbackServer):
    """Answers each request with what is planned next, and with `always` when nothing is."""

    always: tuple[Mode, Say] = (Mode.HANG, Say())
    choose: Callable[[Received], tuple[Mode, Say]] | None = None
    """Decides instead of the plans."""
    elsewhere: str = ""
    """Where redirects lead to."""
    received: list[Received] = field(default_factory=list)
    plans: deque[tuple[Mode, Say]] = field(default_factory=deque)
    connections: int = 0
    broken: int = 0
    """Connections that the client closed while an answer was on its way."""
    left: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a client has closed such a connection."""
    request_arrived: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the first request is here."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def plan(self, *plans: tuple[Mode, Say]) -> None:
        self.plans.extend(plans)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            await self._talk(reader, Conversation(reader, writer, self.elsewhere or self.url))
        except ConnectionError:
            self.broken += 1
            self.left.set()

    async def _talk(self, reader: asyncio.StreamReader, talk: Conversation) -> None:
        while not talk.over:
            received = await read_request(reader)
            if received is None:
                return
            self.received.append(received)
            self.request_arrived.set()
            await self.answer(received)(talk)

    def answer(self, received: Received) -> Answer:
        if self.choose is not None:
            mode, say = self.choose(received)
        else:
            mode, say = self.plans.popleft() if self.plans else self.always
        return lambda talk: ANSWERS[mode](talk, say)


async def read_request(reader: asyncio.StreamReader) -> Received | None:
    """The next request of a connection, or None when it was closed."""
    try:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    except (asyncio.IncompleteReadError, ConnectionError):
        return None
    first, *lines = head.split("\r\n")
    method, path, _ = first.split(" ", 2)
    pairs = (line.partition(":") for line in lines if line)
    headers = {name.strip().lower(): value.strip() for name, _, value in pairs}
    length = min(int(headers.get("content-length", "0")), LONGEST_BODY)
    try:
        return Received(method, path, headers, await reader.readexactly(length))
    except asyncio.IncompleteReadError:
        return None
