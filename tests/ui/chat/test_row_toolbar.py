"""The toolbar over a row: which control has the keyboard when its actions change."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from helix_desktop.app.inspection.output_states import OutputState
from helix_desktop.ui.chat.transcript.row_toolbar import RowToolbar, row_commands
from helix_desktop.ui.chat.transcript.rows import RowKind, TranscriptRow
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.block_labels import pin_cost_text
from helix_desktop.ui.widgets.labels import ElidedLabel


def test_the_keyboard_stays_on_a_button_whose_action_is_replaced_by_its_opposite(
    theme: Theme, qtbot: QtBot
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(600, 80)
    toolbar = RowToolbar(window)
    QPushButton("another control", window)
    window.show()
    window.activateWindow()
    row = TranscriptRow(RowKind.ASSISTANT, "x", output_state=OutputState.IN_CONTEXT)
    toolbar.show_at(row, QPoint(600, 40))
    buttons = toolbar.findChildren(QPushButton)
    pin = next(button for button in buttons if button.accessibleName() == "Pin to context")
    pin.setFocus()
    qtbot.waitUntil(pin.hasFocus)
    row.pin = "pinned"
    toolbar.show_at(row, QPoint(600, 40))
    qtbot.waitUntil(lambda: not isValid(pin))
    focused = QApplication.focusWidget()
    assert focused.accessibleName() == "Unpin"


@pytest.mark.parametrize("kind", [RowKind.USER, RowKind.ASSISTANT, RowKind.THINKING, RowKind.TOOL])
@pytest.mark.parametrize("standing", [None, *OutputState])
def test_at_most_three_buttons_stand_beside_a_message_and_its_menu_has_all_actions(
    theme: Theme, qtbot: QtBot, kind: RowKind, standing: OutputState | None
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    toolbar = RowToolbar(window)
    window.show()
    for pin in ("", "pinned"):
        row = TranscriptRow(kind, "x", output_state=standing, pin=pin)
        toolbar.show_at(row, QPoint(600, 40))
        QApplication.processEvents()  # the layout shows new buttons, and drops others
        buttons = [button for button in toolbar.findChildren(QPushButton) if button.isVisible()]
        buttons.sort(key=QPushButton.x)
        names = [button.accessibleName() for button in buttons]
        assert 2 <= len(names) <= 3
        assert names[-1] == "More actions"
        assert "Copy text" in names
        undone = [str(command.words) for command in row_commands(row) if command.on]
        assert names[0] in undone or not undone
    with qtbot.waitSignal(toolbar.menu_requested):
        buttons[-1].click()


@pytest.mark.parametrize("kind", [RowKind.GATE, RowKind.DIVIDER, RowKind.FAILURE, RowKind.NOTE])
def test_the_pointer_may_rest_on_a_row_that_has_no_actions(
    theme: Theme, qtbot: QtBot, kind: RowKind
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    toolbar = RowToolbar(window)
    window.show()
    toolbar.show_at(TranscriptRow(RowKind.USER, "x"), QPoint(600, 40))
    assert toolbar.isVisible()
    toolbar.show_at(TranscriptRow(kind, "x"), QPoint(600, 40))
    assert not toolbar.isVisible()


@pytest.mark.parametrize("width", [150, 400, 760])
def test_the_reason_is_whole_where_the_conversation_has_the_room_for_it(
    theme: Theme, qtbot: QtBot, width: int
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(width, 80)
    toolbar = RowToolbar(window)
    window.show()
    row = TranscriptRow(RowKind.USER, "x")
    reason = f"Previous turn, unchanged · {pin_cost_text(12_345)}"
    toolbar.show_at(row, QPoint(width, 40))
    toolbar.show_why(row, reason)
    [label] = toolbar.findChildren(ElidedLabel)
    assert (label.shown() == reason) == (width == 760)
    assert toolbar.x() >= 0
