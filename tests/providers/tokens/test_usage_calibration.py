from random import Random

import pytest

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.ports import CountedRequest
from helix_desktop.domain.value import replace
from helix_desktop.providers.tokens.usage_calibration import (
    LIMIT_SECONDS,
    MARGIN,
    MAX_GUESSED_TOKENS,
    MIN_LIMIT_TOKENS,
    REJECTED_SHARE,
    LearnedCalibrator,
    Limits,
    Ratios,
)
from tests.providers.tokens.simulated import CalibratedSession, Tokenizer, session, tokenizer

LLM = Llm("model", "provider", 200_000, 8_000, factor=1.18, tokenizer_known=False)
KNOWN = Llm("model", "provider", 200_000, 8_000)


def reported(tokens: int, cached: float = 0.5) -> Usage:
    return Usage(input=tokens - int(tokens * cached), cache_read=int(tokens * cached))


def grown(
    *, slope: float = 1.5, constant: int = 3000, replies: int = 8, ratios: Ratios | None = None
) -> CalibratedSession:
    """A session whose requests grow by 2,000 tokens of ours each time."""
    known = CalibratedSession(LLM, ratios)
    for reply in range(1, replies + 1):
        raw = 2000 * reply
        known.learn(raw, reported(round(raw * slope) + constant))
    return known


def learned(*, slope: float, constant: int = 3000, replies: int = 8) -> float:
    """The ratio that such a session leaves to others."""
    ratios: Ratios = {}
    grown(slope=slope, constant=constant, replies=replies, ratios=ratios)
    return ratios[LLM.full_name]


def errors(seed: int, *, window: int = 100_000) -> list[float]:
    """Relative errors of the counts after five replies of one simulated session."""
    random = Random(seed)
    counts = tokenizer(random)
    known, result = CalibratedSession(LLM), []
    for call in session(random, counts, calls=50, window=window):
        if known.replies >= 5:
            result.append(abs(known.expect(call.raw, call.unchanged) - call.truth) / call.truth)
        known.learn(call.raw, call.report, call.unchanged)
    return result


def test_before_any_report_the_factor_of_the_model_and_the_margin_are_used() -> None:
    known = CalibratedSession(LLM)
    assert known.expect(10_000) == 11_800
    assert known.estimate(10_000) == round(11_800 * (1 + MARGIN))


def test_what_was_reported_is_exact_and_only_the_rest_is_estimated() -> None:
    known = grown()
    assert known.expect(16_000) == 27_000
    assert known.expect(17_000) == pytest.approx(28_500, rel=0.01)
    assert known.estimate(16_000) < 27_000 * 1.02
    assert known.estimate(17_000) < 27_000 * 1.02 + 1_500 * 1.5


@pytest.mark.parametrize("slope", [0.8, 1.0, 1.5])
@pytest.mark.parametrize("constant", [0, 3_000, 12_000])
def test_a_constant_part_of_each_request_does_not_change_the_ratio(
    slope: float, constant: int
) -> None:
    assert learned(slope=slope, constant=constant) == pytest.approx(slope, rel=0.04)


def test_a_shortened_request_is_estimated_from_the_smallest_one() -> None:
    assert abs(grown().expect(4000, unchanged=2000) - 9000) <= 9000 * 0.03


def test_ninety_five_of_a_hundred_counts_are_within_three_percent() -> None:
    result = sorted(error for seed in range(60) for error in errors(seed))
    assert len(result) > 2000
    assert result[int(len(result) * 0.95)] <= 0.03


def test_after_calibration_the_truth_is_above_the_bound_less_than_once_in_two_hundred() -> None:
    above = count = 0
    for seed in range(40):
        random = Random(seed)
        factor, assumed = random.uniform(0.8, 1.6), random.uniform(1.0, 1.53)
        kinds = tuple(factor * 1.45 ** (random.random() - 0.5) for _ in range(4))
        counts = Tokenizer(kinds, constant=random.randint(0, 15_000), wobble=0.002)
        known = CalibratedSession(Llm("model", "provider", 200_000, 8_000, factor=assumed))
        window = random.choice([16_000, 64_000, 200_000])
        for call in session(random, counts, calls=40, window=window):
            if known.replies >= 5:
                count += 1
                above += call.truth > known.estimate(call.raw, call.unchanged)
            known.learn(call.raw, call.report, call.unchanged)
    assert count > 1_000
    assert above <= count / 200


