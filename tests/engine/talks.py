"""A conversation long enough for a handover, and models that answer beside it."""

import asyncio

from helix_desktop.domain.context_window.policy import GateMode, Policy
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.context_window.rewrites import Epoch, Fold, FoldKind
from helix_desktop.domain.errors import StoreFull
from helix_desktop.domain.events import EpochCommitted
from helix_desktop.domain.live_events import JobEnded, JobOutcome
from helix_desktop.domain.llm import Llm, LlmRole, ModelRequest
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.ports import ToolOutput, Transaction, TransactionReceipt
from helix_desktop.domain.value import replace
from tests.engine.loops import play_still
from tests.engine.stage import Stage, model_handle
from tests.fakes.speaker import Agent, Answer, Speaker, always

MAIN = Llm("main", "test", 20_000, 2_000)
FAST = Llm("fast", "test", 20_000, 2_000)
WIDE = Llm("wide", "test", 1_000_000, 2_000)

POLICY = replace(
    BALANCED,
    gate_mode=GateMode.OFF,
    notes_percent=0.0,
    compact_percent=50.0,
    compact_keep_tokens=2_000,
    compact_cooldown=0.0,
)
"""A policy with handovers only, from 10,000 of 20,000 tokens on."""

TALK = ("first: never touch vendored files", "second", "third", "fourth")
"""Messages that are long enough together for a handover."""


async def long_output(made: ToolCall) -> ToolOutput:
    text = "\n".join(f"src/part_{made.id}/module_{n}.py: line {n}" for n in range(100))
    return ToolOutput(text.encode(), made.arguments, f"file:{made.arguments}")


def stage(main: Speaker, policy: Policy = POLICY, **others: Speaker) -> Stage:
    llms = {"fast": FAST, "wide": WIDE}
    model_handles = {
        LlmRole(role): model_handle(speaker, llms[role]) for role, speaker in others.items()
    }
    return Stage(main, run=long_output, policy=policy, llm=MAIN, others=model_handles)


def ended(session: Stage) -> list[JobEnded]:
    return [event for event in session.seen if isinstance(event, JobEnded)]


def outcomes(session: Stage) -> list[JobOutcome]:
    return [event.outcome for event in ended(session)]


def epochs(session: Stage) -> list[Epoch]:
    return list(session.runner.session_window.history.epochs.values())


def written(epoch: Epoch) -> Fold:
    """Return the handover's own fold; notes replace smaller ranges beside it."""
    [result] = [fold for fold in epoch.folds if fold.kind is FoldKind.HANDOVER]
    return result


def first_epoch(answer: Answer, talk: tuple[str, ...] = TALK) -> Epoch:
    """Return the first epoch of a talk whose fast model gives this answer."""

    async def story() -> Epoch:
        session = stage(Speaker(Agent(3)), fast=Speaker(answer))
        await session.say(*talk)
        assert not session.reported
        return epochs(session)[0]

    return play_still(story())


class SlowSpeaker(Speaker):
    """A speaker that waits for an event before each answer."""

    def __init__(self, gate: asyncio.Event, text: str) -> None:
        super().__init__(always(text))
        self._gate = gate

    async def stream(self, request: ModelRequest):  # type: ignore[no-untyped-def]
        await self._gate.wait()
        async for event in super().stream(request):
            yield event


class Refusing:
    """Makes a stage's store refuse compactions, and nothing else, until `mend`."""

    def __init__(self, session: Stage) -> None:
        self._there = session
        self._commit = session.store.commit
        session.store.commit = self.commit  # type: ignore[method-assign]

    async def commit(self, step: Transaction) -> TransactionReceipt:
        if any(isinstance(event, EpochCommitted) for event in step.events):
            raise StoreFull("The disk is full.")
        return await self._commit(step)

    def mend(self) -> None:
        self._there.store.commit = self._commit  # type: ignore[method-assign]
