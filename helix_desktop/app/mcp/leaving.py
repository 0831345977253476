"""Opening a store that an agent's server has for the moment: it is asked to leave, and does.

Only such a server leaves. A window that has the workspace keeps it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from helix_desktop.app.mcp.visit import visited
from helix_desktop.domain.errors import StoreLocked
from helix_desktop.domain.ports import Attic

ANSWER_SECONDS = 2.0
"""Until a server that just opened the store answers at its socket."""
LEAVE_SECONDS = 8.0
"""Until it has ended what it was doing: a search has time limits of its own."""
PAUSE = 0.05


async def opened_alone(opening: Callable[[], Awaitable[Attic]], home: Path) -> Attic:
    """What `opening` opens, once it can be; StoreLocked if whoever has it does not leave."""
    loop = asyncio.get_running_loop()
    until = loop.time() + ANSWER_SECONDS
    while True:
        try:
            return await opening()
        except StoreLocked:
            leaves = await asked_to_leave(home)
            if leaves:
                until = max(until, loop.time() + LEAVE_SECONDS)
            if leaves is False or loop.time() > until:
                raise
        await asyncio.sleep(PAUSE)


async def asked_to_leave(home: Path) -> bool | None:
    """Whether whoever serves there will leave; None if nobody serves."""
    visit = await visited(home)
    if visit is None:
        return None
    if visit.hello.leaves:
        visit.ask_to_leave()
    await visit.close()
    return visit.hello.leaves
