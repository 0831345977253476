"""The streams over a server's pipes."""

import asyncio
import sys
from pathlib import Path

import pytest

from helix_desktop.tools.mcp_host.host_limits import HostLimits
from helix_desktop.tools.mcp_host.server_process import ServerLog, ServerProcess
from helix_desktop.tools.mcp_host.transports import open_stdio_streams
from tests.tools.mcp_host.stage import QUICK


@pytest.mark.parametrize("steps", range(6))
async def test_a_connection_that_is_canceled_while_it_ends_leaves_no_process(
    tmp_path: Path, steps: int
) -> None:
    process = await ServerProcess.start(
        sys.executable, ["-c", "import time; time.sleep(600)"], env={}, cwd=tmp_path
    )
    log = ServerLog(tmp_path / "server.log", 1_000, str)
    leaving = asyncio.Event()

    async def connect() -> None:
        async with open_stdio_streams(
            process, log, timeouts=QUICK, limits=HostLimits(), news=lambda: None
        ):
            leaving.set()

    async with asyncio.TaskGroup() as group:
        connection = group.create_task(connect())
        await leaving.wait()
        for _ in range(steps):
            await asyncio.sleep(0)
        connection.cancel()
    assert process.ending
