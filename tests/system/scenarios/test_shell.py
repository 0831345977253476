"""The window's frame: workspaces side by side, put away and back, "Open with", a second start."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import find_paths, make_private_folders
from helix_desktop.app.instance_socket import make_open_request, pass_request_on
from helix_desktop.app.safe_start import FILE as MARKER
from helix_desktop.app.safe_start import begin_start
from helix_desktop.app.sessions.session_archive import ArchivePlace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.window_monitor import TrayIcon
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.palette.items import PaletteKind as Goals
from helix_desktop.ui.widgets.dialogs import Overlay
from helix_desktop.ui.window.window_dialogs import ArchiveDialog
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.system.scenarios.stage import live, open_and_quiet, running, texts, type_and_send, until
from tests.ui.views import at_rest
from tests.waiting import LIMIT_SECONDS, wait_until

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def other(tmp_path: Path) -> Path:
    made = tmp_path / "orders"
    made.mkdir()
    (made / "notes.md").write_text("# Orders\n")
    return made


async def run_turn_in_window(application: Application, text: str) -> WorkspaceView:
    """A session of the workspace that is open, come to its end."""
    await until(lambda: open_and_quiet(application))
    workspace_view = application.window.workspace_views.current
    type_and_send(workspace_view, text)
    await until(lambda: bool(texts(workspace_view, RowKind.USER)) and not running(workspace_view))
    await until(lambda: len(workspace_view.sidebar.sessions.items) > 0)
    return workspace_view


def sheet(application: Application) -> Overlay:
    (result,) = [child for child in application.window.findChildren(Overlay) if child.isVisible()]
    return result


def press(application: Application, text: str) -> None:
    buttons = sheet(application).findChildren(QPushButton)
    (result,) = [button for button in buttons if button.text() == text]
    QTest.mouseClick(result, Qt.MouseButton.LeftButton)


async def test_a_folder_that_the_system_hands_over_becomes_the_workspace(
    application: Application, other: Path
) -> None:
    def open_place(application: Application) -> str:
        open_workspace = application.open_workspaces.current
        return open_workspace.workspace.folder if open_workspace else ""

    application._open_requests.take(QFileOpenEvent(QUrl.fromLocalFile(str(other))))
    await until(lambda: open_place(application) == str(other))


async def test_a_workspace_that_is_come_back_to_is_as_it_was(
    application: Application, other: Path
) -> None:
    first = await run_turn_in_window(application, "read README.md")
    first.open_page("changes")
    first.chat.composer.editor.setPlainText("half a thought")
    session = first.session
    application.window.choose_folder(str(other))
    await until(lambda: application.window.workspace_views.current is not first)
    second = application.window.workspace_views.current
    await until(lambda: open_and_quiet(application))
    assert (second.transcript.rowCount(), second.chat.composer.draft()) == (0, "")
    await until(lambda: len(application.open_workspaces.known) == 2)
    QTest.keyClick(second, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    await until(first.isVisible)
    assert (first.page, first.session) == ("changes", session)
    assert first.chat.composer.draft() == "half a thought"
    assert texts(first, RowKind.USER) == ["read README.md"]
    QTest.keyClick(first, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    await until(second.isVisible)
    assert second.page == "chat"


async def test_a_workspace_goes_to_the_trash_with_two_steps_and_comes_back(
    application: Application, tmp_path: Path, folder: Path
) -> None:
    workspace_view = await run_turn_in_window(application, "list")
    workspace = workspace_view.open_workspace.workspace.id if workspace_view.open_workspace else ""
    workspace_view.action_registry.run("workspace.delete")
    await until(lambda: any(overlay.isVisible() for overlay in overlays(application)))
    press(application, "Cancel")
    await until(lambda: not any(overlay.isVisible() for overlay in overlays(application)))
    await at_rest(workspace_view.bridge)
    assert application.open_workspaces.open_workspace(workspace) is not None
    workspace_view.action_registry.run("workspace.delete")
    await until(lambda: any(overlay.isVisible() for overlay in overlays(application)))
    press(application, "Move to trash")
    empty: list[bool] = []
    while not application.window.welcoming:
        empty.append(application.window.waiting)
        await asyncio.sleep(0)
    assert not any(empty)
    await until(lambda: not application.open_workspaces.known)
    assert (tmp_path / "data" / "trash" / workspace).is_dir()
    assert (folder / "README.md").exists()
    application.workspace_actions.show_away()
    await until(lambda: any(overlay.isVisible() for overlay in overlays(application)))
    assert isinstance(sheet(application), ArchiveDialog)
    press(application, "Restore")
    await until(lambda: len(application.open_workspaces.known) == 1)
    sheet(application).close_sheet()
    application.window.choose_workspace(workspace)
    await until(lambda: open_and_quiet(application))
    assert texts(application.window.workspace_views.current, RowKind.USER) == ["list"]


def overlays(application: Application) -> list[Overlay]:
    return application.window.findChildren(Overlay)


async def test_a_session_is_renamed_deleted_and_put_back_by_keyboard_alone(
    application: Application,
) -> None:
    workspace_view = await run_turn_in_window(application, "list")
    rows, session = workspace_view.sidebar.sessions, workspace_view.session
    await until(lambda: rows.row_of(session) >= 0)
    rows.select(0)
    QTest.keyClick(rows, Qt.Key.Key_F2)
    await until(lambda: any(overlay.isVisible() for overlay in overlays(application)))
    field = QApplication.focusWidget()
    assert field is not None
    QTest.keyClicks(field, "Monday")
    QTest.keyClick(field, Qt.Key.Key_Return)
    await until(lambda: rows.items[0].title == "Monday")
    assert workspace_view.chat.title.text() == "Monday"
    rows.setFocus()
    QTest.keyClick(rows, Qt.Key.Key_Delete)
    await until(lambda: any(overlay.isVisible() for overlay in overlays(application)))
    # the safe answer has the keyboard first
    assert QApplication.focusWidget().text() == "Cancel"  # type: ignore[attr-defined]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    await until(lambda: len(rows.items) == 0)
    await until(lambda: workspace_view.session == NO_SESSION)
    workspace_view.action_registry.run(f"sessions.{ArchivePlace.TRASH}")
    await until(lambda: len(rows.items) == 1)
    workspace_view.session_controller.put(session, ArchivePlace.OPEN)
    await until(lambda: len(rows.items) == 0)
    workspace_view.action_registry.run(f"sessions.{ArchivePlace.OPEN}")
    await until(lambda: len(rows.items) == 1)


async def test_the_palette_leads_to_a_message_of_another_workspace(
    application: Application, other: Path
) -> None:
    first = await run_turn_in_window(application, "list the zebra files")
    application.window.choose_folder(str(other))
    await until(lambda: application.window.workspace_views.current is not first)
    await run_turn_in_window(application, "list")
    second, palette = (
        application.window.workspace_views.current,
        application.palette_controller.palette,
    )
    QTest.keyClick(second, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    await until(palette.field.hasFocus)
    QTest.keyClicks(palette.field, "the zebra f x")
    palette.field.clear()
    QTest.keyClicks(palette.field, "#zebra files")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    await until(lambda: (goal := palette.current()) is not None and goal.kind is Goals.MESSAGE)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    await until(first.isVisible)
    assert not palette.isVisible()
    assert texts(first, RowKind.USER) == ["list the zebra files"]


async def test_a_turn_that_ends_in_another_workspace_is_announced_with_a_way_to_it(
    application: Application, other: Path
) -> None:
    first = await run_turn_in_window(application, "list")
    open_workspace, session = first.open_workspace, first.session
    application.window.choose_folder(str(other))
    await until(lambda: application.window.workspace_views.current is not first)
    await until(lambda: open_and_quiet(application))
    toast = application.window_monitor.notifier.toast
    await open_workspace.send(session, "read README.md")
    await open_workspace.sessions.idle()
    await until(lambda: "Finished" in toast.text() and "ledger" in toast.text())
    QTest.mouseClick(toast, Qt.MouseButton.LeftButton)
    await until(first.isVisible)
    assert first.session == session


async def test_a_notice_about_a_session_closes_when_the_session_is_shown(
    application: Application,
) -> None:
    view = await run_turn_in_window(application, "list")
    first = view.session
    view.sidebar.new.click()
    await until(lambda: view.session != first)
    toast = application.window_monitor.notifier.toast
    await view.open_workspace.send(first, "read README.md")
    await view.open_workspace.sessions.idle()
    await until(lambda: "Finished" in toast.text())
    view.sidebar.sessions.chosen.emit(first)
    await until(lambda: view.session == first)
    assert not toast.isVisible()


async def test_closing_while_the_agent_works_asks_first(application: Application) -> None:
    workspace_view = application.window.workspace_views.current
    type_and_send(workspace_view, "write hello into notes.txt")
    await until(
        lambda: (
            workspace_view.open_workspace is not None
            and bool(workspace_view.open_workspace.permissions.calls.pending)
        )
    )
    application.window.close()
    await until(lambda: any(overlay.isVisible() for overlay in overlays(application)))
    assert application.window.isVisible()
    press(application, "Cancel")
    open_workspace = workspace_view.open_workspace
    open_workspace.permissions.calls.answer(
        open_workspace.permissions.calls.pending[0].id, PermissionAnswer(PermissionReply.NO)
    )
    await until(
        lambda: not running(workspace_view) and not application.window_monitor.attention.running
    )
    application.window.close()
    assert not application.window.isVisible()


class DesktopTray(TrayIcon):
    """The tray of a desktop that has one; it notes whether it is the only way to the window."""

    offered = True
    away = False

    def show_state(self, *, running: int, waiting: bool, away: bool) -> None:
        self.away = away


async def test_a_window_that_was_put_away_keeps_its_tray_icon_when_the_work_has_ended(
    application: Application,
) -> None:
    monitor, window = application.window_monitor, application.window
    monitor.tray = tray = DesktopTray(window)
    workspace_view = window.workspace_views.current
    open_workspace = workspace_view.open_workspace
    type_and_send(workspace_view, "write hello into notes.txt")
    await until(lambda: bool(open_workspace.permissions.calls.pending))
    window.close()
    press(application, "Keep running")
    assert not window.isVisible()
    open_workspace.permissions.calls.answer(
        open_workspace.permissions.calls.pending[0].id, PermissionAnswer(PermissionReply.NO)
    )
    await until(lambda: not monitor.attention.running and not monitor.attention.waiting)
    assert tray.away
    monitor.come_forward()
    assert window.isVisible()
    assert not tray.away


def test_after_two_quick_crashes_the_window_says_so_and_opens_nothing(
    qapp: QApplication, tmp_path: Path, folder: Path
) -> None:
    paths = find_paths(tmp_path / "data")
    make_private_folders(paths)
    AppContainer(paths).workspaces.create(folder)
    for _ in range(2):
        begin_start(paths).mark()
    assert begin_start(paths).safe

    qapp.setQuitOnLastWindowClosed(False)
    from helix_desktop.ui.application.event_loop import HelixEventLoop  # noqa: PLC0415
    from helix_desktop.ui.application.launch import AGAIN, LaunchOptions  # noqa: PLC0415

    async def act() -> int:
        application = Application(
            AppContainer(paths, safe=True), LaunchOptions(), lambda _line: None
        )
        life = asyncio.get_running_loop().create_task(application.live())
        await until(application.window.isVisible)
        assert "Safe mode" in application.window.banner.text()
        await until(lambda: bool(application.open_workspaces.known))
        await until(lambda: application.window.welcoming)
        application.window.banner.entered.emit()
        return await asyncio.wait_for(life, LIMIT_SECONDS)

    with asyncio.Runner(loop_factory=lambda: HelixEventLoop(qapp)) as runner:
        assert runner.run(act()) == AGAIN


@pytest.fixture
def folders(tmp_path: Path) -> list[Path]:
    made = [tmp_path / name for name in ("one", "zwei & mehr", "三 # 100%")]
    for folder in made:
        folder.mkdir()
        (folder / "notes.md").write_text("# Notes\n")
    return made


def names(application: Application) -> set[str]:
    return {
        open_workspace.workspace.name
        for open_workspace in application.open_workspaces.open_workspaces
    }


def window_text(application: Application) -> str:
    window = application.window
    shown = window.welcome if window.welcoming else window.workspace_views.current.chat
    return shown.notice.text() if shown.notice.isVisible() else ""


async def test_several_folders_open_beside_each_other_and_the_first_is_shown(
    tmp_path: Path, folders: list[Path]
) -> None:
    places = (str(folders[0]), folders[1].as_uri(), str(folders[2] / "notes.md"))
    async with live(data=tmp_path / "data", places=places) as application:
        await until(lambda: open_and_quiet(application))
        await until(lambda: len(names(application)) == 3)
        await until(lambda: len(application.open_workspaces.known) == 3)
        assert names(application) == {folder.name for folder in folders}
        assert application.window.windowTitle() == "one — Helix Desktop"
        # a folder nobody spoke about yet is not trusted
        assert [
            open_workspace.permissions.files.trusted
            for open_workspace in application.open_workspaces.open_workspaces
        ] == [None, None, None]
        application.window.choose_workspace(
            application.open_workspaces.open_workspaces[2].workspace.id
        )
        await until(lambda: application.window.windowTitle().startswith("三 # 100%"))


@pytest.mark.parametrize("place", ["gone", "smb://elsewhere/share"])
async def test_where_nothing_can_be_opened_the_first_screen_says_why(
    tmp_path: Path, place: str
) -> None:
    path = place if ":" in place else str(tmp_path / place)
    async with live(data=tmp_path / "data", places=(path,)) as application:
        await until(lambda: application.window.welcoming)
        await until(lambda: place in window_text(application))
        assert names(application) == set()


async def test_a_second_start_hands_its_folders_to_the_window_that_is_open(
    tmp_path: Path, folders: list[Path]
) -> None:
    async with live(data=tmp_path / "data", places=(str(folders[0]),)) as application:
        await until(lambda: open_and_quiet(application))
        await until((tmp_path / "data" / "window.sock").exists)
        paths = find_paths(tmp_path / "data")
        wanted = make_open_request(
            None, None, [folders[2].as_uri(), str(tmp_path / "gone"), str(folders[1])]
        )
        assert await asyncio.to_thread(pass_request_on, paths, wanted)
        await until(lambda: len(names(application)) == 3)
        await until(lambda: application.window.windowTitle().startswith("三 # 100%"))
        await until(lambda: "gone" in window_text(application))


async def test_entries_of_the_desktops_menu_act_in_the_window_that_is_open(
    application: Application, tmp_path: Path
) -> None:
    view = await run_turn_in_window(application, "list")
    first, paths = view.session, find_paths(tmp_path / "data")
    await until((tmp_path / "data" / "window.sock").exists)
    wanted = make_open_request(None, None, new_session=True)
    assert await asyncio.to_thread(pass_request_on, paths, wanted)
    await until(lambda: view.session != first)
    wanted = make_open_request(None, None, choose_folder=True)
    assert await asyncio.to_thread(pass_request_on, paths, wanted)
    await until(lambda: application.window.findChildren(QFileDialog))
    [dialog] = application.window.findChildren(QFileDialog)
    dialog.reject()


def test_the_command_line_takes_folders_and_a_second_one_hands_them_over(
    tmp_path: Path, folders: list[Path]
) -> None:
    data = tmp_path / "data"
    command = [sys.executable, "-m", "helix_desktop", "--data-dir", str(data)]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([*command, str(folders[0])], cwd=ROOT, env=env) as first:
        try:
            wait_until((data / "window.sock").exists)
            second = subprocess.run(
                [*command, folders[2].as_uri()], cwd=ROOT, env=env, capture_output=True, timeout=30
            )
            assert (second.returncode, second.stderr) == (0, b"")
            wait_until(lambda: len(list((data / "workspaces").glob("*/READY"))) == 2)
            assert first.poll() is None
            assert (data / MARKER).exists()
        finally:
            first.terminate()
            first.communicate(timeout=30)
    assert first.returncode == 0
    assert not (data / MARKER).exists()
    assert not (data / "window.sock").exists()
