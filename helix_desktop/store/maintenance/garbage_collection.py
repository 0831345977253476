"""Removes unused contents (garbage collection, *Clean up*): the age that they
must have, filters.

A collection marks garbage without blocking other work, then removes it in small batches between
other writes. Under the writer's lock, a batch examines everything written since the mark: a content
that was touched, named by an event, or made a base meanwhile stays, with the records that it needs.
Everything reachable, pinned, or recent stays, also with a filter. Removal happens only on the
user's request, and a cleanup by a filter removes only contents that were shown first.

What is in use is what events, pins, and recent entries need. The roots are the events themselves
(not the `r` records), pinned and recent contents, and the records that these need. If one record of
the journal cannot be read, its roots are unknown; then nothing counts as garbage.
"""

import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TypeVar

from msgspec import Struct, field

from helix_desktop.domain.cache_filter import (
    CacheFilter,
    CacheQuery,
    FilterKey,
    FilterRelation,
    FilterTerm,
    RemovableContents,
)
from helix_desktop.domain.errors import JournalDamaged, StoreError
from helix_desktop.domain.events import Unreadable, references
from helix_desktop.domain.phrase import Phrase
from helix_desktop.store import content_codec, keys
from helix_desktop.store.contents import ContentTable
from helix_desktop.store.entries import drop_entry
from helix_desktop.store.journal_table import decode_event_record
from helix_desktop.store.leveldb import Database, FrozenView, prefix_range
from helix_desktop.store.maintenance.staging import UNWATCHED, NameSet, WorkWatch
from helix_desktop.store.metadata_records import COUNTERS, ENTRY, HEAD, EntryRecord
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.store.writer import Change, WriteBatch


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


class CollectionResult(Struct):
    """The number of removed records of one batch. `busy`: the batch could not begin."""

    contents: int = 0
    raw: int = 0
    stored: int = 0
    busy: bool = False


class CollectionGuard(Struct):
    """The writes since the mark, as far as they were examined. It grows with every batch."""

    database: Database
    contents: ContentTable
    change: int
    events: dict[bytes, int]
    kept_names: set[bytes] = field(default_factory=set)
    kept_chunks: set[bytes] = field(default_factory=set)

    @classmethod
    def since(
        cls, mark: GarbageMark, database: Database, contents: ContentTable
    ) -> "CollectionGuard":
        return cls(database, contents, mark.change, dict(mark.events))

    def examine(self, batch: WriteBatch) -> bool:
        """Examine new writes.

        Return False while a stream arrives, because its bytes cannot be requested again.
        """
        if self.contents.streams:
            return False
        # the digests with a new change number, written or about to be, including removals
        start, stop = keys.change(self.change + 1), prefix_range(keys.CHANGE)[1]
        unwritten = [pair for pair in batch.changes() if start <= pair[0] < stop]
        for key, name in (*self.database.scan(start, stop), *unwritten):
            if name is not None:
                self.change = max(self.change, keys.number(key[1:]))
                self.keep_content(batch, name)
        heads: dict[bytes, bytes | None] = dict(self.database.scan(*prefix_range(keys.SESSION)))
        heads.update(pair for pair in batch.changes() if pair[0][:1] == keys.SESSION)
        for session, count in [
            (key[1:9], HEAD.unpack(packed).count) for key, packed in heads.items() if packed
        ]:
            for seq in range(self.events.get(session, 0) + 1, count + 1):
                key = keys.event(session, seq)
                for name in named_contents(key, batch.get(key) or b""):
                    self.keep_content(batch, name)
            self.events[session] = count
        return True

    def keep_content(self, batch: WriteBatch, name: bytes) -> None:
        """Keep a content and the records that it needs."""
        self.kept_names.add(name)
        record = batch.get(keys.CONTENT + name)
        if record is None:
            return
        base, chunks = record_parts(record)
        self.kept_names.add(base)
        self.kept_chunks.update(chunks)
        for chunk in chunks:
            chunk_record = batch.get(keys.CHUNK + chunk)
            if chunk_record is not None:
                self.kept_chunks.add(content_codec.base_of(chunk_record) or b"")

    def remove_contents(
        self, batch: WriteBatch, entries: Sequence[GarbageEntry]
    ) -> CollectionResult:
        """Remove contents that are still garbage, deltas before their bases."""
        if not self.examine(batch):
            return CollectionResult(busy=True)
        result = CollectionResult()
        for garbage in entries:
            name = garbage.name
            packed = batch.get(keys.ENTRY + name)
            entry = (
                ENTRY.unpack(packed) if packed is not None and name not in self.kept_names else None
            )
            if entry is None or entry.change != garbage.change or entry.pinned or entry.refs:
                self.keep_content(batch, name)
                continue
            batch.delete(keys.CONTENT + name)
            drop_entry(batch, name, entry)
            for key in self.database.keys(*prefix_range(keys.COUNT + name)):
                batch.delete(key)
            for hint in garbage.hints:
                if batch.get(hint) == name:
                    batch.delete(hint)
            result.contents += 1
            result.raw += garbage.size
            result.stored += garbage.stored
        batch.counters.collections += 1
        return result

    def remove_chunks(
        self, batch: WriteBatch, chunks: Sequence[tuple[bytes, bytes, int]]
    ) -> CollectionResult:
        """Remove chunks that no content lists any more, deltas before their bases."""
        if not self.examine(batch):
            return CollectionResult(busy=True)
        result = CollectionResult()
        for name, base, stored in chunks:
            if name in self.kept_chunks:
                self.kept_chunks.add(base)
                continue
            batch.delete(keys.CHUNK + name)
            result.stored += stored
        batch.counters.collections += 1
        return result


