"""The candidates of a cache search: rows of the index, and changes not yet in it.

Nothing committed is left out: changes after the index's last change come directly from the feed and
replace their rows.

The index finds a text by its three-letter pieces.
"""

import heapq
import sqlite3
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct, field

from helix_desktop.domain.cache import CacheColumn, CacheEntry, Digest
from helix_desktop.domain.cache_filter import (
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
    SortColumn,
)
from helix_desktop.domain.hidden_characters import is_utf8
from helix_desktop.store.search.change_feed import ChangeFeed
from helix_desktop.store.search.filters import entry_matches, name_clause, sort_key, sql_where
from helix_desktop.store.search.index_schema import COLUMNS, SORTED_BY, entry_of
from helix_desktop.store.search.plain_text_match import searchable_text

TRIGRAM_CHARS = 3
"""The characters of a piece, and so the shortest text that the index finds."""

MAX_TRIGRAMS = 12
"""The maximum number of trigrams in a query.

More cost more than they exclude (p99 1.9 ms with 12, 5.3 ms with 64 at 30,000 contents).
"""


def trigrams(needle: str) -> list[str]:
    """Return three-letter pieces that every text with `needle` contains.

    There are none for a shorter needle.
    """
    folded = searchable_text(needle)
    pieces = list(
        dict.fromkeys(folded[start : start + 3] for start in range(len(folded) - TRIGRAM_CHARS + 1))
    )
    if len(pieces) <= MAX_TRIGRAMS:
        return pieces
    step = (len(pieces) - 1) / (MAX_TRIGRAMS - 1)
    return [pieces[round(start * step)] for start in range(MAX_TRIGRAMS)]


_CHANGES_AT_ONCE = 1000
_ROWS_AT_ONCE = 500
_RANKED_AT_ONCE = 5_000

_SELECTED_COLUMNS = ", ".join(f"e.{name}" for name in COLUMNS.split(", "))


class UnindexedTail(Struct):
    """The changes after the index: matching entries, and all contents for which the index must not
    answer.
    """

    matching: dict[Digest, CacheEntry] = field(default_factory=dict)
    changed: set[Digest] = field(default_factory=set)
    newest: int = 0
    """The latest arrival among them, matching or not."""


def read_tail(
    feed: ChangeFeed, indexed: int, query: CacheFilter, *, check_stopped: Callable[[], None]
) -> UnindexedTail:
    tail = UnindexedTail()
    while changes := feed.changes(indexed, _CHANGES_AT_ONCE):
        check_stopped()
        indexed = changes[-1].number
        for change in changes:
            tail.changed.add(change.digest)
            tail.matching.pop(change.digest, None)
            tail.newest = max(tail.newest, change.entry.arrival if change.entry else 0)
            if change.entry is not None and entry_matches(change.entry, query.terms):
                tail.matching[change.digest] = change.entry
    return tail


def merge_candidates(
    connection: sqlite3.Connection | None, request: CacheQuery, tail: UnindexedTail
) -> Iterator[CacheEntry]:
    """Yield every entry that may match, in the requested order.

    Textual terms are not verified yet.
    """
    texts = [term for term in request.query.terms if term.field is FilterKey.TEXT]
    # no text contains half a surrogate pair, because undecodable bytes are replaced
    if not all(is_utf8(str(term.value)) for term in texts if not term.negated):
        return iter(())
    key = sort_key(request.sorts)
    streams = [iter(sorted(tail.matching.values(), key=key, reverse=request.descending))]
    if connection is not None:
        for sql, parameters in _candidate_queries(request):
            rows = map(entry_of, connection.execute(sql, parameters))
            streams.append(e for e in rows if e.digest not in tail.changed)
    return heapq.merge(*streams, key=key, reverse=request.descending)


def page_of_rows(
    connection: sqlite3.Connection, request: CacheQuery, total: int
) -> list[CacheEntry]:
    """Return one page without textual terms and without a tail, plus one more entry if there is
    one.

    The second half of a listing is read from its end.
    """
    clause, parameters = sql_where(request.query.terms)
    offset, limit, backwards = request.offset, request.limit + 1, False
    if total >= 0 and offset > total // 2:
        limit = min(limit, total - offset)
        offset, backwards = total - offset - limit, True
    if limit <= 0:
        return []
    ordering = _ordering(request.sorts, reversed_order=backwards)
    # only keys are skipped; rows are fetched for the page alone
    rows = connection.execute(
        f"SELECT {_SELECTED_COLUMNS} FROM (SELECT e.arrival FROM entries e WHERE {clause}"
        f" {ordering} LIMIT ? OFFSET ?) k JOIN entries e ON e.arrival = k.arrival {ordering}",
        (*parameters, limit, max(offset, 0)),
    ).fetchall()
    entries = list(map(entry_of, rows))
    return entries[::-1] if backwards else entries


