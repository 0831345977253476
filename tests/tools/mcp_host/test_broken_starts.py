"""A server that does not come up says so within seconds, with its own last words."""

import asyncio
import sys
from pathlib import Path

import pytest

from helix_desktop.domain.mcp_servers import McpServer, ServerPhase
from helix_desktop.tools.mcp_host.host_limits import PATIENCE
from tests.tools.mcp_host.stage import Stage

HANGS = "import sys,time; print('cannot reach the database', file=sys.stderr, flush=True)"
WITHIN = 20.0
"""Seconds of a machine that is busy: two for the start to be quiet, the rest for its own start."""


def broken(name: str, code: str) -> McpServer:
    return McpServer(name, sys.executable, ("-I", "-c", code))


@pytest.mark.slow
async def test_a_start_that_fails_or_hangs_is_told_in_its_own_words(tmp_path: Path) -> None:
    servers = (
        broken("ends", "import sys; sys.exit('no module named docs')"),
        broken("hangs", f"{HANGS}; time.sleep(600)"),
        broken("quiet", "import time; time.sleep(600)"),
    )
    stage = Stage(tmp_path, *servers, options={})
    stage.trust_starts()
    await stage.host.open()
    assert PATIENCE.slow_start < 3
    async with asyncio.timeout(WITHIN):
        while not all(each.reason for each in stage.host.standings()):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    told = {each.name: each for each in stage.host.standings()}
    assert "no module named docs" in told["ends"].reason
    assert "status 1" in told["ends"].reason
    assert told["hangs"].phase is ServerPhase.STARTING
    assert told["hangs"].reason == "cannot reach the database"
    assert told["quiet"].reason == "no output yet"
    await stage.host.close()
