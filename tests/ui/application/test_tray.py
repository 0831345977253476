"""When the tray icon shows messages, and when the desktop's notification server does."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.desktop.desktop_messages import DesktopMessages
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.application.window_monitor import Notice, Notifier, TrayIcon
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme
from tests.fakes.desktop_bus import NotificationServer, needs_bus, on_bus, private_bus
from tests.ui.views import shown
from tests.waiting import until


class SpeakingTray(TrayIcon):
    """A tray icon that shows messages."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.messages: list[str] = []

    def show_message(self, title: str, text: str) -> bool:
        self.messages.append(text)
        return True


@pytest.mark.parametrize("wanted", [True, False])
async def test_a_switch_decides_whether_an_end_is_told(
    qtbot: QtBot, theme: Theme, wanted: bool
) -> None:
    window = shown(qtbot, QWidget())
    window.activateWindow()
    keys: list[str] = []

    def wants(key: str) -> bool:
        keys.append(key)
        return wanted

    notifier = Notifier(
        window,
        TrayIcon(window),
        EventBridge(lambda _work, _name: None),
        wants=wants,
        entered=lambda *_: None,
        answered=lambda *_: None,
    )
    await notifier.notify(Notice("1", "2", "session", "here", ended=True), seen=False)
    assert keys[0] == "notify_finished"
    assert notifier.toast.isVisible() is wanted
    notifier.toast.hide()


async def test_without_a_bus_the_tray_icon_shows_what_the_window_does_not(
    qtbot: QtBot, theme: Theme
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    tray = SpeakingTray(window)
    notifier = Notifier(
        window,
        tray,
        EventBridge(lambda _work, _name: None),
        wants=lambda _key: True,
        entered=lambda *_: None,
        answered=lambda *_: None,
    )
    await notifier.notify(Notice("1", "2", "<b>", "here", ended=True), seen=False)
    assert tray.messages == ["“<b>” in here finished."]
    assert not notifier.toast.isVisible()


@needs_bus
async def test_on_a_desktop_with_a_tray_the_notification_server_shows_the_message_once(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    tray = SpeakingTray(window)
    errors: list[BaseException] = []
    supervisor = Supervisor(lambda _name, error: errors.append(error))
    with private_bus(tmp_path) as environ:
        async with on_bus(environ, NotificationServer) as server:
            desktop = DesktopMessages(
                supervisor.spawn, lambda *_: None, environ=environ, root=tmp_path
            )
            notifier = Notifier(
                window,
                tray,
                EventBridge(supervisor.spawn),
                wants=lambda key: key != "notify_sound",
                entered=lambda *_: None,
                answered=lambda *_: None,
                desktop=desktop,
            )
            await notifier.notify(Notice("1", "2", "<b>", "here", ended=True), seen=False)
            assert server.body(1) == "“&lt;b&gt;” in here finished."
            assert not tray.messages
            assert not notifier.toast.isVisible()
            await notifier.end()
            await until(lambda: not supervisor.running)
    assert not errors


async def test_a_pause_is_told_with_its_time(qtbot: QtBot, theme: Theme) -> None:
    window = shown(qtbot, QWidget())
    window.activateWindow()
    notifier = Notifier(
        window,
        TrayIcon(window),
        EventBridge(lambda _work, _name: None),
        wants=lambda _key: True,
        entered=lambda *_: None,
        answered=lambda *_: None,
    )
    notice = Notice("1", "2", "session", "here", ended=True, paused="Paused until 14:05")
    await notifier.notify(notice, seen=False)
    words = " ".join(child.text() for child in notifier.toast.findChildren(QLabel))
    assert "Paused until 14:05" in words
    assert "“session” in here is at its provider's limit." in words
    notifier.toast.hide()
