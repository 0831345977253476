"""Decides which compaction is due (markers, notes, handover), by the policy and the time.

`choose_due_job` is a pure function of the window, earlier jobs, and the time. `CompactionRules`
chooses markers and notes before the next request as the policy demands, without a model. Both share
one pass, so that the provider's cached prefix breaks only once. Trimming is not scheduled: it
happens while a request is prepared and waits for nothing.
"""

from bisect import bisect_right
from math import inf

from msgspec import Struct

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.marker_choice import (
    MarkerCandidates,
    choose_markers,
    find_candidates,
)
from helix_desktop.context.compaction.note_choice import VisibleNames, are_notes_due, choose_notes
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.stretches import (
    count_observable_tokens,
    count_raw_tokens,
    find_cover,
    is_worthwhile,
)
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.value import replace


class JobConditions(Struct, frozen=True):
    """The conditions for starting a job besides the window itself.

    `handover_at` is a time of the monotonic clock. `paused_jobs` may not start automatically now.
    `was_trimmed`: the last rewrite was needed to make a request fit. `too_large`: the next request
    would be trimmed, so a job starts first, even below its threshold and during a pause.
    """

    handover_at: float = -inf
    paused_jobs: frozenset[Job] = frozenset()
    was_trimmed: bool = False
    too_large: bool = False


def choose_due_job(
    state: WindowState, conditions: JobConditions, monotonic_now: float
) -> Job | None:
    """Return the one job to start now, if any."""
    if state.tokens < paused_tokens(state) and not conditions.too_large:
        return None
    paused, policy = conditions.paused_jobs, state.policy
    start_tokens = state.threshold(policy.compact_starts)
    if Job.HANDOVER not in paused and start_tokens is not None:
        is_pausing = monotonic_now - conditions.handover_at < policy.compact_cooldown
        if conditions.too_large or (not is_pausing and state.tokens >= start_tokens):
            cover = find_cover(state)
            if cover is not None and is_worthwhile(cover, state):
                return Job.HANDOVER
    by_kind = dict(state.window.account.by_kind)
    if Job.REFLECTION not in paused:
        reflection_mark = state.size * policy.reflect_at / 100
        if conditions.was_trimmed or conditions.too_large:
            # a small window has no room for observations just below the threshold
            reflection_mark /= 2
        if by_kind.get(BlockKind.OBSERVATIONS, 0) > reflection_mark:
            return Job.REFLECTION
    if Job.OBSERVATIONS not in paused:
        # the threshold covers all rows, and less history than may be new never reaches it
        history = by_kind.get(BlockKind.RAW, 0) + by_kind.get(BlockKind.MARKER, 0)
        mark = observations_mark(state) if history >= _max_new_tokens(state) else None
        if mark is not None and state.tokens >= mark:
            return Job.OBSERVATIONS
        if conditions.too_large and is_worth_observing(state):
            return Job.OBSERVATIONS
    return None


def seconds_until_handover(
    state: WindowState, conditions: JobConditions, monotonic_now: float
) -> float | None:
    """Return the seconds until a handover that waits only for its cooldown; None if none does."""
    seconds_left = state.policy.compact_cooldown - (monotonic_now - conditions.handover_at)
    if seconds_left <= 0:
        return None
    # only handovers have a cooldown
    next_job = choose_due_job(state, replace(conditions, handover_at=-inf), monotonic_now)
    return seconds_left if next_job is Job.HANDOVER else None


def _max_new_tokens(state: WindowState) -> int:
    return int(state.size * state.policy.observations_percent / 100) + 1


