"""Long work on a window leaves the loop its turns."""

import asyncio

import pytest

from helix_desktop.context.window_assembler import Slices
from helix_desktop.engine.sliced_work import SlicedWork
from tests.fakes.clock import FakeClock


async def test_other_tasks_run_between_two_slices_of_long_work() -> None:
    seen: list[str] = []

    def work() -> Slices[str]:
        for number in range(40):
            seen.append(str(number))
            yield
        return "done"

    async def other() -> None:
        seen.append("other")

    async def story() -> str:
        paced = SlicedWork(FakeClock(step=0.001))
        async with asyncio.TaskGroup() as group:
            group.create_task(other())
            return await paced(work())

    assert await story() == "done"
    assert 0 < seen.index("other") < 10


def test_work_shorter_than_a_slice_is_done_at_once() -> None:
    def work() -> Slices[int]:
        yield
        return 7

    paced = SlicedWork(FakeClock(step=0.0))
    with pytest.raises(StopIteration) as done:
        paced(work()).send(None)
    assert done.value.value == 7
