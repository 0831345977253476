"""The policy presets (Balanced, Cache + Compact…), and a policy as preset plus changed values.

Two presets behave as published and two come from replayed sessions. The text below each says where
its figures come from.
"""

from collections.abc import Mapping
from functools import lru_cache

from helix_desktop.domain.context_window.policy import (
    CONSTANTS,
    KNOWN_PRESETS,
    PRESET_TITLES,
    GateMode,
    MarkerForm,
    Plain,
    Policy,
    PolicyValues,
    PreviousTurn,
    SubAgentsUse,
    show_refused,
)
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.value import replace

BALANCED = Policy()
"""Balanced combines both published systems.

The gate holds large outputs. When the window is half full, rules turn old steps into notes, young
steps first; a handover is written only if notes are not enough. The thresholds are in tokens and
the same for all windows from 85K on; smaller windows have lower thresholds.
"""

NO_COMPACTION = BALANCED.with_values(
    {
        "gate_mode": GateMode.OFF,
        "markers_turns": 0,
        "notes_percent": 0.0,
        "observations_percent": 0.0,
        "compact_percent": 0.0,
    }
)
"""For the session of a guest, which manages its own context window."""

HELIX = replace(
    BALANCED,
    preset="helix",
    gate_mode=GateMode.OFF,
    marker_form=MarkerForm.FULL,
    notes_percent=0.0,
    markers_turns=10,
    previous_turn=PreviousTurn.OPEN,
    argument_tokens=0,
    marker_tokens=0,
    compact_keep_tokens=20_000,
    reserve_tokens=8_000,
    reserve_percent=5.0,
)
"""Cache + Compact as published: bare markers by turn threshold alone, and handovers at 85%.

Handovers are at least 60 s apart. The turn threshold and the size of the untouched tail are not
published; 10 turns and 20K tokens come from replays. The reserve for the reply is not published
either. The reserve is small, so that the conversation can go on between 85% and the limit.
"""

RELEVANCE = replace(
    BALANCED,
    preset="relevance",
    previous_turn=PreviousTurn.STRICT,
    gate_tokens=4_000,
    gate_read_tokens=4_000,
    preview_read_tokens=2_000,
    notes_percent=0.0,
    observations_percent=30.0,
    compact_percent=0.0,
)
"""Gate + observational memory as published.

Outputs above 4,000 tokens are held for up to 10 s, observations begin at 30% (in a long turn, of
its own older steps), and reflections at 50%. There are no markers and no handovers. The previous
turn is not touched except in an emergency compaction.
"""

ECONOMY = replace(
    BALANCED,
    preset="economy",
    gate_mode=GateMode.AUTOMATIC,
    gate_tokens=4_000,
    preview_tokens=1_500,
    gate_read_tokens=6_000,
    preview_read_tokens=2_000,
    notes_percent=47.0,
    notes_high_tokens=38_000,
    notes_scale_tokens=38_000,
    notes_early_tokens=17_000,
    notes_low_tokens=32_000,
    notes_tail_tokens=2_600,
    notes_patience=2.0,
    notes_least_tokens=6_400,
    live_tokens=4_000,
    note_share=3.0,
    lines_share=6.0,
    lines_tokens=1_800,
    names_share=6.5,
    names_tokens=2_000,
    names_major_tokens=5_800,
    said_tokens=400,
)
"""The cheapest windows that still name everything they leave out.

The thresholds are as low as the published claims of the second system require: the windows of heavy
tasks stay below 30%, even by their largest request (`bench replay --claims`).
"""

PRESETS = {policy.preset: policy for policy in (HELIX, RELEVANCE, BALANCED, ECONOMY)}


def get_preset(name: str) -> Policy:
    """Return a preset by its key or its shown name, in any case and with or without blanks."""
    keys = {_fold_name(title): key for key, title in PRESET_TITLES.items()}
    policy = PRESETS.get(keys.get(_fold_name(name), _fold_name(name)))
    if policy is None:
        raise PolicyError(
            "There is no policy preset {name}.",
            "Known: {presets}.",
            name=show_refused(name),
            presets=KNOWN_PRESETS,
        )
    return policy


def _fold_name(name: str) -> str:
    return "".join(name.casefold().split())


def policy_for_subagents(policy: Policy) -> Policy:
    use = policy.subagents_use
    return policy if use is SubAgentsUse.SAME else PRESETS[use.value]


def of_agent(saved_values: PolicyValues, default_policy: Policy) -> Policy:
    """Return the policy of a subagent that a file defines.

    `default_policy` is the policy of other subagents.
    """
    values = dict(saved_values)
    name = values.pop("preset", "")
    return (get_preset(str(name)) if name else default_policy).with_values(_checked(values))


def session_policy_values(policy: Policy) -> PolicyValues:
    """Return a policy in the form in which a session keeps its own policy."""
    return tuple(sorted(policy_to_settings(policy).items()))


@lru_cache(maxsize=64)
def read_session_policy(values: PolicyValues) -> Policy:
    """Read a policy from the form that `session_policy_values` returns."""
    return policy_from_settings(dict(values))


def preset_changes(policy: Policy) -> dict[str, Plain]:
    """Return the values that differ from the policy's preset."""
    usual = get_preset(policy.preset).values()
    return {name: value for name, value in policy.values().items() if value != usual[name]}


def policy_to_settings(policy: Policy) -> dict[str, Plain]:
    """Return the policy as a settings table: its preset, and the values that differ from it."""
    return {"preset": policy.preset, **preset_changes(policy)}


def policy_from_settings(settings: Mapping[str, object]) -> Policy:
    """Read a policy from a settings table. Without a preset, Balanced is the base."""
    name = settings.get("preset", BALANCED.preset)
    if not isinstance(name, str):
        raise PolicyError(
            "The policy preset can't be {name}.",
            "Known: {presets}.",
            name=show_refused(name),
            presets=KNOWN_PRESETS,
        )
    return get_preset(name).with_values(_checked(settings))


def _checked(settings: Mapping[str, object]) -> dict[str, object]:
    """Return the values of a settings table; raise PolicyError for a value that can't be set."""
    values = {name: value for name, value in settings.items() if name != "preset"}
    for name in values.keys() & CONSTANTS.keys():
        raise PolicyError(
            "There is no policy value {name}.",
            "Known: {known}.",
            name=show_refused(name),
            known=", ".join(BALANCED.values()),
        )
    return values
