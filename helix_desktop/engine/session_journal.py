"""Records a session's events on disk before they are shown; holds replies if the disk is full.

An event is on disk before it is published, so nothing unsaved is shown as saved. History in memory
and events on disk have the same order. A reply or a result that a full disk has no room for is held
in memory until there is room, since nobody can produce it again.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence

from helix_desktop.context.history import History
from helix_desktop.domain.cache import NewContent, SessionId
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import Event, Recorded, Unreadable
from helix_desktop.domain.live_events import Journaled
from helix_desktop.domain.ports import SessionStore, Transaction
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.task_supervisor import Supervisor


class SessionJournal:
    """The journal of one session: appends events and holds the history made of them."""

    def __init__(
        self, session: SessionId, *, store: SessionStore, supervisor: Supervisor, bus: EventBus
    ) -> None:
        self.session = session
        self.history = History()
        self._store = store
        self._supervisor = supervisor
        self._bus = bus
        self._lock = asyncio.Lock()
        self._refused: list[Transaction] = []
        """What the store had no room for; it is recorded before anything else."""

    async def load(self) -> None:
        """Read the existing journal; unreadable records are not shown to the model."""
        items = await self._store.events(self.session)
        self.history = await asyncio.to_thread(read_history, items)

    async def record(
        self,
        events: Sequence[Event],
        contents: Sequence[NewContent] = (),
        *,
        unless: Callable[[], bool] = lambda: False,
    ) -> None:
        """Record all events and contents or none; finish even if the caller is canceled.

        `unless` is asked when it is their turn to be written; if it is true, they are dropped.
        """
        transaction = Transaction(self.session, tuple(events), tuple(contents))
        commit = self._commit(transaction, unless=unless)
        await self._supervisor.run_to_end(commit, f"journal {self.session}")

    async def record_received(
        self, events: Sequence[Event], contents: Sequence[NewContent] = ()
    ) -> None:
        """Record what cannot be had again: replies and results.

        On a full disk, hold it in memory until there is room, and raise StoreFull.
        """
        transaction = Transaction(self.session, tuple(events), tuple(contents))
        commit = self._commit(transaction, hold_if_full=True)
        await self._supervisor.run_to_end(commit, f"journal {self.session}")

    async def record_refused(self) -> None:
        """Record what the store had no room for; raise StoreFull if it still has none."""
        if self._refused:
            await self._supervisor.run_to_end(self._commit(), f"journal {self.session}")

    async def wait_until_published(self) -> None:
        """Wait until all events that are on disk now are published."""
        async with self._lock:
            pass

    async def _commit(
        self,
        transaction: Transaction | None = None,
        *,
        hold_if_full: bool = False,
        unless: Callable[[], bool] = lambda: False,
    ) -> None:
        # a turn and a job may record at once: the history takes both in the journal's order
        async with self._lock:
            try:
                await self._write_refused()
                if transaction is not None and not unless():
                    await self._write(transaction)
            except StoreFull:
                if transaction is not None and hold_if_full:
                    self._refused.append(transaction)
                raise

    async def _write_refused(self) -> None:
        """Write what the store refused, unless it is on disk after all."""
        while self._refused:
            transaction = self._refused[0]
            items = await self._store.events(self.session, self.history.seq + 1)
            on_disk = [item for item in items if isinstance(item, Recorded)][
                : len(transaction.events)
            ]
            if tuple(item.event for item in on_disk) == transaction.events:
                self._announce(on_disk)
            else:
                await self._write(transaction)
            del self._refused[0]

    async def _write(self, transaction: Transaction) -> None:
        receipt = await self._store.commit(transaction)
        self._announce(receipt.recorded)

    def _announce(self, recorded: Sequence[Recorded]) -> None:
        for item in recorded:
            self.history.add(item)
            self._bus.publish(Journaled(item))


def read_history(items: Iterable[Recorded | Unreadable]) -> History:
    """Return the history of a stored journal; an unreadable record counts as untrusted content."""
    everything = tuple(items)
    history = History(item for item in everything if isinstance(item, Recorded))
    for item in everything:
        if isinstance(item, Unreadable):
            history.note_lost(item.seq)
    return history
