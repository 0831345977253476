"""What the application awaits: whole or not at all, in order, never on the event loop's thread."""

import asyncio
import inspect
import random
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest

from helix_desktop.domain.cache import Digest, NewContent, Origin, VerifyResult, digest_of
from helix_desktop.domain.cache_filter import CacheQuery
from helix_desktop.domain.errors import CacheMiss, StoreClosed, StoreError, StoreFull, StoreLocked
from helix_desktop.domain.events import Recorded, TurnStarted
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import StoreHealth, Transaction
from helix_desktop.domain.value import replace
from helix_desktop.store.async_store import AsyncStore, open_async_store
from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks import steps
from tests.fakes.clock import FakeClock
from tests.store.tools import (
    SESSION,
    content,
    open_store,
    returned,
    started,
    stored_output,
    user_messages,
)
from tests.system.prove.machine import noise
from tests.system.prove.outcome import Skipped
from tests.system.prove.small_disk import Filler, small_disk
from tests.waiting import let_others_run, until

_PATIENCE = 20.0
ENCODING = next(iter(Encoding))


@asynccontextmanager
async def _opened(folder: Path) -> AsyncIterator[AsyncStore]:
    """Open a store; nothing that is done with it may take longer than its patience."""
    store = await open_async_store(folder, clock=FakeClock())
    try:
        async with asyncio.timeout(_PATIENCE):
            yield store
    finally:
        await store.close()


async def _texts(store: AsyncStore) -> list[str]:
    result = await store.events(SESSION)
    events = [item.event for item in result if isinstance(item, Recorded)]
    assert len(events) == len(result)
    return [event.text for event in events if isinstance(event, TurnStarted)]


async def test_everything_the_port_offers_works(tmp_path: Path) -> None:
    async with _opened(tmp_path) as store:
        await store.commit(started())
        receipt = await store.commit(stored_output(b"0123456789"))
        digest = receipt.digests[0]
        assert await store.get(digest) == b"0123456789"
        assert await store.read(digest, 3, 5) == b"34"
        assert await store.find(digest[:12]) == digest
        assert await store.exists(digest)
        assert not await store.exists(digest_of(b"no"))
        assert await store.verify(digest) is VerifyResult.INTACT
        assert len(await store.uses(digest)) == 1
        await store.note_recall(digest, at=9.0)
        await store.pin(digest, pinned=True)
        entry = await store.entry(digest)
        assert (entry.recalls, entry.pinned) == (1, True)
        assert (await store.totals()).entries == 1
        await store.keep_token_count(digest, ENCODING, 4)
        assert await store.token_count(digest, ENCODING) == 4
        await store.keep_snapshot(SESSION, 2, b"state")
        assert await store.snapshot(SESSION) == (2, b"state")
        assert [head.count for head in await store.sessions()] == [2]
        assert len(await store.last_events(SESSION, 1)) == 1
        assert store.health is StoreHealth.OPEN


async def test_the_writes_of_one_caller_keep_their_order(tmp_path: Path) -> None:
    async with _opened(tmp_path) as store:
        await store.commit(started())
        steps = [store.commit(user_messages(f"{at}")) for at in range(300)]
        receipts = await asyncio.gather(*steps)
        assert [receipt.recorded[0].seq for receipt in receipts] == list(range(2, 302))
        assert await _texts(store) == [f"{at}" for at in range(300)]


