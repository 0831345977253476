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


def test_a_window_that_is_smaller_than_the_model_should_have_is_believed() -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(3_000, 2_048)
    assert gauge.estimate(3_000) > MODEL.window
    assert gauge.estimate(1_000) < MODEL.window


def test_a_smaller_window_is_filled_at_the_pace_that_replies_have_shown() -> None:
    gauge = LearnedCalibrator(MODEL)
    for tokens in (2_000, 4_000, 6_000):
        gauge.observe(tokens, Usage(input=4 * tokens))
    gauge.learn_limit(9_000, 32_000)
    # four of the model's for one of ours: 32,000 are full with 8,000
    assert gauge.estimate(8_100) > MODEL.window
    assert gauge.estimate(6_500) < MODEL.window


def test_what_the_provider_counted_of_a_refused_request_is_believed() -> None:
    gauge = LearnedCalibrator(MODEL)
    # two of the model's for one of ours
    gauge.learn_limit(100_000, 100_000, 200_000)
    assert gauge.estimate(51_000) > MODEL.window
    assert gauge.estimate(49_000) < MODEL.window


def test_a_larger_window_than_known_changes_nothing_but_the_pace() -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(150_000, 120_000)
    assert gauge.estimate(10_000) == round(10_000 * UNTAUGHT)
