"""A reply keeps every opaque block, each with the thinking it closes."""

from helix_desktop.domain.llm import (
    ProviderEvent,
    StopReason,
    StreamFinished,
    TextDelta,
    ThinkingDelta,
    ToolCallArrived,
)
from helix_desktop.domain.messages import Text, Thinking, ToolCall
from helix_desktop.engine.model_reply import ModelReply, Part


def parts(*events: ProviderEvent) -> list[Part]:
    reply = ModelReply(lambda name: False)
    for event in (*events, StreamFinished(StopReason.ANSWERED)):
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
    found = parts(ThinkingDelta("", "one"), ThinkingDelta("", "two"), ToolCallArrived(call))
    assert found == [Thinking("", "one"), Thinking("", "two"), call]
