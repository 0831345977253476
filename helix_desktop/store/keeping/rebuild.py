"""A new database from what is left of a damaged one: nothing is taken over unverified.

Contents stand for themselves (SHA-256), events too (crc over key and body). Everything that says
something about them (heads, references, feed, counters) is made anew. What cannot be verified or
is derived is left out; what is lost is named.
"""

import secrets

from helix_desktop.domain.errors import CacheCorrupt, StoreDamaged
from helix_desktop.store import codec, keys, records
from helix_desktop.store.keeping.bodies import Bodies, kind
from helix_desktop.store.keeping.rebuild_entries import rebuild_entries
from helix_desktop.store.keeping.rebuild_journal import rebuild_journal
from helix_desktop.store.keeping.rebuilding import Rebuilding
from helix_desktop.store.records import COUNTERS, FORMAT, INCIDENT, Incident

_CONTENT_KEY = 1 + keys.DIGEST_SIZE


def rebuild(work: Rebuilding) -> None:
    """Everything; afterwards `target` is a whole store and `lost` names what is missing."""
    work.watch.begin("contents")
    _contents(work)
    work.watch.begin("events")
    rebuild_journal(work)
    work.filling.flush()
    work.watch.begin("entries")
    rebuild_entries(work)
    _hints(work)
    _store(work)
    work.filling.finish()


def _contents(work: Rebuilding) -> None:
    bodies = Bodies(work.view)
    for key, record in work.room(keys.CHUNK):
        if len(key) == _CONTENT_KEY and _verified(bodies, key, record):
            work.filling.put(key, record)
    for key, record in work.room(keys.CONTENT):
        if len(key) == _CONTENT_KEY and _worth_keeping(bodies, key, record):
            work.filling.put(key, record)
    work.filling.flush()


def _verified(bodies: Bodies, key: bytes, record: bytes) -> bool:
    try:
        bodies.piece(key, record)
    except CacheCorrupt:
        return False
    return True


def _worth_keeping(bodies: Bodies, key: bytes, record: bytes) -> bool:
    """Whole, or large and at least a piece of it is right: ranges of it can still be read."""
    if kind(record) != codec.Kind.CHUNKED:
        return _verified(bodies, key, record)
    chunks = codec.chunks_of(record)
    if len(chunks) != -(-codec.size_of(record) // codec.CHUNK):
        return False
    for chunk in chunks:
        try:
            bodies.piece(keys.CHUNK + chunk, bodies.record(keys.CHUNK + chunk))
        except CacheCorrupt:
            continue
        return True
    return False


def _hints(work: Rebuilding) -> None:
    for key, name in work.room(keys.HINT):
        if work.target.get(keys.CONTENT + name) is not None:
            work.filling.put(key, name)


def _store(work: Rebuilding) -> None:
    """A new id: whatever was derived from the old database is derived again."""
    try:
        created = records.FORMAT.unpack(work.read(keys.FORMAT) or b"").created
    except StoreDamaged:
        created = work.now
    for key, packed in work.room(keys.INCIDENTS):
        work.filling.put(key, packed)
    work.counters.change += 1
    text = (
        f"The store was repaired: {work.counters.entries} contents and {work.events} events were "
        f"kept, {len(work.lost)} losses are known."
    )
    note = keys.INCIDENTS + work.counters.change.to_bytes(8, "big")
    work.filling.put(note, INCIDENT.pack(Incident(work.now, text)))
    work.filling.put(keys.FORMAT, FORMAT.pack(records.new_format(secrets.token_hex(8), created)))
    work.filling.put(keys.COUNTERS, COUNTERS.pack(work.counters))
