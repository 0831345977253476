"""A policy's marks for one size of window: the smaller the window, the smaller all of them."""

from dataclasses import dataclass
from math import sqrt

from helix_desktop.domain.policy import Policy


@dataclass(frozen=True, slots=True)
class Marks:
    """Tokens at which old steps become notes, and what stays."""

    high: int
    early: int
    low: int
    tail: int
    least: int
    live: int
    note: int
    names: int
    names_major: int
    marker: int

    @classmethod
    def of(cls, policy: Policy, size: int) -> "Marks | None":
        """None: this policy makes no notes by itself."""
        if not policy.condense_percent:
            return None
        high = min(policy.condense_tokens, int(size * policy.condense_percent / 100))
        share = high / policy.condense_tokens
        return cls(
            high,
            early=int(policy.condense_early_tokens * share),
            low=int(policy.condense_low_tokens * share),
            tail=int(policy.condense_tail_tokens * share),
            least=int(policy.condense_least_tokens * share),
            live=int(policy.live_tokens * share),
            note=int(policy.note_tokens * share),
            names=int(policy.names_tokens * share),
            names_major=int(policy.names_major_tokens * share),
            marker=int(policy.marker_tokens * sqrt(share)),
        )
