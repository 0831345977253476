"""A row says what its command was kept from, and its buttons change that for good."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.domain.live import Live, PermissionAsked
from helix_desktop.domain.llm import CallMade, Finished, StopReason
from helix_desktop.domain.message import ToolCall
from helix_desktop.domain.permission import Answer, Reply
from helix_desktop.ui.actions import Action
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.transcript.row_paint import zones
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.look.theme import Theme
from tests.app.place import Place
from tests.engine.stage import until
from tests.fakes.provider import Script, ScriptedProvider, says
from tests.tools.sandbox.conftest import git

Play = Callable[[Coroutine[object, object, None]], None]
SECRET = "hunter2-Correct-Horse"


def runs(command: str) -> Script:
    call = ToolCall(command, "shell", json.dumps({"command": command}))
    return CallMade(call), Finished(StopReason.TOOLS)


class Room:
    """A window on a workspace whose commands run in the sandbox of this machine."""

    def __init__(
        self, qtbot: QtBot, theme: Theme, base: Path, *commands: str, allows: bool = True
    ) -> None:
        self._allows = allows
        scripts = [each for command in commands for each in (runs(command), says("done"))]
        self.provider = ScriptedProvider(*scripts)
        self.place = Place(base, self.provider)
        self.folder = base / "project"
        (self.folder / "prod.env").write_text(f"DB_PASSWORD={SECRET}\n")
        (self.folder / "test.env").write_text(f"API_TOKEN={SECRET}\n")
        self.session = NO_SESSION
        spawn = self.place.house.supervisor.spawn
        self.bench = Workbench(Bridge(lambda work, name: spawn(work, name)), theme)
        qtbot.addWidget(self.bench)
        self.bench.resize(1_000, 700)

    async def open(self) -> Desk:
        self.desk = await self.place.house.open(self.place.workspace)
        if not self.desk.box.boxed:
            pytest.skip("no sandbox here")
        await self.desk.trust(True)
        self.desk.subscribe(self._allow)
        self.desk.attend()
        await self.bench.show_desk(self.desk)
        return self.desk

    async def say(self) -> None:
        self.session = await self.desk.send(self.session, "go")
        await self.desk.idle()
        await self.bench.show_session(self.session)
        await until(lambda: any(self.bench.transcript.row(at).returned for at in self.rows()))

    def rows(self) -> list[int]:
        model = self.bench.transcript
        return [at for at in range(model.rowCount()) if model.row(at).kind is Kind.TOOL]

    def offered(self, at: int) -> list[str]:
        wanted = (Want.OPEN, Want.PUT_BACK)
        return [zone.words for zone in zones(self.bench.chat.view.laid(at)) if zone.want in wanted]

    def output(self) -> str:
        return "\n".join(str(part) for part in self.provider.requests[-1].messages[-1].parts)

    def _allow(self, event: Live) -> None:
        if isinstance(event, PermissionAsked) and self._allows:
            loop = asyncio.get_running_loop()
            loop.call_soon(self.desk.answer, event.question.id, Answer(Reply.ONCE))

    async def close(self) -> None:
        await asyncio.sleep(0.05)
        self.bench.leave_desk()
        await self.desk.close()
        await self.place.house.close()


@pytest.mark.slow
@pytest.mark.seen
def test_what_is_opened_in_a_row_is_seen_by_the_next_command(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path, "cat prod.env", "cat prod.env; true")
        desk = await room.open()
        await room.say()
        assert SECRET not in room.output()
        assert "Open this to commands" in room.output()
        (at,) = room.rows()
        assert room.bench.transcript.row(at).hidden == ("prod.env",)
        assert room.offered(at) == ["Open this to commands"]
        room.bench.chat.view.wanted.emit(at, Want.OPEN)
        await until(lambda: not room.bench.transcript.row(at).hidden)
        assert room.offered(at) == []
        assert not room.bench.chat.notice.isHidden()
        await room.say()
        assert SECRET in room.output()
        assert desk.rulebook is not None
        (rule,) = [each for each in await desk.rulebook.rules() if each.path]
        await desk.rulebook.forget(rule)
        await room.close()

    play(story())


@pytest.mark.slow
@pytest.mark.seen
def test_a_card_that_waits_because_of_hidden_files_opens_them(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path, "git add -A", allows=False)
        git(room.folder, "init", "-q", "--template=")
        await room.open()
        room.bench.show()
        card = room.bench.chat.approval
        room.session = await room.desk.send(room.session, "go")
        await until(lambda: card.ready)
        assert "hidden from commands until now" in card.facts()
        assert not card.open.isHidden()
        (before,) = room.desk.questions
        assert set(before.hidden) == {"prod.env", "test.env"}
        card.open.click()
        await until(card.open.isHidden)
        assert "hidden from commands" not in card.facts()
        (now,) = room.desk.questions
        assert (now.id, now.hidden) == (before.id, ())
        assert not room.bench.chat.notice.isHidden()
        room.desk.answer(now.id, Answer(Reply.ONCE))
        await room.desk.idle()
        assert room.desk.rulebook is not None
        opened = {each.path for each in await room.desk.rulebook.rules() if each.path}
        assert opened == {"prod.env", "test.env"}
        await room.close()

    play(story())


@pytest.mark.slow
@pytest.mark.seen
def test_of_several_files_the_person_opens_the_one_they_choose(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path, "cat prod.env test.env")
        desk = await room.open()
        await room.say()
        (at,) = room.rows()
        asked: list[Action] = []
        room.bench.talking.kept.menu_wanted.connect(lambda actions, _at: asked.extend(actions))
        room.bench.chat.view.wanted.emit(at, Want.OPEN)
        assert [each.words for each in asked] == ["prod.env", "test.env", "All of them"]
        asked[1].run()
        await until(lambda: room.bench.transcript.row(at).hidden == ("prod.env",))
        assert desk.rulebook is not None
        assert [each.path for each in await desk.rulebook.rules() if each.path] == ["test.env"]
        await room.close()

    play(story())


@pytest.mark.slow
@pytest.mark.seen
def test_what_was_set_aside_is_put_back_from_its_row(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        room = Room(qtbot, theme, tmp_path, "mkdir -p src; echo mine > src/CLAUDE.md")
        await room.open()
        await room.say()
        (at,) = room.rows()
        assert not (room.folder / "src/CLAUDE.md").exists()
        assert room.offered(at) == ["Put back"]
        room.bench.chat.view.wanted.emit(at, Want.PUT_BACK)
        await until(lambda: not room.bench.transcript.row(at).aside)
        assert (room.folder / "src/CLAUDE.md").read_text() == "mine\n"
        await room.close()

    play(story())
