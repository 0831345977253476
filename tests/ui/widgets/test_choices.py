"""A menu of choices, in both reading directions."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.choices import ChoiceMenu
from tests.ui.views import shown


def test_a_menu_of_choices_has_its_arrow_in_either_reading_direction(
    qtbot: QtBot, theme: Theme
) -> None:
    del theme
    made = shown(qtbot, ChoiceMenu([("ar", " ")], "Language"), 120, 32)
    made.show_choice("ar")
    empty = made.grab().toImage().pixelColor(60, 16)

    def painted(first: int, last: int) -> bool:
        image = made.grab().toImage()
        places = ((x, y) for x in range(first, last) for y in range(8, 24))
        return any(image.pixelColor(x, y) != empty for x, y in places)

    assert painted(90, 112)
    made.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert painted(8, 30)
