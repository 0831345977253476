"""Closed, terminated or killed while an answer streams: what was shown as saved is there again."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton

from helix_desktop.ui.chat.transcript.row_layout import click_areas
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.prove.dialect_says import Called
from tests.scenarios.served import SERVED, Answer, Served, called, for_ever, put_on, says, typed
from tests.scenarios.stage import (
    live,
    open_and_quiet,
    resting,
    rows,
    texts,
    transcript_rows,
    type_and_send,
    until,
    viewed,
)
from tests.ui.views import at_rest
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds after which what was shown is not lost any more."""


def going_on(workspace_view: WorkspaceView) -> list[str]:
    """Every place in the conversation that offers to go on with a turn."""
    view, shown = workspace_view.chat.view, range(workspace_view.transcript.rowCount())
    results = [
        zone
        for at in shown
        for zone in click_areas(view.row_layout_at(at))
        if zone.want is RowAction.CONTINUE
    ]
    buttons = workspace_view.chat.findChildren(QAbstractButton)
    offered = [
        button.text() for button in buttons if button.isVisible() and button.text() == "Continue"
    ]
    return [zone.words for zone in results] + offered


def talker(body: bytes) -> Answer:
    asked = typed(body)[-1]
    if asked == "for ever":
        return for_ever("on and on")
    if asked == "read README.md" and not called(body):
        return says("I look.", calls=[Called("c1", "read_file", '{"path": "README.md"}')])
    return says(f"Well: {asked[:30]}.")


def saved_events(said: Path, mark: str) -> list[object]:
    lines = said.read_text(encoding="utf-8").splitlines()
    return [json.loads(line[2:]) for line in lines if line.startswith(f"{mark} ")]


def is_on_disk(data: Path, shown: str) -> bool:
    """Whether the last number that was shown is in a file of the workspace."""
    last = f"on and on {shown.split()[-1]} ".encode()
    return any(last in file.read_bytes() for file in data.glob("workspaces/*/partial-replies/*"))


def wait_for_streaming(said: Path, child: "subprocess.Popen[bytes]") -> None:
    def has_streamed() -> bool:
        assert child.poll() is None, said.read_text(encoding="utf-8")
        return any("on 20" in str(event) for event in saved_events(said, "L"))

    wait_until(has_streamed, PATIENCE)


def killed(data: Path, folder: Path, how: signal.Signals) -> tuple[list[object], str]:
    """End the application while an answer streams; what it had shown as saved, and as streaming."""
    said = data.parent / "said"
    command = [sys.executable, "-m", "tests.scenarios.streaming_life", str(data), str(folder)]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with (
        said.open("wb") as out,
        subprocess.Popen(command, cwd=ROOT, env=env, stdout=out, stderr=out) as child,
    ):
        try:
            wait_for_streaming(said, child)
            shown = str(saved_events(said, "L")[-1])
            wait_until(lambda: is_on_disk(data, shown))
            child.send_signal(how)
            child.wait(PATIENCE)
        finally:
            child.kill()
    # who is asked to end writes what came; killed, what was shown a moment ago
    return saved_events(said, "R"), shown if how is signal.SIGKILL else str(
        saved_events(said, "L")[-1]
    )


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "terminated"])
async def test_every_row_that_was_shown_as_saved_is_there_after_it(
    tmp_path: Path, folder: Path, how: signal.Signals
) -> None:
    data = tmp_path / "data"
    with Served(talker) as served:
        await put_on(data, folder, served.port)
        saved, streamed = killed(data, folder, how)
        assert len(saved) >= 6
        async with viewed(data=data, folder=folder, parts=SERVED) as workspace_view:
            await until(lambda: workspace_view.transcript.rowCount() > 0)
            result = transcript_rows(workspace_view)
            there = [[row.seq, row.kind, row.text or row.what] for row in result]
            assert [item for item in saved if item not in there] == []
            [kept] = [
                text
                for text in texts(workspace_view, RowKind.ASSISTANT)
                if text.startswith("on and on 0")
            ]
            assert kept.startswith(streamed)
            last = workspace_view.transcript.rowCount() - 1
            assert [row.kind for row in result].index(RowKind.BREAK) == last
            await workspace_view.open_workspace.requests.next(
                workspace_view.session
            )  # whatever ends the turn by then
            await at_rest(workspace_view.bridge)
            assert workspace_view.transcript.rowCount() == last + 1, "it is told once"
            assert going_on(workspace_view) == ["Continue"]
            served.choose = lambda _body: says("To the end.")
            workspace_view.chat.view.action_requested.emit(last, RowAction.CONTINUE)
            await until(lambda: texts(workspace_view, RowKind.ASSISTANT)[-1] == "To the end.")
            await until(lambda: resting(workspace_view))
            assert going_on(workspace_view) == []
            assert [text for text in texts(workspace_view, RowKind.ASSISTANT) if text == kept] == [
                kept
            ]


@pytest.mark.seen
async def test_who_closes_while_it_streams_is_asked_and_finds_all_that_came(
    tmp_path: Path, folder: Path
) -> None:
    seen: list[str] = []

    with Served(talker) as served:
        data = tmp_path / "data"
        await put_on(data, folder, served.port)
        async with live(data=data, folder=folder, parts=SERVED) as application:
            await until(lambda: open_and_quiet(application))
            workspace_view = application.window.workspace_views.current
            type_and_send(workspace_view, "for ever")
            await until(
                lambda: any("on 20" in item for item in texts(workspace_view, RowKind.ASSISTANT))
            )
            application.window.close()
            sheets = application.window.findChildren(Overlay)
            await until(lambda: any(item.isVisible() for item in sheets))
            (sheet,) = [item for item in sheets if item.isVisible()]
            offered = {child.text(): child for child in sheet.findChildren(QPushButton)}
            stop = next(each for text, each in offered.items() if "Stop" in text)
            seen.append(texts(workspace_view, RowKind.ASSISTANT)[0])
            QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
            await until(lambda: not application.window.isVisible())
        async with viewed(data=data, folder=folder, parts=SERVED) as workspace_view:
            await until(lambda: workspace_view.transcript.rowCount() > 0)
            assert texts(workspace_view, RowKind.ASSISTANT)[0].startswith(seen[0])
            assert rows(workspace_view)[-1][0] is RowKind.BREAK
