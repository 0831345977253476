"""A card above a field in which somebody types."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.views import shown

ALT = Qt.KeyboardModifier.AltModifier


class CardStage(QWidget):
    """A window with the card and the field, which has the keyboard."""

    def __init__(self, qtbot: QtBot, card: Any) -> None:
        super().__init__()
        self.field, self.card = QLineEdit(), card
        self.answers: list[tuple[str, object]] = []
        card.left.connect(self.field.setFocus)
        card.answered.connect(lambda question, answer: self.answers.append((question, answer)))
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addWidget(card)
        layout.addWidget(self.field)
        shown(qtbot, self, 900, 900)
        self.activateWindow()
        self.field.setFocus()
        qtbot.waitUntil(lambda: QApplication.focusWidget() is self.field)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = ALT) -> None:
        QTest.keyClick(self.field, key, modifiers)
