"""The store of one workspace with all its parts; when it counts as full (disk), incidents, health.

Every call may block on the disk. Other packages use `async_store.py`, which can be awaited.
"""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from helix_desktop.domain.cache import CacheTotals, Digest, NewContent, Origin
from helix_desktop.domain.errors import StoreDamaged, StoreError, StoreFull
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.ports import (
    Clock,
    NewIncident,
    StoreHealth,
    Transaction,
    TransactionReceipt,
)
from helix_desktop.domain.value import replace
from helix_desktop.store import disk, journal_table, keys, opening
from helix_desktop.store.ballast import Ballast
from helix_desktop.store.commit_marker import CommitMarker
from helix_desktop.store.contents import ContentTable
from helix_desktop.store.entries import CacheEntries, StalePreparation, store_content
from helix_desktop.store.journal_table import JournalTable
from helix_desktop.store.leveldb import prefix_range
from helix_desktop.store.lock import LOCK_FILE, WorkspaceLock
from helix_desktop.store.metadata_records import INCIDENT, StoreFormat, StoreIncident
from helix_desktop.store.search.change_feed import StoreChangeFeed
from helix_desktop.store.search.index import SearchIndex
from helix_desktop.store.search.search import Search
from helix_desktop.store.writer import BatchWriter, Change, PendingWrite, WriteBatch

_REOPEN_SLACK = 256 << 10
"""The free bytes beyond the log's own size that reopening needs for small files.

The ballast does not count: if it were used to continue, it would be missing at the next start.
"""

_MAX_RETRIES = 3
"""The number of times that a write is prepared again when garbage collections interfere."""


def update_incidents(
    batch: WriteBatch, numbers: Sequence[int], *, acknowledged: bool = False
) -> None:
    """Note which incidents the user was shown.

    `acknowledged`: the user also knows that an unknown amount was lost.
    """
    for number in numbers:
        key = keys.incident(number)
        if (packed := batch.get(key)) is not None:
            incident = INCIDENT.unpack(packed)
            unknown_loss = incident.unknown_loss and not acknowledged
            batch.put(key, INCIDENT.pack(replace(incident, shown=True, unknown_loss=unknown_loss)))


