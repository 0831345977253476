"""Chooses which old steps become notes by rules, the younger ones first.

The provider's cached prefix breaks where the young generation begins. Only if that pass is not
enough, older notes are joined as well (a major pass). `VisibleNames` knows which names a reader of
the window sees anyway, so that notes need not repeat them.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import fsum, sqrt
from sys import intern

from msgspec import Struct

from helix_desktop.context.blocks import BlockRow
from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.marker_choice import (
    MarkerCandidates,
    choose_markers,
    is_markable,
)
from helix_desktop.context.compaction.note_thresholds import NoteThresholds
from helix_desktop.context.compaction.stretches import (
    RowStretch,
    find_runs,
    find_tail,
    without_kept_rows,
)
from helix_desktop.context.compaction.typed_messages import shorten_texts
from helix_desktop.context.compaction.window_state import CachePrices, WindowState
from helix_desktop.context.forecast import output_chance
from helix_desktop.context.history_items import HistoryItem
from helix_desktop.context.texts.name_index import names_in
from helix_desktop.context.texts.tool_actions import read_action
from helix_desktop.domain.canonical_messages import written_words as written
from helix_desktop.domain.context_window.policy import Policy, PreviousTurn
from helix_desktop.domain.context_window.rewrites import Fold, Job, KeptStep, MarkedPart
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.value import replace

MAX_LIVE_SHARE = 2 / 3
"""The maximum size of one step that stays, as a share of the room for all of them."""
MIN_CHANCE = 0.05
STAYED_FACTOR = 2.5
"""The factor for steps that an earlier pass kept."""
NOTES_SHARE = 0.15
"""The estimated share of the steps that remains as notes, before the notes are written."""


def are_notes_due(state: WindowState, thresholds: NoteThresholds) -> bool:
    """Return whether the window is full, or reading it uncompacted has cost as much as several
    rewrites.

    Without a discount for cached tokens, a rewrite costs nothing extra, and every second request
    would be rewritten: then only the threshold counts.
    """
    if state.tokens > thresholds.high_tokens:
        return True
    if (
        not are_early_notes_possible(state.policy, state.prices)
        or state.tokens <= thresholds.early_tokens
    ):
        return False
    return notes_balance(state, thresholds).is_paid_off(state.policy, thresholds, state.prices)


class NotesBalance(Struct, frozen=True):
    """What decides whether notes below their mark pay off, in tokens."""

    tokens: float
    """The size of the request."""
    old_tokens: float
    """The part of the request that notes would replace."""
    tail_tokens: float
    """What comes after that part, and would be written to the cache again."""
    sent_tokens: tuple[float, ...]
    """The sizes of the requests since the last rewrite."""

    def is_paid_off(self, policy: Policy, thresholds: NoteThresholds, prices: CachePrices) -> bool:
        freeable_tokens = self.old_tokens * (1 - NOTES_SHARE)
        if self.tokens <= thresholds.early_tokens or freeable_tokens < thresholds.min_freed_tokens:
            return False
        remaining_tokens = self.tokens - freeable_tokens
        read_tokens = fsum(
            max(0, tokens - remaining_tokens)
            for tokens in (*self.sent_tokens, self.tokens)
            if tokens > thresholds.early_tokens
        )
        rewritten_tokens = self.tail_tokens + freeable_tokens * NOTES_SHARE
        return prices.reading_cost(read_tokens) >= policy.notes_patience * prices.rewriting_cost(
            rewritten_tokens
        )

    def after(self, added_tokens: float, requests: int) -> "NotesBalance":
        """Return the balance after so many requests that added so many tokens.

        New rows push as many tokens out of the newest rows, which notes never replace.
        """
        step_tokens = added_tokens / max(1, requests)
        return NotesBalance(
            self.tokens + added_tokens,
            self.old_tokens + added_tokens,
            self.tail_tokens,
            (*self.sent_tokens, *(self.tokens + step_tokens * step for step in range(requests))),
        )

    def with_tail(self, tail_tokens: float) -> "NotesBalance":
        """Return the balance if so much of the same request were its newest rows."""
        old_tokens = self.old_tokens + self.tail_tokens - tail_tokens
        return NotesBalance(self.tokens, max(0, old_tokens), tail_tokens, self.sent_tokens)


def notes_balance(state: WindowState, thresholds: NoteThresholds) -> NotesBalance:
    start, stop = first_undecided_row(state, thresholds), find_tail(state, thresholds.tail_tokens)
    old_rows = (row for row in state.rows[start:stop] if not state.stays(row.source))
    return NotesBalance(
        state.tokens,
        sum(row.tokens for row in old_rows),
        sum(row.tokens for row in state.rows[stop:]),
        state.sent_tokens,
    )


def are_early_notes_possible(policy: Policy, prices: CachePrices) -> bool:
    """Whether notes may be due below their mark."""
    return bool(policy.notes_patience) and prices.discount


def choose_notes(
    state: WindowState, thresholds: NoteThresholds, candidates: MarkerCandidates
) -> Compaction | None:
    """Choose notes of the young generation, or a major pass if that frees clearly more.

    A major pass is chosen, too, if what the user typed is too large, as most of that is in older
    rows. Nothing is chosen until it frees enough: otherwise there would be a rewrite every few
    steps if protected content takes most of the window.
    """
    stop = find_tail(state, thresholds.tail_tokens)
    minor = _plan_pass(
        state, thresholds, candidates, start=first_undecided_row(state, thresholds), stop=stop
    )
    if (
        not state.typed_budget.is_exceeded
        and minor.freed_tokens >= thresholds.min_freed_tokens
        and state.tokens - minor.freed_tokens <= thresholds.low_tokens
    ):
        return minor
    major = _plan_pass(state, thresholds, candidates, start=0, stop=stop, major=True)
    is_major_better = (
        state.typed_budget.is_exceeded
        or major.freed_tokens >= minor.freed_tokens + MAJOR_GAIN_SHARE * thresholds.min_freed_tokens
    )
    chosen = major if is_major_better else minor
    return chosen if chosen.freed_tokens >= thresholds.min_freed_tokens else None


MAJOR_GAIN_SHARE = 0.6
"""The share of the least gain by which a major pass has to free more than a minor pass."""


def first_undecided_row(state: WindowState, thresholds: NoteThresholds) -> int:
    """Return the index of the first row that no earlier pass has decided on."""
    through = state.epoch.through if state.epoch else 0
    kept_seqs = {step.seq for step in state.full_steps}
    for index, row in enumerate(state.rows):
        item = row.source
        if isinstance(item, Fold):
            continue
        # an earlier pass left these unchanged, and another one would do the same
        stays = state.stays(item) or state.is_in_previous_turn(item) or item.seq in kept_seqs
        if item.seq > through or not stays:
            return index
    return len(state.rows)


def _plan_pass(
    state: WindowState,
    thresholds: NoteThresholds,
    candidates: MarkerCandidates,
    *,
    start: int,
    stop: int,
    major: bool = False,
) -> Compaction:
    """Return the notes and markers of the rows from `start` to `stop`."""
    rows = state.rows[start:stop]
    steps_that_stay = _steps_that_stay(state, thresholds, start=start, stop=stop)
    kept_seqs = {step.seq for step in steps_that_stay}

    def stays_whole(row: BlockRow) -> bool:
        return isinstance(row.source, HistoryItem) and row.source.seq in kept_seqs

    stretches = without_kept_rows(
        (
            RowStretch(tuple(row for row in run if not stays_whole(row)), state.position_of)
            for run in find_runs(rows, lambda row: state.is_in_previous_turn(row.source))
        ),
        state,
    )
    worthwhile = tuple(stretch for stretch in stretches if stretch.items or len(stretch.rows) > 1)
    freed_by_notes = fsum(
        stretch.raw_tokens * (1 - NOTES_SHARE)
        # earlier folds are joined into one
        + max(
            0,
            sum(row.tokens for row in stretch.rows if isinstance(row.source, Fold))
            - thresholds.major_name_tokens,
        )
        for stretch in worthwhile
    )

    chosen_markers: list[tuple[tuple[MarkedPart, ...], int]] = []
    policy = _with_marker_tokens(state.policy, thresholds.marker_tokens)
    if state.policy.previous_turn is not PreviousTurn.STRICT:
        # the previous turn stays, except for what can be recalled
        previous_turn_parts = (
            candidate
            for row in rows
            if state.is_in_previous_turn(row.source)
            for candidate in candidates.find_in_row(row, state.view, state.weigher)
            if is_markable(candidate, policy)
        )
        chosen_markers.append(
            choose_markers(
                replace(state, policy=policy), previous_turn_parts, 0, marker_cache=candidates
            )
        )
    # long arguments of steps that stay for their outputs
    arguments = (
        candidate
        for row in rows
        if stays_whole(row)
        for candidate in candidates.find_in_row(row, state.view, state.weigher)
        if candidate.argument and is_markable(candidate, policy)
    )
    chosen_markers.append(
        choose_markers(replace(state, policy=policy), arguments, 0, marker_cache=candidates)
    )
    # of an answered question, the answer stays
    beside_answers = (
        candidate
        for row in rows
        if isinstance(row.source, HistoryItem) and row.source.typed and row.source.reply
        for candidate in candidates.find_in_row(row, state.view, state.weigher)
        if is_markable(candidate, state.policy)
    )
    chosen_markers.append(choose_markers(state, beside_answers, 0, marker_cache=candidates))
    # including the message that the first step answers, which may stand just before it
    turns = [row.source.turn for row in rows if isinstance(row.source, HistoryItem)]
    shortened = shorten_texts(
        (
            (text, most)
            for text, most in state.typed_budget.too_large.values()
            if turns and turns[0] <= text.item.turn <= turns[-1]
        ),
        state.policy,
        state.weigher,
    )
    chosen_markers.append((shortened.parts, shortened.freed_tokens))
    last_source = state.rows[stop - 1].source if stop else None
    return Compaction(
        Job.NOTES if worthwhile else Job.MARKERS,
        state.fullness,
        tuple(part for parts, _freed in chosen_markers for part in parts),
        contents=shortened.contents,
        note_stretches=worthwhile,
        major=major,
        freed_tokens=int(freed_by_notes) + sum(freed for _parts, freed in chosen_markers),
        through=0
        if last_source is None
        else last_source.seq
        if isinstance(last_source, HistoryItem)
        else last_source.last,
        full_steps=steps_that_stay,
    )


@lru_cache(maxsize=64)  # a policy checks all of its values, and every pass asks
def _with_marker_tokens(policy: Policy, tokens: int) -> Policy:
    return replace(policy, marker_tokens=tokens)


def _steps_that_stay(
    state: WindowState, thresholds: NoteThresholds, *, start: int, stop: int
) -> tuple[KeptStep, ...]:
    """Return the steps that stay whole: those of earlier passes up to `start`, then new ones."""
    earlier_seqs = {
        row.source.seq for row in state.rows[:start] if isinstance(row.source, HistoryItem)
    }
    leaving_tokens = sum(
        row.tokens
        for row in state.rows[:stop]
        if isinstance(row.source, HistoryItem)
        and not (state.is_in_previous_turn(row.source) or state.stays(row.source))
    )
    # fewer if what stays anyway is near the low mark
    room_tokens = max(
        0, min(thresholds.full_step_tokens, thresholds.low_tokens - (state.tokens - leaving_tokens))
    )
    chosen = choose_full_steps(state, state.rows[:stop], room_tokens)
    return (
        *(step for step in state.full_steps if step.seq in earlier_seqs),
        *(step for step in chosen if step.seq not in earlier_seqs),
    )


def choose_full_steps(
    state: WindowState, rows: Sequence[BlockRow], room_tokens: int
) -> list[KeptStep]:
    """Return the steps whose outputs will most probably be needed, as far as there is room.

    The value of a step is the expected number of its outputs that are needed, divided by the square
    root of its size: dividing by the size would keep many tiny outputs. A step that stayed before
    counts more, because releasing it breaks the cached prefix.
    """
    stayed_before = {step.seq for step in state.full_steps}
    values: list[tuple[float, BlockRow, KeptStep]] = []
    for row in rows:
        item = row.source
        if (
            isinstance(item, Fold)
            or state.is_in_previous_turn(item)
            or state.stays(item)
            or row.tokens > room_tokens * MAX_LIVE_SHARE
        ):
            continue
        chance, used_names, is_edited = 0.0, 0, False
        for call, block in zip(item.calls, row.blocks[1:], strict=True):
            returned = item.results.get(call.id)
            if returned is None or returned.gate or returned.pinned:
                continue
            if (call.id, "") in state.view.markers_at(returned.seq):
                continue
            changes = bool(read_action(call.tool, call.arguments).changed_paths)
            facts = state.names.facts(returned.seq, written(block.message), edited=changes)
            chance += output_chance(facts)
            used_names += facts.used
            is_edited = is_edited or changes
        step = KeptStep(item.seq, round(chance, 4), used_names, is_edited)
        if step.chance > MIN_CHANCE:
            weight = STAYED_FACTOR if item.seq in stayed_before else 1.0
            values.append((weight * step.chance / sqrt(row.tokens), row, step))
    values.sort(key=lambda value: (-value[0], -value[2].seq))
    chosen_steps: list[KeptStep] = []
    for _value, row, step in values:
        if row.tokens <= room_tokens:
            room_tokens -= row.tokens
            chosen_steps.append(step)
    return sorted(chosen_steps, key=lambda step: step.seq)


MAX_SCANNED_TOKENS = 10_000
"""The maximum size of a row whose names are scanned as it arrives.

