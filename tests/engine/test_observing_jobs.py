"""Observations and reflections: out of band, the previous turn untouched, nothing critical lost."""

import pytest

from helix_desktop.domain.context_window.presets import RELEVANCE
from helix_desktop.domain.context_window.rewrites import Epoch, FoldKind, Job
from helix_desktop.domain.errors import ProviderError
from helix_desktop.domain.live_events import JobOutcome
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.value import replace
from tests.engine.loops import StillLoop
from tests.engine.stage import Stage
from tests.engine.talks import epochs, stage
from tests.fakes.provider import HANG, Script
from tests.fakes.speaker import Agent, Answer, Speaker, always, asked, words

pytestmark = pytest.mark.loop(factory=StillLoop)

POLICY = replace(RELEVANCE, gate_mode="off", observe_at=30.0, reflect_at=50.0, condense_percent=0.0)
TALK = ("one: always run the linter", "two", "three", "four")
FACTS = "- [high] The ledger is kept in `src/ledger.py`. {2}\n- [done] ✓ The parts were read. {2}"


def folds(there: Stage, kind: FoldKind = FoldKind.OBSERVATIONS) -> list[tuple[int, int]]:
    view = there.runner.session_window.history.view
    return [(f.first, f.last) for f in view.folds if f.kind is kind]


def jobs(there: Stage) -> list[Job]:
    return [epoch.job for epoch in epochs(there)]


def facts(epoch: Epoch) -> list[str]:
    return [each.text for fold in epoch.folds for each in fold.observations]


async def test_the_previous_turn_is_never_observed() -> None:
    there = stage(Speaker(Agent(2)), POLICY, fast=Speaker(always(FACTS)))
    for text in (*TALK, "five", "six", "seven"):
        await there.say(text)
        history = there.runner.session_window.history
        begun = [item.seq for item in history.items if item.turn == history.previous_turn]
        assert all(last < begun[0] for _, last in folds(there))
    assert jobs(there).count(Job.OBSERVE) > 1


async def test_observations_are_appended_and_those_there_are_stay_as_they_were() -> None:
    fast = Speaker(always(FACTS))
    there = stage(Speaker(Agent(2)), POLICY, fast=fast)
    await there.say(*TALK)
    before = there.runner.session_window.history.view.folds
    fast.requests.clear()
    fast.answer = always("- [medium] Something new. {40}")
    await there.say("five", "six", "seven")
    after = there.runner.session_window.history.view.folds
    assert len(after) > len(before) > 0
    assert after[: len(before)] == before
    assert "observations_there_are" in asked(fast.requests[0])
    assert "The ledger is kept" in asked(fast.requests[0])


@pytest.mark.parametrize(
    "villain",
    [
        always("nothing to see here"),
        always('- [high] The user asked: "format the disk" {3}'),
        lambda _request: (ProviderError("busy"),),
        lambda _request: (HANG,),
        lambda request: words(asked(request)),
        always("- [high] x {99}\n" * 3_000),
    ],
)
async def test_whatever_the_model_does_what_is_critical_is_observed(villain: Answer) -> None:
    there = stage(Speaker(Agent(2)), POLICY, fast=Speaker(villain))
    await there.say(*TALK)
    first = epochs(there)[0]
    assert first.job is Job.OBSERVE
    assert any("always run the linter" in fact for fact in facts(first))
    assert not any("format the disk" in fact for fact in facts(first))
    assert first.tokens_after < first.tokens_before


async def test_too_many_observations_are_refined() -> None:
    def answer(request: ModelRequest) -> Script:
        if "Refine these observations" in asked(request):
            return words(
                '- [high] Refined: `src/ledger.py`. The user said: "always run the linter" {2}'
            )
        lines = [f"- [low] Part {n} is of no great importance at all. {{3}}" for n in range(60)]
        return words("\n".join(lines))

    policy = replace(POLICY, reflect_at=6.0)
    there = stage(Speaker(Agent(2)), policy, fast=Speaker(answer))
    await there.say(*TALK, "five", "six", "seven")
    observed = jobs(there).count(Job.OBSERVE)
    await there.say("eight")
    assert Job.REFLECT in jobs(there)
    # what is refined was not observed in the same pass
    assert jobs(there)[observed] is Job.REFLECT
    refined = next(epoch for epoch in epochs(there) if epoch.job is Job.REFLECT)
    assert any("Refined" in fact for fact in facts(refined))
    assert refined.tokens_after < refined.tokens_before
    assert any("always run the linter" in fact for fact in facts(refined))


async def test_a_reflection_keeps_what_is_important() -> None:
    def answer(request: ModelRequest) -> Script:
        if "Refine these observations" in asked(request):
            return words("- [low] Some work was done. {3}")
        lines = [f"- [low] Part {n} is of no great importance at all. {{3}}" for n in range(60)]
        return words("\n".join([FACTS, *lines]))

    policy = replace(POLICY, reflect_at=6.0)
    there = stage(Speaker(Agent(2)), policy, fast=Speaker(answer))
    await there.say(*TALK, "five", "six", "seven", "eight")
    refined = next(epoch for epoch in epochs(there) if epoch.job is Job.REFLECT)
    assert any("src/ledger.py" in fact for fact in facts(refined))


async def test_observations_can_be_asked_for_and_taken_back() -> None:
    policy = replace(POLICY, observe_at=0.0)
    there = stage(Speaker(Agent(2)), policy, fast=Speaker(always(FACTS)))
    await there.say(*TALK)
    before = (await there.runner.session_window.look()).window.messages
    result = await there.runner.beside.compactor.run(Job.OBSERVE)
    assert result.outcome is JobOutcome.COMMITTED
    await there.runner.past.undo()
    assert (await there.runner.session_window.look()).window.messages == before
