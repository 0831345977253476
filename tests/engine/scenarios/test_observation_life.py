"""Observational memory in the life of a session: out of band, appended, refined, never amnesic."""

import asyncio
from pathlib import Path

import pytest

from helix_desktop.domain.context_window.presets import RELEVANCE
from helix_desktop.domain.context_window.rewrites import FoldKind, Job, Priority
from helix_desktop.domain.live_events import JobOutcome, JobStarted, TurnFinished
from helix_desktop.domain.messages import Message
from tests.engine.scenarios.life import Worker, begins_with, life, texts, weight, work
from tests.engine.scenarios.models import FACTS, OBSERVATIONS, SMALL, aside
from tests.engine.scenarios.patient import PatientLoop
from tests.engine.stage import check_wire
from tests.engine.talks import SlowSpeaker
from tests.fakes.speaker import always

pytestmark = pytest.mark.loop(factory=PatientLoop)


async def test_at_30_percent_the_older_turns_become_facts_while_the_user_reads(
    tmp_path: Path,
) -> None:
    gate = asyncio.Event()
    slow = SlowSpeaker(gate, FACTS)
    worker = Worker(answer_summary=always("A 2"))
    others = aside(slow)
    async with life(tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=others) as session:
        turn = 0
        while not session.runner.compactor.working:
            turn += 1
            await session.say_only(f"Number {turn}.", work(worker, 5, 5 * turn))
        kinds = [type(item) for item in session.seen]
        assert kinds.index(JobStarted) > kinds.index(TurnFinished)
        assert isinstance(session.seen[kinds.index(JobStarted) - 1], TurnFinished)
        before = session.requests[-1]
        assert weight(before) > 0.3 * SMALL.window
        await session.say_only("Meanwhile.", work(worker, 2))
        assert begins_with(session.requests[-1], before)
        gate.set()
        await session.runner.wait_until_idle()
        assert session.outcomes[0] == (Job.OBSERVATIONS, JobOutcome.COMMITTED)
        await session.say_only("Go on.")
        after = session.requests[-1]
        [facts] = texts(after.messages, OBSERVATIONS)
        assert "- [high] The ledger is kept in `Ledger.total`." in facts
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
    """A message of the user and everything behind it."""
    at = next((n for n, entry in enumerate(messages) if entry.text == text), len(messages))
    return messages[at:]


async def test_nothing_is_compacted_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    worker = Worker(answer_summary=always("A 2"))
    async with life(
        tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(always(FACTS))
    ) as session:
        await session.say("One.", work(worker, 12))
        await session.say("Two.", work(worker, 12, 12))
        assert session.of(Job.OBSERVATIONS)
        kinds = [type(item) for item in session.seen if isinstance(item, JobStarted | TurnFinished)]
        assert kinds[0] is TurnFinished
        pairs = zip(session.requests, session.requests[1:], strict=False)
        broken = [n for n, (one, two) in enumerate(pairs) if not begins_with(two, one)]
        assert broken == []


async def test_facts_are_dated_and_have_priorities_and_sources(tmp_path: Path) -> None:
    worker = Worker(answer_summary=always("A 2"))
    async with life(
        tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(always(FACTS))
    ) as session:
        number = 0
        while not session.of(Job.OBSERVATIONS):
            number += 1
            await session.say(f"Number {number}.", work(worker, 9, 9 * number))
        [fold] = session.of(Job.OBSERVATIONS)[0].folds
        assert fold.kind is FoldKind.OBSERVATIONS
        for observation in fold.observations:
            assert observation.at > 1_700_000_000
            assert observation.sources
            assert all(fold.first <= seq <= fold.last for seq in observation.sources)
        assert {observation.priority for observation in fold.observations} >= {
            Priority.HIGH,
            Priority.DONE,
        }
