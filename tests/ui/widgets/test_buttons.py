"""Buttons: those of a row are whole, beside each other or below."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.controls import WrappingButtonRow, button


@pytest.mark.parametrize(("width", "lines"), [(420, 1), (260, 2)])
def test_buttons_wrap_to_the_next_line_if_they_do_not_fit(
    qtbot: QtBot, theme: Theme, width: int, lines: int
) -> None:
    made = [button(words) for words in ("Anheften", "Exportieren…", "Marker kopieren")]
    around, row = QWidget(), WrappingButtonRow(*made)
    qtbot.addWidget(around)
    row.setParent(around)  # a window is never narrower than what it holds
    around.show()
    for wide in (900 - width, width):
        row.resize(wide, row.sizeHint().height())
        for _ in range(3):
            QApplication.sendPostedEvents()
    assert len({item.y() for item in made}) == lines
    assert all(item.width() >= item.sizeHint().width() for item in made)
