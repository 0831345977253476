"""Estimates how many more tokens a session's context has room for."""

from collections.abc import Callable

from msgspec import Struct

from helix_desktop.domain.context_window.block import ContextWindow
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.engine.session_window import SessionWindow

LARGE_PROBE_TOKENS = 10_000_000
"""Tokens added to measure one more token, so many that rounding has no effect."""

CountTokens = Callable[[int], int]
"""Returns the expected count after adding tokens of Helix's own count."""


class GrowthEstimate(Struct, frozen=True):
    """The growth of a context.

    `token_ratio` is the model's tokens per token of Helix's own count; `room` is the most tokens,
    in that own count, that are expected to fit.
    """

    expected: int
    token_ratio: float
    room: int


def estimate_growth(count: CountTokens, policy: Policy, window: int) -> GrowthEstimate:
    """Estimate the growth in a context window of `window` tokens."""
    expected = count(0)
    # the model's tokens for one more token of Helix's own count
    token_ratio = max(1, count(LARGE_PROBE_TOKENS) - expected) / LARGE_PROBE_TOKENS
    tokens_left = window - policy.reserve(window) - expected
    return GrowthEstimate(expected, token_ratio, int(tokens_left / token_ratio))


def estimate_tokens(session_window: SessionWindow, window: ContextWindow) -> CountTokens:
    """Return the counter for a session's context."""
    return lambda more: session_window.expected_and_cautious(window, more)[0]
