"""Rows of the settings in a narrow page: words have room before what is empty at their right."""

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from helix_desktop.ui.settings.form_rows import (
    MOST_WORDS,
    WORDS,
    RowTitle,
    SettingRow,
    SettingsColumn,
    SettingsGroup,
)
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.buttons import button
from tests.ui.geometry import place_in


def shown(qtbot: QtBot, rows: Sequence[SettingRow], *, theme: Theme, width: int) -> SettingsColumn:
    column, group = SettingsColumn(), SettingsGroup(theme, "Start")
    qtbot.addWidget(column)
    for row in rows:
        group.add(row)
    column.add(group)
    column.resize(width, 300)
    column.show()
    for _ in range(3):
        QApplication.sendPostedEvents()
    return column


@pytest.mark.parametrize("width", [636, 683, 900])
def test_words_beside_a_small_control_have_their_whole_width(
    qtbot: QtBot, theme: Theme, width: int
) -> None:
    rows = [
        SettingRow(theme, RowTitle(theme, "One", "below"), button(name)) for name in ("a", "bbbb")
    ]
    column = shown(qtbot, rows, theme=theme, width=width)
    assert [row.words.width() for row in rows] == [WORDS, WORDS]
    assert column.minimumSizeHint().width() <= width
    assert column.rect().contains(place_in(rows[0], column))


def test_a_longer_text_is_whole_and_all_controls_begin_behind_it(
    qtbot: QtBot, theme: Theme
) -> None:
    titles = [RowTitle(theme, "One", "a line below " * count) for count in (1, 6)]
    controls = [button("a"), button("b")]
    rows = [SettingRow(theme, *pair) for pair in zip(titles, controls, strict=True)]
    column = shown(qtbot, rows, theme=theme, width=784)
    assert WORDS < titles[1].wanted() <= titles[1].width() < MOST_WORDS
    assert len({place_in(each, column).left() for each in controls}) == 1
    titles[1].show_below("a line below " * 60)
    column.resize(783, 300)
    QApplication.sendPostedEvents()
    assert titles[1].width() == MOST_WORDS, "a text without end leaves room for its control"
