"""Looking changes nothing, sums are what is shown, and what is left out can be had again."""

import pytest

from helix_desktop.app.inspection.request_inspector import RequestInspector
from helix_desktop.domain import event_codec
from helix_desktop.domain.context_window.block import BlockKind
from helix_desktop.domain.context_window.policy import GateMode
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.context_window.rewrites import Job, WrittenBy
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import AssistantReplied, WindowSent
from helix_desktop.domain.llm import Usage
from helix_desktop.domain.request_view import (
    BlockReasonKind,
    BlockState,
    InspectedBlock,
    InspectedKind,
    InspectedRequest,
)
from helix_desktop.domain.value import replace
from tests.engine.loops import play_still
from tests.engine.stage import SESSION, Stage
from tests.engine.talks import TALK, long_output, stage
from tests.fakes.memory_store import Loft
from tests.fakes.speaker import Agent, Speaker, always, document

QUIET = replace(BALANCED, gate_mode=GateMode.OFF)


def requests_of(there: Stage) -> RequestInspector:
    return RequestInspector(lambda _session: there.runner, there.deps, there.store)


def quiet(loft: Loft | None = None) -> Stage:
    """Four turns fit, and nothing is rewritten by itself."""
    return Stage(Speaker(Agent(2)), run=long_output, policy=QUIET, loft=loft, llm=LARGE)


LARGE = replace(stage(Speaker(always(""))).deps.main.llm, window=200_000)


def one(found: InspectedRequest, sort: InspectedKind, at: int = 0) -> InspectedBlock:
    return [block for block in found.blocks if block.sort is sort][at]


def test_the_tokens_of_the_blocks_are_the_figure_for_every_request() -> None:
    async def story() -> None:
        there = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
        await there.say(*TALK, "more")
        requests = requests_of(there)
        steps = await requests.sent(SESSION)
        assert len(steps) > 10
        for seq, tokens in zip(steps.seqs, steps.tokens, strict=True):
            found = await requests.past(SESSION, seq)
            assert sum(found.by_kind().values()) == found.tokens == tokens
            assert found.verified
            assert BlockState.LOST not in {block.state for block in found.blocks}
        now = await requests.next(SESSION, "what I type")
        assert now.tokens == (await requests.weigh(SESSION, "what I type")).tokens
        assert now.by_kind()[None] == now.blocks[-1].tokens > 0

    play_still(story())


def test_a_request_without_a_report_has_one_figure_as_well() -> None:
    async def story() -> None:
        there = quiet()
        await there.say("first", "second")
        journal = there.store.loft.journals[SESSION]
        events = await there.journal()
        sent = max(at for at, event in enumerate(events) if isinstance(event, WindowSent))
        for at, event in enumerate(events[:sent]):  # the last turn was stopped while it streamed
            if isinstance(event, AssistantReplied):
                told = replace(event, usage=Usage(9_000, 5))
                journal[at] = event_codec.encode_event(told)
        requests = requests_of(there)
        steps = await requests.sent(SESSION)
        found = await requests.past(SESSION, steps.seqs[-1])
        assert found.usage is None
        assert found.tokens == steps.tokens[-1] > 9_000

    play_still(story())


def test_the_next_request_is_the_same_after_a_look_at_all_earlier_ones() -> None:
    async def story() -> None:
        there = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
        await there.say(*TALK)
        requests = requests_of(there)
        before, seq = await requests.next(SESSION), there.runner.session_window.history.seq
        for each in (await requests.sent(SESSION)).seqs:
            await requests.past(SESSION, each)
        assert await requests.next(SESSION) == before
        assert there.runner.session_window.history.seq == seq

    play_still(story())


def test_an_earlier_request_has_the_system_prompt_and_the_tools_of_its_time() -> None:
    async def story() -> None:
        there = quiet()
        await there.say("first")
        there.deps.system = "be long and windy"
        requests = requests_of(there)
        [seq, *_] = (await requests.sent(SESSION)).seqs
        found = await requests.past(SESSION, seq)
        assert one(found, InspectedKind.SYSTEM).text == "be brief"
        assert found.verified

    play_still(story())


def test_a_block_whose_text_is_gone_is_said_to_be_lost_and_nothing_is_claimed() -> None:
    async def story() -> None:
        there = quiet()
        await there.say("first")
        journal = there.store.loft.journals[SESSION]
        for at, event in enumerate(await there.journal()):
            if isinstance(event, WindowSent):  # as it was told before such texts were kept
                journal[at] = event_codec.encode_event(replace(event, fixed=()))
        requests = requests_of(there)
        [seq, *_] = (await requests.sent(SESSION)).seqs
        assert (await requests.past(SESSION, seq)).verified
        there.deps.system = "another"
        requests = requests_of(there)
        found = await requests.past(SESSION, seq)
        assert not found.verified
        assert found.blocks[0].state is BlockState.LOST
        assert await requests.written(SESSION, seq) is None

    play_still(story())


