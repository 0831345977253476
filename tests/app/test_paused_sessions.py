"""What the user chooses about a pause, and what becomes of it: nothing is asked twice."""

import time
from collections.abc import Callable
from datetime import datetime

import pytest

from helix_desktop.app.inspection.request_marks import request_price
from helix_desktop.app.sessions.paused_sessions import PausedSessions, parse_time
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.costs import cold_cache_cost
from helix_desktop.domain.errors import EngineError, HelixError, ProviderLimitReached
from helix_desktop.domain.events import Ending, PauseChanged, TurnEnded, TurnResumed
from helix_desktop.domain.inspected_request import InspectedRequest, RequestMarks
from helix_desktop.domain.llm import (
    Llm,
    ModelRequest,
    Prices,
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    Usage,
)
from helix_desktop.engine.session_branch import branch_events
from tests.engine.stage import SESSION, Stage
from tests.fakes.memory_store import SavedData
from tests.fakes.speaker import Speaker

LLM = Llm("test", "test", 64_000, 1_000, prices=Prices(3.0, 15.0, 0.3, 3.75))
LIMIT = ProviderLimitReached("The provider's rate limit is reached.", "Later.", wait=3_600.0)
WELL: tuple[ProviderEvent, ...] = (
    TextDelta("Well."),
    StreamFinished(StopReason.ANSWERED, Usage(100, 10, cache_write=20_000)),
)


class Paused:
    """A session that is at its provider's limit for an hour, and then is answered."""

    def __init__(self, *answers: object, saved_data: SavedData | None = None) -> None:
        replies = [*answers, *([WELL] * 5)]
        self.requests = 0
        self.timers: list[Callable[[], None]] = []
        self.problem: HelixError | None = None
        self.is_open = True

        def answer(_request: ModelRequest) -> object:
            self.requests += 1
            return replies.pop(0)

        speaker = Speaker(answer)  # type: ignore[arg-type]  # events or an error
        self.stage = Stage(speaker, llm=LLM, saved_data=saved_data)
        self.stage.exchange(later=self._later)
        self.runner = self.stage.runner
        self.pauses = PausedSessions(
            self.stage.deps.base,
            lambda _session: self.runner,
            is_open=lambda _session: self.is_open,
            check=self._check,
        )
        self.stage.deps.base.bus.subscribe(self.pauses.take)

    def _later(self, _seconds: float, act: Callable[[], None]) -> Callable[[], None]:
        self.timers.append(act)
        return lambda: self.timers.remove(act) if act in self.timers else None

    async def _check(self, _session: SessionId) -> None:
        if self.problem is not None:
            raise self.problem

    async def pass_time(self, seconds: float) -> None:
        self.stage.clock.advance(seconds)
        timers, self.timers = self.timers, []
        for act in timers:
            act()
        await self.stage.supervisor.wait_until_idle()

    async def begin(self) -> None:
        await self.runner.begin("go")
        await self.stage.supervisor.wait_until_idle()

    async def resumed(self) -> list[bool]:
        events = await self.stage.journal()
        return [event.by_itself for event in events if isinstance(event, TurnResumed)]


async def at_limit() -> Paused:
    paused = Paused((LIMIT,))
    await paused.begin()
    assert paused.requests == 1
    return paused


async def test_a_paused_session_that_the_user_resumes_now_does_not_go_on_again() -> None:
    paused = await at_limit()
    await paused.runner.resume()
    await paused.stage.supervisor.wait_until_idle()
    await paused.pass_time(8_000)
    assert (paused.requests, await paused.resumed()) == (2, [False])


async def test_a_message_ends_a_pause() -> None:
    paused = await at_limit()
    await paused.runner.send("something else")
    await paused.stage.supervisor.wait_until_idle()
    await paused.pass_time(8_000)
    assert (paused.requests, await paused.resumed()) == (2, [])


async def test_the_user_can_let_a_session_stay_paused() -> None:
    paused = await at_limit()
    await paused.pauses.change(SESSION, 0.0)
    await paused.pass_time(8_000)
    assert (paused.requests, await paused.resumed()) == (1, [])
    [head] = await paused.stage.store.sessions()
    assert (head.paused, head.paused_until) == (True, 0.0)


async def test_the_user_can_choose_another_time_also_after_none() -> None:
    paused = await at_limit()
    await paused.pauses.change(SESSION, 0.0)
    await paused.pauses.change(SESSION, paused.stage.clock.now() + 7_000)
    await paused.pass_time(6_900)
    assert paused.requests == 1
    await paused.pass_time(200)
    assert (paused.requests, await paused.resumed()) == (2, [True])