def is_worth_observing(state: WindowState) -> bool:
    """Whether the policy takes observations, and there is enough to note."""
    min_tokens = min(state.policy.compact_least_tokens, state.size // 20)
    return bool(state.policy.observations_percent) and count_observable_tokens(state) >= max(
        1, min_tokens
    )


def observations_mark(state: WindowState) -> int | None:
    """Return the size of a request in tokens from which observations are due; None if never.

    That is everything but new history, plus what new history may take, or what remains of it and
    the least to note. In a running turn, its own old steps must be enough.
    """
    if not state.policy.observations_percent:
        return None
    max_new_tokens = _max_new_tokens(state)
    # after a large previous turn, less would mean notes at every second request
    min_tokens = max(1, min(state.policy.compact_least_tokens, max_new_tokens // 2))
    raw_tokens = count_raw_tokens(state.rows)
    staying_tokens = raw_tokens - count_observable_tokens(state, of_running_turn=state.turn_running)
    return state.tokens - raw_tokens + max(max_new_tokens, staying_tokens + min_tokens)


RUNNING_TURN_STEPS = 20
"""Steps of the running turn whose outputs stay whole, if age is counted in turns."""
MIN_OLD_OUTPUTS = 5
"""The older outputs of the running turn that become markers together, in one rewrite."""

MAX_NEW_ROWS = 4
"""The most rows that may have been added since the last request."""


class CompactionRules:
    """The rules of one session. They only remember values that can be computed again."""

    def __init__(self) -> None:
        self._candidates = MarkerCandidates()
        self._known = VisibleNames()

    def is_nothing_due(self, state: WindowState) -> bool:
        """Return whether nothing is due for certain. This check is fast."""
        if state.tokens < paused_tokens(state):
            return True
        thresholds = NoteThresholds.of(state.policy, state.size, state.token_ratio)
        if thresholds is not None:
            self._known.scan(state.rows[-MAX_NEW_ROWS:])
        are_due = thresholds is not None and are_notes_due(state, thresholds)
        return not (are_due or state.policy.markers_turns)

    def plan(self, state: WindowState) -> Compaction | None:
        """Return the compaction that is due before the next request, if any."""
        if state.tokens < paused_tokens(state):
            return None
        policy = state.policy
        self._candidates.forget_all_but(state.rows)
        thresholds = NoteThresholds.of(policy, state.size, state.token_ratio)
        if thresholds and are_notes_due(state, thresholds):
            notes = choose_notes(state, thresholds, self._candidates)
            if notes is not None:
                names = self._known.of(state.rows, without=notes.note_stretches)
                return replace(notes, visible_names=names)
        age = policy.markers_turns
        if not age:
            return None
        # markers for everything older than the policy's number of turns
        stop = min(turns_back(state, age), state.newest_step)
        old = list(find_candidates(state, self._candidates, stop=stop))
        # a turn of hundreds of steps would keep all of its outputs, and so would a subagent, which
        # has only one turn: once its old outputs are worth a rewrite, they become markers, too
        start = max(turns_back(state, 1), stop)
        stop = min(state.steps_back(RUNNING_TURN_STEPS), state.newest_step)
        running = list(find_candidates(state, self._candidates, start=start, stop=stop))
        if len({candidate.seq for candidate in running}) >= MIN_OLD_OUTPUTS:
            old += running
        parts = choose_markers(state, old, 0, marker_cache=self._candidates)[0]
        return Compaction(Job.MARKERS, state.fullness, parts) if parts else None


def turns_back(state: WindowState, turns: int) -> int:
    """Return the index of the row before which everything is older than `turns` turns."""
    if not state.turns_rise:
        turn_of = {
            index: row.source.turn
            for index, row in enumerate(state.rows)
            if isinstance(row.source, HistoryItem)
        }
        oldest = max(turn_of.values(), default=0) - turns
        return next((index for index, turn in turn_of.items() if turn > oldest), 0)
    items = (row.source for row in reversed(state.rows) if isinstance(row.source, HistoryItem))
    newest = next((item.turn for item in items), 0)

    def turn_at(index: int) -> int:
        """Return the turn of a row; a fold belongs to the turn of the item before it."""
        before = (state.rows[at].source for at in range(index, -1, -1))
        return next((source.turn for source in before if isinstance(source, HistoryItem)), -turns)

    first_row = bisect_right(range(len(state.rows)), newest - turns, key=turn_at)
    return first_row if first_row < len(state.rows) else 0


def paused_tokens(state: WindowState) -> int:
    """Return the tokens below which nothing is due, because the user undid the last rewrite."""
    if state.epoch is None or not state.epoch.only_undoes:
        return 0
    return state.epoch.tokens_after + min(state.policy.compact_least_tokens, state.size // 20)
