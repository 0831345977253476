import pytest

from tests.benchmarks.report import Row, aimed, table


def row(value: float, *, at_least: float | None = None, at_most: float | None = None) -> Row:
    return Row(value, "x", 7, "", at_least=at_least, at_most=at_most)


@pytest.mark.parametrize(
    ("measured", "met"),
    [
        (row(50, at_least=50), True),
        (row(49.9, at_least=50), False),
        (row(3, at_most=3), True),
        (row(3.1, at_most=3), False),
        (row(float("inf"), at_most=1), False),
        (row(2, at_least=1, at_most=3), True),
    ],
)
def test_a_row_meets_its_target_or_misses_it(measured: Row, met: bool) -> None:
    assert measured.met is met


def test_a_row_that_meets_its_limit_may_be_short_of_its_aim() -> None:
    told = table({"U9": aimed("U9", row(5)), "E3": aimed("E3", row(96)), "U1": aimed("U1", row(2))})
    u9, e3, u1, closing = told.splitlines()
    assert "≤ 8" in u9
    assert "aim ≤ 3  short" in u9
    assert "aim ≥ 95  ok" in e3
    assert "MISSED" in u1
    assert closing == "2 of 3 met; missed: U1; short of the aim: U9"
