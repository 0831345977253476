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


class Asked:
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


async def refused(asked: Asked) -> bool:
    with pytest.raises(PriceUnknown):
        await asked.settle()
    return True


@pytest.fixture
def asked() -> Asked:
    return Asked()


async def test_without_a_window_the_call_is_refused_with_the_command_that_sets_the_price(
    asked: Asked,
) -> None:
    with pytest.raises(PriceUnknown, match="helix-desktop models set gateway/large") as refused:
        await asked.settle()
    assert "--free" in refused.value.hint
    assert asked.seen == []


@pytest.mark.parametrize(
    "known", [replace(UNPRICED, prices=FREE), replace(UNPRICED, uncapped=True)]
)
async def test_a_known_price_and_a_lifted_limit_are_not_asked_about(
    asked: Asked, known: Llm
) -> None:
    asked.llm = known
    assert not await asked.settle()
    assert asked.questions.current(UNPRICED) == known


async def test_without_a_budget_in_dollars_nothing_is_asked(asked: Asked) -> None:
    asked.limited = False
    assert not await asked.settle()


async def test_many_calls_ask_once_and_a_price_lets_all_go_on(asked: Asked) -> None:
    leave = asked.questions.attend()
    async with asyncio.TaskGroup() as group:
        calls = [group.create_task(asked.settle()) for _ in range(3)]
        await until(lambda: bool(asked.questions.pending))
        asked.bus.publish(WorkspaceChanged())  # about something else
        for _ in range(5):
            await asyncio.sleep(0)
        assert not any(call.done() for call in calls)
        asked.set(replace(UNPRICED, prices=Prices(3.0, 15.0)))
    assert all(call.result() for call in calls)
    told = [item for item in asked.seen if not isinstance(item, WorkspaceChanged)]
    assert [type(item) for item in told] == [PriceRequested, PriceSettled]
    assert not asked.questions.pending
    leave()


async def test_a_removed_budget_lets_the_call_go_on(asked: Asked) -> None:
    asked.questions.attend()
    async with asyncio.TaskGroup() as group:
        group.create_task(asked.settle())
        await until(lambda: bool(asked.questions.pending))
        asked.limited = False
        asked.bus.publish(WorkspaceChanged())


async def test_another_model_that_is_chosen_meanwhile_goes_on_and_withdraws_the_question(
    asked: Asked,
) -> None:
    asked.questions.attend()
    async with asyncio.TaskGroup() as group:
        group.create_task(asked.settle())
        await until(lambda: bool(asked.questions.pending))
        asked.wanted = replace(UNPRICED, id="small", prices=FREE)
        asked.bus.publish(WorkspaceChanged())
    assert not asked.questions.pending


async def test_a_question_is_withdrawn_with_its_last_call(asked: Asked) -> None:
    asked.questions.attend()
    async with asyncio.TaskGroup() as group:
        first, second = (group.create_task(asked.settle()) for _ in range(2))
        await until(lambda: bool(asked.questions.pending))
        first.cancel()
        await asyncio.wait({first})
        assert asked.questions.pending
        second.cancel()
    assert not asked.questions.pending
    assert isinstance(asked.seen[-1], PriceSettled)


async def test_the_last_window_that_closes_refuses_the_call(asked: Asked) -> None:
    leave = asked.questions.attend()
    async with asyncio.TaskGroup() as group:
        call = group.create_task(refused(asked))
        await until(lambda: bool(asked.questions.pending))
        leave()
    assert call.result()
    assert not asked.questions.pending
