"""Large outputs in the life of a session: held, decided, extracted, and nothing left behind."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from helix_desktop.context.texts.markers import recall_line
from helix_desktop.context.texts.plain_text import MODEL_WORDS
from helix_desktop.domain.context_window.presets import RELEVANCE
from helix_desktop.domain.context_window.rewrites import Job, WrittenBy
from helix_desktop.domain.events import AssistantReplied, OutputGated, ToolReturned, WindowSent
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.llm import LlmRole, ModelRequest, ProviderEvent
from helix_desktop.domain.value import replace
from tests.engine.scenarios.life import SIDE, Worker, life, results, source_of, weight, work
from tests.engine.scenarios.models import FACTS, FAST, FULL, SMALL, WIDE, aside
from tests.engine.scenarios.patient import PatientLoop
from tests.fakes.model_handle import model_handle
from tests.fakes.provider import Script
from tests.fakes.speaker import Answer, Speaker, always, is_gate, last_message_text

pytestmark = pytest.mark.loop(factory=PatientLoop)


class Paced(Speaker):
    """Answers each request after so many seconds of its own."""

    def __init__(self, answer: Answer, *seconds: float) -> None:
        super().__init__(answer)
        self._paces = list(seconds)

    async def stream(self, request: ModelRequest) -> AsyncIterator[ProviderEvent]:
        await asyncio.sleep(self._paces.pop(0))
        async for event in super().stream(request):
            yield event


def lasted() -> float:
    return asyncio.get_running_loop().time()


async def test_each_held_output_leaves_the_gate_as_the_agent_chose_and_nothing_else_remains(
    tmp_path: Path,
) -> None:
    worker = Worker(answer_summary=always("A 1 the names of A, B and C\nB 2\nC 3"))
    others = aside(always("lines: 7\nnote: A is there; B and C are not."))
    async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker, others=others) as session:
        batch = worker.reads("src/a.py", "src/b.py", "src/c.py", "src/small.py", lines=400)
        small = worker.reads("src/small.py", lines=20)
        await session.say("Compare them.", [(*batch[:3], *small), "Done."])
        gates = await session.events(OutputGated)
        assert [item.choice for item in gates] == [
            GateChoice.EXTRACT,
            GateChoice.KEEP_PREVIEW,
            GateChoice.KEEP_FULL,
        ]
        assert gates[0].instructions == "the names of A, B and C"
        fast = others[LlmRole.FAST].provider
        [extracting] = fast.requests
        assert "the names of A, B and C" in last_message_text(extracting)
        lines = source_of("src/a.py", 400).decode().split("\n")
        for number in (1, 7, 400):
            assert f"\n{number}\t{lines[number - 1]}\n" in last_message_text(extracting)
        shown = list(results(session.requests[-1]).values())
        for text, gate in zip(shown[:2], gates[:2], strict=True):
            assert text.startswith(recall_line(gate.content, RELEVANCE))
        quoted = [line for line in shown[0].split("\n") if line.startswith("7\t")]
        assert quoted == [f"7\t{lines[6]}"]
        assert shown[0].endswith(f"\n{MODEL_WORDS} {FAST.id}: A is there; B and C are not.")
        assert len(shown[1]) < 4 * RELEVANCE.preview_tokens
        assert [text.encode() for text in shown[2:]] == [
            source_of("src/c.py", 400),
            source_of("src/small.py", 20),
        ]
        # held before it entered history, and back in full whenever it is wanted
        for entry, path in zip(gates, ("src/a.py", "src/b.py", "src/c.py"), strict=True):
            assert await session.store.get(entry.content) == source_of(path, 400)
        source = source_of("src/a.py", 400).decode()
        assert not any(source in results(item).values() for item in session.main.requests)
        # the exchange was one question and is nowhere now
        assert sum(is_gate(request) for request in session.main.requests) == 1
        assert len(await session.events(AssistantReplied)) == len(session.requests) == 2
        assert len(await session.events(WindowSent)) == 2
        journal = repr(await session.journal())
        assert SIDE not in journal
        assert "A 1 the names" not in journal
        evening = await session.window()
    async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker) as session:
        assert await session.window() == evening


async def test_the_full_output_is_kept_only_as_long_as_there_is_room(tmp_path: Path) -> None:
    worker = Worker(answer_summary=always("A 3\nB 3\nC 3\nD 3"))
    async with life(tmp_path, RELEVANCE, llm=SMALL, worker=worker) as session:
        await session.say(
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
        choices = [event.choice for event in await session.events(OutputGated)]
        assert choices == [GateChoice.KEEP_FULL] * 2 + [GateChoice.KEEP_PREVIEW] * 2
        question = next(request for request in session.main.requests if is_gate(request))
        offered = [
            line for line in last_message_text(question).split("\n") if "no room for 3" in line
        ]
        assert len(offered) == 1, "the last alone is too large for what is left"
        assert not session.of(Job.TRIM)


async def test_a_parallel_batch_takes_ten_seconds_at_most_and_holds_up_no_other_call(
    tmp_path: Path,
) -> None:
    worker = Worker(answer_summary=always("\n".join(f"{name} 1 errors" for name in "ABCDEF")))
    fast = Paced(always("lines: 7"), 1, 3, 5, 8, 30, 90)
    async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker, others=aside(fast)) as session:
        large = [worker.reads(f"src/{name}.py", lines=400)[0] for name in "abcdef"]
        small = worker.reads("src/small.py", lines=5)
        began = lasted()
        await session.say("Read all.", [(*small, *large)])
        assert 8 <= lasted() - began <= 10.5
        choices = [event.choice for event in await session.events(OutputGated)]
        assert choices == [GateChoice.EXTRACT] * 4 + [GateChoice.KEEP_PREVIEW] * 2
        # the small one was in the journal before anything was held
        kinds = [type(item.event) for item in await session.journal()]
        assert kinds.index(OutputGated) > kinds.index(ToolReturned) + 6
        shown = list(results(session.requests[-1]).values())
        assert shown[0].encode() == source_of("src/small.py", 5)


@pytest.mark.slow
async def test_the_gate_frees_four_fifths_of_what_tools_return(tmp_path: Path) -> None:
    """As published: over 80 % less, and windows under 30 %."""
    worker = Worker(answer_summary=always("A 1 the totals"))
    others = aside(always("lines: 3-9"))
    async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker, others=others) as session:
        for number in range(5):
            steps = [worker.runs(f"transcript {number} {n}", 500) for n in range(6)]
            await session.say(f"Fetch number {number}.", steps)
        gates = await session.events(OutputGated)
        before = sum(gate.tokens_before for gate in gates)
        assert sum(gate.tokens_after for gate in gates) < 0.2 * before
        assert max(map(weight, session.requests)) < 0.3 * FULL.window < before


def helpful(request: ModelRequest) -> Script:
    """Answer as a good model: an excerpt of the output, or observations."""
    excerpt = "Below is a tool output" in last_message_text(request)
    return always("lines: 3-9" if excerpt else FACTS)(request)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("window", "wide", "means"),
    [
        (128_000, 1_000_000, WrittenBy.FAST),
        (5_000, 1_000_000, WrittenBy.WIDE),
        (6_000, 6_000, WrittenBy.TRUNCATED),
    ],
)
async def test_an_output_too_long_for_the_fast_model_goes_to_the_wide_one_or_is_cut(
    tmp_path: Path, window: int, wide: int, means: WrittenBy
) -> None:
    worker = Worker(answer_summary=always("A 1 the errors"))
    others = {
        LlmRole.FAST: model_handle(Speaker(helpful), replace(FAST, window=window)),
        LlmRole.WIDE: model_handle(Speaker(helpful), replace(WIDE, window=wide)),
    }
    async with life(tmp_path, RELEVANCE, llm=FULL, worker=worker, others=others) as session:
        await session.say("Print it.", [worker.prints(400_000)])
        [gated] = await session.events(OutputGated)
        assert (gated.choice, gated.written_by) == (GateChoice.EXTRACT, means)
        number = 0
        while not session.of(Job.OBSERVATIONS):
            number += 1
            await session.say(f"Number {number}.", work(worker, 9, 9 * number))
        assert {epoch.written_by for epoch in session.of(Job.OBSERVATIONS)} == {means}
