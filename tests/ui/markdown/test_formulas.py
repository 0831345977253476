"""Formulas are text of others: nothing of them is read, nothing is lost."""

import pytest

from helix_desktop.ui.markdown.block_parser import StreamingParser


@pytest.mark.parametrize(
    "text",
    [
        r"so \(a_1 \\ b_1\) holds",
        r"\[ \frac{a}{b} \, \{c\} \]",
        r"$x_1*y$ and $y_2*x$",
        r"$$ a \\ b $$",
        "\\[\na &= b \\\\\n- c &= d\n\\]",
        "$$\n# a \\\\\n$$",
        r"C:\\Users and 5\% of \{x\}",
        "one \\\\\ntwo",
    ],
)
def test_a_formula_keeps_every_character(text: str) -> None:
    assert "\n".join(leaf.text for leaf in StreamingParser().leaves(text)) == text


def test_prices_are_no_formulas_and_escapes_are_still_read() -> None:
    [leaf] = StreamingParser().leaves(r"$5 and *that* is \*not\* $10")
    assert leaf.text == "$5 and that is *not* $10"
