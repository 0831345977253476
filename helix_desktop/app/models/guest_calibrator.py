"""The counts of a guest's context window, which is its own: only what it reports is known."""

from helix_desktop.domain.llm import Usage
from helix_desktop.domain.ports import CountedRequest

_FITTING_SHARE = 1_000
"""What is counted of a request, as one part in so many: far less than any window."""


class GuestCalibrator:
    """The implementation of UsageCalibrator for one session of a guest.

    A request always fits, because Helix makes none.
    """

    def __init__(self, window: int) -> None:
        self.window = window
        self._beyond = 0
        """What the guest counted of its last request beyond what Helix counts."""

    def expect(self, tokens: int, base: CountedRequest | None = None) -> int:
        return tokens + self._beyond

    def estimate(self, tokens: int, base: CountedRequest | None = None) -> int:
        return tokens // _FITTING_SHARE + 1

    def observe(self, tokens: int, usage: Usage, base: CountedRequest | None = None) -> int | None:
        if not usage.window:
            return None
        self._beyond = usage.window - tokens
        return usage.window

    def learn_limit(
        self,
        tokens: int,
        limit: int | None,
        requested: int | None = None,
        *,
        base: CountedRequest | None = None,
    ) -> int | None:
        return None

    def forget_limit(self) -> None:
        """Do nothing: the window is as large as the guest says."""