MIN_GARBAGE_AGE_SECONDS = 24 * 3600.0
"""The time in seconds for which a content without references stays, because its event may still
arrive.
"""

_BATCH_SIZE = 128
_MAX_TRIES = 40
_PAUSE_SECONDS = 0.05
"""The interval in seconds between attempts while a stream arrives.

The number of attempts is limited.
"""

T = TypeVar("T")


class CollectReport(Struct, frozen=True):
    """The result of a collection.

    `left` is the number of contents that were used again or had to wait.
    """

    contents: int
    raw: int
    stored: int
    left: int


def preview_garbage(
    store: WorkspaceStore,
    *,
    min_age_seconds: float = MIN_GARBAGE_AGE_SECONDS,
    watch: WorkWatch = UNWATCHED,
) -> RemovableContents:
    """Return what a collection would remove now, without changing anything."""
    return _removable(mark_garbage(store, min_age_seconds=min_age_seconds, watch=watch))


def collect_garbage(
    store: WorkspaceStore,
    *,
    min_age_seconds: float = MIN_GARBAGE_AGE_SECONDS,
    watch: WorkWatch = UNWATCHED,
) -> CollectReport:
    """Remove unused contents. Stopping in the middle leaves the store intact."""
    report = collect_marked_garbage(
        store, mark_garbage(store, min_age_seconds=min_age_seconds, watch=watch), watch
    )
    if report.stored:
        watch.begin("giving the space back to the disk")
        store.database.compact()
    return report


def mark_garbage(
    store: WorkspaceStore,
    *,
    min_age_seconds: float,
    watch: WorkWatch,
    only: frozenset[bytes] | None = None,
) -> GarbageMark:
    """Mark garbage. `only` limits it to these contents."""
    young_from = store.clock.now() - min_age_seconds
    with store.database.frozen() as view:
        return mark_view(view, young_from=young_from, watch=watch, only=only)


