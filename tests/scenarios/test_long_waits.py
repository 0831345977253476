"""The provider asks to wait for minutes or hours: counted down, cut short, stopped, refused."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from tests.scenarios.served import Served, refuses, says
from tests.scenarios.stage import (
    resting,
    texts,
    transcript_rows,
    type_and_send,
    until,
)

ROOT = Path(__file__).resolve().parents[2]
BUSY = "429 Too Many Requests"


@pytest.mark.seen
async def test_a_wait_of_minutes_is_counted_down_and_tried_now(
    application: Application, served: Served
) -> None:
    served.plan(refuses(BUSY, "Come back later", retry_after="754"), says("Back again."))
    view = application.window.workspace_views.current
    card = view.chat.live.retry
    type_and_send(view, "hello")
    await until(card.isVisible)

    def words() -> str:
        return " ".join(each.text() for each in card.findChildren(QLabel))

    assert "The provider asks to wait" in words()
    assert "Retrying in 12:34 · attempt 2" in words()
    await until(lambda: "Retrying in 12:33" in words())
    QTest.mouseClick(card.now, Qt.MouseButton.LeftButton)
    await until(lambda: resting(view) and not card.isVisible())
    assert texts(view, RowKind.ASSISTANT) == ["Back again."]
    assert served.bodies[0] == served.bodies[1]


@pytest.mark.seen
async def test_a_wait_beyond_the_limit_ends_the_turn_which_goes_on_later(
    application: Application, served: Served
) -> None:
    application._container.settings.set("provider_wait_minutes", 5)
    served.plan(refuses(BUSY, "Come back later", retry_after="301"), says("Here."))
    view = application.window.workspace_views.current
    type_and_send(view, "hello")
    await until(lambda: bool(texts(view, RowKind.FAILURE)) and resting(view))
    row = transcript_rows(view)[-1]
    assert "The provider asks to wait until" in row.text
    assert "your limit is 5 minutes" in row.text
    assert len(served.bodies) == 1
    view.chat.view.wanted.emit(view.transcript.rowCount() - 1, RowAction.CONTINUE)
    await until(lambda: texts(view, RowKind.ASSISTANT) == ["Here."] and resting(view))


@pytest.mark.seen
async def test_a_wait_of_hours_is_stopped_without_a_loss(
    application: Application, served: Served
) -> None:
    application._container.settings.set("provider_wait_minutes", 600)
    served.plan(refuses(BUSY, "Come back later", retry_after="30000"))
    view = application.window.workspace_views.current
    card = view.chat.live.retry
    type_and_send(view, "precious")
    await until(card.isVisible)
    QTest.mouseClick(card.cancel, Qt.MouseButton.LeftButton)
    await until(lambda: resting(view) and not card.isVisible())
    assert texts(view, RowKind.USER) == ["precious"]
    view.chat.view.wanted.emit(view.transcript.rowCount() - 1, RowAction.CONTINUE)
    await until(lambda: texts(view, RowKind.ASSISTANT) == ["Well."] and resting(view))


def ask(data: Path, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "helix_desktop", "--data-dir", str(data), "ask"]
    return subprocess.run(
        [*line, "--folder", str(folder), *options, "hello"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=50,
        check=False,
    )


async def test_ask_waits_no_longer_than_its_option_says(
    served: Served, tmp_path: Path, folder: Path
) -> None:
    served.plan(refuses(BUSY, "Come back later", retry_after="90"))
    ended = await asyncio.to_thread(ask, tmp_path / "data", folder, "--wait", "1")
    assert ended.returncode == 1
    assert "your limit is 1 minute." in ended.stderr
    served.plan(refuses(BUSY, "Come back later", retry_after="1"))
    done = await asyncio.to_thread(ask, tmp_path / "data", folder, "--wait", "1")
    assert (done.returncode, done.stdout) == (0, "Well.\n")
    assert "Trying again in 1 s (2)." in done.stderr
    wrong = await asyncio.to_thread(ask, tmp_path / "data", folder, "--wait", "-1")
    assert wrong.returncode == 2
    assert "--wait takes 0 to 10,080 minutes." in wrong.stderr