async def test_a_cancelled_write_is_whole_or_not_there(tmp_path: Path) -> None:
    source = random.Random(1)

    async def one(store: AsyncStore, number: int) -> bool:
        data = noise(number, 2000)
        first_events = (TurnStarted(1.0, f"{number} begins"), returned(data))
        events = (*first_events, TurnStarted(1.0, f"{number} ends"))
        await store.commit(Transaction(SESSION, events, (content(data),)))
        return True

    async with _opened(tmp_path) as store:
        await store.commit(started())
        tasks = [asyncio.get_running_loop().create_task(one(store, at)) for at in range(200)]
        await asyncio.sleep(0)
        tasks[0].cancel()  # before the loop can be told that it is written
        for task in tasks[1:]:
            if source.random() < 0.5:
                await let_others_run(source.randrange(20))
                task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        texts = await _texts(store)
        started_steps = {text.split()[0] for text in texts if text.endswith("begins")}
        ended = {text.split()[0] for text in texts if text.endswith("ends")}
        assert started_steps == ended
        for number, result in enumerate(results):
            if result is True:
                assert str(number) in started_steps
            assert await store.exists(digest_of(noise(number, 2000))) == (
                str(number) in started_steps
            )
        assert isinstance(results[0], asyncio.CancelledError)


async def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    store = await open_async_store(tmp_path, clock=FakeClock())
    await store.commit(started())
    loop = asyncio.get_running_loop()
    tasks = [loop.create_task(store.commit(user_messages(f"{at}"))) for at in range(100)]
    await asyncio.sleep(0)
    await store.close()
    assert len(list(await asyncio.wait_for(asyncio.gather(*tasks), _PATIENCE))) == 100
    with open_store(tmp_path) as inner_store:
        assert inner_store.journal.head(SESSION).count == 101


async def test_after_closing_every_call_says_so_and_closing_again_is_fine(tmp_path: Path) -> None:
    store = await open_async_store(tmp_path, clock=FakeClock())
    await store.close()
    await store.close()
    assert store.health is StoreHealth.CLOSED
    name = digest_of(b"x")
    calls = (store.get(name), store.put(content(b"x")), store.commit(started()))
    for call in (*calls, store.sessions(), store.totals(), store.pin(name, pinned=True)):
        with pytest.raises(StoreClosed) as refused:
            await call
        assert refused.value.hint


@pytest.mark.slow
async def test_every_call_is_answered_while_another_thread_closes(tmp_path: Path) -> None:
    """A write that slipped in behind the end of the queue would wait for ever."""
    loop = asyncio.get_running_loop()
    for number in range(15):
        store = await open_async_store(tmp_path / str(number), clock=FakeClock())
        closing = loop.create_task(store.close())
        tasks = []
        while not closing.done():
            for _ in range(20):
                tasks.append(loop.create_task(store.put(content(b"%d" % len(tasks)))))
                tasks.append(loop.create_task(store.exists(digest_of(b"0"))))
                await asyncio.sleep(0)
            # without a pause the other thread hardly runs, and closing takes a minute
            await asyncio.to_thread(int)
        results = asyncio.gather(*tasks, return_exceptions=True)
        for result in await asyncio.wait_for(results, _PATIENCE):
            assert isinstance(result, bool | str | StoreClosed)


