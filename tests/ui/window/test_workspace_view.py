"""A view when the person is quicker than the disk."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import SessionId
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.events import Recorded, Unreadable
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.runtime import EventBus, Supervisor
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.providers.practice.practice_model import PRACTICE, PracticeModel
from helix_desktop.tools.agent.read_files import ListFiles
from helix_desktop.tools.toolbox import AgentToolbox
from helix_desktop.ui.chat.transcript.rows import RowKind
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.model_handle import model_handle
from tests.ui.views import owned, view_of


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


def workspace_on(
    store: FakeStore,
    folder: Path,
    supervisor: Supervisor,
    provider: Provider | None = None,
    *,
    key: str = "1",
) -> OpenWorkspace:
    deps = SessionDeps(
        store=store,
        model_handles={LlmRole.MAIN: model_handle(provider or PracticeModel(), PRACTICE)},
        toolbox=AgentToolbox((ListFiles(folder),)),
        clock=FakeClock(),
        bus=EventBus(),
        supervisor=supervisor,
        system="",
        policy=BALANCED,
    )
    return OpenWorkspace(Workspace(key, "one", str(folder), 0.0), deps, store=store)


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
    workspace_view = owned(qtbot, view_of(open_workspace, supervisor.spawn, theme))
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
    workspace_view.end()
    await open_workspace.close()
    await supervisor.close()
