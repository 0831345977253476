"""Allowed, denied, always: what the person said holds for that, the next time and later."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.ui.chat.transcript.rows import CallState, RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.prove.dialect_says import Called
from tests.scenarios.served import SERVED, Answer, Served, called, put_on, says, typed
from tests.scenarios.stage import live, open_and_quiet, resting, states, texts, type_and_send, until

ALT = Qt.KeyboardModifier.AltModifier
FORM = "expr 36 + 6"


def agent(body: bytes) -> Answer:
    """Runs what it is told to run."""
    asked = typed(body)[-1]
    if called(body):
        return says("Done.")
    made = json.dumps({"command": asked.removeprefix("run ")})
    return says("I run it.", calls=[Called(f"c{len(body)}", "shell", made)])


async def run(workspace_view: WorkspaceView, command: str, answer: Qt.Key | None) -> None:
    """A turn; None: nobody may be asked."""
    card, count = workspace_view.chat.approval, len(texts(workspace_view, RowKind.USER))
    type_and_send(workspace_view, f"run {command}")
    if answer is not None:
        await until(lambda: card.ready)
        QTest.keyClick(workspace_view.chat.composer.editor, answer, ALT)
    await until(
        lambda: len(texts(workspace_view, RowKind.USER)) > count and resting(workspace_view), 25
    )
    await until(lambda: not workspace_view.chat.composer.editor.isReadOnly())
    assert not card.isVisible()


def told(body: bytes) -> str:
    """What the model was told of its last call."""
    results = [each for each in json.loads(body)["messages"] if each["role"] == "tool"]
    return str(results[-1]["content"])


@pytest.mark.seen
async def test_once_is_once_no_is_no_and_always_is_that_form_in_every_process(
    tmp_path: Path, folder: Path
) -> None:
    with Served(agent) as served:
        data = tmp_path / "data"
        await put_on(data, folder, served.port)
        async with live(data=data, folder=folder, parts=SERVED, seconds=60) as application:
            await until(lambda: open_and_quiet(application))
            workspace_view = application.window.workspace_views.current
            await run(workspace_view, FORM, Qt.Key.Key_N)
            assert states(workspace_view) == [CallState.DENIED]
            assert "42" not in told(served.bodies[-1])
            await run(workspace_view, FORM, Qt.Key.Key_Y)
            assert "42" in told(served.bodies[-1])
            await run(workspace_view, FORM, Qt.Key.Key_A)
            await run(workspace_view, FORM, None)
            assert states(workspace_view) == [CallState.DENIED, *[CallState.OK] * 3]
        async with live(data=data, parts=SERVED, seconds=60) as application:
            await until(lambda: open_and_quiet(application))
            workspace_view = application.window.workspace_views.current
            await until(lambda: len(states(workspace_view)) == 4)
            await run(workspace_view, FORM, None)
            assert "42" in told(served.bodies[-1])
            await run(workspace_view, f"{FORM}; touch more.txt", Qt.Key.Key_N)
            await run(workspace_view, FORM.replace("6", "9"), Qt.Key.Key_N)
            assert states(workspace_view)[4:] == [CallState.OK, CallState.DENIED, CallState.DENIED]
            assert not (folder / "more.txt").exists()
