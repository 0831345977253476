"""The life of a session under the default policy: gate, notes by generations, seldom a handover."""

import asyncio
import shutil
from itertools import pairwise
from pathlib import Path

import pytest

from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.domain.context_window.presets import (
    BALANCED,
    BALANCED_BY_AGE,
    HELIX,
    HELIX_BY_STEPS,
)
from helix_desktop.domain.context_window.rewrites import FoldKind, Job
from helix_desktop.domain.events import (
    Cause,
    Ending,
    EpochCommitted,
    Outcome,
    OutputGated,
    ToolReturned,
    TurnEnded,
    WindowSent,
)
from helix_desktop.domain.live_events import ToolCallStarted
from helix_desktop.domain.llm import Llm, ModelRequest
from helix_desktop.domain.value import replace
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
from tests.fakes.speaker import always, asked, document, is_gate, words
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
    count = asked(request).count(" tokens · ")
    ways = ("1 the functions and their lines", "2", "3")
    rows = [f"{'ABCDEFGH'[n]} {ways[(n + len(request.messages)) % 3]}" for n in range(count)]
    return words("\n".join(rows))


def busy(worker: Worker, steps: int, first: int = 0) -> list[Move]:
    """Work in which every sixth step reads two large files at once."""
    moves = work(worker, steps, first)
    for place in range(5, steps, 6):
        moves[place] = worker.reads(f"lib/big_{first + place}.py", "lib/other.py", lines=1_000)
    return moves


async def lived(there: Life, turns: int, steps: int) -> None:
    for number in range(turns):
        await there.say(f"Number {number}: go on.", busy(there.worker, steps, number * steps))
        if number == 0:
            await there.runner.pins.pin(PIN)


@pytest.mark.parametrize(("llm", "turns", "steps"), [(SMALL, 6, 14), (LARGE, 6, 20)])
async def test_a_long_session_stays_small_whole_and_stable(
    tmp_path: Path, llm: Llm, turns: int, steps: int
) -> None:
    worker = Worker(beside=choosing)
    async with life(tmp_path, BALANCED, llm=llm, worker=worker, others=FOUND) as there:
        await lived(there, turns, steps)
        rewrites = await check_stable(there)
        assert 1 < rewrites < len(there.requests) / 6
        assert {epoch.job for epoch in there.epochs} == {Job.NOTES}
        for request in there.requests:
            check_wire(request)
            assert weight(request) < 0.8 * llm.window
        later = [r for r in there.requests if any("Number 1:" in m.text for m in r.messages)]
        assert all(texts(request.messages, PIN) == [PIN] for request in later)
        assert {event.choice.value for event in await there.events(OutputGated)} == {
            "extract",
            "keep_preview",
            "keep_full",
        }
        for event in await there.events(ToolReturned):
            assert await there.store.exists(event.content)
        await check_past(there, every=9)


async def check_stable(there: Life) -> int:
    """Between two rewrites each request is the one before and more; how many rewrites were sent."""
    sent = [item for item in await there.journal() if isinstance(item.event, WindowSent)]
    numbers = [item.event.epoch for item in sent if isinstance(item.event, WindowSent)]
    pinned = [texts(request.messages, PIN) for request in there.requests]
    rewrites = 0
    for (before, one), (after, two) in pairwise(enumerate(numbers)):
        if one != two:
            assert two == one + 1, "one rewrite at most between two requests"
            rewrites += 1
        elif pinned[before] == pinned[after]:
            assert begins_with(there.requests[after], there.requests[before])
    return rewrites


@pytest.mark.slow
async def test_notes_of_young_steps_leave_older_notes_as_they_are_until_they_are_joined(
    tmp_path: Path,
) -> None:
    worker = Worker(beside=always("A 2\nB 2"))
    async with life(tmp_path, BALANCED_BY_AGE, llm=SMALL, worker=worker) as there:
        grown = joined = 0
        before: tuple[str, ...] = ()
        for number in range(22):
            await there.say(f"Number {number}.", work(worker, 12, 12 * number))
            notes = tuple(texts((await there.window()).messages, NOTES))
            if notes[: len(before)] == before:
                grown += len(notes) > len(before)
            else:
                joined += 1
            before = notes
        assert grown > joined > 0
        folds = there.runner.session_window.history.view.folds
        assert {fold.kind for fold in folds} == {FoldKind.NOTES}


@pytest.mark.slow
@pytest.mark.parametrize("patience", [0.0, 6.0])
async def test_an_undone_rewrite_stays_undone_and_can_be_had_again(
    tmp_path: Path, patience: float
) -> None:
    worker = Worker(beside=always("A 2\nB 2"))
    policy = replace(BALANCED, condense_patience=patience)
    async with life(tmp_path, policy, llm=LARGE, worker=worker) as there:
        number = 0
        while not there.epochs:
            number += 1
            await there.say(f"Number {number}.", work(worker, 12, 12 * number))
        assert len(there.epochs) == 1
        after = await there.window()
        at = next(n for n, e in enumerate(there.requests) if texts(e.messages, NOTES))
        before = there.requests[at - 1]
        await there.runner.undo.undo()
        raw = await there.window()
        assert raw.messages[: len(before.messages)] == before.messages
        await there.runner.undo.redo()
        assert await there.window() == replace(after, epoch=3)
        await there.runner.undo.undo()
        await there.say("Go on.")
        assert there.requests[-1].messages[: len(raw.messages)] == raw.messages
        assert not texts(there.requests[-1].messages, NOTES)
        # and when there is enough more, it begins anew
        while not texts(there.requests[-1].messages, NOTES):
            number += 1
            assert number < 60
            await there.say(f"Number {number}.", work(worker, 6, 6 * number))
        for request in there.requests:
            check_wire(request)


