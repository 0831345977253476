"""Rows of the settings in a narrow page: words have room before what is empty at their right."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.ui.settings.form_rows import (
    WORDS,
    RowTitle,
    SettingRow,
    SettingsColumn,
    SettingsGroup,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.buttons import button
from tests.ui.geometry import place_in


@pytest.mark.parametrize("width", [636, 683, 900])
def test_words_beside_a_small_control_have_their_whole_width(
    qtbot: QtBot, theme: Theme, width: int
) -> None:
    column, group = SettingsColumn(), SettingsGroup(theme, "Start")
    qtbot.addWidget(column)
    rows = [
        SettingRow(theme, RowTitle(theme, "One", "below"), button(name)) for name in ("a", "bbbb")
    ]
    for row in rows:
        group.add(row)
    column.add(group)
    column.resize(width, 300)
    column.show()
    for _ in range(3):
        QApplication.sendPostedEvents()
    assert [row.words.width() for row in rows] == [WORDS, WORDS]
    assert column.minimumSizeHint().width() <= width
    assert column.rect().contains(place_in(rows[0], column))
