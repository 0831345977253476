"""A SubAgent that the person stops stands still, and can go on before its parent hears of it."""

import asyncio

from helix_desktop.context.texts import prompts
from helix_desktop.domain.events import Ending, Outcome
from helix_desktop.domain.live_events import TextArrived
from helix_desktop.domain.llm import ModelRequest, TextDelta
from helix_desktop.engine.subagents import MOST_AT_ONCE
from tests.engine.delegation import (
    House,
    asked,
    ended,
    handing_out,
)
from tests.engine.stage import SESSION, until
from tests.fakes.provider import HANG, Script
from tests.fakes.speaker import words


def slow_at_first(request: ModelRequest) -> Script:
    """Half a thought that hangs; who is asked to go on comes to an end."""
    went_on = any(message.text == prompts.CONTINUE for message in request.messages)
    return words("and the rest") if went_on else (TextDelta("half a thought"), HANG)


async def stopped_all(house: House, count: int) -> None:
    """All children are stopped, and stand still."""
    await until(lambda: sum(isinstance(item, TextArrived) for item in house.seen) == count)
    await house.subagents.stop_all(SESSION)
    await until(lambda: all(each.undo_until for each in house.subagents.at_work(SESSION)))


async def test_a_parent_hears_nothing_of_a_stopped_child_while_that_can_be_taken_back() -> None:
    house = House(handing_out(slow_at_first), undo_seconds=60.0)
    await house.runner.begin("go")
    await stopped_all(house, 1)
    [seen] = house.subagents.at_work(SESSION)
    assert seen.undo_until > house.clock.now()
    assert ended(await house.events(seen.session)) == [Ending.STOPPED]
    assert await house.returned() == []
    assert house.runner.running
    await house.runner.stop()
    assert ended(await house.journal()) == [Ending.STOPPED]
    assert house.subagents.at_work(SESSION) == ()


async def test_a_child_that_is_stopped_before_its_task_is_saved_stands_still_too() -> None:
    house = House(handing_out(slow_at_first), undo_seconds=60.0)
    await house.runner.begin("go")
    while not house.subagents.at_work(SESSION):  # noqa: ASYNC110  each step is looked at
        await asyncio.sleep(0)
    await house.subagents.stop_all(SESSION)
    await until(lambda: all(each.undo_until for each in house.subagents.at_work(SESSION)))
    [seen] = house.subagents.at_work(SESSION)
    assert ended(await house.events(seen.session)) == [Ending.STOPPED]
    await house.runner.stop()


async def test_a_stop_that_is_taken_back_leaves_the_parent_with_the_whole_answer() -> None:
    house = House(handing_out(slow_at_first), undo_seconds=60.0)
    await house.runner.begin("go")
    await stopped_all(house, 1)
    [seen] = house.subagents.at_work(SESSION)
    assert house.subagents.undo(seen.session)
    await house.runner.idle()
    [(event, text)] = await house.returned()
    assert event.outcome is Outcome.OK
    assert text.startswith("half a thoughtand the rest\n")
    assert ended(await house.events(seen.session)) == [Ending.STOPPED, Ending.DONE]
    assert not house.subagents.undo(seen.session)


async def test_what_a_stopped_child_is_told_instead_is_what_its_parent_gets() -> None:
    def told(request: ModelRequest) -> Script:
        instead = any("only count them" in message.text for message in request.messages)
        return words("there are 3") if instead else (TextDelta("hm"), HANG)

    house = House(handing_out(lambda request: told(request)), undo_seconds=0.3)
    await house.runner.begin("go")
    await stopped_all(house, 1)
    [seen] = house.subagents.at_work(SESSION)
    runner = house.subagents.runner(seen.session)
    assert runner is not None
    await runner.send("only count them")
    await house.runner.idle()
    [(event, text)] = await house.returned()
    assert (event.outcome, text.partition("\n")[0]) == (Outcome.OK, "there are 3")


async def test_all_are_stopped_and_those_that_waited_for_room_never_begin() -> None:
    tasks = tuple(f"task {n}" for n in range(MOST_AT_ONCE + 2))
    house = House(handing_out(slow_at_first, *tasks))
    await house.runner.begin("go")
    await stopped_all(house, MOST_AT_ONCE)
    await house.runner.idle()
    texts = [text for _, text in await house.returned()]
    assert sum("stopped the subagent" in text for text in texts) == 4
    assert sum("before this one started" in text for text in texts) == 2
    assert len(await house.children()) == MOST_AT_ONCE


async def test_all_go_on_and_those_that_waited_begin_when_stopping_all_is_taken_back() -> None:
    tasks = tuple(f"task {n}" for n in range(MOST_AT_ONCE + 2))

    def later_at_once(request: ModelRequest) -> Script:
        waited = asked(request) in tasks[MOST_AT_ONCE:]
        return words("at last") if waited else slow_at_first(request)

    house = House(handing_out(later_at_once, *tasks), undo_seconds=60.0)
    await house.runner.begin("go")
    await stopped_all(house, MOST_AT_ONCE)
    house.subagents.undo_all(SESSION)
    await house.runner.idle()
    returned = await house.returned()
    assert [event.outcome for event, _ in returned] == [Outcome.OK] * len(tasks)
    assert len(await house.children()) == len(tasks)
