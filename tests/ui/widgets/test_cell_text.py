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
    assert "".join(result) == text.replace("\n", "")
    assert all(sum(cell_width(piece) for piece in cell_pieces(row)) <= columns for row in result)


def test_a_written_out_character_is_not_broken() -> None:
    result = cell_rows("x" * 14 + "⟨U+202E⟩" + "y", 16)
    assert result == ["x" * 14, "⟨U+202E⟩y"]


def test_rows_break_between_words_where_there_are_any() -> None:
    results = cell_rows("echo " * 20, 42)
    assert all(row.endswith(" ") or row == "" for row in results)


def test_a_line_too_long_to_be_measured_still_fits() -> None:
    long = "漢" * (MAX_MEASURED_LINE_CHARS + 1)
    result = cell_rows(long, 40)
    assert "".join(result) == long
    assert max(map(len, result)) * 2 <= 40