Outputs are smaller than that, but a message may have a million tokens.
"""


class VisibleNames:
    """The names in the rows of the last query, kept for the next query.

    A row's names are a tuple, because a set takes five times the memory.
    """

    def __init__(self) -> None:
        self._rows: dict[object, tuple[str, ...]] = {}

    def scan(self, rows: Iterable[BlockRow]) -> None:
        """Scan rows as they arrive, so that a pass need not scan all of them at once.

        This runs on the event loop, so long rows are left to the pass, which runs in a thread.
        """
        for row in rows:
            if row.tokens <= MAX_SCANNED_TOKENS and row.key not in self._rows:
                self._rows[row.key] = _names_in_row(row)

    def of(self, rows: Iterable[BlockRow], *, without: Sequence[RowStretch]) -> frozenset[str]:
        """Return the names in all rows outside the stretches `without`."""
        replaced_keys = {row.key for stretch in without for row in stretch.rows}
        known = self._rows
        self._rows = {row.key: known.get(row.key) or _names_in_row(row) for row in rows}
        return frozenset().union(
            *(names for key, names in self._rows.items() if key not in replaced_keys)
        )


def _names_in_row(row: BlockRow) -> tuple[str, ...]:
    """Return each name once; of a path, its endings as well."""
    names: set[str] = set()
    for block in row.blocks:
        calls = [part.arguments for part in block.message.parts if isinstance(part, ToolCall)]
        for text in (written(block.message), *calls):
            names_of_text = names_in(text)
            names.update(names_of_text)
            for name in [name for name in names_of_text if "/" in name]:
                slash = name.find("/")
                while slash >= 0:
                    names.add(intern(name[slash + 1 :]))
                    slash = name.find("/", slash + 1)
    return tuple(names)
