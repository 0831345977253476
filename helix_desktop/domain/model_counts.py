"""A model's reported token counts, which scale the application's own counts."""

from helix_desktop.domain.llm import Usage

NONSENSE = 0.4
"""The smallest plausible share of the expected count; a smaller report leaves a cache out."""


class ModelCount:
    """The ratio of a model's token counts to the application's own: the latest plausible one."""

    def __init__(self) -> None:
        self.pace = 1.0
        """The model's tokens for one token of the application's count."""
        self._ours = 0

    def sent(self, ours: int) -> int:
        """Note a request of `ours` tokens and return its expected count."""
        self._ours = ours
        return self.of(ours)

    def replied(self, usage: Usage | None) -> int:
        """Take the report of the last request; return its count, 0 if missing or implausible."""
        reported = usage.window if usage is not None else 0
        if not self._ours or reported < NONSENSE * self.of(self._ours):
            return 0
        self.pace = reported / self._ours
        return reported

    def of(self, ours: int) -> int:
        return round(ours * self.pace)


class WindowShares:
    """Converts the parts of a request to the model's count; they add up to its rounded total."""

    def __init__(self, pace: float) -> None:
        self._pace, self._ours = pace, 0

    def __call__(self, ours: int) -> int:
        """Return the model's count of the next part."""
        before = round(self._ours * self._pace)
        self._ours += ours
        return round(self._ours * self._pace) - before
