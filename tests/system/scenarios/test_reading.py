"""The conversation is read: what folds, what an edit changed, and code that goes into a file."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.row_toolbar import add_code_commands
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.peers.fault_server import Answer
from tests.system.prove.dialect_says import Called
from tests.system.scenarios.served import Served, called, says, typed
from tests.system.scenarios.stage import resting, type_and_send, until

CODE = "\n".join(f"value_{number} = {number}" for number in range(1, 81))
WORDS = f"Done.\n\n```python src/values.py\n{CODE}\n```\n\nThat is all."
LONG = "\n".join(f"long_{number} = {number}" for number in range(1, 3_001)) + "\n\x0c# \u200b"
EDIT = {"path": "README.md", "edits": [{"old": "Books every order twice.", "new": "Books once."}]}


def call(name: str, tool: str, **arguments: object) -> Called:
    return Called(name, tool, json.dumps(arguments))


STEPS = (
    lambda: says(
        calls=[
            call("c1", "read_file", path="README.md"),
            call("c2", "list_files", path="."),
            call("c3", "read_file", path="missing.md"),
            call("c4", "search_files", text="order"),
        ]
    ),
    lambda: says(calls=[call("c5", "edit_file", **EDIT)]),
    lambda: says(WORDS),
)


@pytest.fixture
def answers() -> Callable[[bytes], Answer]:
    def answer(body: bytes) -> Answer:
        if typed(body)[-1] == "write much":
            return says(f"Done.\n\n```python src/long.py\n{LONG}\n```\n\nThat is all.")
        if typed(body)[-1] != "work":
            return says("Well.")
        return STEPS[called(body)]()

    return answer


async def worked(application: Application) -> WorkspaceView:
    """Let the model read, edit after approval, and answer with code."""
    workspace_view: WorkspaceView = application.window.workspace_views.current
    type_and_send(workspace_view, "work")
    await until(workspace_view.chat.question.isVisible)
    for question in workspace_view.open_workspace.permissions.calls.pending:
        workspace_view.open_workspace.permissions.calls.answer(
            question.id, PermissionAnswer(PermissionReply.ONCE)
        )
    await until(lambda: resting(workspace_view) and "Done." in _last(workspace_view))
    return workspace_view


def _last(workspace_view: WorkspaceView) -> str:
    model = workspace_view.transcript
    return model.row(model.rowCount() - 1).text if model.rowCount() else ""


def choose(workspace_view: WorkspaceView, words: str) -> None:
    """Choose an action of the last answer's code in its menu."""
    view, menu = workspace_view.chat.view, QMenu()
    at = workspace_view.transcript.rowCount() - 1
    add_code_commands(menu, view.row_layout_at(at), lambda act: view._do(at, act))
    next(action for action in menu.actions() if action.text() == words).trigger()


async def test_code_is_applied_after_its_changes_were_shown_and_the_model_is_told(
    application: Application, served: Served, folder: Path
) -> None:
    workspace_view = await worked(application)
    controller = workspace_view.chat_controller.row_controller
    choose(workspace_view, "Apply code to file…")
    dialog = controller.code_dialog
    assert dialog.field.text() == "src/values.py"
    await until(lambda: dialog.plan is not None)
    assert dialog.message.text() == "New file. +80 −0"
    assert not (folder / "src").exists()
    dialog.yes.click()
    await until(lambda: controller.code_dialog is None)
    assert (folder / "src" / "values.py").read_text() == f"{CODE}\n"
    rows = [workspace_view.transcript.row(at) for at in range(workspace_view.transcript.rowCount())]
    assert any("[applied]" in row.text for row in rows if row.kind is RowKind.NOTE)
    files = workspace_view.open_workspace.changed_files
    result = await files.listed(workspace_view.session)
    assert [file.change.path for file in result.files] == ["README.md", "src/values.py"]
    type_and_send(workspace_view, "and now")
    await until(lambda: resting(workspace_view) and _last(workspace_view) == "Well.")
    assert b"[applied] The user applied code of an answer of yours" in served.bodies[-1]


async def test_all_of_the_code_is_applied_and_copied_when_only_a_part_is_shown(
    workspace_view: WorkspaceView, served: Served, folder: Path
) -> None:
    type_and_send(workspace_view, "write much")
    await until(lambda: resting(workspace_view) and "Done." in _last(workspace_view))
    session = workspace_view.session
    workspace_view.action_registry.run("session.new")
    await until(lambda: not workspace_view.session)
    workspace_view.navigation.session_requested.emit(session)
    await until(lambda: workspace_view.session == session and "Done." in _last(workspace_view))
    sheet = workspace_view.chat.view.sheet(workspace_view.transcript.rowCount() - 1)
    assert "long_3000" not in "".join(box.block.text for box in sheet.boxes)
    choose(workspace_view, "Copy code")
    assert "long_3000 = 3000" in QApplication.clipboard().text()
    choose(workspace_view, "Apply code to file…")
    dialog = workspace_view.chat_controller.row_controller.code_dialog
    await until(lambda: dialog.plan is not None)
    dialog.yes.click()
    await until((folder / "src" / "long.py").exists)
    await until(lambda: workspace_view.chat_controller.row_controller.code_dialog is None)
    assert (folder / "src" / "long.py").read_text() == f"{LONG}\n"


async def test_the_dialog_says_why_code_cannot_be_applied(
    application: Application, served: Served
) -> None:
    workspace_view = await worked(application)
    choose(workspace_view, "Apply code to file…")
    dialog = workspace_view.chat_controller.row_controller.code_dialog
    await until(lambda: dialog.plan is not None)
    for path, words in (
        ("../x", "leads out"),
        ("AGENTS.md", "tells agents what to do"),
        ("", "Choose"),
    ):
        dialog.field.setText(path)
        assert dialog.plan is None
        await until(lambda words=words: words in dialog.message.text())  # type: ignore[misc]
        assert not dialog.yes.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    await until(lambda: workspace_view.chat_controller.row_controller.code_dialog is None)


async def test_code_is_saved_where_the_user_says(
    application: Application, served: Served, tmp_path: Path
) -> None:
    workspace_view = await worked(application)
    choose(workspace_view, "Save code as…")
    dialog = application.window.findChild(QFileDialog)
    place = tmp_path / "kept.py"
    dialog.fileSelected.emit(str(place))
    dialog.reject()
    await until(lambda: place.exists() and bool(place.read_bytes()))  # made empty, then replaced
    assert place.read_text() == f"{CODE}\n"
