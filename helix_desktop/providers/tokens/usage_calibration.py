"""The conversion of Helix's own token count into a model's, learned from reported usage.

The ratio of the two counts is learned per model from the growth between reported requests: a slope,
how far texts differ from each other, and how far reports on the same text differ. The part of a
request that was in a reported one is known; only the rest is estimated, with a stated largest
error. Implausible reports are doubted until they repeat. Where reports are noisy, a Kalman filter
follows two numbers: the provider's tokens of the last request, and its tokens per token of Helix's
own count. Before the first report, the model's factor is used and a tenth is added instead of the
worst case.
"""

from collections.abc import MutableMapping
from functools import cached_property
from math import ceil, sqrt

from msgspec import Struct, field

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.value import replace

UNSURE_SLOPE = 0.15
"""Assumed error of the first slope, as a share."""


class Course(Struct, frozen=True):
    """A model's slope found by filters: its tokens per token of Helix's count, and the variance."""

    slope: float
    steep: float

    @classmethod
    def usual(cls, slope: float) -> "Course":
        """Return the course before any report."""
        return cls(slope, (UNSURE_SLOPE * slope) ** 2)

    @property
    def unsure(self) -> float:
        """The standard error of the slope, as a share."""
        return sqrt(self.steep) / max(self.slope, 0.01)

    def elsewhere(self, spread: float) -> "Course":
        """Return the course for other texts, whose slope may differ by `spread`, a share."""
        return Course(self.slope, self.steep + (spread * self.slope) ** 2)


class UsageTrack(Struct, frozen=True):
    """The filter's state: both numbers, their variances and their covariance."""

    level: float
    slope: float
    unsure: float
    shared: float
    steep: float

    @classmethod
    def of(cls, reported: int, course: Course, noise: float) -> "UsageTrack":
        """Start from one report; `noise` in tokens."""
        return cls(reported, course.slope, noise**2, 0.0, course.steep)

    @classmethod
    def before(cls, raw: int, course: Course, slack: float) -> "UsageTrack":
        """Start before the report on a request of `raw` own tokens, exact to `slack` tokens."""
        unsure, shared = raw**2 * course.steep + slack**2, raw * course.steep
        return cls(raw * course.slope, course.slope, unsure, shared, course.steep)

    @property
    def course(self) -> Course:
        """The part of the state with which another session can begin."""
        return Course(self.slope, self.steep)

    @property
    def blur(self) -> float:
        """The standard error of the level, in tokens."""
        return sqrt(self.unsure)

    def moved(self, added: int, removed: int, spread: float) -> "UsageTrack":
        """Predict the next request before its report; `spread` of texts as a share."""
        grown, odd = added - removed, spread * self.slope * (added + removed)
        return UsageTrack(
            max(self.level + self.slope * grown, 0.0),
            self.slope,
            max(self.unsure + 2 * grown * self.shared + grown**2 * self.steep, 0.0) + odd**2,
            self.shared + grown * self.steep,
            self.steep,
        )

    def reported(self, reported: int, noise: float) -> "UsageTrack":
        """Update with the provider's report on that request; `noise` as a share.

        The noise is a share of the expected count, not of the report: a report that is too low
        would weigh more.
        """
        whole = self.unsure + (noise * self.level) ** 2
        gain, turn = self.unsure / whole, self.shared / whole
        off = reported - self.level
        return UsageTrack(
            self.level + gain * off,
            self.slope + turn * off,
            (1 - gain) * self.unsure,
            (1 - gain) * self.shared,
            max(self.steep - turn * self.shared, 0.0),
        )


SPREAD = 0.5
"""Spread before any growth was seen: kinds of text differ by up to this share from the
tokenizer's average. Claude 4.7 over 4.6 is 1.00 for Chinese and 1.45 for English (sol.ava.dev,
2026-04-17)."""

