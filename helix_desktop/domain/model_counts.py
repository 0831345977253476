"""What a model counted of the requests of a session, for figures beside its window."""

from helix_desktop.domain.llm import Usage

NONSENSE = 0.4
"""A report under this share of what was expected leaves something out, a cache most often."""


class ModelCount:
    """Grows by one request at a time; where the model did not say, by its pace until then."""

    def __init__(self) -> None:
        self.pace = 1.0
        """What it counts for one token of ours."""
        self._ours = 0

    def sent(self, ours: int) -> int:
        """What a request is expected to take."""
        self._ours = ours
        return self.of(ours)

    def replied(self, usage: Usage | None) -> int:
        """What it took; 0: it was not said, or cannot be."""
        told = usage.window if usage is not None else 0
        if not self._ours or told < NONSENSE * self.of(self._ours):
            return 0
        self.pace = told / self._ours
        return told

    def of(self, ours: int) -> int:
        return round(ours * self.pace)


class WindowShares:
    """Parts of a request as the model counts them: together neither more nor less than all."""

    def __init__(self, pace: float) -> None:
        self._pace, self._ours = pace, 0

    def __call__(self, ours: int) -> int:
        """What the next part takes."""
        before = round(self._ours * self._pace)
        self._ours += ours
        return round(self._ours * self._pace) - before
