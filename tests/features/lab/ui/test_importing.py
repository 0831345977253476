"""The dialog that imports a session shows what it has, imports it, and opens it."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.features.lab.window_lab_dialog import LabDialog
from helix_desktop.features.lab.window_session_import import ImportDialog
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.style.theme import TEXT_ROLES, Theme
from helix_desktop.ui.widgets.dialogs import ProgressDialog
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.full_workspace import workspace_on
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.features.lab import transcripts
from tests.features.lab.transcripts import ANSWER, QUESTION
from tests.ui.bench import viewing
from tests.ui.views import at_rest
from tests.waiting import until


@asynccontextmanager
async def import_dialog(
    qtbot: QtBot, theme: Theme, base: Path, *, has_offer: bool = False
) -> AsyncIterator[tuple[WorkspaceView, ImportDialog]]:
    """Show a workspace with the dialog, which has looked for sessions in a home of its own."""
    home, project = base / "home", base / "project"
    for folder in (home, project):
        folder.mkdir(exist_ok=True)
    supervisor = Supervisor(lambda *_: None)
    open_workspace = await workspace_on(
        FakeStore(FakeClock()), project, supervisor, environ={"HOME": str(home)}
    )
    async with viewing(open_workspace, supervisor, theme, qtbot) as view:
        await view.begin()
        await at_rest(view.bridge)
        assert len(view.chat.empty.list.items) == int(has_offer)
        if has_offer:
            view.chat.empty.list.chosen.emit(view.chat.empty.list.items[0].key)
        else:
            view.action_registry.run("session.import")
        (dialog,) = view.window().findChildren(ImportDialog)
        await at_rest(view.bridge)
        yield view, dialog


def texts(view: WorkspaceView) -> list[str]:
    rows = [view.transcript.row(at) for at in range(view.transcript.rowCount())]
    return [row.text for row in rows if row.kind in (RowKind.USER, RowKind.ASSISTANT, RowKind.NOTE)]


def drop(dialog: ImportDialog, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    at, copy = QPointF(QPoint(5, 5)), Qt.DropAction.CopyAction
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    dialog.dropEvent(QDropEvent(at, copy, data, buttons, keys))


async def import_now(view: WorkspaceView, dialog: ImportDialog) -> ProgressDialog:
    await until(dialog.yes.isEnabled)
    dialog.yes.click()
    await until(lambda: view.session != NO_SESSION)
    await at_rest(view.bridge)
    return view.window().findChildren(ProgressDialog)[-1]


async def test_a_dropped_file_is_previewed_imported_and_opened(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(transcripts.claude_code() + b"oops\n")
    async with import_dialog(qtbot, theme, tmp_path) as (view, dialog):
        assert "No sessions for this folder were found." in dialog.status.text()
        assert not dialog.yes.isEnabled()
        drop(dialog, path)
        await until(dialog.yes.isEnabled)
        assert "1 turn" in dialog.details.text()
        assert "1 line can't be read." in dialog.details.text()
        assert "Line 10: JSON is malformed" in dialog.details.text()
        sheet = await import_now(view, dialog)
        assert sheet.title.text() == "Imported"
        assert "Line 10" in sheet.text()
        shown = texts(view)
        assert any(text.startswith("Imported from Claude Code: ") for text in shown)
        assert QUESTION in shown
        assert ANSWER in shown
        entries = (await view.open_workspace.cache.totals()).entries
        assert entries
        await until(lambda: view.sidebar._pages["cache"].right == str(entries))


async def test_the_sessions_of_the_folder_are_listed_and_one_that_is_here_is_read_further(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    project = tmp_path / "project"
    folder = tmp_path / "home" / ".codex" / "sessions" / "2026" / "11" / "01"
    folder.mkdir(parents=True)
    text = transcripts.codex().replace(b"/srv/ada/project", os.fsencode(project))
    (folder / "rollout-1.jsonl").write_bytes(text)
    async with import_dialog(qtbot, theme, tmp_path, has_offer=True) as (view, dialog):
        assert view.chat.empty.list.items[0].title == "Import 1 session of another program"
        assert dialog.status.text() == "1 session for this folder"
        sheet = await import_now(view, dialog)
        assert sheet.title.text() == "Imported"
        sheet.close_sheet()
        view.action_registry.run("session.import")
        again = view.window().findChildren(ImportDialog)[-1]
        await until(again.yes.isEnabled)
        assert again.list.items[0].right == "Imported"
        assert again.yes.text() == "Read further"
        sheet = await import_now(view, again)
        assert sheet.title.text() == "Nothing new"


async def test_a_session_that_grew_elsewhere_is_read_further_when_it_is_shown(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(transcripts.claude_code())
    async with import_dialog(qtbot, theme, tmp_path) as (view, dialog):
        drop(dialog, path)
        (await import_now(view, dialog)).close_sheet()
        session = view.session
        more = transcripts.claude_line("u9", "a3", "user", "And the other test?")
        path.write_bytes(transcripts.claude_code() + transcripts.lines(more))
        await view.show_session(NO_SESSION)
        await view.show_session(session)
        await until(lambda: "And the other test?" in texts(view))
        await at_rest(view.bridge)


async def test_a_file_of_no_program_ends_in_a_sentence_and_another_can_be_chosen(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("hello")
    async with import_dialog(qtbot, theme, tmp_path) as (view, dialog):
        drop(dialog, bad)
        await until(lambda: "has no session of a program" in dialog.status.text())
        assert dialog.status.foregroundRole() is TEXT_ROLES["bad"]
        assert not dialog.yes.isEnabled()
        transcripts.write_opencode(tmp_path / "opencode.db", others=1)
        drop(dialog, tmp_path / "opencode.db")
        await until(lambda: len(dialog.list.items) == 2)
        dialog.list.chosen.emit("1")
        QTest.keyClick(dialog.list, Qt.Key.Key_Up)
        assert dialog.chosen is dialog._sessions[0]
        assert dialog.list.selected == {0}
        await import_now(view, dialog)
        assert QUESTION in texts(view)


async def test_the_chosen_session_stays_in_view_beside_a_long_report(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    folder = tmp_path / "home" / ".codex" / "sessions" / "2026" / "11" / "01"
    folder.mkdir(parents=True)
    text = transcripts.codex().replace(b"/srv/ada/project", os.fsencode(tmp_path / "project"))
    for number in range(12):
        (folder / f"rollout-{number}.jsonl").write_bytes(text + b"oops\n" * 20)
    async with import_dialog(qtbot, theme, tmp_path, has_offer=True) as (_, dialog):
        shown = dialog.list.viewport().height()
        last = next(at for at in range(12) if dialog.list.row_rect(at).bottom() > shown - 10)
        dialog.list.chosen.emit(f"{last}")
        await until(dialog.yes.isEnabled)
        assert dialog.list.viewport().height() < shown
        assert dialog.list.viewport().rect().contains(dialog.list.row_rect(last).toRect())


@pytest.mark.seen
async def test_closing_the_dialog_ends_the_preview_of_a_long_session(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    path = tmp_path / "a.jsonl"
    parts = [transcripts.claude_line(f"u{n}", None, "user", "x" * 1_000) for n in range(2_000)]
    path.write_bytes(transcripts.lines(*parts))
    async with import_dialog(qtbot, theme, tmp_path) as (view, dialog):
        drop(dialog, path)
        await until(lambda: dialog.chosen is not None)
        dialog.dismiss()
        await at_rest(view.bridge)
        assert view.session == NO_SESSION


@pytest.mark.seen
async def test_a_session_is_replayed_in_the_lab_and_can_still_be_imported(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    async with import_dialog(qtbot, theme, tmp_path) as (view, dialog):
        assert not dialog.replay.isEnabled()
        path = tmp_path / "a.jsonl"
        path.write_bytes(transcripts.claude_code())
        drop(dialog, path)
        await until(dialog.replay.isEnabled)
        dialog.replay.click()
        (lab,) = view.window().findChildren(LabDialog)
        await until(lambda: bool(lab.sessions))
        assert [session.source for session in lab.sessions] == [dialog.chosen]
        lab.dismiss()
        await at_rest(view.bridge)
        assert dialog.isVisibleTo(view.window())
        assert dialog.yes.isEnabled()
