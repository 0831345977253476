"""Stopwatches: medians of interleaved rounds, so that noise falls on all alike."""

import gc
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from statistics import median

Timed = dict[str, list[float]]
"""Seconds of every call, by who was called."""


Clock = Callable[[], float]


def seconds(call: Callable[[], object], clock: Clock = time.perf_counter) -> float:
    started = clock()
    call()
    return clock() - started


@contextmanager
def as_in_the_window() -> Iterator[None]:
    """Let Python run as the window lets it: no collector of its own, quick changes of threads.

    The window collects garbage in quiet moments only. A benchmark's own material is set aside.
    """
    # Qt is loaded for these rows alone
    from helix_desktop.ui.application.event_loop import THREAD_SWITCH_SECONDS  # noqa: PLC0415

    switching = sys.getswitchinterval()
    gc.collect()
    gc.freeze()
    gc.disable()
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(switching)
        gc.enable()
        gc.unfreeze()


def least_for(repaint: Callable[[], object], rounds: int = 7) -> str:
    """Tell what a whole repaint takes: nothing that changes all of a window takes less."""
    spent = median(seconds(repaint, time.thread_time) for _ in range(rounds))
    return f"a whole repaint alone {spent * 1000:.0f} ms"


Contender = Callable[[], Callable[[], object]]
"""Makes ready (which is not timed) and returns what is timed."""


def interleaved(
    contenders: Mapping[str, Contender],
    rounds: int,
    *,
    warm: int = 10,
    seed: int = 7,
    clock: Clock = time.perf_counter,
) -> Timed:
    """Everybody once a round, in an order drawn anew each time; the first rounds do not count."""
    dice = random.Random(seed)
    names = list(contenders)
    timed: Timed = {name: [] for name in names}
    gc.collect()
    for at in range(-warm, rounds):
        dice.shuffle(names)
        for name in names:
            spent = seconds(contenders[name](), clock)
            if at >= 0:
                timed[name].append(spent)
    return timed


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def ratio(timed: Timed, one: str, other: str) -> float:
    return median(timed[one]) / median(timed[other])


def against(timed: Timed, other: str) -> str:
    """Everybody's median as a multiple of one of them."""
    base = median(timed[other])
    rest = [f"{name} {median(spent) / base:.2f}" for name, spent in timed.items() if name != other]
    return f"{other} {base * 1e6:.0f} µs; × of it: " + " · ".join(rest)
