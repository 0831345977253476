"""Dollars have one rule for their digits, in a terminal and in the window."""

import pytest

from helix_desktop.domain.dollars import format_dollars


@pytest.mark.parametrize(
    ("amount", "text"),
    [
        (0.0, "$0.00"),
        (0.0004, "< $0.001"),
        (0.001, "$0.001"),
        (0.042, "$0.042"),
        (0.1, "$0.10"),
        (1_234.5, "$1,234.50"),
        (-0.5, "-$0.50"),
        (-1e-9, "< $0.001"),
    ],
)
def test_an_amount_has_cents_and_below_ten_cents_tenths_of_them(amount: float, text: str) -> None:
    assert format_dollars(amount) == text
