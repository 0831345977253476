"""The tools of a workspace, wherever its store is: in the window's process, or opened here.

Calls only read, so one whose server leaves in the middle of it is asked again of the next.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from helix_desktop.app.mcp.holding import Holding
from helix_desktop.app.mcp.visit import Gone, Visit, checked, visited
from helix_desktop.domain.errors import HelixError, StoreLocked, StoreMissing, ToolError
from helix_desktop.domain.message import ToolCall, ToolSpec
from helix_desktop.domain.ports import Attic, Clock, ToolOutput
from helix_desktop.tools.mcp_server.bounds import Spawn
from helix_desktop.tools.mcp_server.definitions import specs

PATIENCE = 5.0
"""Seconds that a call waits for a store that is held by something which serves nobody."""
PAUSE = 0.05
AFTER_LEAVING = 2.0
"""Seconds in which a store that was given up is not taken again: someone is about to."""
TRIES = 5
"""Servers that may leave in the middle of one call."""

Opening = Callable[[], Awaitable[Attic]]


class Reach:
    """Implements Toolbox for one client; nothing is opened before the first call."""

    def __init__(self, home: Path, opening: Opening, clock: Clock, *, spawn: Spawn) -> None:
        """`opening` opens the store that is there, and makes none."""
        self._home = home
        self._opening = opening
        self._clock = clock
        self._spawn = spawn
        self._finding = asyncio.Lock()
        self._visit: Visit | None = None
        self._holding: Holding | None = None
        self._not_before = 0.0
        self._refused: ToolError | None = None
        self._refused_at = 0.0

    def specs(self) -> tuple[ToolSpec, ...]:
        return specs()

    async def run(self, call: ToolCall) -> ToolOutput:
        """Never an error: what goes wrong is a failed output, in words."""
        try:
            for _ in range(TRIES):
                try:
                    return await (await self._found()).run(call)
                except Gone:
                    continue
            raise ToolError("Whoever has this workspace open came and went.", "Try again.")
        except HelixError as error:
            return ToolOutput(str(error).encode("utf-8", "replace"), "", failed=True)

    async def close(self) -> None:
        """Hang up, or close the store."""
        if self._visit is not None:
            await self._visit.close()
        if self._holding is not None:
            await self._holding.close()

    async def _found(self) -> Visit | Holding:
        """Who runs the tools now; one caller looks, the others wait for what it finds."""
        since = asyncio.get_running_loop().time()
        async with self._finding:
            if self._visit is not None and self._visit.alive:
                return checked(self._visit)
            if self._holding is not None and self._holding.open:
                return self._holding
            if self._refused is not None and self._refused_at >= since:
                raise self._refused
            return await self._sought()

    async def _sought(self) -> Visit | Holding:
        if self._holding is not None:
            await self._holding.close()
            self._holding = None
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while True:
            if visit := await visited(self._home):
                self._visit = visit
                visit.listen(self._spawn)
                return checked(visit)
            try:
                if loop.time() >= self._not_before:
                    return await self._opened()
            except StoreLocked as error:
                if loop.time() > until:
                    self._refused, self._refused_at = _in_use(error), loop.time()
                    raise self._refused from error
            await asyncio.sleep(PAUSE)

    async def _opened(self) -> Holding:
        try:
            attic = await self._opening()
        except StoreMissing as error:
            text = "Nothing is stored in this workspace yet."
            raise ToolError(text, "Work in it with Helix Desktop first.") from error
        holding = Holding(self._home, attic, self._clock, spawn=self._spawn)
        holding.on_wanted = self._note_wanted
        self._holding = holding
        holding.begin()
        return holding

    def _note_wanted(self) -> None:
        self._not_before = asyncio.get_running_loop().time() + AFTER_LEAVING


def _in_use(error: StoreLocked) -> ToolError:
    who = f"process {error.pid}" if error.pid else "another process"
    return ToolError(
        f"This workspace is in use by {who}, which serves no one else.",
        "Try again when it is done (a check, a backup, a repair). Nothing was lost.",
    )
