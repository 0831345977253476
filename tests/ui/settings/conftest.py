"""A house without a network, and the ground that settings pages stand on."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from helix_desktop.app.paths import make_private, paths_for
from helix_desktop.app.wiring import House
from helix_desktop.ui.actions import Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.ways import Ways


class Window(QWidget):
    """What actions hang on, and what settings cover."""

    def __init__(self) -> None:
        super().__init__()
        self.over: QWidget | None = None

    def cover(self, widget: QWidget) -> None:
        widget.setParent(self)
        self.over = widget
        widget.show()

    def uncover(self, widget: QWidget) -> None:
        assert widget is self.over
        widget.hide()

    def take_keyboard(self, before: QWidget | None) -> None:
        (before or self).setFocus()


@pytest.fixture
def house(tmp_path: Path) -> House:
    paths = paths_for(tmp_path / "data")
    make_private(paths)
    return House(paths)


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    made = Window()
    qtbot.addWidget(made)
    made.resize(1440, 892)
    made.show()
    return made


@pytest.fixture
def ground(house: House, window: Window, theme: Theme) -> Ground:
    return Ground(Bridge(house.spawn), theme, house, Ways(), Actions(window))


async def ended(ground: Ground) -> None:
    """What was begun comes to its end, then the house closes."""
    await ground.house.supervisor.settled()
    await ground.house.close()
