"""A session's gauge: what replies and refusals teach it."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.ports import CountedRequest
from helix_desktop.domain.value import replace
from helix_desktop.providers.tokens.usage_calibration import (
    MARGIN,
    MAX_RATIO_FACTOR,
    LearnedCalibrator,
    Ratios,
)

MODEL = Llm("some-model", "somewhere", 100_000, 4_000)


def test_before_any_report_at_most_half_is_added() -> None:
    gauge = LearnedCalibrator(MODEL)
    assert gauge.estimate(1_000) == round(1_000 * (1 + MARGIN)) <= 1_500


@pytest.mark.parametrize("limit", [None, 100_000])
def test_a_request_that_was_refused_is_taken_for_one_that_does_not_fit(limit: int | None) -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(50_000, limit)
    assert gauge.estimate(50_000) > gauge.window


def test_what_is_assumed_of_a_refusal_can_be_forgotten_but_not_what_was_known_before() -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(90_000, 80_000)
    known = gauge.window, gauge.estimate(9_000), gauge.expect(9_000)
    gauge.learn_limit(9_000, None)
    assert (gauge.window, gauge.estimate(9_000), gauge.expect(9_000)) != known
    gauge.forget_limit()
    assert (gauge.window, gauge.estimate(9_000), gauge.expect(9_000)) == known
    gauge.learn_limit(9_000, None)
    gauge.learn_limit(9_000, 20_000)
    gauge.forget_limit()
    assert gauge.window == 20_000  # as the server said


def test_a_window_that_is_smaller_than_the_model_should_have_is_believed() -> None:
    gauge = LearnedCalibrator(MODEL)
    assert gauge.learn_limit(3_000, 2_048) == 3_000
    assert gauge.window == 2_048
    assert gauge.expect(1_000) == 1_000
    gauge.learn_limit(3_000, 4_096)
    assert gauge.window == 2_048


def test_a_refused_request_teaches_the_ratio_only_by_what_was_added_to_a_counted_one() -> None:
    base = CountedRequest(33_000, 22_700, unchanged=3_000)
    rewritten, grown = LearnedCalibrator(MODEL), LearnedCalibrator(MODEL)
    # mostly other content, of about the same size: its difference is of no added tokens
    assert rewritten.learn_limit(35_700, 32_768, 31_000, base=base) == 31_000
    assert rewritten.expect(10_000) == LearnedCalibrator(MODEL).expect(10_000)
    # a count that is only assumed is none of the added tokens either
    assert grown.learn_limit(35_700, 32_768, base=replace(base, unchanged=33_000)) == 36_045
    assert grown.expect(10_000) == LearnedCalibrator(MODEL).expect(10_000)
    grown.learn_limit(35_700, 32_768, 31_000, base=replace(base, unchanged=33_000))
    assert grown.expect(10_000) > 2 * LearnedCalibrator(MODEL).expect(10_000)


def test_a_window_that_was_only_assumed_is_given_up_when_more_was_accepted() -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(50_000, None)
    assert gauge.window < 50_000
    assert gauge.learn(40_000, Usage(input=80_000)) == 80_000
    assert gauge.window == MODEL.window


def test_what_the_provider_counted_of_a_refused_request_is_believed() -> None:
    gauge = LearnedCalibrator(MODEL)
    # two of the model's for one of ours
    assert gauge.learn_limit(100_000, 100_000, 200_000) == 200_000
    base = CountedRequest(100_000, 200_000, unchanged=49_000)
    assert gauge.expect(49_000, base) == 98_000
    assert gauge.expect(10_000) == 20_000


def test_a_reported_limit_above_the_known_window_changes_nothing() -> None:
    gauge = LearnedCalibrator(MODEL)
    gauge.learn_limit(150_000, 120_000)
    assert gauge.window == MODEL.window
    assert gauge.expect(10_000) == 10_000


@pytest.mark.parametrize("reported", [0, 40, 40_000, 200_000, 10**12])
def test_a_report_that_no_accepted_request_can_have_changes_nothing(reported: int) -> None:
    local = Llm("some-model", "somewhere", 32_768, 4_000)
    gauge = LearnedCalibrator(local)
    before = gauge.expect(3_100), gauge.estimate(3_100)
    assert gauge.learn(3_050, Usage(input=reported)) is None
    assert (gauge.expect(3_100), gauge.estimate(3_100)) == before
    assert gauge.learn(3_100, Usage(input=3_400)) == 3_400


def test_a_report_above_the_known_window_is_believed_where_the_counts_are_near() -> None:
    gauge = LearnedCalibrator(MODEL)
    assert gauge.learn(80_000, Usage(input=120_000)) == 120_000


@pytest.mark.parametrize("stored", [0.0, -1.0, 1e-300, 1e300, math.inf, math.nan, 1.3])
def test_whatever_was_stored_a_ratio_is_one_that_a_model_may_have(stored: float) -> None:
    gauge = LearnedCalibrator(MODEL, {MODEL.full_name: stored})
    assert 1_000 / MAX_RATIO_FACTOR <= gauge.expect(1_000) <= 1_000 * MAX_RATIO_FACTOR
    assert gauge.expect(0) >= 1


TOKENS = st.integers(-5, 300_000)


@given(
    st.lists(
        st.tuples(
            TOKENS, st.integers(-5, 600_000), st.none() | st.tuples(TOKENS, TOKENS, TOKENS), TOKENS
        )
    )
)
def test_no_report_or_refusal_makes_a_ratio_zero_or_negative(
    history: list[tuple[int, int, tuple[int, int, int] | None, int]],
) -> None:
    ratios: Ratios = {}
    gauge = LearnedCalibrator(MODEL, ratios)
    for own, reported, known, limit in history:
        base = None
        if known is not None:
            before, counted, shared = map(abs, known)
            base = CountedRequest(before, counted, min(shared, before, abs(own)))
        gauge.learn(own, Usage(input=reported), base)
        gauge.learn_limit(abs(own), limit if limit > 0 else None, abs(reported) or None, base=base)
        assert 1 <= gauge.expect(abs(own), base) <= gauge.estimate(abs(own), base)
        assert gauge.window >= 1
        assert all(0 < ratio < math.inf for ratio in ratios.values())
        assert LearnedCalibrator(MODEL, ratios).expect(1_000) > 0
