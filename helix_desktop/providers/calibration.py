"""Our count of a request turned into the provider's, by what it reported of earlier ones.

What a request shares with a reported one is known; only the rest is estimated, and the worst it
can cost is stated. Nonsense reports are doubted until they repeat.
"""

from dataclasses import dataclass, replace

from helix_desktop.domain.llm import Llm, Usage

SPREAD = 1.5
"""Kinds of text cost one tokenizer up to this much more or less than its average: Claude 4.7
over 4.6 is 1.00 for Chinese and 1.45 for English (sol.ava.dev, 2026-04-17)."""

WOBBLE = 0.01
"""Share of a report that is taken for noise (wrappers of messages, retries, rounding)."""

SLACK = 64
"""Tokens of noise, for the same reasons, in small requests."""

NONSENSE = 0.4
"""A report under this share of what the model's factor alone says (input without what the cache
read, most often) has to repeat longer before it is believed."""

REPEATS_HIGH = 1
REPEATS_LOW = 2
REPEATS_NONSENSE = 5
"""How often a report that contradicts all before must repeat. Too low a belief overflows the
window, too high a one only compacts early, so the first is the harder to come by."""

STEPS = 8
"""Growths the slope is taken from: enough to be steady, few enough to follow a session."""

_STEP_SHARE = 20
_STEP_LEAST = 256
_STEP_WEIGHT = 4000
"""A step is a twentieth of the request at least (noise is small beside it), and counts as
4,000 tokens at most (one large file must not outvote the rest)."""

_PRIOR_WEIGHT = 1000


@dataclass(frozen=True, slots=True)
class Reading:
    """What we counted and what the provider said, of one request or of a growth."""

    raw: int
    told: int

    @property
    def slope(self) -> float:
        return self.told / self.raw


@dataclass(frozen=True, slots=True)
class Estimate:
    """The provider's tokens; the truth is not above `bound` if SPREAD and the reports are true."""

    tokens: int
    error: int

    @property
    def bound(self) -> int:
        return self.tokens + self.error


