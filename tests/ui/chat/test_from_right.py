"""Scripts that are read from the right: where their lines begin, and bubbles around them."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from helix_desktop.domain.events import TurnStarted
from helix_desktop.ui.chat.transcript.row_paint import BUBBLE_PADDING, lay_out
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.markdown.lines import Lines, reads_from_right
from tests.ui.told import loaded

HEBREW = "שלום, קרא את src/ledger.py בבקשה"
WIDE = 700


@pytest.mark.parametrize(
    ("text", "from_right"),
    [
        (HEBREW, True),
        ("123 · مرحبا", True),
        ("read README: שלום", False),
        ("42 %", False),
        ("", False),
    ],
)
def test_the_first_letter_says_where_a_text_begins(text: str, from_right: bool) -> None:
    assert reads_from_right(text) is from_right


def test_lines_begin_at_the_right_and_are_hit_where_they_stand(theme: Theme) -> None:
    lines = Lines(HEBREW, "prose", 500)
    [first] = lines.rects(0, 1)
    assert first.right() == pytest.approx(500, abs=1)
    assert lines.index_at(QPointF(499.5, 5)) == 0
    assert lines.char_at(QPointF(498, 5)) == 0
    assert lines.char_at(QPointF(20, 5)) == -1
    assert lines.end().x() == pytest.approx(500 - lines.natural, abs=1)


def test_code_begins_at_the_left_whatever_its_first_word_is(theme: Theme) -> None:
    lines = Lines("# שלום", "mono", 500)
    [first] = lines.rects(0, 1)
    assert first.left() == pytest.approx(0, abs=1)


@pytest.mark.parametrize("text", [HEBREW, HEBREW * 9, "hello", f"{HEBREW}\n\nhello"])
def test_a_bubble_holds_all_of_its_words(qtbot: QtBot, theme: Theme, text: str) -> None:
    model = loaded(TurnStarted(0.0, text))
    laid = lay_out(model.row(0), WIDE, theme)
    assert laid.sheet is not None
    for box in laid.sheet.rects(0, laid.sheet.size):
        assert laid.place.x() + box.right() <= WIDE - BUBBLE_PADDING + 1
        assert laid.place.x() + box.left() >= 0
