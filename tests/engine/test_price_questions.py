"""A call of a model without a price waits for one, if a budget in dollars limits it."""

import asyncio

import pytest

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.costs import FREE
from helix_desktop.domain.errors import PriceUnknown
from helix_desktop.domain.live_events import Live, PriceRequested, PriceSettled, WorkspaceChanged
from helix_desktop.domain.llm import Llm, Prices
from helix_desktop.domain.value import replace
from helix_desktop.engine.event_bus import EventBus
from helix_desktop.engine.price_questions import PriceQuestionBroker
from tests.engine.stage import until

SESSION = SessionId("0001")
UNPRICED = Llm("large", "gateway", 128_000, 4_000)


class PriceStage:
    """A broker, the figures that the user has set, and whether a budget limits the work."""

    def __init__(self) -> None:
        self.llm, self.limited, self.seen = UNPRICED, True, list[Live]()
        self.bus = EventBus()
        self.questions = PriceQuestionBroker(self.bus, lambda _name: self.llm)
        self.bus.subscribe(self.seen.append)

    async def settle(self, llm: Llm = UNPRICED) -> bool:
        self.wanted = llm
        return await self.questions.settle(SESSION, lambda: self.wanted, lambda: self.limited)

    def set(self, llm: Llm) -> None:
        self.llm = llm
        self.bus.publish(WorkspaceChanged())


async def refused(price_stage: PriceStage) -> bool:
    with pytest.raises(PriceUnknown):
        await price_stage.settle()
    return True


@pytest.fixture
def stage() -> PriceStage:
    return PriceStage()


async def test_without_a_window_the_call_is_refused_with_the_command_that_sets_the_price(
    stage: PriceStage,
) -> None:
    with pytest.raises(PriceUnknown, match="helix-desktop model set gateway/large") as refused:
        await stage.settle()
    assert "--free" in refused.value.hint
    assert stage.seen == []


@pytest.mark.parametrize(
    "known", [replace(UNPRICED, prices=FREE), replace(UNPRICED, uncapped=True)]
)
async def test_a_known_price_and_a_lifted_limit_are_not_asked_about(
    stage: PriceStage, known: Llm
) -> None:
    stage.llm = known
    assert not await stage.settle()
    assert stage.questions.current(UNPRICED) == known


async def test_without_a_budget_in_dollars_nothing_is_asked(stage: PriceStage) -> None:
    stage.limited = False
    assert not await stage.settle()


async def test_many_calls_ask_once_and_a_price_lets_all_go_on(stage: PriceStage) -> None:
    leave = stage.questions.attend()
    async with asyncio.TaskGroup() as group:
        calls = [group.create_task(stage.settle()) for _ in range(3)]
        await until(lambda: bool(stage.questions.pending))
        stage.bus.publish(WorkspaceChanged())  # about something else
        for _ in range(5):
            await asyncio.sleep(0)
        assert not any(call.done() for call in calls)
        stage.set(replace(UNPRICED, prices=Prices(3.0, 15.0)))
    assert all(call.result() for call in calls)
    events = [item for item in stage.seen if not isinstance(item, WorkspaceChanged)]
    assert [type(item) for item in events] == [PriceRequested, PriceSettled]
    assert not stage.questions.pending
    leave()


async def test_a_removed_budget_lets_the_call_go_on(stage: PriceStage) -> None:
    stage.questions.attend()
    async with asyncio.TaskGroup() as group:
        group.create_task(stage.settle())
        await until(lambda: bool(stage.questions.pending))
        stage.limited = False
        stage.bus.publish(WorkspaceChanged())


async def test_another_model_that_is_chosen_meanwhile_goes_on_and_withdraws_the_question(
    stage: PriceStage,
) -> None:
    stage.questions.attend()
    async with asyncio.TaskGroup() as group:
        group.create_task(stage.settle())
        await until(lambda: bool(stage.questions.pending))
        stage.wanted = replace(UNPRICED, id="small", prices=FREE)
        stage.bus.publish(WorkspaceChanged())
    assert not stage.questions.pending


async def test_a_question_is_withdrawn_with_its_last_call(stage: PriceStage) -> None:
    stage.questions.attend()
    async with asyncio.TaskGroup() as group:
        first, second = (group.create_task(stage.settle()) for _ in range(2))
        await until(lambda: bool(stage.questions.pending))
        first.cancel()
        await asyncio.wait({first})
        assert stage.questions.pending
        second.cancel()
    assert not stage.questions.pending
    assert isinstance(stage.seen[-1], PriceSettled)


async def test_the_last_window_that_closes_refuses_the_call(stage: PriceStage) -> None:
    leave = stage.questions.attend()
    async with asyncio.TaskGroup() as group:
        call = group.create_task(refused(stage))
        await until(lambda: bool(stage.questions.pending))
        leave()
    assert call.result()
    assert not stage.questions.pending
