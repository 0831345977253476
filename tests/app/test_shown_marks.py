"""The marks that are shown are those at which compactions happen."""

import pytest

from helix_desktop.app.inspection.request_history import (
    RequestHistory,
    forecast_rewrite,
    request_marks,
)
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.domain.context_window.presets import get_preset
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.llm import Llm
from helix_desktop.domain.value import replace
from helix_desktop.ui.text.block_labels import coming_text

POLICY = replace(get_preset("balanced"), condense_percent=75.0, condense_patience=2.0)


@pytest.mark.parametrize("window", [16_000, 32_768, 128_000])
def test_notes_are_shown_from_the_size_at_which_they_may_be_made(window: int) -> None:
    marks = request_marks(POLICY, Llm("m", "p", window, 1_000))
    acting = NoteThresholds.of(POLICY, window)
    assert (marks.condense_early, marks.condense) == (acting.early_tokens, acting.high_tokens)
    first, last = (round(100 * mark / window) for mark in (acting.early_tokens, acting.high_tokens))
    assert f"at {first}–{last}%" in coming_text(marks)


def test_without_patience_there_is_one_threshold_for_notes() -> None:
    patient = replace(POLICY, condense_patience=0.0)
    marks = request_marks(patient, Llm("m", "p", 16_000, 1_000))
    assert marks.condense_early is None
    assert f"at {round(100 * (marks.condense or 0) / 16_000)}%" in coming_text(marks)


def test_between_the_two_thresholds_of_notes_no_number_of_turns_is_promised() -> None:
    marks = request_marks(POLICY, Llm("m", "p", 16_000, 1_000))
    early, last = marks.condense_early or 0, marks.condense or 0
    before = forecast_rewrite(RequestHistory(), marks, early - 1)
    between = forecast_rewrite(RequestHistory(), marks, early + 1)
    after = forecast_rewrite(RequestHistory(), marks, last)
    assert (before.job, before.mark, before.due) == (Job.NOTES, early, False)
    assert (between.turns, between.mark, between.due) == (None, last, False)
    assert after.due
