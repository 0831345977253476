"""Undo, redo, earlier requests and pins: nothing is ever out of reach."""

import pytest

from helix_desktop.domain.context_window.rewrites import Job
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.value import replace
from tests.engine.loops import StillLoop
from tests.engine.stage import sent_window
from tests.engine.talks import POLICY, TALK, epochs, stage
from tests.fakes.speaker import (
    Agent,
    Speaker,
    always,
    document,
    is_handover,
)

pytestmark = pytest.mark.loop(factory=StillLoop)


async def test_undo_restores_the_byte_identical_request() -> None:
    there = stage(Speaker(Agent(3)), replace(POLICY, compact_percent=0.0))
    await there.say(*TALK)
    before = (await there.runner.session_window.look()).window
    await there.runner.beside.compactor.run(Job.HAND_OVER)
    after = (await there.runner.session_window.look()).window
    assert after.messages != before.messages
    await there.runner.past.undo()
    assert (await there.runner.session_window.look()).window.messages == before.messages
    await there.runner.past.redo()
    assert (await there.runner.session_window.look()).window.messages == after.messages
    await there.runner.past.undo()
    with pytest.raises(EngineError):
        await there.runner.past.undo()


async def test_every_past_request_can_be_had_again() -> None:
    there = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
    await there.runner.begin("first")
    await there.runner.pins.pin("the sky is up")
    await there.runner.settled()
    await there.say(*TALK, "more")
    digests: tuple[str, ...] = ()
    seen = 0
    for seq, event in enumerate(await there.journal(), 1):
        if isinstance(event, WindowSent):
            digests = (*digests[: event.keep], *event.blocks)
            window = await sent_window(there.deps, seq)
            assert tuple(block.digest for block in window.blocks) == digests
            seen += 1
    assert seen > 10
    assert epochs(there)


async def test_pins_are_in_every_window_until_they_are_taken_back() -> None:
    main = Speaker(Agent(3))
    there = stage(main, fast=Speaker(always(document())))
    await there.say("first")
    pin = await there.runner.pins.pin("Never push to main.\n  Two blanks stay.")
    await there.say(*TALK)
    turns = [request for request in main.requests[4:] if not is_handover(request)]
    assert all(any(m.text == pin.text for m in request.messages) for request in turns)
    await there.runner.pins.unpin(pin.id)
    await there.say("last")
    assert not any(message.text == pin.text for message in main.requests[-1].messages)
    with pytest.raises(EngineError):
        await there.runner.pins.unpin(pin.id)
    with pytest.raises(EngineError):
        await there.runner.pins.pin("word " * 50_000)


async def test_after_an_undo_nothing_is_rewritten_until_there_is_more() -> None:
    there = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
    await there.say(*TALK)
    count = len(epochs(there))
    assert count
    await there.runner.past.undo()
    there.clock.advance(100)
    await there.runner.beside.compactor.settled()
    there.runner.beside.compactor.wake()
    await there.runner.settled()
    assert len(epochs(there)) == count + 1
    await there.say(*TALK)
    assert len(epochs(there)) > count + 1
