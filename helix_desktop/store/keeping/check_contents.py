"""The part of a check that holds contents against what is known of them."""

import heapq
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby

from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged
from helix_desktop.store import codec, keys
from helix_desktop.store.keeping.bodies import kind, standing
from helix_desktop.store.keeping.findings import Kind
from helix_desktop.store.keeping.inspection import Inspection
from helix_desktop.store.records import ENTRY, Entry
from helix_desktop.store.salvage import Pair

_NAME = slice(1, 1 + keys.DIGEST_SIZE)


@dataclass(slots=True)
class _Known:
    """Everything that is filed under one digest."""

    name: bytes
    record: bytes | None = None
    packed: bytes | None = None
    references: list[bytes] = field(default_factory=list)


def check_contents(inspection: Inspection) -> None:
    """Entries, contents and references, side by side by digest; then the pieces."""
    wanted: set[bytes] = set()
    noted = 0
    for known in _side_by_side(inspection):
        noted += len(known.references)
        entry = _check_entry(inspection, known)
        if known.record is not None:
            wanted |= _check_record(inspection, known.name, record=known.record, entry=entry)
        inspection.watch.step()
    if noted > inspection.references:
        inspection.note(
            Kind.REFERENCE,
            f"{noted - inspection.references} noted uses belong to no event.",
            "Counts of uses are too high.",
        )
    _check_chunks(inspection, wanted)


def _side_by_side(inspection: Inspection) -> Iterator[_Known]:
    rooms = (keys.ENTRY, keys.CONTENT, keys.REFERENCE)
    streams = [inspection.room(room) for room in rooms]
    merged = heapq.merge(*streams, key=lambda pair: pair[0][_NAME])
    for name, pairs in groupby(merged, key=lambda pair: pair[0][_NAME]):
        yield _gathered(name, pairs)


def _gathered(name: bytes, pairs: Iterator[Pair]) -> _Known:
    known = _Known(name)
    for key, value in pairs:
        match key[:1]:
            case keys.ENTRY:
                known.packed = value
            case keys.CONTENT:
                known.record = value
            case _:
                known.references.append(key)
    return known


def _check_entry(inspection: Inspection, known: _Known) -> Entry | None:
    short = keys.digest(known.name)[:12]
    if known.packed is None:
        _check_unlisted(inspection, known, short)
        return None
    try:
        entry = ENTRY.unpack(known.packed)
    except StoreDamaged:
        text = f"What is known of {short}… is damaged."
        inspection.note(Kind.ENTRY, text, "Its tool, times and counts are lost.")
        return None
    _add_up(inspection, entry)
    if known.record is None:
        inspection.lost(known.name, entry, "is not there although it is listed")
    if entry.refs != len(known.references):
        text = f"{short}… counts {entry.refs} uses, {len(known.references)} are noted."
        inspection.note(Kind.ENTRY, text, "The number of its uses is wrong.")
    if inspection.get(keys.change(entry.change)) != known.name:
        text = f"{short}… does not stand in the change feed."
        inspection.note(Kind.FEED, text, "Search may not find it.")
    return entry


def _check_unlisted(inspection: Inspection, known: _Known, short: str) -> None:
    if known.record is not None:
        inspection.orphan(known.record)
        text = f"{short}… is kept but not listed."
        inspection.note(Kind.ENTRY, text, "It takes space and can only be had by its digest.")
    elif known.references:
        text = f"{len(known.references)} uses of {short}… are noted, which is not there."
        inspection.note(Kind.REFERENCE, text, "Nothing is shown wrongly.")


def _add_up(inspection: Inspection, entry: Entry) -> None:
    sums = inspection.sums
    sums.entries += 1
    sums.raw += entry.size
    sums.arrived += entry.size * entry.seen
    sums.tokens += max(entry.tokens, 0)
    sums.saved += entry.saved
    sums.change = max(sums.change, entry.change)
    sums.arrival = max(sums.arrival, entry.arrival)


def _check_record(
    inspection: Inspection, name: bytes, *, record: bytes, entry: Entry | None
) -> set[bytes]:
    """The pieces a content is made of, if it is."""
    if kind(record) not in list(codec.Kind):
        inspection.lost(name, entry, "is of a kind that is not known")
        return set()
    if entry is not None and codec.size_of(record) != entry.size:
        inspection.lost(name, entry, "has another length than it arrived with")
    chunks = codec.chunks_of(record) if kind(record) == codec.Kind.CHUNKED else []
    try:
        _read(inspection, name, record=record, chunks=chunks)
    except CacheCorrupt:
        inspection.lost(name, entry, "is damaged")
    return set(chunks)


def _read(inspection: Inspection, name: bytes, *, record: bytes, chunks: list[bytes]) -> None:
    """Deep: every byte. Otherwise only whether what the record relies on is there."""
    if inspection.deep:
        for _ in inspection.bodies.pieces(name, record):
            inspection.watch.heed()
        return
    for chunk in chunks:
        inspection.bodies.record(keys.CHUNK + chunk)
    base = codec.base_of(record)
    if base is not None and not standing(inspection.bodies.record(keys.CONTENT + base)):
        raise codec.corrupt(name)


def _check_chunks(inspection: Inspection, wanted: set[bytes]) -> None:
    """Pieces that no content lists: what an unfinished stream leaves behind, or a base."""
    bases = set()
    unlisted = {}
    for key, record in inspection.room(keys.CHUNK):
        name = key[1:]
        if name not in wanted:
            unlisted[name] = len(record)
        elif (base := codec.base_of(record) if kind(record) >= 0 else None) is not None:
            bases.add(base)
    for name, size in unlisted.items():
        if name not in bases:
            inspection.orphans += 1
            inspection.orphan_bytes += size
