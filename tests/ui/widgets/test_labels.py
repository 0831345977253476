"""Labels in little room: an empty place, and one line that shows fewer words, or none."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.widgets.labels import ElidedLabel, EmptyState
from tests.ui.geometry import is_fully_visible
from tests.ui.painted_texts import painted_texts
from tests.ui.views import shown

LONG, SHORT = "Ctrl+Enter to save, Esc to cancel", "Ctrl+Enter to save"
WORDS = "Try “summarize this project”, “find TODO”, or “write hello into notes.txt”."


@pytest.fixture
def place(qtbot: QtBot, theme: Theme) -> EmptyState:
    return shown(qtbot, EmptyState("spark", title="Nothing is here", hint=WORDS))


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


def test_a_label_that_hides_what_is_cut_still_shows_a_shorter_version(
    qtbot: QtBot, theme: Theme
) -> None:
    made = shown(qtbot, ElidedLabel("micro", "mut"), 400, 20)
    made.hides_if_cut = True
    made.set_text(LONG, SHORT)
    assert painted_texts(made) == [LONG]
    made.resize(made.fontMetrics().horizontalAdvance(SHORT) + 4, 20)
    assert painted_texts(made) == [SHORT]
    made.resize(40, 20)
    assert painted_texts(made) == []
    made.hides_if_cut = False
    made.resize(41, 20)
    assert "…" in "".join(painted_texts(made))
