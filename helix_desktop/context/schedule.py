"""When out-of-band work is due: a pure function of the window, what was done, and the time.

Panic is not scheduled: it happens inside a request and waits for nothing.
"""

from dataclasses import replace
from math import inf

from helix_desktop.context.covering import cover, observable, observed_runs, pays, raw
from helix_desktop.context.situation import Situation
from helix_desktop.domain.memory import Epoch, Job
from helix_desktop.domain.values import value


@value
class JobState:
    """What has to be known beside the window.

    `handed_over_at` is a tick of the clock that only grows; `resting` are kinds that are not
    begun by themselves now; `held_below` are tokens under which nothing is done, because the
    person took the last rewrite back; `next_size` is the window of a smaller model that is about
    to take over, 0 for none. `cut`: the last rewrite made a request fit that did not.
    """

    turn_over: bool = False
    handed_over_at: float = -inf
    resting: frozenset[Job] = frozenset()
    held_below: int = 0
    next_size: int = 0
    cut: bool = False


def due(now: Situation, state: JobState, tick: float) -> Job | None:
    """The one job to begin now, if any."""
    if now.tokens < state.held_below and not state.next_size:
        return None
    for job, wanted in _WANTED:
        if job not in state.resting and wanted(now, state, tick):
            return job
    return None


def rested(now: Situation, state: JobState, tick: float) -> float | None:
    """Seconds until a handover may begin that only waits for its pause; None: none does."""
    left = now.policy.compact_cooldown - (tick - state.handed_over_at)
    return (
        left
        if left > 0 and due(now, replace(state, handed_over_at=-inf), tick) is _PAUSED
        else None
    )


def held_below(newest: Epoch | None, least: int) -> int:
    """After an undo the window has to grow before anything is rewritten again by itself."""
    if newest is None or not newest.gives_back:
        return 0
    return newest.tokens_after + least


def _hand_over(now: Situation, state: JobState, tick: float) -> bool:
    mark = now.mark(now.policy.compact_starts, state.next_size)
    if state.next_size:
        mark = min(mark or state.next_size, state.next_size)
    elif tick - state.handed_over_at < now.policy.compact_cooldown:
        return False
    if mark is None or now.tokens < mark:
        return False
    found = cover(now, size=state.next_size)
    return found is not None and pays(found, now)


def _reflect(now: Situation, state: JobState, _tick: float) -> bool:
    """Just below their mark observations leave a small window no room: then half of it will do."""
    if not state.turn_over:
        return False
    observed = sum(stretch.tokens for stretch in observed_runs(now))
    mark = now.size * now.policy.reflect_at / 100
    return observed > (mark / 2 if state.cut else mark)


def _observe(now: Situation, state: JobState, _tick: float) -> bool:
    """Also when the previous turn alone is above the mark, as long as there is something else."""
    if not state.turn_over or not now.policy.observe_at:
        return False
    if raw(now.rows) <= now.size * now.policy.observe_at / 100:
        return False
    least = min(now.policy.compact_least_tokens, now.size // 20)
    return sum(stretch.raw for stretch in observable(now)) >= least


_PAUSED = Job.HAND_OVER
"""The only job that pauses between two of its kind."""

_WANTED = (
    (Job.HAND_OVER, _hand_over),
    (Job.REFLECT, _reflect),
    (Job.OBSERVE, _observe),
)
