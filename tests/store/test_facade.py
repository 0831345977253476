"""What the rest of the house awaits: whole or not at all, in order, and always answered."""

import asyncio
import random
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from helix_desktop.domain.cache import Digest, NewContent, Origin, Verdict, digest_of
from helix_desktop.domain.errors import CacheMiss, StoreClosed, StoreError, StoreFull, StoreLocked
from helix_desktop.domain.events import Recorded, TurnStarted
from helix_desktop.domain.llm import Encoding
from helix_desktop.domain.ports import Step, StoreHealth
from helix_desktop.store.attic import WorkspaceStore
from helix_desktop.store.facade import AsyncAttic, open_attic
from tests.fakes.clock import FakeClock
from tests.prove.machine import noise
from tests.prove.outcome import Skipped
from tests.prove.small_disk import Filler, small_disk
from tests.store.opened import SESSION, content, kept, opened, returned, said, started

_PATIENCE = 20.0
ENCODING = next(iter(Encoding))


def _with_attic(folder: Path, work: Callable[[AsyncAttic], Awaitable[None]]) -> None:
    """Run `work` on a loop of its own; nothing here may take longer than its patience."""

    async def run() -> None:
        attic = await open_attic(folder, clock=FakeClock())
        try:
            await asyncio.wait_for(work(attic), _PATIENCE)
        finally:
            await attic.close()

    asyncio.run(run())


async def _texts(attic: AsyncAttic) -> list[str]:
    found = await attic.events(SESSION)
    events = [each.event for each in found if isinstance(each, Recorded)]
    assert len(events) == len(found)
    return [event.text for event in events if isinstance(event, TurnStarted)]


def test_everything_the_port_offers_works(tmp_path: Path) -> None:
    async def work(attic: AsyncAttic) -> None:
        await attic.commit(started())
        receipt = await attic.commit(kept(b"0123456789"))
        digest = receipt.digests[0]
        assert await attic.get(digest) == b"0123456789"
        assert await attic.read(digest, 3, 5) == b"34"
        assert await attic.find(digest[:12]) == digest
        assert await attic.exists(digest)
        assert not await attic.exists(digest_of(b"no"))
        assert await attic.verify(digest) is Verdict.WHOLE
        assert len(await attic.uses(digest)) == 1
        await attic.note_recall(digest, at=9.0)
        await attic.note_saved(digest, 40)
        await attic.pin(digest, pinned=True)
        entry = await attic.entry(digest)
        assert (entry.recalls, entry.saved, entry.pinned) == (1, 40, True)
        assert (await attic.totals()).entries == 1
        await attic.keep_token_count(digest, ENCODING, 4)
        assert await attic.token_count(digest, ENCODING) == 4
        await attic.keep_snapshot(SESSION, 2, b"state")
        assert await attic.snapshot(SESSION) == (2, b"state")
        assert [head.count for head in await attic.sessions()] == [2]
        assert len(await attic.last_events(SESSION, 1)) == 1
        assert attic.health is StoreHealth.OPEN

    _with_attic(tmp_path, work)


def test_the_writes_of_one_caller_keep_their_order(tmp_path: Path) -> None:
    async def work(attic: AsyncAttic) -> None:
        await attic.commit(started())
        steps = [attic.commit(said(f"{at}")) for at in range(300)]
        receipts = await asyncio.gather(*steps)
        assert [receipt.recorded[0].seq for receipt in receipts] == list(range(2, 302))
        assert await _texts(attic) == [f"{at}" for at in range(300)]

    _with_attic(tmp_path, work)


