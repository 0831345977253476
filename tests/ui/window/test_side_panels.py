"""The side panel: its tabs have room in each language."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.environment import resources_folder
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.style.tokens import SIDE_PANEL_WIDTH
from helix_desktop.ui.text.formatting import tr
from helix_desktop.ui.text.language import Language
from helix_desktop.ui.window.side_panels import TAB_MARGINS, SidePanel
from tests.ui.views import shown


def tabs_of(panel: SidePanel) -> list[QPushButton]:
    return [tab for tab in panel.findChildren(QPushButton) if tab.property("role") == "tab"]


@pytest.mark.parametrize("code", Language(resources_folder()).offered)
def test_no_tab_is_cut_in_any_language_in_the_narrowest_panel(
    qtbot: QtBot, theme: Theme, code: str
) -> None:
    language = Language(resources_folder())
    language.speak(code)
    names = [tr("Context"), tr("Cache"), tr("Timeline"), tr("Changes")]
    panel = SidePanel()
    for name in names:
        panel.add(name, name, QWidget())
    shown(qtbot, panel, SIDE_PANEL_WIDTH, 600)
    language.speak("en")
    qtbot.waitUntil(lambda: [tab.text() for tab in tabs_of(panel)] == names)
    places = [tab.geometry() for tab in tabs_of(panel)]
    assert not any(first.intersects(second) for first, second in pairwise(places))


def test_short_tabs_begin_where_the_content_below_begins(qtbot: QtBot, theme: Theme) -> None:
    panel = SidePanel()
    panel.add("context", "Context", QWidget())
    shown(qtbot, panel, SIDE_PANEL_WIDTH, 600)
    [tab] = tabs_of(panel)
    assert tab.mapTo(panel, tab.rect().topLeft()).x() == TAB_MARGINS[0]
