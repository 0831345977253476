"""Forecasts the next compaction: at which sizes, and in how many turns.

Only a threshold is certain: a compaction comes there at the latest. Notes come before their
threshold if they pay off, which depends on what happens next. A number of turns is given only if it
is nearly the same whether all coming turns are like the largest or like the smallest of the recent
ones.
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
"""The number of finished turns that are needed to forecast a number of turns."""
MAX_TURNS = 12
"""The number of recent turns that count: older ones belong to other work."""
MAX_TURNS_AHEAD = 5
"""The largest number of turns that is forecast."""
MAX_SPREAD_TURNS = 2
"""The largest difference between the forecasts from the smallest and from the largest turns."""


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
    """Forecast the next compaction that looks at the whole window, for a request of so many tokens.

    `turns` are the turns so far, the newest last; while a turn runs, it is the last one. Rules
    pause below `paused_tokens`, because the user undid a compaction.
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
        """Return in which turn a compaction comes if all turns are like this one; 0 is the
        running turn.
        """
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
    # a running turn may end now, or continue for as long as another one; and the rows at the end of
    # a request that notes never replace vary between none and their maximum
    max_tail_tokens = thresholds.tail_tokens if thresholds else 0
    lowest = turns_until(by_size[-1], 0 if state.turn_running else 1, 0)
    highest = turns_until(by_size[0], 1, max_tail_tokens)
    if highest > MAX_TURNS_AHEAD or highest - lowest > MAX_SPREAD_TURNS:
        return forecast
    age = state.policy.markers_turns
    items = (row.source for row in state.rows)
    with_outputs = [item.turn for item in items if isinstance(item, HistoryItem) and item.results]
    if age and with_outputs and with_outputs[-1] - with_outputs[0] + highest >= age:
        return forecast  # markers of older outputs come first, and nobody knows how much they free
    return replace(forecast, turns=max(1, round((lowest + highest) / 2)))
