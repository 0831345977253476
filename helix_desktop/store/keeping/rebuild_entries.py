"""The entries' part of a rebuild: what is known of each kept content, its uses and its number."""

import contextlib
import heapq
from itertools import groupby

from helix_desktop.domain.errors import StoreDamaged
from helix_desktop.store import codec, keys
from helix_desktop.store.keeping.inspection import described
from helix_desktop.store.keeping.rebuilding import Rebuilding
from helix_desktop.store.leveldb import prefixed
from helix_desktop.store.records import COUNTERS, ENTRY, Counters, Entry


def rebuild_entries(work: Rebuilding) -> None:
    """Old entries, kept contents and new references side by side by digest."""
    old = _counters(work)
    work.counters.arrival = old.arrival
    work.counters.change = old.change
    unlisted: list[tuple[bytes, bytes, int]] = []
    with work.target.frozen() as made:
        kept, uses = (made.scan(*prefixed(room)) for room in (keys.CONTENT, keys.REFERENCE))
        merged = heapq.merge(work.room(keys.ENTRY), kept, uses, key=lambda pair: pair[0][1:33])
        for name, pairs in groupby(merged, key=lambda pair: pair[0][1:33]):
            found = {key: value for key, value in pairs}
            packed, record = found.pop(keys.ENTRY + name, None), found.pop(keys.CONTENT + name, b"")
            entry = _old_entry(packed)
            if not record:
                _name_lost(work, name, entry)
            elif entry is None:
                unlisted.append((name, record[: codec.HEADER_SIZE + 32], len(found)))
            else:
                _file(work, name, record, entry=entry, uses=len(found))
    for name, record, uses_of_it in unlisted:
        _file(work, name, record, entry=_new_entry(work, name), uses=uses_of_it)


def _old_entry(packed: bytes | None) -> Entry | None:
    try:
        return ENTRY.unpack(packed) if packed is not None else None
    except StoreDamaged:
        return None


def _name_lost(work: Rebuilding, name: bytes, entry: Entry | None) -> None:
    if entry is not None:
        work.lose(f"{keys.digest(name)[:12]}… ({described(entry)}) is lost.", name=name)


def _new_entry(work: Rebuilding, name: bytes) -> Entry:
    """For a content whose entry is lost: what the events say of it."""
    work.counters.arrival += 1
    tool, what = work.origins.get(name, ("", "recovered"))
    return Entry(0, work.counters.arrival, 0, 0, work.now, (tool, what, "", "text/plain", ""))


def _file(work: Rebuilding, name: bytes, record: bytes, *, entry: Entry, uses: int) -> None:
    counters = work.counters
    counters.change += 1
    counters.arrival = max(counters.arrival, entry.arrival)
    entry.change = counters.change
    entry.size = codec.size_of(record)
    entry.base = codec.base_of(record) or b""
    entry.refs = uses
    counters.entries += 1
    counters.raw += entry.size
    counters.arrived += entry.size * entry.seen
    counters.tokens += max(entry.tokens, 0)
    counters.saved += entry.saved
    work.filling.put(keys.ENTRY + name, ENTRY.pack(entry))
    work.filling.put(keys.change(entry.change), name)


def _counters(work: Rebuilding) -> Counters:
    """The old counters, or the highest numbers that are in use."""
    packed = work.read(keys.COUNTERS)
    found = Counters()
    with contextlib.suppress(StoreDamaged):
        found = COUNTERS.unpack(packed) if packed is not None else found
    for _, entry_packed in work.room(keys.ENTRY):
        if (entry := _old_entry(entry_packed)) is not None:
            found.change = max(found.change, entry.change)
            found.arrival = max(found.arrival, entry.arrival)
    work.counters.step = max(found.step, work.least_step)
    work.counters.collections = found.collections + 1
    return found