UNSURE = 2.0
"""Spread before enough growths were seen: the factor may be wrong, or a constant (schemas of
tools) may look like a slope. Published factors go from 0.8 to 2.1 for definitions of tools."""

KNOWN = 0.25
"""Spread for both cases if the tokenizer is the model's own: only the framing is unknown."""

MOST_KNOWN = 1.5
"""Largest deviation of a text under a known tokenizer, as a factor; beyond it a report is wrong."""

FADING = 0.85
"""Share of the assumed spread that remains after each seen growth, as observation takes over."""

MARGIN = 1.5
"""Factor by which the next text may be further from the average than any seen so far."""

WOBBLE = 0.01
"""Share of a report that is taken for noise (wrappers of messages, retries, rounding)."""

SLACK = 64
"""Tokens of noise, for the same reasons, in small requests."""

ENOUGH = 2
STEPS = 8
"""Growths from which the slope is taken: enough to be steady, few enough to follow a session."""
SEEN = 24
"""Growths from which the spread is taken."""

_STEP_SHARE = 20
_STEP_LEAST = 256
_STEP_WEIGHT = 4000
"""A growth is at least a twentieth of the request (noise is small beside it), and counts as at
most 4,000 tokens (one large file must not outvote the rest)."""

_LEVEL_WEIGHT = 1000
_KNOWN_WEIGHT = 4000
"""Weights of the initial level, in tokens of growth: how much must be seen to replace it."""

_BLURRED = 0.1
"""A growth whose slope may be off by this much through noise counts half."""

WOBBLES = 64
"""Reports from which the noise is taken.

With only 24, one time in 150 would show no noise where each report is off by up to a tenth.
"""
_FEWEST = 5
_MOST_WOBBLE = 0.25
"""A larger deviation is an implausible report, not noise."""


class UsageReading(Struct, frozen=True):
    """Helix's own count and the provider's, of one request or of a growth."""

    raw: int
    reported: int = field(name="told")  # as it is called in files of earlier versions

    @property
    def slope(self) -> float:
        return self.reported / self.raw


class GrowthSample(Struct, frozen=True):
    """A growth, and the whole request's count at its end."""

    grown: UsageReading
    whole: int


class TokenEstimate(Struct, frozen=True):
    """The provider's tokens, with the stated largest error."""

    tokens: int
    error: int

    @property
    def bound(self) -> int:
        return self.tokens + self.error


