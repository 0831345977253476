"""The gauge of one session with one model: what it learned of how that model counts.

Before the first report the factor is only somebody's word, so a tenth is added, not the worst case.
"""

from collections.abc import MutableMapping

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.providers.counting.calibration import Calibration
from helix_desktop.providers.counting.pace import ENOUGH, Pace

UNTAUGHT = 1.1
"""What is added to our count before anything was reported. A request that is too long all the
same is refused once, and the refusal teaches."""

Paces = MutableMapping[str, Pace]
"""What all sessions learned of models, by their full names."""


class LearnedGauge:
    """The `Gauge` port over calibrations; what it learns of the model is left in `paces`."""

    def __init__(self, llm: Llm, paces: Paces | None = None) -> None:
        self._llm = llm
        self._paces: Paces = {} if paces is None else paces
        known = self._paces.get(self._name)
        self.calibration = Calibration.of(llm, known)
        self._least = 0.0
        """Provider's tokens per token of ours that a refusal has shown."""
        self._asked = 0.0
        """The same as far as it is certain: what the provider counted, or that it was too much."""
        self._share = 1.0
        """How much of the model's window there really is; a local server may offer little of it."""

    def expect(self, tokens: int, kept: int | None = None) -> int:
        if self._taught:
            told = self.calibration.estimate(tokens, kept).tokens
        else:
            told = round(tokens * self._llm.factor)
        return round(max(told, tokens * self._asked) / self._share)

    def estimate(self, tokens: int, kept: int | None = None) -> int:
        if self._taught:
            told = self.calibration.estimate(tokens, kept).bound
        else:
            told = round(tokens * self._llm.factor * UNTAUGHT)
        return round(max(told, tokens * self._least) / self._share)

    def observe(self, tokens: int, usage: Usage, kept: int | None = None) -> None:
        self.calibration = self.calibration.observe(tokens, usage, kept)
        self._paces[self._name] = self.calibration.pace

    def told_limit(self, tokens: int, limit: int | None, asked: int | None = None) -> None:
        """A request of so many tokens of ours was refused.

        `limit` is what the provider takes, `asked` what it counted of the request.
        """
        window = limit or self._llm.window
        # estimates are compared with the window that the model should have
        self._share = min(self._share, window / self._llm.window)
        counted = max(asked or 0, round(window * UNTAUGHT))
        self._least = max(self._least, counted / max(tokens, 1))
        self._asked = max(self._asked, (asked or window) / max(tokens, 1))

    @property
    def _name(self) -> str:
        return f"{self._llm.provider}/{self._llm.id}"

    @property
    def _taught(self) -> bool:
        return self.calibration.replies > 0 or self.calibration.pace.count >= ENOUGH
