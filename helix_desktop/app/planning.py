"""What a handover would do and cost, worked out without asking any model."""

from collections.abc import Iterable, Mapping
from math import ceil

from helix_desktop.context.covering import DOCUMENTS, Cover, notes_budget
from helix_desktop.context.items import Item, spoken
from helix_desktop.context.situation import Situation
from helix_desktop.context.timeline import Timeline
from helix_desktop.domain.accounts import cost
from helix_desktop.domain.counting import Shares
from helix_desktop.domain.llm import Llm, Usage
from helix_desktop.domain.memory import Fold, FoldKind, Job, Means
from helix_desktop.domain.timeline import KINDS, Part, Plan, Thresholds
from helix_desktop.domain.window import Account, BlockKind

LETTERS = 4
"""Characters of a token, roughly: of texts whose tokens nobody counted."""
FRAME = 600
"""Tokens of the question that material is wrapped in, roughly."""
RECENT = 5
"""Handovers whose time is looked at."""


def planned(
    now: Situation,
    made: Cover,
    *,
    timeline: Timeline,
    items: Iterable[Item],
    llms: tuple[Llm, Llm],
    thresholds: Thresholds,
) -> Plan:
    """`items`: those that no document stands for yet; `llms`: who writes it, and the main model."""
    writer, main = llms
    fresh = list(items)
    parts = _parts(now, made)
    after = sum(part.after for part in parts)
    call = call_cost(fresh, made, now, llms=llms)
    prefix = _prefix(now, made, main, after=after)
    seqs = [item.seq for item in fresh]
    first, last = timeline.place(min(seqs, default=0)), timeline.place(max(seqs, default=0))
    return Plan(
        Job.HAND_OVER,
        parts,
        size=main.window,
        thresholds=thresholds,
        first=first,
        last=last,
        covered=len(fresh),
        left=len(timeline.messages) - last,
        most=round((made.budget + made.index) * now.pace),
        llm=writer.name or writer.id,
        cost=call,
        prefix=prefix,
        seconds=_seconds(timeline),
        pays=_pays(now, main, after, spent=_sum(call, prefix)),
        due=0,
        version=len(timeline.handovers) + 1,
        previous=_previous(now, timeline),
    )


def call_cost(
    items: Iterable[Item], made: Cover, now: Situation, *, llms: tuple[Llm, Llm]
) -> float | None:
    """Of the one call that writes the document, if all of it fits into it."""
    writer, main = llms
    if writer.id == main.id:  # it goes on with the conversation, which its cache may know
        told = round(now.tokens * now.pace)
        if not now.caches:
            return cost(Usage(FRAME + told, made.budget), main)
        return cost(Usage(FRAME, made.budget, cache_read=told), main)
    previous = sum(row.tokens for row in made.stretch.rows if _is_document(row.source))
    return cost(Usage(weight(items) + previous + FRAME, made.budget), writer)


def weight(items: Iterable[Item]) -> int:
    """Tokens of originals, as far as they were counted; else by their length."""
    total = 0
    for item in items:
        total += len(spoken(item).text) // LETTERS
        total += sum(len(call.arguments) for call in item.calls) // LETTERS
        for found in item.outputs():
            known = found.event.tokens
            total += known if known is not None else found.event.size // LETTERS
    return total


def uncovered(items: Iterable[Item], folds: Iterable[Fold]) -> list[Item]:
    """Without those that a handover stands for already."""
    spans = [span for fold in folds if fold.kind is FoldKind.HANDOVER for span in fold.covers]
    return [
        item for item in items if not any(span.first <= item.seq <= span.last for span in spans)
    ]


def by_kind(account: Account) -> dict[BlockKind, int]:
    return dict(account.by_kind)


def parts_of(
    before: Mapping[BlockKind, int], after: Mapping[BlockKind, int], pace: float
) -> tuple[Part, ...]:
    """Both windows by kind, as the model counts; `pace` is its tokens for one of ours."""
    one, other = Shares(pace), Shares(pace)
    return tuple(
        Part(kind, one(before.get(kind, 0)), other(after.get(kind, 0)))
        for kind in KINDS
        if before.get(kind) or after.get(kind)
    )


def _parts(now: Situation, made: Cover) -> tuple[Part, ...]:
    before = by_kind(now.window.account)
    after = dict(before)
    notes = sum(notes_budget(part, now) for part in made.notes)
    for stretch in (made.stretch, *made.notes):
        for row in stretch.rows:
            for block in row.blocks:
                after[block.kind] -= block.tokens
    after[BlockKind.HANDOVER] = after.get(BlockKind.HANDOVER, 0) + made.budget + made.index
    if notes:
        after[BlockKind.NOTES] = after.get(BlockKind.NOTES, 0) + notes
    return parts_of(before, after, now.pace)


def _prefix(now: Situation, made: Cover, main: Llm, *, after: int) -> float | None:
    """What it costs extra that everything behind the first change is written into the cache."""
    if main.prices is None:
        return None
    if not now.caches:
        return 0.0
    first = made.stretch.rows[0]
    fixed = now.tokens - sum(row.tokens for row in now.rows)
    head = fixed + sum(row.tokens for row in now.rows[: now.rows.index(first)])
    return now.prices.rewriting(max(0, after - head) * now.pace) * main.prices.input / 1e6


def _pays(now: Situation, main: Llm, after: int, *, spent: float | None) -> int | None:
    if spent is None or main.prices is None or now.tokens <= after:
        return None
    price = now.prices.read if now.caches else 1.0
    saved = (now.tokens - after) * now.pace * price * main.prices.input / 1e6
    if not saved:
        return 0 if not spent else None
    return ceil(spent / saved)


def _sum(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else one + other


def _seconds(timeline: Timeline) -> float:
    """What handovers by a model took here lately; 0.0 if there was none."""
    found = [
        epoch.seconds
        for epoch in timeline.epochs.values()
        if epoch.job is Job.HAND_OVER and epoch.means is not Means.RULES and epoch.seconds
    ][-RECENT:]
    return sum(found) / len(found) if found else 0.0


def _previous(now: Situation, timeline: Timeline) -> int:
    """The version that stands in the window now; 0 if there is none."""
    standing = {fold.text for fold in now.view.folds if fold.kind is FoldKind.HANDOVER}
    found = (
        number
        for number in timeline.handovers
        if any(fold.text in standing for fold in timeline.epochs[number].folds)
    )
    return max((timeline.version(number) for number in found), default=0)


def _is_document(source: Item | Fold) -> bool:
    return isinstance(source, Fold) and source.kind in DOCUMENTS
