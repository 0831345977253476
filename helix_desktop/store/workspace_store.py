"""The store of one workspace: its lock, database, writer, cache, journal, and search.

Every call may block on the disk. Other packages use `async_store.py`, which can be awaited.
"""

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from msgspec import Struct

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
from helix_desktop.store.contents import ContentTable
from helix_desktop.store.deltas import PreparedContent
from helix_desktop.store.disk import CommitMarker
from helix_desktop.store.entries import CacheEntries, ContentChange, StalePreparation, store_content
from helix_desktop.store.journal_table import JournalTable
from helix_desktop.store.leveldb import prefix_range
from helix_desktop.store.lock import LOCK_FILE, WorkspaceLock
from helix_desktop.store.records import INCIDENT, StoreFormat, StoreIncident
from helix_desktop.store.search.change_feed import StoreChangeFeed
from helix_desktop.store.search.index import SearchIndex
from helix_desktop.store.search.search import Search
from helix_desktop.store.writer import (
    BatchWriter,
    Make,
    StoreChange,
    WriteBatch,
    WriteTicket,
    prepared,
)

_REOPEN_SLACK = 256 << 10
"""The free bytes beyond the log's own size that reopening needs for small files.

The ballast does not count: if it were used to continue, it would be missing at the next start.
"""

_TRIES = 3
"""The number of times that a write is prepared again when garbage collections interfere."""


class TransactionChange(Struct, frozen=True):
    """A change that stores contents and the events that name them."""

    step: Transaction
    contents: tuple[PreparedContent, ...]
    at: float
    sync: bool = True

    def apply(self, batch: WriteBatch) -> TransactionReceipt:
        session = self.step.session
        digests = [store_content(batch, prepared, self.at) for prepared in self.contents]
        recorded = journal_table.append_events(batch, session, self.step.events)
        return TransactionReceipt(0, recorded, tuple(digests))


class _Note(Struct, frozen=True):
    """A change that records an incident for the user."""

    incident: StoreIncident
    sync: bool = True

    def apply(self, batch: WriteBatch) -> None:
        batch.counters.change += 1
        batch.put(keys.incident(batch.counters.change), INCIDENT.pack(self.incident))


class IncidentsToldChange(Struct, frozen=True):
    """A change that notes which incidents the user was shown."""

    numbers: tuple[int, ...]
    sync: bool = True

    def apply(self, batch: WriteBatch) -> None:
        for number in self.numbers:
            key = keys.incident(number)
            if (packed := batch.get(key)) is not None:
                batch.put(key, INCIDENT.pack(replace(INCIDENT.unpack(packed), told=True)))


