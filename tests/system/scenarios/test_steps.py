"""The list of steps in the window: the agent writes it, the user changes it, the agent is told."""

import json

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helix_desktop.app.container import AppParts
from helix_desktop.domain.llm import ModelRequest, StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import Role, ToolCall
from helix_desktop.domain.todo import TodoItem
from tests.fakes.provider import Script
from tests.fakes.speaker import Speaker, words
from tests.system.scenarios.stage import Play, type_and_send, until

STEPS = ToolCall("call-1", "todo", json.dumps({"items": [{"text": "read"}, {"text": "write"}]}))
AGAIN = ToolCall("call-2", "todo", json.dumps({"items": [{"text": "read", "status": "done"}]}))


def agent(request: ModelRequest) -> Script:
    """Writes its steps once, and shows them when it is asked to."""
    last = request.messages[-1]
    if last.role is Role.USER and "plan" in last.text:
        return (ToolCallArrived(STEPS), StreamFinished(StopReason.TOOLS))
    if last.role is Role.USER and "again" in last.text:
        return (ToolCallArrived(AGAIN), StreamFinished(StopReason.TOOLS))
    return words("Done.")


async def test_the_agent_is_told_what_the_user_changed_in_its_steps(play: Play) -> None:
    speaker = Speaker(agent)
    parts = AppParts(provider=lambda: speaker)
    async with play.view(parts=parts) as view:
        panel = view.chat.todo
        assert panel.isHidden()
        type_and_send(view, "plan it")
        running = view.chat_controller.running
        await until(lambda: len(panel.rows) == 2 and not running)
        QTest.mouseClick(panel.opener, Qt.MouseButton.LeftButton)
        QTest.mouseClick(panel.rows[0].box, Qt.MouseButton.LeftButton)
        QTest.keyClicks(panel.field.line, "sleep")
        QTest.keyClick(panel.field.line, Qt.Key.Key_Return)
        assert len(panel.rows) == 3
        await until(lambda: not view.chat.todo._keeping)
        items = await view.open_workspace.sessions.todo(view.session)
        assert [(item.text, item.status.value) for item in items] == [
            ("read", "done"),
            ("write", "pending"),
            ("sleep", "pending"),
        ]
        type_and_send(view, "go on")
        await until(lambda: len(speaker.requests) == 3)
        texts = [message.text for message in speaker.requests[-1].messages]
        assert any("The user changed" in entry and "[ ] sleep" in entry for entry in texts)
        await until(lambda: not running)
    async with play.view(parts=parts) as again:
        await until(lambda: len(again.chat.todo.rows) == 3)


async def test_the_steps_of_a_session_appear_while_those_of_another_one_are_still_saved(
    play: Play,
) -> None:
    parts = AppParts(provider=lambda: Speaker(agent))
    async with play.view(parts=parts) as view:
        panel = view.chat.todo
        sessions = []
        for words_of_user, count in (("plan it", 2), ("again", 1)):
            view.action_registry.run("session.new")
            await until(lambda: not view.session)
            type_and_send(view, words_of_user)
            await until(lambda count=count: len(panel.rows) == count)  # type: ignore[misc]
            await until(lambda: not view.chat_controller.running)
            sessions.append(view.session)
        panel.change((TodoItem("mine"),))
        panel.show_session(sessions[0])
        await until(lambda: len(panel.rows) == 2)
