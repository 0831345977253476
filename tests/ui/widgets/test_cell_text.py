"""Rows of cells: all of a text, in the order it is stored."""

from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.ui.widgets.cell_text import (
    MAX_MEASURED_LINE_CHARS,
    cell_pieces,
    cell_rows,
    cell_width,
)

TEXTS = st.text(st.sampled_from("ab \n⟨⟩U+0æ漢\u0301ש-"), max_size=300)


@given(TEXTS, st.integers(16, 60))
def test_a_text_is_wrapped_into_cells_without_a_loss(text: str, columns: int) -> None:
    result = cell_rows(text, columns)
    assert "".join(row for row, _ in result) == text.replace("\n", "")
    assert all(sum(cell_width(piece) for piece in cell_pieces(row)) <= columns for row, _ in result)


def test_a_written_out_character_is_not_broken() -> None:
    result = cell_rows("x" * 14 + "⟨U+202E⟩" + "y", 16)
    assert [row for row, _ in result] == ["x" * 14, "⟨U+202E⟩y"]


def test_rows_break_between_words_where_there_are_any() -> None:
    results = [row for row, _ in cell_rows("echo " * 20, 42)]
    assert all(row.endswith(" ") or row == "" for row in results)


def test_every_row_of_a_wrapped_diff_line_knows_the_sign_of_its_line() -> None:
    assert cell_rows("+" + "a" * 30, 16) == [("+" + "a" * 15, "+"), ("a" * 15, "+")]


def test_a_line_too_long_to_be_measured_still_fits() -> None:
    long = "漢" * (MAX_MEASURED_LINE_CHARS + 1)
    result = cell_rows(long, 40)
    assert "".join(row for row, _ in result) == long
    assert max(len(row) for row, _ in result) * 2 <= 40
