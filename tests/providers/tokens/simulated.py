"""A provider whose tokenizer is not ours: sessions of requests with what it reports of each."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.ports import CountedRequest
from helix_desktop.domain.value import replace
from helix_desktop.providers.tokens.usage_calibration import LearnedCalibrator, Ratios


@dataclass(frozen=True, slots=True)
class Tokenizer:
    """How a simulated provider counts: per kind of text, per request, and how often it errs."""

    kinds: tuple[float, ...]
    constant: int = 0
    per_message: int = 0
    wobble: float = 0.0
    nonsense: float = 0.0


@dataclass(frozen=True, slots=True)
class Call:
    """One request: our count, what of it was in the last one, the truth and the report."""

    raw: int
    unchanged: int
    truth: int
    report: Usage


def tokenizer(random: Random) -> Tokenizer:
    """Factor 0.8 to 1.6, kinds of text up to 1.45 apart, tool schemas, wrappers, errors."""
    factor = random.uniform(0.8, 1.6)
    return Tokenizer(
        kinds=tuple(factor * random.uniform(0.83, 1.2) for _ in range(4)),
        constant=random.choice((0, 500, 4000, 12000)),
        per_message=random.choice((0, 4, 10)),
        wobble=random.choice((0.0, 0.002, 0.005)),
        nonsense=random.choice((0.0, 0.05)),
    )


def session(random: Random, counts: Tokenizer, *, calls: int, window: int) -> Iterator[Call]:
    """Requests that grow, drift from one kind of text to another and are
    handed over when full; now and then an old part is replaced by a stub."""
    first = random.randint(500, window // 8)
    parts = [(first, first * counts.kinds[0])]
    unchanged = 0
    for turn in range(calls):
        raw = sum(part for part, _ in parts)
        exact = sum(cost for _, cost in parts) + counts.constant
        truth = round(exact * (1 + random.uniform(-counts.wobble, counts.wobble)))
        yield Call(raw, unchanged, truth, _report(random, truth, counts))
        unchanged = raw
        if raw > window:
            size = int(window * random.uniform(0.03, 0.25))
            parts = [parts[0], _part(random, counts, turn / calls, size=size)]
            unchanged = parts[0][0]
        elif len(parts) > 2 and random.random() < 0.04:
            place = random.randrange(1, len(parts))
            unchanged = sum(part for part, _ in parts[:place])
            parts[place] = _part(random, counts, 0.0, size=max(parts[place][0] // 10, 20))
        parts.append(_part(random, counts, turn / calls, size=_growth(random, window // 4)))


def _growth(random: Random, most: int) -> int:
    return min(max(int(random.lognormvariate(7.0, 1.1)), 20), most)


def _part(random: Random, counts: Tokenizer, drift: float, *, size: int) -> tuple[int, float]:
    late = random.random() < drift
    kind = random.choice(counts.kinds[2:] if late else counts.kinds[:2])
    return size, size * kind + counts.per_message


def _report(random: Random, truth: int, counts: Tokenizer) -> Usage:
    cached = int(truth * random.uniform(0.3, 0.99))
    if random.random() >= counts.nonsense:
        written = (truth - cached) // 2
        return Usage(input=truth - cached - written, cache_read=cached, cache_write=written)
    return random.choice((Usage(), Usage(input=truth - cached), Usage(input=1)))


class CalibratedSession:
    """A session's counts: the last report, and the smallest one, as `ModelCounts` keeps them.

    `kept` is the part of a request that was also in the last reported one; None: it only grew.
    """

    def __init__(self, llm: Llm, ratios: Ratios | None = None) -> None:
        self.gauge = LearnedCalibrator(llm, ratios)
        self.replies = 0
        self._last: CountedRequest | None = None
        self._least: CountedRequest | None = None

    def expect(self, raw: int, unchanged: int | None = None) -> int:
        return self.gauge.expect(raw, self._base(raw, unchanged))

    def estimate(self, raw: int, unchanged: int | None = None) -> int:
        return self.gauge.estimate(raw, self._base(raw, unchanged))

    def learn(self, raw: int, usage: Usage, unchanged: int | None = None) -> None:
        reported = self.gauge.learn(raw, usage, self._base(raw, unchanged))
        if reported is None:
            return
        self.replies += 1
        self._last = CountedRequest(raw, reported)
        if self._least is None or raw < self._least.own:
            self._least = self._last

    def _base(self, raw: int, unchanged: int | None) -> CountedRequest | None:
        if self._last is None or self._least is None:
            return None
        shared = min(raw, self._last.own if unchanged is None else unchanged)
        bases = [
            replace(item, unchanged=min(shared, item.own)) for item in (self._last, self._least)
        ]
        return min(bases, key=lambda base: base.own - 2 * base.unchanged)
