"""Our count of a request turned into the provider's, by what it reported of earlier ones.

What a request shares with a reported one is known; only the rest is estimated, and the worst it
can cost is stated. Nonsense reports are doubted until they repeat.
"""

from dataclasses import replace

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.values import value
from helix_desktop.providers.counting.pace import SLACK, UNSURE, WOBBLE, Estimate, Pace, Reading

NONSENSE = 0.4
"""A report under this share of what the factor says (input without what the cache read, most
often) has to repeat longer before it is believed."""

REPEATS_HIGH = 1
REPEATS_LOW = 2
REPEATS_NONSENSE = 5
"""How often a report that contradicts all before must repeat. Too low a belief overflows the
window, too high a one only compacts early, so the first is the harder to come by."""

_FOLLOWS = 4.0
"""Two contradicting reports belong together if what lies between them is within this factor."""


@value
class Calibration:
    """What one session knows of how one model counts. `observe` gives the next one.

    `raw` is our own count of a whole request (text, tools, pictures), `kept` how much of it is
    also in the last observed request, unchanged; without it, nothing was rewritten.
    """

    factor: float
    pace: Pace
    replies: int = 0
    mark: Reading | None = None
    """Where the next growth begins."""
    last: Reading | None = None
    least: Reading | None = None
    doubt: Reading | None = None
    doubts: int = 0
    cached: bool = False
    """Whether reports of this model name what its cache read or wrote."""

    @classmethod
    def of(cls, llm: Llm) -> "Calibration":
        return cls(llm.factor, Pace(llm.factor))

    def moved(self) -> "Calibration":
        """For another session with the same model: the pace is known, the requests are not."""
        return Calibration(self.factor, self.pace, cached=self.cached)

    def estimate(self, raw: int, kept: int | None = None) -> Estimate:
        """After the first reply, the truth is not above `bound` as long as reports are true."""
        best = self._expected(raw, kept)
        if self.doubt is None:
            return best
        shared = min(self.doubt.raw, raw)
        feared = self.pace.estimate(self.doubt, added=raw - shared, removed=self.doubt.raw - shared)
        return replace(best, error=max(best.error, feared.bound - best.tokens))

    def observe(self, raw: int, usage: Usage, kept: int | None = None) -> "Calibration":
        """`kept` as it was for the estimate of this request."""
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

    def _expected(self, raw: int, kept: int | None) -> Estimate:
        """From the last request or the smallest one, whichever says more."""
        if self.last is None or self.least is None:
            tokens = raw * self.pace.slope
            return Estimate(round(tokens), round(tokens * (UNSURE - 1)) + SLACK)
        shared = _shared(self.last, raw, kept)
        near = self.pace.estimate(self.last, added=raw - shared, removed=self.last.raw - shared)
        far = self.pace.estimate(self.least, added=raw, removed=self.least.raw)
        return near if near.error <= far.error else far

    def _repeats_asked(self, reading: Reading, kept: int | None, *, named: bool) -> int:
        """How often a reading must repeat before it is believed; 0 = it is as expected."""
        if reading.slope < NONSENSE * min(self.factor, self.pace.slope):
            return REPEATS_NONSENSE
        if self.last is None:
            return 0
        expected = self._expected(reading.raw, kept)
        low = reading.told < expected.tokens
        surprising = abs(reading.told - expected.tokens) > expected.error
        if low and (surprising or (self.cached and not named)):
            return REPEATS_LOW
        return REPEATS_HIGH if surprising else 0

    def _doubted(self, reading: Reading, repeats: int) -> "Calibration":
        if self.doubt is None or not self._follows(self.doubt, reading):
            return replace(self, doubt=reading, doubts=1)
        if self.doubts < repeats:
            return replace(self, doubt=reading, doubts=self.doubts + 1)
        return self._begun(reading, self.doubt)

    def _follows(self, doubt: Reading, reading: Reading) -> bool:
        usual = (reading.raw - doubt.raw) * self.factor
        least, most = sorted((usual / _FOLLOWS, usual * _FOLLOWS))
        noise = WOBBLE * doubt.told + SLACK
        return least - noise <= reading.told - doubt.told <= most + noise

    def _begun(self, reading: Reading, before: Reading | None = None) -> "Calibration":
        """From the first reading, or from one that contradicts all before it except `before`."""
        pace = self.pace
        if before and (learned := Pace(pace.slope).with_growth(before, reading)):
            pace = Pace(_within(learned.steps[0].slope, self.factor, 5), learned.steps)
        elif not pace.steps:
            pace = Pace(_within(reading.slope, self.factor, 2))
        return Calibration(
            self.factor,
            pace,
            self.replies + 1,
            mark=reading,
            last=reading,
            least=reading,
            cached=self.cached,
        )

    def _continued(self, reading: Reading, *, grew: bool) -> "Calibration":
        pace, mark = self.pace, self.mark
        if mark is None or not grew:
            mark = reading
        elif taught := pace.with_growth(mark, reading):
            pace, mark = taught, reading
        smaller = self.least is None or reading.raw < self.least.raw
        return replace(
            self,
            pace=pace,
            replies=self.replies + 1,
            mark=mark,
            last=reading,
            least=reading if smaller else self.least,
            doubt=None,
            doubts=0,
        )


def _shared(known: Reading, raw: int, kept: int | None) -> int:
    return min(known.raw, raw) if kept is None else min(known.raw, raw, kept)


def _within(slope: float, factor: float, times: float) -> float:
    return min(max(slope, factor / times), factor * times)
