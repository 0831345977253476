"""Reasoning effort: levels, token budgets, and the nearest setting that a model supports.

A choice is never sent unchanged: `KnownEfforts.nearest` turns it into a setting that the model
supports, so that another model can answer in the same session.
"""

from enum import StrEnum

from msgspec import Struct, field

from helix_desktop.domain.phrase import Phrase

MAX_BUDGET_TOKENS = 1_000_000
"""Most tokens of a budget; no model thinks longer before one reply."""


class EffortLevel(StrEnum):
    """The levels, in the order of the tokens that they cost. `ON`: as long as the model wants."""

    OFF = "off"
    ON = "on"
    MINIMAL = "minimal"
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"
    XHIGH = "xhigh"
    MAX = "max"


LEVEL_NAMES = {
    EffortLevel.OFF: Phrase("Off", "reasoning effort"),
    EffortLevel.ON: Phrase("On", "reasoning effort"),
    EffortLevel.MINIMAL: Phrase("Minimal", "reasoning effort"),
    EffortLevel.LOW: Phrase("Low", "reasoning effort"),
    EffortLevel.MEDIUM: Phrase("Medium", "reasoning effort"),
    EffortLevel.HIGH: Phrase("High", "reasoning effort"),
    EffortLevel.XHIGH: Phrase("Extra high", "reasoning effort"),
    EffortLevel.MAX: Phrase("Maximum", "reasoning effort"),
}

GRADED = tuple(level for level in EffortLevel if level not in (EffortLevel.OFF, EffortLevel.ON))
"""The levels that are ordered, so that there is a nearest one."""

_COMMON_LEVELS = (EffortLevel.LOW, EffortLevel.MEDIUM, EffortLevel.HIGH)

_BUDGET_TOKENS = {
    EffortLevel.OFF: 0,
    EffortLevel.MINIMAL: 1_024,
    EffortLevel.LOW: 4_096,
    EffortLevel.MEDIUM: 12_288,
    EffortLevel.HIGH: 24_576,
    EffortLevel.XHIGH: 49_152,
    EffortLevel.MAX: MAX_BUDGET_TOKENS,
}
"""The token budgets of levels, for models that take budgets only."""


class Effort(Struct, frozen=True):
    """A level, or a budget in tokens; neither means that the model decides."""

    level: EffortLevel | None = None
    budget: int = 0

    def __str__(self) -> str:
        """Return the text that `parse_effort` reads."""
        return self.level.value if self.level else str(self.budget or "")


MODEL_DECIDES = Effort()
DEFAULT_EFFORT = "default"
"""The word for letting the model decide."""


def parse_effort(text: str) -> Effort | None:
    """Return the effort that a text names, or None if it names none."""
    word = text.strip().lower()
    if word in ("", DEFAULT_EFFORT):
        return MODEL_DECIDES
    if word in tuple(EffortLevel):
        return Effort(EffortLevel(word))
    if not (word.isascii() and word.isdigit()) or len(word) > len(str(MAX_BUDGET_TOKENS)):
        return None
    tokens = int(word)
    return Effort(budget=tokens) if 0 < tokens <= MAX_BUDGET_TOKENS else None


class KnownEfforts(Struct, frozen=True):
    """What a model can be asked for: levels, and the smallest and largest budget in tokens.

    `max_tokens` is 0 if it takes no budget. `sure` is false if neither its provider nor the list of
    known models says so; a choice is offered, but the server may reject it.
    """

    levels: tuple[EffortLevel, ...] = ()
    min_tokens: int = field(default=0, name="least")
    max_tokens: int = field(default=0, name="most")
    sure: bool = True

    def __bool__(self) -> bool:
        return bool(self.levels or self.max_tokens)

    @property
    def offered(self) -> tuple[EffortLevel, ...]:
        """The levels to choose from; for a model with budgets only, those that have a budget."""
        if not self._takes_only_budgets:
            return self.levels
        named = [
            level
            for level in _COMMON_LEVELS
            if self.min_tokens <= _BUDGET_TOKENS[level] < self.max_tokens
        ]
        return (*self.levels, *named, EffortLevel.MAX)

    def knows(self, chosen: Effort) -> bool:
        """Return whether the model accepts exactly this."""
        if chosen == MODEL_DECIDES:
            return True
        if chosen.level is None:
            return self.min_tokens <= chosen.budget <= self.max_tokens
        return chosen.level in self.offered

    def nearest(self, chosen: Effort) -> Effort:
        """Return what is sent for a choice: the choice itself, or the nearest that the model
        accepts.
        """
        level = chosen.level
        if chosen == MODEL_DECIDES or level in self.levels:
            return chosen
        if level is None and self.max_tokens:
            return self._fit_budget(chosen.budget)
        if level not in (None, EffortLevel.ON) and self._takes_only_budgets:
            return self._fit_budget(_BUDGET_TOKENS[level])
        wanted_level = level or next(
            level for level in GRADED if chosen.budget <= _BUDGET_TOKENS[level]
        )
        ranks = {level: rank for rank, level in enumerate(EffortLevel)}
        graded = [level for level in self.levels if level in GRADED]
        if wanted_level is not EffortLevel.ON and graded:
            nearest_level = min(
                graded,
                key=lambda candidate: (
                    abs(ranks[candidate] - ranks[wanted_level]),
                    -ranks[candidate],
                ),
            )
            return Effort(nearest_level)
        is_on_known = wanted_level in GRADED and EffortLevel.ON in self.levels
        return Effort(EffortLevel.ON) if is_on_known else MODEL_DECIDES

    @property
    def _takes_only_budgets(self) -> bool:
        return self.max_tokens > 0 and not any(level in GRADED for level in self.levels)

    def _fit_budget(self, tokens: int) -> Effort:
        return Effort(budget=max(self.min_tokens, min(tokens, self.max_tokens)))


NO_EFFORTS = KnownEfforts()

UNSURE_EFFORTS = KnownEfforts(_COMMON_LEVELS, sure=False)
"""The levels offered for an unknown model: those that nearly every reasoning model has."""
