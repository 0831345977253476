"""How much of a provider's window a token of ours takes, learned from growths it reported.

Gives an estimate from one known request to another, and the worst that could be true.
"""

from dataclasses import replace

from helix_desktop.domain.values import value

SPREAD = 1.5
"""Kinds of text cost one tokenizer up to this much more or less than its average: Claude 4.7
over 4.6 is 1.00 for Chinese and 1.45 for English (sol.ava.dev, 2026-04-17)."""

UNSURE = 3.0
"""The same before enough growths were seen: the factor may be wrong, or a constant (schemas of
tools) may look like a slope. Published factors go from 0.8 to 2.1 for definitions of tools."""

WOBBLE = 0.01
"""Share of a report that is taken for noise (wrappers of messages, retries, rounding)."""

SLACK = 64
"""Tokens of noise, for the same reasons, in small requests."""

ENOUGH = 2
STEPS = 8
"""Growths the slope is taken from: enough to be steady, few enough to follow a session."""

_STEP_SHARE = 20
_STEP_LEAST = 256
_STEP_WEIGHT = 4000
"""A growth is a twentieth of the request at least (noise is small beside it), and counts as
4,000 tokens at most (one large file must not outvote the rest)."""

_LEVEL_WEIGHT = 1000


@value
class Reading:
    """What we counted and what the provider said, of one request or of a growth."""

    raw: int
    told: int

    @property
    def slope(self) -> float:
        return self.told / self.raw


@value
class Estimate:
    """The provider's tokens, give or take the stated error."""

    tokens: int
    error: int

    @property
    def bound(self) -> int:
        return self.tokens + self.error


@value
class Pace:
    """The provider's tokens per token of ours; `level` speaks while few steps are known."""

    level: float
    steps: tuple[Reading, ...] = ()

    @property
    def slope(self) -> float:
        level_weight = _LEVEL_WEIGHT / (1 + len(self.steps))
        weights = [min(step.raw, _STEP_WEIGHT) for step in self.steps]
        total = sum(weight * step.slope for weight, step in zip(weights, self.steps, strict=True))
        return (total + self.level * level_weight) / (sum(weights) + level_weight)

    def with_growth(self, start: Reading, end: Reading) -> "Pace | None":
        """With one more step, or None while the growth is too small to tell anything."""
        if end.raw - start.raw < max(_STEP_LEAST, end.raw // _STEP_SHARE):
            return None
        step = Reading(end.raw - start.raw, max(end.told - start.told, 0))
        return replace(self, steps=(*self.steps, step)[-STEPS:])

    def estimate(self, known: Reading, *, added: int, removed: int) -> Estimate:
        """Of a request that differs from a known one by so much of our tokens.

        The truth is not above the bound if no text costs more than SPREAD times the slope.
        """
        slope, cheap, dear = self._range()
        tokens = known.told + slope * (added - removed)
        above = (dear - slope) * added + (slope - cheap) * removed
        below = (slope - cheap) * added + (dear - slope) * removed
        error = max(above, below) + WOBBLE * known.told + SLACK
        return Estimate(max(round(tokens), 0), round(error + max(-tokens, 0)))

    def _range(self) -> tuple[float, float, float]:
        slope = self.slope
        seen = [step.slope for step in self.steps]
        spread = SPREAD if len(seen) >= ENOUGH else UNSURE
        return slope, min(slope / spread, *seen, slope), max(slope * spread, *seen, slope)
