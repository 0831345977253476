"""The store's asynchronous interface: calls run in threads, writes in order.

Reads run on a small pool, and writes on one worker that commits everything queued together.
Cancelling a caller does not cancel a write that has begun: the write is complete or did not begin.
"""

import asyncio
import functools
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from helix_desktop.domain.cache import (
    CacheEntry,
    CacheTotals,
    ContentUse,
    Digest,
    EntryPage,
    NewContent,
    Origin,
    SessionId,
    VerifyResult,
)
from helix_desktop.domain.cache_filter import CacheFilter, CacheQuery, RemovableContents
from helix_desktop.domain.errors import ContentError, StoreClosed, StoreError
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import (
    Clock,
    NewIncident,
    StoreHealth,
    Transaction,
    TransactionReceipt,
)
from helix_desktop.domain.workspace import SessionHead
from helix_desktop.store import keys
from helix_desktop.store.entries import store_token_count, update_entry
from helix_desktop.store.journal_table import store_snapshot
from helix_desktop.store.maintenance.garbage_collection import find_removable, remove_contents
from helix_desktop.store.maintenance.staging import WorkWatch
from helix_desktop.store.search.index import IndexWorker
from helix_desktop.store.workspace_store import WorkspaceStore, update_incidents
from helix_desktop.store.writer import Change, PendingWrite

P = ParamSpec("P")
T = TypeVar("T")

_READERS = 2
_MAX_WRITES_TOGETHER = 64
"""The maximum number of writes that one round of the worker takes from its queue."""

_MAX_UNFLUSHED_BYTES = 4 << 20
"""The bytes in memory that are worth a file in a quiet moment; under load the buffer gets full."""
_QUIET_SECONDS = 1.0
"""The time without a write after which nobody waits for a flush."""

_RETRY_SECONDS = 0.5
"""The interval in seconds for checking a full disk again."""


class _WriteWorker:
    """The thread that prepares and commits, in the order of the calls."""

    def __init__(self, store: WorkspaceStore, on_written: Callable[[], None]) -> None:
        self._store = store
        self._on_written = on_written
        self._writes: queue.SimpleQueue[PendingWrite[Any] | None] = queue.SimpleQueue()
        self._closed = False
        self._submit_lock = threading.Lock()
        """Keeps writes from entering the queue after its end, where nothing would answer them."""
        self._thread = threading.Thread(target=self._run, name="store-writer")
        self._thread.start()

    def submit(self, write: PendingWrite[T]) -> Future[T]:
        write.future = Future()
        with self._submit_lock:
            if self._closed:
                raise _closed_error()
            self._writes.put(write)
        return write.future

    def close(self) -> None:
        """Write everything queued, then stop the thread."""
        self._refuse_more()
        self._thread.join()

    def _refuse_more(self) -> None:
        with self._submit_lock:
            self._closed = True
            self._writes.put(None)

    def _run(self) -> None:
        try:
            while self._write_queued():
                self._on_written()
        finally:
            self._refuse_more()
            # refuse the remaining writes; there are none, unless the work failed
            while (write := self._writes.get()) is not None:
                if write.future.set_running_or_notify_cancel():
                    write.future.set_exception(_closed_error())

    def _write_queued(self) -> bool:
        """Write everything queued; return False at the end.

        No write is referenced while waiting for more. Contents may be large, and freeing 200 MB
        later, in the middle of another write, held the interpreter for 40 ms.
        """
        first = self._next_write()
        if first is None:
            return False
        writes = [first]
        while len(writes) < _MAX_WRITES_TOGETHER:
            try:
                write = self._writes.get_nowait()
            except queue.Empty:
                break
            if write is None:
                self._writes.put(None)
                break
            writes.append(write)
        writes = [write for write in writes if write.future.set_running_or_notify_cancel()]
        try:
            self._store.write_all(writes)
        except BaseException as error:  # otherwise nobody would ever answer them
            for write in writes:
                write.future.set_exception(error)
            raise
        for write in writes:
            write.settle()
        return True

    def _next_write(self) -> PendingWrite[Any] | None:
        """Return the next write; None at the end.

        While waiting, a full disk is checked again.
        """
        while self._store.health is StoreHealth.FULL:
            try:
                return self._writes.get(timeout=_RETRY_SECONDS)
            except queue.Empty:
                self._store.try_reopen()
        if self._store.database.unflushed >= _MAX_UNFLUSHED_BYTES:
            try:
                return self._writes.get(timeout=_QUIET_SECONDS)
            except queue.Empty:
                with suppress(StoreError):  # the next write tells of it
                    self._store.database.flush()
        return self._writes.get()


