"""The first screen at work: what is found on the computer, at the start and later."""

from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.welcome.controller import WelcomeController
from helix_desktop.ui.welcome.page import ModelSource, WelcomePage
from tests.app.app_stage import Place
from tests.ui.views import shown, until


async def test_a_server_started_meanwhile_is_found_when_the_window_is_active_again(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    place = Place(tmp_path)
    page = shown(qtbot, WelcomePage(theme), 1_200, 900)
    page.activateWindow()
    await until(page.isActiveWindow)
    bridge = EventBridge(place.container.supervisor.spawn)
    controller = WelcomeController(bridge, place.container, page)
    controller.look_around()
    await place.container.supervisor.wait_until_idle()
    assert not page.local.isEnabled()
    place.provider_factory.documents = {
        "http://127.0.0.1:11434/api/tags": b'{"models": [{"name": "tiny"}]}',
        "http://127.0.0.1:11434/api/ps": b'{"models": []}',
        "http://127.0.0.1:11434/api/show": b"{}",
    }
    QApplication.sendEvent(page, QEvent(QEvent.Type.ActivationChange))
    await until(lambda: page.local.model == "ollama/tiny")
    assert page.local.isEnabled()
    assert page.way is ModelSource.LOCAL
    bridge.discard_events()
    await place.container.close()
