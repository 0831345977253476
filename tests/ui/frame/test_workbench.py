"""The workbench when the person is quicker than the disk."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.app.desk import Desk
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.domain.llm import Finished, LlmRole, StopReason, TextDelta
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.presets import BALANCED
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.bus import Bus
from helix_desktop.engine.equipment import Equipment
from helix_desktop.engine.supervisor import Supervisor
from helix_desktop.providers.practice.model import PRACTICE, PracticeModel
from helix_desktop.tools.files import ListFiles
from helix_desktop.tools.toolbox import Toolbox
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.chat.transcript.row_paint import zones
from helix_desktop.ui.chat.transcript.rows import Kind
from helix_desktop.ui.chat.transcript.zones import Want
from helix_desktop.ui.frame.workbench import Workbench
from helix_desktop.ui.look.theme import Theme
from tests.fakes.attic import FakeAttic
from tests.fakes.clock import FakeClock
from tests.fakes.provider import ScriptedProvider, says
from tests.fakes.voice import voice

Play = Callable[[Coroutine[object, object, object]], object]


class SlowAttic(FakeAttic):
    """Reads a journal at once and hands it over when it is told to."""

    def __init__(self) -> None:
        super().__init__(FakeClock())
        self.gates: dict[SessionId, asyncio.Event] = {}

    async def events(
        self, session: SessionId, first: int = 1, last: int | None = None
    ) -> Sequence[Recorded | Unreadable]:
        found = await super().events(session, first, last)
        if session in self.gates:
            await self.gates[session].wait()
        return found


def desk_on(
    attic: FakeAttic, folder: Path, supervisor: Supervisor, provider: Provider | None = None
) -> Desk:
    equipment = Equipment(
        attic=attic,
        voices={LlmRole.MAIN: voice(provider or PracticeModel(), PRACTICE)},
        toolbox=Toolbox((ListFiles(folder),)),
        clock=FakeClock(),
        bus=Bus(),
        supervisor=supervisor,
        system="",
        policy=BALANCED,
    )
    return Desk(Workspace("1", "one", str(folder), 0.0), equipment, attic=attic)


def users(bench: Workbench) -> list[str]:
    rows = [bench.transcript.row(at) for at in range(bench.transcript.rowCount())]
    return [row.text for row in rows if row.kind is Kind.USER]


@pytest.mark.slow
@pytest.mark.seen
def test_the_session_chosen_last_is_shown_and_nothing_of_it_is_missed(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        supervisor = Supervisor(lambda *_: None)
        attic = SlowAttic()
        desk = desk_on(attic, tmp_path, supervisor)
        first = await desk.send(SessionId(""), "first")
        await desk.idle()
        second = await desk.send(SessionId(""), "second")
        await desk.idle()
        bench = Workbench(Bridge(lambda work, name: supervisor.spawn(work, name)), theme)
        qtbot.addWidget(bench)
        await bench.show_desk(desk)
        assert users(bench) == ["second"]

        attic.gates[first] = asyncio.Event()
        bench.sidebar.session_chosen.emit(first)
        await asyncio.sleep(0.05)
        bench.sidebar.session_chosen.emit(second)
        await asyncio.sleep(0.05)
        attic.gates[first].set()
        await asyncio.sleep(0.05)
        assert (bench.session, users(bench)) == (second, ["second"])

        attic.gates[second] = asyncio.Event()
        bench.sidebar.session_chosen.emit(second)
        await asyncio.sleep(0.05)
        await desk.send(second, "while it is being read")
        await desk.idle()
        await asyncio.sleep(0.1)
        attic.gates[second].set()
        await asyncio.sleep(0.1)
        assert users(bench) == ["second", "while it is being read"]
        bench.leave_desk()
        await desk.close()
        await supervisor.close()

    play(story())


def continuing(bench: Workbench) -> list[int]:
    """Rows at which the turn that broke off can be continued."""
    view, rows = bench.chat.view, range(bench.transcript.rowCount())
    return [at for at in rows for zone in zones(view.laid(at)) if zone.want is Want.CONTINUE]


def test_a_turn_that_broke_off_is_continued_with_one_click(
    qtbot: QtBot, theme: Theme, play: Play, tmp_path: Path
) -> None:
    async def story() -> None:
        supervisor = Supervisor(lambda *_: None)
        cut = (TextDelta("It begins"), Finished(StopReason.INTERRUPTED))
        provider = ScriptedProvider(cut, says("and ends."))
        desk = desk_on(FakeAttic(FakeClock()), tmp_path, supervisor, provider)
        await desk.send(SessionId(""), "tell me")
        await desk.idle()
        bench = Workbench(Bridge(lambda work, name: supervisor.spawn(work, name)), theme)
        qtbot.addWidget(bench)
        bench.show()
        await bench.show_desk(desk)
        assert len(continuing(bench)) == 1

        bench.chat.view.wanted.emit(continuing(bench)[0], Want.CONTINUE)
        await asyncio.sleep(0.1)
        await desk.idle()
        await asyncio.sleep(0.1)
        rows = [bench.transcript.row(at) for at in range(bench.transcript.rowCount())]
        assert [row.text for row in rows if row.kind is Kind.ASSISTANT] == [
            "It begins",
            "and ends.",
        ]
        assert users(bench) == ["tell me"]
        assert not continuing(bench)
        bench.leave_desk()
        await desk.close()
        await supervisor.close()

    play(story())
