"""A sheet keeps the keyboard, is dismissed with Esc, and gives focus back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.buttons import button
from helix_desktop.ui.widgets.dialogs import PADDING, WIDEST, Dialog, confirm


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1_000, 800)
    made.edit = QLineEdit()  # type: ignore[attr-defined]
    QVBoxLayout(made).addWidget(made.edit)  # type: ignore[attr-defined]
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()  # on a screen without a window manager nobody else does
    qtbot.waitUntil(made.isActiveWindow)
    made.edit.setFocus()  # type: ignore[attr-defined]
    return made


def opened(theme: Theme, window: QWidget) -> tuple[Dialog, list[QWidget]]:
    sheet = Dialog(theme, window, title="Compact now?")
    buttons: list[QWidget] = [button("one"), button("two")]
    for each in buttons:
        sheet.footer.addWidget(each)
    sheet.open(buttons[1])
    return sheet, buttons


def test_tab_stays_inside_and_esc_gives_focus_back(window: QWidget, theme: Theme) -> None:
    sheet, (one, two) = opened(theme, window)
    assert two.hasFocus()
    seen = []
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        seen.append(QApplication.focusWidget())
    assert set(seen) <= set(sheet.findChildren(QWidget))
    assert {one, two} < set(seen)
    heard: list[bool] = []
    sheet.closed.connect(lambda: heard.append(True))
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert heard == [True]
    assert window.edit.hasFocus()  # type: ignore[attr-defined]


def test_a_sheet_stays_inside_its_window_however_small_that_gets(
    window: QWidget, theme: Theme, qtbot: QtBot
) -> None:
    sheet, _ = opened(theme, window)
    assert sheet.geometry() == window.rect()
    assert sheet.card.width() == WIDEST
    window.resize(600, 300)
    qtbot.waitUntil(lambda: sheet.width() == 600)
    assert sheet.card.width() == 600 - 2 * PADDING
    assert sheet.rect().contains(sheet.card.geometry())
    sheet.dismiss()


def test_enter_presses_the_button_that_has_the_keyboard(window: QWidget, theme: Theme) -> None:
    done: list[str] = []
    sheet = confirm(
        theme, window, title="Sure?", text="It goes.", yes=("Go", lambda: done.append("went"))
    )
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert done == ["went"]
    assert sheet.isHidden()


def test_where_something_is_lost_enter_does_nothing_but_cancel(
    window: QWidget, theme: Theme
) -> None:
    done: list[str] = []
    confirm(
        theme,
        window,
        title="Sure?",
        text="It goes.",
        yes=("Go", lambda: done.append("went")),
        danger=True,
    )
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert done == []