def rank_rows(connection: sqlite3.Connection, request: CacheQuery) -> "array[int]":
    """Return the arrivals of all matches, in order, so that several columns are sorted only
    once.
    """
    clause, parameters = sql_where(request.query.terms)
    sql = f"SELECT e.arrival FROM entries e WHERE {clause} {_ordering(request.sorts)}"
    arrivals = array("q")
    rows = connection.execute(sql, parameters)
    while batch := rows.fetchmany(_RANKED_AT_ONCE):
        arrivals.extend(arrival for (arrival,) in batch)
    return arrivals


def rows_of(connection: sqlite3.Connection, arrivals: Sequence[int]) -> list[CacheEntry]:
    marks = ", ".join("?" * len(arrivals))
    rows = connection.execute(
        f"SELECT {_SELECTED_COLUMNS} FROM entries e WHERE e.arrival IN ({marks})", arrivals
    )
    by_arrival = {entry.arrival: entry for entry in map(entry_of, rows)}
    return [by_arrival[arrival] for arrival in arrivals if arrival in by_arrival]


def positions_of(
    connection: sqlite3.Connection, request: CacheQuery, digests: Sequence[Digest]
) -> list[int]:
    """Return the number of rows before each of these; -1 for a content that does not match."""
    if request.then:
        order = {
            arrival: position for position, arrival in enumerate(rank_rows(connection, request))
        }
        rows = (_row_named(connection, digest) for digest in digests)
        return [order.get(entry.arrival, -1) if entry else -1 for entry in rows]
    return [_position_of(connection, request, digest) for digest in digests]


def _position_of(connection: sqlite3.Connection, request: CacheQuery, digest: Digest) -> int:
    entry = _row_named(connection, digest)
    if entry is None or not entry_matches(entry, request.query.terms):
        return -1
    clause, parameters = sql_where(request.query.terms)
    column, sign = SORTED_BY[request.order], ">" if request.descending else "<"
    value = connection.execute(
        f"SELECT {column} FROM entries WHERE arrival = ?", (entry.arrival,)
    ).fetchone()[0]
    if request.order is CacheColumn.ARRIVAL:
        before, values = f"e.arrival {sign} ?", [entry.arrival]
    elif value is None:  # unknown counts are the smallest
        known = "e.tokens IS NOT NULL OR " if request.descending else ""
        before = f"{known}e.tokens IS NULL AND e.arrival {sign} ?"
        values = [entry.arrival]
    else:
        unknown = "" if request.descending else f"e.{column} IS NULL OR "
        before = f"{unknown}e.{column} {sign} ? OR (e.{column} = ? AND e.arrival {sign} ?)"
        values = [value, value, entry.arrival]
    sql = f"SELECT count(*) FROM entries e WHERE {clause} AND ({before})"
    count: int = connection.execute(sql, (*parameters, *values)).fetchone()[0]
    return count


def _row_named(connection: sqlite3.Connection, digest: Digest) -> CacheEntry | None:
    sql = f"SELECT {_SELECTED_COLUMNS} FROM entries e WHERE e.digest = ?"
    row = connection.execute(sql, (bytes.fromhex(digest),)).fetchone()
    return entry_of(row) if row else None


def tool_counts(connection: sqlite3.Connection) -> list[tuple[str, int]]:
    """Return the names of tools in comparable form, with the number of their contents."""
    sql = "SELECT tool_key, count(*) FROM entries GROUP BY tool_key ORDER BY 2 DESC LIMIT 50"
    rows = connection.execute(sql)
    return [(str(name, "utf-8", "replace"), count) for name, count in rows if name]


def newest_row(connection: sqlite3.Connection) -> int:
    row = connection.execute("SELECT max(arrival) FROM entries").fetchone()
    return row[0] or 0


def split_bound(query: CacheFilter) -> tuple[CacheFilter, CacheFilter | None]:
    """Split off a query's bound on arrivals.

    Also return the query for everything after that bound.
    """
    latest = (FilterKey.ARRIVAL, FilterRelation.AT_MOST)
    bounds = [term for term in query.terms if (term.field, term.relation) == latest]
    if len(bounds) != 1:
        return query, None
    other_terms = tuple(term for term in query.terms if term is not bounds[0])
    beyond = FilterTerm(FilterKey.ARRIVAL, FilterRelation.ABOVE, bounds[0].value)
    return CacheFilter(other_terms), CacheFilter((*other_terms, beyond))


