"""The marks that are shown are those at which compactions happen."""

import pytest

from helix_desktop.app.inspection.request_marks import request_marks
from helix_desktop.context.compaction.coming_compaction import PastTurn, forecast_compaction
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.value import replace
from helix_desktop.ui.settings.policy_values import earliest_notes_text
from helix_desktop.ui.text.block_labels import coming_text
from tests.context.sample_session import SampleSession

POLICY = replace(get_preset("balanced"), notes_percent=75.0, notes_patience=2.0)


@pytest.mark.parametrize("window", [16_000, 32_768, 128_000])
def test_notes_are_shown_from_the_size_at_which_they_may_be_made(window: int) -> None:
    marks = request_marks(POLICY, Llm("m", "p", window, 1_000))
    acting = NoteThresholds.of(POLICY, window)
    assert (marks.notes_early, marks.notes) == (acting.early_tokens, acting.high_tokens)
    first, last = (round(100 * mark / window) for mark in (acting.early_tokens, acting.high_tokens))
    assert f"from {first}% if it pays off, at {last}% at the latest" in coming_text(marks)


def test_the_policy_page_says_from_where_notes_may_come() -> None:
    llm = Llm("m", "p", 32_768, 1_000)
    assert earliest_notes_text(get_preset("balanced"), llm) == (
        "46% of 32K = 15,140 tokens, if it pays off"
    )
    assert earliest_notes_text(replace(POLICY, notes_patience=0.0), llm) == "Never before that"
    assert earliest_notes_text(get_preset("helix"), llm) == "Never"


def test_without_patience_there_is_one_threshold_for_notes() -> None:
    patient = replace(POLICY, notes_patience=0.0)
    marks = request_marks(patient, Llm("m", "p", 16_000, 1_000))
    assert marks.notes_early is None
    assert f"at {round(100 * (marks.notes or 0) / 16_000)}%" in coming_text(marks)


def test_a_forecast_says_from_where_notes_may_come_and_where_they_are_certain() -> None:
    marks = request_marks(POLICY, Llm("m", "p", 16_000, 1_000))
    state = SampleSession.with_first_message(POLICY, size=16_000).state()
    early, last = marks.notes_early or 0, marks.notes or 0
    for tokens in (early - 1, early + 1, last):
        forecast = forecast_compaction(state, marks, tokens, ())
        assert (forecast.job, forecast.early, forecast.mark) == (Job.NOTES, early, last)
        assert (forecast.turns, forecast.due) == (None, tokens == last)


def test_turns_are_counted_only_if_the_last_ones_were_alike() -> None:
    policy = replace(POLICY, notes_patience=0.0)
    marks = request_marks(policy, Llm("m", "p", 16_000, 1_000))
    state = SampleSession.with_first_message(policy, size=16_000).state()
    tokens = (marks.notes or 0) - 2_500
    alike = [PastTurn(1_000 + added, 3) for added in (0, 50, 100, 20, 30)]
    assert forecast_compaction(state, marks, tokens, alike).turns is None, "the newest one runs"
    finished = replace(state, previous_turn=state.rows[-1].source.turn)  # type: ignore[union-attr]
    assert forecast_compaction(finished, marks, tokens, alike).turns == 3
    unlike = [*alike, PastTurn(90, 1)]
    assert forecast_compaction(finished, marks, tokens, unlike).turns is None
