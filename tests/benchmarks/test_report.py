"""What the benchmarks print: rows, exponents, and texts to measure with."""

import pytest

from tests.benchmarks.bounds import BOUNDS
from tests.benchmarks.growth import fitted_exponent, last_exponent
from tests.benchmarks.report import GOALS, Row, aimed, table
from tests.benchmarks.texts import Stretches


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
    text = table(
        {"U9": aimed("U9", row(5)), "E18": aimed("E18", row(96)), "U5": aimed("U5", row(200))}
    )
    u9, e18, u5, closing = text.splitlines()
    assert "≤ 8" in u9
    assert "aim ≤ 3  short" in u9
    assert "aim ≥ 90  ok" in e18
    assert "MISSED" in u5
    assert closing == "2 of 3 met; missed: U5; short of the aim: U9"


def test_a_row_that_misses_its_aim_says_what_stops_it() -> None:
    short = table({"U4": aimed("U4", row(133))})
    assert "bound: a bare window takes 56 MB" in short
    assert "bound:" not in table({"U4": aimed("U4", row(100))})


def test_every_bound_is_of_a_row_with_a_limit_or_an_aim() -> None:
    assert BOUNDS.keys() <= GOALS.keys()


def test_an_exponent_tells_flat_from_linear_and_from_quadratic() -> None:
    counts = (100, 1_000, 10_000)
    assert fitted_exponent(dict.fromkeys(counts, 3.0)) == pytest.approx(0)
    assert fitted_exponent({count: 0.5 * count for count in counts}) == pytest.approx(1)
    assert fitted_exponent({count: 0.5 * count**2 for count in counts}) == pytest.approx(2)


def test_growth_that_begins_late_shows_in_the_two_largest_sizes() -> None:
    cost = {count: 5.0 + count**2 / 1e6 for count in (100, 1_000, 10_000)}
    assert fitted_exponent(cost) < 0.7
    assert last_exponent(cost) > 1.2


def test_without_recordings_sources_are_measured() -> None:
    stretches = Stretches(())
    assert stretches.name == "sources of the standard library"
    assert 99_990 <= len(stretches.fresh(100_000).encode()) <= 100_000


def test_no_two_stretches_of_text_are_equal() -> None:
    stretches = Stretches(())
    assert len({stretches.fresh(1024) for _ in range(20)}) == 20
