"""The life of a session as Cache + Compact tells it, from the first output to the next days."""

import asyncio
import re
from pathlib import Path

import pytest

from helix_desktop.domain.context_window.handover_sections import HANDOVER_SECTIONS
from helix_desktop.domain.context_window.presets import HELIX
from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.events import Outcome, Recorded, ToolReturned, WindowSent
from helix_desktop.domain.live_events import JobEnded, JobOutcome, JobStarted
from helix_desktop.domain.llm import Llm, LlmRole, ModelRequest
from helix_desktop.domain.messages import Role
from helix_desktop.domain.value import replace
from tests.engine.scenarios.life import (
    Life,
    Move,
    Worker,
    check_past,
    life,
    results,
    texts,
    weight,
    work,
)
from tests.engine.scenarios.patient import PatientLoop
from tests.engine.stage import check_wire
from tests.engine.talks import SlowSpeaker
from tests.fakes.clock import FakeClock
from tests.fakes.model_handle import model_handle
from tests.fakes.speaker import Speaker, always, document

pytestmark = pytest.mark.loop(factory=PatientLoop)

FULL = Llm("main", "test", 128_000, 4_000)
SMALL = Llm("main", "test", 32_000, 2_000)
FAST = Llm("fast", "test", 128_000, 4_000)
BARE = re.compile(r'\[CACHED\] recall_cached_content\("([0-9a-f]{64})"\)')
SUMMARY = "[Conversation History Summary]"
POLICY = replace(HELIX, compact_keep_tokens=5_000)
"""For windows of 32K; all else as published."""


def fast(text: str = "the ledger service") -> dict[LlmRole, object]:
    return {LlmRole.FAST: model_handle(Speaker(always(document(text))), FAST)}


def markers(request: ModelRequest) -> dict[str, str]:
    """The outputs of a request that are markers, by call: their digests."""
    result = {call: BARE.fullmatch(text) for call, text in results(request).items()}
    return {call: match.group(1) for call, match in result.items() if match}


@pytest.mark.slow
async def test_outputs_are_bare_markers_when_ten_turns_have_begun_since_whatever_steps_they_had(
    tmp_path: Path,
) -> None:
    worker = Worker()
    async with life(tmp_path, HELIX, llm=FULL, worker=worker) as session:
        for number in range(1, 13):
            await session.say(f"Number {number}.", work(worker, 2))
            shown = results(session.requests[-1])
            sizes = {e.call: e.tokens or 0 for e in await session.events(ToolReturned)}
            old = list(shown)[: 2 * max(0, number - HELIX.markers_turns)]
            large = {call for call in old if sizes[call] >= HELIX.value_tokens}
            assert set(markers(session.requests[-1])) == large
        assert markers(session.requests[-1])


def heavy(worker: Worker, steps: int, lines: int = 80) -> list[Move]:
    """Work that fills a window although its outputs go: most of it is what the agent writes."""
    moves: list[Move] = []
    for number in range(steps):
        path = f"src/part_{number % 7}.py"
        reading = number % 3 == 0
        moves.append(worker.reads(path, lines=40) if reading else worker.edits(path, lines))
    return moves


def summaries(request: ModelRequest) -> list[str]:
    return texts(request.messages, SUMMARY)


@pytest.mark.slow
async def test_at_85_percent_a_handover_takes_the_place_of_old_messages_while_the_user_chats_on(
    tmp_path: Path,
) -> None:
    gate = asyncio.Event()
    slow = SlowSpeaker(gate, document("the ledger service"))
    worker = Worker()
    others = {LlmRole.FAST: model_handle(slow, FAST)}
    async with life(tmp_path, HELIX, llm=FULL, worker=worker, others=others) as session:
        turn = 0
        while not session.runner.compactor.working:
            turn += 1
            await session.say_only(
                f"Number {turn}: never touch vendored files.", heavy(worker, 6, 160)
            )
            assert turn < 30
        # it began at the mark and not before
        [began] = [item for item in session.seen if isinstance(item, JobStarted)]
        assert began.job is Job.HANDOVER
        sent = [event.tokens for event in await session.events(WindowSent)]
        assert sent[-1] > 0.85 * FULL.window
        assert all(tokens < 0.85 * FULL.window for tokens in sent[:-9])
        assert not session.of(Job.TRIM)
        # unlocked: the user writes, the agent works, nothing waits for the document
        before = session.requests[-1]
        await session.say_only("Meanwhile: what is in part 3?", [worker.reads("src/x.py", lines=9)])
        assert session.runner.compactor.working
        assert not any(summaries(request) for request in session.requests)
        gate.set()
        await session.runner.wait_until_idle()
        assert session.outcomes == [(Job.HANDOVER, JobOutcome.COMMITTED)]
        [epoch] = session.of(Job.HANDOVER)
        assert epoch.tokens_after < 0.5 * epoch.tokens_before
        await session.say_only("Go on.")
        after = session.requests[-1]
        [text] = summaries(after)
        places = [text.index(f"## {n}. {name}\n") for n, name in enumerate(HANDOVER_SECTIONS, 1)]
        assert places == sorted(places)
        # recent messages stay as they are, behind the document, and so does the chat meanwhile
        user_texts = [message.text for message in after.messages if message.role is Role.USER]
        assert user_texts[0] == text
        assert user_texts[-2:] == ["Meanwhile: what is in part 3?", "Go on."]
        recent = before.messages[-12:]
        at = after.messages.index(recent[0])
        assert after.messages[at : at + len(recent)] == recent
        check_wire(after)
        await check_past(session)


