"""A session's gauge: what replies and refusals teach it."""

import pytest

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.providers.tokens.usage_calibration import UNTAUGHT, LearnedCalibrator

MODEL = Llm("some-model", "somewhere", 100_000, 4_000)


def test_before_any_report_a_tenth_is_added() -> None:
    assert LearnedCalibrator(MODEL).estimate(1_000) == round(1_000 * UNTAUGHT)


@pytest.mark.parametrize("limit", [None, 100_000])
def test_a_request_that_was_refused_is_taken_for_one_that_does_not_fit(limit: int | None) -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(50_000, limit)
    assert gauge.estimate(50_000) > MODEL.window


@pytest.mark.parametrize("limit", [None, 20_000])
def test_what_a_refusal_taught_can_be_forgotten_but_not_what_was_known_before(
    limit: int | None,
) -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(90_000, 80_000)
    known = gauge.window, gauge.estimate(9_000), gauge.expect(9_000)
    gauge.learn_limit(9_000, limit)
    assert (gauge.window, gauge.estimate(9_000), gauge.expect(9_000)) != known
    gauge.forget_limit()
    assert (gauge.window, gauge.estimate(9_000), gauge.expect(9_000)) == known


def test_a_window_that_is_smaller_than_the_model_should_have_is_believed() -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(3_000, 2_048)
    assert gauge.window == 2_048
    assert gauge.estimate(3_000) > 2_048
    assert gauge.estimate(1_000) == round(1_000 * UNTAUGHT)
    gauge.learn_limit(3_000, 4_096)
    assert gauge.window == 2_048


def test_a_smaller_window_is_filled_at_the_pace_that_replies_have_shown() -> None:
    gauge = LearnedCalibrator(MODEL)
    for tokens in (2_000, 4_000, 6_000):
        gauge.observe(tokens, Usage(input=4 * tokens))
    gauge.learn_limit(9_000, 32_000)
    # four of the model's for one of ours: 32,000 are full with 8,000
    assert gauge.window == 32_000
    assert gauge.estimate(8_100) > 32_000
    assert gauge.estimate(6_500) < 32_000
    assert gauge.expect(6_500) == 26_000


def test_what_the_provider_counted_of_a_refused_request_is_believed() -> None:
    gauge = LearnedCalibrator(MODEL)
    # two of the model's for one of ours
    gauge.learn_limit(100_000, 100_000, 200_000)
    assert gauge.estimate(51_000) > MODEL.window
    assert gauge.estimate(49_000) < MODEL.window


def test_a_larger_window_than_known_changes_nothing_but_the_pace() -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(150_000, 120_000)
    assert gauge.window == MODEL.window
    assert gauge.estimate(10_000) == round(10_000 * UNTAUGHT)


@pytest.mark.parametrize("reported", [40_000, 200_000, 10**12])
@pytest.mark.parametrize("sound", [0, 3])
def test_a_report_that_no_accepted_request_can_have_changes_nothing(
    reported: int, sound: int
) -> None:
    local = Llm("some-model", "somewhere", 32_768, 4_000)
    gauge = LearnedCalibrator(local)
    for number in range(sound):
        gauge.observe(3_000 + number, Usage(input=3_300 + number))
    before = gauge.expect(3_100), gauge.estimate(3_100)
    gauge.observe(3_050, Usage(input=reported))
    assert (gauge.expect(3_100), gauge.estimate(3_100)) == before
    gauge.observe(3_100, Usage(input=3_400))
    assert gauge.expect(3_100) == 3_400


def test_a_report_above_the_known_window_is_believed_where_the_counts_are_near() -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.observe(80_000, Usage(input=120_000))
    assert gauge.expect(80_000) == 120_000
