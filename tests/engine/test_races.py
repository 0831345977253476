"""Send, stop, undo, hand over, change the policy, switch the model, close: in any interleaving."""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Iterator

import pytest

from helix_desktop.context.history import History
from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import BALANCED, RELEVANCE
from helix_desktop.domain.context_window.rewrites import Fold, Job
from helix_desktop.domain.errors import HelixError, ProviderError
from helix_desktop.domain.events import (
    AssistantReplied,
    ContextInjected,
    EpochCommitted,
    Recorded,
    ToolReturned,
    TurnEnded,
    TurnStarted,
    WindowSent,
)
from helix_desktop.domain.gate_choice import GateChoice
from helix_desktop.domain.live_events import JobEnded, JobStarted
from helix_desktop.domain.llm import LlmRole, ModelRequest, TextDelta
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput, Transaction, TransactionReceipt
from helix_desktop.domain.value import replace
from tests.engine.loops import play_still
from tests.engine.stage import SESSION, Stage, check_wire, model_handle, sent_window
from tests.engine.talks import FAST, MAIN
from tests.fakes.provider import HANG, Script
from tests.fakes.speaker import Agent, Speaker, document, is_gate, words

SEEDS = int(os.environ.get("HELIX_RACE_SEEDS", "60"))
"""More of them: HELIX_RACE_SEEDS=10000."""

POLICIES = (
    replace(BALANCED, compact_cooldown=0.0, compact_keep_tokens=2_000, gate_tokens=1_500),
    replace(
        RELEVANCE, observations_percent=15.0, reflect_at=5.0, gate_tokens=1_500, gate_seconds=2.0
    ),
    replace(BALANCED, notes_percent=0.0, compact_percent=30.0),
    replace(BALANCED, gate_mode=GateMode.AUTOMATIC, compact_cooldown=0.0, compact_percent=25.0),
)


