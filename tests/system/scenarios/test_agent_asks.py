"""The agent asks the user on a card, waits, and goes on with the answers."""

import json

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppParts
from helix_desktop.domain.llm import ModelRequest, StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import Role, ToolCall, ToolResult
from tests.fakes.provider import Script
from tests.fakes.speaker import Speaker, words
from tests.system.scenarios.stage import Play, running, type_and_send, until

QUESTIONS = [
    {"question": "Which color?", "choices": ["red", "blue"]},
    {"question": "How should I work?"},
]
CALL = ToolCall("call-1", "ask_user", json.dumps({"questions": QUESTIONS}))


def agent(request: ModelRequest) -> Script:
    """Asks once, then is done."""
    if request.messages[-1].role is Role.USER:
        return (ToolCallArrived(CALL), StreamFinished(StopReason.TOOLS))
    return words("Done.")


async def test_the_answers_on_the_card_reach_the_model(play: Play) -> None:
    speaker = Speaker(agent)
    parts = AppParts(provider=lambda: speaker)
    async with play.view(parts=parts) as view:
        type_and_send(view, "paint it")
        card = view.chat.question
        await until(lambda: card.ready)
        assert card.heading().startswith("Helix asks you · Holds up the turn since ")
        choice, own_words, line = card.question.body.rows
        QTest.mouseClick(choice.pills.pills[1], Qt.MouseButton.LeftButton)
        assert own_words.line is not None
        assert line.line is not None
        QTest.mouseClick(line.line, Qt.MouseButton.LeftButton)
        QTest.keyClicks(line.line, "Never change the tests.")
        QTest.keyClick(line.line, Qt.Key.Key_Return)
        await until(lambda: not running(view))
        [result] = [
            part
            for message in speaker.requests[-1].messages
            for part in message.parts
            if isinstance(part, ToolResult)
        ]
        assert "Which color?\n> blue" in result.text
        assert "How should I work?\n> Never change the tests." in result.text
        assert not card.isVisible()
