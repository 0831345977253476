"""The store of a workspace, held by an agent's server because nobody else has it open.

It serves other such servers too, and is given up as soon as it is idle or wanted.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path

from helix_desktop.app.mcp.hatch import Hatch
from helix_desktop.app.mcp.visit import Gone
from helix_desktop.domain.message import ToolCall, ToolSpec
from helix_desktop.domain.ports import Attic, Clock, ToolOutput
from helix_desktop.tools.mcp_server.bounds import Spawn
from helix_desktop.tools.mcp_server.context_cache import context_cache

IDLE_SECONDS = 2.0
"""How long it is kept after a call: agents call several times in a row, people open windows."""
FINISH_SECONDS = 1.0
"""What runs when the store is wanted may end; then it is asked again of whoever has it."""


class Holding:
    """Implements Toolbox while the store is held; `on_end` is called when it begins to let go."""

    def __init__(self, home: Path, attic: Attic, clock: Clock, *, spawn: Spawn) -> None:
        self._attic = attic
        self._tools = context_cache(attic, clock)
        self._spawn = spawn
        self._hatch = Hatch(home, self, spawn=spawn, leave=self.leave)
        self._users = 0
        self._unused = asyncio.Event()
        self._unused.set()
        self._idle: asyncio.TimerHandle | None = None
        self._ending: asyncio.Task[None] | None = None
        self.on_wanted: Callable[[], None] = lambda: None
        """Is told when someone else wants the store."""

    @property
    def open(self) -> bool:
        return self._ending is None

    def begin(self) -> None:
        self._hatch.start()
        self._wait_idle()

    def specs(self) -> tuple[ToolSpec, ...]:
        return self._tools.specs()

    async def run(self, call: ToolCall) -> ToolOutput:
        """What the tool gives back; Gone if the store was given up meanwhile."""
        if not self.open:
            raise Gone
        self._users += 1
        self._unused.clear()
        self._stop_waiting()
        try:
            output = await self._tools.run(call)
        finally:
            self._users -= 1
            if not self._users:
                self._unused.set()
                self._wait_idle()
        if output.failed and not self.open:
            raise Gone  # perhaps only because the store was closed under it
        return output

    def leave(self) -> None:
        """Someone wants the store: end what runs, then let go."""
        if self.open:
            self.on_wanted()
            self._begin_to_end()

    async def close(self) -> None:
        """Returns when the store is closed."""
        if self._ending is None:
            self._begin_to_end()
        if self._ending is not None:
            await asyncio.wait({self._ending})

    def _begin_to_end(self) -> None:
        self._stop_waiting()
        self._ending = self._spawn(self._end(), "let go of the store")

    async def _end(self) -> None:
        try:
            async with asyncio.timeout(FINISH_SECONDS):
                await self._unused.wait()
        except TimeoutError:
            pass
        try:
            await self._hatch.close()
        finally:
            await self._attic.close()

    def _wait_idle(self) -> None:
        if self.open:
            self._idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._on_idle)

    def _stop_waiting(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def _on_idle(self) -> None:
        if self.open and not self._users:
            self._begin_to_end()
