"""A workspace view without a window around it, over a session that has been talked in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace, WorkspaceParts
from helix_desktop.domain.context_window.presets import BALANCED
from helix_desktop.domain.llm import LlmRole
from helix_desktop.domain.ports import Provider
from helix_desktop.domain.workspace import Workspace
from helix_desktop.engine.runtime import EventBus, Supervisor
from helix_desktop.engine.session_deps import SessionDeps
from helix_desktop.providers.practice.practice_model import PRACTICE, PracticeModel
from helix_desktop.tools.agent.read_files import ListFiles
from helix_desktop.tools.toolbox import AgentToolbox
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.engine.stage import Stage
from tests.engine.talks import POLICY, TALK, stage
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.model_handle import model_handle
from tests.fakes.speaker import Agent, Speaker, always, document
from tests.ui.views import shown, view_of


class Bench(NamedTuple):
    workspace_view: WorkspaceView
    there: Stage
    open_workspace: OpenWorkspace


def workspace_on(
    store: FakeStore,
    folder: Path,
    supervisor: Supervisor,
    provider: Provider | None = None,
    *,
    key: str = "1",
    parts: WorkspaceParts | None = None,
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
    place = Workspace(key, "one", str(folder), 0.0)
    return OpenWorkspace(place, deps, store=store, parts=parts)


@asynccontextmanager
async def viewing(
    open_workspace: OpenWorkspace, supervisor: Supervisor, theme: Theme, qtbot: QtBot
) -> AsyncIterator[WorkspaceView]:
    """Show a workspace, and close it with its view at the end."""
    workspace_view = shown(qtbot, view_of(open_workspace, supervisor.spawn, theme), 1_440, 920)
    try:
        yield workspace_view
    finally:
        workspace_view.end()
        await open_workspace.close()
        await supervisor.close()


@asynccontextmanager
async def on_bench(folder: Path, theme: Theme, qtbot: QtBot) -> AsyncIterator[Bench]:
    there = stage(Speaker(Agent(3)), POLICY, fast=Speaker(always(document())))
    await there.say(*TALK)
    place = Workspace("1", "one", str(folder), 0.0)
    open_workspace = OpenWorkspace(place, there.deps, store=there.store)
    async with viewing(open_workspace, there.supervisor, theme, qtbot) as workspace_view:
        await workspace_view.begin()
        yield Bench(workspace_view, there, open_workspace)
