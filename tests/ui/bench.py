"""A workspace view without a window around it, over a session that has been talked in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.cache import NO_SESSION
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.full_workspace import full_workspace, workspace_on
from tests.engine.stage import Stage
from tests.engine.talks import POLICY, TALK, stage
from tests.fakes.clock import FakeClock
from tests.fakes.memory_store import FakeStore
from tests.fakes.speaker import Agent, Speaker, always, document
from tests.ui.views import at_rest, shown, view_of


class Bench(NamedTuple):
    workspace_view: WorkspaceView
    there: Stage
    open_workspace: OpenWorkspace


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
    engine_stage = stage(Speaker(Agent(3)), POLICY, fast=Speaker(always(document())))
    await engine_stage.say(*TALK)
    open_workspace = await full_workspace(engine_stage.deps, engine_stage.store, folder)
    async with viewing(open_workspace, engine_stage.supervisor, theme, qtbot) as workspace_view:
        await workspace_view.begin()
        yield Bench(workspace_view, engine_stage, open_workspace)


@asynccontextmanager
async def workspace_with_session(
    qtbot: QtBot, theme: Theme, base: Path, text: str
) -> AsyncIterator[WorkspaceView]:
    """Show a workspace with one session, which begins with a text."""
    supervisor = Supervisor(lambda *_: None)
    open_workspace = await workspace_on(FakeStore(FakeClock()), base, supervisor)
    async with viewing(open_workspace, supervisor, theme, qtbot) as view:
        await view.begin()
        session = await open_workspace.send(NO_SESSION, text)
        await open_workspace.sessions.settled(session)
        await view.show_session(session)
        await at_rest(view.bridge)
        yield view
