"""Filters in two forms: in Python over entries in memory, and as SQL for the index.

The Python form serves entries that are not in the index yet. A property test verifies that both
forms agree. The module also defines the index's table of entries. Names are stored as UTF-8 bytes,
because file names can contain half surrogates, and bytes sort and compare the same in Python and in
SQLite.
"""

import operator
import re
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from helix_desktop.domain.cache import CacheColumn, CacheEntry, Digest, Origin
from helix_desktop.domain.cache_filter import (
    NAME_KEYS,
    CacheFilter,
    FilterKey,
    FilterRelation,
    FilterTerm,
    SortColumn,
)

TEXTUAL = (FilterKey.TEXT, FilterKey.REGEX, FilterKey.ANYWHERE)
"""Terms that look inside a content, ANYWHERE after its entry. All others look only at the entry."""

_COMPARE: dict[FilterRelation, Callable[[float, float], bool]] = {
    FilterRelation.BELOW: operator.lt,
    FilterRelation.AT_MOST: operator.le,
    FilterRelation.ABOVE: operator.gt,
    FilterRelation.AT_LEAST: operator.ge,
}


def name_bytes(text: str) -> bytes:
    """Return a name as the index stores it. File names may contain half surrogates."""
    return text.encode("utf-8", "surrogatepass")


def fold_name(text: str) -> bytes:
    """Return a name in the form for comparing and sorting."""
    return name_bytes(text.casefold())


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


SCHEMA = (
    """CREATE TABLE state(version TEXT, store TEXT, held INTEGER, held_digest BLOB,
        entries INTEGER, orphans INTEGER, merged INTEGER)""",
    """CREATE TABLE entries(arrival INTEGER PRIMARY KEY, digest BLOB NOT NULL,
        tool BLOB, what BLOB, source BLOB, mime BLOB, outcome BLOB,
        size INTEGER, lines INTEGER, tokens INTEGER, created REAL, used REAL,
        seen INTEGER, recalls INTEGER, refs INTEGER, saved INTEGER, pinned INTEGER,
        tool_key BLOB, what_key BLOB, mime_key BLOB, outcome_key BLOB)""",
    # contents whose text is not in the table below: not read yet, or never to be indexed
    "CREATE TABLE loose(arrival INTEGER PRIMARY KEY, pending INTEGER)",
    """CREATE VIRTUAL TABLE texts USING fts5(body, content='', detail=none, columnsize=0,
        tokenize='trigram case_sensitive 1')""",
)

COLUMNS = (
    "arrival, digest, tool, what, source, mime, outcome, size, lines, tokens, created, used, "
    "seen, recalls, refs, saved, pinned, tool_key, what_key, mime_key, outcome_key"
)
_CHANGING = [name for name in COLUMNS.split(", ") if name not in ("arrival", "digest")]
UPSERT = (
    f"INSERT INTO entries({COLUMNS}) VALUES({', '.join('?' * len(COLUMNS.split(', ')))}) "
    "ON CONFLICT(arrival) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in _CHANGING)
)

SORTED_BY = {
    CacheColumn.ARRIVAL: "arrival",
    CacheColumn.DIGEST: "digest",
    CacheColumn.TOOL: "tool_key",
    CacheColumn.WHAT: "what_key",
    CacheColumn.SIZE: "size",
    CacheColumn.TOKENS: "tokens",
    CacheColumn.LINES: "lines",
    CacheColumn.REFS: "refs",
    CacheColumn.RECALLS: "recalls",
    CacheColumn.CREATED: "created",
    CacheColumn.USED: "used",
}
BY_DIGEST = "CREATE UNIQUE INDEX IF NOT EXISTS by_digest ON entries(digest)"
"""The index on digests.

It is needed from the first row on; the others are created after the first load.
"""
INDEXES = (
    BY_DIGEST,
    # also by arrival: skipping half a million narrow keys takes 4 ms, whole rows take 40 ms
    *(
        f"CREATE INDEX IF NOT EXISTS by_{column} ON entries({column})"
        for column in SORTED_BY.values()
        if column != "digest"
    ),
)

MAX_AMONG = 30_000
"""The maximum number of digests in one condition. SQLite accepts 32,766 values."""

Row = tuple[float | bytes | None, ...]
Parameters = list[float | bytes | str]


def row_of(entry: CacheEntry) -> Row:
    origin = entry.origin
    folded = (origin.tool, origin.what, origin.mime, origin.outcome)
    keys = [fold_name(name) for name in folded]
    spelled = [spelling(name_bytes(name), key) for name, key in zip(folded, keys, strict=True)]
    figures = (entry.size, entry.lines, entry.tokens, entry.created, entry.used, entry.seen)
    counts = (entry.recalls, entry.refs, entry.saved, entry.pinned)
    return (
        entry.arrival,
        bytes.fromhex(entry.digest),
        *spelled[:2],
        _source_without_name(name_bytes(origin.source), name_bytes(origin.what)),
        *spelled[2:],
        *figures,
        *counts,
        *keys,
    )


_CAPITALS, _FULL_NAME = b"\x00", b"\x01"
_capital = re.compile(rb"[A-Z]")


def spelling(name: bytes, key: bytes) -> bytes | None:
    """Return what is needed to get a name from its folded form, which is stored anyway: nothing,
    the places of its capitals, or the whole name.
    """
    if name == key:
        return None
    if len(name) <= 256 and name.isascii():
        capitals = bytes(match.start() for match in _capital.finditer(name))
        if len(capitals) < len(name):
            return _CAPITALS + capitals
    return _FULL_NAME + name


def spelled_name(spelled: bytes | None, key: bytes) -> bytes:
    """Return the name with that spelling. Raise IndexError if the two do not fit together."""
    if spelled is None:
        return key
    if spelled[:1] == _FULL_NAME:
        return spelled[1:]
    name = bytearray(key)
    for position in spelled[1:]:
        name[position] -= 32
    return bytes(name)


def _source_without_name(source: bytes, what: bytes) -> bytes:
    """Return a source without the name that it ends with, as most do."""
    if what and source.endswith(what):
        return _CAPITALS + source[: -len(what)]
    return _FULL_NAME + source if source else b""


def entry_of(row: tuple[Any, ...]) -> CacheEntry:
    """Return the entry of a row selected with COLUMNS.

    Raise DatabaseError if it is not such a row.
    """
    arrival, digest, tool, what, source, mime, outcome = row[:7]
    size, lines, tokens, created, used, seen, recalls, refs, saved, pinned = row[7:17]
    tool_key, what_key, mime_key, outcome_key = row[17:]
    try:
        what = spelled_name(what, what_key)
        names = (
            spelled_name(tool, tool_key),
            what,
            source[1:] + (what if source[:1] == _CAPITALS else b""),
            spelled_name(mime, mime_key),
            spelled_name(outcome, outcome_key),
        )
        return CacheEntry(
            digest=Digest(digest.hex()),
            origin=Origin(*[str(name, "utf-8", "surrogatepass") for name in names]),
            size=size,
            lines=lines,
            tokens=tokens,
            created=created,
            used=used,
            seen=seen,
            recalls=recalls,
            refs=refs,
            saved=saved,
            pinned=bool(pinned),
            arrival=arrival,
        )
    except (TypeError, AttributeError, ValueError, IndexError) as error:
        raise sqlite3.DatabaseError("a row of the index cannot be read") from error


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
