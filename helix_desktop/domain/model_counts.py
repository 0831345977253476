"""A model's reported token counts, which scale the application's own counts."""

from helix_desktop.domain.llm import Usage

NONSENSE = 0.4
"""The smallest plausible share of the expected count.

A smaller report leaves something out, most often a cache.
"""


class ModelCount:
    """The ratio between a model's token counts and the application's own, updated with each report.

    It is the latest plausible report; a reply without one keeps the earlier ratio.
    """

    def __init__(self) -> None:
        self.pace = 1.0
        """The model's tokens for one token of the application's count."""
        self._ours = 0

    def sent(self, ours: int) -> int:
        """Note a request of `ours` tokens and return its expected count."""
        self._ours = ours
        return self.of(ours)

    def replied(self, usage: Usage | None) -> int:
        """Take the report of the last request.

        Return its count, or 0 if it is missing or implausible.
        """
        reported = usage.window if usage is not None else 0
        if not self._ours or reported < NONSENSE * self.of(self._ours):
            return 0
        self.pace = reported / self._ours
        return reported

    def of(self, ours: int) -> int:
        return round(ours * self.pace)


class WindowShares:
    """Converts consecutive parts of a request to the model's count.

    The rounded parts sum up to exactly the rounded total.
    """

    def __init__(self, pace: float) -> None:
        self._pace, self._ours = pace, 0

    def __call__(self, ours: int) -> int:
        """Return the model's count of the next part."""
        before = round(self._ours * self._pace)
        self._ours += ours
        return round(self._ours * self._pace) - before
