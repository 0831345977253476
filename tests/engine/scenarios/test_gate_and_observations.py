"""The life of a session as Gate + observational memory tells it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from helix_desktop.domain.cache import Choice
from helix_desktop.domain.events import AssistantReplied, OutputGated, ToolReturned, WindowSent
from helix_desktop.domain.live import JobEnded, JobOutcome, JobStarted, TurnClosed
from helix_desktop.domain.llm import Llm, LlmRole, ProviderEvent, Request
from helix_desktop.domain.memory import FoldKind, Job, Means, Priority
from helix_desktop.domain.message import Message
from helix_desktop.domain.presets import RELEVANCE
from helix_desktop.engine.equipment import Voice
from tests.engine.scenarios.life import (
    SIDE,
    Worker,
    begins_with,
    check_past,
    check_wire,
    life,
    results,
    source_of,
    texts,
    weight,
    work,
)
from tests.engine.scenarios.patient import play
from tests.engine.talks import SlowSpeaker
from tests.fakes.provider import Script
from tests.fakes.speaker import Answer, Speaker, always, asked, is_gate, words
from tests.fakes.voice import voice

FULL = Llm("main", "test", 128_000, 4_000)
SMALL = Llm("main", "test", 40_000, 2_000)
FAST = Llm("fast", "test", 128_000, 4_000)
WIDE = Llm("wide", "test", 1_000_000, 4_000)
FACTS = "- [high] The ledger is kept in `src/ledger.py`.\n- [done] ✓ The parts were read."
OBSERVATIONS = "[Conversation History Observations]"


def aside(
    fast: Speaker | Answer, wide: Speaker | Answer | None = None, llm: Llm = FAST
) -> dict[LlmRole, Voice]:
    """The models beside the conversation."""
    found = {LlmRole.FAST: (fast, llm), LlmRole.WIDE: (wide, WIDE)}
    return {
        role: voice(each if isinstance(each, Speaker) else Speaker(each), llm)
        for role, (each, llm) in found.items()
        if each is not None
    }


class Paced(Speaker):
    """Answers each request after so many seconds of its own."""

    def __init__(self, answer: Answer, *seconds: float) -> None:
        super().__init__(answer)
        self._paces = list(seconds)

    async def stream(self, request: Request) -> AsyncIterator[ProviderEvent]:
        await asyncio.sleep(self._paces.pop(0))
        async for event in super().stream(request):
            yield event


def lasted() -> float:
    return asyncio.get_running_loop().time()


def test_each_held_output_leaves_the_gate_as_the_agent_chose_and_nothing_else_remains(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        worker = Worker(beside=always("A 1 the names of A, B and C\nB 2\nC 3"))
        others = aside(always("A is in line 7; B and C are not there."))
        async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker, others=others) as there:
            batch = worker.reads("src/a.py", "src/b.py", "src/c.py", "src/small.py", lines=400)
            small = worker.reads("src/small.py", lines=20)
            await there.say("Compare them.", [(*batch[:3], *small), "Done."])
            gates = await there.events(OutputGated)
            assert [each.choice for each in gates] == [
                Choice.EXTRACT,
                Choice.KEEP_PREVIEW,
                Choice.KEEP_FULL,
            ]
            assert gates[0].instructions == "the names of A, B and C"
            fast = others[LlmRole.FAST].provider
            assert isinstance(fast, Speaker)
            [extracting] = fast.requests
            assert "the names of A, B and C" in asked(extracting)
            assert source_of("src/a.py", 400).decode() in asked(extracting)
            shown = list(results(there.requests[-1]).values())
            assert "A is in line 7" in shown[0]
            assert len(shown[1]) < 4 * RELEVANCE.preview_tokens
            assert [text.encode() for text in shown[2:]] == [
                source_of("src/c.py", 400),
                source_of("src/small.py", 20),
            ]
            # held before it entered history, and back in full whenever it is wanted
            for each, path in zip(gates, ("src/a.py", "src/b.py", "src/c.py"), strict=True):
                assert await there.attic.get(each.content) == source_of(path, 400)
            # the exchange was one question and is nowhere now
            assert sum(is_gate(request) for request in there.main.requests) == 1
            assert len(await there.events(AssistantReplied)) == len(there.requests) == 2
            assert len(await there.events(WindowSent)) == 2
            journal = repr(await there.journal())
            assert SIDE not in journal
            assert "A 1 the names" not in journal
            evening = await there.window()
        async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker) as there:
            assert await there.window() == evening

    play(story())


@pytest.mark.parametrize(("size", "held"), [(16_000, False), (16_004, True)])
def test_more_than_four_thousand_tokens_are_held(tmp_path: Path, size: int, held: bool) -> None:
    async def story() -> None:
        worker = Worker(beside=always("A 2"))
        async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker) as there:
            await there.say("Print it.", [worker.prints(size)])
            [output] = await there.events(ToolReturned)
            assert output.tokens == size // 4
            assert bool(await there.events(OutputGated)) is held

    play(story())


def test_the_full_output_is_kept_only_as_long_as_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        worker = Worker(beside=always("A 3\nB 3\nC 3\nD 3"))
        async with life(tmp_path, RELEVANCE, llm=SMALL, worker=worker) as there:
            await there.say(
                "Print it.",
                [
                    (
                        *worker.prints(48_000),
                        *worker.prints(48_000),
                        *worker.prints(48_000),
                        *worker.prints(160_000),
                    )
                ],
            )
            choices = [each.choice for each in await there.events(OutputGated)]
            assert choices == [Choice.KEEP_FULL] * 2 + [Choice.KEEP_PREVIEW] * 2
            question = next(each for each in there.main.requests if is_gate(each))
            offered = [line for line in asked(question).split("\n") if "no room for 3" in line]
            assert len(offered) == 1, "the last alone is too large for what is left"
            assert not there.of(Job.PANIC)

    play(story())


def test_a_parallel_batch_takes_ten_seconds_at_most_and_holds_up_no_other_call(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        worker = Worker(beside=always("\n".join(f"{name} 1 errors" for name in "ABCDEF")))
        fast = Paced(always("No errors."), 1, 3, 5, 8, 30, 90)
        async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker, others=aside(fast)) as there:
            large = [worker.reads(f"src/{name}.py", lines=400)[0] for name in "abcdef"]
            small = worker.reads("src/small.py", lines=5)
            began = lasted()
            await there.say("Read all.", [(*small, *large)])
            assert 8 <= lasted() - began <= 10.5
            choices = [each.choice for each in await there.events(OutputGated)]
            assert choices == [Choice.EXTRACT] * 4 + [Choice.KEEP_PREVIEW] * 2
            # the small one was in the journal before anything was held
            kinds = [type(each.event) for each in await there.journal()]
            assert kinds.index(OutputGated) > kinds.index(ToolReturned) + 6
            shown = list(results(there.requests[-1]).values())
            assert shown[0].encode() == source_of("src/small.py", 5)

    play(story())


def test_the_gate_frees_four_fifths_of_what_tools_return(tmp_path: Path) -> None:
    """As published: over 80 % less, and windows under 30 %."""

    async def story() -> None:
        worker = Worker(beside=always("A 1 the totals"))
        others = aside(always("The totals are 1, 2 and 3."))
        async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker, others=others) as there:
            for number in range(5):
                steps = [worker.runs(f"transcript {number} {n}", 500) for n in range(6)]
                await there.say(f"Fetch number {number}.", steps)
            gates = await there.events(OutputGated)
            before = sum(each.tokens_before for each in gates)
            assert sum(each.tokens_after for each in gates) < 0.2 * before
            assert max(map(weight, there.requests)) < 0.3 * FULL.window < before

    play(story())


def test_at_30_percent_the_older_turns_become_facts_while_the_person_reads(tmp_path: Path) -> None:
    async def story() -> None:
        gate = asyncio.Event()
        slow = SlowSpeaker(gate, FACTS)
        worker = Worker(beside=always("A 2"))
        others = aside(slow)
        async with life(tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=others) as there:
            turn = 0
            while not there.runner.beside.compactor.working:
                turn += 1
                await there.say_only(f"Number {turn}.", work(worker, 5, 5 * turn))
            kinds = [type(each) for each in there.seen]
            assert kinds.index(JobStarted) > kinds.index(TurnClosed)
            assert isinstance(there.seen[kinds.index(JobStarted) - 1], TurnClosed)
            before = there.requests[-1]
            assert weight(before) > 0.3 * SMALL.window
            await there.say_only("Meanwhile.", work(worker, 2))
            assert begins_with(there.requests[-1], before)
            gate.set()
            await there.runner.settled()
            assert there.outcomes[0] == (Job.OBSERVE, JobOutcome.COMMITTED)
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

    play(story())


def turn_of(messages: tuple[Message, ...], text: str) -> tuple[Message, ...]:
    """A message of the person and everything behind it."""
    at = next((n for n, each in enumerate(messages) if each.text == text), len(messages))
    return messages[at:]


def test_whatever_happens_the_previous_turn_is_whole_in_the_next_request(tmp_path: Path) -> None:
    async def story() -> None:
        worker = Worker(beside=always("A 2"))
        others = aside(always(FACTS))
        async with life(tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=others) as there:
            for number in range(16):
                await there.say(f"Number {number}.", work(worker, 5, 5 * number))
                ended = turn_of(there.requests[-1].messages, f"Number {number}.")
                await there.say(f"Edit the second paragraph of {number}.")
                assert (
                    turn_of(there.requests[-1].messages, f"Number {number}.")[: len(ended)] == ended
                )
            assert len(there.of(Job.OBSERVE)) > 2
            assert not there.of(Job.PANIC)
            await check_past(there, every=7)

    play(story())


@pytest.mark.parametrize("answer", [always(FACTS), always("Nothing of note.")])
def test_what_is_critical_survives_every_observation_and_reflection(
    tmp_path: Path, answer: Answer
) -> None:
    async def story() -> None:
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
            assert len(there.of(Job.OBSERVE)) > 2
            assert there.of(Job.REFLECT)
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

    play(story())


def test_observations_are_appended_and_refined_only_above_half_of_the_window(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        count = 0

        def answer(request: Request) -> Script:
            nonlocal count
            if "Refine these observations" in asked(request):
                return words("- [high] Refined: all parts are in `src/ledger.py`.")
            count += 1
            rows = [f"- [medium] Fact {count}.{n} of `src/part_{n}.py`." for n in range(90)]
            return words("\n".join(rows))

        worker = Worker(beside=always("A 2"))
        async with life(
            tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(answer)
        ) as there:
            before: tuple[str, ...] = ()
            number = 0
            while not there.of(Job.REFLECT):
                number += 1
                assert number < 150
                await there.say(f"Number {number}.", work(worker, 6, 6 * number))
                if there.of(Job.REFLECT):
                    break
                window = await there.window()
                folds = tuple(texts(window.messages, OBSERVATIONS))
                assert folds[: len(before)] == before
                assert sum(len(text) // 4 for text in folds) < 0.52 * SMALL.window
                before = folds
            assert len(before) > 3
            [refined] = there.of(Job.REFLECT)
            assert refined.tokens_after < refined.tokens_before
            facts = [each.text for fold in refined.folds for each in fold.observations]
            assert "Refined: all parts are in `src/ledger.py`." in facts
            assert sum(len(text) // 4 for text in before) > 0.4 * SMALL.window

    play(story())


def test_nothing_is_compacted_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    async def story() -> None:
        worker = Worker(beside=always("A 2"))
        async with life(
            tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(always(FACTS))
        ) as there:
            await there.say("One.", work(worker, 12))
            await there.say("Two.", work(worker, 12, 12))
            assert there.of(Job.OBSERVE)
            kinds = [type(each) for each in there.seen if isinstance(each, JobStarted | TurnClosed)]
            assert kinds[0] is TurnClosed
            pairs = zip(there.requests, there.requests[1:], strict=False)
            broken = [n for n, (one, two) in enumerate(pairs) if not begins_with(two, one)]
            assert broken == []

    play(story())


def test_a_single_turn_that_floods_the_window_goes_on_in_panic(tmp_path: Path) -> None:
    async def story() -> None:
        worker = Worker(beside=always("A 3\nB 3\nC 3\nD 3"))
        async with life(
            tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(always(FACTS))
        ) as there:
            await there.say("One.", work(worker, 4))
            flood = [
                worker.reads(*(f"src/{n}_{m}.py" for m in range(4)), lines=260) for n in range(9)
            ]
            await there.say("Read everything at once.", [*flood, "Read."])
            assert there.of(Job.PANIC)
            for request in there.requests:
                check_wire(request)
                assert weight(request) <= SMALL.window * 7 // 8
            last = there.requests[-1]
            assert any(m.text == "Read everything at once." for m in last.messages)
            assert not any(isinstance(e, JobEnded) and e.job is Job.PANIC for e in there.seen)
            # and nothing of it is lost
            for each in await there.events(ToolReturned):
                assert await there.attic.exists(each.content)
            await check_past(there)

    play(story())


@pytest.mark.parametrize(
    ("window", "wide", "means"),
    [
        (128_000, 1_000_000, Means.FAST),
        (5_000, 1_000_000, Means.WIDE),
        (6_000, 6_000, Means.TRUNCATED),
    ],
)
def test_what_the_fast_model_cannot_take_goes_to_the_wide_one_and_then_is_cut(
    tmp_path: Path, window: int, wide: int, means: Means
) -> None:
    async def story() -> None:
        worker = Worker(beside=always("A 1 the errors"))
        others = {
            LlmRole.FAST: voice(Speaker(always(FACTS)), replace(FAST, window=window)),
            LlmRole.WIDE: voice(Speaker(always(FACTS)), replace(WIDE, window=wide)),
        }
        async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker, others=others) as there:
            await there.say("Print it.", [worker.prints(400_000)])
            [gated] = await there.events(OutputGated)
            assert (gated.choice, gated.means) == (Choice.EXTRACT, means)
            number = 0
            while not there.of(Job.OBSERVE):
                number += 1
                await there.say(f"Number {number}.", work(worker, 9, 9 * number))
            assert {epoch.means for epoch in there.of(Job.OBSERVE)} == {means}

    play(story())


def test_facts_are_dated_and_have_priorities_and_sources(tmp_path: Path) -> None:
    async def story() -> None:
        worker = Worker(beside=always("A 2"))
        async with life(
            tmp_path, RELEVANCE, llm=SMALL, worker=worker, others=aside(always(FACTS))
        ) as there:
            number = 0
            while not there.of(Job.OBSERVE):
                number += 1
                await there.say(f"Number {number}.", work(worker, 9, 9 * number))
            [fold] = there.of(Job.OBSERVE)[0].folds
            assert fold.kind is FoldKind.OBSERVATIONS
            for each in fold.observations:
                assert each.at > 1_700_000_000
                assert each.sources
                assert all(fold.first <= seq <= fold.last for seq in each.sources)
            assert {each.priority for each in fold.observations} >= {Priority.HIGH, Priority.DONE}

    play(story())
