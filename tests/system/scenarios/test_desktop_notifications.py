"""What the desktop is told while nobody looks at the window, over a real bus with a fake server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from helix_desktop.app.desktop.desktop_messages import DesktopMessages
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.domain.value import replace
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.window_monitor import Notice
from helix_desktop.ui.settings.application_pages import NotificationsPage
from tests.fakes.desktop_bus import NotificationServer, needs_bus, on_bus, private_bus
from tests.system.scenarios.stage import type_and_send
from tests.waiting import until

pytestmark = needs_bus

ASK = "write hello into notes.txt"


@asynccontextmanager
async def on_desktop(application: Application, folder: Path) -> AsyncIterator[NotificationServer]:
    """A desktop with a notification server and no tray, on which nobody looks at the window."""
    with private_bus(folder) as environ:
        async with on_bus(environ, NotificationServer) as server:
            monitor = application.window_monitor
            spawn = application.open_workspaces.container.supervisor.spawn
            monitor.notifier.desktop = desktop = DesktopMessages(
                spawn, monitor.notifier.press, environ=environ, root=folder
            )
            try:
                yield server
            finally:
                await desktop.close()


async def test_a_question_on_the_desktop_is_denied_there(
    application: Application, tmp_path: Path, folder: Path
) -> None:
    view = application.window.workspace_views.current
    async with on_desktop(application, tmp_path) as server:
        type_and_send(view, ASK)
        application.window.hide()
        await until(lambda: server.shown)
        assert server.title(1) == "Helix needs your answer"
        assert server.body(1).endswith("in ledger is waiting for your answer.")
        assert server.buttons(1) == ["default", "deny"]
        assert not application.window_monitor.notifier.toast.isVisible()
        await server.press(1, "deny")
        await until(lambda: not view.open_workspace.permissions.calls.pending)
        await until(lambda: server.title(2) == "Finished" if 2 in server.shown else False)
        assert 1 not in server.shown
        assert not (folder / "notes.txt").exists()


async def test_open_on_the_desktop_leads_to_the_question(
    application: Application, tmp_path: Path
) -> None:
    view = application.window.workspace_views.current
    async with on_desktop(application, tmp_path) as server:
        type_and_send(view, ASK)
        application.window.hide()
        await until(lambda: server.shown)
        await server.press(1, "default")
        await until(application.window.isVisible)
        assert len(view.open_workspace.permissions.calls.pending) == 1
        question = view.open_workspace.permissions.calls.pending[0]
        view.open_workspace.permissions.calls.answer(
            question.id, PermissionAnswer(PermissionReply.NO)
        )
        await view.open_workspace.sessions.idle()


async def test_a_question_answered_in_the_window_leaves_the_desktop(
    application: Application, tmp_path: Path
) -> None:
    view = application.window.workspace_views.current
    async with on_desktop(application, tmp_path) as server:
        type_and_send(view, ASK)
        application.window.hide()
        await until(lambda: server.shown)
        question = view.open_workspace.permissions.calls.pending[0]
        view.open_workspace.permissions.calls.answer(
            question.id, PermissionAnswer(PermissionReply.NO)
        )
        await until(lambda: 1 not in server.shown)
        await server.press(1, "deny")  # too late
        await view.open_workspace.sessions.idle()


async def test_nothing_is_told_about_a_session_that_is_looked_at(
    application: Application, tmp_path: Path
) -> None:
    window = application.window
    view = window.workspace_views.current
    async with on_desktop(application, tmp_path) as server:
        window.show()
        window.activateWindow()
        await until(window.isActiveWindow)
        type_and_send(view, "list")
        await until(lambda: view.session)
        await view.open_workspace.sessions.idle()
        window.hide()
        type_and_send(view, ASK)
        await until(lambda: server.shown)
        assert [values[3] for values in server.bodies("Notify")] == ["Helix needs your answer"]
        question = view.open_workspace.permissions.calls.pending[0]
        view.open_workspace.permissions.calls.answer(
            question.id, PermissionAnswer(PermissionReply.NO)
        )
        await view.open_workspace.sessions.idle()


async def test_a_message_goes_when_the_user_comes_to_its_session(
    application: Application, tmp_path: Path
) -> None:
    window = application.window
    view = window.workspace_views.current
    other = QWidget()
    async with on_desktop(application, tmp_path) as server:
        other.show()
        other.activateWindow()
        await until(other.isActiveWindow)
        type_and_send(view, "list")
        await until(lambda: server.shown)
        assert server.title(1) == "Finished"
        window.activateWindow()
        await until(lambda: not server.shown)
    other.deleteLater()


async def test_a_closed_workspace_takes_its_messages_along(
    application: Application, tmp_path: Path
) -> None:
    view = application.window.workspace_views.current
    async with on_desktop(application, tmp_path) as server:
        type_and_send(view, ASK)
        application.window.hide()
        await until(lambda: server.shown)
        workspace = view.open_workspace.workspace.id
        await application.open_workspaces.close_workspace(workspace)
        await until(lambda: not server.shown)


async def test_settings_say_what_this_desktop_does_and_send_a_test(
    application: Application, tmp_path: Path
) -> None:
    async with on_desktop(application, tmp_path) as server:
        application.settings.open("notifications")

        def page() -> NotificationsPage | None:
            return next(iter(application.window.findChildren(NotificationsPage)), None)

        await until(lambda: (shown := page()) and shown.desktop.text().startswith("Shown by fake"))
        settings = page()
        assert settings is not None
        assert "nothing tells Helix whether the screen is locked" in settings.desktop.text()
        settings.sending.click()
        await until(lambda: settings.result.below().startswith("Sent."))
        assert server.title(1) == "A test"
    settings.sending.click()
    await until(lambda: settings.result.below().startswith("The desktop didn't take it"))
    assert "A test" in application.window_monitor.notifier.toast.text()


@pytest.mark.parametrize("allows", [True, False])
async def test_an_answer_from_the_desktop_is_for_the_question_as_it_was_shown(
    application: Application, folder: Path, allows: bool
) -> None:
    view = application.window.workspace_views.current
    type_and_send(view, ASK)
    await until(lambda: view.open_workspace.permissions.calls.pending)
    application.window.hide()
    [question] = view.open_workspace.permissions.calls.pending
    notice = Notice(
        view.open_workspace.workspace.id,
        question.session,
        "Notes",
        "ledger",
        ended=False,
        id=question.id,
        question=replace(question, shown="another call"),
    )
    application.window_monitor.answer_from_desktop(notice, allows)
    await until(application.window.isVisible)  # to be read again
    assert [*view.open_workspace.permissions.calls.pending] == [question]
    application.window_monitor.answer_from_desktop(replace(notice, question=question), allows)
    await until(lambda: not view.open_workspace.permissions.calls.pending)
    await view.open_workspace.sessions.idle()
    assert (folder / "notes.txt").exists() is allows
