"""Observational memory in the life of a session: out of band, appended, refined, never amnesic."""

import asyncio
from pathlib import Path

import pytest

from helix_desktop.domain.context_window.presets import RELEVANCE
from helix_desktop.domain.context_window.rewrites import FoldKind, Job, Priority
from helix_desktop.domain.events import ToolReturned
from helix_desktop.domain.live_events import JobEnded, JobOutcome, JobStarted, TurnFinished
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message
from helix_desktop.domain.value import replace
from tests.engine.scenarios.life import (
    Worker,
    begins_with,
    check_past,
    life,
    texts,
    weight,
    work,
)
from tests.engine.scenarios.models import FACTS, OBSERVATIONS, SMALL, aside
from tests.engine.scenarios.patient import PatientLoop
from tests.engine.stage import check_wire
from tests.engine.talks import SlowSpeaker
from tests.fakes.provider import Script
from tests.fakes.speaker import Answer, always, asked, words
from tests.fakes.weigher import FakeWeigher

pytestmark = pytest.mark.loop(factory=PatientLoop)


async def test_at_30_percent_the_older_turns_become_facts_while_the_person_reads(
    tmp_path: Path,
) -> None:
    gate = asyncio.Event()
    slow = SlowSpeaker(gate, FACTS)
    worker = Worker(beside=always("A 2"))
    others = aside(slow)
    async with life(tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=others) as there:
        turn = 0
        while not there.runner.compactor.working:
            turn += 1
            await there.say_only(f"Number {turn}.", work(worker, 5, 5 * turn))
        kinds = [type(item) for item in there.seen]
        assert kinds.index(JobStarted) > kinds.index(TurnFinished)
        assert isinstance(there.seen[kinds.index(JobStarted) - 1], TurnFinished)
        before = there.requests[-1]
        assert weight(before) > 0.3 * SMALL.window
        await there.say_only("Meanwhile.", work(worker, 2))
        assert begins_with(there.requests[-1], before)
        gate.set()
        await there.runner.wait_until_idle()
        assert there.outcomes[0] == (Job.OBSERVATIONS, JobOutcome.COMMITTED)
        await there.say_only("Go on.")
        after = there.requests[-1]
        [facts] = texts(after.messages, OBSERVATIONS)
        assert "- [high] The ledger is kept in `src/ledger.py`." in facts
        assert "- [done] ✓ The parts were read." in facts
        assert "\n2025-06-" in facts
        # the turn before the one that was running is as it was, to the last byte
        assert (
            turn_of(before.messages, f"Number {turn}.")
            == turn_of(after.messages, f"Number {turn}.")[
                : len(turn_of(before.messages, f"Number {turn}."))
            ]
        )
        assert turn_of(after.messages, "Meanwhile.")
        assert not turn_of(after.messages, "Number 1.")
        check_wire(after)


def turn_of(messages: tuple[Message, ...], text: str) -> tuple[Message, ...]:
    """A message of the person and everything behind it."""
    at = next((n for n, each in enumerate(messages) if each.text == text), len(messages))
    return messages[at:]


@pytest.mark.slow
async def test_the_previous_turn_is_always_complete_in_the_next_request(
    tmp_path: Path,
) -> None:
    worker = Worker(beside=always("A 2"))
    others = aside(always(FACTS))
    async with life(tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=others) as there:
        for number in range(16):
            await there.say(f"Number {number}.", work(worker, 5, 5 * number))
            ended = turn_of(there.requests[-1].messages, f"Number {number}.")
            await there.say(f"Edit the second paragraph of {number}.")
            assert turn_of(there.requests[-1].messages, f"Number {number}.")[: len(ended)] == ended
        assert len(there.of(Job.OBSERVATIONS)) > 2
        assert not there.of(Job.TRIM)
        await check_past(there, every=7)


@pytest.mark.slow
@pytest.mark.parametrize("answer", [always(FACTS), always("Nothing of note.")])
async def test_critical_details_survive_every_observation_and_reflection(
    tmp_path: Path, answer: Answer
) -> None:
    worker = Worker(beside=always("A 2"))
    policy = replace(RELEVANCE, reflect_at=2.0)
    async with life(tmp_path, policy, llm=SMALL, worker=worker, others=aside(answer)) as there:
        await there.say(
            "I uploaded reports/march.csv. Never change the vendored files.",
            [
                worker.reads("reports/march.csv", lines=40),
                worker.edits("src/ledger.py"),
                worker.runs("pytest broken"),
                "I decided to use SQLite instead of JSON because writes must be atomic. "
                "Lesson learned: the tests need a fresh database each time.",
            ],
        )
        for number in range(20):
            await there.say(f"Number {number}.", work(worker, 6, 6 * number))
        assert len(there.of(Job.OBSERVATIONS)) > 2
        assert there.of(Job.REFLECTION)
        shown = "\n".join(texts((await there.window()).messages, OBSERVATIONS))
        for critical in (
            "reports/march.csv",
            "src/ledger.py",
            "Never change the vendored files",
            "SQLite",
            "a fresh database each time",
            "KeyError: 'opening_balance'",
        ):
            assert critical in shown


