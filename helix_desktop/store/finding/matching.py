"""Filter terms and sort orders over entries in memory, for what the index does not hold yet.

`columns.py` says the same in SQL; a property test holds the two together.
"""

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from helix_desktop.domain.cache import CacheEntry, Order
from helix_desktop.domain.listing import Sort
from helix_desktop.domain.query import NAMES, Field, Query, Relation, Term

TEXTUAL = (Field.TEXT, Field.REGEX)
"""Terms that look inside a content; every other looks at its entry."""

_COMPARE: dict[Relation, Callable[[float, float], bool]] = {
    Relation.BELOW: operator.lt,
    Relation.AT_MOST: operator.le,
    Relation.ABOVE: operator.gt,
    Relation.AT_LEAST: operator.ge,
}


def name_bytes(text: str) -> bytes:
    """A name as the index keeps it: whatever a file system calls a file, also half surrogates."""
    return text.encode("utf-8", "surrogatepass")


def folded_name(text: str) -> bytes:
    """A name as it is compared and sorted."""
    return name_bytes(text.casefold())


def fits(entry: CacheEntry, terms: Iterable[Term]) -> bool:
    """Whether all `terms` that are not textual hold."""
    return all(
        _holds(entry, term) is not term.negated for term in terms if term.field not in TEXTUAL
    )


class _Turned:
    """A key that sorts the other way round."""

    __slots__ = ("key",)

    def __init__(self, key: float | bytes) -> None:
        self.key = key

    def __lt__(self, other: "_Turned") -> bool:
        return bool(self.key > other.key)  # type: ignore[operator]  # keys of one column

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Turned) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


def sort_key(sorts: Sequence[Sort]) -> Callable[[CacheEntry], tuple[Any, ...]]:
    """Entries by columns, in the direction of the first; equal ones by arrival.

    Unknown token counts come first.
    """
    read, *others = [_KEYS[each.order] for each in sorts]
    if not others:
        return lambda entry: (read(entry), entry.arrival)
    turned = [each.descending is not sorts[0].descending for each in sorts[1:]]
    rest = list(zip(others, turned, strict=True))
    return lambda entry: (
        read(entry),
        *(_Turned(key(entry)) if turn else key(entry) for key, turn in rest),
        entry.arrival,
    )


def textual_terms(query: Query) -> tuple[Term, ...]:
    return tuple(term for term in query.terms if term.field in TEXTUAL)


def name_of(entry: CacheEntry, field: Field) -> str:
    origin = entry.origin
    names = {
        Field.TOOL: origin.tool,
        Field.WHAT: origin.what,
        Field.MIME: origin.mime,
        Field.OUTCOME: origin.outcome,
    }
    return names[field]


def figure_of(entry: CacheEntry, field: Field) -> float | None:
    figures: dict[Field, float | None] = {
        Field.SIZE: entry.size,
        Field.TOKENS: entry.tokens,
        Field.LINES: entry.lines,
        Field.REFS: entry.refs,
        Field.RECALLS: entry.recalls,
        Field.CREATED: entry.created,
        Field.USED: entry.used,
        Field.PINNED: float(entry.pinned),
        Field.ARRIVAL: entry.arrival,
    }
    return figures[field]


def _holds(entry: CacheEntry, term: Term) -> bool:
    if term.field is Field.BARE:
        return _begins(entry, term) or any(
            folded_name(str(term.value)) in folded_name(name_of(entry, field))
            for field in (Field.TOOL, Field.WHAT)
        )
    if term.field is Field.SHA:
        return _begins(entry, term)
    if term.field is Field.AMONG:
        return entry.digest in str(term.value)
    if term.field in NAMES:
        name, value = folded_name(name_of(entry, term.field)), folded_name(str(term.value))
        return value in name if term.relation is Relation.CONTAINS else value == name
    return _compares(figure_of(entry, term.field), term)


def _begins(entry: CacheEntry, term: Term) -> bool:
    return entry.digest.startswith(str(term.value).lower())


def _compares(figure: float | None, term: Term) -> bool:
    value = term.value
    if figure is None or isinstance(value, str):
        return False
    if term.field is Field.USED and not figure:
        return term.relation is Relation.IS and value == 0
    if isinstance(value, tuple):
        return value[0] <= figure <= value[1]
    compare = _COMPARE.get(term.relation)
    return compare(figure, value) if compare else figure == value


_KEYS: dict[Order, Callable[[CacheEntry], float | bytes]] = {
    Order.ARRIVAL: lambda entry: entry.arrival,
    Order.DIGEST: lambda entry: bytes.fromhex(entry.digest),
    Order.TOOL: lambda entry: folded_name(entry.origin.tool),
    Order.WHAT: lambda entry: folded_name(entry.origin.what),
    Order.SIZE: lambda entry: entry.size,
    Order.TOKENS: lambda entry: -1 if entry.tokens is None else entry.tokens,
    Order.LINES: lambda entry: entry.lines,
    Order.REFS: lambda entry: entry.refs,
    Order.RECALLS: lambda entry: entry.recalls,
    Order.CREATED: lambda entry: entry.created,
    Order.USED: lambda entry: entry.used,
}
