"""A refactoring by a user and an agent in the window, and facts to compare afterwards."""

import json

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.domain.events import EpochCommitted, Recorded
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.transcript.rows import RowKind, TranscriptRow
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.prove.dialect_says import Called
from tests.scenarios.served import Answer, called, for_ever, says, typed
from tests.scenarios.stage import ready, resting, texts, transcript_rows, type_and_send, until

MODULES = 5
TURNS = 12


def module(number: int, edition: int) -> str:
    lines = [
        f"def step_{number}_{at}(order):\n    return order + {at}  # {edition}\n"
        for at in range(70)
    ]
    return "\n".join(lines)


def agent(body: bytes) -> Answer:
    """Return the agent's next answer: read a module, write it anew, and report."""
    asked = next(item for item in reversed(typed(body)) if item.startswith(("turn ", "hold")))
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


def seen(workspace_view: WorkspaceView) -> list[TranscriptRow]:
    """Return everything that the rows show, without how often they were painted."""
    result = transcript_rows(workspace_view)
    return [replace(row, version=0, looked=0, output=None, expanded=False) for row in result]


def comparable_rows(workspace_view: WorkspaceView) -> list[TranscriptRow]:
    """Return the rows without the comparisons of edits, which are read when a row is first seen."""
    return [replace(row, diff=None, version=0) for row in seen(workspace_view)]


async def next_bytes(workspace_view: WorkspaceView, draft: str) -> bytes:
    result = await workspace_view.open_workspace.requests.written(
        workspace_view.session, draft=draft
    )
    assert result is not None
    return result.data


async def turn(workspace_view: WorkspaceView, number: int) -> None:
    type_and_send(workspace_view, f"turn {number}")
    card = workspace_view.chat.question
    done = f"in turn {number}:"
    if number == 0:
        await until(lambda: card.ready)
        QTest.keyClick(
            workspace_view.chat.composer.editor, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier
        )
    await until(lambda: done in (texts(workspace_view, RowKind.ASSISTANT) or [""])[-1], 30)
    await until(lambda: ready(workspace_view))


def waiting(workspace_view: WorkspaceView) -> list[str]:
    return [row.words()[1] for row in workspace_view.chat.queue.rows]


async def goes_on(workspace_view: WorkspaceView) -> None:
    """Send the waiting messages, one after the other."""
    workspace_view.chat.queue.send.click()
    await until(lambda: f"in turn {TURNS + 1}:" in texts(workspace_view, RowKind.ASSISTANT)[-1], 30)
    await until(lambda: resting(workspace_view) and not waiting(workspace_view))
    assert workspace_view.chat.composer.draft() == "tomorrow"


async def first_day(workspace_view: WorkspaceView) -> None:
    """Play many turns, one that is stopped, and two messages that wait."""
    for number in range(TURNS):
        await turn(workspace_view, number)
    type_and_send(workspace_view, "hold")
    await until(lambda: "it 3" in texts(workspace_view, RowKind.ASSISTANT)[-1])
    for text in (f"turn {TURNS}", f"turn {TURNS + 1}"):
        type_and_send(workspace_view, text)
        await until(lambda: not workspace_view.chat.composer.draft())
    QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Escape)
    await until(lambda: resting(workspace_view) and "stopped" in workspace_view.chat.queue.why())
    workspace_view.chat.composer.editor.setPlainText("tomorrow")
    await workspace_view.open_workspace.settled(workspace_view.session)
    events = [
        item.event
        for item in await workspace_view.open_workspace.transcript(workspace_view.session)
        if isinstance(item, Recorded)
    ]
    assert any(isinstance(event, EpochCommitted) for event in events), "too short a story"
