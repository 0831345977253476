"""The exponents that `bench growth` prints."""

import pytest

from tests.benchmarks.growth import fitted_exponent, last_exponent


def test_an_exponent_tells_flat_from_linear_and_from_quadratic() -> None:
    counts = (100, 1_000, 10_000)
    assert fitted_exponent(dict.fromkeys(counts, 3.0)) == pytest.approx(0)
    assert fitted_exponent({count: 0.5 * count for count in counts}) == pytest.approx(1)
    assert fitted_exponent({count: 0.5 * count**2 for count in counts}) == pytest.approx(2)


def test_a_cost_that_only_begins_to_show_is_seen_in_the_two_largest() -> None:
    cost = {count: 5.0 + count**2 / 1e6 for count in (100, 1_000, 10_000)}
    assert fitted_exponent(cost) < 0.7
    assert last_exponent(cost) > 1.2
