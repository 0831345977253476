import pytest

from tests.benchmarks.report import Row


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