@pytest.mark.slow
async def test_a_policy_that_changes_in_the_middle_of_a_turn_holds_from_the_next_request_on(
    tmp_path: Path,
) -> None:
    worker = Worker(beside=always("A 2\nB 2"))
    async with life(tmp_path, BALANCED, llm=LARGE, worker=worker) as there:
        there.scene.paused = asyncio.Event()
        await there.begin("Go.", [*work(worker, 30), *work(worker, 6, 30)])
        await until(lambda: len(there.requests) > 2)
        there.deps.policy = HELIX_BY_STEPS
        there.scene.paused.set()
        await there.runner.wait_until_idle()
        await there.say("And on.", work(worker, 8, 40))
        last = results(there.requests[-1])
        assert all(text.startswith("[CACHED]") for text in list(last.values())[:12:4])
        there.deps.policy = BALANCED
        await there.say("Back.", work(worker, 12, 60))
        markers = [t for t in results(there.requests[-1]).values() if t.startswith("[CACHED]")]
        assert len(markers) == sum(t.startswith("[CACHED]") for t in last.values())
        await check_past(there, every=7)


@pytest.mark.slow
async def test_a_stop_in_the_middle_keeps_everything_and_the_work_goes_on(tmp_path: Path) -> None:
    worker = Worker(beside=choosing)
    async with life(tmp_path, BALANCED, llm=SMALL, worker=worker, others=FOUND) as there:
        await there.say("Number 1.", work(worker, 20))
        for number in range(3):
            there.scene.paused = asyncio.Event()
            before = len(calls(there))
            await there.begin("Go.", [worker.reads("a.py"), worker.runs("make all")])
            await until(lambda before=before: len(calls(there)) == before + 2)
            await there.runner.stop()
            there.scene.paused = None
            await there.runner.wait_until_idle()
            assert len(await there.events(TurnEnded)) == 2 + 2 * number
            await there.say("What was that?", busy(worker, 8, 20 + 8 * number))
        outcomes = [event.outcome for event in await there.events(ToolReturned)]
        assert outcomes.count(Outcome.STOPPED) == 3
        endings = [event.ending for event in await there.events(TurnEnded)]
        assert endings.count(Ending.STOPPED) == 3
        for request in there.requests:
            check_wire(request)
        await check_past(there, every=5)


def calls(there: Life) -> list[ToolCallStarted]:
    return [item for item in there.seen if isinstance(item, ToolCallStarted)]


@pytest.mark.slow
@pytest.mark.parametrize("policy", [BALANCED, HELIX], ids=lambda policy: policy.preset)
async def test_after_a_power_cut_in_the_middle_the_session_goes_on_where_it_was(
    tmp_path: Path, policy: Policy
) -> None:
    worker = Worker(beside=choosing)
    async with life(tmp_path / "a", policy, llm=SMALL, worker=worker, others=FOUND) as there:
        await there.say("Number 1.", busy(worker, 30))
        there.scene.paused = asyncio.Event()
        await there.begin("Number 2.", [worker.reads("a.py"), worker.runs("make all")])
        await until(lambda: calls(there)[-1].call.tool == "run")
        before = await there.window()
        journal = await there.journal()
        shutil.copytree(tmp_path / "a", tmp_path / "b", ignore=shutil.ignore_patterns("lock"))
        there.scene.paused.set()
        await there.runner.wait_until_idle()
    again = Worker(beside=choosing)
    again.made = 1_000
    async with life(tmp_path / "b", policy, llm=SMALL, worker=again, others=FOUND) as there:
        result = await there.journal()
        assert result[: len(journal)] == journal
        answered, ended = [item.event for item in result[len(journal) :]]
        assert isinstance(answered, ToolReturned)
        assert answered.outcome is Outcome.STOPPED
        assert isinstance(ended, TurnEnded)
        assert (ended.ending, ended.cause) == (Ending.FAILED, Cause.CRASHED)
        after = await there.window()
        assert after.messages[: len(before.messages) - 1] == before.messages[:-1]
        await there.say("Where were we?", busy(again, 20, 40))
        for request in there.requests:
            check_wire(request)
        await check_past(there, every=7)


@pytest.mark.slow
async def test_notes_that_do_not_help_enough_are_followed_by_a_handover_once(
    tmp_path: Path,
) -> None:
    """What the agent writes and the person says a lot of fills a window that is all kept text."""
    worker = Worker(beside=always("A 2"))
    policy = replace(BALANCED, condense_percent=0.0)
    async with life(
        tmp_path, policy, llm=SMALL, worker=worker, others=aside(always(document()))
    ) as there:
        for number in range(6):
            there.clock.advance(61)
            await there.say(f"Number {number}.", work(worker, 14, 14 * number))
        assert there.of(Job.HANDOVER)
        assert len(there.epochs) == len(await there.events(EpochCommitted))
        for request in there.requests:
            check_wire(request)
            assert weight(request) <= 0.875 * SMALL.window
        await check_past(there, every=7)
