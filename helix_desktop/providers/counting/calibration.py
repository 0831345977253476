"""Our count of a request turned into the provider's, by what it reported of earlier ones.

What a request shares with a reported one is known; only the rest is estimated, and the worst it
can cost is stated. Nonsense reports are doubted until they repeat.
"""

from dataclasses import replace

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.values import value
from helix_desktop.providers.counting.pace import (
    MARGIN,
    MOST_KNOWN,
    SLACK,
    WOBBLE,
    Estimate,
    Pace,
    Reading,
)
from helix_desktop.providers.counting.track import Track

NONSENSE = 0.4
"""A report under this share of what the factor says (input without what the cache read, most
often) has to repeat longer before it is believed."""

REPEATS_HIGH = 1
REPEATS_LOW = 2
REPEATS_NONSENSE = 5
"""How often a report that contradicts all before must repeat. Too low a belief overflows the
window, too high a one only compacts early, so the first is the harder to come by."""

NOISE = 3.0
"""Reports may be off by so much more than they usually are before they surprise."""

SURE = 1.5
"""What a noisy reading may be off by is told so many times."""

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
    before: Reading | None = None
    """The newest report as it came, believed or not."""
    track: Track | None = None
    """What is known of the last request, where reports are off by chance."""

    @classmethod
    def of(cls, llm: Llm, pace: Pace | None = None) -> "Calibration":
        """`pace` is what other sessions with the same model have learned."""
        known = llm.factor if llm.tokenizer_known else 0.0
        return cls(llm.factor, pace or Pace(llm.factor, factor=known))

    def estimate(self, raw: int, kept: int | None = None) -> Estimate:
        """The truth is not above `bound` as long as texts are as those that were seen."""
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
        return self._seen(reading, kept)._judged(reading, usage, kept)

    def _seen(self, reading: Reading, kept: int | None) -> "Calibration":
        """With how far the report is from what the one before it let expect."""
        if self.before is None:
            return replace(self, before=reading)
        pace, moved = self.pace, reading.raw - self.before.raw
        if reading.raw and _shared(self.before, reading.raw, kept) * 2 > self.before.raw:
            pace = pace.with_report(self.before.told + pace.slope * moved, reading.told)
        return replace(self, before=reading, pace=pace)

    def _judged(self, reading: Reading, usage: Usage, kept: int | None) -> "Calibration":
        named = usage.cache_read + usage.cache_write > 0
        if repeats := self._repeats_asked(reading, kept, named=named):
            return self._doubted(reading, repeats)
        if self.last is None:
            return replace(self._begun(reading), cached=named)
        grew = _shared(self.last, reading.raw, kept) == self.last.raw
        track = self._tracked(reading, kept)
        if track is None:
            return replace(
                self._continued(reading, grew=grew), track=None, cached=self.cached or named
            )
        settled = Reading(reading.raw, max(1, round(track.level)))
        return replace(
            self._continued(settled, grew=grew), track=track, cached=self.cached or named
        )

    def _tracked(self, reading: Reading, kept: int | None) -> Track | None:
        """With one more report, where reports are known to be off by chance."""
        noise = self.pace.noise * reading.told
        if not noise or self.last is None:
            return None
        shared = _shared(self.last, reading.raw, kept)
        track = self.track or Track.of(
            self.last.told, self.pace.level, self.pace.noise * self.last.told
        )
        spread = self.pace.spread / MARGIN
        moved = track.moved(reading.raw - shared, self.last.raw - shared, spread)
        return moved.reported(reading.told, noise)

    def _expected(self, raw: int, kept: int | None) -> Estimate:
        """From the last request or the smallest one, whichever says more."""
        if self.last is None or self.least is None:
            tokens = raw * self.pace.slope
            unsure = max(self.pace.spread, self.pace.noise)
            return Estimate(round(tokens), round(tokens * unsure) + SLACK)
        shared = _shared(self.last, raw, kept)
        unsure, slope = (SURE * self.track.blur, self.track.slope) if self.track else (0.0, None)
        near = self.pace.estimate(
            self.last,
            added=raw - shared,
            removed=self.last.raw - shared,
            unsure=unsure,
            slope=slope,
        )
        far = self.pace.estimate(
            self.least, added=raw, removed=self.least.raw, unsure=unsure, slope=slope
        )
        return near if near.error <= far.error else far

    def _repeats_asked(self, reading: Reading, kept: int | None, *, named: bool) -> int:
        """How often a reading must repeat before it is believed; 0 = it is as expected."""
        if reading.slope < NONSENSE * min(self.factor, self.pace.slope):
            return REPEATS_NONSENSE
        if self.last is None:
            return 0
        expected = self._expected(reading.raw, kept)
        low = reading.told < expected.tokens
        usual = expected.error + NOISE * self.pace.noise * reading.told
        surprising = abs(reading.told - expected.tokens) > usual
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
        noise = (WOBBLE + NOISE * self.pace.noise) * doubt.told + SLACK
        return least - noise <= reading.told - doubt.told <= most + noise

    def _begun(self, reading: Reading, before: Reading | None = None) -> "Calibration":
        """From the first reading, or from one that contradicts all before it except `before`."""
        pace = self.pace
        if before and (learned := Pace(pace.slope).with_growth(before, reading)):
            level = _within(learned.steps[-1].grown.slope, self.factor, 5)
            odd = not pace.factor / MOST_KNOWN <= level <= pace.factor * MOST_KNOWN
            pace = Pace(
                level, learned.steps, learned.count, pace.wobbles, 0 if odd else pace.factor
            )
        elif not pace.steps:
            pace = replace(pace, level=_within(reading.slope, self.factor, 2))
        return Calibration(
            self.factor,
            pace,
            self.replies + 1,
            mark=reading,
            last=reading,
            least=reading,
            cached=self.cached,
            before=self.before,
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
