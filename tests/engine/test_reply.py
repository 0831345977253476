"""A reply keeps every opaque block, each with the thinking it closes."""

from helix_desktop.domain.llm import (
    CallMade,
    Finished,
    ProviderEvent,
    StopReason,
    TextDelta,
    ThinkingDelta,
)
from helix_desktop.domain.message import Text, Thinking, ToolCall
from helix_desktop.engine.reply import Part, Reply


def parts(*events: ProviderEvent) -> list[Part]:
    reply = Reply(lambda name: False)
    for event in (*events, Finished(StopReason.ANSWERED)):
        reply.take(event)
    reply.event(at=0.0, llm="m", seconds=0.0)
    return reply.parts


def test_a_block_closes_its_thinking() -> None:
    found = parts(ThinkingDelta("a"), ThinkingDelta("b"), ThinkingDelta("", "one"), TextDelta("x"))
    assert found == [Thinking("ab", "one"), Text("x")]


def test_what_comes_behind_a_block_is_another_thought() -> None:
    found = parts(ThinkingDelta("a", "one"), ThinkingDelta("b"), ThinkingDelta("", "two"))
    assert found == [Thinking("a", "one"), Thinking("b", "two")]


def test_blocks_without_words_are_all_kept() -> None:
    call = ToolCall("c", "x", "{}")
    found = parts(ThinkingDelta("", "one"), ThinkingDelta("", "two"), CallMade(call))
    assert found == [Thinking("", "one"), Thinking("", "two"), call]
