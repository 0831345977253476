from math import sqrt
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.providers.tokens.usage_calibration import NOISE, TokenRatio, UsageCalibration
from tests.providers.tokens.simulated import Tokenizer, session, tokenizer

LLM = Llm("model", "provider", 200_000, 8_000, factor=1.18, tokenizer_known=False)
KNOWN = Llm("model", "provider", 200_000, 8_000)


def told(tokens: int, cached: float = 0.5) -> Usage:
    return Usage(input=tokens - int(tokens * cached), cache_read=int(tokens * cached))


def grown(*, slope: float = 1.5, constant: int = 3000, replies: int = 8) -> UsageCalibration:
    """A session whose requests grow by 2,000 tokens of ours each time."""
    calibration = UsageCalibration.of(LLM)
    for reply in range(1, replies + 1):
        raw = 2000 * reply
        calibration = calibration.observe(raw, told(round(raw * slope) + constant))
    return calibration


def errors(seed: int, *, window: int = 100_000) -> list[float]:
    """Relative errors of the estimates after five replies of one simulated session."""
    random = Random(seed)
    counts = tokenizer(random)
    calibration, found = UsageCalibration.of(LLM), []
    for call in session(random, counts, calls=50, window=window):
        estimate = calibration.estimate(call.raw, call.kept)
        if calibration.replies >= 5:
            found.append(abs(estimate.tokens - call.truth) / call.truth)
        calibration = calibration.observe(call.raw, call.report, call.kept)
    return found


def test_before_any_reply_the_factor_speaks_and_the_error_is_wide() -> None:
    estimate = UsageCalibration.of(LLM).estimate(10_000)
    assert estimate.tokens == 11_800
    assert estimate.bound >= 11_800 * 1.5


def test_what_was_reported_is_known_and_only_the_rest_estimated() -> None:
    calibration = grown()
    assert calibration.estimate(16_000).tokens == 27_000
    assert calibration.estimate(17_000).tokens == pytest.approx(28_500, rel=0.01)


def test_the_slope_is_found_beside_a_constant() -> None:
    assert grown(slope=0.8, constant=12_000).pace.slope == pytest.approx(0.8, rel=0.08)


def test_what_is_cut_away_is_estimated_from_the_smallest_request() -> None:
    estimate = grown().estimate(4000, kept=2000)
    assert abs(estimate.tokens - 9000) <= 9000 * 0.03


def test_ninety_five_of_a_hundred_estimates_are_within_three_percent() -> None:
    found = sorted(error for seed in range(60) for error in errors(seed))
    assert len(found) > 2000
    assert found[int(len(found) * 0.95)] <= 0.03


def test_after_calibration_the_truth_is_above_the_bound_less_than_once_in_two_hundred() -> None:
    above = count = 0
    for seed in range(40):
        random = Random(seed)
        factor, assumed = random.uniform(0.8, 1.6), random.uniform(1.0, 1.53)
        kinds = tuple(factor * 1.45 ** (random.random() - 0.5) for _ in range(4))
        counts = Tokenizer(kinds, constant=random.randint(0, 15_000), wobble=0.002)
        calibration = UsageCalibration(assumed, TokenRatio(assumed))
        window = random.choice([16_000, 64_000, 200_000])
        for call in session(random, counts, calls=40, window=window):
            if calibration.replies >= 5:
                count += 1
                above += call.truth > calibration.estimate(call.raw, call.kept).bound
            calibration = calibration.observe(call.raw, call.report, call.kept)
    assert count > 1_000
    assert above <= count / 200


@given(
    slope=st.floats(0.8, 1.6),
    kinds=st.lists(st.floats(0.8, 1.2), min_size=12, max_size=30),
    order=st.randoms(use_true_random=False),
)
def test_a_text_as_dear_as_any_that_was_seen_is_within_the_bound(
    slope: float, kinds: list[float], order: Random
) -> None:
    raw = told_now = 10_000
    calibration = UsageCalibration.of(LLM).observe(raw, told(told_now))
    for kind in kinds:
        raw += 4_000
        told_now += round(4_000 * slope * kind)
        calibration = calibration.observe(raw, told(told_now))
    dearest = told_now + round(4_000 * slope * order.choice(kinds[-8:]))
    # cheap and dear texts that alternate look like reports that are off by chance
    by_chance = NOISE * calibration.pace.noise * dearest
    assert dearest <= calibration.estimate(raw + 4_000).bound + by_chance


