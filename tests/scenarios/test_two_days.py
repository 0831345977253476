"""A refactoring over two days: the night, and another process, change nothing of what is there."""

import asyncio
import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.front_door import SOCKET as WINDOW
from helix_desktop.app.mcp.place import SOCKET
from helix_desktop.domain.events import EpochCommitted, Recorded
from helix_desktop.ui.chat.transcript.rows import Kind, Row
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.life.application import Application
from tests.fakes.clock import FakeClock
from tests.prove.dialect_says import Called
from tests.scenarios.served import SERVED, Answer, Served, called, for_ever, put_on, says, typed
from tests.scenarios.stage import live, open_and_quiet, resting, texts, type_and_send, until

pytestmark = pytest.mark.slow

MODULES = 5
TURNS = 12
COLD = 300.0
"""Seconds after which a provider's cache is taken for cold."""
MORNING = 1_750_000_000.0


def module(number: int, edition: int) -> str:
    lines = [
        f"def step_{number}_{at}(order):\n    return order + {at}  # {edition}\n"
        for at in range(70)
    ]
    return "\n".join(lines)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    (made / "src").mkdir(parents=True)
    for number in range(MODULES):
        (made / "src" / f"module_{number}.py").write_text(module(number, 0))
    (made / "AGENTS.md").write_text("Keep every public name.\n")
    return made


def agent(body: bytes) -> Answer:
    """Reads a module, writes it anew, and says so."""
    asked = next(each for each in reversed(typed(body)) if each.startswith(("turn ", "hold")))
    if asked == "hold":
        return for_ever("thinking about it")
    turn = int(asked.split()[1])
    path, rounds = f"src/module_{turn % MODULES}.py", called(body)
    if rounds == 0:
        return says("I look. ", calls=[_call(turn, "read_file", {"path": path})])
    if rounds == 1:
        made = {"path": path, "content": module(turn % MODULES, turn)}
        return says("I write. ", calls=[_call(turn, "write_file", made)])
    return says(f"Done with {path} in turn {turn}: every name is kept.")


def _call(turn: int, tool: str, arguments: dict[str, str]) -> Called:
    return Called(f"{tool}-{turn}", tool, json.dumps(arguments))


def seen(bench: Workbench) -> list[Row]:
    """All that a row shows, apart from how often it was painted."""
    found = [bench.transcript.row(at) for at in range(bench.transcript.rowCount())]
    return [replace(row, version=0, looked=0, output=None, expanded=False) for row in found]


async def next_bytes(bench: Workbench, draft: str) -> bytes:
    assert bench.desk is not None
    found = await bench.desk.requests.written(bench.session, draft=draft)
    assert found is not None
    return found.data


async def turn(bench: Workbench, number: int) -> None:
    type_and_send(bench, f"turn {number}")
    card = bench.chat.approval
    done = f"in turn {number}:"
    if number == 0:
        await until(lambda: card.ready)
        QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    await until(lambda: done in (texts(bench, Kind.ASSISTANT) or [""])[-1], 30)
    await until(lambda: resting(bench) and not bench.chat.composer.editor.isReadOnly())


def waiting(bench: Workbench) -> list[str]:
    return [row.words()[1] for row in bench.chat.queue.rows]


async def goes_on(bench: Workbench) -> None:
    """What waited is sent, one after the other."""
    bench.chat.queue.send.click()
    await until(lambda: f"in turn {TURNS + 1}:" in texts(bench, Kind.ASSISTANT)[-1], 30)
    await until(lambda: resting(bench) and not waiting(bench))
    assert bench.chat.composer.draft() == "tomorrow"


async def first_day(bench: Workbench) -> None:
    """Many turns, one that is stopped, and two that wait."""
    for number in range(TURNS):
        await turn(bench, number)
    type_and_send(bench, "hold")
    await until(lambda: "it 3" in texts(bench, Kind.ASSISTANT)[-1])
    for text in (f"turn {TURNS}", f"turn {TURNS + 1}"):
        type_and_send(bench, text)
        await until(lambda: not bench.chat.composer.draft())
    QTest.keyClick(bench.chat.composer.editor, Qt.Key.Key_Escape)
    await until(lambda: resting(bench) and "stopped" in bench.chat.queue.why())
    bench.chat.composer.editor.setPlainText("tomorrow")
    assert bench.desk is not None
    await bench.desk.settled(bench.session)
    events = [
        each.event
        for each in await bench.desk.transcript(bench.session)
        if isinstance(each, Recorded)
    ]
    assert any(isinstance(each, EpochCommitted) for each in events), "too short a story"


@pytest.mark.parametrize("pause", [60.0, 15 * 3_600.0], ids=["a minute", "a night"])
def test_the_second_day_of_a_refactoring_is_the_same_in_another_process(
    qapp: QApplication, tmp_path: Path, folder: Path, *, pause: float
) -> None:
    shown: list[Row] = []
    foretold: list[bytes] = []
    sent: list[bytes] = []
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def without(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        bench = application.window.workbench
        await first_day(bench)
        shown.extend(seen(bench))
        foretold.append(await next_bytes(bench, f"turn {TURNS}"))
        drafts = next((data / "workspaces").iterdir()) / "drafts.json"
        await until(lambda: drafts.exists() and b"tomorrow" in drafts.read_bytes())
        left = shutil.ignore_patterns(SOCKET, WINDOW)
        await asyncio.to_thread(shutil.copytree, data, copy, ignore=left)
        clock.advance(pause)
        count = len(served.bodies)
        await goes_on(bench)
        sent.append(served.bodies[count])

    async def with_a_restart(application: Application) -> None:
        await until(lambda: open_and_quiet(application))
        bench = application.window.workbench
        await until(lambda: bench.transcript.rowCount() > 0)
        assert seen(bench) == shown
        await until(lambda: waiting(bench) == [f"turn {TURNS}", f"turn {TURNS + 1}"])
        assert bench.chat.composer.draft() == "tomorrow"
        assert await next_bytes(bench, f"turn {TURNS}") == foretold[0]
        count = len(served.bodies)
        await goes_on(bench)
        assert served.bodies[count] == sent[0]
        bench.chat.composer.editor.clear()
        await turn(bench, TURNS + 2)

    with Served(agent) as served:
        put_on(data, folder, served.port, window=32_000)
        clock = FakeClock(MORNING)
        day = replace(SERVED, clock=clock)
        assert live(qapp, without, data=data, folder=folder, parts=day, seconds=150) == 0
        day = replace(SERVED, clock=FakeClock(MORNING + 100 + pause))
        assert live(qapp, with_a_restart, data=copy, parts=day, seconds=150) == 0
        if pause < COLD:  # later it costs nothing more to make the window smaller first
            assert sent == foretold
    assert f"# {TURNS + 2}" in (folder / "src" / f"module_{(TURNS + 2) % MODULES}.py").read_text()
