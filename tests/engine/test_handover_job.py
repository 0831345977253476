"""Handovers: written beside the conversation, checked before they count, and never in a loop."""

from dataclasses import replace

from helix_desktop.domain.live import JobEnded, JobOutcome
from helix_desktop.domain.llm import Llm, LlmRole
from helix_desktop.domain.memory import FoldKind, Job, Means
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.policy import GateMode, Policy
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.presets import BALANCED
from tests.engine.stage import Stage, play, voice
from tests.fakes.speaker import Agent, Speaker, always, document

MAIN = Llm("main", "test", 20_000, 2_000)
FAST = Llm("fast", "test", 20_000, 2_000)

POLICY = replace(
    BALANCED,
    gate_mode=GateMode.OFF,
    sweep_high_percent=0.0,
    notes_percent=0.0,
    compact_percent=50.0,
    compact_keep_tokens=2_000,
    compact_cooldown=0.0,
)
"""Only handovers, from 10,000 of 20,000 tokens on."""


async def long_output(made: ToolCall) -> ToolOutput:
    text = "\n".join(f"src/part_{made.id}/module_{n}.py: line {n}" for n in range(100))
    return ToolOutput(text.encode(), made.arguments, f"file:{made.arguments}")


def stage(main: Speaker, policy: Policy = POLICY, **others: Speaker) -> Stage:
    voices = {LlmRole(role): voice(speaker, FAST) for role, speaker in others.items()}
    return Stage(main, run=long_output, policy=policy, llm=MAIN, others=voices)


def ended(there: Stage) -> list[JobEnded]:
    return [event for event in there.seen if isinstance(event, JobEnded)]


def test_a_handover_is_written_beside_the_conversation() -> None:
    async def story() -> None:
        there = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
        await there.say("first", "second", "third", "fourth")
        epochs = list(there.runner.keeper.history.epochs.values())
        assert epochs
        assert epochs[0].job is Job.HAND_OVER
        assert epochs[0].means is Means.FAST
        assert epochs[0].folds[0].kind is FoldKind.HANDOVER
        assert ended(there)[0].outcome is JobOutcome.COMMITTED

    play(story())
