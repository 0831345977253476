"""The thresholds for notes: those of the policy in large windows, smaller in small ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.outputs_to_hold import scale_gate_policy
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import BALANCED, ECONOMY, HELIX, RELEVANCE

NAMES = NoteThresholds.__struct_fields__
MARKS_IN_STEPS = set(NAMES) - {"marker_tokens", "line_tokens", "name_tokens", "major_name_tokens"}
WINDOWS = st.integers(1_000, 2_000_000)
NOTING = st.sampled_from([BALANCED, ECONOMY])
SMALL = BALANCED.with_values({"gate_tokens": 500, "gate_read_tokens": 500, "preview_tokens": 50})


def marks(policy: Policy, window: int) -> NoteThresholds:
    result = NoteThresholds.of(policy, window)
    assert result is not None
    return result


@pytest.mark.parametrize("window", [86_000, 128_000, 200_000, 1_000_000])
def test_large_windows_have_the_marks_of_the_policy(window: int) -> None:
    assert marks(BALANCED, window) == NoteThresholds(
        high_tokens=BALANCED.notes_high_tokens,
        early_tokens=BALANCED.notes_early_tokens,
        low_tokens=BALANCED.notes_low_tokens,
        tail_tokens=BALANCED.notes_tail_tokens,
        min_freed_tokens=BALANCED.notes_least_tokens,
        full_step_tokens=BALANCED.live_tokens,
        line_tokens=BALANCED.lines_tokens,
        name_tokens=BALANCED.names_tokens,
        major_name_tokens=BALANCED.names_major_tokens,
        marker_tokens=BALANCED.marker_tokens,
    )


def test_small_windows_shrink_all_marks() -> None:
    small, large = marks(BALANCED, 32_000), marks(BALANCED, 128_000)
    assert small.high_tokens == 24_000
    for name in NAMES:
        assert getattr(small, name) < getattr(large, name), name
        # an index of names that is much shorter is of no use any more: it shrinks less
        share = 24 / 56 if name in MARKS_IN_STEPS else (24 / 56) ** 0.5
        assert getattr(small, name) == pytest.approx(getattr(large, name) * share, abs=1), name


@given(NOTING, WINDOWS)
def test_marks_keep_their_order_in_windows_of_any_size(policy: Policy, window: int) -> None:
    result = marks(policy, window)
    assert result.tail_tokens <= result.low_tokens <= result.high_tokens <= window * 0.75
    assert result.early_tokens <= result.high_tokens
    assert result.name_tokens <= result.major_name_tokens
    assert result.min_freed_tokens < result.high_tokens


@given(NOTING, WINDOWS, WINDOWS)
def test_a_smaller_window_never_has_a_larger_mark(policy: Policy, one: int, other: int) -> None:
    small, large = marks(policy, min(one, other)), marks(policy, max(one, other))
    for name in NAMES:
        assert getattr(small, name) <= getattr(large, name)


@pytest.mark.parametrize("policy", [HELIX, RELEVANCE])
def test_a_policy_without_notes_has_no_marks_and_one_gate(policy: Policy) -> None:
    assert NoteThresholds.of(policy, 32_000) is None
    assert scale_gate_policy(policy, 32_000) is policy


def test_the_gate_shrinks_with_the_marks() -> None:
    assert scale_gate_policy(BALANCED, 128_000) == BALANCED
    small = scale_gate_policy(BALANCED, 32_000)
    assert (small.gate_tokens, small.gate_read_tokens) == (2_571, 3_428)
    assert (small.preview_tokens, small.preview_read_tokens) == (857, 1_714)


@given(
    st.sampled_from([BALANCED, ECONOMY, HELIX, RELEVANCE, SMALL]),
    st.integers(0, 2_000_000),
)
def test_a_gate_has_at_least_the_smallest_size_that_a_policy_allows(
    policy: Policy, window: int
) -> None:
    result = scale_gate_policy(policy, max(window, 4_000))
    assert result.gate_tokens >= 500
    assert result.preview_tokens >= 50
    assert result.preview_tokens < result.gate_tokens