class WorkspaceStore:
    """A store that is open from construction to `close`.

    Use `create`, `open`, or `open_or_create`.
    """

    def __init__(
        self, folder: Path, lock: WorkspaceLock, opened: opening.OpenedDatabase, *, clock: Clock
    ) -> None:
        self.folder = folder
        self.format: StoreFormat = opened.format
        self.clock = clock
        self._lock = lock
        self.database = opened.database
        self._commit_marker = CommitMarker(folder / opening.HEAD)
        self._ballast = Ballast(folder / opening.BALLAST)
        self._watchers: list[Callable[[StoreHealth], None]] = []
        self._health = StoreHealth.OPEN
        self._changing = threading.RLock()
        self.writer = BatchWriter(self.database, self._commit_marker.note)
        self.writer.on_failure(self._note_failed_write)
        self.contents = ContentTable(self.database, self.writer)
        self.cache = CacheEntries(self.database, self.writer, self.contents)
        self.journal = JournalTable(self.database)
        feed = StoreChangeFeed(self.format.id, self.cache, self.writer)
        self.index = SearchIndex(folder / opening.INDEX, feed)
        self.search = Search(feed, self.index)
        self._ballast.create()
        step, seen = self.writer.counters.step, self._commit_marker.last()
        if seen > step:
            self._record_incident(
                Phrase(
                    "{seen} saved steps after step {step} are missing: the end of the database's "
                    "log is gone. Everything before it is intact.",
                    seen=seen - step,
                    step=step,
                )
            )

    @classmethod
    def create(cls, folder: Path, clock: Clock) -> "WorkspaceStore":
        """Create a new store, and its folder if needed."""
        disk.make_private(folder)
        return cls._open_locked(
            folder, clock, lambda: opening.create_database(folder, now=clock.now())
        )

    @classmethod
    def open(cls, folder: Path, clock: Clock) -> "WorkspaceStore":
        """Open an existing store. Nothing is ever created or erased."""
        with disk.translate_os_errors(folder):
            exists = disk.is_folder(folder)
        if not exists:
            raise opening.absent_error(folder)
        return cls._open_locked(folder, clock, lambda: opening.open_database(folder))

    @classmethod
    def open_or_create(cls, folder: Path, clock: Clock) -> "WorkspaceStore":
        """Open an existing store; create it if there is none or its creation was interrupted."""
        disk.make_private(folder)
        return cls._open_locked(folder, clock, lambda: _open_or_create(folder, clock.now()))

    @classmethod
    def _open_locked(
        cls, folder: Path, clock: Clock, open_database: Callable[[], opening.OpenedDatabase]
    ) -> "WorkspaceStore":
        lock = WorkspaceLock(folder / LOCK_FILE)
        with ExitStack() as undo:
            undo.callback(lock.release)
            opened = open_database()
            undo.callback(opened.database.close)
            store = cls(folder, lock, opened, clock=clock)
            undo.pop_all()
            return store

    @property
    def health(self) -> StoreHealth:
        return self._health

    def watch(self, on_health: Callable[[StoreHealth], None]) -> None:
        """Register `on_health`, which is called from whichever thread notices a change."""
        self._watchers.append(on_health)

    def new_commit(self, step: Transaction) -> PendingWrite[TransactionReceipt]:
        """Return the write of contents and of the events that name them."""

        def prepare() -> Change[TransactionReceipt]:  # in quotes: evaluating it takes 2 µs
            contents = [self.contents.prepare(content) for content in step.contents]
            at = self.clock.now()

            def apply(batch: WriteBatch) -> TransactionReceipt:
                digests = tuple([store_content(batch, content, at) for content in contents])
                recorded = journal_table.append_events(batch, step.session, step.events)
                return TransactionReceipt(recorded, digests)

            return apply

        return PendingWrite(prepare)

    def new_put(self, content: NewContent) -> PendingWrite[Digest]:
        """Return the write of one content without an event."""

        def prepare() -> Change[Digest]:  # in quotes, as above
            prepared, at = self.contents.prepare(content), self.clock.now()
            return lambda batch: store_content(batch, prepared, at)

        return PendingWrite(prepare)

    def commit(self, step: Transaction) -> TransactionReceipt:
        """Commit a transaction completely to disk, or raise an error with nothing committed."""
        write = self.new_commit(step)
        self.write_all([write])
        return write.outcome()

    def put(self, content: NewContent) -> Digest:
        write = self.new_put(content)
        self.write_all([write])
        return write.outcome()

    def put_stream(self, data: Iterable[bytes], origin: Origin) -> Digest:
        """Store bytes of any amount without holding them in memory."""
        with self.contents.hold_removals():
            prepared = self.contents.prepare_stream(data, origin)
            at = self.clock.now()
            return self.writer.commit(lambda batch: store_content(batch, prepared, at))

    def write_all(self, writes: Sequence[PendingWrite[Any]]) -> None:
        """Prepare and write, in order, with as few syncs as possible.

        Each write succeeds or fails alone. One whose bases a collection removed is prepared again.
        """
        self._reopen_if_full()
        for write in writes:
            write.try_prepare()
        self.writer.commit_all(writes)
        for write in writes:
            retries = 0
            while isinstance(write.failure, StalePreparation) and retries < _MAX_RETRIES:
                retries += 1
                self._reopen_if_full()
                write.try_prepare()
                self.writer.commit_all([write])

    def write(self, change: Change[None], *, sync: bool) -> None:
        """Write a small change (counters, token counts, snapshots)."""
        self._reopen_if_full()
        self.writer.commit(change, sync=sync)

    def totals(self) -> CacheTotals:
        return self.cache.totals(disk.folder_bytes(self.database.folder))

    def incidents(self) -> Sequence[StoreIncident]:
        """Return the problems of this store so far, oldest first."""
        return [INCIDENT.unpack(packed) for _, packed in self._incident_records()]

    def acknowledge_losses(self) -> int:
        """End the reports of repairs that lost an unknown amount, and return their number."""
        numbers = []
        for key, packed in self._incident_records():
            with suppress(StoreDamaged):
                if INCIDENT.unpack(packed).unknown_loss:
                    numbers.append(keys.number(key.removeprefix(keys.INCIDENTS)))
        if numbers:
            self.write(lambda batch: update_incidents(batch, numbers, acknowledged=True), sync=True)
        return len(numbers)

    def new_incidents(self) -> Sequence[NewIncident]:
        """Return the problems that the user was not shown yet, oldest first."""
        incidents = []
        for key, packed in self._incident_records():
            with suppress(StoreDamaged):  # a damaged record of this kind must keep no store closed
                incident = INCIDENT.unpack(packed)
                if not incident.shown:
                    number = keys.number(key.removeprefix(keys.INCIDENTS))
                    incidents.append(NewIncident(number, incident.text))
        return incidents

    def _incident_records(self) -> Iterator[tuple[bytes, bytes]]:
        return self.database.scan(*prefix_range(keys.INCIDENTS))

    def try_reopen(self) -> bool:
        """Reopen after a full disk if there is space again. Safe to call at any time."""
        with self._changing:
            if self._health is not StoreHealth.FULL:
                return False
            try:
                with disk.translate_os_errors(self.folder):
                    logs = sum(file.stat().st_size for file in self.database.folder.glob("*.log"))
                if disk.free_bytes(self.folder) < logs + _REOPEN_SLACK:
                    return False
                acknowledged = self.writer.counters.step
                self.writer.exclusively(self._reopen)
            except StoreError:
                return False
            if self.writer.counters.step > acknowledged:  # it must not be sent again
                self._record_incident(
                    Phrase("The last step before the disk filled up was saved after all.")
                )
            self._announce_health()  # only now, so that watchers find the incident
            return True

    def close(self) -> None:
        """Wait for running reads and writes, then release everything."""
        with self._changing:
            if self._health is StoreHealth.CLOSED:
                return
            self._health = StoreHealth.CLOSED
            self._announce_health()
            self.index.close()
            self.writer.exclusively(self.database.close)
            self.contents.close()
            self._commit_marker.close()
            self._lock.release()

    def _reopen_if_full(self) -> None:
        if self._health is StoreHealth.FULL:
            self.try_reopen()

    def _note_failed_write(self, error: StoreError) -> None:
        if self._health is StoreHealth.OPEN:
            full = isinstance(error, StoreFull)
            self._health = StoreHealth.FULL if full else StoreHealth.DAMAGED
            self._announce_health()

    def _reopen(self) -> None:
        """Reopen the database.

        The ballast is released first, because LevelDB writes out its log when it opens.
        """
        self._ballast.release()
        self.database.reopen()
        self.writer.reload()
        self._ballast.create()
        self._health = StoreHealth.OPEN

    def _announce_health(self) -> None:
        for watcher in self._watchers:
            watcher(self._health)

    def _record_incident(self, text: str) -> None:
        """Record an incident for the user."""
        packed = INCIDENT.pack(StoreIncident(self.clock.now(), text))

        def record(batch: WriteBatch) -> None:
            batch.counters.change += 1
            batch.put(keys.incident(batch.counters.change), packed)

        with suppress(StoreError):
            self.writer.commit(record)


def _open_or_create(folder: Path, now: float) -> opening.OpenedDatabase:
    if opening.holds_store(folder) and not opening.is_unfinished(folder):
        return opening.open_database(folder)
    return opening.create_database(folder, now=now)