def _start_pool(size: int, name: str) -> ThreadPoolExecutor:
    """Return a pool whose threads already run.

    Starting a thread waits until it runs. When this was left to the first call, the event loop
    stood still for up to 6 ms.
    """
    pool = ThreadPoolExecutor(size, thread_name_prefix=name)
    all_started = threading.Barrier(size)
    for started in [pool.submit(all_started.wait) for _ in range(size)]:
        started.result()
    return pool


class AsyncStore:
    """The port `Store` over a WorkspaceStore. `open_async_store` creates it off the event loop."""

    def __init__(self, store: WorkspaceStore) -> None:
        """Start the threads and wait until they run."""
        self._store = store
        self._indexer = IndexWorker(store.index)
        self._writer = _WriteWorker(store, self._indexer.wake)
        self._closing = False
        self._read_pool = _start_pool(_READERS, "store-reader")
        self._stream_pool = _start_pool(1, "store-stream")
        self._search_pool = _start_pool(1, "store-finder")
        """Both separate from the readers: a long output or search does not block any read."""
        self._maintenance_pool = _start_pool(1, "store-keeper")

    async def commit(self, step: Transaction) -> TransactionReceipt:
        return await self._submit(self._store.new_commit(step))

    async def put(self, content: NewContent) -> Digest:
        return await self._submit(self._store.new_put(content))

    async def put_stream(self, data: Iterable[bytes], origin: Origin) -> Digest:
        """Store bytes of any amount without holding them in memory.

        `data` is read on another thread.
        """
        put = functools.partial(self._store.put_stream, data, origin)
        return await self._run(self._stream_pool, put)

    async def get(self, digest: Digest) -> bytes:
        return await self._read(self._store.cache.get, digest)

    async def get_all(self, digests: Sequence[Digest]) -> Sequence[bytes | ContentError]:
        """Return many contents in one call.

        One call each would cost one turn of the event loop each.
        """
        return await self._read(self._store.cache.get_all, digests)

    async def read(self, digest: Digest, start: int, stop: int) -> bytes:
        return await self._read(self._store.contents.read, keys.raw(digest), start, stop)

    async def find(self, prefix: str) -> Digest:
        return await self._read(self._store.cache.find, prefix)

    async def exists(self, digest: Digest) -> bool:
        return await self._read(self._store.contents.exists, keys.raw(digest))

    async def verify(self, digest: Digest) -> VerifyResult:
        return await self._read(self._store.cache.verify, digest)

    async def entry(self, digest: Digest) -> CacheEntry:
        return await self._read(self._store.cache.entry, digest)

    async def listed(self, request: CacheQuery) -> EntryPage:
        """Return a page of matching entries. Cancelling the call stops the search."""
        find = self._store.search.find
        return await self._run_stoppable(self._search_pool, lambda stop: find(request, stop=stop))

    async def count(self, query: CacheFilter) -> int:
        count = self._store.search.count
        return await self._run_stoppable(self._search_pool, lambda stop: count(query, stop=stop))

    async def positions(self, request: CacheQuery, digests: Sequence[Digest]) -> Sequence[int]:
        find = self._store.search.positions
        return await self._run_stoppable(
            self._search_pool, lambda stop: find(request, digests, stop=stop)
        )

    async def may_contain(self, text: str) -> frozenset[Digest] | None:
        """Return every content that may contain a text; None if that could be any."""
        find = self._store.search.may_contain
        return await self._run_stoppable(self._search_pool, lambda stop: find(text, stop=stop))

    async def tools(self) -> Sequence[tuple[str, int]]:
        tools = self._store.search.tools
        return await self._run_stoppable(self._search_pool, lambda stop: tools(stop=stop))

    async def find_removable(self, query: CacheFilter) -> RemovableContents:
        """Return the matching contents that could be removed."""

        def find(stop: Callable[[], bool]) -> RemovableContents:
            watch = WorkWatch(stopped=lambda: stop() or self._closing)
            return find_removable(self._store, query, watch=watch)

        # on a thread of its own, so that no other call waits for it
        return await self._run_stoppable(self._maintenance_pool, find)

    async def remove(self, removable: RemovableContents) -> RemovableContents:
        def remove(stop: Callable[[], bool]) -> RemovableContents:
            watch = WorkWatch(stopped=lambda: stop() or self._closing)
            return remove_contents(self._store, removable, watch=watch)

        return await self._run_stoppable(self._maintenance_pool, remove)

    async def uses(self, digest: Digest) -> Sequence[ContentUse]:
        return await self._read(self._store.cache.uses, digest)

    async def note_recall(self, digest: Digest, *, at: float) -> None:
        name = keys.raw(digest)
        await self._write(lambda batch: update_entry(batch, name, recalls=1, used=at))

    async def pin(self, digest: Digest, *, pinned: bool) -> None:
        name = keys.raw(digest)
        await self._write(lambda batch: update_entry(batch, name, pinned=pinned), sync=True)

    async def totals(self) -> CacheTotals:
        return await self._read(self._store.totals)

    async def token_count(self, digest: Digest, encoding: Encoding) -> int | None:
        return await self._read(self._store.cache.token_count, digest, encoding)

    async def keep_token_count(self, digest: Digest, encoding: Encoding, count: int) -> None:
        name = keys.raw(digest)
        await self._write(lambda batch: store_token_count(batch, name, encoding, tokens=count))

    async def sessions(self) -> Sequence[SessionHead]:
        return await self._read(self._store.journal.sessions)

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]:
        return await self._read(self._store.journal.events_with_taint, session, first, last)

    async def last_events(self, session: SessionId, count: int) -> Sequence[Recorded | Unreadable]:
        return await self._read(self._store.journal.last_events, session, count)

    async def keep_snapshot(self, session: SessionId, seq: int, state: bytes) -> None:
        await self._write(lambda batch: store_snapshot(batch, session, seq, state=state))

    async def snapshot(self, session: SessionId) -> tuple[int, bytes] | None:
        return await self._read(self._store.journal.snapshot, session)

    async def new_incidents(self) -> Sequence[NewIncident]:
        return await self._read(self._store.new_incidents)

    async def mark_incidents_shown(self, incidents: Sequence[NewIncident]) -> None:
        numbers = [incident.number for incident in incidents]
        await self._write(lambda batch: update_incidents(batch, numbers), sync=True)

    @property
    def health(self) -> StoreHealth:
        return self._store.health

    def watch(self, on_health: Callable[[StoreHealth], None]) -> None:
        """Call `on_health` on the event loop that is running now."""
        loop = asyncio.get_running_loop()

        def pass_on(health: StoreHealth) -> None:
            with suppress(RuntimeError):  # the loop may have ended without closing the store
                loop.call_soon_threadsafe(on_health, health)

        self._store.watch(pass_on)

    async def run_maintenance(self, work: Callable[[WorkspaceStore], T]) -> T:
        """Run a copy or a check beside all other calls. Closing waits for its end."""
        return await self._run(self._maintenance_pool, functools.partial(work, self._store))

    async def close(self) -> None:
        """Write everything queued, finish all reads, and close the store."""
        self._closing = True
        await asyncio.to_thread(self.close_blocking)

    def close_blocking(self) -> None:
        """Do the same as `close`, for a thread that may block."""
        self._closing = True
        self._writer.close()
        self._indexer.close()
        self._stream_pool.shutdown()
        self._search_pool.shutdown()
        self._maintenance_pool.shutdown()
        self._read_pool.shutdown()
        self._store.close()

    async def _read(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._run(self._read_pool, functools.partial(call, *args, **kwargs))

    async def _run_stoppable(
        self, pool: ThreadPoolExecutor, call: Callable[[Callable[[], bool]], T]
    ) -> T:
        """Run a call that is told to stop when its caller is cancelled."""
        cancelled = threading.Event()
        try:
            return await self._run(pool, lambda: call(cancelled.is_set))
        finally:
            cancelled.set()

    async def _run(self, pool: ThreadPoolExecutor, call: Callable[[], T]) -> T:
        if self._closing:
            raise _closed_error()
        return await asyncio.get_running_loop().run_in_executor(pool, call)

    async def _submit(self, write: PendingWrite[T]) -> T:
        return await asyncio.wrap_future(self._writer.submit(write))

    async def _write(self, change: Change[None], *, sync: bool = False) -> None:
        await self._submit(PendingWrite(lambda: change, sync=sync))


async def open_async_store(folder: Path, *, clock: Clock, create: bool = True) -> AsyncStore:
    """Open the store in a workspace's folder, off the event loop; create it if there is none."""
    open_store = WorkspaceStore.open_or_create if create else WorkspaceStore.open
    loop = asyncio.get_running_loop()
    opening = loop.run_in_executor(None, lambda: AsyncStore(open_store(folder, clock)))
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        opening.add_done_callback(_close_unwanted)
        raise


def _close_unwanted(opening: asyncio.Future[AsyncStore]) -> None:
    """Close a store whose opening was cancelled. Left open, it could never be opened again."""
    if not opening.cancelled() and opening.exception() is None:
        threading.Thread(target=opening.result().close_blocking, name="store-closer").start()


def _closed_error() -> StoreClosed:
    return StoreClosed("The workspace is closing.", "Reopen the workspace to continue.")
