"""Writes one file with a real store behind it: run by test_kills.py, which kills it on the way."""

import asyncio
import json
import sys
from pathlib import Path

from helix_desktop.app.clock import SystemClock
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.message import ToolCall
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.checkpoints import SessionCheckpoints
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.store.facade import AsyncAttic, open_attic
from helix_desktop.tools.paths import Root
from helix_desktop.tools.toolbox import Toolbox
from helix_desktop.tools.write import WriteFile

SESSION = SessionId("0" * 15 + "1")
OLD, NEW = "what was there before\n" * 50, "what the tool writes\n" * 60


def checkpoints(attic: AsyncAttic) -> SessionCheckpoints:
    supervisor = Supervisor(lambda name, error: None)
    clock = SystemClock()
    return SessionCheckpoints(SESSION, attic=attic, clock=clock, bus=Bus(), supervisor=supervisor)


async def work(base: Path) -> None:
    attic = await open_attic(base / "store", clock=SystemClock())
    toolbox = Toolbox([WriteFile(Root(base / "ws"), checkpoints(attic))])
    call = ToolCall("c1", "write_file", json.dumps({"path": "f", "content": NEW}))
    output = await toolbox.run(call)
    await attic.close()
    sys.exit(int(output.failed))


if __name__ == "__main__":
    asyncio.run(work(Path(sys.argv[1])))
