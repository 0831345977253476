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
    """Neighbouring rows that one fold can stand for.

    `until` is where the row behind them begins, 0 if nothing follows: a message that came while
    calls ran stands between their step and its results, and is not covered with them.
    """

    rows: tuple[Row, ...]
    until: int = 0

    @property
    def tokens(self) -> int:
        return sum(row.tokens for row in self.rows)

    @property
    def covers(self) -> Span:
        first, last = self.rows[0].source, self.rows[-1].source
        begin = first.covers.first if isinstance(first, Fold) else first.seq
        end = last.covers.last if isinstance(last, Fold) else last.last
        return Span(begin, min(end, self.until - 1) if self.until else end)

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

    behind = _begins(now.rows[stop]) if stop < len(now.rows) else 0
    return split(now.rows[:stop], stays, until=behind)


def split(rows: Sequence[Row], stays: Stays, *, until: int = 0) -> list[Stretch]:
    """Runs of rows between those that stay; `until` is where what follows them all begins."""
    found: list[Stretch] = []
    run: list[Row] = []
    for row in rows:
        if stays(row):
            found += [Stretch(tuple(run), _begins(row))] if run else []
            run = []
        else:
            run.append(row)
    return found + ([Stretch(tuple(run), until)] if run else [])


def _begins(row: Row) -> int:
    source = row.source
    return source.covers.first if isinstance(source, Fold) else source.seq


def behind_documents(rows: Sequence[Row], kinds: frozenset[FoldKind]) -> int:
    """Index of the first row behind the leading folds of these kinds."""
    for index, row in enumerate(rows):
        if not isinstance(row.source, Fold) or row.source.kind not in kinds:
            return index
    return len(rows)


def tail(now: Situation, tokens: int) -> int:
    """Index of the first row that stays: the newest `tokens`, and always the last step."""
    return min(now.tail(tokens), now.fresh)
