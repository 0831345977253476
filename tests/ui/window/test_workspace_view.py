"""A view when the person is quicker than the disk."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.engine.runtime import Supervisor
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.ui.bench import viewing, workspace_on


class SlowAttic(FakeStore):
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


def users(workspace_view: WorkspaceView) -> list[str]:
    rows = [workspace_view.transcript.row(at) for at in range(workspace_view.transcript.rowCount())]
    return [row.text for row in rows if row.kind is RowKind.USER]


@pytest.mark.seen
async def test_the_session_chosen_last_is_shown_and_nothing_of_it_is_missed(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    supervisor = Supervisor(lambda *_: None)
    store = SlowAttic()
    open_workspace = workspace_on(store, tmp_path, supervisor)
    first = await open_workspace.send(SessionId(""), "first")
    await open_workspace.idle()
    second = await open_workspace.send(SessionId(""), "second")
    await open_workspace.idle()
    async with viewing(open_workspace, supervisor, theme, qtbot) as workspace_view:
        await workspace_view.begin()
        assert users(workspace_view) == ["second"]

        store.gates[first] = asyncio.Event()
        workspace_view.sidebar.session_chosen.emit(first)
        await asyncio.sleep(0.05)
        workspace_view.sidebar.session_chosen.emit(second)
        await asyncio.sleep(0.05)
        store.gates[first].set()
        await asyncio.sleep(0.05)
        assert (workspace_view.session, users(workspace_view)) == (second, ["second"])

        store.gates[second] = asyncio.Event()
        workspace_view.sidebar.session_chosen.emit(second)
        await asyncio.sleep(0.05)
        await open_workspace.send(second, "while it is being read")
        await open_workspace.idle()
        await asyncio.sleep(0.1)
        store.gates[second].set()
        await asyncio.sleep(0.1)
        assert users(workspace_view) == ["second", "while it is being read"]
