"""A card above a field in which somebody types."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.chat.cards.question_card import CardDock, QuestionCard
from helix_desktop.ui.style.theme import Theme
from tests.fakes.clock import FakeClock
from tests.ui.views import shown

ALT = Qt.KeyboardModifier.AltModifier


class CardStage(QWidget):
    """A window with the card and the field, which has the keyboard."""

    def __init__(self, qtbot: QtBot, theme: Theme, clock: FakeClock | None = None) -> None:
        super().__init__()
        tick = (clock or FakeClock(step=1.0)).monotonic  # without a clock: time passes at each look
        self.theme = theme
        self.field, self.card = QLineEdit(), QuestionCard(tick=tick)
        self.answers: list[tuple[str, object]] = []
        self.card.left.connect(self.field.setFocus)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addWidget(CardDock([self.card], above=()))
        layout.addWidget(self.field)
        shown(qtbot, self, 900, 900)
        self.activateWindow()
        self.field.setFocus()
        qtbot.waitUntil(lambda: QApplication.focusWidget() is self.field)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = ALT) -> None:
        QTest.keyClick(self.field, key, modifiers)

    def button(self, text: str) -> QPushButton:
        return self.card.buttons[text]

    def click(self, text: str) -> None:
        """Press the button of an answer, or choose it in the menu."""
        if text in self.card.menu_actions:
            self.card.menu_actions[text].trigger()
            return
        QTest.mouseClick(self.button(text), Qt.MouseButton.LeftButton)