def test_the_more_alike_texts_were_the_less_is_added() -> None:
    few, many = grown(replies=4).pace.spread, grown(replies=20).pace.spread
    assert few > 0.1
    assert many < 0.05


@pytest.mark.parametrize("share", [0.03, 0.1])
def test_reports_that_are_off_by_chance_are_seen_through(share: float) -> None:
    expected, bounds = [], []
    for seed in range(30):
        random, calibration, raw = Random(seed), UsageCalibration.of(KNOWN), 8_000
        for _ in range(60):
            kept, raw = raw, raw + int(random.lognormvariate(6.8, 0.7))
            report = Usage(input=round(raw * (1 + share * random.uniform(-1, 1))))
            calibration = calibration.observe(raw, report, kept)
        estimate = calibration.estimate(raw + 500, raw)
        expected.append(abs(estimate.tokens / (raw + 500) - 1))
        bounds.append(estimate.bound / (raw + 500) - 1)
    assert sorted(expected)[24] <= share / 3
    # a hundredth is added to every report
    assert sorted(bounds)[24] <= share / 2 + 0.01


def noisy(
    pace: TokenRatio | None, seed: str, *, share: float
) -> tuple[UsageCalibration, list[float]]:
    """A session whose reports are off by up to that share; how far each estimate before was."""
    random, calibration, raw, kept = Random(seed), UsageCalibration.of(KNOWN, pace), 9_000, 0
    off = []
    for _ in range(80):
        off.append(calibration.estimate(raw, kept).tokens / raw - 1)
        report = Usage(input=round(raw * (1 + share * random.uniform(-1, 1))))
        calibration = calibration.observe(raw, report, kept)
        # what is over 60,000 is swept
        kept, raw = (raw, raw) if raw < 60_000 else (9_000, 25_000)
        raw += int(random.lognormvariate(6.8, 0.9))
    return calibration, off


@pytest.mark.parametrize("share", [0.03, 0.1])
def test_a_later_session_begins_with_what_was_found_through_the_noise(share: float) -> None:
    pace: TokenRatio | None = None
    found: list[float] = []
    for number in range(12):
        calibration, off = noisy(pace, f"session {number}", share=share)
        pace = calibration.pace
        found += off if number > 1 else ()
    typical = sqrt(sum(one * one for one in found) / len(found))
    assert typical <= share / 8
    # what is too low weighs no more than what is too high
    assert abs(sum(found) / len(found)) <= share / 12


def test_texts_that_became_dearer_are_followed_whatever_was_found_before() -> None:
    pace = noisy(None, "before", share=0.05)[0].pace
    random, calibration, raw, told_now = Random(2), UsageCalibration.of(KNOWN, pace), 9_000, 9_000.0
    for _ in range(60):
        report = Usage(input=round(told_now * (1 + random.uniform(-0.05, 0.05))))
        calibration = calibration.observe(raw, report, raw)
        raw, told_now = raw + 1_500, told_now + 1_500 * 1.3
    assert calibration.estimate(raw, raw).tokens == pytest.approx(told_now, rel=0.04)


def test_reports_of_the_same_text_that_agree_leave_nothing_to_chance() -> None:
    assert grown(replies=20).pace.noise == 0
    assert grown(replies=20).track is None


@pytest.mark.parametrize(
    "nonsense", [Usage(), Usage(input=1), Usage(input=700), Usage(input=20_000), Usage(output=900)]
)
def test_a_nonsense_report_changes_no_estimate(nonsense: Usage) -> None:
    before = grown()
    after = before.observe(18_000, nonsense)
    assert after.estimate(20_000).tokens == before.estimate(20_000).tokens
    assert after.estimate(20_000).bound >= before.estimate(20_000).bound


