"""Our count turned into the provider's.

What a model counts of a session's requests, followed through reports that are off by chance.

A Kalman filter of two numbers: the provider's tokens of the last request, and how many of them one
token of ours adds.

How much of a provider's window a token of ours takes, learned from growths it reported.

Gives an estimate from one known request to another, and the worst that could be true. What is
learned is the model's, not a session's: how far texts differ from each other, and how far reports
of the same text do.

Our count of a request turned into the provider's, by what it reported of earlier ones.

What a request shares with a reported one is known; only the rest is estimated, and the worst it
can cost is stated. Nonsense reports are doubted until they repeat.

The gauge of one session with one model: what it learned of how that model counts.

Before the first report the factor is only somebody's word, so a tenth is added, not the worst case.
"""

from collections.abc import MutableMapping
from math import ceil, sqrt

from msgspec import Struct

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.value import replace

UNSURE_SLOPE = 0.15
"""How far the first slope may be wrong, as a share."""


class Course(Struct, frozen=True):
    """What tracks found of one model: provider's tokens per token of ours, and its variance."""

    slope: float
    steep: float

    @classmethod
    def usual(cls, slope: float) -> "Course":
        """Before anything was found."""
        return cls(slope, (UNSURE_SLOPE * slope) ** 2)

    @property
    def unsure(self) -> float:
        """How far the slope may usually be off, as a share."""
        return sqrt(self.steep) / max(self.slope, 0.01)

    def elsewhere(self, spread: float) -> "Course":
        """The same for other texts, which may be dearer or cheaper; `spread` as a share."""
        return Course(self.slope, self.steep + (spread * self.slope) ** 2)


class UsageTrack(Struct, frozen=True):
    """Both numbers; how far they may be off, and together (variances and covariance)."""

    level: float
    slope: float
    unsure: float
    shared: float
    steep: float

    @classmethod
    def of(cls, told: int, course: Course, noise: float) -> "UsageTrack":
        """From one report; `noise` in tokens."""
        return cls(told, course.slope, noise**2, 0.0, course.steep)

    @classmethod
    def before(cls, raw: int, course: Course, slack: float) -> "UsageTrack":
        """Of a request of so many tokens of ours before its report, where these say it but for
        `slack` tokens."""
        unsure, shared = raw**2 * course.steep + slack**2, raw * course.steep
        return cls(raw * course.slope, course.slope, unsure, shared, course.steep)

    @property
    def course(self) -> Course:
        """What another session can begin with."""
        return Course(self.slope, self.steep)

    @property
    def blur(self) -> float:
        """Tokens that the level may usually be off by."""
        return sqrt(self.unsure)

    def moved(self, added: int, removed: int, spread: float) -> "UsageTrack":
        """The next request, before it is reported; `spread` is of texts, as a share."""
        grown, odd = added - removed, spread * self.slope * (added + removed)
        return UsageTrack(
            max(self.level + self.slope * grown, 0.0),
            self.slope,
            max(self.unsure + 2 * grown * self.shared + grown**2 * self.steep, 0.0) + odd**2,
            self.shared + grown * self.steep,
            self.steep,
        )

    def reported(self, told: int, noise: float) -> "UsageTrack":
        """With what the provider said of that request; `noise` as a share.

        Of what was expected, not of the report: a report that is too low would weigh more.
        """
        whole = self.unsure + (noise * self.level) ** 2
        gain, turn = self.unsure / whole, self.shared / whole
        off = told - self.level
        return UsageTrack(
            self.level + gain * off,
            self.slope + turn * off,
            (1 - gain) * self.unsure,
            (1 - gain) * self.shared,
            max(self.steep - turn * self.shared, 0.0),
        )


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

WOBBLES = 64
"""Reports that the noise is taken from, and the fewest of them that tell anything. Of 24, one
time in 150 would say that there is none where each is off by up to a tenth."""
_FEWEST = 5
_MOST_WOBBLE = 0.25
"""A report that is further off is nonsense, not noise."""


class UsageReading(Struct, frozen=True):
    """What we counted and what the provider said, of one request or of a growth."""

    raw: int
    told: int

    @property
    def slope(self) -> float:
        return self.told / self.raw


class GrowthSample(Struct, frozen=True):
    """A growth, and what the whole request was at its end."""

    grown: UsageReading
    whole: int


class TokenEstimate(Struct, frozen=True):
    """The provider's tokens, give or take the stated error."""

    tokens: int
    error: int

    @property
    def bound(self) -> int:
        return self.tokens + self.error