def test_a_cancelled_write_is_whole_or_not_there(tmp_path: Path) -> None:
    source = random.Random(1)

    async def one(attic: AsyncAttic, number: int) -> bool:
        data = noise(number, 2000)
        told = (TurnStarted(1.0, f"{number} begins"), returned(digest_of(data)))
        events = (*told, TurnStarted(1.0, f"{number} ends"))
        await attic.commit(Step(SESSION, events, (content(data),)))
        return True

    async def work(attic: AsyncAttic) -> None:
        await attic.commit(started())
        tasks = [asyncio.get_running_loop().create_task(one(attic, at)) for at in range(200)]
        await asyncio.sleep(0)
        tasks[0].cancel()  # before the loop can be told that it is written
        for task in tasks[1:]:
            if source.random() < 0.5:
                await asyncio.sleep(source.random() * 0.002)
                task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        texts = await _texts(attic)
        begun = {text.split()[0] for text in texts if text.endswith("begins")}
        ended = {text.split()[0] for text in texts if text.endswith("ends")}
        assert begun == ended
        for number, result in enumerate(results):
            if result is True:
                assert str(number) in begun
            assert await attic.exists(digest_of(noise(number, 2000))) == (str(number) in begun)
        assert isinstance(results[0], asyncio.CancelledError)

    _with_attic(tmp_path, work)


def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    async def run() -> list[object]:
        attic = await open_attic(tmp_path, clock=FakeClock())
        await attic.commit(started())
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(attic.commit(said(f"{at}"))) for at in range(100)]
        await asyncio.sleep(0)
        await attic.close()
        return list(await asyncio.wait_for(asyncio.gather(*tasks), _PATIENCE))

    assert len(asyncio.run(run())) == 100
    with opened(tmp_path) as store:
        assert store.journal.head(SESSION).count == 101


def test_after_closing_every_call_says_so_and_closing_again_is_fine(tmp_path: Path) -> None:
    async def run() -> None:
        attic = await open_attic(tmp_path, clock=FakeClock())
        await attic.close()
        await attic.close()
        assert attic.health is StoreHealth.CLOSED
        name = digest_of(b"x")
        calls = (attic.get(name), attic.put(content(b"x")), attic.commit(started()))
        for call in (*calls, attic.sessions(), attic.totals(), attic.pin(name, pinned=True)):
            with pytest.raises(StoreClosed) as refused:
                await call
            assert refused.value.hint

    asyncio.run(run())


@pytest.mark.slow
def test_every_call_is_answered_while_another_thread_closes(tmp_path: Path) -> None:
    """A write that slipped in behind the end of the queue would wait for ever."""
    for number in range(15):

        async def run(folder: Path = tmp_path / str(number)) -> None:
            attic = await open_attic(folder, clock=FakeClock())
            loop = asyncio.get_running_loop()
            closing = loop.create_task(attic.close())
            tasks = []
            while not closing.done():
                tasks.append(loop.create_task(attic.put(content(b"%d" % len(tasks)))))
                tasks.append(loop.create_task(attic.exists(digest_of(b"0"))))
                await asyncio.sleep(0)
            results = asyncio.gather(*tasks, return_exceptions=True)
            for result in await asyncio.wait_for(results, _PATIENCE):
                assert isinstance(result, bool | str | StoreClosed)

        asyncio.run(run())


def test_a_call_that_makes_no_sense_fails_alone_and_the_next_ones_go_on(tmp_path: Path) -> None:
    async def work(attic: AsyncAttic) -> None:
        await attic.commit(started())
        broken = Digest("no digest at all")
        wrong = Step(SESSION, (returned(broken),))
        awaited = [attic.commit(said("a")), attic.commit(wrong), attic.pin(broken, pinned=True)]
        awaited += [attic.commit(said("b")), attic.put(NewContent(None))]  # type: ignore[arg-type]
        results = await asyncio.gather(*awaited, return_exceptions=True)
        assert [isinstance(result, Exception) for result in results] == [
            False,
            True,
            True,
            False,
            True,
        ]
        assert await _texts(attic) == ["a", "b"]
        assert await attic.put(content(b"still alive")) == digest_of(b"still alive")

    _with_attic(tmp_path, work)


def test_a_missing_content_is_a_miss(tmp_path: Path) -> None:
    async def work(attic: AsyncAttic) -> None:
        for call in (attic.get, attic.entry, attic.find):
            with pytest.raises(CacheMiss):
                await call(digest_of(b"nothing"))
        with pytest.raises(CacheMiss):
            await attic.note_recall(digest_of(b"nothing"), at=1.0)

    _with_attic(tmp_path, work)


