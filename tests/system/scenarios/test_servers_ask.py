"""A real server asks the user while the agent waits for its tool."""

import json
import sys
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from helix_desktop.app.container import AppParts
from helix_desktop.app.mcp_servers.server_file import ServerFile
from helix_desktop.domain.llm import ModelRequest, StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.mcp_servers import McpServer, OfferedTool, ServerPhase
from helix_desktop.domain.messages import Role, ToolCall, ToolResult
from helix_desktop.domain.value import replace
from helix_desktop.ui.chat.transcript.row_toolbar import row_commands
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.ipc.served import Place
from tests.fakes.provider import Script
from tests.fakes.speaker import Speaker, words
from tests.system.peers import asking_server, form_server
from tests.system.scenarios.stage import running, type_and_send, until, viewed
from tests.tools.mcp_host.stage import hostile, with_approved_start

ALT = Qt.KeyboardModifier.AltModifier
SERVER = McpServer("friends", sys.executable, ("-I", str(Path(asking_server.__file__))))
CALL = ToolCall("call-1", "friends__invite", "{}")


def agent(request: ModelRequest) -> Script:
    """Calls the server's tool once."""
    if any(message.role is Role.TOOL for message in request.messages):
        return words("Done.")
    return (ToolCallArrived(CALL), StreamFinished(StopReason.TOOLS))


def prepared(base: Path, server: McpServer) -> Place:
    """A workspace whose server is approved with its tool."""
    place = Place(base)
    add_server(place.home, server)
    return place


def add_server(home: Path, server: McpServer) -> None:
    """Add the server to the workspace with this home, and approve it."""
    book = ServerFile(home)
    book.put(server)
    tool = asking_server.TOOL
    schema = json.dumps(tool["inputSchema"], sort_keys=True, separators=(",", ":"))
    offered = OfferedTool(str(tool["name"]), str(tool["description"]), schema)
    book.keep(server.name, replace(with_approved_start(server, home), tools=(offered,)))


def press(workspace_view: WorkspaceView, key: Qt.Key) -> None:
    QTest.keyClick(workspace_view.chat.composer.editor, key, ALT)


async def allow_the_call(workspace_view: WorkspaceView) -> None:
    await until(lambda: workspace_view.chat.question.ready)
    press(workspace_view, Qt.Key.Key_Y)
    await until(lambda: workspace_view.chat.question.ready)


def server_answer(speaker: Speaker) -> dict[str, object]:
    """What the server's tool answered, as the agent read it."""
    parts = [part for message in speaker.requests[-1].messages for part in message.parts]
    (result,) = [part for part in parts if isinstance(part, ToolResult)]
    results = json.loads(result.text[result.text.index("{") : result.text.rindex("}") + 1])
    assert isinstance(results, dict)
    return results


async def test_a_server_is_told_what_was_filled_in(tmp_path: Path) -> None:
    speaker = Speaker(agent)

    place = prepared(tmp_path, SERVER)
    async with viewed(
        data=place.data, folder=place.project, parts=AppParts(provider=lambda: speaker)
    ) as workspace_view:
        card = workspace_view.chat.question
        type_and_send(workspace_view, "invite somebody")
        await allow_the_call(workspace_view)
        words = "“friends” needs information from you · Holds up the turn since "
        assert card.heading().startswith(words)
        assert QApplication.focusWidget() is workspace_view.chat.composer.editor
        assert workspace_view.session in workspace_view.permissions.sessions
        await until(lambda: workspace_view.sidebar.sessions.items[0].below == "Waiting for you")
        mail = card.question.body.rows[1].line
        assert mail is not None
        QTest.mouseClick(mail, Qt.MouseButton.LeftButton)
        QTest.keyClicks(mail, "ann@example.org")
        QTest.keyClick(mail, Qt.Key.Key_Return)
        await until(lambda: not running(workspace_view))
        assert not card.isVisible()
        open_workspace = workspace_view.open_workspace
        assert open_workspace._deps.base.is_tainted(workspace_view.session)
    result = server_answer(speaker)
    assert result["form"] == {
        "action": "accept",
        "content": {"name": "Ann", "mail": "ann@example.org", "color": "b"},
    }


@pytest.mark.parametrize(("key", "action"), [(Qt.Key.Key_N, "decline"), (Qt.Key.Key_D, "cancel")])
async def test_no_model_is_offered_and_a_form_can_be_refused(
    tmp_path: Path, key: Qt.Key, action: str
) -> None:
    speaker = Speaker(agent)

    place = prepared(tmp_path, SERVER)
    async with viewed(
        data=place.data, folder=place.project, parts=AppParts(provider=lambda: speaker)
    ) as workspace_view:
        type_and_send(workspace_view, "invite somebody")
        await allow_the_call(workspace_view)
        press(workspace_view, key)
        await until(lambda: not running(workspace_view))
    result = server_answer(speaker)
    able = result.pop("able")
    assert isinstance(able, list)
    assert "elicitation" in able
    assert "sampling" not in able
    assert result == {"form": {"action": action}}


