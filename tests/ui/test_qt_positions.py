"""Positions of Qt and of Python lead to the same characters."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QTextLayout

from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import qt_position, text_position, unit_count
from helix_desktop.ui.widgets.line_view import wrap_line


@given(st.text(), st.integers(0, 20))
def test_a_position_of_qt_leads_back_to_its_character(text: str, at: int) -> None:
    at = min(at, len(text))
    assert text_position(text, qt_position(text, at)) == at


def test_an_emoji_has_the_length_that_it_has_in_qt() -> None:
    layout = QTextLayout("a😀b")
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    assert line.textLength() == unit_count("a😀b") == 4
    assert [text_position("a😀b", units) for units in (0, 1, 3, 4)] == [0, 1, 2, 3]


def test_the_words_marked_in_a_line_are_the_same_ones_after_an_emoji(theme: Theme) -> None:
    plain = wrap_line("-- one `two` three", [(13, 18)], 400.0, word="addword")
    after = wrap_line("😀😀 one `two` three", [(13, 18)], 400.0, word="addword")
    spans = [
        [(item.start, item.length) for item in row_layout.layout.formats()]
        for row_layout in (plain, after)
    ]
    assert spans == [[(7, 5), (13, 5)], [(9, 5), (15, 5)]]
    assert after.boxes[0].width() == plain.boxes[0].width()
