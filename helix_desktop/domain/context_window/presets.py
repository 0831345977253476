"""The four ready-made policies, and policies as settings files hold them: preset and changes.

Two behave as published, two come from replayed sessions; each says where its numbers come from.
"""

from collections.abc import Mapping
from functools import lru_cache

from helix_desktop.domain.context_window.policy import (
    PRESET_NAMES,
    AgeUnit,
    GateMode,
    KeptValues,
    MarkerForm,
    Plain,
    Policy,
    PreviousTurn,
    SubAgentsUse,
    show_refused,
)
from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.value import replace

BALANCED = Policy()
"""Both published systems combined: large outputs are held at the gate, and when the window is half
full old steps become notes by rules, young ones first. A handover only where that is not enough.

Marks are in tokens and the same from 85K on; smaller windows have smaller ones.
"""

HELIX = replace(
    BALANCED,
    preset="helix",
    gate_mode=GateMode.OFF,
    marker_form=MarkerForm.FULL,
    condense_percent=0.0,
    sweep_turns=10,
    sweep_unit=AgeUnit.TURNS,
    previous_turn=PreviousTurn.OPEN,
    sweep_low_percent=0.0,
    sweep_tail_tokens=0,
    sweep_least_tokens=0,
    argument_tokens=0,
    marker_tokens=0,
    compact_keep_tokens=20_000,
    reserve_tokens=8_000,
    reserve_percent=5.0,
)
"""Cache + Compact as published: bare markers by turn threshold alone, handover at 85 %, 60 s apart.

The turn threshold and what stays untouched are not published: 10 turns, and 20k as replayed. Nor is
the reply's room: small, so that between 85 % and the limit there is space to chat on meanwhile.
"""

_UNIT = "sweep_unit"

HELIX_BY_STEPS = HELIX.with_values(
    {_UNIT: AgeUnit.STEPS, "previous_turn": PreviousTurn.LOSSLESS, "reserve_percent": 12.5}
)
"""What the Helix preset was before its age had a unit: policies that were kept then go on so."""

RELEVANCE = replace(
    BALANCED,
    preset="relevance",
    previous_turn=PreviousTurn.STRICT,
    gate_tokens=4_000,
    gate_read_tokens=4_000,
    preview_read_tokens=2_000,
    condense_percent=0.0,
    observe_at=30.0,
    compact_percent=0.0,
)
"""Gate + observational memory as published: 4,000 tokens in 10 s, observe at 30 %, reflect at 50 %.

Neither sweeps nor handovers; the previous turn is left alone outside panic.
"""

ECONOMY = replace(
    BALANCED,
    preset="economy",
    gate_mode=GateMode.AUTOMATIC,
    gate_tokens=4_000,
    preview_tokens=1_500,
    gate_read_tokens=6_000,
    preview_read_tokens=2_000,
    condense_percent=47.0,
    condense_tokens=40_000,
    condense_early_tokens=17_000,
    condense_low_tokens=27_500,
    condense_tail_tokens=5_000,
    condense_patience=2.0,
    live_tokens=0,
    names_tokens=2_500,
    names_major_tokens=5_000,
)
"""The cheapest windows that still name what they leave out.

Its marks are as low as the published claims of the second system want them: the windows of heavy
tasks stay below 30 % (`bench replay --claims`).
"""

PRESETS = {policy.preset: policy for policy in (HELIX, RELEVANCE, BALANCED, ECONOMY)}


def get_preset(name: str) -> Policy:
    try:
        return PRESETS[name]
    except KeyError:
        raise PolicyError(
            f"There is no policy preset {show_refused(name)}.", f"Known: {', '.join(PRESET_NAMES)}."
        ) from None


def of_subagents(policy: Policy) -> Policy:
    """The policy of the SubAgents of a conversation."""
    use = policy.subagents_use
    return policy if use is SubAgentsUse.SAME else PRESETS[use.value]


def of_agent(kept: KeptValues, usual: Policy) -> Policy:
    """The policy of a SubAgent that a file defines; `usual` is that of others."""
    values = dict(kept)
    name = values.pop("preset", "")
    return (get_preset(str(name)) if name else usual).with_values(values)


def kept_of(policy: Policy) -> KeptValues:
    """A policy as it is kept with a session of its own."""
    return tuple(sorted(policy_to_settings(policy).items()))


@lru_cache(maxsize=64)
def kept_policy(kept: KeptValues) -> Policy:
    """The same, read back."""
    return policy_from_settings(dict(kept))


def preset_changes(policy: Policy) -> dict[str, Plain]:
    """The values that differ from the policy's preset."""
    usual = get_preset(policy.preset).values()
    return {name: value for name, value in policy.values().items() if value != usual[name]}


def kept_values(policy: Policy) -> dict[str, Plain]:
    """What is kept of a policy beside its preset's name: what differs, and what tells it is new."""
    named = {_UNIT: policy.values()[_UNIT]} if policy.preset == HELIX.preset else {}
    return {**named, **preset_changes(policy)}


def policy_to_settings(policy: Policy) -> dict[str, Plain]:
    """The policy as a settings table: its preset and what has to be known beside it."""
    return {"preset": policy.preset, **kept_values(policy)}


def policy_from_settings(settings: Mapping[str, object]) -> Policy:
    """The policy of a settings table; without a preset it starts from Balanced.

    A Helix policy that names no unit of age was kept before there was one, and counts steps.
    """
    name = settings.get("preset", BALANCED.preset)
    if not isinstance(name, str):
        raise PolicyError(
            f"The policy preset cannot be {show_refused(name)}.",
            f"Known: {', '.join(PRESET_NAMES)}.",
        )
    old = name == HELIX.preset and _UNIT not in settings
    return (HELIX_BY_STEPS if old else get_preset(name)).with_values(
        {key: value for key, value in settings.items() if key != "preset"}
    )
