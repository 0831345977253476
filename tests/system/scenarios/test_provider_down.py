"""The provider is down, busy, breaks off, or asks to wait: what is shown, kept, and going on."""

import asyncio
import json
import subprocess
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.processes import helix
from tests.system.scenarios.served import SERVED, Served, breaks_off, put_on, refuses, says
from tests.system.scenarios.stage import Play, resting, rows, running, texts, type_and_send, until


def words(workspace_view: WorkspaceView) -> str:
    return " ".join(child.text() for child in workspace_view.chat.live.retry.findChildren(QLabel))


BUSY = "429 Too Many Requests"


@pytest.mark.parametrize(
    ("status", "seconds", "shown", "later"),
    [
        pytest.param("503 Service Unavailable", 30, "30 s", "29 s", id="seconds when overloaded"),
        pytest.param(BUSY, 94, "01:34", "01:33", id="minutes when the provider asks for them"),
    ],
)
async def test_a_busy_provider_is_counted_down_and_asked_again_at_once_when_the_user_wants_it(
    application: Application, served: Served, status: str, seconds: int, shown: str, later: str
) -> None:
    served.plan(
        refuses(status, "Overloaded for a moment", retry_after=str(seconds)), says("Back again.")
    )
    workspace_view = application.window.workspace_views.current
    card = workspace_view.chat.live.retry
    type_and_send(workspace_view, "hello")
    await until(card.isVisible)
    reason = "The provider asks to wait" if status == BUSY else "Overloaded for a moment"
    assert reason in words(workspace_view)
    assert f"Retrying in {shown} · attempt 2" in words(workspace_view)
    await until(lambda: f"Retrying in {later}" in words(workspace_view))
    assert running(workspace_view)
    QTest.mouseClick(card.now, Qt.MouseButton.LeftButton)
    await until(lambda: resting(workspace_view) and not card.isVisible())
    assert texts(workspace_view, RowKind.ASSISTANT) == ["Back again."]
    assert len(served.bodies) == 2
    assert served.bodies[0] == served.bodies[1]


async def test_a_wait_goes_on_while_another_session_is_looked_at_and_is_cancelled_without_a_loss(
    application: Application, served: Served
) -> None:
    served.plan(refuses("503 Service Unavailable", "Overloaded", retry_after="30"))
    workspace_view = application.window.workspace_views.current
    card = workspace_view.chat.live.retry
    type_and_send(workspace_view, "hello")
    await until(card.isVisible)
    session = workspace_view.session
    workspace_view.sidebar.new.click()
    await until(lambda: workspace_view.session == "" and not card.isVisible())
    workspace_view.sidebar.sessions.chosen.emit(session)
    await until(lambda: card.isVisible() and texts(workspace_view, RowKind.USER) == ["hello"])
    QTest.mouseClick(card.cancel, Qt.MouseButton.LeftButton)
    await until(lambda: resting(workspace_view) and not card.isVisible())
    at = workspace_view.transcript.rowCount() - 1
    assert workspace_view.transcript.row(at).kind is RowKind.BREAK
    workspace_view.chat.view.action_requested.emit(at, RowAction.CONTINUE)
    await until(lambda: texts(workspace_view, RowKind.ASSISTANT) == ["Well."])
    await until(lambda: resting(workspace_view))


async def test_what_came_before_a_cut_is_kept_and_gone_on_from(play: Play, served: Served) -> None:
    may_break = threading.Event()
    served.plan(breaks_off("The first half ", may_break), says("and the second."))
    async with play.view() as workspace_view:
        type_and_send(workspace_view, "tell me")
        await until(lambda: bool(texts(workspace_view, RowKind.ASSISTANT)))
        may_break.set()
        await until(lambda: resting(workspace_view))
        await until(lambda: workspace_view.transcript.rows.broken_off)
        assert texts(workspace_view, RowKind.ASSISTANT) == ["The first half "]
        shown = rows(workspace_view)
    async with play.view() as workspace_view:
        await until(lambda: workspace_view.transcript.rowCount() > 0)
        assert rows(workspace_view) == shown
        last = workspace_view.transcript.rowCount() - 1
        workspace_view.chat.view.action_requested.emit(last, RowAction.CONTINUE)
        await until(lambda: texts(workspace_view, RowKind.ASSISTANT)[-1:] == ["and the second."])
        await until(lambda: resting(workspace_view))
        messages = json.loads(served.bodies[-1])["messages"]
        assert any("The first half" in str(message["content"]) for message in messages)


async def test_an_unreachable_provider_is_reported_and_the_message_is_sent_later(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    with Served() as server:
        port = server.port
        await put_on(tmp_path / "data", folder, port)
    async with play.view(parts=SERVED) as workspace_view:
        card = workspace_view.chat.live.retry
        type_and_send(workspace_view, "precious words")
        await until(card.isVisible)
        assert "attempt 2" in words(workspace_view)
        assert texts(workspace_view, RowKind.USER) == ["precious words"]
        await until(lambda: resting(workspace_view), 25)
        assert not card.isVisible()
        at = workspace_view.transcript.rowCount() - 1
        row = workspace_view.transcript.row(at)
        assert row.kind is RowKind.FAILURE, rows(workspace_view)
        assert "127.0.0.1" in row.text or "reach" in row.text
        with Served(port=port) as served:
            workspace_view.chat.view.action_requested.emit(at, RowAction.CONTINUE)
            await until(lambda: texts(workspace_view, RowKind.ASSISTANT) == ["Well."])
            await until(lambda: resting(workspace_view))
            assert b"precious words" in served.bodies[0]


def ask(data: Path, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return helix("--data-dir", data, "ask", "--folder", folder, *options, "hello", seconds=50)


@pytest.mark.slow
async def test_ask_leaves_a_session_paused_if_it_is_not_to_wait_and_it_is_resumed_later(
    served: Served, tmp_path: Path, folder: Path
) -> None:
    data = tmp_path / "data"
    served.plan(refuses(BUSY, "Come back later", retry_after="5400"))
    ended = await asyncio.to_thread(ask, data, folder, "--no-wait")
    assert ended.returncode == 4
    assert "The provider asks to wait until" in ended.stderr

    def session(*words: str) -> subprocess.CompletedProcess[str]:
        return helix("--data-dir", data, "session", *words, "--folder", folder, seconds=50)

    listed = await asyncio.to_thread(session, "list")
    assert "(paused until " in listed.stdout
    shown = await asyncio.to_thread(session, "show")
    assert "Come back later" in shown.stdout
    later = await asyncio.to_thread(session, "resume", "--at", "23:59")
    assert " is paused until " in later.stdout
    never = await asyncio.to_thread(session, "resume", "--never")
    assert "stays paused until you resume it." in never.stdout
    assert len(served.bodies) == 1
    done = await asyncio.to_thread(session, "resume")
    assert (done.returncode, done.stdout) == (0, "Well.\n")
    assert served.bodies[0] == served.bodies[1]
    none = await asyncio.to_thread(session, "resume")
    assert none.returncode == 2
    assert "No session is paused here." in none.stderr
    served.plan(refuses(BUSY, "Come back later", retry_after="1"))
    waited = await asyncio.to_thread(ask, data, folder)
    assert (waited.returncode, waited.stdout) == (0, "Well.\n")
    assert "Trying again in 1 s (2)." in waited.stderr
