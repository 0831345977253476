"""Wire: whatever happened to a session, its next request is one that every provider takes."""

from collections.abc import Sequence

import pytest

from helix_desktop.context.history import History
from helix_desktop.context.texts.placeholders import NO_RESULT
from helix_desktop.domain.messages import Message, Role, Text, Thinking, ToolCall
from tests.context.sessions import Act, Ask
from tests.engine.laws import after_every_act, law, results, uncovered_items
from tests.engine.story import Story, played
from tests.wire import problems

UNFINISHED = "it ends with the assistant"


def faults(messages: Sequence[Message]) -> list[str]:
    """What is wrong beside that nothing is asked at the moment."""
    result = problems(messages)
    return [fault for fault in result if not fault.startswith(UNFINISHED)]


@law()
def test_every_tool_call_has_exactly_one_result_directly_after_it_and_no_result_is_without_its_call(
    script: list[Act], preset: str
) -> None:
    async def check(story: Story, act: Act) -> None:
        if isinstance(act, Ask) and story.requests:
            assert problems(story.requests[-1].window.messages) == []

    played(script, preset, check)


@after_every_act()
async def test_all_calls_of_one_reply_are_kept_or_dropped_together(story: Story, act: Act) -> None:
    window = await story.window()
    shown = {call.id for message in window.messages for call in message.calls}
    for item in story.history.items:
        names = {call.id for call in item.calls}
        assert names <= shown or not names & shown


@after_every_act()
async def test_signed_thinking_and_opaque_blocks_of_kept_turns_travel_unchanged(
    story: Story, act: Act
) -> None:
    window = await story.window()
    sent = [message.parts for message in window.messages if message.role is Role.ASSISTANT]
    recorded_parts = [item.reply.parts for item in uncovered_items(story.history) if item.reply]
    for before, after in zip(recorded_parts, sent, strict=True):
        thinking = [part for part in after if isinstance(part, Thinking)]
        assert thinking == [part for part in before if isinstance(part, Thinking)]
        calls = [part for part in after if isinstance(part, ToolCall)]
        assert [(call.id, call.tool, call.opaque) for call in calls] == [
            (part.id, part.tool, part.opaque) for part in before if isinstance(part, ToolCall)
        ]
        # thoughts stay in front of what they led to
        assert not thinking or isinstance(after[0], Thinking) == isinstance(before[0], Thinking)


@after_every_act()
async def test_the_first_non_system_message_is_the_users_and_none_is_empty(
    story: Story, act: Act
) -> None:
    messages = (await story.window()).messages
    conversation = [message for message in messages if message.role is not Role.SYSTEM]
    assert all(message.parts for message in messages)
    texts = [part.text for message in messages for part in message.parts if isinstance(part, Text)]
    assert all(text.strip() for text in texts)
    if conversation:
        assert conversation[0].role is Role.USER


@law(many=20)
def test_every_request_that_any_history_can_lead_to_is_one_that_providers_accept(
    script: list[Act], preset: str
) -> None:
    async def check(story: Story, _act: Act) -> None:
        assert faults((await story.window()).messages) in ([], ["nobody says anything"])

    story = played(script, preset, check)
    recorded = story.recorded()
    for cut in range(len(recorded)):
        history = History(recorded[:cut])
        window = story.assembled(history)
        assert faults(window.messages) in ([], ["nobody says anything"])
        for name in (call.id for call in history.open_calls):
            assert results(window).get(name, NO_RESULT) == NO_RESULT


@pytest.mark.slow
@law(many=20)
def test_requests_stay_valid_whatever_records_of_the_journal_are_damaged(
    script: list[Act], preset: str
) -> None:
    async def check(_story: Story, _act: Act) -> None:
        return

    story = played(script, preset, check)
    recorded = story.recorded()
    for lost in range(len(recorded)):
        history = History(recorded[:lost] + recorded[lost + 1 :])
        window = story.assembled(history)
        assert faults(window.messages) in ([], ["nobody says anything"])