@pytest.mark.parametrize("share", [0.03, 0.1, 0.2])
def test_reports_with_random_errors_mislead_by_no_more_than_those_errors(share: float) -> None:
    random, known, raw = Random(1), CalibratedSession(KNOWN), 8_000
    for _ in range(200):
        unchanged, raw = raw, raw + int(random.lognormvariate(6.0, 0.7))
        assert known.expect(raw, unchanged) == pytest.approx(raw, rel=share + 0.1)
        known.learn(raw, Usage(input=round(raw * (1 + share * random.uniform(-1, 1)))), unchanged)


@pytest.mark.parametrize(
    "nonsense", [Usage(), Usage(input=1), Usage(input=700), Usage(input=18_000), Usage(output=900)]
)
def test_a_nonsense_report_changes_no_count(nonsense: Usage) -> None:
    known = grown()
    before = known.expect(20_000), known.estimate(20_000)
    known.learn(18_000, nonsense)
    assert (known.expect(20_000), known.estimate(20_000)) == before


def test_a_provider_that_reports_the_sum_of_all_requests_is_not_believed() -> None:
    known, total = CalibratedSession(KNOWN), 0
    for reply in range(1, 60):
        raw = 6_000 + 700 * reply
        total += raw
        known.learn(raw, Usage(input=total))
        assert known.expect(raw) == pytest.approx(raw, rel=0.35)


def test_a_cache_that_missed_is_believed() -> None:
    known = grown()
    known.learn(18_000, Usage(input=30_200))
    assert known.expect(18_000) == 30_200


def test_a_jump_upwards_is_believed_when_it_repeats() -> None:
    known = grown()
    known.learn(18_000, reported(60_000))
    assert known.expect(18_000) < 31_000
    known.learn(20_000, reported(63_000))
    assert known.expect(20_000) == 63_000


def test_a_jump_downwards_is_believed_only_the_third_time() -> None:
    known = grown()
    for raw, tokens in ((18_000, 18_000), (20_000, 21_000)):
        known.learn(raw, reported(tokens))
        assert known.expect(raw) > 29_000
    known.learn(22_000, reported(24_000))
    assert known.expect(22_000) == 24_000


def test_even_a_model_that_counts_far_less_is_learned_in_the_end() -> None:
    known = CalibratedSession(LLM)
    for reply in range(1, 20):
        known.learn(2000 * reply, reported(600 * reply))
    assert known.expect(40_000) == pytest.approx(12_000, rel=0.05)


@pytest.mark.parametrize("share", [0.0, 0.02, 0.05])
def test_an_impossible_token_count_is_never_believed(share: float) -> None:
    known = CalibratedSession(LLM)
    for raw in range(3_000, 60_000, 100):
        known.learn(raw, reported(round(100 + raw * share)))
    assert known.expect(60_000) >= 60_000 * LLM.factor


def test_a_drift_in_very_small_steps_is_learned() -> None:
    ratios: Ratios = {}
    known = CalibratedSession(LLM, ratios)
    for raw in range(1000, 9000, 40):
        known.learn(raw, reported(round(raw * 1.6)))
    assert ratios[LLM.full_name] == pytest.approx(1.6, rel=0.08)


def test_another_session_keeps_the_ratio_and_forgets_the_requests() -> None:
    ratios: Ratios = {}
    grown(slope=1.5, ratios=ratios)
    other = CalibratedSession(LLM, ratios)
    assert other.replies == 0
    assert other.expect(10_000) == pytest.approx(15_000, rel=0.05)


def test_a_growing_ratio_of_new_texts_is_followed() -> None:
    known, counted, raw = grown(slope=1.0, constant=0), 16_000.0, 16_000
    for _ in range(12):
        raw, counted = raw + 1_500, counted + 1_500 * 1.5
        known.learn(raw, reported(round(counted)))
    assert known.expect(raw + 10_000) == pytest.approx(counted + 15_000, rel=0.02)