def collect_marked_garbage(
    store: WorkspaceStore, mark: GarbageMark, watch: WorkWatch
) -> CollectReport:
    """Remove the marked contents that are still garbage."""
    watch.begin("removing", len(mark.entries) + len(mark.chunks))
    total = CollectionResult()
    for change in removal_batches(store, mark):
        result = store.writer.commit(change)
        for _ in range(_MAX_TRIES - 1):
            if not result.busy:
                break
            time.sleep(_PAUSE_SECONDS)
            result = store.writer.commit(change)
        if result.busy:
            break  # streams prevent the removal
        total.contents += result.contents
        total.raw += result.raw
        total.stored += result.stored
        watch.step(_BATCH_SIZE)
    store.contents.forget()
    return CollectReport(
        total.contents, total.raw, total.stored, len(mark.entries) - total.contents
    )


def removal_batches(
    store: WorkspaceStore, garbage: GarbageMark, *, batch_size: int = _BATCH_SIZE
) -> list[Change[CollectionResult]]:
    """Return the batches that remove the marked records, in the order in which they must be
    committed.
    """
    guard = CollectionGuard.since(garbage, store.database, store.contents)
    entries = sorted(
        garbage.entries, key=lambda entry: not entry.base
    )  # a base must be removed last
    changes: list[Change[CollectionResult]] = [
        partial(guard.remove_contents, entries=part) for part in _batches(entries, batch_size)
    ]
    chunks = [(name, base, size) for name, (base, size) in garbage.chunks.items()]
    chunks.sort(key=lambda chunk: not chunk[1])
    changes += [partial(guard.remove_chunks, chunks=part) for part in _batches(chunks, batch_size)]
    return changes


def _batches(sequence: Sequence[T], size: int) -> list[Sequence[T]]:
    return [sequence[start : start + size] for start in range(0, len(sequence), size)]


MAX_REMOVED_CONTENTS = 1_000_000
"""The maximum number of contents that one cleanup may name."""
_REMOVABLE_TERMS = (
    FilterTerm(FilterKey.REFS, FilterRelation.IS, 0.0),
    FilterTerm(FilterKey.PINNED, FilterRelation.IS, 0.0),
)


def find_removable(
    store: WorkspaceStore, query: CacheFilter, *, watch: WorkWatch = UNWATCHED
) -> RemovableContents:
    """Return the matching contents that could be removed now, without changing anything."""
    results = store.search.find(
        CacheQuery(CacheFilter((*query.terms, *_REMOVABLE_TERMS)), limit=MAX_REMOVED_CONTENTS),
        stop=watch.stopped,
    )
    if results.more:
        raise StoreError(
            "The search didn't finish, so not all matching entries are known.",
            "Wait until the search index is ready, or use a simpler filter.",
        )
    only = frozenset(keys.raw(entry.digest) for entry in results.entries)
    if not only:
        return RemovableContents(0, 0, 0)
    grace = MIN_GARBAGE_AGE_SECONDS
    return _removable(mark_garbage(store, min_age_seconds=grace, watch=watch, only=only))


def remove_contents(
    store: WorkspaceStore,
    chosen: RemovableContents,
    *,
    min_age_seconds: float = MIN_GARBAGE_AGE_SECONDS,
    watch: WorkWatch = UNWATCHED,
) -> RemovableContents:
    """Remove the chosen contents that are still unused. Safe to interrupt."""
    only = frozenset(map(keys.raw, chosen.digests))
    mark = mark_garbage(store, min_age_seconds=min_age_seconds, watch=watch, only=only)
    report = collect_marked_garbage(store, mark, watch)
    return RemovableContents(report.contents, report.raw, report.stored)


def _removable(mark: GarbageMark) -> RemovableContents:
    chunk_bytes = sum(size for _, size in mark.chunks.values())
    stored = sum(entry.stored for entry in mark.entries) + chunk_bytes
    digests = tuple(keys.digest(entry.name) for entry in mark.entries)
    return RemovableContents(
        len(mark.entries), sum(entry.size for entry in mark.entries), stored, digests
    )
