"""The gate as a window sees it: what is held, what was chosen, and another choice by the person."""

from helix_desktop.app.conversing import Conversing
from helix_desktop.domain.cache import Choice
from helix_desktop.domain.live import GateClosed, GateOpened, GatePassed
from tests.engine.loops import play_still
from tests.engine.stage import SESSION
from tests.engine.test_gate import gates, stage
from tests.fakes.speaker import always


def test_what_waits_at_the_gate_is_told_while_it_does() -> None:
    async def story() -> None:
        there = stage(always("A 1 the error\nB 2"), fast=always("just the error"), calls=2)
        await there.say("go")
        told = [event for event in there.seen if isinstance(event, GateOpened)]
        assert [[output.call for output in event.outputs] for event in told] == [["c1", "c2"]]
        passed = [event for event in there.seen if isinstance(event, GatePassed)]
        assert [(event.call, event.choice) for event in passed] == [("c1", Choice.EXTRACT)]
        assert passed[0].tokens == (await gates(there))[0].tokens_after
        assert sum(isinstance(event, GateClosed) for event in there.seen) == 1

    play_still(story())


def test_the_person_decides_through_the_desk_and_knows_what_it_takes() -> None:
    async def story() -> None:
        there = stage(always("A 2"), fast=always("just the error"))
        await there.say("go")
        conversing = Conversing(there.attic, there.equipment, lambda _session: there.runner)
        [event] = await gates(there)
        before = (await there.runner.keeper.look()).tokens
        room = await conversing.room(
            SESSION, shown=event.tokens_after, whole_output=event.tokens_before
        )
        await conversing.decide(SESSION, "c1", Choice.KEEP_FULL)
        now = (await there.runner.keeper.look()).tokens
        assert before < now
        assert abs(now - room.after) < 20
        await conversing.decide(SESSION, "c1", Choice.KEEP_PREVIEW)
        assert (await there.runner.keeper.look()).tokens == before

    play_still(story())
