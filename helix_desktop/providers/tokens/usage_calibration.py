"""Learns how a model counts tokens from its reported usage, to correct Helix's counts.

What a provider reported of a request is exact. Only what changed since is estimated, by a ratio for
each model. The ratio follows the growth between reports, not whole requests: what every request of
a model carries, such as a hidden prompt or how it counts tools, is then an offset and not part of
the ratio. The first reported request of a session shows this offset to later sessions. A report
that contradicts the others is believed when it repeats.
"""

import time
from collections.abc import Callable, Mapping, MutableMapping
from math import ceil

from msgspec import Struct

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.ports import CountedRequest
from helix_desktop.domain.value import replace

MARGIN = 0.3
"""The share that is added to what changed since a reported request, because kinds of texts
differ.
"""
UNSEEN_MARGIN = 0.35
"""The share by which an unknown model may count less than assumed."""
REPORT_MARGIN, REPORT_MARGIN_TOKENS = 0.01, 64
"""The share, and the tokens, that are added to a reported request, because wrappers differ."""

GAIN, FIRST_GAIN, REQUEST_GAIN = 0.3, 0.5, 0.8
"""The share that the learned ratio takes over: of a growth's ratio, of the first growth's, and of a
whole request's, whose texts may be of another kind than what follows."""
MAX_RATIO_FACTOR = 4.0
"""Ratios stay within this multiple and this fraction of the model's factor."""
MIN_FIRST_SHARE = 0.5
"""The smallest share of the expected count that a first report may have; a smaller report leaves
something out, usually cached tokens.
"""
MIN_GROWTH_TOKENS, MIN_GROWTH_DIVISOR = 256, 20
"""The growth from which a ratio is learned: so many tokens, and this part of the request."""
MAX_FIRST_TOKENS = 16_000
"""The largest first request that shows what every request carries; in a larger one, the kinds of
its texts have too much weight.
"""

MIN_FACTOR_SHARE = 0.1
"""A report below this share of the factor is never believed: the context would grow without a
limit."""
MAX_FACTOR_ABOVE_WINDOW, MAX_FACTOR = 2.0, 6.0
"""Multiples of the usual count up to which a report above the model's window, or above a quarter of
it, is believed. Gateways report the sum of calls of their own."""
MAX_UNDOUBTED_SHARE = 0.2
"""The share by which a report may differ from the expected count without being doubted."""
MAX_REPEAT_DIFFERENCE = 0.02
"""The share by which two reports that repeat each other may differ."""
MIN_REPEATS_HIGH, MIN_REPEATS_LOW = 1, 2
"""Repetitions after which a doubted report is believed. Too low a belief overflows the context, too
high a one only compacts early."""

ASSUMED_EXCESS = 1.1
"""The size of a rejected request, as a multiple of the stated limit, if its count is unknown."""
REJECTED_SHARE = 0.95
"""The share of a rejected request that is assumed to be the limit, if the limit is unknown."""
MAX_UNKNOWN_SHARE = 0.35
"""The share of such a request that may be of unknown size if the limit is to hold for all sessions:
what counts three times as much as expected leaves them more than half of the true limit."""

MAX_WINDOW_TOKENS = 100_000_000
"""More than any model's window."""
MIN_LIMIT_TOKENS = 2_000
"""The least limit that is believed: no model that calls tools has a smaller window."""
LIMIT_SECONDS = 86_400
"""The time after which a learned limit is tried again: a server may have been given more."""
ACCEPTED_MULTIPLE, MAX_GUESSED_TOKENS = 4, 128_000
"""An unknown window is assumed to be so many times the largest accepted request, up to a usual
size: then thresholds, which are shares of it, compact nothing that a usual window would keep.
"""

Ratios = MutableMapping[str, float]
"""The models' tokens per token of Helix's own count, by the models' full names; and what a first
request of theirs had, by Helix's count and by theirs (`first_keys`)."""


class LearnedLimit(Struct, frozen=True, omit_defaults=True):
    """What requests showed of a model's window.

    `tokens` is the limit that a rejection showed at the time `at`, 0 if there is none; `accepted`
    is the largest request that was accepted. `silent`: instead of rejecting a request, the server
    left a part of it out.
    """

    tokens: int = 0
    at: float = 0.0
    accepted: int = 0
    silent: bool = False