def test_the_loop_goes_on_while_the_disk_does_not(tmp_path: Path) -> None:
    """Whatever a call waits for, it waits for it elsewhere."""
    store = WorkspaceStore.create(tmp_path, FakeClock())
    stuck, released = threading.Event(), threading.Event()

    def hold() -> None:
        stuck.set()
        released.wait(_PATIENCE)

    holder = threading.Thread(target=store.writer.exclusively, args=(hold,))
    holder.start()
    stuck.wait(_PATIENCE)

    async def run() -> None:
        attic = AsyncAttic(store)
        waiting = asyncio.get_running_loop().create_task(attic.put(content(b"patient")))
        for _ in range(50):
            await asyncio.sleep(0.001)
        assert not waiting.done()
        assert not await attic.exists(digest_of(b"patient")), "reads do not wait for writes"
        released.set()
        assert await asyncio.wait_for(waiting, _PATIENCE) == digest_of(b"patient")
        await attic.close()

    asyncio.run(run())
    holder.join()


def test_opening_that_nobody_waits_for_any_more_lets_go_again(tmp_path: Path) -> None:
    async def run() -> None:
        opening = asyncio.get_running_loop().create_task(open_attic(tmp_path, clock=FakeClock()))
        await asyncio.sleep(0)
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
        for _ in range(2000):
            try:
                attic = await open_attic(tmp_path, clock=FakeClock())
            except StoreLocked:
                await asyncio.sleep(0.005)
            else:
                await attic.close()
                return
        raise AssertionError("the store stays locked for ever")

    asyncio.run(run())


def test_a_store_that_does_not_open_says_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")

    async def run() -> None:
        with pytest.raises(StoreError) as refused:
            await open_attic(tmp_path / "file", clock=FakeClock())
        assert refused.value.hint

    asyncio.run(run())


@pytest.mark.slow
def test_health_is_told_on_the_loop_when_the_disk_is_full_and_when_it_is_not() -> None:
    async def fill(attic: AsyncAttic) -> None:
        for at in range(1000):
            await attic.put(NewContent(noise(at, 60_000), Origin("shell")))

    async def run(disk: Path) -> list[tuple[StoreHealth, bool]]:
        told: list[tuple[StoreHealth, bool]] = []
        here = threading.get_ident()
        attic = await open_attic(disk / "s", clock=FakeClock())
        again = asyncio.Event()

        def tell(health: StoreHealth) -> None:
            told.append((health, threading.get_ident() == here))
            if health is StoreHealth.OPEN:
                again.set()

        attic.watch(tell)
        digest = await attic.put(content(b"before"))
        filler = Filler(disk / "other")
        filler.fill()
        with pytest.raises(StoreFull):
            await fill(attic)
        assert attic.health is StoreHealth.FULL
        assert await attic.get(digest) == b"before"
        filler.free()
        await again.wait()
        await attic.put(content(b"after"))
        await attic.close()
        await asyncio.sleep(0)
        return told

    try:
        with small_disk(64) as disk:
            told = asyncio.run(asyncio.wait_for(run(disk), _PATIENCE))
    except Skipped as reason:
        pytest.skip(str(reason))
    states = [StoreHealth.FULL, StoreHealth.OPEN, StoreHealth.CLOSED]
    assert told == [(health, True) for health in states]


def test_a_loop_that_ended_without_closing_does_not_stop_the_store(tmp_path: Path) -> None:
    store = WorkspaceStore.create(tmp_path, FakeClock())

    async def forget() -> AsyncAttic:
        attic = AsyncAttic(store)
        attic.watch(lambda _: None)
        return attic

    attic = asyncio.run(forget())
    asyncio.run(attic.close())
    assert store.health is StoreHealth.CLOSED


def test_what_is_written_is_not_held_until_the_next_write(tmp_path: Path) -> None:
    data = noise(6, 5000)
    held_by_us = sys.getrefcount(data)

    async def work(attic: AsyncAttic) -> None:
        await attic.put(content(data))
        for _ in range(200):
            if sys.getrefcount(data) == held_by_us:
                return
            await asyncio.sleep(0.01)
        pytest.fail("the store still holds what it has written")

    _with_attic(tmp_path, work)