def test_a_first_report_that_is_nonsense_is_corrected_by_the_next_two() -> None:
    known = CalibratedSession(LLM)
    known.learn(20_000, Usage(input=10_000))
    for raw in (21_000, 22_000):
        known.learn(raw, reported(raw * 3 // 2))
    assert known.expect(22_000) == 33_000


def test_a_rewritten_old_part_only_widens_the_margin() -> None:
    known = grown()
    assert known.expect(16_000, unchanged=12_000) == pytest.approx(known.expect(16_000), rel=0.05)
    added = known.estimate(16_000, unchanged=12_000) - known.expect(16_000, unchanged=12_000)
    assert added > 5 * (known.estimate(16_000) - known.expect(16_000))


def test_a_stated_limit_holds_for_the_model_in_all_sessions_open_and_later() -> None:
    limits: Limits = {}
    one, open_already = (
        LearnedCalibrator(KNOWN, None, limits),
        LearnedCalibrator(KNOWN, None, limits),
    )
    one.learn_limit(30_000, 24_000, 30_500)
    later = LearnedCalibrator(KNOWN, None, limits)
    assert one.window == open_already.window == later.window == 24_000


def test_a_stated_limit_does_not_hold_for_a_window_that_is_set_afterwards() -> None:
    limits: Limits = {}
    LearnedCalibrator(KNOWN, None, limits).learn_limit(30_000, 24_000)
    assert LearnedCalibrator(replace(KNOWN, window=64_000), None, limits).window == 64_000
    assert LearnedCalibrator(replace(KNOWN, window=16_000), None, limits).window == 16_000
    assert LearnedCalibrator(KNOWN, None, limits).window == 24_000


def test_a_request_above_a_stated_limit_that_is_accepted_ends_the_limit_everywhere() -> None:
    limits: Limits = {}
    one, other = LearnedCalibrator(KNOWN, None, limits), LearnedCalibrator(KNOWN, None, limits)
    one.learn_limit(30_000, 24_000)
    other.learn(40_000, Usage(40_500))
    assert other.window == LearnedCalibrator(KNOWN, None, limits).window == KNOWN.window


def test_a_limit_that_no_server_named_holds_for_all_if_most_of_the_request_was_counted() -> None:
    limits: Limits = {}
    one = LearnedCalibrator(KNOWN, None, limits)
    base = CountedRequest(25_000, 25_000, unchanged=25_000)
    one.learn_limit(30_000, None, base=base)
    shown = one.window
    assert LearnedCalibrator(KNOWN, None, limits).window == shown == int(30_000 * REJECTED_SHARE)
    one.learn(25_000, Usage(input=25_000))
    one.learn_limit(26_000, None, base=base)
    one.learn_limit(25_500, None, base=base)
    # but never under what was accepted
    assert LearnedCalibrator(KNOWN, None, limits).window == 25_000
    one.forget_limit()
    assert one.window == LearnedCalibrator(KNOWN, None, limits).window == shown


def test_a_limit_that_no_server_named_stays_in_its_session_if_the_request_was_mostly_new() -> None:
    limits: Limits = {}
    LearnedCalibrator(KNOWN, None, limits).learn_limit(30_000, None)
    base = CountedRequest(15_000, 15_000, unchanged=15_000)
    LearnedCalibrator(KNOWN, None, limits).learn_limit(30_000, None, base=base)
    assert LearnedCalibrator(KNOWN, None, limits).window == KNOWN.window


@pytest.mark.parametrize("limit", [1, 32, MIN_LIMIT_TOKENS - 1])
def test_a_limit_that_no_model_has_is_not_believed(limit: int) -> None:
    limits: Limits = {}
    LearnedCalibrator(KNOWN, None, limits).learn_limit(30_000, limit, 30_000)
    assert LearnedCalibrator(KNOWN, None, limits).window == KNOWN.window
    session_only = LearnedCalibrator(KNOWN)
    session_only.limit_session(limit)
    assert session_only.window == KNOWN.window


def test_a_limit_below_what_was_accepted_is_not_believed_in_any_session() -> None:
    limits: Limits = {}
    LearnedCalibrator(KNOWN, None, limits).learn(60_000, Usage(input=60_000))
    later = LearnedCalibrator(KNOWN, None, limits)
    later.learn_limit(70_000, 4_000, 70_000)
    assert later.window >= 60_000
    assert LearnedCalibrator(KNOWN, None, limits).window >= 60_000


def test_a_limit_is_believed_below_what_was_accepted_once_less_than_that_is_refused() -> None:
    """The server was started again with less room."""
    calibrator = LearnedCalibrator(KNOWN)
    calibrator.learn(60_000, Usage(input=60_000))
    calibrator.learn_limit(50_000, 16_000, 50_000)
    assert calibrator.window == 16_000


def test_a_learned_limit_is_tried_again_after_a_day() -> None:
    limits: Limits = {}
    time = 1e9
    calibrator = LearnedCalibrator(KNOWN, None, limits, lambda: time)
    calibrator.learn_limit(30_000, 24_000)
    time += LIMIT_SECONDS - 1
    assert calibrator.window == 24_000
    time += 2
    assert calibrator.window == KNOWN.window
    calibrator.learn_limit(30_000, 24_000)
    assert calibrator.window == 24_000


def test_each_endpoint_has_limits_of_its_own() -> None:
    limits: Limits = {}
    LearnedCalibrator(KNOWN, None, limits).learn_limit(30_000, 24_000)
    for other in (replace(KNOWN, provider="other"), replace(KNOWN, id="other")):
        assert LearnedCalibrator(other, None, limits).window == KNOWN.window


GUESSED = replace(KNOWN, window=32_768, window_guessed=True)


def test_a_guessed_window_holds_any_request_until_one_is_refused() -> None:
    limits: Limits = {}
    calibrator = LearnedCalibrator(GUESSED, None, limits)
    assert calibrator.window == 32_768
    assert calibrator.max_window > 10_000_000
    assert calibrator.make_room(900_000)
    assert calibrator.window >= 900_000
    calibrator.learn_limit(900_000, 500_000, 900_000)
    assert calibrator.window == calibrator.max_window == 500_000
    assert not calibrator.make_room(900_000)
    assert LearnedCalibrator(GUESSED, None, limits).window == 500_000


@pytest.mark.parametrize("llm", [GUESSED, replace(KNOWN, window=32_768, largest_window=900_000)])
def test_a_window_that_grew_is_smaller_once_a_request_was_refused_without_a_figure(
    llm: Llm,
) -> None:
    calibrator = LearnedCalibrator(llm)
    assert calibrator.make_room(800_000)
    calibrator.learn_limit(800_000, None)
    assert 0 < calibrator.window == calibrator.max_window < 800_000
    assert not calibrator.make_room(800_000)


def test_a_request_of_an_unknown_count_asks_for_a_larger_window_once_it_was_refused() -> None:
    for asking, grown in (
        (replace(GUESSED, window_asked=True), 65_536),
        (replace(KNOWN, window=32_768, largest_window=40_000, window_asked=True), 40_000),
    ):
        calibrator = LearnedCalibrator(asking)
        calibrator.learn_limit(30_000, None)
        assert calibrator.window == grown
        calibrator.learn_limit(30_000, None)  # so the server itself has less
        assert calibrator.window < 32_768


def test_a_window_that_the_server_was_asked_for_does_not_grow_for_a_count_that_is_known() -> None:
    asking = replace(GUESSED, window_asked=True)
    calibrator = LearnedCalibrator(asking, {asking.full_name: 1.0})
    calibrator.learn_limit(30_000, None)
    assert calibrator.window < 32_768


def test_a_guessed_window_is_taken_for_a_usual_one_when_more_and_more_is_accepted() -> None:
    calibrator, windows = LearnedCalibrator(GUESSED), list[int]()
    for tokens in (4_000, 9_000, 20_000, 60_000):
        calibrator.learn(tokens, Usage(input=tokens))
        windows.append(calibrator.window)
    assert windows == [32_768, 65_536, MAX_GUESSED_TOKENS, MAX_GUESSED_TOKENS]


def test_a_window_that_is_small_for_memorys_sake_grows_only_as_far_as_the_server_can() -> None:
    calibrator = LearnedCalibrator(replace(KNOWN, window=32_768, largest_window=100_000))
    calibrator.learn(30_000, Usage(input=30_000))
    assert calibrator.window == 32_768
    calibrator.make_room(90_000)
    assert calibrator.window == calibrator.max_window == 100_000
    calibrator.make_room(200_000)
    assert calibrator.window == 100_000


def test_a_server_that_left_something_out_has_what_it_accepted_for_a_day() -> None:
    limits: Limits = {}
    calibrator = LearnedCalibrator(KNOWN, None, limits)
    calibrator.learn(30_000, Usage(input=30_000))
    calibrator.learn_truncation()
    again = LearnedCalibrator(KNOWN, None, limits)
    assert calibrator.window == again.window == 30_000
    assert again.cuts_silently
    assert not LearnedCalibrator(KNOWN).cuts_silently
