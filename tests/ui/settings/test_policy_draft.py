"""A policy while it is edited: sources, and values that do not fit."""

from helix_desktop.domain.context_window.presets import BALANCED, HELIX
from helix_desktop.domain.value import replace
from helix_desktop.ui.settings.policy_values import (
    BY_NAME,
    POLICY_GROUPS,
    PolicyDraft,
    ValueOrigin,
    effect_text,
)
from helix_desktop.ui.text.formatting import use_locale
from helix_desktop.ui.text.language import language_locale

OWN = replace(BALANCED, notes_high_tokens=12_000)


def test_each_of_the_eight_values_of_a_policy_has_a_row() -> None:
    named = [name for values in POLICY_GROUPS.values() for name in values]
    assert len(named) == 8
    assert sorted(named) == sorted(BY_NAME)


def test_each_value_of_a_policy_names_its_origin() -> None:
    usual = replace(BALANCED, observations_percent=20.0)
    draft = PolicyDraft(replace(OWN, observations_percent=20.0), usual)
    draft.put("compact_percent", "50")
    assert draft.source("notes_high_tokens") is ValueOrigin.WORKSPACE
    assert draft.source("observations_percent") is ValueOrigin.EVERYWHERE
    assert draft.source("compact_percent") is ValueOrigin.EDITED
    assert draft.source("gate_tokens") is ValueOrigin.PRESET
    assert draft.own() == 1


def test_resetting_a_value_goes_back_one_origin_at_a_time() -> None:
    usual = replace(BALANCED, notes_high_tokens=10_000)
    draft = PolicyDraft(OWN, usual)
    draft.put("notes_high_tokens", 20_000)
    for expected in (12_000, 10_000, 56_000):
        assert draft.back("notes_high_tokens") == expected
        draft.undo("notes_high_tokens")
        draft = PolicyDraft(draft.policy() or OWN, usual)
    assert draft.back("notes_high_tokens") is None


def test_a_value_out_of_range_is_kept_as_it_was_typed_with_the_reason() -> None:
    draft = PolicyDraft(BALANCED, BALANCED)
    draft.put("compact_percent", "120 %")
    assert draft.problems["compact_percent"].typed == "120 %"
    assert "0 to 95" in draft.problems["compact_percent"].reason
    assert draft.policy() is None
    draft.put("compact_percent", "90")
    assert draft.problems == {}
    policy = draft.policy()
    assert policy.compact_percent == 90


def test_a_number_is_read_as_the_language_writes_it() -> None:
    draft = PolicyDraft(BALANCED, BALANCED)
    for typed, tokens in (("5,000", 5_000), ("32K", 32_000), ("6000", 6_000)):
        draft.put("gate_tokens", typed)
        assert draft.value("gate_tokens") == tokens
    use_locale(language_locale("de"))
    try:
        draft.put("gate_tokens", "5.000")
        draft.put("observations_percent", "2,5 %")
        assert (draft.value("gate_tokens"), draft.value("observations_percent")) == (5_000, 2.5)
        draft.put("gate_tokens", 250.5)
        assert draft.problems == {} or draft.problems["gate_tokens"].typed == "250,5"
    finally:
        use_locale(None)
    for typed in ("", "%", "many", "1.5", "nan", "-600"):
        draft.put("gate_tokens", typed)
        assert draft.problems["gate_tokens"].typed == typed


def test_a_preset_starts_over_and_discarding_brings_back_what_holds() -> None:
    draft = PolicyDraft(OWN, BALANCED)
    draft.put("gate_tokens", "5,000")
    draft.choose_preset("helix")
    assert draft.policy() == HELIX
    draft.reset()
    assert draft.policy() == OWN
    assert not draft.edited


def test_marks_are_told_in_tokens_of_the_model_that_is_used() -> None:
    assert effect_text("compact_percent", BALANCED, 128_000)[0] == "85% of 128K = 108,800 tokens"
    assert "56,000" in effect_text("notes_percent", BALANCED, 1_000_000)[0]
    assert effect_text("markers_turns", HELIX, 128_000)[0] == "By age, after 10 turns"
    assert effect_text("markers_turns", BALANCED, 128_000)[0] == "Never"


def test_a_mark_in_tokens_has_no_effect_where_notes_are_never_taken() -> None:
    assert effect_text("notes_high_tokens", BALANCED, 128_000)[0] == "Whichever comes first"
    off = BALANCED.with_values({"notes_percent": 0.0})
    assert effect_text("notes_percent", off, 128_000)[0] == "Never"
    assert effect_text("notes_high_tokens", off, 128_000)[0] == "Never"
