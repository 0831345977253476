"""Tasks are held, errors are told once, and an end is an end."""

import asyncio

import pytest

from helix_desktop.engine.task_supervisor import Supervisor


async def fail() -> None:
    raise ValueError("no")


async def test_an_error_is_reported_exactly_once_with_its_name() -> None:
    errors: list[tuple[str, BaseException]] = []
    supervisor = Supervisor(lambda name, error: errors.append((name, error)))
    task = supervisor.spawn(fail(), "bad luck")
    await asyncio.wait({task})
    await asyncio.sleep(0)
    assert [(name, str(error)) for name, error in errors] == [("bad luck", "no")]
    assert supervisor.running == 0


async def test_work_that_runs_to_its_end_is_finished_although_its_caller_was_stopped() -> None:
    supervisor = Supervisor(lambda *_: None)
    done: list[int] = []

    async def write() -> int:
        for _ in range(10):
            await asyncio.sleep(0)
        done.append(1)
        return 1

    caller = asyncio.get_running_loop().create_task(supervisor.run_to_end(write(), "write"))
    await asyncio.sleep(0)
    caller.cancel()
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    assert done == [1]
    assert await supervisor.run_to_end(write(), "again") == 1


async def test_an_error_of_work_that_runs_to_its_end_reaches_the_caller_only() -> None:
    names: list[str] = []
    supervisor = Supervisor(lambda name, _: names.append(name))
    with pytest.raises(ValueError, match="no"):
        await supervisor.run_to_end(fail(), "write")
    assert names == []


async def test_closing_cancels_waits_for_clean_up_and_starts_nothing_more() -> None:
    cleaned: list[int] = []
    supervisor = Supervisor(lambda *_: None)

    async def long() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            for _ in range(10):
                await asyncio.sleep(0)
            cleaned.append(1)

    supervisor.spawn(long(), "long")
    await asyncio.sleep(0)
    assert await supervisor.close() == 0
    assert cleaned == [1]
    with pytest.raises(RuntimeError, match="closing"):
        supervisor.spawn(long(), "late")


async def test_closing_tells_how_many_would_not_end() -> None:
    supervisor = Supervisor(lambda *_: None)
    release = asyncio.Event()

    async def stubborn() -> None:
        while not release.is_set():
            try:
                await release.wait()
            except asyncio.CancelledError:
                continue

    task = supervisor.spawn(stubborn(), "stubborn")
    await asyncio.sleep(0)
    assert await supervisor.close(grace=0.02) == 1
    release.set()
    await task


async def test_a_failed_task_of_a_group_cancels_the_others() -> None:
    supervisor = Supervisor(lambda *_: None)
    stopped: list[int] = []

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            stopped.append(1)
            raise

    with pytest.raises(ValueError, match="no"):
        await supervisor.run_all([wait(), fail(), wait()])
    assert stopped == [1, 1]
