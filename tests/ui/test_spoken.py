"""What screen readers are told of painted rows."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea
from pytestqt.qtbot import QtBot

from helix_desktop.ui.spoken import speak_rows

ROW = 20


class Painted(QAbstractScrollArea):
    def __init__(self, rows: list[str]) -> None:
        super().__init__()
        self.rows = rows
        self.setAccessibleName("Conversation")

    def spoken_count(self) -> int:
        return len(self.rows)

    def spoken_row(self, at: int) -> str:
        return self.rows[at]

    def spoken_rect(self, at: int) -> QRect:
        return QRect(0, at * ROW, 100, ROW) if at < 3 else QRect()

    def spoken_shown(self) -> range:
        return range(min(3, len(self.rows)))

    def spoken_current(self) -> int:
        return 1


def test_a_painted_list_says_its_name_its_rows_and_which_has_the_keyboard(qtbot: QtBot) -> None:
    speak_rows()
    shown = Painted(["you: hello", "Helix: world", "read_file, a.py", "far below"])
    qtbot.addWidget(shown)
    shown.show()
    found = QAccessible.queryAccessibleInterface(shown)
    assert found.role() is QAccessible.Role.List
    assert found.text(QAccessible.Text.Name) == "Conversation"
    assert found.childCount() == 4
    second = found.child(1)
    assert second.text(QAccessible.Text.Name) == "Helix: world"
    assert second.state().focused
    assert found.indexOfChild(second) == 1
    assert second.rect().top() == shown.viewport().mapToGlobal(QPoint(0, ROW)).y()
    assert found.child(3).state().invisible
    assert found.child(4) is None


def test_a_row_that_has_gone_says_nothing(qtbot: QtBot) -> None:
    speak_rows()
    shown = Painted(["one", "two"])
    qtbot.addWidget(shown)
    shown.show()
    found = QAccessible.queryAccessibleInterface(shown)
    second = found.child(1)
    shown.rows.pop()
    assert not second.isValid()
    assert second.text(QAccessible.Text.Name) == ""


def test_other_widgets_are_told_of_as_qt_does(qtbot: QtBot) -> None:
    speak_rows()
    plain = QAbstractScrollArea()
    qtbot.addWidget(plain)
    assert QAccessible.queryAccessibleInterface(plain).role() is not QAccessible.Role.List
