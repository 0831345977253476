"""While a turn runs the window's own thread works little, and waits for nobody."""

import asyncio
import time
from pathlib import Path

import pytest

from helix_desktop.app.container import AppParts
from helix_desktop.app.environment import Paths
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import TokenCounter
from tests.system.scenarios.stage import QUICK, entries, running, type_and_send, until, viewed


@pytest.mark.alone
@pytest.mark.seen
async def test_the_window_never_stalls_while_a_turn_runs(tmp_path: Path) -> None:
    folder = tmp_path / "ledger"
    (folder / "src").mkdir(parents=True)
    (folder / "README.md").write_text("# Ledger\n\nBooks every order twice.\n")
    (folder / "src" / "a.py").write_text("# TODO: more\n")
    busy: list[float] = []
    waits: list[float] = []
    others: list[float] = []
    counters: list[TokenCounter] = []

    def counter(paths: Paths) -> TokenCounter:
        counters.append(exact_counter(paths))
        return counters[-1]

    parts = AppParts(provider=QUICK.provider, counter=counter)
    async with viewed(data=tmp_path / "data", folder=folder, parts=parts) as workspace_view:
        assert entries(workspace_view) == 0  # made once, at the first look
        for encoding in Encoding:  # a tokenizer is loaded once, and stops everybody for 0.1 s
            await asyncio.to_thread(counters[0].count, "much text " * 1_000, encoding)
        loop, over = asyncio.get_running_loop(), asyncio.Event()

        async def watch() -> None:
            while not over.is_set():
                began, work = loop.time(), time.thread_time()
                await asyncio.sleep(0.005)
                waits.append(loop.time() - began - 0.005)
                busy.append(time.thread_time() - work)

        def doze() -> None:
            """What this machine makes anybody wait who asks for the same."""
            while not over.is_set():
                began = loop.time()
                time.sleep(0.005)
                others.append(loop.time() - began - 0.005)

        async with asyncio.TaskGroup() as group:
            group.create_task(watch())
            group.create_task(asyncio.to_thread(doze))
            type_and_send(workspace_view, "Summarise this project")
            await until(lambda: not running(workspace_view) and entries(workspace_view) == 2)
            over.set()
    assert max(busy) < 0.05  # the window's own work, whatever else this machine does
    slow = sorted(waits)[int(len(waits) * 0.95)]
    assert slow < 0.1 + sorted(others)[int(len(others) * 0.95)]  # and it waits for nothing
