"""Legal cuts: which stretches of a window may be folded, always whole items, never what must stay.

What the person wrote last stays as it is, and so does the turn before the running one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from helix_desktop.context.blocks import Row
from helix_desktop.context.items import Item
from helix_desktop.context.situation import Situation
from helix_desktop.domain.memory import Fold, FoldKind, Span


@dataclass(frozen=True, slots=True)
class Stretch:
    """Neighbouring rows that one fold can stand for."""

    rows: tuple[Row, ...]

    @property
    def tokens(self) -> int:
        return sum(row.tokens for row in self.rows)

    @property
    def covers(self) -> Span:
        first, last = self.rows[0].source, self.rows[-1].source
        begin = first.covers.first if isinstance(first, Fold) else first.seq
        end = last.covers.last if isinstance(last, Fold) else last.last
        return Span(begin, end)

    @property
    def folds(self) -> tuple[Fold, ...]:
        """The folds that a new one takes the place of."""
        return tuple(row.source for row in self.rows if isinstance(row.source, Fold))

    @property
    def raw(self) -> int:
        """Tokens that no fold stands for yet."""
        return sum(row.tokens for row in self.rows if isinstance(row.source, Item))


Stays = Callable[[Row], bool]


def stretches(now: Situation, stop: int, *, panic: bool = False) -> list[Stretch]:
    """What may be folded of the rows before `stop`; in panic the previous turn as well."""
    last = now.last_typed

    def stays(row: Row) -> bool:
        item = row.source
        if isinstance(item, Fold):
            return False
        return item is last or (now.previous(item) and not panic)

    return split(now.rows[:stop], stays)


def split(rows: Sequence[Row], stays: Stays) -> list[Stretch]:
    """Runs of rows between those that stay."""
    found: list[Stretch] = []
    run: list[Row] = []
    for row in rows:
        if stays(row):
            found += [Stretch(tuple(run))] if run else []
            run = []
        else:
            run.append(row)
    return found + ([Stretch(tuple(run))] if run else [])


def behind_documents(rows: Sequence[Row], kinds: frozenset[FoldKind]) -> int:
    """Index of the first row behind the leading folds of these kinds."""
    for index, row in enumerate(rows):
        if not isinstance(row.source, Fold) or row.source.kind not in kinds:
            return index
    return len(rows)


def tail(now: Situation, tokens: int) -> int:
    """Index of the first row that stays: the newest `tokens`, and always the last step."""
    return min(now.tail(tokens), now.fresh)