@pytest.mark.slow
async def test_the_minute_between_handovers_is_kept_over_a_restart(tmp_path: Path) -> None:
    worker, clock = Worker(), FakeClock()
    async with life(
        tmp_path, POLICY, llm=SMALL, worker=worker, others=fast(), clock=clock
    ) as session:
        while not session.of(Job.HANDOVER):
            await session.say("Work.", heavy(worker, 5))
    clock.advance(20)
    async with life(
        tmp_path, POLICY, llm=SMALL, worker=worker, others=fast(), clock=clock
    ) as session:
        while not session.requests or max(map(weight, session.requests)) < 0.85 * SMALL.window:
            await session.say("More.", heavy(worker, 3, lines=30))
        assert session.outcomes == []
        clock.advance(40)
        await session.say("And more.", heavy(worker, 5))
        assert session.outcomes == [(Job.HANDOVER, JobOutcome.COMMITTED)]


async def test_jobs_are_done_one_at_a_time_however_many_are_asked_for(tmp_path: Path) -> None:
    worker = Worker()
    model = Speaker(always(document()), pace=1.0)
    others = {LlmRole.FAST: model_handle(model, FAST)}
    async with life(tmp_path, POLICY, llm=SMALL, worker=worker, others=others) as session:
        await session.say("Work.", heavy(worker, 6))
        await session.say("Work.", heavy(worker, 6))
        compactor = session.runner.compactor
        await asyncio.gather(*(compactor.run(Job.HANDOVER) for _ in range(4)))
        assert model.at_once == 1
        running = 0
        for item in session.seen:
            running += isinstance(item, JobStarted) - isinstance(item, JobEnded)
            assert running in (0, 1)


async def test_two_workspaces_never_share_anything(tmp_path: Path) -> None:
    one, two = Worker(), Worker()
    async with (
        life(tmp_path / "one", replace(HELIX, markers_turns=1), llm=FULL, worker=one) as here,
        life(tmp_path / "two", POLICY, llm=SMALL, worker=two) as session,
    ):
        await asyncio.gather(here.say("One.", work(one, 14)), session.say("Two.", heavy(two, 3)))
        await here.say("Go on.", work(one, 1))
        await here.say("And on.", work(one, 1))
        name = next(iter(markers(here.requests[-1]).values()))
        assert await here.store.exists(name)
        assert not await session.store.exists(name)
        await session.say("Recall it.", [two.recalls(name)])
        [failed] = [e for e in await session.events(ToolReturned) if e.tool.startswith("recall")]
        assert failed.outcome is Outcome.FAILED
        assert not any("One." in message.text for message in session.requests[-1].messages)
        assert (await here.window()).account != (await session.window()).account


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_session_goes_on_for_hundreds_of_steps_over_days(tmp_path: Path) -> None:
    worker = Worker()
    clock, steps, journal = None, 0, []
    for day in range(4):
        async with life(
            tmp_path, HELIX, llm=FULL, worker=worker, others=fast(), clock=clock
        ) as session:
            assert await replayed(session) == journal
            for number in range(20):
                moves = [*heavy(worker, 8), *work(worker, 4)]
                steps += len(moves)
                await session.say(f"Day {day}, number {number}.", moves)
                session.clock.advance(90)
            for request in session.requests:
                check_wire(request)
                assert len(summaries(request)) <= 1
                assert weight(request) < 0.9 * FULL.window
            await check_past(session, every=40)
            assert {job for job, _ in session.outcomes} == {Job.HANDOVER}
            assert not session.of(Job.TRIM)
            journal = await session.journal()
            clock = session.clock
        clock.advance(50_000)
    assert steps > 900


async def replayed(session: Life) -> list[Recorded]:
    return await session.journal() if await session.store.sessions() else []
