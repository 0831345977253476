"""A client in the same process: says lines, hears answers."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from helix_desktop.app.ipc.cache_tools import cache_tool_specs
from helix_desktop.app.ipc.server_session import McpServerSession
from helix_desktop.domain.messages import ToolCall, ToolSpec
from helix_desktop.domain.ports import Toolbox, ToolOutput
from helix_desktop.engine.task_supervisor import Supervisor

META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientCapabilities": {},
}

Json = dict[str, Any]


class WaitingTools:
    """Tools that answer when they are let; `output` is what they say then."""

    def __init__(self, output: ToolOutput | None = None, *, at_once: bool = True) -> None:
        self.output = output or ToolOutput(b"done", "")
        self.free = asyncio.Event()
        if at_once:
            self.free.set()
        self.calls: list[ToolCall] = []
        self.cancelled = 0

    def specs(self) -> tuple[ToolSpec, ...]:
        return cache_tool_specs()

    async def run(self, call: ToolCall) -> ToolOutput:
        self.calls.append(call)
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return self.output


class Client:
    """One conversation."""

    def __init__(self, tools: Toolbox) -> None:
        self.failures: list[str] = []
        self.supervisor = Supervisor(lambda name, error: self.failures.append(f"{name}: {error!r}"))
        self.heard: list[Any] = []
        self.conversation = McpServerSession(
            tools, lambda line: self.heard.append(json.loads(line)), spawn=self.supervisor.spawn
        )

    def say(self, message: Json | list[Json] | bytes) -> None:
        line = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.conversation.hear(line)

    def ask(self, number: int | str, method: str, **params: Any) -> None:
        self.say({"jsonrpc": "2.0", "id": number, "method": method, "params": params})

    def call(self, number: int | str, tool: str = "list_cached_content", **more: Any) -> None:
        self.ask(number, "tools/call", **{"name": tool, "arguments": {}, **more})

    def note(self, method: str, **params: Any) -> None:
        self.say({"jsonrpc": "2.0", "method": method, "params": params})

    def greet(self, version: str = "2025-11-25") -> Json:
        self.ask("hello", "initialize", protocolVersion=version, capabilities={}, clientInfo={})
        self.note("notifications/initialized")
        answer: Json = self.heard.pop()
        return answer

    async def settle(self) -> None:
        await self.conversation.settled(5)


@asynccontextmanager
async def connected_client(*, slow: bool = False) -> AsyncIterator[tuple[Client, WaitingTools]]:
    """Give a client and its tools; nothing may be left or have failed at its end."""
    tools = WaitingTools(at_once=not slow)
    client = Client(tools)
    try:
        yield client, tools
    finally:
        await client.conversation.close()
        assert await client.supervisor.close() == 0
    assert client.failures == []