@pytest.mark.parametrize("sort", [InspectedKind.OUTPUT, InspectedKind.AGENT, InspectedKind.PERSON])
def test_what_is_left_out_and_taken_back_gives_the_very_same_request(sort: InspectedKind) -> None:
    async def story() -> None:
        there = quiet()
        await there.say("word " * 300, "second", "third")
        requests = requests_of(there)
        before = (await there.runner.session_window.look()).window.messages
        block = one(await requests.next(SESSION), sort)
        if sort is InspectedKind.AGENT:
            with pytest.raises(EngineError):  # its marker would take more than its two words
                await requests.leave_out(SESSION, block)
            return
        await requests.leave_out(SESSION, block)
        left = next(x for x in (await requests.next(SESSION)).blocks if x.key == block.key)
        assert (left.state, left.reason.why) == (BlockState.LEFT_OUT, BlockReasonKind.LEFT_OUT)
        assert left.tokens < block.tokens
        assert left.kind is BlockKind.MARKER
        after = (await there.runner.session_window.look()).window.messages
        assert len(after) == len(before)
        await requests.take_back(SESSION, left)
        assert (await there.runner.session_window.look()).window.messages == before
        await there.runner.past.undo()
        assert (await there.runner.session_window.look()).window.messages == after

    play_still(story())


def test_what_is_left_out_stays_so_over_turns_and_a_restart_and_rewrites() -> None:
    async def story() -> None:
        loft = Loft()
        there = quiet(loft)
        await there.say("first", "second")
        block = one(await requests_of(there).next(SESSION), InspectedKind.OUTPUT)
        await requests_of(there).leave_out(SESSION, block)
        await there.say("third")
        other = one(await requests_of(there).next(SESSION), InspectedKind.OUTPUT, 2)
        await requests_of(there).leave_out(SESSION, other)
        again = quiet(loft)
        await again.runner.open()
        await again.say("fourth")
        found = {each.key: each for each in (await requests_of(again).next(SESSION)).blocks}
        assert found[block.key].state is found[other.key].state is BlockState.LEFT_OUT
        await requests_of(again).take_back(SESSION, found[block.key])
        found = {each.key: each for each in (await requests_of(again).next(SESSION)).blocks}
        assert found[block.key].message == block.message
        assert found[other.key].state is BlockState.LEFT_OUT
        newest = again.runner.session_window.history.epoch
        assert newest is not None
        assert (newest.job, newest.means) == (Job.UNDO, WrittenBy.PERSON)

    play_still(story())


def test_a_summary_can_be_left_out_and_taken_back() -> None:
    async def story() -> None:
        there = stage(Speaker(Agent(3)), fast=Speaker(always(document())))
        await there.say(*TALK)
        requests = requests_of(there)
        before = (await there.runner.session_window.look()).window.messages
        block = one(await requests.next(SESSION), InspectedKind.HANDOVER)
        assert block.reason.why is BlockReasonKind.FOLDED
        assert block.name == "1"
        await requests.leave_out(SESSION, block)
        left = one(await requests.next(SESSION), InspectedKind.HANDOVER)
        assert left.state is BlockState.LEFT_OUT
        assert "recall_history" in left.text
        await requests.take_back(SESSION, left)
        assert (await there.runner.session_window.look()).window.messages == before

    play_still(story())


def test_what_the_agent_answers_now_and_what_always_stands_cannot_be_left_out() -> None:
    async def story() -> None:
        there = quiet()
        await there.say("first", "second")
        requests = requests_of(there)
        found = await requests.next(SESSION)
        for block in (found.blocks[0], found.blocks[1], one(found, InspectedKind.PERSON, -1)):
            assert block.exclude_problem
            with pytest.raises(EngineError):
                await requests.leave_out(SESSION, block)

    play_still(story())


def test_any_block_can_be_pinned_and_unpinned() -> None:
    async def story() -> None:
        there = quiet()
        await there.say("first", "second")
        requests = requests_of(there)
        before = (await there.runner.session_window.look()).window.messages
        block = one(await requests.next(SESSION), InspectedKind.OUTPUT)
        await requests.pin(SESSION, block)
        found = await requests.next(SESSION)
        pin = one(found, InspectedKind.PIN)
        assert (pin.text, pin.reason.number) == (block.text, 2)
        assert one(found, InspectedKind.OUTPUT).facts.pin == pin.facts.pin
        await requests.unpin(SESSION, pin)
        assert (await there.runner.session_window.look()).window.messages == before

    play_still(story())


def test_what_the_next_request_no_longer_has_is_told() -> None:
    async def story() -> None:
        there = quiet()
        await there.say("first", "second")
        requests = requests_of(there)
        block = one(await requests.next(SESSION), InspectedKind.OUTPUT)
        await requests.leave_out(SESSION, block)
        gone = await requests.removed(SESSION, await requests.next(SESSION))
        assert block.digest in {each.digest for each in gone}

    play_still(story())


def test_a_draft_is_told_apart_and_a_session_without_messages_shows_what_it_begins_with() -> None:
    async def story() -> None:
        there = quiet()
        await there.say("first")
        found = await requests_of(there).next(SESSION, "and now")
        assert (found.blocks[-1].state, found.blocks[-1].kind) == (BlockState.DRAFT, None)
        empty = await requests_of(there).next(type(SESSION)(""))
        assert [block.sort for block in empty.blocks] == [InspectedKind.SYSTEM, InspectedKind.TOOLS]
        assert empty.fits

    play_still(story())


def test_a_request_that_does_not_fit_names_what_it_cannot_become_smaller_than() -> None:
    async def story() -> None:
        there = quiet()
        await there.say("first")
        found = await requests_of(there).next(SESSION, "word " * 300_000)
        assert not found.fits
        assert sum(tokens for _name, tokens in found.floor) <= found.tokens

    play_still(story())