class TokenRatio(Struct, frozen=True):
    """The provider's tokens per token of ours; `level` speaks while few steps are known.

    `factor` is what one takes where the tokenizer is known, 0 where it is not. `count` is of all
    growths ever seen, `wobbles` how far the newest reports were from what the one before let
    expect, as a share. `course` is what was found through the noise of reports that are off.
    """

    level: float
    steps: tuple[GrowthSample, ...] = ()
    count: int = 0
    wobbles: tuple[float, ...] = ()
    factor: float = 0.0
    course: Course | None = None

    @property
    def slope(self) -> float:
        if self.course is not None and self.noise:
            return self.course.slope
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
    def settled(self) -> bool:
        """Whether more reports of other sessions would change next to nothing."""
        sure = self.course is None or self.course.unsure <= WOBBLE / 4
        return sure and len(self.wobbles) == WOBBLES

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

    def with_growth(self, start: UsageReading, end: UsageReading) -> "TokenRatio | None":
        """With one more step, or None while the growth is too small to tell anything."""
        if end.raw - start.raw < max(_STEP_LEAST, end.raw // _STEP_SHARE):
            return None
        raw, told = end.raw - start.raw, max(end.told - start.told, 0)
        if self.factor:
            usual = raw * self.factor
            told = round(min(max(told, usual / MOST_KNOWN), usual * MOST_KNOWN))
        grown = UsageReading(raw, told)
        steps = (*self.steps, GrowthSample(grown, end.told))[-SEEN:]
        return replace(self, steps=steps, count=self.count + 1)

    def with_report(self, expected: float, told: int) -> "TokenRatio":
        """With how far a report was from what the one before it let expect."""
        off = (told - expected) / max(told, 1)
        if abs(off) > _MOST_WOBBLE:
            return self
        return replace(self, wobbles=(*self.wobbles, off)[-WOBBLES:])

    def estimate(
        self,
        known: UsageReading,
        *,
        added: int,
        removed: int,
        unsure: float = 0.0,
        slope: float | None = None,
    ) -> TokenEstimate:
        """Of a request that differs from a known one by so much of our tokens.

        `unsure`: tokens that the known one may be off by; `slope`: where it is better known.
        """
        slope = self.slope if slope is None else slope
        tokens = known.told + slope * (added - removed)
        error = self.spread * slope * (added + removed) + WOBBLE * known.told + SLACK + unsure
        return TokenEstimate(max(round(tokens), 0), ceil(error + max(-tokens, 0)) + 1)

    def _weight(self, step: GrowthSample, noise: float) -> float:
        """Of a growth in the slope: little, where noise may be most of it."""
        blur = _blur(step, noise)
        return min(step.grown.raw, _STEP_WEIGHT) / (1 + (blur / _BLURRED) ** 2)


def _blur(step: GrowthSample, noise: float) -> float:
    """How far noise at both ends of a growth may have moved its slope."""
    return noise * sqrt(2) * step.whole / step.grown.raw


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


class UsageCalibration(Struct, frozen=True):
    """What one session knows of how one model counts. `observe` gives the next one.

    `raw` is our own count of a whole request (text, tools, pictures), `kept` how much of it is
    also in the last observed request, unchanged; without it, nothing was rewritten.
    """

    factor: float
    pace: TokenRatio
    replies: int = 0
    mark: UsageReading | None = None
    """Where the next growth begins."""
    last: UsageReading | None = None
    least: UsageReading | None = None
    doubt: UsageReading | None = None
    doubts: int = 0
    cached: bool = False
    """Whether reports of this model name what its cache read or wrote."""
    before: UsageReading | None = None
    """The newest report as it came, believed or not."""
    track: UsageTrack | None = None
    """What is known of the last request, where reports are off by chance."""

    @classmethod
    def of(cls, llm: Llm, pace: TokenRatio | None = None) -> "UsageCalibration":
        """`pace` is what other sessions with the same model have learned."""
        known = llm.factor if llm.tokenizer_known else 0.0
        return cls(llm.factor, pace or TokenRatio(llm.factor, factor=known))

    def estimate(self, raw: int, kept: int | None = None) -> TokenEstimate:
        """The truth is not above `bound` as long as texts are as those that were seen."""
        best = self._expected(raw, kept)
        if self.doubt is None:
            return best
        shared = min(self.doubt.raw, raw)
        feared = self.pace.estimate(self.doubt, added=raw - shared, removed=self.doubt.raw - shared)
        return replace(best, error=max(best.error, feared.bound - best.tokens))

    def observe(self, raw: int, usage: Usage, kept: int | None = None) -> "UsageCalibration":
        """`kept` as it was for the estimate of this request."""
        reading = UsageReading(raw, usage.window)
        if reading.raw <= 0 or reading.told <= 0:
            return self
        return self._seen(reading, kept)._judged(reading, usage, kept)

    def _seen(self, reading: UsageReading, kept: int | None) -> "UsageCalibration":
        """With how far the report is from what the one before it let expect."""
        if self.before is None:
            return replace(self, before=reading)
        pace, moved = self.pace, reading.raw - self.before.raw
        if reading.raw and _shared(self.before, reading.raw, kept) * 2 > self.before.raw:
            pace = pace.with_report(self.before.told + pace.slope * moved, reading.told)
        return replace(self, before=reading, pace=pace)

    def _judged(self, reading: UsageReading, usage: Usage, kept: int | None) -> "UsageCalibration":
        named = usage.cache_read + usage.cache_write > 0
        if repeats := self._repeats_asked(reading, kept, named=named):
            return self._doubted(reading, repeats)
        track = self._tracked(reading, kept)
        settled = UsageReading(reading.raw, max(1, round(track.level))) if track else reading
        if self.last is None:
            found = self._begun(settled)
        else:
            grew = _shared(self.last, reading.raw, kept) == self.last.raw
            found = self._continued(settled, grew=grew)
        pace = replace(found.pace, course=track.course) if track else found.pace
        return replace(found, pace=pace, track=track, cached=self.cached or named)

    def _tracked(self, reading: UsageReading, kept: int | None) -> UsageTrack | None:
        """With one more report, where reports are known to be off by chance."""
        noise, spread = self.pace.noise, self.pace.spread / MARGIN
        if not noise:
            return None
        if self.last is None:
            return self._first(reading)
        track = self.track or self._first(self.last)
        shared = _shared(self.last, reading.raw, kept)
        moved = track.moved(reading.raw - shared, self.last.raw - shared, spread)
        return moved.reported(reading.told, noise)

    def _first(self, reading: UsageReading) -> UsageTrack:
        """From one report; and from our count, where that is the model's but for its frames."""
        spread, noise = self.pace.spread / MARGIN, self.pace.noise
        course = (self.pace.course or Course.usual(self.pace.level)).elsewhere(spread)
        if not self.pace.factor:
            return UsageTrack.of(reading.told, course, noise * reading.told)
        return UsageTrack.before(reading.raw, course, SLACK).reported(reading.told, noise)

    def _expected(self, raw: int, kept: int | None) -> TokenEstimate:
        """From the last request or the smallest one, whichever says more."""
        if self.last is None or self.least is None:
            tokens = raw * self.pace.slope
            unsure = max(self.pace.spread, self.pace.noise)
            return TokenEstimate(round(tokens), round(tokens * unsure) + SLACK)
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
            self.least,
            added=raw,
            removed=self.least.raw,
            unsure=max(unsure, SURE * self.pace.noise * self.least.told),
            slope=slope,
        )
        return near if near.error <= far.error else far

    def _repeats_asked(self, reading: UsageReading, kept: int | None, *, named: bool) -> int:
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

    def _doubted(self, reading: UsageReading, repeats: int) -> "UsageCalibration":
        if self.doubt is None or not self._follows(self.doubt, reading):
            return replace(self, doubt=reading, doubts=1)
        if self.doubts < repeats:
            return replace(self, doubt=reading, doubts=self.doubts + 1)
        return self._begun(reading, self.doubt)

    def _follows(self, doubt: UsageReading, reading: UsageReading) -> bool:
        usual = (reading.raw - doubt.raw) * self.factor
        least, most = sorted((usual / _FOLLOWS, usual * _FOLLOWS))
        noise = (WOBBLE + NOISE * self.pace.noise) * doubt.told + SLACK
        return least - noise <= reading.told - doubt.told <= most + noise

    def _begun(
        self, reading: UsageReading, before: UsageReading | None = None
    ) -> "UsageCalibration":
        """From the first reading, or from one that contradicts all before it except `before`."""
        pace = self.pace
        if before and (learned := TokenRatio(pace.slope).with_growth(before, reading)):
            level = _within(learned.steps[-1].grown.slope, self.factor, 5)
            odd = not pace.factor / MOST_KNOWN <= level <= pace.factor * MOST_KNOWN
            pace = TokenRatio(
                level, learned.steps, learned.count, pace.wobbles, 0 if odd else pace.factor
            )
        elif not pace.steps:
            pace = replace(pace, level=_within(reading.slope, self.factor, 2))
        return UsageCalibration(
            self.factor,
            pace,
            self.replies + 1,
            mark=reading,
            last=reading,
            least=reading,
            cached=self.cached,
            before=self.before,
        )

    def _continued(self, reading: UsageReading, *, grew: bool) -> "UsageCalibration":
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


def _shared(known: UsageReading, raw: int, kept: int | None) -> int:
    return min(known.raw, raw) if kept is None else min(known.raw, raw, kept)


def _within(slope: float, factor: float, times: float) -> float:
    return min(max(slope, factor / times), factor * times)


UNTAUGHT = 1.1
"""What is added to our count before anything was reported. A request that is too long all the
same is refused once, and the refusal teaches."""

Paces = MutableMapping[str, TokenRatio]
"""What all sessions learned of models, by their full names."""


class LearnedCalibrator:
    """The `UsageCalibrator` port over calibrations; what it learns of the model is left in
    `paces`.
    """

    def __init__(self, llm: Llm, paces: Paces | None = None) -> None:
        self._llm = llm
        self._paces: Paces = {} if paces is None else paces
        known = self._paces.get(self._name)
        self.calibration = UsageCalibration.of(llm, known)
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