async def test_a_call_that_makes_no_sense_fails_alone_and_the_next_ones_go_on(
    tmp_path: Path,
) -> None:
    async with _opened(tmp_path) as store:
        await store.commit(started())
        broken = Digest("no digest at all")
        wrong = Transaction(SESSION, (replace(returned(b""), content=broken),))
        awaited = [
            store.commit(user_messages("a")),
            store.commit(wrong),
            store.pin(broken, pinned=True),
        ]
        awaited += [store.commit(user_messages("b")), store.put(NewContent(None))]  # type: ignore[arg-type]
        results = await asyncio.gather(*awaited, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [
            False,
            True,
            True,
            False,
            True,
        ]
        assert await _texts(store) == ["a", "b"]
        assert await store.put(content(b"still alive")) == digest_of(b"still alive")


async def test_a_missing_content_is_a_miss(tmp_path: Path) -> None:
    async with _opened(tmp_path) as store:
        for call in (store.get, store.entry, store.find):
            with pytest.raises(CacheMiss):
                await call(digest_of(b"nothing"))
        with pytest.raises(CacheMiss):
            await store.note_recall(digest_of(b"nothing"), at=1.0)


async def test_the_loop_goes_on_while_the_disk_does_not(tmp_path: Path) -> None:
    """Whatever a call waits for, it waits for it elsewhere."""
    inner_store = WorkspaceStore.create(tmp_path, FakeClock())
    stuck, released = threading.Event(), threading.Event()

    def hold() -> None:
        stuck.set()
        released.wait(_PATIENCE)

    holder = threading.Thread(target=inner_store.writer.exclusively, args=(hold,))
    holder.start()
    stuck.wait(_PATIENCE)
    store = AsyncStore(inner_store)
    waiting = asyncio.get_running_loop().create_task(store.put(content(b"patient")))
    assert not await store.exists(digest_of(b"patient")), "reads do not wait for writes"
    await let_others_run()
    assert not waiting.done()
    released.set()
    assert await asyncio.wait_for(waiting, _PATIENCE) == digest_of(b"patient")
    await store.close()
    holder.join()


async def test_a_cancelled_opening_closes_the_store_again(tmp_path: Path) -> None:
    opening = asyncio.get_running_loop().create_task(open_async_store(tmp_path, clock=FakeClock()))
    await asyncio.sleep(0)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening

    async def opens() -> bool:
        try:
            store = await open_async_store(tmp_path, clock=FakeClock())
        except StoreLocked:
            return False
        await store.close()
        return True

    await until(opens)


async def test_a_store_that_does_not_open_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StoreError) as refused:
        await open_async_store(tmp_path / "file", clock=FakeClock())
    assert refused.value.hint


@pytest.mark.slow
def test_health_is_told_on_the_loop_when_the_disk_is_full_and_when_it_is_not() -> None:
    async def fill(store: AsyncStore) -> None:
        for at in range(1000):
            await store.put(NewContent(noise(at, 60_000), Origin("shell")))

    async def run(disk: Path) -> list[tuple[StoreHealth, bool]]:
        seen: list[tuple[StoreHealth, bool]] = []
        here = threading.get_ident()
        store = await open_async_store(disk / "s", clock=FakeClock())
        again = asyncio.Event()

        def tell(health: StoreHealth) -> None:
            seen.append((health, threading.get_ident() == here))
            if health is StoreHealth.OPEN:
                again.set()

        store.watch(tell)
        digest = await store.put(content(b"before"))
        filler = Filler(disk / "other")
        filler.fill()
        with pytest.raises(StoreFull):
            await fill(store)
        assert store.health is StoreHealth.FULL
        assert await store.get(digest) == b"before"
        filler.free()
        await again.wait()
        await store.put(content(b"after"))
        await store.close()
        await asyncio.sleep(0)
        return seen

    try:
        with small_disk(64) as disk:
            reports = asyncio.run(asyncio.wait_for(run(disk), _PATIENCE))
    except Skipped as reason:
        pytest.skip(str(reason))
    states = [StoreHealth.FULL, StoreHealth.OPEN, StoreHealth.CLOSED]
    assert reports == [(health, True) for health in states]


def test_a_loop_that_ended_without_closing_does_not_stop_the_store(tmp_path: Path) -> None:
    inner_store = WorkspaceStore.create(tmp_path, FakeClock())

    async def forget() -> AsyncStore:
        store = AsyncStore(inner_store)
        store.watch(lambda _: None)
        return store

    store = asyncio.run(forget())
    asyncio.run(store.close())
    assert inner_store.health is StoreHealth.CLOSED


async def test_written_data_is_released_without_waiting_for_the_next_write(tmp_path: Path) -> None:
    data = noise(6, 5000)
    held_by_us = sys.getrefcount(data)
    async with _opened(tmp_path) as store:
        await store.put(content(data))
        await until(lambda: sys.getrefcount(data) == held_by_us)


