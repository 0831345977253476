"""What is shown of a request, and what is put into one, is what arrives at the provider."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.cache import digest_of
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.timeline.compaction_dialog import CompactionDialog
from helix_desktop.ui.timeline.rewrites import rewrite_title
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.prove.dialect_says import Called
from tests.scenarios.served import Answer, Served, called, says, typed
from tests.scenarios.stage import Play, open_and_quiet, resting, texts, until

HOSTILE = '‮ <b>x</b> 🧬 "$(touch x)" </script>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "ledger"
    shutil.copytree(resources_folder() / "demo", made)
    return made


def reader(body: bytes) -> Answer:
    """Reads the file that is asked for, once, and quotes what was asked."""
    asked = typed(body)[-1]
    if asked.startswith("read ") and not called(body):
        path = json.dumps({"path": asked.removeprefix("read ")})
        return says("I read it.", calls=[Called(f"c{len(body)}", "read_file", path)])
    return says(f"Well: {asked[:40]}")


@pytest.fixture
def answers() -> Callable[[bytes], Answer]:
    return reader


async def said(application: Application, *messages: str) -> WorkspaceView:
    await until(lambda: open_and_quiet(application))
    workspace_view = application.window.workspace_views.current
    for text in messages:
        count = len(texts(workspace_view, RowKind.USER))
        workspace_view.chat.composer.editor.setPlainText(text)
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Return)
        await until(
            lambda n=count: len(texts(workspace_view, RowKind.USER)) > n and resting(workspace_view)
        )
        await until(lambda: not workspace_view.chat.composer.editor.isReadOnly())
    return workspace_view


async def next_bytes(workspace_view: WorkspaceView, draft: str) -> bytes:
    found = await workspace_view.open_workspace.requests.written(
        workspace_view.session, draft=draft
    )
    assert found is not None
    return found.data


def told_bytes(workspace_view: WorkspaceView) -> tuple[str, str]:
    head = workspace_view.page_controllers.context.page.figures.head
    return (head.facts[-1].value, head.facts[-1].below) if head and head.past else ("", "")


async def test_the_inspector_shows_the_bytes_that_arrived_at_the_provider(
    application: Application, served: Served
) -> None:
    workspace_view = await said(application, "read README.md", HOSTILE, "third\nof two lines")
    workspace_view.open_page("context")
    page = workspace_view.page_controllers.context.page
    await until(lambda: page.looked is not None and page.strip.isVisible())
    steps = await workspace_view.open_workspace.requests.sent(workspace_view.session)
    assert len(steps.seqs) == len(served.bodies) == 4
    for seq, body in zip(steps.seqs, served.bodies, strict=True):
        page.strip.travelled.emit(seq)
        sha = digest_of(body)
        told = (f"{len(body):,}", f"SHA-256 {sha[:6]}…{sha[-4:]} ✓")
        await until(lambda t=told: told_bytes(workspace_view) == t)
        page.json_requested.emit()
        await until(lambda: "Request copied" in workspace_view.notice.text())  # also on this page
        await until(lambda b=body: QApplication.clipboard().text() == b.decode())


@pytest.mark.seen
async def test_what_is_recalled_from_the_browser_reaches_the_provider(
    application: Application, served: Served, folder: Path
) -> None:
    workspace_view = await said(application, "read README.md")
    page_controller = workspace_view.page_controllers.cache
    await until(lambda: page_controller.browsing.model.rowCount() == 1)
    workspace_view.sidebar.session_requested.emit()
    await until(lambda: workspace_view.session == "")
    workspace_view.open_page("cache")
    await until(page_controller.page.table.isVisible)
    page_controller.page.table.selectRow(0)
    await until(lambda: bool(page_controller.page.detail.view.text()))
    QTest.keyClick(page_controller.page.table, Qt.Key.Key_Return)
    await until(lambda: workspace_view.page == "chat")
    editor = workspace_view.chat.composer.editor
    QTest.keyClicks(editor, " what is this?")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    await until(lambda: bool(texts(workspace_view, RowKind.ASSISTANT)) and resting(workspace_view))
    line = next(line for line in (folder / "README.md").read_text().splitlines() if line)
    assert any(line in each for each in typed(served.bodies[-1]))
    assert "README.md" in texts(workspace_view, RowKind.MENTION)[0]


@pytest.mark.seen
async def test_a_handover_that_is_edited_restored_and_undone_leaves_the_very_same_request(
    served: Served, play: Play
) -> None:
    async with play(seconds=60) as application:
        files = ("README.md", "src/ledger.py", "README.md")
        workspace_view = await said(
            application, *(f"read {each}" for each in files), "and now?", "well?"
        )
        application.window.resize(1440, 900)
        page_controller, raw = (
            workspace_view.page_controllers.timeline,
            await next_bytes(workspace_view, "go on"),
        )
        workspace_view.open_page("timeline")
        await until(lambda: len(page_controller.use.readings) > 4)

        def titles() -> list[str]:
            rows = page_controller.page.list.rows
            return [rewrite_title(rows.row(at)) for at in range(rows.rowCount())]

        QTest.mouseClick(page_controller.page.compact, Qt.MouseButton.LeftButton)
        await until(lambda: isinstance(page_controller.sheet, CompactionDialog))
        assert isinstance(page_controller.sheet, CompactionDialog)
        QTest.mouseClick(page_controller.sheet.yes, Qt.MouseButton.LeftButton)
        await until(lambda: titles()[:1] == ["Handover v1"])
        handed = await next_bytes(workspace_view, "go on")
        assert handed != raw
        number = page_controller.page.list.rows.row(0).number
        await until(page_controller.page.pane.edit.isVisible)
        QTest.mouseClick(page_controller.page.pane.edit, Qt.MouseButton.LeftButton)
        page_controller.page.pane.editor._edits[5].setPlainText(f"- {HOSTILE}")
        QTest.mouseClick(page_controller.page.pane.editor.save, Qt.MouseButton.LeftButton)
        await until(lambda: titles()[:2] == ["Handover v2", "Handover v1"])
        edited = await next_bytes(workspace_view, "go on")
        assert json.dumps(HOSTILE, ensure_ascii=False)[1:-1].encode() in edited
        pane = page_controller.page.pane
        await until(lambda: pane.sections.changes > 0)  # the edited one against the model's
        QTest.keyClick(page_controller.page.list, Qt.Key.Key_Down)
        await until(
            lambda: page_controller.page.list.b == page_controller.page.list.rows.row(1).seq
        )
        assert page_controller.page.list.rows.row(1).number == number
        await until(lambda: pane.restore.isVisible() and pane.restore.isEnabled())
        count = len(titles())
        QTest.mouseClick(pane.restore, Qt.MouseButton.LeftButton)
        await until(lambda: len(titles()) > count)
        assert await next_bytes(workspace_view, "go on") == handed
        for expected in (edited, handed, raw):
            await until(page_controller.page.undo.isEnabled)
            count = len(titles())
            QTest.mouseClick(page_controller.page.undo, Qt.MouseButton.LeftButton)
            await until(lambda n=count: len(titles()) > n)
            assert await next_bytes(workspace_view, "go on") == expected
        workspace_view.open_page("chat")
        await said(application, "go on")
        assert served.bodies[-1] == raw
