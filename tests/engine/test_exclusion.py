"""What the user excludes is in no request and no later summary, and comes back byte for byte."""

import json
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helix_desktop.context.texts.placeholders import EXCLUDED
from helix_desktop.domain.cache import NewContent, Origin
from helix_desktop.domain.context_window.rewrites import Job, PinKind
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.events import WindowSent
from helix_desktop.domain.llm import (
    Llm,
    LlmRole,
    ModelRequest,
    StopReason,
    StreamFinished,
    TextDelta,
    ToolCallArrived,
)
from helix_desktop.domain.mentions import OutgoingMessage
from helix_desktop.domain.messages import Image, Message, NewImage, Role, ToolCall
from helix_desktop.domain.ports import ToolOutput
from helix_desktop.domain.value import replace
from helix_desktop.engine.block_exclusion import block_key
from helix_desktop.providers.dialects.encoding import alternate_turns
from tests.engine.loops import play_still
from tests.engine.stage import Stage, check_wire, model_handle, sent_window
from tests.engine.talks import FAST, POLICY, written
from tests.fakes.provider import Script
from tests.fakes.speaker import Speaker, always, document

PICTURE_BYTES = b"\x89PNG bytes"
PICTURE = NewImage(PICTURE_BYTES, "image/png", 40, 30).stored()
LARGE = Llm("main", "test", 200_000, 2_000)
QUIET = replace(POLICY, compact_percent=90.0)


class CountingAgent:
    """In each turn, makes one call and then answers; each of its texts has a number of its own."""

    def __init__(self) -> None:
        self._count = 0

    def __call__(self, request: ModelRequest) -> Script:
        self._count += 1
        if request.messages[-1].role is Role.TOOL:
            return (TextDelta(f"answer-{self._count}-end"), StreamFinished(StopReason.ANSWERED))
        value = f"argument-{self._count}-end " * 20
        call = ToolCall(f"c{self._count}", "look", json.dumps({"n": self._count, "text": value}))
        text_delta = TextDelta(f"step-{self._count}-end")
        return (text_delta, ToolCallArrived(call), StreamFinished(StopReason.TOOLS))


async def numbered_output(made: ToolCall) -> ToolOutput:
    return ToolOutput(f"output-{made.id}-end ".encode() * 10, made.arguments)


async def talked(*texts: str) -> Stage:
    session = Stage(Speaker(CountingAgent()), run=numbered_output, policy=QUIET, llm=LARGE)
    await session.say(*texts)
    return session


async def messages_of(session: Stage) -> tuple[Message, ...]:
    return (await session.runner.session_window.look()).window.messages


def request_text(messages: tuple[Message, ...]) -> str:
    return "\n".join(map(repr, messages))


async def keys_of(session: Stage) -> list[str]:
    """The keys of the blocks of the conversation, but that of the last message typed."""
    state = await session.runner.session_window.look()
    last = state.last_request
    blocks = [block for row in state.rows for block in row.blocks]
    return [block_key(block) for block in blocks if last is None or block.origin != last.seq]


async def test_an_excluded_message_leaves_nothing_in_the_request() -> None:
    session = await talked("first-question-end", "second-question-end", "third")
    before = await messages_of(session)
    first, step, output, answer = (await keys_of(session))[:4]
    for key, text in (
        (first, "first-question-end"),
        (step, "step-1-end"),
        (output, "output-c1-end"),
        (answer, "answer-2-end"),
    ):
        assert text in request_text(await messages_of(session))
        await session.runner.exclusion.exclude(key)
        assert text not in request_text(await messages_of(session))
    after = request_text(await messages_of(session))
    assert "[CACHED]" not in after
    assert "argument-1-end" not in after
    assert after.count(EXCLUDED) == 3  # the beginning, an argument of the call, and its result
    for _ in range(4):
        await session.runner.undo.undo()
    assert await messages_of(session) == before


