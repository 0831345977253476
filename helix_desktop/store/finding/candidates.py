"""Where answers may be: rows of the index and what it does not hold yet, merged in order.

Nothing committed is left out: what changed after the index's last change comes straight from the
feed and stands in for the row it replaces.
"""

import heapq
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from helix_desktop.domain.cache import CacheEntry, Digest, Order
from helix_desktop.domain.query import EVERYTHING, Field, Query
from helix_desktop.store.finding.columns import COLUMNS, SORTED_BY, entry_of, where
from helix_desktop.store.finding.feed import Feed
from helix_desktop.store.finding.matching import fits, sort_key
from helix_desktop.store.finding.textual import TRIGRAM, is_unwritable, trigrams

_CHANGES_AT_ONCE = 1000
_ROWS_AT_ONCE = 500

_E = ", ".join(f"e.{name}" for name in COLUMNS.split(", "))


@dataclass(frozen=True, slots=True)
class Ask:
    """What is asked: the entries that match, in an order, from `offset` on."""

    query: Query = EVERYTHING
    order: Order = Order.ARRIVAL
    descending: bool = True
    offset: int = 0
    limit: int = 100


@dataclass(slots=True)
class Tail:
    """What changed after the index: entries that fit, and every content it must not answer for."""

    fitting: dict[Digest, CacheEntry] = field(default_factory=dict)
    touched: set[Digest] = field(default_factory=set)


def read_tail(feed: Feed, held: int, query: Query, *, rest: Callable[[], None]) -> Tail:
    tail = Tail()
    while changes := feed.changes(held, _CHANGES_AT_ONCE):
        rest()
        held = changes[-1].number
        for change in changes:
            tail.touched.add(change.digest)
            tail.fitting.pop(change.digest, None)
            if change.entry is not None and fits(change.entry, query.terms):
                tail.fitting[change.digest] = change.entry
    return tail


def candidates(connection: sqlite3.Connection | None, ask: Ask, tail: Tail) -> Iterator[CacheEntry]:
    """Every entry that may match, in the order asked for; textual terms are still to be proved."""
    if _is_impossible(ask.query):
        return iter(())
    key = sort_key(ask.order)
    streams = [iter(sorted(tail.fitting.values(), key=key, reverse=ask.descending))]
    if connection is not None:
        for sql, parameters in _statements(ask):
            rows = map(entry_of, connection.execute(sql, parameters))
            streams.append(e for e in rows if e.digest not in tail.touched)
    return heapq.merge(*streams, key=key, reverse=ask.descending)


def page_of_rows(connection: sqlite3.Connection, ask: Ask, total: int) -> list[CacheEntry]:
    """One page, without textual terms and with no tail, one entry more if there is one.

    The far half of a listing is read from its end.
    """
    clause, parameters = where(ask.query.terms)
    offset, limit, backwards = ask.offset, ask.limit + 1, False
    if total >= 0 and offset > total // 2:
        limit = min(limit, total - offset)
        offset, backwards = total - offset - limit, True
    if limit <= 0:
        return []
    ordering = _ordering(ask.order, descending=ask.descending is not backwards)
    # only the keys are skipped over, rows are fetched for the page alone
    rows = connection.execute(
        f"SELECT {_E} FROM (SELECT e.arrival FROM entries e WHERE {clause} {ordering}"
        f" LIMIT ? OFFSET ?) k JOIN entries e ON e.arrival = k.arrival {ordering}",
        (*parameters, limit, max(offset, 0)),
    ).fetchall()
    entries = list(map(entry_of, rows))
    return entries[::-1] if backwards else entries


def count_rows(connection: sqlite3.Connection, query: Query) -> int:
    clause, parameters = where(query.terms)
    row = connection.execute(f"SELECT count(*) FROM entries e WHERE {clause}", parameters)
    count: int = row.fetchone()[0]
    return count


def count_replaced(connection: sqlite3.Connection, query: Query, tail: Tail) -> int:
    """How many rows fit that the tail stands in for."""
    digests, count = [bytes.fromhex(digest) for digest in tail.touched], 0
    for at in range(0, len(digests), _ROWS_AT_ONCE):
        some = digests[at : at + _ROWS_AT_ONCE]
        marks = ", ".join("?" * len(some))
        rows = connection.execute(f"SELECT {_E} FROM entries e WHERE digest IN ({marks})", some)
        count += sum(fits(entry_of(row), query.terms) for row in rows)
    return count


def match_of(query: Query) -> str | None:
    """The full-text question that no match can fail; None where the table cannot help."""
    needles = [str(t.value) for t in query.terms if t.field is Field.TEXT and not t.negated]
    pieces = [
        piece
        for needle in needles
        if len(needle.casefold()) >= TRIGRAM
        for piece in trigrams(needle)
    ]
    quoted = ('"' + piece.replace('"', '""') + '"' for piece in dict.fromkeys(pieces))
    return " AND ".join(quoted) or None


def _is_impossible(query: Query) -> bool:
    """Half a surrogate pair is in no text, as undecodable bytes are replaced."""
    return any(
        term.field is Field.TEXT and not term.negated and is_unwritable(str(term.value))
        for term in query.terms
    )


def _statements(ask: Ask) -> list[tuple[str, tuple[float | bytes | str, ...]]]:
    clause, parameters = where(ask.query.terms)
    ordering = _ordering(ask.order, descending=ask.descending)
    match = match_of(ask.query)
    if match is None:
        return [(f"SELECT {_E} FROM entries e WHERE {clause} {ordering}", (*parameters,))]
    # CROSS JOIN keeps SQLite from turning the loops around
    loose = f"SELECT {_E} FROM loose l CROSS JOIN entries e ON e.arrival = l.arrival"
    return [
        (_matching(ask, clause, ordering), (match, *parameters)),
        (f"{loose} WHERE {clause} {ordering}", (*parameters,)),
    ]


def _matching(ask: Ask, clause: str, ordering: str) -> str:
    if ask.order is not Order.ARRIVAL:
        chosen = "e.arrival IN (SELECT rowid FROM texts WHERE texts MATCH ?)"
        return f"SELECT {_E} FROM entries e WHERE {chosen} AND {clause} {ordering}"
    # in the order of the full-text table itself the first answers come at once
    joined = f"SELECT {_E} FROM texts t CROSS JOIN entries e ON e.arrival = t.rowid"
    way = "DESC" if ask.descending else "ASC"
    return f"{joined} WHERE texts MATCH ? AND {clause} ORDER BY t.rowid {way}"


def _ordering(order: Order, *, descending: bool) -> str:
    way = "DESC" if descending else "ASC"
    column = SORTED_BY[order]
    tie = "" if order is Order.ARRIVAL else f", e.arrival {way}"
    return f"ORDER BY e.{column} {way}{tie}"
