"""The gauge of one session with one model: what it learned of how that model counts.

Before the first report the factor is only somebody's word, so a tenth is added, not the worst case.
"""

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.providers.counting.calibration import Calibration

UNTAUGHT = 1.1
"""What is added to our count before anything was reported. A request that is too long all the
same is refused once, and the refusal teaches."""


class LearnedGauge:
    """The `Gauge` port over calibrations."""

    def __init__(self, llm: Llm, calibration: Calibration | None = None) -> None:
        self._llm = llm
        self.calibration = calibration or Calibration.of(llm)
        self._least = 0.0
        """Provider's tokens per token of ours that a refusal has shown."""
        self._share = 1.0
        """How much of the model's window there really is; a local server may offer little of it."""

    def estimate(self, tokens: int, kept: int | None = None) -> int:
        found = self.calibration.estimate(tokens, kept)
        if not self.calibration.replies:
            told = round(tokens * self._llm.factor * UNTAUGHT)
        else:
            told = found.bound
        return round(max(told, tokens * self._least) / self._share)

    def observe(self, tokens: int, usage: Usage, kept: int | None = None) -> None:
        self.calibration = self.calibration.observe(tokens, usage, kept)

    def told_limit(self, tokens: int, limit: int | None, asked: int | None = None) -> None:
        """A request of so many tokens of ours was refused.

        `limit` is what the provider takes, `asked` what it counted of the request.
        """
        window = limit or self._llm.window
        # estimates are compared with the window that the model should have
        self._share = min(self._share, window / self._llm.window)
        counted = max(asked or 0, round(window * UNTAUGHT))
        self._least = max(self._least, counted / max(tokens, 1))
