"""What panic may touch, and how much of it is enough: the oldest rows of a zone, no more than free
what is missing.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeAlias

from helix_desktop.context.blocks import Row
from helix_desktop.context.covering import DOCUMENTS
from helix_desktop.context.cuts import Order, Stretch
from helix_desktop.context.items import Item
from helix_desktop.context.situation import Situation
from helix_desktop.domain.memory import Fold

SMALLEST = 60
"""Tokens of an output that still goes behind a marker when failure is imminent."""

ROOM = 0.9
"""Share of the limit that is aimed at, so that the next message does not panic again."""

BRIEF_NOTES = 1_500
"""Of the notes that stand for a stretch, however little handovers may take."""

NOTES_SHARE = 4
"""Notes take at most a quarter of what they stand for; all together as much of what is free beside
system, tools and pins."""

Zone: TypeAlias = Callable[[Situation, int], bool]
"""Which rows, by their place, a rung may touch."""


def older(now: Situation, index: int) -> bool:
    """Before the newest step, and not of the turn that is over."""
    return index < now.fresh and not previous(now, index)


def previous(now: Situation, index: int) -> bool:
    """Of the turn that is over, whatever the policy says of it, before the newest step."""
    source = now.rows[index].source
    within = isinstance(source, Item) and source.turn == now.previous_turn
    return within and index < now.fresh


def before(now: Situation, index: int) -> bool:
    return index < now.fresh


def newest(now: Situation, index: int) -> bool:
    """The newest step and what came after it."""
    return index >= now.fresh


def anywhere(_now: Situation, _index: int) -> bool:
    return True


def worth(now: Situation, zone: Zone, *, documents: bool) -> list[Stretch]:
    """Stretches that are longer than notes of them, without a last step whose calls are open."""

    def stays(row: Row) -> bool:
        source = row.source
        if isinstance(source, Fold):
            return source.kind in DOCUMENTS and not documents
        return source is now.last_typed

    runs_of = [row if zone(now, index) else None for index, row in enumerate(now.rows)]
    found = (_settled(each) for each in _between(runs_of, stays, now.order))
    return [each for each in found if each.tokens > 2 * SMALLEST and _is_more(each)]


def _between(
    rows: Sequence[Row | None], stays: Callable[[Row], bool], order: Order
) -> Iterator[Stretch]:
    """Runs of rows that may go; None stands for those of another zone."""
    run: list[Row] = []
    for row in (*rows, None):
        if row is not None and not stays(row):
            run.append(row)
        elif run:
            yield Stretch(tuple(run), order)
            run = []


def enough(now: Situation, found: Sequence[Stretch]) -> list[Stretch]:
    """Of these the oldest rows, as many as free what is missing."""
    excess = now.tokens - goal(now)
    chosen: list[Stretch] = []
    for stretch in found:
        if excess <= 0:
            break
        part = stretch
        for count in range(1, len(stretch.rows)):
            part = replace(stretch, rows=stretch.rows[:count])
            if _is_more(part) and part.tokens - notes_tokens(part, now) >= excess:
                break
        else:
            part = stretch
        chosen.append(part)
        excess -= part.tokens - notes_tokens(part, now)
    return list(filter(_is_more, chosen))


def _is_more(stretch: Stretch) -> bool:
    """Whether there is anything in it but one summary: a summary alone is not made anew."""
    return bool(stretch.items) or len(stretch.rows) > 1


def notes_tokens(stretch: Stretch, now: Situation) -> int:
    """What notes of a stretch may take."""
    return min(stretch.tokens // NOTES_SHARE, max(BRIEF_NOTES, now.policy.handover_tokens))


def _settled(stretch: Stretch) -> Stretch:
    """All of it but an end that still waits for results."""
    rows = stretch.rows
    while rows and isinstance(last := rows[-1].source, Item) and last.open_calls:
        rows = rows[:-1]
    return replace(stretch, rows=rows)


def goal(now: Situation) -> int:
    """Tokens to come down to; where bytes are short, tokens stand for them in proportion."""
    account, limits = now.window.account, now.limits
    share = limits.size / account.size if limits.size and account.size > limits.size else 1.0
    return int(min(limits.tokens, now.tokens * share) * ROOM)
