"""An empty place says what fills it, whatever its size."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.labels import EmptyState
from tests.ui.geometry import is_fully_visible
from tests.ui.views import shown

WORDS = "Try “summarize this project”, “find TODO”, or “write hello into notes.txt”."


@pytest.fixture
def place(qtbot: QtBot, theme: Theme) -> EmptyState:
    return shown(qtbot, EmptyState(theme, "spark", title="Nothing is here", hint=WORDS))


@pytest.mark.parametrize("height", [400, 110, 90, 60, 40])
def test_labels_without_room_are_hidden_before_they_overlap(place: EmptyState, height: int) -> None:
    place.resize(600, height)
    QApplication.sendPostedEvents()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    shown = [child for child in place.findChildren(QLabel, options=direct) if child.isVisible()]
    assert any(item.text() == "Nothing is here" for item in shown)
    assert is_fully_visible(place)


def test_the_last_line_is_not_a_single_word(place: EmptyState) -> None:
    hint = next(child for child in place.findChildren(QLabel) if child.text() == WORDS)
    full_width = hint.fontMetrics().horizontalAdvance(WORDS)
    assert full_width / 2 < hint.width() < full_width * 0.65