def count_rows(connection: sqlite3.Connection, query: CacheFilter) -> int:
    clause, parameters = sql_where(query.terms)
    row = connection.execute(f"SELECT count(*) FROM entries e WHERE {clause}", parameters)
    count: int = row.fetchone()[0]
    return count


def count_replaced(connection: sqlite3.Connection, query: CacheFilter, tail: UnindexedTail) -> int:
    """Return the number of matching rows that the tail replaces."""
    digests, count = [bytes.fromhex(digest) for digest in tail.changed], 0
    for start in range(0, len(digests), _ROWS_AT_ONCE):
        batch = digests[start : start + _ROWS_AT_ONCE]
        marks = ", ".join("?" * len(batch))
        rows = connection.execute(
            f"SELECT {_SELECTED_COLUMNS} FROM entries e WHERE digest IN ({marks})", batch
        )
        count += sum(entry_matches(entry_of(row), query.terms) for row in rows)
    return count


def candidate_digests(connection: sqlite3.Connection, query: CacheFilter) -> Iterator[Digest]:
    """Yield the contents that the full-text table or nothing answers for.

    Of a textual query that it can answer.
    """
    matching = "SELECT e.digest FROM texts t CROSS JOIN entries e ON e.arrival = t.rowid"
    loose = "SELECT e.digest FROM loose l CROSS JOIN entries e ON e.arrival = l.arrival"
    statement = f"{matching} WHERE texts MATCH ? UNION ALL {loose}"
    for (digest,) in connection.execute(statement, (fulltext_query(query),)):
        yield Digest(digest.hex())


def fulltext_query(query: CacheFilter) -> str | None:
    """Return a full-text query that every match satisfies; None if the table cannot help."""
    texts = (t for t in query.terms if t.field is FilterKey.TEXT and not t.negated)
    return _fulltext(str(term.value) for term in texts)


def _fulltext(needles: Iterable[str]) -> str | None:
    pieces = [
        piece
        for needle in needles
        if len(needle.casefold()) >= TRIGRAM_CHARS
        for piece in trigrams(needle)
    ]
    quoted = ('"' + piece.replace('"', '""') + '"' for piece in dict.fromkeys(pieces))
    return " AND ".join(quoted) or None


def _candidate_queries(request: CacheQuery) -> list[tuple[str, tuple[float | bytes | str, ...]]]:
    # every match satisfies the condition; a word is in the names of an entry, in an indexed text,
    # or maybe in a text that is not indexed
    clause, parameters = sql_where(request.query.terms)
    for term in request.query.terms:
        if term.field is not FilterKey.ANYWHERE:
            continue
        named, values = name_clause(term)
        word = str(term.value)
        word_match = _fulltext([word]) if is_utf8(word) else None
        if term.negated:
            clause += f" AND ({named}) IS NOT TRUE"
            parameters += values
        elif word_match is not None:
            clause += (
                f" AND ({named} OR e.arrival IN (SELECT rowid FROM texts WHERE texts MATCH ?)"
                " OR e.arrival IN (SELECT arrival FROM loose))"
            )
            parameters += [*values, word_match]
    ordering = _ordering(request.sorts)
    match = fulltext_query(request.query)
    if match is None:
        return [
            (f"SELECT {_SELECTED_COLUMNS} FROM entries e WHERE {clause} {ordering}", (*parameters,))
        ]
    # CROSS JOIN keeps SQLite from reordering the loops
    if request.order is CacheColumn.ARRIVAL and not request.then:
        # in the order of the full-text table itself, the first results come at once
        direction = "DESC" if request.descending else "ASC"
        indexed = (
            f"SELECT {_SELECTED_COLUMNS} FROM texts t CROSS JOIN entries e ON e.arrival = t.rowid"
            f" WHERE texts MATCH ? AND {clause} ORDER BY t.rowid {direction}"
        )
    else:
        indexed = (
            f"SELECT {_SELECTED_COLUMNS} FROM entries e WHERE e.arrival IN"
            f" (SELECT rowid FROM texts WHERE texts MATCH ?) AND {clause} {ordering}"
        )
    loose = f"SELECT {_SELECTED_COLUMNS} FROM loose l CROSS JOIN entries e ON e.arrival = l.arrival"
    return [(indexed, (match, *parameters)), (f"{loose} WHERE {clause} {ordering}", (*parameters,))]


def _ordering(sorts: Sequence[SortColumn], *, reversed_order: bool = False) -> str:
    directions = ["DESC" if sort.descending is not reversed_order else "ASC" for sort in sorts]
    columns = [SORTED_BY[sort.order] for sort in sorts]
    if columns[-1] != "arrival":
        columns.append("arrival")
        directions.append(directions[0])
    return "ORDER BY " + ", ".join(f"e.{c} {w}" for c, w in zip(columns, directions, strict=True))
