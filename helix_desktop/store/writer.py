"""The one way into the database: changes are queued, and whoever arrives first commits them all.

A change is applied to a batch that shows it everything queued before it; what one change wrote is
taken back if it fails. Numbers (step, change, arrival) are given out here, under the lock.
"""

import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from helix_desktop.domain.errors import StoreDamaged, StoreError
from helix_desktop.domain.value import replace
from helix_desktop.store import keys
from helix_desktop.store.leveldb import Database
from helix_desktop.store.records import COUNTERS, ENTRY, EntryRecord, StoreCounters

_MOST_BYTES = 4 << 20
"""A batch stops growing here: a stalled disk then holds nobody for long."""


class WriteBatch:
    """What will be written together, and what reading it first would show."""

    def __init__(self, database: Database, counters: StoreCounters) -> None:
        self._database = database
        self._settled: dict[bytes, bytes | None] = {}
        self._fresh: dict[bytes, bytes | None] = {}
        self._entries: dict[bytes, EntryRecord] = {}
        """Entries that the current change touched; packed once, when it is complete."""
        self.counters = counters
        self.size = 0

    def get(self, key: bytes) -> bytes | None:
        if key in self._fresh:
            return self._fresh[key]
        if key in self._settled:
            return self._settled[key]
        return self._database.get(key)

    def put(self, key: bytes, value: bytes) -> None:
        self._fresh[key] = value
        self.size += len(value)

    def delete(self, key: bytes) -> None:
        self._fresh[key] = None

    def entry(self, name: bytes) -> EntryRecord | None:
        """What is known of a content; tell `touched` if it was changed."""
        if (entry := self._entries.get(name)) is not None:
            return entry
        packed = self.get(keys.ENTRY + name)
        return None if packed is None else ENTRY.unpack(packed)

    def touched(self, name: bytes, entry: EntryRecord) -> None:
        """The entry is written with the current change and moves to the end of the feed."""
        self._entries[name] = entry

    def keep(self) -> None:
        """The current change is complete."""
        for name, entry in self._entries.items():
            self._write_entry(name, entry)
        self._entries.clear()
        if self._settled:
            self._settled.update(self._fresh)
            self._fresh.clear()
        else:
            self._settled, self._fresh = self._fresh, self._settled

    def undo(self) -> None:
        """The current change failed; the ones before it stand."""
        self._entries.clear()
        self._fresh.clear()

    @property
    def empty(self) -> bool:
        return not self._settled

    def changes(self) -> Iterable[tuple[bytes, bytes | None]]:
        """What is written, the counters last."""
        self._settled[keys.COUNTERS] = COUNTERS.pack(self.counters)
        return self._settled.items()

    def _write_entry(self, name: bytes, entry: EntryRecord) -> None:
        if entry.change:
            self.delete(keys.change(entry.change))
        self.counters.change += 1
        entry.change = self.counters.change
        self.put(keys.ENTRY + name, ENTRY.pack(entry))
        self.put(keys.change(entry.change), name)


class StoreChange(Protocol):
    """One thing to write; `sync` if somebody relies on it being on the disk."""

    @property
    def sync(self) -> bool: ...
    def apply(self, batch: WriteBatch) -> Any: ...


Make = Callable[[], StoreChange]
"""Prepares a change: hashing, comparing and compressing happen in it."""


class WriteTicket:
    """A queued change and what became of it."""

    __slots__ = ("change", "done", "failure", "result", "step")

    def __init__(self, change: StoreChange) -> None:
        self.change = change
        self.done = False
        self.result: Any = None
        self.step = 0
        self.failure: BaseException | None = None

    def outcome(self) -> Any:
        if self.failure is not None:
            raise self.failure
        return self.result


def _failed(error: BaseException) -> WriteTicket:
    """The ticket of a change that could not even be prepared."""
    ticket = WriteTicket(_Nothing())
    ticket.failure = error
    ticket.done = True
    return ticket


