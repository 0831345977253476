"""How a long run in the window is judged."""

import pytest

from tests.prove.window_soak import fitted_slope, grows


def test_growth_is_what_stays_above_all_that_was_before() -> None:
    assert grows([70, 71, 72, 73, 74, 75])
    assert not grows([70, 75, 71, 74, 70, 75])
    assert not grows([75, 74, 73, 72, 71, 70])


def test_one_look_tells_nothing_about_growth() -> None:
    assert not grows([70])
    assert fitted_slope([70.0]) == 0


def test_a_slope_ignores_a_single_peak() -> None:
    assert fitted_slope([10, 12, 14, 90, 18, 20]) == pytest.approx(2)
