"""The four ready-made policies; each says where its numbers come from."""

from dataclasses import replace

from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.policy import GateMode, Policy, PreviousTurn

BALANCED = Policy()
"""Both published systems combined; folds early (best of 220 policies replayed)."""

HELIX = replace(
    BALANCED,
    preset="helix",
    gate_mode=GateMode.OFF,
    sweep_turns=3,
    compact_percent=85.0,
    compact_tokens=2_000_000,
)
"""Cache + Compact as published: cache after some turns, handover at 85 %."""

RELEVANCE = replace(
    BALANCED,
    preset="relevance",
    previous_turn=PreviousTurn.STRICT,
    sweep_high_percent=95.0,
    sweep_high_tokens=2_000_000,
    observe_at=30.0,
    compact_percent=95.0,
    compact_tokens=2_000_000,
)
"""Gate + observational memory as published: 4,000 tokens, 30 %, 50 %."""

ECONOMY = replace(
    BALANCED,
    preset="economy",
    gate_mode=GateMode.AUTOMATIC,
    sweep_high_percent=30.0,
    sweep_low_percent=10.0,
    sweep_tail_tokens=6_000,
    compact_percent=40.0,
    compact_keep_tokens=12_000,
)
"""Cheapest windows (replayed without a provider cache: 38k, 13k, 51k)."""

PRESETS = {policy.preset: policy for policy in (HELIX, RELEVANCE, BALANCED, ECONOMY)}


def preset(name: str) -> Policy:
    try:
        return PRESETS[name]
    except KeyError:
        raise PolicyError(
            f"There is no policy preset {name!r}.", f"Known: {', '.join(PRESETS)}."
        ) from None
