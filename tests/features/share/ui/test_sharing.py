"""The menu of a session shares it as a page and as a file, after showing what is secret in it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.features.lab.window_lab_dialog import LabDialog
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.dialogs import ConfirmDialog
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.full_workspace import workspace_on
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.ui.bench import viewing
from tests.ui.views import at_rest
from tests.waiting import until

KEY = "sk-ant-api03-" + "A1b2C3d4" * 10


@asynccontextmanager
async def workspace_with_session(
    qtbot: QtBot, theme: Theme, base: Path, text: str
) -> AsyncIterator[WorkspaceView]:
    """Show a workspace with one session, which begins with a text."""
    supervisor = Supervisor(lambda *_: None)
    open_workspace = await workspace_on(FakeStore(FakeClock()), base, supervisor)
    async with viewing(open_workspace, supervisor, theme, qtbot) as view:
        await view.begin()
        session = await open_workspace.send(NO_SESSION, text)
        await open_workspace.settled(session)
        await view.show_session(session)
        await at_rest(view.bridge)
        yield view


async def confirm(view: WorkspaceView) -> str:
    """Accept the question that is open, and return its words."""
    await at_rest(view.bridge)
    sheet = view.window().findChildren(ConfirmDialog)[-1]
    words = "\n".join(label.text() for label in sheet.findChildren(QLabel))
    sheet.yes.click()
    return words


async def save_as(view: WorkspaceView, file: Path) -> None:
    await until(lambda: bool(view.window().findChildren(QFileDialog)))
    dialog = view.window().findChildren(QFileDialog)[-1]
    dialog.selectFile(str(file))
    dialog.fileSelected.emit(str(file))
    dialog.close()
    await at_rest(view.bridge)


@pytest.mark.parametrize("action", ["session.share", "session.export"])
async def test_a_page_and_markdown_are_written_after_their_secrets_were_shown(
    qtbot: QtBot, theme: Theme, tmp_path: Path, action: str
) -> None:
    file = tmp_path / "session"
    async with workspace_with_session(qtbot, theme, tmp_path, f"a question with {KEY}") as view:
        view.action_registry.run(action)
        words = await confirm(view)
        assert "secret" in words
        assert f"sk-a… ({len(KEY)} characters)" in words
        assert not await asyncio.to_thread(file.exists)
        await save_as(view, file)
        text = await asyncio.to_thread(file.read_text)
    assert "a question with" in text
    assert KEY not in text


async def test_a_file_with_secrets_is_only_written_after_a_question(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    file = tmp_path / "session.jsonl"
    async with workspace_with_session(qtbot, theme, tmp_path, f"a question with {KEY}") as view:
        view.action_registry.run("session.export_file")
        await save_as(view, file)
        assert not await asyncio.to_thread(file.exists)
        assert "look like secrets" in await confirm(view)
        await until(file.exists)
        assert KEY in await asyncio.to_thread(file.read_text)


async def test_the_session_is_replayed_in_the_lab_and_its_copy_is_removed(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with workspace_with_session(qtbot, theme, tmp_path, "a question") as view:
        view.action_registry.run("session.lab")
        await until(lambda: bool(view.window().findChildren(LabDialog)))
        (dialog,) = view.window().findChildren(LabDialog)
        await until(lambda: len(dialog.sessions) == 1)
        (session,) = dialog.sessions
        assert session.requests == 1
        assert len(session.trials) == len(PRESETS)
        await at_rest(view.bridge)
        assert not await asyncio.to_thread(session.source.path.parent.exists)
