"""A row says what its command was kept from, and its buttons change that for good."""

import asyncio
import json
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.live_events import Live, PermissionRequested
from helix_desktop.domain.llm import StopReason, StreamFinished, ToolCallArrived
from helix_desktop.domain.messages import ToolCall
from helix_desktop.domain.permission import PermissionAnswer, PermissionReply
from helix_desktop.ui.action import Action
from helix_desktop.ui.chat.transcript.row_layout import click_areas
from helix_desktop.ui.chat.transcript.rows import RowAction, RowKind
from helix_desktop.ui.style.theme import Theme
from tests.app.app_stage import Place
from tests.engine.stage import until
from tests.fakes.provider import Script, ScriptedProvider, says
from tests.tools.sandbox.conftest import git
from tests.ui.views import at_rest, view_of

pytestmark = pytest.mark.seen
SECRET = "hunter2-Correct-Horse"


def runs(command: str) -> Script:
    call = ToolCall(command, "shell", json.dumps({"command": command}))
    return ToolCallArrived(call), StreamFinished(StopReason.TOOLS)


class SandboxStage:
    """A window on a workspace whose commands run in the sandbox of this machine."""

    def __init__(
        self, qtbot: QtBot, theme: Theme, base: Path, *commands: str, allows: bool = True
    ) -> None:
        self._allows = allows
        scripts = [item for command in commands for item in (runs(command), says("done"))]
        self.provider = ScriptedProvider(*scripts)
        self.place = Place(base, self.provider)
        self.folder = base / "project"
        (self.folder / "prod.env").write_text(f"DB_PASSWORD={SECRET}\n")
        (self.folder / "test.env").write_text(f"API_TOKEN={SECRET}\n")
        self.session = NO_SESSION
        self._qtbot, self._theme = qtbot, theme

    async def open(self) -> OpenWorkspace:
        self.open_workspace = await self.place.container.open(self.place.workspace)
        if not self.open_workspace.permissions.box.sandboxed:
            pytest.skip("no sandbox here")
        await self.open_workspace.permissions.trust(True)
        self.open_workspace.subscribe(self._allow)
        self.open_workspace.attend()
        spawn = self.place.container.supervisor.spawn
        self.workspace_view = view_of(self.open_workspace, spawn, self._theme)
        self._qtbot.addWidget(self.workspace_view)
        self.workspace_view.resize(1_000, 700)
        await self.workspace_view.begin()
        return self.open_workspace

    async def say(self) -> None:
        self.session = await self.open_workspace.send(self.session, "go")
        await self.open_workspace.sessions.idle()
        await self.workspace_view.show_session(self.session)
        await until(
            lambda: any(self.workspace_view.transcript.row(at).returned for at in self.rows())
        )

    def rows(self) -> list[int]:
        model = self.workspace_view.transcript
        return [at for at in range(model.rowCount()) if model.row(at).kind is RowKind.TOOL]

    def offered(self, at: int) -> list[str]:
        wanted = (RowAction.OPEN, RowAction.PUT_BACK)
        return [
            zone.words
            for zone in click_areas(self.workspace_view.chat.view.row_layout_at(at))
            if zone.action in wanted
        ]

    def output(self) -> str:
        return "\n".join(str(part) for part in self.provider.requests[-1].messages[-1].parts)

    def _allow(self, event: Live) -> None:
        if isinstance(event, PermissionRequested) and self._allows:
            loop = asyncio.get_running_loop()
            loop.call_soon(
                self.open_workspace.permissions.calls.answer,
                event.question.id,
                PermissionAnswer(PermissionReply.ONCE),
            )

    async def close(self) -> None:
        await at_rest(self.workspace_view.bridge)
        self.workspace_view.end()
        await self.open_workspace.close()
        await self.place.container.close()


async def test_a_file_opened_from_its_row_is_readable_for_the_next_command(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = SandboxStage(qtbot, theme, tmp_path, "cat prod.env", "cat prod.env; true")
    open_workspace = await room.open()
    await room.say()
    assert SECRET not in room.output()
    assert "Open this to commands" in room.output()
    (at,) = room.rows()
    assert room.workspace_view.transcript.row(at).hidden == ("prod.env",)
    assert room.offered(at) == ["Open this to commands"]
    room.workspace_view.chat.view.action_requested.emit(at, RowAction.OPEN)
    await until(lambda: not room.workspace_view.transcript.row(at).hidden)
    assert room.offered(at) == []
    assert not room.workspace_view.chat.notice.isHidden()
    await room.say()
    assert SECRET in room.output()
    (rule,) = [item for item in await open_workspace.rulebook.rules() if item.path]
    await open_workspace.rulebook.forget(rule)
    await room.close()


async def test_a_card_that_waits_because_of_hidden_files_opens_them(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = SandboxStage(qtbot, theme, tmp_path, "git add -A", allows=False)
    git(room.folder, "init", "-q", "--template=")
    await room.open()
    room.workspace_view.show()
    card = room.workspace_view.chat.question
    room.session = await room.open_workspace.send(room.session, "go")
    await until(lambda: card.ready)
    assert "is hidden from commands" in card.facts.text()
    assert "Open this to commands" in card.menu_actions
    (before,) = room.open_workspace.permissions.calls.pending
    assert set(before.hidden) == {"prod.env", "test.env"}
    await until(lambda: card.ready)
    card.menu_actions["Open this to commands"].trigger()
    await until(lambda: "Open this to commands" not in card.menu_actions)
    assert "hidden from commands" not in card.facts.text()
    (now,) = room.open_workspace.permissions.calls.pending
    assert (now.id, now.hidden) == (before.id, ())
    assert not room.workspace_view.chat.notice.isHidden()
    room.open_workspace.permissions.calls.answer(now.id, PermissionAnswer(PermissionReply.ONCE))
    await room.open_workspace.sessions.idle()
    paths = {rule.path for rule in await room.open_workspace.rulebook.rules() if rule.path}
    assert paths == {"prod.env", "test.env"}
    await room.close()


async def test_of_several_files_the_user_opens_the_one_they_choose(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = SandboxStage(qtbot, theme, tmp_path, "cat prod.env test.env")
    open_workspace = await room.open()
    await room.say()
    (at,) = room.rows()
    offered: list[Action] = []
    menus = room.workspace_view.chat_controller.row_controller.menu_requested
    menus.disconnect(room.workspace_view._open_menu)
    menus.connect(lambda actions, _at: offered.extend(actions))
    room.workspace_view.chat.view.action_requested.emit(at, RowAction.OPEN)
    assert [item.words for item in offered] == ["prod.env", "test.env", "All files"]
    offered[1].run()
    await until(lambda: room.workspace_view.transcript.row(at).hidden == ("prod.env",))
    assert [rule.path for rule in await open_workspace.rulebook.rules() if rule.path] == [
        "test.env"
    ]
    await room.close()


async def test_what_was_set_aside_is_put_back_from_its_row(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    room = SandboxStage(qtbot, theme, tmp_path, "mkdir -p src; echo mine > src/CLAUDE.md")
    await room.open()
    await room.say()
    (at,) = room.rows()
    assert not (room.folder / "src/CLAUDE.md").exists()
    assert room.offered(at) == ["Put back"]
    room.workspace_view.chat.view.action_requested.emit(at, RowAction.PUT_BACK)
    await until(lambda: not room.workspace_view.transcript.row(at).aside)
    assert (room.folder / "src/CLAUDE.md").read_text() == "mine\n"
    await room.close()