class TokenRatio(Struct, frozen=True, dict=True):  # for what is computed once
    """The provider's tokens per token of Helix's own count; `level` is used while few steps are
    known.

    `factor` is the model's factor if its tokenizer is known, else 0. `count` is the number of
    growths ever seen; `wobbles` are the deviations of the newest reports from the prediction by the
    previous one, as shares. `course` is the slope found by a filter through noisy reports.
    """

    level: float
    steps: tuple[GrowthSample, ...] = ()
    count: int = 0
    wobbles: tuple[float, ...] = ()
    factor: float = 0.0
    course: Course | None = None

    @cached_property
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

    @cached_property
    def noise(self) -> float:
        """The noise of one report, as a share; 0 if reports on the same text agree.

        An error of one report is reversed by the next, so adjacent deviations have opposite signs.
        Texts that cost more or less than expected do not show this, unless cheap and dear ones
        happen to alternate: then a text may exceed the stated bound by as much as such noise.
        """
        if len(self.wobbles) < _FEWEST:
            return 0.0
        pairs = zip(self.wobbles, self.wobbles[1:], strict=False)
        product = sum(one * other for one, other in pairs) / (len(self.wobbles) - 1)
        return sqrt(max(0.0, -product))

    @property
    def settled(self) -> bool:
        """Whether reports of more sessions would change next to nothing."""
        sure = self.course is None or self.course.unsure <= WOBBLE / 4
        return sure and len(self.wobbles) == WOBBLES

    @cached_property
    def spread(self) -> float:
        """The largest expected deviation of a text from the slope, as a share of the slope."""
        slope, noise = max(self.slope, 0.01), self.noise
        prior = KNOWN if self.factor else UNSURE if self.count < ENOUGH else SPREAD
        doubt = prior * FADING**self.count
        apart = (
            max(0.0, abs(step.grown.slope - slope) - 3 * _blur(step, noise)) for step in self.steps
        )
        return MARGIN * max(apart, default=0.0) / slope + doubt

    def with_growth(self, start: UsageReading, end: UsageReading) -> "TokenRatio | None":
        """Return the ratio with one more growth, or None while the growth is too small."""
        if end.raw - start.raw < max(_STEP_LEAST, end.raw // _STEP_SHARE):
            return None
        raw, reported = end.raw - start.raw, max(end.reported - start.reported, 0)
        if self.factor:
            usual = raw * self.factor
            reported = round(min(max(reported, usual / MOST_KNOWN), usual * MOST_KNOWN))
        grown = UsageReading(raw, reported)
        steps = (*self.steps, GrowthSample(grown, end.reported))[-SEEN:]
        return replace(self, steps=steps, count=self.count + 1)

    def with_report(self, expected: float, reported: int) -> "TokenRatio":
        """Return the ratio with a report's deviation from the prediction by the previous one."""
        off = (reported - expected) / max(reported, 1)
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
        """Estimate a request that differs from a known one by so many tokens of Helix's own count.

        `unsure` is the known one's possible error in tokens; `slope` a better known slope.
        """
        slope = self.slope if slope is None else slope
        tokens = known.reported + slope * (added - removed)
        error = self.spread * slope * (added + removed) + WOBBLE * known.reported + SLACK + unsure
        return TokenEstimate(max(round(tokens), 0), ceil(error + max(-tokens, 0)) + 1)

    def _weight(self, step: GrowthSample, noise: float) -> float:
        """Return a growth's weight in the slope: small if most of it may be noise."""
        blur = _blur(step, noise)
        return min(step.grown.raw, _STEP_WEIGHT) / (1 + (blur / _BLURRED) ** 2)


def _blur(step: GrowthSample, noise: float) -> float:
    """Return the possible change of a growth's slope by noise at both its ends."""
    return noise * sqrt(2) * step.whole / step.grown.raw


NONSENSE = 0.4
"""A report below this share of the factor (most often the input without cached reads) must
repeat more often before it is believed."""

IMPOSSIBLE = 0.1
"""A report below this share of the factor is never believed, however often it repeats: no model
counts like this, and the context would grow without a limit."""

EXCESSIVE, ABSURD = 2.0, 6.0
"""Multiples of the expected count up to which a report above the model's window, or above a quarter
of it, is believed. Gateways report the sum of calls of their own."""

REPEATS_HIGH = 1
REPEATS_LOW = 2
REPEATS_NONSENSE = 5
"""Repetitions after which a report that contradicts all before is believed.

Too low a belief overflows the context, too high a one only compacts early, so low reports need
more.
"""

NOISE = 3.0
"""Multiple of the usual noise up to which a report is no surprise."""

SURE = 1.5
"""Multiple of a noisy reading's error that is stated."""

_FOLLOWS = 4.0
"""Two contradicting reports belong together if the slope between them is within this factor."""


class UsageCalibration(Struct, frozen=True):
    """A session's knowledge of one model's token counts; `observe` returns the next state.

    `raw` is Helix's own count of a whole request (text, tools, pictures); `kept` is the part of it
    that is also in the last observed request, unchanged. Without `kept`, nothing was rewritten.
    """

    factor: float
    pace: TokenRatio
    replies: int = 0
    mark: UsageReading | None = None
    """Start of the next growth."""
    last: UsageReading | None = None
    least: UsageReading | None = None
    doubt: UsageReading | None = None
    doubts: int = 0
    cached: bool = False
    """Whether this model's reports name cached reads or writes."""
    before: UsageReading | None = None
    """The newest report as received, believed or not."""
    track: UsageTrack | None = None
    """Filter state of the last request, if reports are noisy."""

    @classmethod
    def of(cls, llm: Llm, pace: TokenRatio | None = None) -> "UsageCalibration":
        """Start a session; `pace` is the ratio learned by other sessions with the same model."""
        known = llm.factor if llm.tokenizer_known else 0.0
        return cls(llm.factor, pace or TokenRatio(llm.factor, factor=known))

    def estimate(self, raw: int, kept: int | None = None) -> TokenEstimate:
        """Estimate a request; the true count stays below `bound` for texts like those seen."""
        best = self._expected(raw, kept)
        if self.doubt is None:
            return best
        shared = min(self.doubt.raw, raw)
        feared = self.pace.estimate(self.doubt, added=raw - shared, removed=self.doubt.raw - shared)
        return replace(best, error=max(best.error, feared.bound - best.tokens))

    def observe(self, raw: int, usage: Usage, kept: int | None = None) -> "UsageCalibration":
        """Learn from a report; `kept` as for the estimate of this request."""
        reading = UsageReading(raw, usage.window)
        if reading.raw <= 0 or reading.reported < IMPOSSIBLE * self.factor * reading.raw:
            return self
        return self._seen(reading, kept)._judged(reading, usage, kept)

    def _seen(self, reading: UsageReading, kept: int | None) -> "UsageCalibration":
        """Note the report's deviation from the prediction by the previous report."""
        if self.before is None:
            return replace(self, before=reading)
        pace, moved = self.pace, reading.raw - self.before.raw
        if reading.raw and _shared(self.before, reading.raw, kept) * 2 > self.before.raw:
            pace = pace.with_report(self.before.reported + pace.slope * moved, reading.reported)
        return replace(self, before=reading, pace=pace)

    def _judged(self, reading: UsageReading, usage: Usage, kept: int | None) -> "UsageCalibration":
        named = usage.cache_read + usage.cache_write > 0
        if repeats := self._repeats_asked(reading, kept, named=named):
            if self.doubt is None or not self._follows(self.doubt, reading):
                return replace(self, doubt=reading, doubts=1)
            if self.doubts < repeats:
                return replace(self, doubt=reading, doubts=self.doubts + 1)
            return self._begun(reading, self.doubt)
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
        """Update the filter with a report, if reports are known to be noisy."""
        noise, spread = self.pace.noise, self.pace.spread / MARGIN
        if not noise:
            return None
        if self.last is None:
            return self._first(reading)
        track = self.track or self._first(self.last)
        shared = _shared(self.last, reading.raw, kept)
        moved = track.moved(reading.raw - shared, self.last.raw - shared, spread)
        return moved.reported(reading.reported, noise)

    def _first(self, reading: UsageReading) -> UsageTrack:
        """Start the filter from one report, and from the own count if the tokenizer is known."""
        spread, noise = self.pace.spread / MARGIN, self.pace.noise
        course = (self.pace.course or Course.usual(self.pace.level)).elsewhere(spread)
        if not self.pace.factor:
            return UsageTrack.of(reading.reported, course, noise * reading.reported)
        return UsageTrack.before(reading.raw, course, SLACK).reported(reading.reported, noise)

    def _expected(self, raw: int, kept: int | None) -> TokenEstimate:
        """Estimate from the last request or the smallest one, whichever is more certain."""
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
            unsure=max(unsure, SURE * self.pace.noise * self.least.reported),
            slope=slope,
        )
        return near if near.error <= far.error else far

    def _repeats_asked(self, reading: UsageReading, kept: int | None, *, named: bool) -> int:
        """Return how often a reading must repeat before it is believed; 0 if it is as expected."""
        if reading.slope < NONSENSE * min(self.factor, self.pace.slope):
            return REPEATS_NONSENSE
        if self.last is None:
            return 0
        expected = self._expected(reading.raw, kept)
        low = reading.reported < expected.tokens
        usual = expected.error + NOISE * self.pace.noise * reading.reported
        surprising = abs(reading.reported - expected.tokens) > usual
        if low and (surprising or (self.cached and not named)):
            return REPEATS_LOW
        return REPEATS_HIGH if surprising else 0

    def _follows(self, doubt: UsageReading, reading: UsageReading) -> bool:
        usual = (reading.raw - doubt.raw) * self.factor
        least, most = sorted((usual / _FOLLOWS, usual * _FOLLOWS))
        noise = (WOBBLE + NOISE * self.pace.noise) * doubt.reported + SLACK
        return least - noise <= reading.reported - doubt.reported <= most + noise

    def _begun(
        self, reading: UsageReading, before: UsageReading | None = None
    ) -> "UsageCalibration":
        """Start from a first reading, or from one that contradicts all others except `before`."""
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
"""Factor on Helix's own count before any report.

A request that is still too long is rejected once, and the rejection teaches.
"""