async def test_a_picture_of_an_excluded_message_is_excluded_with_it() -> None:
    session = await talked("hello")
    await session.store.put(NewContent(PICTURE_BYTES, Origin(what="a picture")))
    await session.runner.send(OutgoingMessage("look at this", images=(PICTURE,)))
    await session.runner.wait_for_turn()
    await session.say("and now?")
    before = await messages_of(session)
    [key] = [
        block_key(block)
        for row in (await session.runner.session_window.look()).rows
        for block in row.blocks
        if block.images
    ]
    await session.runner.exclusion.exclude(key)
    window = (await session.runner.session_window.look()).window
    assert not any(isinstance(part, Image) for message in window.messages for part in message.parts)
    assert window.account.images == 0
    await session.runner.exclusion.include(key)
    assert await messages_of(session) == before


@given(st.lists(st.integers(0, 30), min_size=1, max_size=12))
@settings(max_examples=25, deadline=None)
def test_whatever_is_excluded_calls_keep_their_results_and_turns_alternate(
    numbers: list[int],
) -> None:
    async def story() -> None:
        session = await talked("one", "two", "three", "four")
        before = await messages_of(session)
        keys = await keys_of(session)
        chosen = {keys[number % len(keys)] for number in numbers}
        for key in chosen:
            await session.runner.exclusion.exclude(key)
        speaker = session.deps.models.main.provider
        await session.say("five")
        for request in speaker.requests[-2:]:
            check_wire(request)
            turns = [turn for turn in alternate_turns(request.messages) if not turn.calls]
            sides = [turn.role for turn in turns if turn.role is not Role.TOOL]
            assert all(one is not other for one, other in pairwise(sides[1:]))
        events = await session.journal()
        sent = [seq for seq, entry in enumerate(events, 1) if isinstance(entry, WindowSent)]
        rebuilt = await sent_window(session.deps, sent[-1])
        assert rebuilt.messages == speaker.requests[-1].messages
        for key in chosen:
            await session.runner.exclusion.include(key)
        assert (await messages_of(session))[: len(before)] == before

    play_still(story())


async def test_an_excluded_handover_comes_back_as_it_was() -> None:
    others = {LlmRole.FAST: model_handle(Speaker(always(document())), FAST)}
    session = Stage(
        Speaker(CountingAgent()), run=numbered_output, policy=QUIET, llm=LARGE, others=others
    )
    await session.say("first", "second", "third", "fourth")
    await session.runner.compactor.run(Job.HANDOVER)
    before = await messages_of(session)
    handover, *_ = await keys_of(session)
    await session.runner.exclusion.exclude(handover)
    assert await messages_of(session) != before
    await session.runner.exclusion.include(handover)
    assert await messages_of(session) == before


async def test_a_pinned_block_is_unpinned_before_it_is_excluded() -> None:
    session = await talked("first-question-end", "second")
    first, *_ = await keys_of(session)
    seq = int(first.partition(":")[0])
    pin = await session.runner.pins.pin("first-question-end", PinKind.MESSAGE, source=seq)
    with pytest.raises(EngineError, match="Unpin it first"):
        await session.runner.exclusion.exclude(first)
    await session.runner.pins.unpin(pin.id)
    await session.runner.exclusion.exclude(first)
    assert "first-question-end" not in request_text(await messages_of(session))


async def test_a_later_handover_is_not_made_from_what_was_excluded() -> None:
    fast = Speaker(always(document()))
    others = {LlmRole.FAST: model_handle(fast, FAST)}
    session = Stage(
        Speaker(CountingAgent()), run=numbered_output, policy=QUIET, llm=LARGE, others=others
    )
    await session.say("secret-word-end and more", "second", "third", "fourth")
    first, step, output, answer = (await keys_of(session))[:4]
    for key in (first, output, answer):
        await session.runner.exclusion.exclude(key)
    for _ in range(2):  # the second handover covers the first
        await session.runner.compactor.run(Job.HANDOVER)
        await session.say("more", "and more", "and still more")
    speaker = session.deps.models.main.provider
    sent = "\n".join(
        request_text(item.messages) for item in (*fast.requests, *speaker.requests[8:])
    )
    epochs = session.runner.session_window.history.epochs.values()
    texts = [written(epoch).text for epoch in epochs if epoch.job is Job.HANDOVER]
    assert len(texts) == 2
    for text in ("secret-word-end", "output-c1-end", "answer-2-end"):
        assert not any(text in item for item in texts)
        assert text not in sent
    assert step
