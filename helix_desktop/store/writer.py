"""The only way to write to the database: changes are written in order, many per sync.

A change is applied to a batch that shows it everything before it. If a change fails, only its own
writes are undone. Numbers (step, change, arrival) are assigned here, under the lock.
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

_MAX_BATCH_BYTES = 4 << 20
"""The size in bytes at which a batch stops growing, so that a slow disk delays no caller for
long.
"""


class WriteBatch:
    """The writes of one commit, and the database as it will be after them."""

    def __init__(self, database: Database, counters: StoreCounters) -> None:
        self._database = database
        self._settled: dict[bytes, bytes | None] = {}
        self._fresh: dict[bytes, bytes | None] = {}
        self._entries: dict[bytes, EntryRecord] = {}
        """The entries that the current change touched.

        They are encoded once, when the change is complete.
        """
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
        """Return a content's entry. Call `touched` after changing it."""
        if (entry := self._entries.get(name)) is not None:
            return entry
        packed = self.get(keys.ENTRY + name)
        return None if packed is None else ENTRY.unpack(packed)

    def touched(self, name: bytes, entry: EntryRecord) -> None:
        """Write the entry with the current change and move it to the end of the feed."""
        self._entries[name] = entry

    def keep(self) -> None:
        """Complete the current change."""
        for name, entry in self._entries.items():
            self._write_entry(name, entry)
        self._entries.clear()
        if self._settled:
            self._settled.update(self._fresh)
            self._fresh.clear()
        else:
            self._settled, self._fresh = self._fresh, self._settled

    def undo(self) -> None:
        """Undo the current change, which failed. Earlier changes stay."""
        self._entries.clear()
        self._fresh.clear()

    @property
    def empty(self) -> bool:
        return not self._settled

    def changes(self) -> Iterable[tuple[bytes, bytes | None]]:
        """Return all writes, the counters last."""
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
    """A change of the store. `sync`: a caller relies on the change being on disk."""

    @property
    def sync(self) -> bool: ...
    def apply(self, batch: WriteBatch) -> Any: ...


Make = Callable[[], StoreChange]
"""A function that prepares a change: it hashes, compares, and compresses."""


class WriteTicket:
    """A change to write and its outcome."""

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


class _EmptyChange:
    """The change of a ticket whose own change could not be prepared."""

    sync = False

    def apply(self, batch: WriteBatch) -> None:
        return


def prepared(make: Make) -> WriteTicket:
    """Prepare a change. An error becomes the outcome of its ticket."""
    try:
        return WriteTicket(make())
    except Exception as error:  # noqa: BLE001 - the error belongs to the caller
        ticket = WriteTicket(_EmptyChange())
        ticket.failure, ticket.done = error, True
        return ticket


class BatchWriter:
    """Commits changes, one caller at a time."""

    def __init__(self, database: Database, acknowledged: Callable[[int], None]) -> None:
        self._database = database
        self._acknowledged = acknowledged
        self._commit = threading.Lock()
        self._failed: Callable[[StoreError], None] = lambda _: None
        self.counters = _loaded(database)

    def on_failure(self, tell: Callable[[StoreError], None]) -> None:
        """Register `tell`, which is called once, with the commit lock held, when the disk refuses a
        write.
        """
        self._failed = tell

    def commit_all(self, tickets: Sequence[WriteTicket]) -> None:
        """Write prepared changes in order, with as few syncs as their size allows.

        Each ticket is done afterwards, with its result or its failure.
        """
        waiting = deque(ticket for ticket in tickets if not ticket.done)
        with self._commit:
            while waiting:
                self._commit_batch(waiting)

    def commit(self, change: StoreChange) -> Any:
        """Write one change; return its result or raise its failure."""
        ticket = WriteTicket(change)
        self.commit_all([ticket])
        return ticket.outcome()

    def exclusively(self, work: Callable[[], None]) -> None:
        """Run `work` while nothing is being committed."""
        with self._commit:
            work()

    def reload(self) -> None:
        """Continue from the counters of a reopened database. The caller runs this `exclusively`."""
        self.counters = _loaded(self._database)

    def _commit_batch(self, waiting: deque[WriteTicket]) -> None:
        """Take changes until the batch is large enough, and write them together."""
        if (failure := self._database.failure) is not None:
            _end(waiting, failure=failure)
            waiting.clear()
            return
        batch = WriteBatch(self._database, replace(self.counters))
        tickets: list[WriteTicket] = []
        while waiting and batch.size < _MAX_BATCH_BYTES:
            tickets.append(waiting.popleft())
            _apply(batch, tickets[-1])
        try:
            self._write(batch, sync=any(ticket.change.sync for ticket in tickets))
        except StoreError as error:
            _end(tickets, failure=error)
            self._failed(error)
        except BaseException as error:
            _end([*tickets, *waiting], failure=error)
            raise
        else:
            _end(tickets, step=self.counters.step)

    def _write(self, batch: WriteBatch, *, sync: bool) -> None:
        if batch.empty:
            return
        if sync:
            batch.counters.step += 1
        self._database.write(batch.changes(), sync=sync)
        self.counters = batch.counters
        if sync:
            self._acknowledged(batch.counters.step)


def _apply(batch: WriteBatch, ticket: WriteTicket) -> None:
    before = replace(batch.counters)
    try:
        ticket.result = ticket.change.apply(batch)
        batch.keep()
    except BaseException as error:  # noqa: BLE001 - the error belongs to the caller
        ticket.failure = error
        batch.undo()
        batch.counters = before


def _end(
    tickets: Iterable[WriteTicket], *, step: int = 0, failure: BaseException | None = None
) -> None:
    for ticket in tickets:
        ticket.step = step
        ticket.failure = ticket.failure or failure
        ticket.done = True


def _loaded(database: Database) -> StoreCounters:
    packed = database.get(keys.COUNTERS)
    if packed is None:
        raise StoreDamaged(
            "The store in {parent} has lost its counters.",
            "Nothing was erased. Run `helix-desktop check --repair`, which works on a copy.",
            parent=database.folder.parent,
        )
    return COUNTERS.unpack(packed)
