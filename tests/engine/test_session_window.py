"""Long work on a window leaves the loop its turns, and does not fail for what happens meanwhile."""

import asyncio
from collections.abc import Sequence

import pytest

from helix_desktop.context.window_assembler import Slices
from helix_desktop.domain.cache import Digest
from helix_desktop.domain.errors import ContentError
from helix_desktop.engine.session_window import MAX_TRIALS
from helix_desktop.engine.sliced_work import SlicedWork
from tests.context.sessions import Arguments, Called, Do, Say, Words
from tests.engine.story import POLICIES, Story
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore


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


class BusyStore(FakeStore):
    """A store during each of whose reads the agent makes one more step, as often as `steps`."""

    story: Story
    steps = 0

    async def get_all(self, digests: Sequence[Digest]) -> Sequence[bytes | ContentError]:
        contents = await super().get_all(digests)
        if self.steps:
            self.steps -= 1
            await self.story.act(step(self.steps))
        return contents


def step(number: int) -> Do:
    return Do(Words(0), calls=(Called(Arguments(10, Words(0, 20)), Words(8, 1 + number)),))


async def test_a_window_that_changes_during_every_attempt_is_built_all_the_same() -> None:
    story = Story(POLICIES["balanced"], window=32_000)
    await story.begin()
    await story.act(Say(Words(0)))
    await story.act(step(99))
    store = BusyStore(story.clock, story.store.saved_data)
    store.story = story
    story.use(store)
    await story.journal.load()
    store.steps = 2 * MAX_TRIALS
    trial = await story.session_window.state_at_version(0)
    assert store.steps == 0
    assert trial.window == story.assembled()