@pytest.mark.slow
async def test_in_a_quiet_moment_what_was_written_leaves_the_memory(tmp_path: Path) -> None:
    async with _opened(tmp_path) as store:
        await store.commit(started())
        data = [random.Random(at).randbytes(1_000_000) for at in range(5)]
        digests = [await store.put(content(item)) for item in data]
        assert _logged(tmp_path) > 4_000_000
        await until(lambda: not _logged(tmp_path))
        assert [await store.get(digest) for digest in digests] == data
        await store.commit(user_messages("on"))
        assert await _texts(store) == ["on"]


def _logged(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*.log"))


_HARMLESS = {"new_commit", "new_put"}
"""What may be asked on the loop: they only return what another thread will write."""

_PARTS = ("cache", "contents", "journal", "search")


class _Watched:
    """Passes everything on to a part of the core and notes which thread asked for what."""

    def __init__(self, part: object, calls: set[tuple[int, str]]) -> None:
        self._part = part
        self._calls = calls

    def __getattr__(self, name: str) -> object:
        result = getattr(self._part, name)
        if name in _PARTS:
            return _Watched(result, self._calls)
        return self._noting(name, result) if callable(result) else result

    def _noting(self, name: str, call: Callable[..., object]) -> Callable[..., object]:
        def noted(*args: object, **kwargs: object) -> object:
            self._calls.add((threading.get_ident(), name))
            return call(*args, **kwargs)

        return noted


@dataclass
class _StoreCalls:
    """What calls asked of the core, by the name of the call."""

    on_the_loop: dict[str, set[str]]
    elsewhere: dict[str, set[str]]


async def _every_call(inner_store: WorkspaceStore, digest: Digest) -> _StoreCalls:
    calls: set[tuple[int, str]] = set()
    result = _StoreCalls({}, {})
    here = threading.get_ident()
    store = AsyncStore(cast(WorkspaceStore, _Watched(inner_store, calls)))
    try:
        for name, call in steps.calls(store, digest, b"large" * 300_000, number=1).items():
            calls.clear()
            await call()
            result.on_the_loop[name] = {what for thread, what in calls if thread == here}
            result.elsewhere[name] = {what for thread, what in calls if thread != here}
    finally:
        await store.close()
    return result


@pytest.fixture(scope="module")
def store_calls(tmp_path_factory: pytest.TempPathFactory) -> _StoreCalls:
    with open_store(tmp_path_factory.mktemp("store")) as inner_store:
        inner_store.commit(started(steps.SESSION))
        digest = inner_store.put(content(b"0123456789" * 300))
        return asyncio.run(_every_call(inner_store, digest))


def _awaited() -> set[str]:
    methods = inspect.getmembers(AsyncStore, inspect.iscoroutinefunction)
    return {name for name, _ in methods if not name.startswith("_")} - {"close"}


@pytest.mark.parametrize("call", sorted(_awaited()))
def test_a_call_asks_the_core_on_another_thread(store_calls: _StoreCalls, call: str) -> None:
    assert store_calls.on_the_loop[call] <= _HARMLESS
    assert store_calls.elsewhere[call], "the call reached the core"


async def test_opening_and_closing_happen_on_other_threads(tmp_path: Path) -> None:
    """The clock is asked while a store is made: it tells by whom."""
    thread_ids: list[int] = []

    class Clock(FakeClock):
        def now(self) -> float:
            thread_ids.append(threading.get_ident())
            return super().now()

    store = await open_async_store(tmp_path, clock=Clock())
    await store.close()
    here = threading.get_ident()
    assert thread_ids
    assert here not in thread_ids


async def test_the_first_calls_start_no_thread(tmp_path: Path) -> None:
    """Starting one waits until it runs, and the loop would wait with it."""
    store = await open_async_store(tmp_path, clock=FakeClock())
    before = set(threading.enumerate())
    reading = [store.exists(Digest("00" * 32)), store.totals(), store.listed(CacheQuery())]
    await asyncio.gather(*reading, store.commit(started()))
    after = set(threading.enumerate())
    await store.close()
    assert after == before
