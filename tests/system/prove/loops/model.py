"""A model over HTTP that makes one call after the other, as a file says."""

import asyncio
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from tests.system.peers.fault_modes import Mode, Say
from tests.system.peers.fault_server import FaultServer, Received
from tests.system.prove.dialect_says import Called, chat

DONE = "All of it is done."


class Call(TypedDict):
    tool: str
    arguments: dict[str, object]


class Agent:
    """Where it stands in its calls; what they gave back is written into a file."""

    def __init__(self, calls: Sequence[Call], log: Path) -> None:
        self._calls, self._log = calls, log
        self._at = 0

    def answer(self, received: Received) -> tuple[Mode, Say]:
        if received.method != "POST":
            return Mode.WELL, Say((b'{"data": [{"id": "scripted"}]}',), kind="application/json")
        last = json.loads(received.body)["messages"][-1]
        if last["role"] == "tool":
            self._go_on(str(last["content"]))
        if self._at >= len(self._calls):
            return Mode.WELL, chat((DONE,), ())
        call = self._calls[self._at]
        called = Called(f"call_{self._at}", call["tool"], json.dumps(call["arguments"]))
        return Mode.WELL, chat((), (called,))

    def _go_on(self, text: str) -> None:
        with self._log.open("a", encoding="utf-8") as file:
            file.write(f"{text}\n")
        self._at += 1


async def serve(agent: Agent, address_file: Path) -> None:
    """Until it is killed; its address is written into a file when it can be asked."""
    async with FaultServer(choose=agent.answer) as server:
        await asyncio.to_thread(address_file.write_text, server.url, encoding="utf-8")
        await asyncio.Event().wait()


if __name__ == "__main__":
    script, address, messages_file = map(Path, sys.argv[1:4])
    asyncio.run(
        serve(Agent(json.loads(script.read_text(encoding="utf-8")), messages_file), address)
    )
