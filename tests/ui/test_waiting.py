"""How long the waits of pytest-qt may take."""

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from tests.waiting import LIMIT_SECONDS


def test_a_wait_for_a_signal_has_the_limit_of_all_waits(qtbot: QtBot) -> None:
    sender = QObject()
    with qtbot.waitSignal(sender.objectNameChanged) as wait:
        sender.setObjectName("changed")
    assert wait.timeout == LIMIT_SECONDS * 1_000
