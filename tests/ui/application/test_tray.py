"""The tray icon's own messages, for systems without a notification server on a bus."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.application.notifier import Notice, Notifier
from helix_desktop.ui.application.tray_icon import TrayIcon
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import shown


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
