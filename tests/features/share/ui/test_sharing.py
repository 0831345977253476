"""The menu of a session shares it as a page and as a file, after showing what is secret in it."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.dialogs import ConfirmDialog
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.ui.bench import workspace_with_session
from tests.ui.views import at_rest
from tests.waiting import until

KEY = "sk-ant-api03-" + "A1b2C3d4" * 10


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
