"""Removes unused contents (garbage collection, *Clean up*): the age that they
must have, filters.

A collection marks garbage without blocking other work, then removes it in small batches between
other writes. Under the writer's lock, a batch examines everything written since the mark: a content
that was touched, named by an event, or made a base meanwhile stays, with the records that it needs.
Everything reachable, pinned, or recent stays, also with a filter. Removal happens only on the
user's request, and a cleanup by a filter removes only contents that were shown first.
"""

import time
from collections.abc import Sequence
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
from helix_desktop.domain.errors import StoreError
from helix_desktop.store import content_codec, keys
from helix_desktop.store.contents import ContentTable
from helix_desktop.store.entries import drop_entry
from helix_desktop.store.leveldb import Database, prefix_range
from helix_desktop.store.maintenance.garbage_mark import (
    GarbageEntry,
    GarbageMark,
    mark_view,
    named_contents,
    record_parts,
)
from helix_desktop.store.maintenance.staging import UNWATCHED, WorkWatch
from helix_desktop.store.metadata_records import ENTRY, HEAD
from helix_desktop.store.workspace_store import WorkspaceStore
from helix_desktop.store.writer import Change, WriteBatch


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
