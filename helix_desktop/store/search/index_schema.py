"""The tables and rows of the search index.

Names are stored as UTF-8 bytes, because file names can contain half surrogates, and bytes sort and
compare the same in Python and in SQLite.
"""

import re
import sqlite3
from typing import Any

from helix_desktop.domain.cache import CacheColumn, CacheEntry, Digest, Origin


def name_bytes(text: str) -> bytes:
    """Return a name as the index stores it. File names may contain half surrogates."""
    return text.encode("utf-8", "surrogatepass")


def fold_name(text: str) -> bytes:
    """Return a name in the form for comparing and sorting."""
    return name_bytes(text.casefold())


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

Row = tuple[float | bytes | None, ...]


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
