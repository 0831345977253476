"""Goals T1 to T6: gating, recounting and surviving texts, estimating what others count, loading."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tiktoken import Encoding as Tokenizer

from helix_desktop.app.environment import find_paths
from helix_desktop.app.exact_counter import exact_counter
from helix_desktop.domain.llm import Encoding, Llm
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.token_counter import (
    TiktokenCounter,
    TokenizerRanks,
    count_beyond,
)
from tests.benchmarks.report import Row
from tests.benchmarks.texts import Stretches
from tests.benchmarks.ticker import gaps_while
from tests.providers.tokens.simulated import CalibratedSession, session, tokenizer
from tests.providers.tokens.texts import PATHOLOGICAL

ROUNDS = 31
LOADS = 7
GATE = 4000
_FOLDER = TemporaryDirectory(prefix="helix-bench-")
_PATHS = find_paths(Path(_FOLDER.name))


def rows() -> dict[str, Row]:
    ranks, corpus = TokenizerRanks.of(_PATHS.resources / "tokenizer"), Stretches()
    for encoding in Encoding:
        ranks.tokenizer(encoding)
    return {
        "T1": _gate(ranks, corpus),
        "T2": _recount(ranks, corpus, size=1024, at_once=100, target=15),
        "T3": _recount(ranks, corpus, size=262_144, at_once=1, target=50),
        "T4": _worst(),
        "T5": _estimates(),
        "T6": _loading(),
    }


def _gate(ranks: TokenizerRanks, corpus: Stretches) -> Row:
    """The value is the gate as it is called: bytes alone decide on a megabyte.

    Texts of 14 to 512 KB have to be counted up to the limit; what that would give here is detail.
    """
    plain, exact = ranks.tokenizer(Encoding.O200K), TiktokenCounter(ranks)
    counting, deciding = [], []
    for _ in range(ROUNDS):
        text = corpus.fresh(1_000_000)
        full = _seconds(plain.encode_ordinary, text)
        counting.append(full / _seconds(count_beyond, plain, text, GATE))
        deciding.append(full / _seconds(exact.exceeds, text, Encoding.O200K, GATE))
    detail = f"by bytes alone; {median(counting):.0f}x if it had to count; {corpus.name}"
    return Row(median(deciding), "x", ROUNDS, detail, at_least=50)


def _recount(
    ranks: TokenizerRanks, corpus: Stretches, *, size: int, at_once: int, target: int
) -> Row:
    """Hashing is part of a recount: the text is given, not its digest."""
    plain, known = ranks.tokenizer(Encoding.O200K), CachedCounter(TiktokenCounter(ranks))
    ratios, micros = [], []
    for _ in range(ROUNDS):
        texts = [corpus.fresh(size) for _ in range(at_once)]
        _count_texts(known, texts)
        encoding = _seconds(_encode, plain, texts)
        knowing = _seconds(_count_texts, known, texts)
        ratios.append(encoding / knowing)
        micros.append(knowing / at_once * 1e6)
    detail = f"{median(micros):.1f} us per recount of {size} bytes; {corpus.name}"
    return Row(median(ratios), "x", ROUNDS, detail, at_least=target)


def _encode(plain: Tokenizer, texts: Sequence[str]) -> None:
    for text in texts:
        len(plain.encode_ordinary(text))


def _count_texts(known: CachedCounter, texts: Sequence[str]) -> None:
    for text in texts:
        known.count(text, Encoding.O200K)


def _worst() -> Row:
    """Every text once, then the five slowest again: the median of their rounds is the value.

    The counter is that of the application, and new for each text; tokenizers are loaded before.
    """
    raised = []
    pace: dict[tuple[str, Encoding], float] = {}
    for name, make in PATHOLOGICAL.items():
        text = make(1 << 20)
        for encoding in Encoding:
            try:
                pace[name, encoding] = _per_megabyte(text, encoding)
            except BaseException as error:  # noqa: BLE001 - a panic of tiktoken is no Exception
                raised.append(f"{name}: {type(error).__name__}")
    slowest = sorted(pace, key=pace.__getitem__)[-5:]
    again = {key: _rounds(*key) for key in slowest}
    name, encoding = max(again, key=again.__getitem__)
    value = again[name, encoding] if not raised else float("inf")
    detail = f"{len(raised)} exceptions in {len(PATHOLOGICAL)} texts {raised}; {name}, {encoding}"
    return Row(value, "s/MB", len(PATHOLOGICAL), detail, at_most=1)


def _rounds(name: str, encoding: Encoding) -> float:
    text = PATHOLOGICAL[name](1 << 20)
    return median(_per_megabyte(text, encoding) for _ in range(7))


def _per_megabyte(text: str, encoding: Encoding) -> float:
    megabytes = len(text.encode("utf-8", "surrogatepass")) / 1e6
    counter = exact_counter(_PATHS)
    counter.count("its table is open", encoding)
    return _seconds(counter.count, text, encoding) / megabytes


def _estimates() -> Row:
    """Simulated tokenizers, so that the truth is known; the report may be nonsense."""
    result, over = _errors(range(400), window=100_000)
    small, over_small = _errors(range(1000, 1200), window=24_000)
    detail = (
        f"p50 {_quantile(result, 0.5):.2f} %, p99 {_quantile(result, 0.99):.2f} %, "
        f"truth above the bound {over + over_small} times; "
        f"p95 {_quantile(small, 0.95):.2f} % in a window of 32K"
    )
    return Row(_quantile(result, 0.95), "%", len(result), detail, at_most=3)


def _loading() -> Row:
    """A tokenizer is loaded anew each time, in a thread, as it is while a turn runs."""

    def longest() -> float:
        ranks = TokenizerRanks(_PATHS.resources / "tokenizer")
        loading = partial(asyncio.to_thread, ranks.tokenizer, Encoding.O200K)
        return max(asyncio.run(gaps_while(loading)).ours)

    results = [longest() * 1e3 for _ in range(LOADS)]
    return Row(
        median(results), "ms", LOADS, f"at most {max(results):.0f} ms; once for each encoding"
    )


def _errors(seeds: range, *, window: int) -> tuple[list[float], int]:
    errors, over = [], 0
    for seed in seeds:
        random = Random(seed)
        counts, assumed = tokenizer(random), random.choice((1.0, 1.18, 1.53))
        known = CalibratedSession(Llm("model", "provider", 200_000, 8_000, factor=assumed))
        for call in session(random, counts, calls=60, window=window):
            if known.replies >= 5:
                expected = known.expect(call.raw, call.unchanged)
                errors.append(abs(expected - call.truth) / call.truth * 100)
                over += call.truth > known.estimate(call.raw, call.unchanged)
            known.learn(call.raw, call.report, call.unchanged)
    return sorted(errors), over


def _quantile(ordered: Sequence[float], share: float) -> float:
    return ordered[int(len(ordered) * share)]


def _seconds(work: Callable[..., object], *given: object) -> float:
    start = perf_counter()
    work(*given)
    return perf_counter() - start
