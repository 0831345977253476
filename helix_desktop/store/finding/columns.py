"""The table of entries inside the index: its shape, its rows, and filters as SQL.

Names are kept as UTF-8 bytes: file names can hold half surrogates, and bytes sort and compare the
same here and in SQLite. `matching.py` says the same filters in Python.
"""

import sqlite3
from collections.abc import Iterable
from typing import Any

from helix_desktop.domain.cache import CacheEntry, Digest, Order, Origin
from helix_desktop.domain.query import NAMES, Field, Relation, Term
from helix_desktop.store.finding.matching import TEXTUAL, folded_name, name_bytes

SCHEMA = (
    """CREATE TABLE state(version TEXT, store TEXT, held INTEGER, held_digest BLOB,
        entries INTEGER, orphans INTEGER)""",
    """CREATE TABLE entries(arrival INTEGER PRIMARY KEY, digest BLOB NOT NULL,
        tool BLOB, what BLOB, source BLOB, mime BLOB, outcome BLOB,
        size INTEGER, lines INTEGER, tokens INTEGER, created REAL, used REAL,
        seen INTEGER, recalls INTEGER, refs INTEGER, saved INTEGER, pinned INTEGER,
        tool_key BLOB, what_key BLOB, mime_key BLOB, outcome_key BLOB)""",
    # contents whose text the table below does not know: not read yet, or never to be indexed
    "CREATE TABLE loose(arrival INTEGER PRIMARY KEY, pending INTEGER)",
    """CREATE VIRTUAL TABLE texts USING fts5(body, content='', detail=none, columnsize=0,
        tokenize='trigram case_sensitive 1')""",
)

COLUMNS = (
    "arrival, digest, tool, what, source, mime, outcome, size, lines, tokens, created, used, "
    "seen, recalls, refs, saved, pinned"
)
_ALL = COLUMNS + ", tool_key, what_key, mime_key, outcome_key"
_CHANGING = [name for name in _ALL.split(", ") if name not in ("arrival", "digest")]
UPSERT = (
    f"INSERT INTO entries({_ALL}) VALUES({', '.join('?' * len(_ALL.split(', ')))}) "
    "ON CONFLICT(arrival) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in _CHANGING)
)

SORTED_BY = {
    Order.ARRIVAL: "arrival",
    Order.DIGEST: "digest",
    Order.TOOL: "tool_key",
    Order.WHAT: "what_key",
    Order.SIZE: "size",
    Order.TOKENS: "tokens",
    Order.LINES: "lines",
    Order.REFS: "refs",
    Order.RECALLS: "recalls",
    Order.CREATED: "created",
    Order.USED: "used",
}
BY_DIGEST = "CREATE UNIQUE INDEX IF NOT EXISTS by_digest ON entries(digest)"
"""Needed from the first row on; the others are made after the first load."""
INDEXES = (
    BY_DIGEST,
    # also by arrival: to skip half a million narrow keys takes 4 ms, of whole rows 40 ms
    *(
        f"CREATE INDEX IF NOT EXISTS by_{column} ON entries({column})"
        for column in SORTED_BY.values()
        if column != "digest"
    ),
)

MOST_AMONG = 30_000
"""Digests that one condition can name; SQLite takes 32,766 values."""

_SIGNS = (Relation.BELOW, Relation.AT_MOST, Relation.ABOVE, Relation.AT_LEAST)

Row = tuple[float | bytes | None, ...]
Parameters = list[float | bytes]


def row_of(entry: CacheEntry) -> Row:
    origin = entry.origin
    names = (origin.tool, origin.what, origin.source, origin.mime, origin.outcome)
    figures = (entry.size, entry.lines, entry.tokens, entry.created, entry.used, entry.seen)
    counts = (entry.recalls, entry.refs, entry.saved, entry.pinned)
    keys = (origin.tool, origin.what, origin.mime, origin.outcome)
    return (
        entry.arrival,
        bytes.fromhex(entry.digest),
        *map(name_bytes, names),
        *figures,
        *counts,
        *map(folded_name, keys),
    )


def entry_of(row: tuple[Any, ...]) -> CacheEntry:
    """The entry of a row selected with COLUMNS; DatabaseError if it is no such row."""
    arrival, digest, tool, what, source, mime, outcome = row[:7]
    size, lines, tokens, created, used, seen, recalls, refs, saved, pinned = row[7:]
    names = (tool, what, source, mime, outcome)
    try:
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
    except (TypeError, AttributeError, UnicodeDecodeError) as error:
        raise sqlite3.DatabaseError("a row of the index cannot be read") from error


def where(terms: Iterable[Term]) -> tuple[str, Parameters]:
    """A condition over `e` (entries) for all terms that are not textual."""
    clauses, parameters = ["1"], Parameters()
    for term in terms:
        if term.field in TEXTUAL:
            continue
        clause, values = _clause(term)
        clauses.append(f"({clause}) IS NOT TRUE" if term.negated else f"({clause})")
        parameters += values
    return " AND ".join(clauses), parameters


def _clause(term: Term) -> tuple[str, Parameters]:
    if term.field is Field.SHA:
        return _begins(term)
    if term.field is Field.BARE:
        value = folded_name(str(term.value))
        begins, bounds = _begins(term)
        parts = f"instr(e.tool_key, ?) OR instr(e.what_key, ?) OR {begins}"
        return parts, [value, value, *bounds]
    if term.field is Field.AMONG:
        digests = str(term.value).split()[:MOST_AMONG]
        return f"e.digest IN ({', '.join('?' * len(digests))})", [*map(bytes.fromhex, digests)]
    if term.field in NAMES:
        value = folded_name(str(term.value))
        column = f"e.{term.field}_key"
        contains = term.relation is Relation.CONTAINS
        return (f"instr({column}, ?)" if contains else f"{column} = ?"), [value]
    return _figure_clause(term)


def _figure_clause(term: Term) -> tuple[str, Parameters]:
    column = f"e.{term.field}"
    if isinstance(term.value, str):
        return "0", []
    if isinstance(term.value, tuple):
        clause, values = f"{column} BETWEEN ? AND ?", Parameters(term.value)
    else:
        sign = term.relation.value if term.relation in _SIGNS else "="
        clause, values = f"{column} {sign} ?", Parameters([term.value])
    if term.field is Field.USED and not (term.relation is Relation.IS and term.value == 0):
        clause = f"e.used > 0 AND {clause}"
    return clause, values


def _begins(term: Term) -> tuple[str, Parameters]:
    digits = str(term.value).lower()
    if len(digits) > 64 or set(digits) - set("0123456789abcdef"):
        return "0", []
    bounds = [bytes.fromhex(digits.ljust(64, end)) for end in "0f"]
    return "e.digest BETWEEN ? AND ?", [*bounds]
