"""A refactoring over two days: the night, and another process, change nothing of what is there."""

import asyncio
import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from helix_desktop.app.instance_socket import SOCKET as WINDOW
from helix_desktop.app.ipc.local_socket import SOCKET
from helix_desktop.domain.value import replace
from tests.fakes.clock import FakeClock
from tests.processes import python
from tests.scenarios.refactoring import (
    MODULES,
    TURNS,
    agent,
    comparable_rows,
    first_day,
    goes_on,
    module,
    next_bytes,
)
from tests.scenarios.served import SERVED, Served, put_on
from tests.scenarios.stage import until, viewed

pytestmark = pytest.mark.slow

COLD = 300.0
"""Seconds after which a provider's cache is taken for cold."""
MORNING = 1_750_000_000.0
PATIENCE = 150.0


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    (made / "src").mkdir(parents=True)
    for number in range(MODULES):
        (made / "src" / f"module_{number}.py").write_text(module(number, 0))
    (made / "AGENTS.md").write_text("Keep every public name.\n")
    return made


@dataclass(frozen=True)
class Day:
    """What a process told: the rows of the transcript, and the request that would come next."""

    rows: list[str]
    foretold: bytes


def day(which: str, data: Path, folder: Path, now: float) -> Day:
    """The application is started, used, and ends."""
    done = python(
        "-m",
        "tests.scenarios.day",
        which,
        data,
        folder,
        now,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        seconds=PATIENCE,
    )
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-4_000:]
    lines = done.stdout.splitlines()
    (foretold,) = (bytes.fromhex(line[2:]) for line in lines if line.startswith("B "))
    return Day([json.loads(line[2:]) for line in lines if line.startswith("R ")], foretold)


async def test_closed_for_the_night_the_second_day_is_the_same_in_another_process(
    tmp_path: Path, folder: Path
) -> None:
    data = tmp_path / "data"
    with Served(agent) as served:
        await put_on(data, folder, served.port, window=32_000)
        before = day("first", data, folder, MORNING)
        count = len(served.bodies)
        after = day("second", data, folder, MORNING + 60)
        assert after == before
        assert served.bodies[count] == before.foretold
    assert f"# {TURNS + 2}" in (folder / "src" / f"module_{(TURNS + 2) % MODULES}.py").read_text()


@pytest.mark.parametrize("pause", [60.0, 15 * 3_600.0], ids=["a minute", "a night"])
async def test_after_a_crash_another_process_goes_on_as_the_first_would_have(
    tmp_path: Path, folder: Path, pause: float
) -> None:
    shown: list[str] = []
    foretold: list[bytes] = []
    sent: list[bytes] = []
    data, copy = tmp_path / "data", tmp_path / "copy"

    with Served(agent) as served:
        await put_on(data, folder, served.port, window=32_000)
        clock = FakeClock(MORNING)
        parts = replace(SERVED, clock=clock)
        async with viewed(
            data=data, folder=folder, parts=parts, seconds=PATIENCE
        ) as workspace_view:
            await first_day(workspace_view)
            shown.extend(repr(row) for row in comparable_rows(workspace_view))
            foretold.append(await next_bytes(workspace_view, f"turn {TURNS}"))
            drafts = next((data / "workspaces").iterdir()) / "drafts.json"
            await until(lambda: drafts.exists() and b"tomorrow" in drafts.read_bytes())
            left = shutil.ignore_patterns(SOCKET, WINDOW)
            await asyncio.to_thread(shutil.copytree, data, copy, ignore=left)
            clock.advance(pause)
            count = len(served.bodies)
            await goes_on(workspace_view)
            sent.append(served.bodies[count])
        count = len(served.bodies)
        again = day("second", copy, folder, MORNING + 100 + pause)
        assert again == Day(shown, foretold[0])
        assert served.bodies[count] == sent[0]
        if pause < COLD:  # later it costs nothing more to make the window smaller first
            assert sent == foretold
