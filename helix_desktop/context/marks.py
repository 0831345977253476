"""A policy's marks for one size of window: the smaller the window, the smaller all of them."""

from dataclasses import replace
from math import sqrt

from helix_desktop.domain.policy import Policy
from helix_desktop.domain.values import value


@value
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
    def of(cls, policy: Policy, size: int, pace: float = 1.0) -> "Marks | None":
        """None: this policy makes no notes by itself.

        `size` and what comes of it are tokens of ours, each of which is `pace` of the model's.
        """
        if not policy.condense_percent:
            return None
        high = min(int(policy.condense_tokens / pace), int(size * policy.condense_percent / 100))
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


def gate_policy(policy: Policy, size: int) -> Policy:
    """A policy whose gate is as much smaller as its marks are in a window of that size."""
    marks = Marks.of(policy, size)
    if marks is None or marks.high == policy.condense_tokens:
        return policy
    share = marks.high / policy.condense_tokens
    return replace(
        policy,
        gate_tokens=max(500, int(policy.gate_tokens * share)),
        gate_read_tokens=max(500, int(policy.gate_read_tokens * share)),
        preview_tokens=max(50, int(policy.preview_tokens * share)),
        preview_read_tokens=max(50, int(policy.preview_read_tokens * share)),
    )
