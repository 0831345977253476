"""Sheets: one way to come and go, for those with a head and a foot and those without."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.environment import resources_folder
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.safe_text import check_link
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.dialogs import (
    DIALOG_PADDING,
    MAX_DIALOG_WIDTH,
    Dialog,
    OpenLinkDialog,
    Overlay,
    confirm,
)
from tests.ui.views import shown


class Window(QWidget):
    """A window with a field that has the keyboard."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self.edit = QLineEdit()
        QVBoxLayout(self).addWidget(self.edit)
        shown(qtbot, self, 1_000, 800)
        self.activateWindow()  # on a screen without a window manager nobody else does
        qtbot.waitUntil(self.isActiveWindow)
        self.edit.setFocus()


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    return Window(qtbot)


def open_dialog(window: Window, hint: str = "") -> tuple[Dialog, list[QWidget]]:
    sheet = Dialog(window, title="Compact now?", hint=hint)
    buttons: list[QWidget] = [button("one"), button("two")]
    for item in buttons:
        sheet.footer.addWidget(item)
    sheet.open(buttons[1])
    return sheet, buttons


@pytest.mark.parametrize("hint", ["", "Nothing has changed yet."], ids=["plain", "with a hint"])
def test_tab_stays_inside_and_esc_gives_focus_back(
    window: Window, theme: Theme, qtbot: QtBot, hint: str
) -> None:
    sheet, (one, two) = open_dialog(window, hint)
    assert window.isActiveWindow()
    assert two.hasFocus()
    seen = []
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert set(seen) <= set(sheet.findChildren(QWidget))
    assert {one, two} < set(seen)
    with qtbot.waitSignal(sheet.closed):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.edit.hasFocus()


def test_a_sheet_stays_inside_its_window_however_small_that_gets(
    window: Window, theme: Theme, qtbot: QtBot
) -> None:
    sheet, _ = open_dialog(window)
    assert sheet.geometry() == window.rect()
    assert sheet.card.width() == MAX_DIALOG_WIDTH
    window.resize(600, 300)
    qtbot.waitUntil(lambda: sheet.width() == 600)
    assert sheet.card.width() == 600 - 2 * DIALOG_PADDING
    assert sheet.rect().contains(sheet.card.geometry())
    sheet.dismiss()


@pytest.mark.parametrize("danger", [False, True], ids=["harmless", "something is lost"])
def test_enter_presses_the_button_that_has_the_keyboard_or_cancels_where_something_is_lost(
    window: Window, theme: Theme, danger: bool
) -> None:
    done: list[str] = []
    yes = ("Go", lambda: done.append("went"))
    sheet = confirm(window, title="Sure?", text="It goes.", yes=yes, danger=danger)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert done == ([] if danger else ["went"])
    assert danger or sheet.isHidden()


def test_closing_a_dialog_focuses_no_deleted_widget(window: Window, theme: Theme) -> None:
    deleted_field = QLineEdit(window)
    deleted_field.show()
    deleted_field.setFocus()
    sheet = Dialog(window, title="Delete?")
    sheet.open()
    deleted_field.setParent(None)
    deleted_field.deleteLater()
    QApplication.processEvents()
    sheet.dismiss()
    assert sheet.isHidden()


def test_a_click_outside_closes_an_overlay_but_no_dialog(
    window: Window, theme: Theme, qtbot: QtBot
) -> None:
    plain, sheet = Overlay(window, width=300), Dialog(window, title="Dry run")
    plain.open_over()
    qtbot.mouseClick(plain, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert plain.isHidden()
    sheet.open()
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert not sheet.isHidden()
    sheet.dismiss()


def test_a_sheet_over_a_window_that_is_hidden_has_the_keyboard_when_that_is_shown(
    window: Window, theme: Theme
) -> None:
    window.hide()
    sheet, field = Overlay(window, width=300), QLineEdit()
    sheet.lay_out(buttons=(field,))
    sheet.open_over()
    window.show()
    assert window.focusWidget() is field
    sheet.close_sheet()


def test_a_question_grows_with_its_words(window: Window, theme: Theme) -> None:
    dialogs = [
        confirm(window, title="Undo?", text="Why not. " * times, yes=("Undo", lambda: None))
        for times in (1, 120)
    ]
    QApplication.processEvents()
    short, long = (item.card.height() for item in dialogs)
    assert long > short + 60
    for item in dialogs:
        item.dismiss()


def test_a_long_address_is_shown_to_its_end(window: Window) -> None:
    link = check_link("https://example.org/authorize?state=" + "x9" * 200 + "&resource=end")
    dialog = OpenLinkDialog(link, window, lambda _url: None)
    dialog.show()
    QApplication.processEvents()
    [address] = [child for child in dialog.findChildren(QLabel) if "end" in child.text()]
    room = QRect(0, 0, address.width(), 0)
    needed = address.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, address.text())
    assert needed.width() <= address.width()
    assert address.text().replace("\u200b", "") == link.url
    dialog.reject()


@pytest.mark.parametrize(("motion", "at_once"), [("full", False), ("reduced", True)])
def test_dialogs_are_animated_only_if_the_user_wants_motion(
    window: Window, motion: str, at_once: bool
) -> None:
    theme = Theme(resources_folder(), "dark")
    theme.set_motion(motion)
    theme.apply()
    sheet = Dialog(window, title="Dry run")
    sheet.open()
    assert (sheet.card.graphicsEffect() is None) is at_once
    sheet.dismiss()
    assert theme.moves is not at_once
