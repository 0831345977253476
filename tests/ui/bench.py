"""A workspace view without a window around it, over a session that has been talked in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.engine.task_supervisor import Supervisor
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.app.full_workspace import full_workspace
from tests.engine.stage import Stage
from tests.engine.talks import POLICY, TALK, stage
from tests.fakes.speaker import Agent, Speaker, always, document
from tests.ui.views import shown, view_of


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
