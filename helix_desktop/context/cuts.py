"""Legal cuts: which rows of a window one text may stand for; always whole items.

What the person wrote last stays as it is, and so does the turn before the running one.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from helix_desktop.context.blocks import Row
from helix_desktop.context.items import Item
from helix_desktop.context.situation import Situation
from helix_desktop.domain.memory import Fold, Span
from helix_desktop.domain.values import value

Order = Callable[[int], int]
"""The position of an item among all items of a session, by its event."""


@value
class Stretch:
    """Rows that one fold can stand for, in order; what lies between them stays."""

    rows: tuple[Row, ...]
    order: Order

    @property
    def covers(self) -> tuple[Span, ...]:
        """What the rows stand for, neighbouring stretches joined."""
        return _joined((span for row in self.rows for span in _spans(row)), self.order)

    @property
    def items(self) -> tuple[Item, ...]:
        """What no fold stands for yet."""
        return tuple(row.source for row in self.rows if isinstance(row.source, Item))

    @property
    def folds(self) -> tuple[Fold, ...]:
        """The folds that a new one takes the place of."""
        return tuple(row.source for row in self.rows if isinstance(row.source, Fold))

    @property
    def tokens(self) -> int:
        return sum(row.tokens for row in self.rows)

    @property
    def raw(self) -> int:
        """Tokens that no fold stands for yet."""
        return sum(row.tokens for row in self.rows if isinstance(row.source, Item))


def stretches(now: Situation, stop: int) -> list[Stretch]:
    """What may be folded of rows, split by what stays."""
    last = now.last_typed

    def stays(row: Row) -> bool:
        item = row.source
        if isinstance(item, Fold):
            return False
        return item is last or now.previous(item)

    return split(now.rows[:stop], stays, now.order)


def split(rows: Sequence[Row], stays: Callable[[Row], bool], order: Order) -> list[Stretch]:
    """Neighbouring rows between those that stay."""
    return [Stretch(run, order) for run in runs(rows, stays)]


def runs(rows: Sequence[Row], stays: Callable[[Row], bool]) -> Iterator[tuple[Row, ...]]:
    """Runs of rows between those that stay."""
    run: list[Row] = []
    for row in rows:
        if not stays(row):
            run.append(row)
        elif run:
            yield tuple(run)
            run = []
    if run:
        yield tuple(run)


def tail(now: Situation, tokens: int) -> int:
    """Index of the first row that stays: the newest `tokens`, and always the last step."""
    return min(now.tail(tokens), now.fresh)


def _spans(row: Row) -> Iterator[Span]:
    """Items are told by their first event: a message may come before all results of a step."""
    if isinstance(row.source, Fold):
        yield from row.source.covers
    else:
        yield Span(row.source.seq, row.source.seq)


def _joined(spans: Iterable[Span], order: Order) -> tuple[Span, ...]:
    found: list[Span] = []
    place = 0
    for span in sorted(spans, key=lambda each: each.first):
        if found and order(span.first) <= place + 1:
            span = Span(found[-1].first, max(found.pop().last, span.last))
        found.append(span)
        place = order(span.last)
    return tuple(found)
