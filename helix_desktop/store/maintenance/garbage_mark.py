"""Finds unused contents: what events, pins, and recent entries still need.

The roots are the events themselves (not the `r` records), pinned and recent contents, and the
records that these need. If one record of the journal cannot be read, its roots are unknown; then
nothing counts as garbage.
"""

from collections.abc import Iterator

from msgspec import Struct, field

from helix_desktop.domain.errors import JournalDamaged
from helix_desktop.domain.events import Unreadable, references
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store import content_codec, keys
from helix_desktop.store.journal_table import decode_event_record
from helix_desktop.store.leveldb import FrozenView, prefix_range
from helix_desktop.store.maintenance.staging import NameSet, WorkWatch
from helix_desktop.store.metadata_records import COUNTERS, ENTRY, HEAD, EntryRecord


class GarbageEntry(Struct, frozen=True):
    """An unused content, with the data that tells whether it was touched since."""

    name: bytes
    change: int
    size: int
    stored: int
    base: bytes
    chunks: tuple[bytes, ...]
    hints: tuple[bytes, ...]


class GarbageMark(Struct):
    """The unused records of a view, and the last change and event counts of the view."""

    change: int
    events: dict[bytes, int]
    """The number of events that were read, by session."""
    entries: list[GarbageEntry] = field(default_factory=list)
    chunks: dict[bytes, tuple[bytes, int]] = field(default_factory=dict)
    """The chunks that only garbage or nothing lists, with their base and their stored size."""


def mark_view(
    view: FrozenView, *, young_from: float, watch: WorkWatch, only: frozenset[bytes] | None = None
) -> GarbageMark:
    """Find unused contents; raise StoreDamaged or JournalDamaged if something cannot be read.

    `only`: all other contents count as alive, and so do the records that they need.
    """
    counters = COUNTERS.unpack(view.get(keys.COUNTERS) or b"")
    watch.begin("events")
    events, needed = _count_events_and_contents(view, watch)
    garbage = GarbageMark(counters.change, events)
    watch.begin("entries", counters.entries)
    unused: dict[bytes, EntryRecord] = {}
    for key, packed in view.scan(*prefix_range(keys.ENTRY)):
        name, entry = key[1:], ENTRY.unpack(packed)
        watch.step()
        is_young = max(entry.created, entry.used) > young_from
        is_used = is_young or name in needed or entry.pinned or entry.refs
        if not is_used and (only is None or name in only):
            unused[name] = entry
    needed.clear()
    watch.begin("contents", counters.entries)
    # the records that living contents need stay
    bases = NameSet()
    living_chunks: set[bytes] = set()
    unused_parts: dict[bytes, tuple[bytes, int, tuple[bytes, ...]]] = {}
    for key, record in view.scan(*prefix_range(keys.CONTENT)):
        watch.step()
        base, chunks = record_parts(record)
        if key[1:] in unused:
            unused_parts[key[1:]] = (base, len(record), chunks)
        else:
            bases.add(base)
            living_chunks.update(chunks)
    hints: dict[bytes, list[bytes]] = {}
    for key, name in view.scan(*prefix_range(keys.HINT)):
        if name in unused:
            hints.setdefault(name, []).append(key)
    for name, entry in unused.items():
        base, stored, chunks = unused_parts.get(name, (b"", 0, ()))
        if name in bases:
            living_chunks.update(chunks)
            continue
        own_hints = tuple(hints.get(name, ()))
        garbage.entries.append(
            GarbageEntry(name, entry.change, entry.size, stored, base, chunks, own_hints)
        )
    bases.clear()
    chunk_bases: set[bytes] = set()
    for key, record in view.scan(*prefix_range(keys.CHUNK)):
        base = content_codec.base_of(record) or b""
        if key[1:] in living_chunks:
            chunk_bases.add(base)
        else:
            garbage.chunks[key[1:]] = (base, len(record))
    for base in chunk_bases:
        garbage.chunks.pop(base, None)
    return garbage


def _count_events_and_contents(
    view: FrozenView, watch: WorkWatch
) -> tuple[dict[bytes, int], NameSet]:
    """Return the number of events of each session, and all contents that events name."""
    stored = view.scan(*prefix_range(keys.SESSION))
    heads = {key[1:9]: HEAD.unpack(packed) for key, packed in stored}
    counts = dict.fromkeys(heads, 0)
    needed = NameSet()
    for key, record in view.scan(*prefix_range(keys.EVENT)):
        session, seq = key[1:9], keys.number(key[9:])
        if seq != counts.get(session, 0) + 1:
            missing = counts.get(session, 0) + 1
            raise incomplete_error(session, missing, Phrase("The record is missing."))
        counts[session] = seq
        for name in named_contents(key, record):
            needed.add(name)
        watch.step()
    for session, count in counts.items():
        if session not in heads or heads[session].count != count:
            problem = Phrase("The session's head doesn't match its records.")
            raise incomplete_error(session, count + 1, problem)
    return counts, needed


def named_contents(key: bytes, record: bytes) -> Iterator[bytes]:
    """Return the contents that an event needs; raise JournalDamaged if that is unknown."""
    item = decode_event_record(key, record)
    if isinstance(item, Unreadable):
        raise incomplete_error(key[1:9], item.seq, item.problem)
    return (keys.raw(digest) for digest in references(item.event))


def incomplete_error(session: bytes, seq: int, problem: str) -> JournalDamaged:
    return JournalDamaged(
        "Nothing was removed. Can't read event {seq} of session {session}, so the entries "
        "it uses are unknown ({problem})",
        "Run `helix-desktop workspace check`, or delete that session if you no longer need it.",
        seq=seq,
        session=session.hex(),
        problem=problem,
    )


def record_parts(record: bytes) -> tuple[bytes, tuple[bytes, ...]]:
    """Return the base of a content's record, and the chunks that it lists."""
    chunked = content_codec.kind_of(record) == content_codec.RecordKind.CHUNKED
    chunks = tuple(content_codec.chunks_of(record)) if chunked else ()
    return content_codec.base_of(record) or b"", chunks