@dataclass(frozen=True, slots=True)
class Calibration:
    """What one session knows of how one model counts. `observe` gives the next one.

    `raw` is our own count of a whole request (text, tools, pictures), `kept` how much of it is
    also in the last observed request, unchanged; without it, nothing was rewritten.
    """

    factor: float
    """`Llm.factor`: what the model is said to do."""
    level: float
    """What the slope is while few steps are known."""
    replies: int = 0
    steps: tuple[Reading, ...] = ()
    mark: Reading | None = None
    """Where the next step begins."""
    last: Reading | None = None
    least: Reading | None = None
    doubt: Reading | None = None
    doubts: int = 0
    cached: bool = False
    """Whether reports of this model name what its cache read or wrote."""

    @classmethod
    def of(cls, llm: Llm) -> "Calibration":
        return cls(factor=llm.factor, level=llm.factor)

    def moved(self) -> "Calibration":
        """For another session with the same model: the slope is known, the requests are not."""
        return Calibration(
            factor=self.factor, level=self.slope, steps=self.steps, cached=self.cached
        )

    @property
    def slope(self) -> float:
        """The provider's tokens per token of ours in what is added now."""
        weights = [min(step.raw, _STEP_WEIGHT) for step in self.steps]
        total = sum(weight * step.slope for weight, step in zip(weights, self.steps, strict=True))
        return (total + self.level * _PRIOR_WEIGHT) / (sum(weights) + _PRIOR_WEIGHT)

    def estimate(self, raw: int, kept: int | None = None) -> Estimate:
        if self.last is None or self.least is None:
            return Estimate(
                round(raw * self.factor), round(raw * self.factor * (SPREAD - 1)) + SLACK
            )
        shared = _shared(self.last, raw, kept)
        near = self._from(self.last, raw - shared, self.last.raw - shared)
        far = self._from(self.least, raw, self.least.raw)
        best = near if near.error <= far.error else far
        if self.doubt is None:
            return best
        shared = _shared(self.doubt, raw, None)
        feared = self._from(self.doubt, raw - shared, self.doubt.raw - shared)
        return replace(best, error=max(best.error, feared.bound - best.tokens))

    def observe(self, raw: int, usage: Usage, kept: int | None = None) -> "Calibration":
        reading = Reading(raw, usage.window)
        if reading.raw <= 0 or reading.told <= 0:
            return self
        named = usage.cache_read + usage.cache_write > 0
        if repeats := self._repeats_asked(reading, kept, named=named):
            return self._doubted(reading, repeats)
        if self.last is None:
            return replace(self._begun(reading), cached=named)
        grew = _shared(self.last, raw, kept) == self.last.raw
        return replace(self._continued(reading, grew=grew), cached=self.cached or named)

    def _repeats_asked(self, reading: Reading, kept: int | None, *, named: bool) -> int:
        """How often a reading must repeat before it is believed; 0 = it is as expected."""
        if reading.slope < NONSENSE * self.factor:
            return REPEATS_NONSENSE
        if self.last is None:
            return 0
        expected = replace(self, doubt=None).estimate(reading.raw, kept)
        low = reading.told < expected.tokens
        surprising = abs(reading.told - expected.tokens) > expected.error
        if low and (surprising or (self.cached and not named)):
            return REPEATS_LOW
        return REPEATS_HIGH if surprising else 0

    def _from(self, known: Reading, added: int, removed: int) -> Estimate:
        slopes = [self.slope, *(step.slope for step in self.steps)]
        dear = max(slopes[0] * SPREAD, *slopes)
        cheap = min(slopes[0] / SPREAD, *slopes)
        tokens = known.told + self.slope * (added - removed)
        above = (dear - self.slope) * added + (self.slope - cheap) * removed
        below = (self.slope - cheap) * added + (dear - self.slope) * removed
        error = max(above, below) + WOBBLE * known.told + SLACK
        return Estimate(max(round(tokens), 0), round(error + max(-tokens, 0)))

    def _begun(self, reading: Reading) -> "Calibration":
        """From a reading that nothing is known before, or that contradicts all before."""
        level = min(max(reading.slope, self.factor / 2), self.factor * 2)
        return Calibration(
            factor=self.factor,
            level=self.level if self.steps else level,
            replies=self.replies + 1,
            steps=self.steps,
            mark=reading,
            last=reading,
            least=reading,
            cached=self.cached,
        )

    def _continued(self, reading: Reading, *, grew: bool) -> "Calibration":
        least = reading if self.least is None or reading.raw < self.least.raw else self.least
        mark, steps = self.mark, self.steps
        if mark is None or not grew:
            mark = reading
        elif reading.raw - mark.raw >= max(_STEP_LEAST, reading.raw // _STEP_SHARE):
            step = Reading(reading.raw - mark.raw, max(reading.told - mark.told, 0))
            mark, steps = reading, (*steps, step)[-STEPS:]
        return replace(
            self,
            replies=self.replies + 1,
            steps=steps,
            mark=mark,
            last=reading,
            least=least,
            doubt=None,
            doubts=0,
        )

    def _doubted(self, reading: Reading, repeats: int) -> "Calibration":
        if self.doubt is None or not self._follows(self.doubt, reading):
            return replace(self, doubt=reading, doubts=1)
        if self.doubts >= repeats:
            return self._begun(reading)
        return replace(self, doubt=reading, doubts=self.doubts + 1)

    def _follows(self, doubt: Reading, reading: Reading) -> bool:
        shared = _shared(doubt, reading.raw, None)
        expected = self._from(doubt, reading.raw - shared, doubt.raw - shared)
        return abs(reading.told - expected.tokens) <= expected.error


def _shared(known: Reading, raw: int, kept: int | None) -> int:
    return min(known.raw, raw) if kept is None else min(known.raw, raw, kept)