@pytest.mark.slow
async def test_observations_are_appended_and_refined_only_above_half_of_the_window(
    tmp_path: Path,
) -> None:
    count = 0

    def answer(request: ModelRequest) -> Script:
        nonlocal count
        if "Refine these observations" in asked(request):
            return words("- [high] Refined: all parts are in `src/ledger.py`.")
        count += 1
        rows = [f"- [medium] Fact {count}.{n} of `src/part_{n}.py`." for n in range(150)]
        return words("\n".join(rows))

    worker = Worker(beside=always("A 2"))
    async with life(tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(answer)) as there:
        before: tuple[str, ...] = ()
        number = 0
        while not there.of(Job.REFLECTION):
            number += 1
            assert number < 150
            await there.say(f"Number {number}.", work(worker, 6, 6 * number))
            if there.of(Job.REFLECTION):
                break
            window = await there.window()
            folds = tuple(texts(window.messages, OBSERVATIONS))
            assert folds[: len(before)] == before
            # the newest may cross the mark, which is acted upon after the next turn
            assert sum(map(FakeWeigher().count, folds[:-1])) <= SMALL.window / 2
            before = folds
        assert len(before) > 3
        [refined] = there.of(Job.REFLECTION)
        assert refined.tokens_after < refined.tokens_before
        facts = [observation.text for fold in refined.folds for observation in fold.observations]
        assert "Refined: all parts are in `src/ledger.py`." in facts
        assert sum(len(text) // 4 for text in before) > 0.4 * SMALL.window


async def test_nothing_is_compacted_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    worker = Worker(beside=always("A 2"))
    async with life(
        tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(always(FACTS))
    ) as there:
        await there.say("One.", work(worker, 12))
        await there.say("Two.", work(worker, 12, 12))
        assert there.of(Job.OBSERVATIONS)
        kinds = [type(item) for item in there.seen if isinstance(item, JobStarted | TurnFinished)]
        assert kinds[0] is TurnFinished
        pairs = zip(there.requests, there.requests[1:], strict=False)
        broken = [n for n, (one, two) in enumerate(pairs) if not begins_with(two, one)]
        assert broken == []


@pytest.mark.slow
async def test_a_single_turn_that_floods_the_window_goes_on_with_notes(tmp_path: Path) -> None:
    worker = Worker(beside=always("A 3\nB 3\nC 3\nD 3"))
    async with life(
        tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(always(FACTS))
    ) as there:
        await there.say("One.", work(worker, 4))
        flood = [worker.reads(*(f"src/{n}_{m}.py" for m in range(4)), lines=260) for n in range(9)]
        await there.say("Read everything at once.", [*flood, "Read."])
        assert there.of(Job.OBSERVATIONS)
        assert not there.of(Job.TRIM)
        for request in there.requests:
            check_wire(request)
            assert weight(request) <= SMALL.window * 7 // 8
        last = there.requests[-1]
        assert any(m.text == "Read everything at once." for m in last.messages)
        assert any(isinstance(e, JobEnded) and e.job is Job.OBSERVATIONS for e in there.seen)
        # and nothing of it is lost
        for event in await there.events(ToolReturned):
            assert await there.store.exists(event.content)
        await check_past(there)


async def test_facts_are_dated_and_have_priorities_and_sources(tmp_path: Path) -> None:
    worker = Worker(beside=always("A 2"))
    async with life(
        tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(always(FACTS))
    ) as there:
        number = 0
        while not there.of(Job.OBSERVATIONS):
            number += 1
            await there.say(f"Number {number}.", work(worker, 9, 9 * number))
        [fold] = there.of(Job.OBSERVATIONS)[0].folds
        assert fold.kind is FoldKind.OBSERVATIONS
        for observation in fold.observations:
            assert observation.at > 1_700_000_000
            assert observation.sources
            assert all(fold.first <= seq <= fold.last for seq in observation.sources)
        assert {observation.priority for observation in fold.observations} >= {
            Priority.HIGH,
            Priority.DONE,
        }
