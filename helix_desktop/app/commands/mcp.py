"""`helix-desktop mcp`: an MCP server of a workspace's cache on standard input and output.

Exit status 0: the client is done. 2: could not begin. 130, 143, 129: ended by SIGINT, SIGTERM, or
SIGHUP.
"""

import asyncio
import logging
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from helix_desktop.app.commands.output import Say
from helix_desktop.app.commands.stdio_server import log_to_errors, stopped_by_signals
from helix_desktop.app.commands.workspace_access import find_workspace
from helix_desktop.app.environment import Paths, SystemClock
from helix_desktop.app.ipc.remote_tools import RemoteToolbox
from helix_desktop.app.ipc.server_session import McpServerSession
from helix_desktop.app.ipc.stdio_lines import StdioLines, claim_stdio
from helix_desktop.app.stop_signals import signals_wake_loop
from helix_desktop.domain.ports import Store
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.store.async_store import open_async_store

DONE = 0
ANSWER_SECONDS = 20.0
"""The seconds to answer the remaining calls after the client's last line."""
WRITE_SECONDS = 5.0

log = logging.getLogger(__name__)


def run_mcp(options: Namespace, paths: Paths, _say: Say) -> int:
    """Run the command; return its exit status, or raise HelixError if it could not begin."""
    _workspace, home = find_workspace(options, paths)
    read, write = claim_stdio()
    with log_to_errors(), signals_wake_loop() as wake:
        return asyncio.run(_serve(home, read, write, wake=wake))


async def _serve(home: Path, read: int, write: int, *, wake: Callable[[], None]) -> int:
    wake()
    supervisor = Supervisor(lambda name, error: log.error("task %s failed", name, exc_info=error))
    clock = SystemClock()

    async def open_store() -> Store:
        return await open_async_store(home, clock=clock, create=False)

    toolbox = RemoteToolbox(home, open_store, clock, spawn=supervisor.spawn)
    pipes = StdioLines(read, write)
    mcp_session = McpServerSession(toolbox, pipes.send, spawn=supervisor.spawn)

    def stop() -> None:
        mcp_session.stop()
        pipes.ended.set()

    with stopped_by_signals(stop) as caught:
        pipes.start(mcp_session.hear, mcp_session.hear_too_long)
        await pipes.ended.wait()
        await mcp_session.settled(ANSWER_SECONDS)
        await mcp_session.close()
        await toolbox.close()
        await supervisor.close()
        try:  # not forever: a client may not read its answers
            async with asyncio.timeout(WRITE_SECONDS):
                await pipes.all_written.wait()
        except TimeoutError:
            log.warning("the client has not read all of its answers")
    return 128 + caught[0] if caught else DONE