Paces = MutableMapping[str, TokenRatio]
"""Ratios learned by all sessions, by the models' full names."""


class LearnedCalibrator:
    """A UsageCalibrator; the learned ratio of the model is stored in `paces`."""

    def __init__(self, llm: Llm, paces: Paces | None = None) -> None:
        self._llm = llm
        self._paces: Paces = {} if paces is None else paces
        known = self._paces.get(llm.full_name)
        self.calibration = UsageCalibration.of(llm, known)
        self._least = 0.0
        """Provider's tokens per token of Helix's own count, as far as a rejection showed."""
        self._asked = 0.0
        """The same as far as it is certain: the provider's count, or its exceeded limit."""
        self._window = llm.window
        self._before = (self._window, self._least, self._asked)
        """The same before the last rejection."""

    @property
    def window(self) -> int:
        """The model's context window; smaller where a server was found to offer only a part."""
        return self._window

    def expect(self, tokens: int, kept: int | None = None) -> int:
        if self._taught:
            counted = self.calibration.estimate(tokens, kept).tokens
        else:
            counted = round(tokens * self._llm.factor)
        return round(max(counted, tokens * self._asked))

    def estimate(self, tokens: int, kept: int | None = None) -> int:
        if self._taught:
            counted = self.calibration.estimate(tokens, kept).bound
        else:
            counted = round(tokens * self._llm.factor * UNTAUGHT)
        return round(max(counted, tokens * self._least))

    def observe(self, tokens: int, usage: Usage, kept: int | None = None) -> None:
        if self._is_excessive(tokens, usage.window):
            return
        self.calibration = self.calibration.observe(tokens, usage, kept)
        self._paces[self._llm.full_name] = self.calibration.pace

    def learn_limit(self, tokens: int, limit: int | None, asked: int | None = None) -> None:
        """Learn from a rejected request of that many tokens in Helix's own count.

        `limit` is the provider's limit, `asked` its count of the request.
        """
        self._before = (self._window, self._least, self._asked)
        window = limit or self._window
        self._window = min(self._window, window)
        counted = max(asked or 0, round(window * UNTAUGHT))
        self._least = max(self._least, counted / max(tokens, 1))
        self._asked = max(self._asked, (asked or window) / max(tokens, 1))

    def forget_limit(self) -> None:
        self._window, self._least, self._asked = self._before

    def _is_excessive(self, tokens: int, reported: int) -> bool:
        """Return whether the model cannot have accepted a request of that many tokens.

        Such a report is never believed, or no further request could be sent that refutes it.
        """
        usual, window = tokens * self._llm.factor, self._llm.window
        over = reported > window and reported > EXCESSIVE * usual
        return over or reported > max(ABSURD * usual, window / 4)

    @property
    def _taught(self) -> bool:
        return self.calibration.replies > 0 or self.calibration.pace.count >= ENOUGH
