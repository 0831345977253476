"""The line of the cache's filter."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from helix_desktop.ui.cache.filter_bar import FilterEdit
from helix_desktop.ui.style.theme import Theme
from tests.ui.views import shown


def test_backspace_selects_the_term_before_it_also_after_an_emoji(
    qtbot: QtBot, theme: Theme
) -> None:
    line = shown(qtbot, FilterEdit(), 400, 40)
    for before in ("", "😀 ", "😀😀😀 "):
        line.setText(f"{before}tool:bash ")
        QTest.keyClick(line, Qt.Key.Key_Backspace)
        assert line.selectedText() == "tool:bash "
        QTest.keyClick(line, Qt.Key.Key_Backspace)
        assert line.text() == before
