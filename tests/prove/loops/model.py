"""A model over HTTP that makes one call after the other, as a file says.

A call that was refused for want of permission ends its turn, and is made again in the next one.
"""

import asyncio
import json
import sys
from pathlib import Path

from helix_desktop.engine.permitting import NOBODY
from tests.peers.fault_modes import Mode, Say
from tests.peers.fault_server import FaultServer, Received
from tests.prove.dialect_says import Called, chat

DONE, REFUSED = "All of it is done.", "A call needs your permission."


class Agent:
    """Where it stands in its calls; what they gave back is written into a file."""

    def __init__(self, calls: list[dict[str, object]], said: Path) -> None:
        self._calls, self._said = calls, said
        self._at = 0

    def answer(self, received: Received) -> tuple[Mode, Say]:
        if received.method != "POST":
            return Mode.WELL, Say((b'{"data": [{"id": "scripted"}]}',), kind="application/json")
        last = json.loads(received.body)["messages"][-1]
        if last["role"] == "tool":
            with self._said.open("a", encoding="utf-8") as file:
                file.write(f"{last['content']}\n")
            if NOBODY in str(last["content"]):
                return Mode.WELL, chat((REFUSED,), ())
            self._at += 1
        if self._at >= len(self._calls):
            return Mode.WELL, chat((DONE,), ())
        call = self._calls[self._at]
        made = Called(f"call_{self._at}", str(call["tool"]), json.dumps(call["arguments"]))
        return Mode.WELL, chat((), (made,))


async def serve(agent: Agent, told: Path) -> None:
    """Until it is killed; its address is written into a file when it can be asked."""
    async with FaultServer(choose=agent.answer) as server:
        await asyncio.to_thread(told.write_text, server.url, encoding="utf-8")
        await asyncio.Event().wait()


if __name__ == "__main__":
    script, address, said = map(Path, sys.argv[1:4])
    asyncio.run(serve(Agent(json.loads(script.read_text(encoding="utf-8")), said), address))
