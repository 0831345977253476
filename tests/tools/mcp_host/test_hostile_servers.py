"""One bad server harms only itself: every way of going wrong once, beside one that is well."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.tools.mcp_host.hostile_stories import STORIES, servers, told
from tests.tools.mcp_host.stage import handles, staged

LONGEST = 15.0
"""Seconds: the start of both, the longest call, and the end of what ignores its end."""


@pytest.mark.slow
@pytest.mark.parametrize("mode", STORIES)
async def test_a_bad_server_harms_only_itself(mode: str, tmp_path: Path) -> None:
    file, began, held = tmp_path / "told", time.monotonic(), handles()
    async with asyncio.timeout(LONGEST), staged(tmp_path, *servers(mode, file)) as stage:
        await told(stage, mode, file)
    assert time.monotonic() - began < LONGEST
    assert handles() <= held
