"""An editor whose workspace a window shows: the window has the session and its questions."""

import json
from pathlib import Path

import pytest

from helix_desktop.app.acp.acp_connection import CANCELLED
from helix_desktop.app.ipc.ipc_messages import AskRequest, IpcHello, encode_frame
from helix_desktop.app.ipc.json_rpc import RpcRefused
from helix_desktop.app.ipc.local_socket import SOCKET
from helix_desktop.domain.errors import HelixError
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.features.acp.window_agent import WindowAgent
from helix_desktop.providers.practice.practice_model import PracticeModel
from tests.app.ipc.scene import Scene
from tests.app.ipc.served import Place
from tests.app.ipc.test_ipc_server import Mute
from tests.features.acp.editor import Refused, container_of, editing, showing
from tests.features.rooms import without
from tests.waiting import until


async def test_the_window_runs_the_turn_and_has_the_session(tmp_path: Path) -> None:
    async with (
        showing(tmp_path, PracticeModel) as window,
        editing(tmp_path, PracticeModel) as editor,
    ):
        session = await editor.begin(tmp_path / "project")
        assert await editor.prompt(session, "hello") == "end_turn"
        assert editor.answer.startswith("I'm the practice model")
        assert [head.id for head in await window.sessions.all()] == [session]
        listed = await editor.ask("session/list", cwd=str(tmp_path / "project"))
        assert [one["sessionId"] for one in listed["sessions"]] == [session]
        folder = str(tmp_path / "project")
        await editor.ask("session/load", sessionId=session, cwd=folder, mcpServers=[])
        assert editor.of_kind("user_message_chunk")[-1]["content"]["text"] == "hello"


async def test_permissions_are_asked_in_the_window_alone(tmp_path: Path) -> None:
    async with (
        showing(tmp_path, PracticeModel) as window,
        editing(tmp_path, PracticeModel) as editor,
    ):
        session = await editor.begin(tmp_path / "project")
        prompt = [{"type": "text", "text": "write hello into notes.txt"}]
        params = {"sessionId": session, "prompt": prompt}
        editor.send(id=1_000, method="session/prompt", params=params)
        await editor.until(lambda: window.permissions.calls.pending)
        assert not editor.questions
        await editor.until(lambda: "waits for you in the window" in editor.answer)
        window.permissions.calls.answer(
            window.permissions.calls.pending[0].id, PermissionAnswer(PermissionReply.ONCE)
        )
        await editor.until(lambda: any(line.get("id") == 1_000 for line in editor.lines))
        assert (tmp_path / "project/notes.txt").read_text() == "hello"
        with pytest.raises(Refused, match="in the window"):
            await editor.ask("session/set_mode", sessionId=session, modeId="accept-edits")
        await editor.ask("session/set_mode", sessionId=session, modeId="plan")


async def test_a_turn_in_the_window_is_cancelled_by_the_editor(tmp_path: Path) -> None:
    async with (
        showing(tmp_path, PracticeModel) as window,
        editing(tmp_path, PracticeModel) as editor,
    ):
        session = await editor.begin(tmp_path / "project")
        prompt = [{"type": "text", "text": "write hello into notes.txt"}]
        params = {"sessionId": session, "prompt": prompt}
        editor.send(id=1_000, method="session/prompt", params=params)
        await editor.until(lambda: window.permissions.calls.pending)
        editor.send(method="session/cancel", params={"sessionId": session})
        await editor.until(lambda: any(line.get("id") == 1_000 for line in editor.lines))
        reply = next(line for line in editor.lines if line.get("id") == 1_000)
        assert reply["result"] == {"stopReason": "cancelled"}
    assert not (tmp_path / "project/notes.txt").exists()


async def test_a_request_ends_when_the_window_is_closed(tmp_path: Path) -> None:
    async with editing(tmp_path, PracticeModel) as editor:
        async with showing(tmp_path, PracticeModel) as window:
            session = await editor.begin(tmp_path / "project")
            prompt = [{"type": "text", "text": "write hello into notes.txt"}]
            params = {"sessionId": session, "prompt": prompt}
            editor.send(id=1_000, method="session/prompt", params=params)
            await editor.until(lambda: window.permissions.calls.pending)
        await editor.until(lambda: any(line.get("id") == 1_000 for line in editor.lines))
        reply = next(line for line in editor.lines if line.get("id") == 1_000)
        assert reply.get("error", {}).get("code") == CANCELLED or reply["result"]
        assert json.dumps(reply)


async def test_a_session_goes_on_in_the_editor_when_its_window_is_closed(tmp_path: Path) -> None:
    folder = str(tmp_path / "project")
    async with editing(tmp_path, PracticeModel) as editor:
        async with showing(tmp_path, PracticeModel):
            session = await editor.begin(tmp_path / "project")
            await editor.prompt(session, "hello")
        await editor.ask("session/load", sessionId=session, cwd=folder, mcpServers=[])
        assert await editor.prompt(session, "hello again") == "end_turn"


async def test_an_older_window_that_serves_no_editors_is_named(
    scene: Scene, tmp_path: Path
) -> None:
    home = Place(tmp_path).home
    async with Mute(home, b'\0\0\0\x20{"type":"hello","commands":true}'):
        with pytest.raises(HelixError, match="older version"):
            await WindowAgent.connect(home, spawn=scene.spawn)


async def test_a_request_to_a_window_that_is_gone_is_refused_at_once(
    scene: Scene, tmp_path: Path
) -> None:
    home = Place(tmp_path).home
    hello = IpcHello(commands=True, fields=AskRequest.__struct_fields__)
    async with Mute(home, encode_frame(hello)):
        agent = await WindowAgent.connect(home, spawn=scene.spawn)
        assert agent is not None
    await until(lambda: agent.is_gone)
    with pytest.raises(RpcRefused, match="window"):
        await agent.ask("initialize", {})
    await agent.close()


async def test_a_window_without_the_feature_refuses_an_editor(scene: Scene, tmp_path: Path) -> None:
    async with showing(tmp_path, PracticeModel) as window:
        home = container_of(tmp_path, PracticeModel).workspaces.home(window.workspace)
        await until((home / SOCKET).exists)
        with without("acp"):
            agent = await WindowAgent.connect(home, spawn=scene.spawn)
            assert agent is not None
            await until(lambda: agent.is_gone)
            with pytest.raises(RpcRefused, match="window"):
                await agent.ask("initialize", {})
            await agent.close()
