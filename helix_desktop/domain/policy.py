"""The policy of a workspace: every threshold of its stages, checked, and the marks they make.

Each threshold is declared once, with unit, range and source, in stages/. The defaults are the
Balanced preset's; presets.py holds the others.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from enum import StrEnum
from typing import cast

from helix_desktop.domain.errors import PolicyError
from helix_desktop.domain.stages.gate import GateMode as GateMode  # these are spoken of as policy's
from helix_desktop.domain.stages.handover import HandoverStage
from helix_desktop.domain.stages.handover import SubAgentsUse as SubAgentsUse
from helix_desktop.domain.stages.sweep import AgeUnit as AgeUnit
from helix_desktop.domain.stages.sweep import MarkerForm as MarkerForm
from helix_desktop.domain.stages.sweep import PreviousTurn as PreviousTurn
from helix_desktop.domain.thresholds import Plain, shown
from helix_desktop.domain.thresholds import Threshold as Threshold
from helix_desktop.domain.values import value

PRESET_NAMES = ("helix", "relevance", "balanced", "economy")
"""The ready-made policies that a policy can start from, in the order they are offered."""


@value
class Policy(HandoverStage):
    """How a workspace keeps its windows small. Percentages are of the model's window."""

    def __post_init__(self) -> None:
        if self.preset not in PRESET_NAMES:
            raise PolicyError(
                f"There is no policy preset {shown(self.preset)}.",
                f"Known: {', '.join(PRESET_NAMES)}.",
            )
        for threshold in THRESHOLDS:
            fitted = threshold.fit(getattr(self, threshold.name))
            object.__setattr__(self, threshold.name, fitted)
        for low, high in RISING:
            self._check_rising(low, high)

    def _check_rising(self, low: str, high: str) -> None:
        floor, ceiling = getattr(self, low), getattr(self, high)
        if 0 < ceiling <= floor:
            raise PolicyError(
                f"{low} cannot be {floor:,g} while {high} is {ceiling:,g}.",
                f"{low} has to be the smaller of the two.",
            )

    def with_values(self, values: Mapping[str, object]) -> "Policy":
        """This policy with some values changed; PolicyError names the first that does not fit."""
        known = [threshold.name for threshold in THRESHOLDS]
        for name in values:
            if name not in known:
                raise PolicyError(
                    f"There is no policy value {shown(name)}.", f"Known: {', '.join(known)}."
                )
        # kinds and ranges are checked where the values are fitted, in __post_init__
        changed: Callable[..., Policy] = replace
        return changed(self, **values)

    def values(self) -> dict[str, Plain]:
        """Every threshold's value, choices as plain text: what settings files can hold."""
        return {threshold.name: _plain(getattr(self, threshold.name)) for threshold in THRESHOLDS}

    def sweep_starts(self, window: int) -> int | None:
        """Tokens of a window of that size at which a sweep begins; None = never by size."""
        return _mark(self.sweep_high_percent, self.sweep_high_tokens, window)

    def sweep_ends(self, window: int) -> int:
        """Tokens of a window of that size that a sweep goes down to."""
        return _mark(self.sweep_low_percent, self.sweep_low_tokens, window) or 0

    def compact_starts(self, window: int) -> int | None:
        """Tokens of a window of that size at which a handover is due; None = never by itself."""
        return _mark(self.compact_percent, self.compact_tokens, window)

    def reserve(self, window: int) -> int:
        """Tokens of a window of that size that are kept free for the reply."""
        return min(self.reserve_tokens, int(window * self.reserve_percent / 100))


def _mark(percent: float, tokens: int, window: int) -> int | None:
    """The smaller of a share of the window and a number of tokens; 0 % = no mark."""
    return min(int(window * percent / 100), tokens) if percent else None


def _plain(value: Plain) -> Plain:
    return value.value if isinstance(value, StrEnum) else value


RISING = (
    ("sweep_low_percent", "sweep_high_percent"),
    ("sweep_low_tokens", "sweep_high_tokens"),
    ("compact_keep_tokens", "compact_tokens"),
    ("condense_early_tokens", "condense_tokens"),
    ("condense_low_tokens", "condense_tokens"),
    ("condense_tail_tokens", "condense_low_tokens"),
)
"""Pairs whose first value has to stay below the second, unless the second is 0 = never."""

THRESHOLDS: tuple[Threshold, ...] = tuple(
    Threshold(name=item.name, default=cast("Plain", item.default), **item.metadata)
    for item in fields(Policy)
    if item.metadata
)
