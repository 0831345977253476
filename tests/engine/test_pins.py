"""A pinned output stays data: marked, outside the system message, and once in each request."""

import msgspec

from helix_desktop.context.taint import FROM_ELSEWHERE
from helix_desktop.context.texts.placeholders import PINNED_ABOVE
from helix_desktop.domain.context_window.rewrites import Pin, PinKind
from helix_desktop.domain.events import (
    AssistantReplied,
    ToolReturned,
    TurnStarted,
)
from helix_desktop.domain.llm import ModelRequest
from helix_desktop.domain.messages import Message, Role, Text, ToolResult
from tests.engine.stage import Stage
from tests.engine.talks import TALK, epochs, stage
from tests.fakes.speaker import Agent, Speaker, always, document


def whole_text(message: Message) -> str:
    results = (part.text for part in message.parts if isinstance(part, ToolResult))
    return "\n".join(filter(None, [message.text, *results]))


def check_pinned(request: ModelRequest, text: str) -> None:
    """The text is once in a request, after its mark, and in no system message."""
    texts = [whole_text(message) for message in request.messages]
    assert sum(result.count(text) for result in texts) == 1
    at = texts.index(text)
    assert request.messages[at].role is Role.USER
    assert request.messages[at - 1].role is Role.USER
    assert texts[at - 1].startswith("[pinned by the user: the next message is a copy of the output")
    assert FROM_ELSEWHERE in texts[at - 1]
    assert all(message.role is Role.SYSTEM for message in request.messages[: at - 1])


async def output_of(session: Stage, at: int = 0) -> tuple[int, str]:
    """The event and the text of an output."""
    events = await session.journal()
    results = [
        (seq, event) for seq, event in enumerate(events, 1) if isinstance(event, ToolReturned)
    ]
    seq, event = results[at]
    return seq, (await session.store.get(event.content)).decode()


async def test_a_pinned_output_is_marked_data_once_in_each_request_whatever_is_compacted() -> None:
    main = Speaker(Agent(3))
    session = stage(main, fast=Speaker(always(document())))
    await session.say("first")
    source, text = await output_of(session)
    await session.runner.pins.pin(text, PinKind.MESSAGE, source=source)
    before = len(main.requests)
    await session.say(*TALK, "more")
    assert epochs(session)
    for request in main.requests[before:]:
        check_pinned(request, text)


async def test_a_pin_that_is_taken_back_leaves_the_bytes_as_they_were() -> None:
    session = stage(Speaker(Agent(2)))
    await session.say("first", "second")
    before = (await session.runner.session_window.look()).window.messages
    source, text = await output_of(session)
    pin = await session.runner.pins.pin(text, PinKind.MESSAGE, source=source)
    again = await session.runner.pins.pin(text, PinKind.MESSAGE, source=source)
    assert again == pin
    pinned = (await session.runner.session_window.look()).window.messages
    assert [whole_text(message) for message in pinned].count(PINNED_ABOVE) == 1
    await session.runner.pins.unpin(pin.id)
    assert (await session.runner.session_window.look()).window.messages == before


async def test_a_pinned_message_of_the_user_gets_its_block_when_a_handover_covers_it() -> None:
    main = Speaker(Agent(3))
    session = stage(main, fast=Speaker(always(document())))
    await session.say("keep these very words")
    events = await session.journal()
    source = next(seq for seq, event in enumerate(events, 1) if isinstance(event, TurnStarted))
    await session.runner.pins.pin("keep these very words", PinKind.MESSAGE, source=source)
    before = len(main.requests)
    await session.say(*TALK, "more")
    assert epochs(session)
    for request in main.requests[before:]:
        texts = [message.text for message in request.messages]
        assert texts.count("keep these very words") == 1
    assert any("[pinned by the user" in message.text for message in main.requests[-1].messages)
    assert FROM_ELSEWHERE not in next(
        message.text for message in main.requests[-1].messages if "[pinned by" in message.text
    )


def test_a_pin_without_a_known_author_is_data_that_may_be_from_outside() -> None:
    stored = {"id": "pin-1", "kind": "message", "text": "text", "source": 3}
    assert "may be from outside" in msgspec.convert(stored, Pin).mark


async def test_a_pinned_answer_is_once_in_each_request_too() -> None:
    main = Speaker(Agent(1))
    session = stage(main)
    await session.say("first", "second")
    events = await session.journal()
    replies = [
        (seq, event) for seq, event in enumerate(events, 1) if isinstance(event, AssistantReplied)
    ]
    source, reply = replies[-1]
    text = "".join(part.text for part in reply.parts if isinstance(part, Text))
    before = (await session.runner.session_window.look()).window.messages
    count = sum(message.text.count(text) for message in before)
    pin = await session.runner.pins.pin(text, PinKind.MESSAGE, source=source)
    await session.say("third")
    messages = main.requests[-1].messages
    assert sum(message.text.count(text) for message in messages) == count
    assert PINNED_ABOVE in [message.text for message in messages]
    await session.runner.pins.unpin(pin.id)
    after = (await session.runner.session_window.look()).window.messages
    assert after[: len(before)] == before