async def test_only_a_paused_session_gets_another_time() -> None:
    paused = Paused()
    await paused.begin()
    with pytest.raises(EngineError, match="isn't paused"):
        await paused.pauses.change(SESSION, paused.stage.clock.now() + 60)
    assert not any(isinstance(event, PauseChanged) for event in await paused.stage.journal())


async def test_two_looks_at_the_same_moment_send_one_request() -> None:
    paused = await at_limit()
    [(_, until)] = paused.pauses.due.items()
    paused.stage.clock.advance(4_000)
    spawn = paused.stage.supervisor.spawn
    for number in range(3):
        spawn(paused.pauses._go_on(SESSION, until), f"look {number}")
    await paused.stage.supervisor.wait_until_idle()
    assert (paused.requests, await paused.resumed()) == (2, [True])
    assert not paused.stage.reported


async def test_an_archived_session_does_not_go_on() -> None:
    paused = await at_limit()
    paused.is_open = False
    await paused.pass_time(8_000)
    assert paused.requests == 1


async def test_a_session_whose_folder_is_gone_stays_paused_and_says_why() -> None:
    paused = await at_limit()
    paused.problem = EngineError("The worktree of this session was removed.")
    await paused.pass_time(8_000)
    [*_, last] = await paused.stage.journal()
    assert isinstance(last, PauseChanged)
    assert (last.until, last.held) == (0.0, "The worktree of this session was removed.")
    assert paused.requests == 1


async def test_a_command_in_a_terminal_does_not_begin_the_work_of_other_sessions() -> None:
    paused = await at_limit()
    other = Paused(saved_data=paused.stage.store.saved_data)
    await other.pass_time(8_000)
    assert other.requests == 0
    other.pauses.resume_all(await other.stage.store.sessions())
    await other.pass_time(0)
    assert other.requests == 1


async def test_a_closed_workspace_resumes_nothing() -> None:
    paused = await at_limit()
    paused.pauses.close()
    await paused.pass_time(8_000)
    assert paused.requests == 1


async def test_a_branch_of_a_paused_session_does_not_go_on_by_itself() -> None:
    paused = await at_limit()
    items = await paused.stage.store.events(SESSION)
    branched = branch_events(items, len(items), source=SESSION, now=1.0)
    changes = [event for event in branched if isinstance(event, PauseChanged)]
    assert [change.until for change in changes] == [0.0]


async def test_the_prompt_cache_that_ends_in_a_pause_is_priced_as_in_the_inspector() -> None:
    paused = Paused(WELL, (LIMIT,))
    await paused.begin()
    await paused.runner.send("on")
    await paused.stage.supervisor.wait_until_idle()
    ended = (await paused.stage.journal())[-1]
    assert isinstance(ended, TurnEnded)
    assert ended.ending is Ending.PAUSED
    assert ended.pause is not None
    tokens = 20_100
    request = InspectedRequest(
        0,
        "test",
        (),
        RequestMarks(64_000, 64_000),
        1,
        1,
        prefix=1,
        prefix_tokens=tokens,
        overhead=tokens,
    )
    cold, warm = (request_price(LLM, request, warm=warm) for warm in (False, True))
    assert ended.pause.cost == cold_cache_cost(tokens, LLM)
    assert ended.pause.cost == pytest.approx((cold.cached or 0) - (warm.cached or 0))
    assert "Resuming costs about $0.069 more" in ended.detail


async def test_a_pause_within_the_life_of_the_prompt_cache_costs_nothing_more() -> None:
    short = ProviderLimitReached("The provider's rate limit is reached.", wait=150.0)
    paused = Paused(WELL, (short,))
    await paused.begin()
    await paused.runner.send("on")
    await paused.stage.supervisor.wait_until_idle()
    ended = (await paused.stage.journal())[-1]
    assert isinstance(ended, TurnEnded)
    assert ended.pause is not None
    assert ended.pause.cost is None


NOON = datetime(2026, 11, 30, 12, 0).timestamp()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("14:05", datetime(2026, 11, 30, 14, 5)),
        (" 09:30 ", datetime(2026, 12, 1, 9, 30)),
        ("2026-12-24 18:00", datetime(2026, 12, 24, 18, 0)),
    ],
)
def test_a_time_is_the_next_one_of_its_kind(text: str, expected: datetime) -> None:
    assert parse_time(text, now=NOON) == expected.timestamp()


@pytest.mark.parametrize("text", ["", "soon", "25:00", "2026-11-30 11:59", "2027-11-30 12:00"])
def test_what_is_no_time_to_come_is_refused(text: str) -> None:
    with pytest.raises(HelixError):
        parse_time(text, now=NOON)


def test_times_are_those_of_this_place() -> None:
    until = parse_time("14:05", now=time.time())
    assert time.strftime("%H:%M", time.localtime(until)) == "14:05"
