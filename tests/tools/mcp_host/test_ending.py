"""Whenever a server is given up, nothing of it is left: at every step of its start and its end."""

import asyncio
from pathlib import Path

import pytest

from helix_desktop.tools.mcp_host.server_process import finish_shielded, run_shielded
from tests.tools.mcp_host.stage import Stage, handles, hostile, marked_processes


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["Well", "HugeLine"])
async def test_closing_at_any_moment_leaves_nothing(mode: str, tmp_path: Path) -> None:
    held = handles()
    for step in range(24):
        stage = Stage(tmp_path, hostile(mode))
        stage.trust_starts()
        await stage.host.open()
        await asyncio.sleep(step * 0.012)
        await stage.host.close()
        await stage.supervisor.close()
        assert marked_processes() == [], f"closed after {step * 12} ms"
    assert handles() <= held + 1


async def test_what_is_surely_done_is_done_although_it_is_cancelled_again_and_again() -> None:
    ended: list[int] = []

    async def work() -> int:
        await asyncio.sleep(0.02)
        ended.append(1)
        return 7

    assert await finish_shielded(work()) == (7, None)
    async with asyncio.TaskGroup() as group:
        task = group.create_task(run_shielded(work()))
        for _ in range(3):
            await asyncio.sleep(0.002)
            task.cancel()
    assert task.cancelled()
    assert len(ended) == 2
