"""A refactoring as a person and an agent do it in the window, and what can be told of it later."""

import json
from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.domain.events import EpochCommitted, Recorded
from helix_desktop.ui.chat.transcript.rows import Kind, Row
from helix_desktop.ui.frame.workbench import Workbench
from tests.prove.dialect_says import Called
from tests.scenarios.served import Answer, called, for_ever, says, typed
from tests.scenarios.stage import resting, texts, type_and_send, until

MODULES = 5
TURNS = 12


def module(number: int, edition: int) -> str:
    lines = [
        f"def step_{number}_{at}(order):\n    return order + {at}  # {edition}\n"
        for at in range(70)
    ]
    return "\n".join(lines)


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


async def told(bench: Workbench) -> list[Row]:
    """What is seen once all figures are as the model of the next request counts."""
    assert bench.desk is not None
    pace = (await bench.desk.requests.weigh(bench.session)).pace
    await until(lambda: all(row.pace == pace for row in seen(bench)))
    return seen(bench)


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
