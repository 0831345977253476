"""Applies a cache filter to entries in memory, and as SQL to the index.

The Python form serves entries that are not in the index yet. A property test verifies that both
forms agree.
"""

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from helix_desktop.domain.cache import CacheColumn, CacheEntry
from helix_desktop.domain.cache_filter import (
    NAME_KEYS,
    CacheFilter,
    FilterKey,
    FilterRelation,
    FilterTerm,
    SortColumn,
)
from helix_desktop.store.search.index_schema import fold_name

TEXTUAL = (FilterKey.TEXT, FilterKey.REGEX, FilterKey.ANYWHERE)
"""Terms that look inside a content, ANYWHERE after its entry. All others look only at the entry."""

_COMPARE: dict[FilterRelation, Callable[[float, float], bool]] = {
    FilterRelation.BELOW: operator.lt,
    FilterRelation.AT_MOST: operator.le,
    FilterRelation.ABOVE: operator.gt,
    FilterRelation.AT_LEAST: operator.ge,
}


def entry_matches(entry: CacheEntry, terms: Iterable[FilterTerm]) -> bool:
    """Whether all non-textual terms hold for an entry."""
    return all(
        _term_holds(entry, term) is not term.negated for term in terms if term.field not in TEXTUAL
    )


class _DescendingKey:
    """A key that sorts in the opposite direction."""

    __slots__ = ("key",)

    def __init__(self, key: float | bytes) -> None:
        self.key = key

    def __lt__(self, other: "_DescendingKey") -> bool:
        return bool(self.key > other.key)  # type: ignore[operator]  # keys of one column

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _DescendingKey) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


def sort_key(sorts: Sequence[SortColumn]) -> Callable[[CacheEntry], tuple[Any, ...]]:
    """Return a sort key for columns, in the direction of the first.

    Equal entries are sorted by arrival. Unknown token counts come first.
    """
    first_key, *other_keys = [_KEYS[sort_by.order] for sort_by in sorts]
    if not other_keys:
        return lambda entry: (first_key(entry), entry.arrival)
    reversed_columns = [sort_by.descending is not sorts[0].descending for sort_by in sorts[1:]]
    further_keys = list(zip(other_keys, reversed_columns, strict=True))
    return lambda entry: (
        first_key(entry),
        *(
            _DescendingKey(key(entry)) if is_reversed else key(entry)
            for key, is_reversed in further_keys
        ),
        entry.arrival,
    )


def textual_terms(query: CacheFilter) -> tuple[FilterTerm, ...]:
    return tuple(term for term in query.terms if term.field in TEXTUAL)


def entry_name(entry: CacheEntry, field: FilterKey) -> str:
    name: str = getattr(entry.origin, field)
    return name


def has_name(entry: CacheEntry, term: FilterTerm) -> bool:
    """Whether the tool, what it was used on, or the digest of an entry matches a word."""
    return _digest_begins(entry, term) or any(
        fold_name(str(term.value)) in fold_name(entry_name(entry, field))
        for field in (FilterKey.TOOL, FilterKey.WHAT)
    )


def _term_holds(entry: CacheEntry, term: FilterTerm) -> bool:
    if term.field is FilterKey.PLAIN:
        return has_name(entry, term)
    if term.field is FilterKey.SHA:
        return _digest_begins(entry, term)
    if term.field is FilterKey.AMONG:
        return entry.digest in str(term.value)
    if term.field in NAME_KEYS:
        name, wanted = fold_name(entry_name(entry, term.field)), fold_name(str(term.value))
        return wanted in name if term.relation is FilterRelation.CONTAINS else wanted == name
    number: float | None = getattr(entry, term.field)
    value = term.value
    if number is None or isinstance(value, str):
        return False
    if term.field is FilterKey.USED and not number:
        return term.relation is FilterRelation.IS and value == 0
    if isinstance(value, tuple):
        return value[0] <= number <= value[1]
    compare = _COMPARE.get(term.relation)
    return compare(number, value) if compare else number == value


def _digest_begins(entry: CacheEntry, term: FilterTerm) -> bool:
    return entry.digest.startswith(str(term.value).lower())


_KEYS: dict[CacheColumn, Callable[[CacheEntry], float | bytes]] = {
    CacheColumn.ARRIVAL: lambda entry: entry.arrival,
    CacheColumn.DIGEST: lambda entry: bytes.fromhex(entry.digest),
    CacheColumn.TOOL: lambda entry: fold_name(entry.origin.tool),
    CacheColumn.WHAT: lambda entry: fold_name(entry.origin.what),
    CacheColumn.SIZE: lambda entry: entry.size,
    CacheColumn.TOKENS: lambda entry: -1 if entry.tokens is None else entry.tokens,
    CacheColumn.LINES: lambda entry: entry.lines,
    CacheColumn.REFS: lambda entry: entry.refs,
    CacheColumn.RECALLS: lambda entry: entry.recalls,
    CacheColumn.CREATED: lambda entry: entry.created,
    CacheColumn.USED: lambda entry: entry.used,
}

MAX_AMONG = 30_000
"""The maximum number of digests in one condition. SQLite accepts 32,766 values."""

Parameters = list[float | bytes | str]


def sql_where(terms: Iterable[FilterTerm]) -> tuple[str, Parameters]:
    """Return a condition over `e` (entries) for all non-textual terms, with its parameters."""
    clauses, parameters = ["1"], Parameters()
    for term in terms:
        if term.field in TEXTUAL:
            continue
        clause, values = _term_clause(term)
        clauses.append(f"({clause}) IS NOT TRUE" if term.negated else f"({clause})")
        parameters += values
    return " AND ".join(clauses), parameters


def _term_clause(term: FilterTerm) -> tuple[str, Parameters]:
    if term.field is FilterKey.SHA:
        return _column_begins(term)
    if term.field is FilterKey.PLAIN:
        return name_clause(term)
    if term.field is FilterKey.AMONG:
        digests = str(term.value).split()[:MAX_AMONG]
        return f"e.digest IN ({', '.join('?' * len(digests))})", [*map(bytes.fromhex, digests)]
    if term.field in NAME_KEYS:
        value = fold_name(str(term.value))
        column = f"e.{term.field}_key"
        contains = term.relation is FilterRelation.CONTAINS
        return (f"instr({column}, ?)" if contains else f"{column} = ?"), [value]
    column = f"e.{term.field}"
    if isinstance(term.value, str):
        return "0", []
    if isinstance(term.value, tuple):
        clause, bounds = f"{column} BETWEEN ? AND ?", Parameters(term.value)
    else:
        sign = term.relation.value if term.relation in _COMPARE else "="
        clause, bounds = f"{column} {sign} ?", Parameters([term.value])
    is_never = term.relation is FilterRelation.IS and term.value == 0
    if term.field is FilterKey.USED and not is_never:
        clause = f"e.used > 0 AND {clause}"
    return clause, bounds


def name_clause(term: FilterTerm) -> tuple[str, Parameters]:
    """Return the condition that `has_name` decides."""
    value = fold_name(str(term.value))
    begins, bounds = _column_begins(term)
    parts = f"instr(e.tool_key, ?) OR instr(e.what_key, ?) OR {begins}"
    return parts, [value, value, *bounds]


def _column_begins(term: FilterTerm) -> tuple[str, Parameters]:
    digits = str(term.value).lower()
    if len(digits) > 64 or set(digits) - set("0123456789abcdef"):
        return "0", []
    bounds = [bytes.fromhex(digits.ljust(64, end)) for end in "0f"]
    return "e.digest BETWEEN ? AND ?", [*bounds]