class RaceStage:
    """One session, several impatient users, and models in all moods."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.closed_at: int | None = None
        agent = Agent(2, answer_side_request=self.answer_side_request, calls=2)
        self.main = Speaker(self.moody(agent), pace=0.01)
        fast = Speaker(self.answer_side_request, pace=self.dice.choice((0.02, 0.5, 3.0)))
        self.there = Stage(
            self.main,
            run=self.run,
            policy=POLICIES[seed % len(POLICIES)],
            llm=replace(MAIN, window=16_000),
            others={LlmRole.FAST: model_handle(fast, FAST)},
        )
        commit = self.there.store.commit

        async def slow(step: Transaction) -> TransactionReceipt:
            await self.pause()
            receipt = await commit(step)
            await self.pause()
            return receipt

        self.there.store.commit = slow  # type: ignore[method-assign]

    async def pause(self) -> None:
        await asyncio.sleep(self.dice.choice((0, 0, 0.001, 0.02, 0.3)))

    async def run(self, made: ToolCall) -> ToolOutput:
        await self.pause()
        lines = self.dice.choice((3, 60, 250))
        text = "\n".join(f"src/{made.id}/part_{n}.py:{n}: something" for n in range(lines))
        return ToolOutput(text.encode(), made.arguments, f"file:{made.arguments}")

    def moody(self, agent: Agent) -> Callable[[ModelRequest], Script]:
        def answer(request: ModelRequest) -> Script:
            mood = self.dice.random()
            if mood < 0.05:
                return (ProviderError("busy"),)
            if mood < 0.08:
                return (TextDelta("half an ans"),)
            return agent(request)

        return answer

    def answer_side_request(self, request: ModelRequest) -> Script:
        mood = self.dice.random()
        if mood < 0.15:
            return (ProviderError("busy"),)
        if mood < 0.2:
            return (HANG,)
        if mood < 0.3:
            return words(self.dice.choice(("", "no", "x" * 50_000, "A 3\nB 1 names")))
        if is_gate(request):
            return words(self.dice.choice(("A 1 names\nB 2", "A 3\nB 3", "A 2\nB 1 all")))
        facts = "- [high] It is in `src/ledger.py`. {2}\n- [low] A thing. {2}"
        return words(f"{document()}\n{facts}")

    async def user(self) -> None:
        for _ in range(self.dice.randint(6, 14)):
            await asyncio.sleep(self.dice.choice((0, 0.01, 0.2, 1, 5)))
            try:
                await self.dice.choice(self.acts())()
            except HelixError:
                continue  # refused in words: that is an answer

    def acts(self) -> list[Callable[[], Awaitable[object]]]:
        runner = self.there.runner
        compactor = runner.compactor
        return [
            self.send,
            self.send,
            self.send,
            runner.stop,
            runner.undo.undo,
            runner.undo.redo,
            lambda: runner.undo.restore(0),
            lambda: compactor.run(Job.HANDOVER),
            self.draft,
            self.change_policy,
            self.switch,
            self.pin,
            self.regate,
        ]

    async def send(self) -> None:
        await self.there.runner.send(f"please do number {self.dice.randint(1, 99)}")

    async def draft(self) -> None:
        compactor = self.there.runner.compactor
        draft = await compactor.dry_run(self.dice.choice((Job.HANDOVER, Job.OBSERVATIONS)))
        await asyncio.sleep(self.dice.choice((0, 0.5)))
        await compactor.accept(draft)

    async def change_policy(self) -> None:
        self.there.deps.models.choose_policy(self.dice.choice(POLICIES))

    async def switch(self) -> None:
        llm = replace(MAIN, id=f"m{self.dice.randint(1, 9)}", window=16_000)
        self.there.deps.models.handles[LlmRole.MAIN] = model_handle(self.main, llm)

    async def pin(self) -> None:
        pins = self.there.runner.session_window.history.pins
        if pins and self.dice.random() < 0.5:
            await self.there.runner.pins.unpin(next(iter(pins)))
        else:
            await self.there.runner.pins.pin("never push to main")

    async def regate(self) -> None:
        events = await self.there.journal()
        calls = [event.call for event in events if isinstance(event, ToolReturned)]
        if calls:
            choice = self.dice.choice(tuple(GateChoice))
            await self.there.runner.output_gate.change(calls[-1], choice, "names")

    async def blow(self) -> None:
        await self.there.runner.begin("begin: never lose anything")
        await self.there.supervisor.run_all(self.user() for _ in range(3))
        if self.dice.random() < 0.5:
            await self.there.runner.wait_until_idle()
        await self.there.runner.close()
        self.closed_at = len(await self.there.journal())
        await asyncio.sleep(500)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_session_stays_consistent_whatever_happens_at_the_same_time(seed: int) -> None:
    async def story() -> None:
        storm = RaceStage(seed)
        await storm.blow()
        stage = storm.there
        assert stage.reported == []
        recorded = [
            item for item in await stage.store.events(SESSION) if isinstance(item, Recorded)
        ]
        assert len(recorded) == storm.closed_at, "something was written after the end"
        check_chain(recorded)
        check_history(stage, recorded)
        check_jobs(stage)
        for request in storm.main.requests:
            check_wire(request)
        await check_past(stage, recorded)
        assert stage.supervisor.running == 0

    play_still(story(), seed)


def check_chain(recorded: list[Recorded]) -> None:
    """Epochs are numbered one after the other, each on top of the one before."""
    chain = [item.event.epoch for item in recorded if isinstance(item.event, EpochCommitted)]
    assert [epoch.number for epoch in chain] == list(range(1, len(chain) + 1))
    assert [epoch.parent for epoch in chain] == list(range(len(chain)))
    for epoch in chain:
        if epoch.restores is None:
            assert epoch.tokens_after < epoch.tokens_before


def check_history(stage: Stage, recorded: list[Recorded]) -> None:
    """What is in memory is what is on disk; each message stands once: as it is, or covered."""
    live, again = stage.runner.session_window.history, History(recorded)
    assert [entry.seq for entry in recorded] == list(range(1, len(recorded) + 1))
    assert live.view == again.view
    assert live.pins == again.pins
    assert live.items == again.items
    assert not live.open_calls
    messages = TurnStarted | ContextInjected | AssistantReplied
    message_seqs = [entry.seq for entry in recorded if isinstance(entry.event, messages)]
    shown: list[int] = []
    for entry in live.shown_items(live.view):
        if isinstance(entry, Fold):
            shown += [item.seq for item in live.items_in(entry.covers)]
        else:
            shown.append(entry.seq)
    assert sorted(shown) == message_seqs
    turn_count = sum(isinstance(entry.event, TurnStarted) for entry in recorded)
    assert sum(isinstance(entry.event, TurnEnded) for entry in recorded) == turn_count
    for epoch in live.epochs.values():
        for marked in epoch.marked:
            assert marked.content in stage.store.saved_data.contents


def check_jobs(stage: Stage) -> None:
    """Never two at once."""
    running = 0
    for event in stage.seen:
        running += isinstance(event, JobStarted) - isinstance(event, JobEnded)
        assert running in (0, 1)
    assert running == 0


async def check_past(stage: Stage, recorded: list[Recorded]) -> None:
    """Every request that was sent can be made again, byte for byte."""
    digests: tuple[str, ...] = ()
    for item in recorded:
        if isinstance(item.event, WindowSent):
            digests = (*digests[: item.event.keep], *item.event.blocks)
            window = await sent_window(stage.deps, item.seq)
            assert tuple(block.digest for block in window.blocks) == digests


def test_a_race_with_the_same_seed_gives_the_same_journal() -> None:
    def journal() -> Iterator[str]:
        storm = RaceStage(7)
        play_still(storm.blow(), 7)
        history = storm.there.runner.session_window.history
        return (type(item.event).__name__ for item in history.items)

    assert list(journal()) == list(journal())
