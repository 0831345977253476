"""Writes one file with a real store behind it: run by test_kills.py, which kills it on the way."""

import asyncio
import json
import sys
from pathlib import Path

from helix_desktop.app.environment import SystemClock
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.messages import ToolCall
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.file_checkpoints import SessionCheckpoints
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.store.async_store import AsyncStore, open_async_store
from helix_desktop.tools.agent.edit_files import WriteFile
from helix_desktop.tools.files.project_root import ProjectRoot
from helix_desktop.tools.toolbox import AgentToolbox

SESSION = SessionId("0" * 15 + "1")
OLD, NEW = "what was there before\n" * 50, "what the tool writes\n" * 60


def checkpoints(store: AsyncStore) -> SessionCheckpoints:
    supervisor = Supervisor(lambda name, error: None)
    clock = SystemClock()
    return SessionCheckpoints(
        SESSION, store=store, clock=clock, bus=EventBus(), supervisor=supervisor
    )


async def work(base: Path) -> None:
    store = await open_async_store(base / "store", clock=SystemClock())
    toolbox = AgentToolbox([WriteFile(ProjectRoot(base / "ws"), checkpoints(store))])
    call = ToolCall("c1", "write_file", json.dumps({"path": "f", "content": NEW}))
    output = await toolbox.run(call)
    await store.close()
    sys.exit(int(output.failed))


if __name__ == "__main__":
    asyncio.run(work(Path(sys.argv[1])))
