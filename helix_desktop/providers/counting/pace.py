"""How much of a provider's window a token of ours takes, learned from growths it reported.

Gives an estimate from one known request to another, and the worst that could be true. What is
learned is the model's, not a session's: how far texts differ from each other, and how far reports
of the same text do.
"""

from dataclasses import replace
from math import ceil, sqrt

from helix_desktop.domain.values import value

SPREAD = 0.5
"""Before anything was seen: kinds of text cost one tokenizer up to this share more or less than its
average. Claude 4.7 over 4.6 is 1.00 for Chinese and 1.45 for English (sol.ava.dev, 2026-04-17)."""

UNSURE = 2.0
"""The same before enough growths were seen: the factor may be wrong, or a constant (schemas of
tools) may look like a slope. Published factors go from 0.8 to 2.1 for definitions of tools."""

KNOWN = 0.25
"""Both where the tokenizer is the model's own: only what frames messages and tools is not known."""

MOST_KNOWN = 1.5
"""No text costs a tokenizer that is known so many times more or less; a report that says so is
off."""

FADING = 0.85
"""What is left of that with each growth that was seen: then what was seen speaks alone."""

MARGIN = 1.5
"""The next text may be so much further from the average than any that was seen."""

WOBBLE = 0.01
"""Share of a report that is taken for noise (wrappers of messages, retries, rounding)."""

SLACK = 64
"""Tokens of noise, for the same reasons, in small requests."""

ENOUGH = 2
STEPS = 8
"""Growths the slope is taken from: enough to be steady, few enough to follow a session."""
SEEN = 24
"""Growths that the spread is taken from."""

_STEP_SHARE = 20
_STEP_LEAST = 256
_STEP_WEIGHT = 4000
"""A growth is a twentieth of the request at least (noise is small beside it), and counts as
4,000 tokens at most (one large file must not outvote the rest)."""

_LEVEL_WEIGHT = 1000
_KNOWN_WEIGHT = 4000
"""Of the level, in tokens of growths: how much has to be seen before it is left."""

_BLURRED = 0.1
"""A growth whose slope noise may have moved by this much counts half."""

WOBBLES = 24
"""Reports that the noise is taken from, and the fewest of them that tell anything."""
_FEWEST = 5
_MOST_WOBBLE = 0.25
"""A report that is further off is nonsense, not noise."""


@value
class Reading:
    """What we counted and what the provider said, of one request or of a growth."""

    raw: int
    told: int

    @property
    def slope(self) -> float:
        return self.told / self.raw


@value
class Step:
    """A growth, and what the whole request was at its end."""

    grown: Reading
    whole: int


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
    """The provider's tokens per token of ours; `level` speaks while few steps are known.

    `factor` is what one takes where the tokenizer is known, 0 where it is not. `count` is of all
    growths ever seen, `wobbles` how far the newest reports were from what the one before let
    expect, as a share.
    """

    level: float
    steps: tuple[Step, ...] = ()
    count: int = 0
    wobbles: tuple[float, ...] = ()
    factor: float = 0.0

    @property
    def slope(self) -> float:
        newest = self.steps[-STEPS:]
        noise = self.noise
        level_weight = (_KNOWN_WEIGHT if self.factor else _LEVEL_WEIGHT) / (1 + len(newest))
        weights = [self._weight(step, noise) for step in newest]
        slopes = [step.grown.slope for step in newest]
        total = sum(weight * slope for weight, slope in zip(weights, slopes, strict=True))
        return (total + self.level * level_weight) / (sum(weights) + level_weight)

    @property
    def noise(self) -> float:
        """How far one report is off, as a share; 0 where reports of the same text agree.

        What a report is off by, the next one gives back: neighbours then go against each other.
        Texts that cost more or less than expected do not.
        """
        if len(self.wobbles) < _FEWEST:
            return 0.0
        pairs = zip(self.wobbles, self.wobbles[1:], strict=False)
        product = sum(one * other for one, other in pairs) / (len(self.wobbles) - 1)
        return sqrt(max(0.0, -product))

    @property
    def spread(self) -> float:
        """How far a text may be from the slope, as a share of it."""
        slope, noise = max(self.slope, 0.01), self.noise
        prior = KNOWN if self.factor else UNSURE if self.count < ENOUGH else SPREAD
        doubt = prior * FADING**self.count
        apart = (
            max(0.0, abs(step.grown.slope - slope) - 3 * _blur(step, noise)) for step in self.steps
        )
        return MARGIN * max(apart, default=0.0) / slope + doubt

    def with_growth(self, start: Reading, end: Reading) -> "Pace | None":
        """With one more step, or None while the growth is too small to tell anything."""
        if end.raw - start.raw < max(_STEP_LEAST, end.raw // _STEP_SHARE):
            return None
        raw, told = end.raw - start.raw, max(end.told - start.told, 0)
        if self.factor:
            usual = raw * self.factor
            told = round(min(max(told, usual / MOST_KNOWN), usual * MOST_KNOWN))
        grown = Reading(raw, told)
        steps = (*self.steps, Step(grown, end.told))[-SEEN:]
        return replace(self, steps=steps, count=self.count + 1)

    def with_report(self, expected: float, told: int) -> "Pace":
        """With how far a report was from what the one before it let expect."""
        off = (told - expected) / max(told, 1)
        if abs(off) > _MOST_WOBBLE:
            return self
        return replace(self, wobbles=(*self.wobbles, off)[-WOBBLES:])

    def estimate(
        self,
        known: Reading,
        *,
        added: int,
        removed: int,
        unsure: float = 0.0,
        slope: float | None = None,
    ) -> Estimate:
        """Of a request that differs from a known one by so much of our tokens.

        `unsure`: tokens that the known one may be off by; `slope`: where it is better known.
        """
        slope = self.slope if slope is None else slope
        tokens = known.told + slope * (added - removed)
        error = self.spread * slope * (added + removed) + WOBBLE * known.told + SLACK + unsure
        return Estimate(max(round(tokens), 0), ceil(error + max(-tokens, 0)) + 1)

    def _weight(self, step: Step, noise: float) -> float:
        """Of a growth in the slope: little, where noise may be most of it."""
        blur = _blur(step, noise)
        return min(step.grown.raw, _STEP_WEIGHT) / (1 + (blur / _BLURRED) ** 2)


def _blur(step: Step, noise: float) -> float:
    """How far noise at both ends of a growth may have moved its slope."""
    return noise * sqrt(2) * step.whole / step.grown.raw