def test_a_report_without_its_cached_share_is_doubted_even_when_it_is_near() -> None:
    before = grown()
    assert before.observe(18_000, Usage(input=29_400)).last == before.last


def test_a_cache_that_missed_is_believed() -> None:
    after = grown().observe(18_000, Usage(input=30_200))
    assert after.estimate(18_000).tokens == 30_200


def test_a_jump_upwards_is_feared_at_once_and_believed_when_it_repeats() -> None:
    once = grown().observe(18_000, told(60_000))
    assert once.estimate(18_000).tokens < 31_000
    assert once.estimate(18_000).bound >= 60_000
    twice = once.observe(20_000, told(63_000))
    assert twice.estimate(20_000).tokens == 63_000


def test_a_jump_downwards_is_believed_only_the_third_time() -> None:
    calibration = grown()
    for raw, tokens in ((18_000, 22_000), (20_000, 25_000)):
        calibration = calibration.observe(raw, told(tokens))
        assert calibration.estimate(raw).tokens > 29_000
    calibration = calibration.observe(22_000, told(28_000))
    assert calibration.estimate(22_000).tokens == 28_000


def test_even_a_model_that_counts_far_less_is_learned_in_the_end() -> None:
    calibration = UsageCalibration.of(LLM)
    for reply in range(1, 20):
        calibration = calibration.observe(2000 * reply, told(600 * reply))
    assert calibration.estimate(40_000).tokens == pytest.approx(12_000, rel=0.05)


@pytest.mark.parametrize("share", [0.0, 0.02, 0.05])
def test_what_no_model_can_count_is_never_believed(share: float) -> None:
    calibration = UsageCalibration.of(LLM)
    for raw in range(3_000, 60_000, 100):
        calibration = calibration.observe(raw, told(round(100 + raw * share)))
    assert calibration.estimate(60_000).tokens >= 60_000 * LLM.factor


def test_growth_in_crumbs_is_learned_as_well() -> None:
    calibration = UsageCalibration.of(LLM)
    for raw in range(1000, 9000, 40):
        calibration = calibration.observe(raw, told(round(raw * 1.6)))
    assert calibration.pace.slope == pytest.approx(1.6, rel=0.08)


def test_another_session_keeps_the_slope_and_forgets_the_requests() -> None:
    moved = UsageCalibration.of(LLM, grown(slope=1.5).pace)
    assert moved.replies == 0
    assert moved.estimate(10_000).tokens == pytest.approx(15_000, rel=0.1)


def test_it_is_stored_and_read_back_unchanged() -> None:
    calibration = grown().observe(18_000, told(60_000))
    stored = msgspec.msgpack.encode(calibration)
    assert msgspec.msgpack.decode(stored, type=UsageCalibration) == calibration


@given(
    st.lists(
        st.tuples(
            st.integers(-5, 300_000), st.integers(-5, 600_000), st.none() | st.integers(0, 300_000)
        )
    )
)
def test_no_history_breaks_an_estimate(history: list[tuple[int, int, int | None]]) -> None:
    calibration = UsageCalibration.of(LLM)
    for raw, tokens, kept in history:
        calibration = calibration.observe(raw, Usage(input=tokens), kept)
        estimate = calibration.estimate(max(raw, 0) + 1000, kept)
        assert estimate.tokens >= 0
        assert estimate.error >= 0


def test_a_first_report_that_is_nonsense_is_corrected_by_the_next_two() -> None:
    calibration = UsageCalibration.of(LLM).observe(20_000, Usage(input=10_000))
    for raw in (21_000, 22_000):
        calibration = calibration.observe(raw, told(raw * 3 // 2))
        assert calibration.estimate(raw + 100).bound >= raw * 3 // 2
    assert calibration.estimate(22_000).tokens == 33_000


def test_an_old_part_that_was_rewritten_widens_the_error() -> None:
    calibration = grown()
    only_grew = calibration.estimate(16_000)
    rewritten = calibration.estimate(16_000, kept=4000)
    assert rewritten.tokens == pytest.approx(only_grew.tokens, rel=0.05)
    assert rewritten.error > 10 * only_grew.error
