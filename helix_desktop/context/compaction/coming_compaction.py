"""Forecasts the next compaction: the sizes at which it comes, and in how many turns.

What is certain is a mark, at which a compaction comes at the latest. Notes come before their mark
if they pay off, which depends on what is still to come. A number of turns is given only where it is
nearly the same whether all coming turns are like the largest or like the smallest of the last ones.
"""

from collections.abc import Sequence

from msgspec import Struct

from helix_desktop.context.compaction.note_choice import notes_balance
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.inspected_request import RequestMarks, RewriteForecast
from helix_desktop.domain.value import replace

MIN_TURNS = 5
"""The finished turns that a number of turns is forecast from."""
MAX_TURNS = 12
"""The newest of them that count: older ones belong to other work."""
MAX_TURNS_AHEAD = 5
"""The number of turns beyond which none is given."""
MAX_SPREAD_TURNS = 2
"""The most by which turns like the smallest may lead to a higher number than the largest."""


class PastTurn(Struct, frozen=True):
    """The tokens that a turn added by the model's count, its requests, and the pause before it."""

    tokens: int
    requests: int
    pause: float = 0.0


def forecast_compaction(
    state: WindowState,
    marks: RequestMarks,
    tokens: int,
    turns: Sequence[PastTurn],
    *,
    paused_tokens: int = 0,
) -> RewriteForecast:
    """Forecast the next compaction that looks at the whole window, of a request of so many tokens.

    `turns` are the turns so far, the newest last; while a turn runs, that is the last one.
    Compaction pauses below `paused_tokens`, since the user undid one.
    """
    if marks.next_job is None:
        return RewriteForecast()
    job, mark = marks.next_job
    mark = max(mark, paused_tokens)
    early = marks.notes_early if job is Job.NOTES else None
    early = max(early, paused_tokens) if early else None
    if early is not None and early >= mark:
        early = None
    forecast = RewriteForecast(job=job, early=early, mark=mark, due=tokens >= mark)
    finished = [turn for turn in (turns[:-1] if state.turn_running else turns) if turn.requests]
    finished = finished[-MAX_TURNS:]
    if forecast.due or len(finished) < MIN_TURNS:
        return forecast
    thresholds = NoteThresholds.of(state.policy, state.size, state.token_ratio)
    balance = notes_balance(state, thresholds) if thresholds and early is not None else None

    def turns_until(turn: PastTurn, first: int, tail_tokens: int) -> int:
        """Return in which turn a compaction comes if all are like this; 0 is the running one."""
        expected, ahead = tokens, balance and balance.with_tail(tail_tokens)
        added_tokens = max(0, turn.tokens)
        for number in range(first, MAX_TURNS_AHEAD + 1):
            expected += added_tokens
            if expected >= mark:
                return number
            if ahead is None or thresholds is None:
                continue
            policy, prices = state.policy, state.prices
            # after a pause in which the provider's cache expires, a rewrite costs nothing extra
            cold_prices = replace(prices, read=prices.write)
            is_cold = number > 0 and turn.pause > policy.cold_seconds
            if is_cold and ahead.is_paid_off(policy, thresholds, cold_prices):
                return number
            ahead = ahead.after(added_tokens / state.token_ratio, turn.requests)
            if ahead.is_paid_off(policy, thresholds, prices):
                return number
        return MAX_TURNS_AHEAD + 1

    by_size = sorted(finished, key=lambda turn: turn.tokens)
    # a turn that runs may be over, or go on for as long as another one; and at the end of a request
    # there are sometimes no rows that notes leave, sometimes as many as may be
    max_tail_tokens = thresholds.tail_tokens if thresholds else 0
    lowest = turns_until(by_size[-1], 0 if state.turn_running else 1, 0)
    highest = turns_until(by_size[0], 1, max_tail_tokens)
    if highest > MAX_TURNS_AHEAD or highest - lowest > MAX_SPREAD_TURNS:
        return forecast
    age = state.policy.markers_turns
    items = (row.source for row in state.rows)
    with_outputs = [item.turn for item in items if isinstance(item, HistoryItem) and item.results]
    if age and with_outputs and with_outputs[-1] - with_outputs[0] + highest >= age:
        return forecast  # markers of older outputs come first, and free nobody knows how much
    return replace(forecast, turns=max(1, round((lowest + highest) / 2)))
