"""The size of a sent request in tokens, as its model reported it, or as expected."""

from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.llm import Usage

MIN_REPORTED_SHARE = 0.4
"""The smallest plausible share of the expected count.

A smaller report leaves something out, most often a cache.
"""


def expected_tokens(request: WindowSent) -> int:
    """Return the count that was expected of the model, or Helix's own one."""
    return request.expected or request.tokens


def reported_tokens(request: WindowSent, usage: Usage | None) -> int:
    """Return the count that the reply to a request reports, 0 if it is missing or implausible."""
    reported = usage.window if usage is not None else 0
    return reported if reported >= MIN_REPORTED_SHARE * expected_tokens(request) else 0
