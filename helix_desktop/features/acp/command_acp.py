"""`helix-desktop acp`: serves an editor on standard input and output.

Exit status 0: the editor is done. 130, 143, 129: ended by SIGINT, SIGTERM, or SIGHUP. Turns that
run are stopped then, and their ends are written.
"""

import asyncio
import logging
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from helix_desktop.app.commands.output import Say
from helix_desktop.app.commands.stdio_server import log_to_errors, stopped_by_signals
from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import Paths, make_private_folders, start_log, stop_log
from helix_desktop.app.ipc.stdio_lines import StdioLines, claim_stdio
from helix_desktop.app.stop_signals import signals_wake_loop
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.features.acp.acp_agent import AcpAgent, RemoteAgent
from helix_desktop.features.acp.window_agent import WindowAgent

DONE = 0
MAX_LINE_BYTES = 64 << 20
"""The maximum bytes of a line: a prompt may carry images and whole files."""
WRITE_SECONDS = 5.0

log = logging.getLogger(__name__)


def run_acp(_options: Namespace, paths: Paths, _say: Say) -> int:
    """Serve the editor that started this process; return the exit status."""
    read, write = claim_stdio()
    make_private_folders(paths)
    log_file = start_log(paths.logs)
    try:
        with log_to_errors(), signals_wake_loop() as wake:

            async def serve() -> int:
                wake()
                container = AppContainer(paths)
                pipes = StdioLines(read, write, MAX_LINE_BYTES)
                agent = serve_agent(container, pipes.send)
                with stopped_by_signals(pipes.ended.set) as caught:
                    pipes.start(agent.connection.hear, agent.connection.hear_too_long)
                    await pipes.ended.wait()
                    await agent.close()
                    await container.close()
                    try:  # not forever: an editor may not read its answers
                        async with asyncio.timeout(WRITE_SECONDS):
                            await pipes.all_written.wait()
                    except TimeoutError:
                        log.warning("the editor has not read all of its answers")
                return 128 + caught[0] if caught else DONE

            return asyncio.run(serve())
    finally:
        stop_log(log_file)


def serve_agent(container: AppContainer, send: Callable[[bytes], None]) -> AcpAgent:
    """Return the agent of one editor, which opens the workspaces of the container."""

    return AcpAgent(send, ContainerSource(container), spawn=container.supervisor.spawn)


class ContainerSource:
    """Implements WorkspaceSource by a container of this process."""

    def __init__(self, container: AppContainer) -> None:
        self._container = container

    async def open(self, folder: Path, *, create: bool) -> OpenWorkspace | None:
        workspaces = self._container.workspaces
        if not create and await asyncio.to_thread(workspaces.in_folder, folder) is None:
            return None
        workspace = await asyncio.to_thread(workspaces.for_folder, folder)
        return await self._container.open(workspace)

    async def connect(self, folder: Path) -> RemoteAgent | None:
        workspaces = self._container.workspaces
        workspace = await asyncio.to_thread(workspaces.for_folder, folder)
        home, spawn = workspaces.home(workspace), self._container.supervisor.spawn
        return await WindowAgent.connect(home, spawn=spawn)

    async def close(self, open_workspace: OpenWorkspace) -> None:
        await open_workspace.close()
