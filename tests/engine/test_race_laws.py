"""Races: what happens meanwhile is kept, what is stale is not committed, a crash leaves no half."""

import pytest

from helix_desktop.context.compaction.compaction import Compaction
from helix_desktop.context.compaction.fold_sources import make_notes
from helix_desktop.context.compaction.stretches import find_stretches
from helix_desktop.context.compaction.window_state import WindowState
from helix_desktop.domain.context_window.block import RequestLimits
from helix_desktop.domain.context_window.rewrites import Epoch, Job
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import EpochCommitted
from helix_desktop.domain.ports import Transaction, TransactionReceipt
from tests.context.sessions import Act, Arguments, Called, Do, End, Say, Switch, Undo, Words
from tests.engine.laws import body
from tests.engine.story import POLICIES, Story
from tests.fakes.memory_store import FakeStore
from tests.wire import problems

STEP = Do(Words(0), calls=(Called(Arguments(10, Words(0, 20)), Words(8, 40)),))
LONG: tuple[Act, ...] = (Say(Words(0)), *[STEP] * 8, Do(Words(0)), End(), Say(Words(0)), STEP)


async def play_story(*acts: Act, window: int = 32_000) -> Story:
    story = Story(POLICIES["balanced"], window=window, most=RequestLimits(0))
    await story.begin()
    for act in acts:
        await story.act(act)
    return story


async def worked_out(story: Story) -> tuple[Compaction, WindowState]:
    """What a job would propose: everything old behind one text."""
    seen = await story.session_window.state_under_lock()
    result = find_stretches(seen, seen.newest_step)
    originals = await story.session_window.originals(result)
    folds = tuple(make_notes(item, originals, seen, max_tokens=300) for item in result)
    return Compaction(Job.HANDOVER, "as a job does", folds=folds), seen


async def commit(story: Story, compaction: Compaction, seen: WindowState) -> Epoch | None:
    return await story.session_window.commit(compaction, seen)


async def test_events_appended_while_a_model_writes_a_compaction_stay_as_they_are() -> None:
    one = await play_story(*LONG, End(), Say(Words(0)))
    compaction, seen = await worked_out(one)
    items = len(one.history.items)
    for act in (STEP, Do(Words(0)), End(), Say(Words(1 + 7, 3)), STEP):
        await one.act(act)
    assert await commit(one, compaction, seen) is not None
    view = one.history.view
    assert view.folds
    for item in one.history.items[items:]:
        assert not view.covers(item.seq)
        assert not view.markers_at(item.seq)
    assert await one.window() == one.assembled()
    assert problems(one.assembled().messages) == []


@pytest.mark.parametrize(
    "meanwhile",
    [(Undo(0),), (Undo(1), Undo(0)), (Switch(8_000),)],
    ids=["undo", "two undos", "model switch"],
)
async def test_a_stale_job_never_commits(meanwhile: tuple[Act, ...]) -> None:
    one = await play_story(*LONG, End(), Say(Words(0)))
    compaction, seen = await worked_out(one)
    for act in meanwhile:
        await one.act(act)
    before = body(await one.window())
    assert await commit(one, compaction, seen) is None
    assert body(await one.window()) == before


async def test_a_job_that_another_job_overtook_never_commits() -> None:
    one = await play_story(*LONG, End(), Say(Words(0)))
    first, seen = await worked_out(one)
    second, also = await worked_out(one)
    assert await commit(one, first, seen) is not None
    assert await commit(one, second, also) is None


class DyingStore(FakeStore):
    """Dies at the n-th commit: before it is on the disk, or just after and unacknowledged."""

    def die_at(self, number: int, *, written: bool) -> None:
        self._left, self._written = number, written

    async def commit(self, step: Transaction) -> TransactionReceipt:
        self._left -= 1
        if self._left < 0:
            raise StoreFull("dead")
        if self._left == 0:
            if self._written:
                await super().commit(step)
            raise StoreFull("died")
        return await super().commit(step)


@pytest.mark.parametrize("written", [False, True], ids=["before it is written", "just after"])
@pytest.mark.parametrize("preset", ["balanced", "helix"])
async def test_a_crash_between_any_two_writes_leaves_the_old_or_the_new_epoch(
    preset: str, *, written: bool
) -> None:
    async def run_until_death(number: int) -> bool:
        """Whether the session came to its end before it died."""
        story = Story(POLICIES[preset], window=4_000)
        store = DyingStore(story.clock, story.store.saved_data)
        store.die_at(number, written=written)
        story.use(store)
        try:
            await story.begin()
            for act in (*LONG[:5], Say(Words(0, 200)), STEP, Undo(1), STEP):
                await story.act(act)
                await story.ask()
        except StoreFull:
            await _examined(story, story.history.view.number)
            return False
        return not story.failed

    number = 1
    while not await run_until_death(number):
        number += 1
        assert number < 500
    assert number > 20


async def _examined(story: Story, known: int) -> None:
    """After the crash: one of the two epochs, whole, and a request that can be sent."""
    after = Story(story.policy, window=4_000, saved_data=story.store.saved_data)
    if not after.store.saved_data.journals:
        return
    await after.restart()
    epochs = [
        item.event.epoch for item in after.recorded() if isinstance(item.event, EpochCommitted)
    ]
    assert after.history.view.number in (known, known + 1)
    assert [epoch.number for epoch in epochs] == list(range(1, len(epochs) + 1))
    for parts in after.history.view.markers.values():
        for part in parts.values():
            assert await after.store.exists(part.content)
    assert await after.window() == after.assembled()
    window = await after.ask()
    assert problems(window.messages) == []


async def test_what_a_user_undid_is_not_done_again_at_the_next_request() -> None:
    one = await play_story(*LONG, window=10_000)
    before = one.assembled()
    window = await one.ask()
    assert window.epoch == 1
    await one.act(Undo(0))
    again = await one.ask()
    assert again is not None
    assert body(again) == body(before)
    for _ in range(4):
        await one.act(STEP)
    assert (await one.session_window.ready()).epoch > 2


async def test_a_full_store_keeps_the_old_epoch_and_the_next_request_is_still_recorded() -> None:
    """What was not written is not built upon: neither the epoch nor the request."""
    one = await play_story(*LONG[:4])
    await one.ask()
    await one.act(STEP)
    one.store.refuse = StoreFull("full")
    window = await one.session_window.ready()
    with pytest.raises(StoreFull):
        await one.record(one.session_window.make_sent_event(window))
    one.store.refuse = None
    await one.act(STEP)
    sent = await one.ask()
    assert one.told_blocks() == [block.digest for block in sent.blocks]
