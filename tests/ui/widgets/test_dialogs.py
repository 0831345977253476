"""Sheets: one way to come and go, for those with a head and a foot and those without."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.environment import resources_folder
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.dialogs import Dialog, Overlay, confirm
from tests.ui.views import owned


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = owned(qtbot, QWidget())
    made.resize(900, 700)
    inside = QVBoxLayout(made)
    inside.addWidget(QLineEdit())
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def line_of(window: QWidget) -> QLineEdit:
    found = window.findChild(QLineEdit)
    assert isinstance(found, QLineEdit)
    return found


def test_every_sheet_is_an_overlay() -> None:
    assert issubclass(Dialog, Overlay)


@pytest.mark.parametrize("hint", ["", "Nothing has changed yet."])
def test_a_sheet_takes_the_keyboard_and_gives_it_back(
    window: QWidget, theme: Theme, qtbot: QtBot, hint: str
) -> None:
    line_of(window).setFocus()
    sheet = Dialog(theme, window, title="Compact now?", hint=hint)
    yes = QPushButton("Yes")
    sheet.footer.addWidget(yes)
    sheet.open(yes)
    assert window.isActiveWindow()
    assert QApplication.focusWidget() is yes
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(yes, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is line_of(window)


def test_the_keyboard_goes_back_to_nobody_who_is_gone(window: QWidget, theme: Theme) -> None:
    gone = QLineEdit(window)
    gone.show()
    gone.setFocus()
    sheet = Dialog(theme, window, title="Delete?")
    sheet.open()
    gone.setParent(None)
    gone.deleteLater()
    QApplication.processEvents()
    sheet.dismiss()
    assert sheet.isHidden()


def test_a_click_beside_closes_what_can_be_opened_again_and_nothing_else(
    window: QWidget, theme: Theme, qtbot: QtBot
) -> None:
    plain, sheet = Overlay(theme, window, width=300), Dialog(theme, window, title="Dry run")
    plain.open_over()
    qtbot.mouseClick(plain, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert plain.isHidden()
    sheet.open()
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert not sheet.isHidden()
    sheet.dismiss()


def test_a_question_grows_with_its_words(window: QWidget, theme: Theme) -> None:
    asked = [
        confirm(theme, window, title="Undo?", text="Why not. " * times, yes=("Undo", lambda: None))
        for times in (1, 120)
    ]
    QApplication.processEvents()
    short, long = (each.card.height() for each in asked)
    assert long > short + 60
    for each in asked:
        each.dismiss()


@pytest.mark.parametrize(("motion", "at_once"), [("full", False), ("reduced", True)])
def test_motion_is_what_the_person_chose(window: QWidget, motion: str, at_once: bool) -> None:
    theme = Theme(resources_folder(), "dark")
    theme.set_motion(motion)
    sheet = Dialog(theme, window, title="Dry run")
    sheet.open()
    assert (sheet.card.graphicsEffect() is None) is at_once
    sheet.dismiss()
    assert theme.moves is not at_once
