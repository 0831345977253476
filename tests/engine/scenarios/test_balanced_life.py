"""The life of a session under the default policy: gate, notes by generations, seldom a handover."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from helix_desktop.domain.context_window.presets import BALANCED, HELIX
from helix_desktop.domain.context_window.rewrites import FoldKind, Job
from helix_desktop.domain.events import OutputGated, ToolReturned, WindowSent
from helix_desktop.domain.llm import Llm, ModelRequest
from tests.engine.scenarios.life import (
    Life,
    Move,
    Worker,
    begins_with,
    check_past,
    life,
    results,
    texts,
    weight,
    work,
)
from tests.engine.scenarios.models import aside
from tests.engine.scenarios.patient import PatientLoop
from tests.engine.stage import check_wire
from tests.fakes.provider import Script
from tests.fakes.speaker import always, document, is_gate, last_message_text, words
from tests.waiting import until

pytestmark = pytest.mark.loop(factory=PatientLoop)

SMALL = Llm("small", "test", 32_000, 2_000)
LARGE = Llm("large", "test", 128_000, 4_000)
NOTES = "[Conversation History Notes]"
FOUND = aside(always("handle_7 is in line 7."))
PIN = "Never push to main.\n  Two blanks stay."


def choosing(request: ModelRequest) -> Script:
    """An agent that looks at what it is asked: part of it, the preview, or all."""
    if not is_gate(request):
        return words(document())
    count = last_message_text(request).count(" tokens · ")
    ways = ("1 the functions and their lines", "2", "3")
    rows = [f"{'ABCDEFGH'[n]} {ways[(n + len(request.messages)) % 3]}" for n in range(count)]
    return words("\n".join(rows))


def busy(worker: Worker, steps: int, first: int = 0) -> list[Move]:
    """Work in which every sixth step reads two large files at once."""
    moves = work(worker, steps, first)
    for place in range(5, steps, 6):
        moves[place] = worker.reads(f"lib/big_{first + place}.py", "lib/other.py", lines=1_000)
    return moves


async def run_turns(session: Life, turns: int, steps: int) -> None:
    for number in range(turns):
        await session.say(f"Number {number}: go on.", busy(session.worker, steps, number * steps))
        if number == 0:
            await session.runner.pins.pin(PIN)


@pytest.mark.slow
@pytest.mark.parametrize(("llm", "turns", "steps"), [(SMALL, 6, 14), (LARGE, 6, 20)])
async def test_a_long_session_keeps_a_small_valid_and_stable_window(
    tmp_path: Path, llm: Llm, turns: int, steps: int
) -> None:
    worker = Worker(answer_summary=choosing)
    async with life(tmp_path, BALANCED, llm=llm, worker=worker, others=FOUND) as session:
        await run_turns(session, turns, steps)
        rewrites = await check_stable(session)
        assert 1 < rewrites < len(session.requests) / 6
        assert {epoch.job for epoch in session.epochs} == {Job.NOTES}
        for request in session.requests:
            check_wire(request)
            assert weight(request) < 0.8 * llm.window
        later = [r for r in session.requests if any("Number 1:" in m.text for m in r.messages)]
        assert all(texts(request.messages, PIN) == [PIN] for request in later)
        assert {event.choice.value for event in await session.events(OutputGated)} == {
            "extract",
            "keep_preview",
            "keep_full",
        }
        for event in await session.events(ToolReturned):
            assert await session.store.exists(event.content)
        await check_past(session, every=9)


async def check_stable(session: Life) -> int:
    """Between two rewrites each request is the one before and more; how many rewrites were sent."""
    sent = [item for item in await session.journal() if isinstance(item.event, WindowSent)]
    numbers = [item.event.epoch for item in sent if isinstance(item.event, WindowSent)]
    pinned = [texts(request.messages, PIN) for request in session.requests]
    rewrites = 0
    for (before, one), (after, two) in pairwise(enumerate(numbers)):
        if one != two:
            assert two == one + 1, "one rewrite at most between two requests"
            rewrites += 1
        elif pinned[before] == pinned[after]:
            assert begins_with(session.requests[after], session.requests[before])
    return rewrites


@pytest.mark.slow
async def test_notes_of_young_steps_leave_older_notes_as_they_are_until_they_are_joined(
    tmp_path: Path,
) -> None:
    worker = Worker(answer_summary=always("A 2\nB 2"))
    policy = BALANCED.with_values(
        {
            "notes_low_tokens": 52_000,
            "notes_tail_tokens": 10_000,
            "notes_least_tokens": 4_000,
        }
    )
    async with life(tmp_path, policy, llm=SMALL, worker=worker) as session:
        grown = joined = 0
        before: tuple[str, ...] = ()
        for number in range(22):
            await session.say(f"Number {number}.", work(worker, 12, 12 * number))
            notes = tuple(texts((await session.window()).messages, NOTES))
            if notes[: len(before)] == before:
                grown += len(notes) > len(before)
            else:
                joined += 1
            before = notes
        assert grown > joined > 0
        folds = session.runner.session_window.history.view.folds
        assert {fold.kind for fold in folds} == {FoldKind.NOTES}


@pytest.mark.slow
async def test_a_policy_that_changes_in_the_middle_of_a_turn_holds_from_the_next_request_on(
    tmp_path: Path,
) -> None:
    worker = Worker(answer_summary=always("A 2\nB 2"))
    async with life(tmp_path, BALANCED, llm=LARGE, worker=worker) as session:
        session.scene.paused = asyncio.Event()
        await session.begin("Go.", [*work(worker, 30), *work(worker, 6, 30)])
        await until(lambda: len(session.requests) > 2)
        session.deps.models.choose_policy(HELIX.with_values({"previous_turn": "lossless"}))
        session.scene.paused.set()
        await session.runner.wait_until_idle()
        await session.say("And on.", work(worker, 8, 40))
        last = results(session.requests[-1])
        assert all(text.startswith("[CACHED]") for text in list(last.values())[:12:4])
        session.deps.models.choose_policy(BALANCED)
        await session.say("Back.", work(worker, 12, 60))
        markers = [t for t in results(session.requests[-1]).values() if t.startswith("[CACHED]")]
        assert len(markers) == sum(t.startswith("[CACHED]") for t in last.values())
        await check_past(session, every=7)