class LossesAcknowledgedChange(Struct, frozen=True):
    """A change that notes that the user knows of repairs that lost an unknown amount."""

    numbers: tuple[int, ...]
    sync: bool = True

    def apply(self, batch: WriteBatch) -> None:
        for number in self.numbers:
            key = keys.incident(number)
            if (packed := batch.get(key)) is not None:
                incident = replace(INCIDENT.unpack(packed), told=True, unknown_loss=False)
                batch.put(key, INCIDENT.pack(incident))


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
        self._ballast = disk.Ballast(folder / opening.BALLAST)
        self._watchers: list[Callable[[StoreHealth], None]] = []
        self._health = StoreHealth.OPEN
        self._changing = threading.RLock()
        self.writer = BatchWriter(self.database, self._commit_marker.note)
        self.writer.on_failure(self._on_failure)
        self.contents = ContentTable(self.database, self.writer)
        self.cache = CacheEntries(self.database, self.writer, self.contents)
        self.journal = JournalTable(self.database)
        feed = StoreChangeFeed(self.format.id, self.cache, self.writer)
        self.index = SearchIndex(folder / opening.INDEX, feed)
        self.search = Search(feed, self.index)
        self._ballast.lay()
        self._compare_commit_marker()

    @classmethod
    def create(cls, folder: Path, clock: Clock) -> "WorkspaceStore":
        """Create a new store, and its folder if needed."""
        disk.make_private(folder)
        return cls._locked(folder, clock, lambda: opening.create_database(folder, now=clock.now()))

    @classmethod
    def open(cls, folder: Path, clock: Clock) -> "WorkspaceStore":
        """Open an existing store. Nothing is ever created or erased."""
        with disk.word_os_errors(folder):
            there = disk.is_folder(folder)
        if not there:
            raise opening.absent_error(folder)
        return cls._locked(folder, clock, lambda: opening.open_database(folder))

    @classmethod
    def open_or_create(cls, folder: Path, clock: Clock) -> "WorkspaceStore":
        """Open an existing store; create it if there is none or its creation was interrupted."""
        disk.make_private(folder)
        return cls._locked(folder, clock, lambda: _opened_or_made(folder, clock.now()))

    @classmethod
    def _locked(
        cls, folder: Path, clock: Clock, open_it: Callable[[], opening.OpenedDatabase]
    ) -> "WorkspaceStore":
        lock = WorkspaceLock(folder / LOCK_FILE)
        with ExitStack() as undo:
            undo.callback(lock.release)
            opened = open_it()
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

    def making(self, step: Transaction) -> Make:
        """Return a function that prepares a transaction.

        Run it outside the writer's lock, as late as possible.
        """

        def make() -> TransactionChange:
            contents = tuple(self.contents.prepare(content) for content in step.contents)
            return TransactionChange(step, contents, self.clock.now())

        return make

    def making_put(self, content: NewContent) -> Make:
        return lambda: ContentChange(self.contents.prepare(content), self.clock.now())

    def commit(self, step: Transaction) -> TransactionReceipt:
        """Commit a transaction completely to disk, or raise an error with nothing committed."""
        return receipt_of(self._settled(self.making(step)))

    def put(self, content: NewContent) -> Digest:
        digest: Digest = self._settled(self.making_put(content)).outcome()
        return digest

    def put_stream(self, data: Iterable[bytes], origin: Origin) -> Digest:
        """Store bytes of any amount without holding them in memory."""
        with self.contents.streaming():
            prepared = self.contents.prepare_stream(data, origin)
            digest: Digest = self.writer.commit(ContentChange(prepared, self.clock.now()))
        return digest

    def settle_all(self, makes: Sequence[Make]) -> list[WriteTicket]:
        """Write several changes with as few syncs as possible, in order.

        Each succeeds or fails alone. Changes whose bases a collection removed are prepared again.
        """
        self._wake()
        tickets = [prepared(make) for make in makes]
        self.writer.commit_all(tickets)
        return [
            self._settled(make) if isinstance(ticket.failure, StalePreparation) else ticket
            for make, ticket in zip(makes, tickets, strict=True)
        ]

    def keep(self, change: StoreChange) -> None:
        """Write a small change (counters, token counts, snapshots)."""
        self._wake()
        self.writer.commit(change)

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
            self.keep(LossesAcknowledgedChange(tuple(numbers)))
        return len(numbers)

    def new_incidents(self) -> Sequence[NewIncident]:
        """Return the problems that the user was not shown yet, oldest first."""
        incidents = []
        for key, packed in self._incident_records():
            with suppress(StoreDamaged):  # a damaged record of this kind must keep no store closed
                incident = INCIDENT.unpack(packed)
                if not incident.told:
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
                if disk.free_bytes(self.folder) < self._room_to_reopen():
                    return False
                acknowledged = self.writer.counters.step
                self.writer.exclusively(self._reopen)
            except StoreError:
                return False
            if self.writer.counters.step > acknowledged:  # it must not be sent again
                self._note(Phrase("The last step before the disk filled up was saved after all."))
            self._announce()  # only now, so that watchers find the incident
            return True

    def close(self) -> None:
        """Wait for running reads and writes, then release everything."""
        with self._changing:
            if self._health is StoreHealth.CLOSED:
                return
            self._become(StoreHealth.CLOSED)
            self.index.close()
            self.writer.exclusively(self.database.close)
            self.contents.close()
            self._commit_marker.close()
            self._lock.release()

    def _settled(self, make: Make) -> WriteTicket:
        """Write one change on its own."""
        self._wake()
        for _ in range(_TRIES):
            ticket = prepared(make)
            self.writer.commit_all([ticket])
            if not isinstance(ticket.failure, StalePreparation):
                break
        return ticket

    def _wake(self) -> None:
        if self._health is StoreHealth.FULL:
            self.try_reopen()

    def _on_failure(self, error: StoreError) -> None:
        if self._health is StoreHealth.OPEN:
            full = isinstance(error, StoreFull)
            self._become(StoreHealth.FULL if full else StoreHealth.DAMAGED)

    def _reopen(self) -> None:
        """Reopen the database.

        The ballast is released first, because LevelDB writes out its log when it opens.
        """
        self._ballast.drop()
        self.database.reopen()
        self.writer.reload()
        self._ballast.lay()
        self._health = StoreHealth.OPEN

    def _room_to_reopen(self) -> int:
        with disk.word_os_errors(self.folder):
            logs = sum(file.stat().st_size for file in self.database.folder.glob("*.log"))
        return logs + _REOPEN_SLACK

    def _become(self, health: StoreHealth) -> None:
        self._health = health
        self._announce()

    def _announce(self) -> None:
        for watcher in self._watchers:
            watcher(self._health)

    def _compare_commit_marker(self) -> None:
        """Record an incident if the database is behind its commit marker, so that its newest steps
        are lost.
        """
        step, seen = self.writer.counters.step, self._commit_marker.last()
        if seen <= step:
            return
        text = Phrase(
            "{seen} saved steps after step {step} are missing: the end of the database's "
            "log is gone. Everything before it is intact.",
            seen=seen - step,
            step=step,
        )
        self._note(text)

    def _note(self, text: str) -> None:
        with suppress(StoreError):
            self.writer.commit(_Note(StoreIncident(self.clock.now(), text)))


def receipt_of(ticket: WriteTicket) -> TransactionReceipt:
    """Return the receipt of a transaction, with the number of the sync that confirmed it."""
    receipt: TransactionReceipt = ticket.outcome()
    return TransactionReceipt(ticket.step, receipt.recorded, receipt.digests)


def _opened_or_made(folder: Path, now: float) -> opening.OpenedDatabase:
    if opening.holds_store(folder) and not opening.is_unfinished(folder):
        return opening.open_database(folder)
    return opening.create_database(folder, now=now)
