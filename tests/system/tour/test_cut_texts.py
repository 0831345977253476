"""The look for cut texts finds what is cut, and nothing else."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from helix_desktop.app.environment import resources_folder
from helix_desktop.ui.style.canvas import Canvas, PaintedWidget
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.labels import ElidedLabel, label
from tests.system.tour.cut_texts import CutTexts


@pytest.fixture
def theme(qapp: object) -> Theme:
    made = Theme(resources_folder(), "dark")
    made.load_fonts()
    made.apply()
    return made


@pytest.mark.parametrize("width", [30, 300])
def test_a_button_that_is_too_narrow_for_its_text_is_found(
    qtbot: QtBot, theme: Theme, width: int
) -> None:
    made: QPushButton = button("Copy marker")
    qtbot.addWidget(made)
    made.setFixedWidth(width)
    made.show()
    assert bool(CutTexts().in_widgets(made)) is (width == 30)


def test_a_label_that_wraps_needs_its_height(qtbot: QtBot, theme: Theme) -> None:
    made = label("No matching settings. " * 4, wrap=True)
    qtbot.addWidget(made)
    made.resize(200, 100)
    made.show()
    assert CutTexts().in_widgets(made) == []
    made.setFixedHeight(20)
    assert "(height)" in "".join(CutTexts().in_widgets(made))


def test_only_cut_texts_of_the_window_itself_are_found(qtbot: QtBot, theme: Theme) -> None:
    made = ElidedLabel("body", "fg")
    qtbot.addWidget(made)
    made.resize(40, 20)
    made.show()
    made.set_text("a title that somebody wrote")
    assert CutTexts().in_widgets(made) == []
    made.set_text("No matching settings.")
    assert len(CutTexts().in_widgets(made)) == 1


class Painted(PaintedWidget):
    """Three texts of the window and one of a user, in little room."""

    FILLED = "covers 47 messages and steps"
    """A template with its value."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  Qt calls it
        canvas = Canvas.on(self)
        for words in ("New session", "Copy marker", self.FILLED, "somebody's own words"):
            canvas.text(QRectF(0, 0, 30, 20), words)
        canvas.text(QRectF(0, 0, 300, 20), "New session")


def test_cut_texts_are_found_while_widgets_are_painted(qtbot: QtBot, theme: Theme) -> None:
    made = Painted()
    qtbot.addWidget(made)
    made.show()
    with CutTexts().while_painting() as result:
        made.grab()
    assert [line.split("'")[1] for line in result] == ["New session", "Copy marker", Painted.FILLED]
    made.grab()
    assert len(result) == 3
