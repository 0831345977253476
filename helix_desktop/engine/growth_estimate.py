"""Estimates how many more tokens a session's context has room for."""

from collections.abc import Callable

from msgspec import Struct

from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.engine.calibrated_counts import PROBE_TOKENS
from helix_desktop.engine.session_window import SessionWindow

LARGE_PROBE_TOKENS = 10_000_000
"""Tokens added to measure one more token, so many that rounding has no effect."""

CountTokens = Callable[[int], tuple[int, int]]
"""Returns the expected and the largest count after adding tokens of Helix's own count."""


class GrowthEstimate(Struct, frozen=True):
    """The growth of a context.

    `token_ratio` is the model's tokens per token of Helix's own count; `room` is the most tokens,
    in that own count, that may be added.
    """

    expected: int
    token_ratio: float
    room: int


def estimate_growth(count: CountTokens, policy: Policy, window: int) -> GrowthEstimate:
    """Estimate the growth in a context window of `window` tokens."""
    expected, cautious = count(0)
    cautious_then = count(PROBE_TOKENS)[1]
    tokens_left = window - policy.reserve(window) - cautious
    own_tokens_left = int(tokens_left * PROBE_TOKENS / max(1, cautious_then - cautious))
    # the model's tokens for one more token of Helix's own count
    token_ratio = max(1, count(LARGE_PROBE_TOKENS)[0] - expected) / LARGE_PROBE_TOKENS
    return GrowthEstimate(expected, token_ratio, own_tokens_left)


def estimate_tokens(session_window: SessionWindow, window: ContextWindow) -> CountTokens:
    """Return the counter for a session's context."""
    return lambda more: session_window.expected_and_cautious(window, more)
