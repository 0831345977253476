"""A workspace is exported and imported in a sheet; cancelled, nothing is left and that is said."""

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.commands.export import export_workspace
from helix_desktop.app.environment import SystemClock
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.widgets.dialogs import ProgressDialog
from tests.system.scenarios.stage import Play, running, type_and_send, until
from tests.waiting import wait_until


def sheet_of(application: Application) -> ProgressDialog:
    [result] = [
        child for child in application.window.findChildren(ProgressDialog) if child.isVisible()
    ]
    return result


async def over(application: Application) -> ProgressDialog:
    await until(
        lambda: any(child.isVisible() for child in application.window.findChildren(ProgressDialog))
    )
    sheet = sheet_of(application)
    await until(lambda: sheet.button.text() == "Close")
    return sheet


async def worked(application: Application) -> str:
    """Something is stored, and the workspace is closed."""
    workspace_view = application.window.workspace_views.current
    type_and_send(workspace_view, "List the folder")
    await until(lambda: running(workspace_view))
    await until(lambda: not running(workspace_view))
    workspace = workspace_view.open_workspace.workspace.id
    await application.open_workspaces.close_workspace(workspace)
    return workspace


async def test_an_export_that_is_cancelled_leaves_nothing_and_says_so(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    place = tmp_path / "out"
    async with play() as application:
        workspace = await worked(application)
        paths = application.workspace_actions._container.paths

        def work(sheet: ProgressDialog) -> int:
            sheet.progressed.emit("contents", 20, 80)
            wait_until(sheet.stopped)  # a store large enough takes as long as the user needs
            listed = WorkspaceList(paths.workspaces, SystemClock()).look(workspace)
            return export_workspace(
                listed,
                paths.workspaces / workspace,
                sheet.line_added.emit,
                place,
                progress=sheet.progressed.emit,
                stopped=sheet.stopped,
            )

        exporting = application.workspace_actions._work(
            "Exporting",
            work,
            done="Exported",
            failed="Export failed",
            canceled="Export canceled",
            unchanged="The partial export was removed.",
        )
        application.bridge.run(exporting, "export")
        await until(lambda: bool(application.window.findChildren(ProgressDialog)))
        sheet = sheet_of(application)
        await until(lambda: sheet.text() == "contents · 20 of 80")
        assert sheet.bar.value() == sheet.bar.maximum() / 4
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        assert sheet.isVisible()
        assert sheet.button.text() == "Canceling…"
        await over(application)
        assert sheet.title.text() == "Export canceled"
        assert "The partial export was removed." in sheet.text()
        assert not place.exists()
        QTest.keyClick(sheet, Qt.Key.Key_Escape)
        assert not sheet.isVisible()


async def test_an_export_says_when_it_is_done_and_can_be_imported(
    play: Play, tmp_path: Path, folder: Path
) -> None:
    place = tmp_path / "out"
    async with play() as application:
        workspace = await worked(application)
        actions = application.workspace_actions
        application.bridge.run(actions._export(workspace, place), "export")
        sheet = await over(application)
        assert sheet.title.text() == "Exported"
        assert json.loads((place / "workspace.json").read_text())["sessions"]
        sheet.close_sheet()
        await until(lambda: not application.window.findChildren(ProgressDialog))
        application.bridge.run(actions._import(place, folder), "import")
        sheet = await over(application)
        assert sheet.title.text() == "Imported"
        await until(lambda: len(application.open_workspaces.known) == 2)
        sheet.close_sheet()
