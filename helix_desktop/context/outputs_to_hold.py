"""Which outputs are held at the gate: larger than the policy or the window allows."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.value import replace


class OutputSize(Struct, frozen=True):
    """The size of an output in tokens.

    `read`: the output is the text of a file. `named`: the user asked for it, so it is held only if
    it does not fit.
    """

    tokens: int
    read: bool = False
    named: bool = False

    def is_gated(self, policy: Policy) -> bool:
        if self.named:
            return False
        return self.tokens > (policy.gate_read_tokens if self.read else policy.gate_tokens)

    def preview_budget(self, policy: Policy) -> int:
        return policy.preview_read_tokens if self.read else policy.preview_tokens


def choose_outputs_to_hold(
    sizes: Sequence[OutputSize], room: int, policy: Policy
) -> frozenset[int]:
    """Choose the outputs to hold: all large ones, then the largest others until `room` is
    enough.
    """
    gains = [size.tokens - size.preview_budget(policy) for size in sizes]
    shortenable = {index for index, gain_tokens in enumerate(gains) if gain_tokens > 0}
    to_hold = {index for index in shortenable if sizes[index].is_gated(policy)}
    tokens_left = room - sum(size.tokens for size in sizes) + sum(gains[index] for index in to_hold)
    for index in sorted(shortenable - to_hold, key=lambda index: -gains[index]):
        if tokens_left >= 0:
            break
        to_hold.add(index)
        tokens_left += gains[index]
    return frozenset(to_hold)


@lru_cache(maxsize=64)  # a policy checks all of its values, and every output asks
def scale_gate_policy(policy: Policy, window: int) -> Policy:
    """Return a policy whose gate is reduced for a smaller window in proportion to its thresholds.

    The gate compares tokens of the application's count, which are also shown with an output.
    """
    thresholds = NoteThresholds.of(policy, window)
    share = thresholds.high_tokens / policy.notes_high_tokens if thresholds else 1.0
    if share == 1.0:
        return policy
    return replace(
        policy,
        gate_tokens=max(MIN_GATE_TOKENS, int(policy.gate_tokens * share)),
        gate_read_tokens=max(MIN_GATE_TOKENS, int(policy.gate_read_tokens * share)),
        preview_tokens=max(MIN_PREVIEW_TOKENS, int(policy.preview_tokens * share)),
        preview_read_tokens=max(MIN_PREVIEW_TOKENS, int(policy.preview_read_tokens * share)),
    )


MIN_GATE_TOKENS, MIN_PREVIEW_TOKENS = 500, 50
"""The smallest output that is shortened, and the smallest preview."""