async def test_a_call_that_is_stopped_takes_its_question_along(tmp_path: Path) -> None:
    place = prepared(tmp_path, SERVER)
    parts = AppParts(provider=lambda: Speaker(agent))
    async with viewed(data=place.data, folder=place.project, parts=parts) as workspace_view:
        type_and_send(workspace_view, "invite somebody")
        await allow_the_call(workspace_view)
        QTest.keyClick(workspace_view.chat.composer.editor, Qt.Key.Key_Escape)
        await until(lambda: not workspace_view.chat.question.isVisible())
        await until(lambda: not running(workspace_view))
        assert workspace_view.permissions.count == 0


async def test_a_call_that_is_stopped_alone_is_told_to_its_server_and_the_turn_goes_on(
    tmp_path: Path,
) -> None:
    file, call = tmp_path / "told", ToolCall("call-1", "slow__echo", "{}")

    def calling(request: ModelRequest) -> Script:
        if any(message.role is Role.TOOL for message in request.messages):
            return words("Done.")
        return (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))

    speaker, place = Speaker(calling), Place(tmp_path)
    ServerFile(place.home).put(hostile("HangInCall", str(file), name="slow"))
    parts = AppParts(provider=lambda: speaker)
    async with viewed(data=place.data, folder=place.project, parts=parts) as workspace_view:
        await approve_all(workspace_view, "slow")
        type_and_send(workspace_view, "search it")
        await until(lambda: workspace_view.chat.question.ready)
        press(workspace_view, Qt.Key.Key_Y)
        await until(lambda: file.exists() and "called" in file.read_text())
        model = workspace_view.transcript
        [at] = [at for at in range(model.rowCount()) if model.row(at).kind is RowKind.TOOL]
        await until(lambda: RowAction.STOP in {item.want for item in row_commands(model.row(at))})
        for _ in range(2):
            workspace_view.chat.view.action_requested.emit(at, RowAction.STOP)
        await until(lambda: not running(workspace_view))
        await until(lambda: "cancelled" in file.read_text())
        assert RowAction.STOP not in {item.want for item in row_commands(model.row(at))}
    [result] = [part for part in speaker.requests[-1].messages[-1].parts]
    assert isinstance(result, ToolResult)
    assert result.text.startswith("[stopped] This call was not finished: the user stopped it.")
    assert speaker.requests[-1].messages[-1].role is Role.TOOL


async def approve_all(workspace_view: WorkspaceView, name: str) -> None:
    """Approve the start of a server, and then its tools."""
    serving = workspace_view.open_workspace.server_settings

    def is_in(phase: ServerPhase) -> bool:
        return any(item.server.name == name and item.phase is phase for item in serving.all())

    for phase in (ServerPhase.UNAPPROVED, ServerPhase.READY):
        await until(partial(is_in, phase), 60.0)
        assert await serving.approve(name, serving.differences(name))


@pytest.mark.parametrize(
    ("mode", "tool"),
    [
        ("", "ask_in_call"),
        ("", "ask_before_call"),
        ("", "ask_in_answer"),
        ("modern", "ask_before_call"),
        ("modern", "ask_in_answer"),
    ],
)
async def test_the_form_of_a_server_made_with_the_sdk_is_filled_in_and_its_call_goes_on(
    tmp_path: Path, mode: str, tool: str
) -> None:
    """`modern`: the server knows no handshake, so that it is spoken to in the newer way."""
    arguments = ("-I", str(Path(form_server.__file__)), mode)
    call = ToolCall("call-1", f"forms__{tool}", "{}")

    def calling(request: ModelRequest) -> Script:
        if any(message.role is Role.TOOL for message in request.messages):
            return words("Done.")
        return (ToolCallArrived(call), StreamFinished(StopReason.TOOLS))

    speaker = Speaker(calling)
    place = Place(tmp_path)
    ServerFile(place.home).put(McpServer("forms", sys.executable, arguments))
    async with viewed(
        data=place.data, folder=place.project, parts=AppParts(provider=lambda: speaker)
    ) as workspace_view:
        await approve_all(workspace_view, "forms")
        card = workspace_view.chat.question
        type_and_send(workspace_view, "invite somebody")
        await allow_the_call(workspace_view)
        words = "“forms” needs information from you · Holds up the turn since "
        assert card.heading().startswith(words)
        assert card.isVisible()
        line = card.question.body.rows[0].line
        assert line is not None
        QTest.mouseClick(line, Qt.MouseButton.LeftButton)
        QTest.keyClicks(line, "Ann")
        QTest.keyClick(line, Qt.Key.Key_Return)
        await until(lambda: not running(workspace_view))
        assert not card.isVisible()
        assert workspace_view.permissions.count == 0
    parts = [part for message in speaker.requests[-1].messages for part in message.parts]
    (result,) = [part for part in parts if isinstance(part, ToolResult)]
    assert "accept" in result.text
    assert "Ann" in result.text
    assert not result.failed