Limits = MutableMapping[str, LearnedLimit]
"""What is known about windows, by the models' full names and configured windows."""


def limit_key(llm: Llm) -> str:
    """Return the key of a model's limit: its endpoint, its name, and its configured window."""
    return f"{llm.full_name} {llm.window}"


def first_keys(llm: Llm) -> tuple[str, str]:
    """Return the keys of a first request's tokens: by Helix's count, and by the model's."""
    return f"{llm.full_name} first", f"{llm.full_name} first reported"


def current_limit(limits: Mapping[str, LearnedLimit], llm: Llm, now: float) -> int:
    """Return the limit that a rejection showed within the last day, or 0."""
    learned = limits.get(limit_key(llm), NOTHING_LEARNED)
    return learned.tokens if abs(now - learned.at) < LIMIT_SECONDS else 0


NOTHING_LEARNED = LearnedLimit()


class LearnedCalibrator:
    """A UsageCalibrator; the learned ratio of the model is stored in `ratios`.

    A limit that a rejection stated is stored in `limits`, so that no other session runs into it; so
    is a limit that follows from the rejected request, if most of that was counted before. It holds
    for a day, and for the configured window: if that setting changes, the new window is tried. A
    limit below what was accepted is never believed.
    """

    def __init__(
        self,
        llm: Llm,
        ratios: Ratios | None = None,
        limits: Limits | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._llm, self._now = llm, now
        self._ratios: Ratios = {} if ratios is None else ratios
        self._limits: Limits = {} if limits is None else limits
        self._limit_key = limit_key(llm)
        self._ratio = self._clamp_ratio(self._ratios.get(llm.full_name, llm.factor))
        self._was_rejected = False
        """Whether a rejection showed that a request counts more than expected."""
        self._session_limit = 0
        """The limit of this session only, or 0."""
        self._needed = 0
        """The tokens for which a window of unknown size was needed."""
        self._growth_start = CountedRequest(0, 0)
        """The request from which the growth for the next ratio is measured."""
        self._doubted = CountedRequest(0, 0)
        self._doubts = 0
        self._before_assumed: tuple[int, LearnedLimit] | None = None
        """The limits of this session and of all sessions, as they were before limits were
        assumed since the last accepted request.
        """

    @property
    def window(self) -> int:
        """The model's context window; smaller if a rejection in any session showed that."""
        llm, window = self._llm, self._llm.window
        limit = current_limit(self._limits, llm, self._now())
        if not llm.window_may_grow:
            window = min(window, limit or window)
        elif limit:
            window = limit
        else:
            usual = min(ACCEPTED_MULTIPLE * self._learned.accepted, MAX_GUESSED_TOKENS)
            while llm.window_guessed and window < usual:
                window = min(2 * window, MAX_GUESSED_TOKENS)
            while window < min(self._needed, self._largest_window):
                window = min(2 * window, self._largest_window)
        return max(1, min(window, self._session_limit or window))

    @property
    def max_window(self) -> int:
        """The window that a request may use: more than `window` if nobody stated that one."""
        limit = current_limit(self._limits, self._llm, self._now())
        if limit or self._session_limit or not self._llm.window_may_grow:
            return self.window
        return self._largest_window

    @property
    def _largest_window(self) -> int:
        return MAX_WINDOW_TOKENS if self._llm.window_guessed else self._llm.largest_window

    @property
    def cuts_silently(self) -> bool:
        """Whether the server was seen to leave out a part of a request instead of rejecting it."""
        limit = current_limit(self._limits, self._llm, self._now())
        return bool(limit) and self._learned.silent

    @property
    def _learned(self) -> LearnedLimit:
        return self._limits.get(self._limit_key, NOTHING_LEARNED)

    def make_room(self, tokens: int) -> bool:
        """Assume that a window of unknown size has room for a request; return whether it grew."""
        before = self.window
        self._needed = max(self._needed, tokens)
        return self.window > before

    @property
    def first_base(self) -> CountedRequest | None:
        """Return what every request carries apart from the ratio, as a base with no tokens of
        Helix's count.
        """
        own, reported = (self._ratios.get(key, 0.0) for key in first_keys(self._llm))
        return CountedRequest(0, round(reported - self._ratio * own)) if own > 0 else None

    def expect(self, tokens: int, base: CountedRequest | None = None) -> int:
        if base is None:
            return max(1, round(tokens * self._ratio))
        removed = base.own - base.unchanged
        if removed * 2 > base.own:  # the own average of what remains is nearer
            expected_base = base.reported * base.unchanged / base.own
        else:
            expected_base = base.reported - self._ratio * removed
        expected = expected_base + self._ratio * (tokens - base.unchanged)
        return max(1, round(expected), round(tokens * self._ratio / MAX_RATIO_FACTOR))

    def least(self, tokens: int, base: CountedRequest | None = None) -> int:
        expected = self.expect(tokens, base)
        if self._llm.tokenizer_known or self._is_ratio_known:
            return expected
        added = tokens - (base.unchanged if base is not None else 0)
        return max(1, expected - int(UNSEEN_MARGIN * self._ratio * added))

    @property
    def _is_ratio_known(self) -> bool:
        return self._was_rejected or self._llm.full_name in self._ratios

    def estimate(self, tokens: int, base: CountedRequest | None = None) -> int:
        expected = self.expect(tokens, base)
        margin = MARGIN * self._ratio * _changed_tokens(tokens, base)
        if base is not None:
            margin += REPORT_MARGIN * expected + REPORT_MARGIN_TOKENS
        return expected + ceil(margin)

    def learn(self, tokens: int, usage: Usage, base: CountedRequest | None = None) -> int | None:
        self._before_assumed = None
        # a report that no model can have counted, or no window can have accepted, is ignored
        reported, expected = usage.window, tokens * self._llm.factor
        if tokens <= 0 or reported < max(1, MIN_FACTOR_SHARE * expected):
            return None
        if reported > max(MAX_FACTOR * expected, self._llm.window / 4):
            return None
        if reported > self._llm.window and reported > MAX_FACTOR_ABOVE_WINDOW * expected:
            return None
        request = CountedRequest(tokens, reported)
        repeats = self._repeats_needed(request, base)
        if repeats:
            # a repeated report differs only by the growth since; sums of all requests so far, for
            # example, grow much faster
            growth = self._ratio * (request.own - self._doubted.own)
            difference = abs(reported - self._doubted.reported - growth)
            max_difference = MAX_REPEAT_DIFFERENCE * reported + abs(growth) + REPORT_MARGIN_TOKENS
            self._doubts = self._doubts + 1 if difference <= max_difference else 1
            self._doubted = request
            if self._doubts <= repeats:
                return None
            base = None
        if base is None and self._growth_start.own == 0 and tokens <= MAX_FIRST_TOKENS:
            own_key, reported_key = first_keys(self._llm)
            self._ratios[own_key], self._ratios[reported_key] = tokens, reported
        # believed: use the report, and the ratio of the growth that it completes
        self._doubts = 0
        first, start = self._llm.full_name not in self._ratios, self._growth_start
        if base is None or base.unchanged < start.own or not start.own:
            self._growth_start = request
            share = reported / (self._ratio * tokens)
            is_smaller = tokens >= MIN_GROWTH_TOKENS and MIN_FIRST_SHARE <= share < 1
            if base is None and first and not self._llm.tokenizer_known and is_smaller:
                # no growth of the model is known: the ratio of a whole request is used only if it
                # is smaller, because what every request carries makes the report larger than the
                # ratio
                self._move_ratio(request, CountedRequest(0, 0), gain=REQUEST_GAIN)
        elif tokens - start.own >= _min_growth(tokens):
            self._move_ratio(request, start, gain=FIRST_GAIN if first else GAIN)
            self._ratios[self._llm.full_name] = self._ratio
            self._growth_start = request
        learned, window = self._learned, self.window
        if reported > window:
            self._session_limit = 0
            learned = replace(learned, tokens=0, at=0.0, silent=False)
        self._learn(replace(learned, accepted=max(learned.accepted, reported)))
        return reported

    def learn_limit(
        self,
        tokens: int,
        limit: int | None,
        counted_by_provider: int | None = None,
        *,
        base: CountedRequest | None = None,
    ) -> int | None:
        may_count_more, self._was_rejected = not self._is_ratio_known, True
        expected = self.expect(tokens, base)
        if expected <= self._learned.accepted:  # the server has less room than before
            self._learn(replace(self._learned, accepted=0))
        if limit is not None and limit < self._least_limit:
            limit = None
        may_need_more = may_count_more and self._llm.window_asked and limit in (None, self.window)
        if may_need_more and self.make_room(self.window + 1):
            # perhaps it was too long only for the window that it asked for: ask for a larger one
            return None
        if limit is None:
            self._note_windows()
            shown = max(int(expected * REJECTED_SHARE), self._least_limit)
            shown = min(self.window, shown)
            unknown = self._ratio * _changed_tokens(tokens, base)
            if unknown <= MAX_UNKNOWN_SHARE * expected:
                self._learn_limit(shown)
            else:
                self._session_limit = shown
            return None
        self.forget_limit()
        self._learn_limit(limit if self._llm.window_may_grow else min(self.window, limit))
        # the request was above the limit, unless no model counts that much: then it was rejected
        # for another reason, and believing the limit would stop every later request of the session
        # before it is sent
        assumed = min(round(limit * ASSUMED_EXCESS), round(MAX_FACTOR * tokens * self._llm.factor))
        counted = counted_by_provider or max(expected, assumed)
        # other content may count quite differently: only what was added to the base shows its
        # ratio, unless the base is assumed
        grown = (
            base is not None
            and counted_by_provider is not None
            and base.unchanged == base.own
            and tokens - base.own >= _min_growth(tokens)
        )
        known = base if base is not None and grown else CountedRequest(0, 0)
        if base is None or grown:
            self._move_ratio(CountedRequest(tokens, counted), known, gain=1.0)
        return counted

    def learn_truncation(self) -> None:
        """Learn that the server left out a part of a request that it should have rejected."""
        self._learn_limit(min(self.window, self._least_limit), silent=True)

    def limit_session(self, limit: int) -> None:
        if limit >= MIN_LIMIT_TOKENS:
            self._note_windows()
            self._session_limit = min(self.window, limit)

    def forget_limit(self) -> None:
        if self._before_assumed is not None:
            self._session_limit, learned = self._before_assumed
            self._before_assumed = None
            self._learn(learned)

    @property
    def _least_limit(self) -> int:
        return max(MIN_LIMIT_TOKENS, self._learned.accepted)

    def _note_windows(self) -> None:
        if self._before_assumed is None:
            self._before_assumed = self._session_limit, self._learned

    def _learn_limit(self, tokens: int, *, silent: bool = False) -> None:
        silent = silent or self.cuts_silently
        self._learn(replace(self._learned, tokens=tokens, at=self._now(), silent=silent))

    def _learn(self, learned: LearnedLimit) -> None:
        if learned != self._learned:
            self._limits[self._limit_key] = learned

    def _move_ratio(self, request: CountedRequest, start: CountedRequest, *, gain: float) -> None:
        slope = (request.reported - start.reported) / max(1, request.own - start.own)
        self._ratio += gain * (self._clamp_ratio(slope) - self._ratio)

    def _repeats_needed(self, request: CountedRequest, base: CountedRequest | None) -> int:
        """Return how often a report must repeat before it is believed; 0 if it is as expected."""
        if base is None:
            return 0
        expected = self.expect(request.own, base)
        undoubted = MAX_UNDOUBTED_SHARE * expected
        changed_tokens = self._ratio * _changed_tokens(request.own, base)
        if request.reported > expected + undoubted + changed_tokens + REPORT_MARGIN_TOKENS:
            return MIN_REPEATS_HIGH
        is_low = request.reported < expected - undoubted - changed_tokens / 2
        return MIN_REPEATS_LOW if is_low else 0

    def _clamp_ratio(self, ratio: float) -> float:
        """Return the nearest ratio that the model may have, whatever was stored or reported."""
        min_ratio = self._llm.factor / MAX_RATIO_FACTOR
        max_ratio = self._llm.factor * MAX_RATIO_FACTOR
        return min(max(ratio, min_ratio), max_ratio) if ratio > 0 else self._llm.factor


def _changed_tokens(tokens: int, base: CountedRequest | None) -> int:
    """Return the tokens of a request that are new, plus those that are no longer in it."""
    return tokens if base is None else (tokens - base.unchanged) + (base.own - base.unchanged)


def _min_growth(tokens: int) -> int:
    return max(MIN_GROWTH_TOKENS, tokens // MIN_GROWTH_DIVISOR)
