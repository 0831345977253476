"""What the desktop is told: no text of others becomes its markup."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.application.window_monitor import Notifier, TrayIcon, unmarked
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import shown


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<https://host>", "‹https://host›"),
        ("“<b>x</b>” waits", "“‹b›x‹/b›” waits"),
        ("plain & simple", "plain & simple"),
    ],
)
def test_text_that_looks_like_markup_is_shown_in_notifications(text: str, expected: str) -> None:
    assert unmarked(text) == expected


@pytest.mark.parametrize("wanted", [True, False])
def test_a_switch_decides_whether_an_end_is_told(qtbot: QtBot, theme: Theme, wanted: bool) -> None:
    window = shown(qtbot, QWidget())
    window.activateWindow()
    keys: list[str] = []

    def wants(key: str) -> bool:
        keys.append(key)
        return wanted

    notifier = Notifier(window, TrayIcon(window), wants=wants, entered=lambda *_: None)
    notifier.notify("here", "session", ended=True, target=("1", "2"), seen=False)
    assert keys[0] == "notify_finished"
    assert notifier.toast.isVisible() is wanted
    notifier.toast.hide()