class _Nothing:
    """A change that changes nothing."""

    sync = False

    def apply(self, batch: WriteBatch) -> None:
        return


class BatchWriter:
    """Commits changes in the order they were queued, many per sync."""

    def __init__(self, database: Database, acknowledged: Callable[[int], None]) -> None:
        self._database = database
        self._acknowledged = acknowledged
        self._queue: deque[WriteTicket] = deque()
        self._commit = threading.Lock()
        self._failed: Callable[[StoreError], None] = lambda _: None
        self.counters = _loaded(database)

    def on_failure(self, tell: Callable[[StoreError], None]) -> None:
        """`tell` is called once, with the commit lock held, when the disk refuses."""
        self._failed = tell

    def queue(self, change: StoreChange) -> WriteTicket:
        ticket = WriteTicket(change)
        self._queue.append(ticket)
        return ticket

    def queue_made(self, make: Make) -> WriteTicket:
        """Prepare a change and queue it; an error becomes the ticket's."""
        try:
            return self.queue(make())
        except Exception as error:  # noqa: BLE001 - it belongs to who wanted the change
            return _failed(error)

    def settle(self, ticket: WriteTicket) -> None:
        """Return when the ticket's change is written or has failed."""
        with self._commit:
            while not ticket.done:
                self._lead()

    def commit(self, change: StoreChange) -> Any:
        ticket = self.queue(change)
        self.settle(ticket)
        return ticket.outcome()

    def exclusively(self, work: Callable[[], None]) -> None:
        """Run `work` while nothing is being committed."""
        with self._commit:
            work()

    def reload(self) -> None:
        """Count on from what a reopened database holds; the caller runs it `exclusively`."""
        self.counters = _loaded(self._database)

    def _lead(self) -> None:
        """Commit what is queued by now in one write."""
        if (failure := self._database.failure) is not None:
            self._refuse(failure)
            return
        batch = WriteBatch(self._database, replace(self.counters))
        tickets = self._applied(batch)
        try:
            self._write(batch, sync=any(ticket.change.sync for ticket in tickets))
        except StoreError as error:
            _end(tickets, failure=error)
            self._failed(error)
        except BaseException as error:
            _end(tickets, failure=error)
            raise
        else:
            _end(tickets, step=self.counters.step)

    def _applied(self, batch: WriteBatch) -> list[WriteTicket]:
        tickets: list[WriteTicket] = []
        while self._queue and batch.size < _MOST_BYTES:
            ticket = self._queue.popleft()
            tickets.append(ticket)
            before = replace(batch.counters)
            try:
                ticket.result = ticket.change.apply(batch)
                batch.keep()
            except BaseException as error:  # noqa: BLE001 - it belongs to who queued the change
                ticket.failure = error
                batch.undo()
                batch.counters = before
        return tickets

    def _write(self, batch: WriteBatch, *, sync: bool) -> None:
        if batch.empty:
            return
        if sync:
            batch.counters.step += 1
        self._database.write(batch.changes(), sync=sync)
        self.counters = batch.counters
        if sync:
            self._acknowledged(batch.counters.step)

    def _refuse(self, failure: StoreError) -> None:
        while self._queue:
            ticket = self._queue.popleft()
            ticket.failure = failure
            ticket.done = True


def _end(
    tickets: Sequence[WriteTicket], *, step: int = 0, failure: BaseException | None = None
) -> None:
    for ticket in tickets:
        ticket.step = step
        ticket.failure = ticket.failure or failure
        ticket.done = True


def _loaded(database: Database) -> StoreCounters:
    packed = database.get(keys.COUNTERS)
    if packed is None:
        raise StoreDamaged(
            f"The store in {database.folder.parent} has lost its counters.",
            "Nothing was erased. Run `helix-desktop check --repair`: it works on a copy.",
        )
    return COUNTERS.unpack(packed)
