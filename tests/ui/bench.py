"""A workspace view without a window around it, over a session that has been talked in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from pytestqt.qtbot import QtBot

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.workspace import Workspace
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView
from tests.engine.stage import Stage
from tests.engine.talks import POLICY, TALK, stage
from tests.fakes.speaker import Agent, Speaker, always, document
from tests.ui.views import shown, view_of


class Bench(NamedTuple):
    workspace_view: WorkspaceView
    there: Stage
    open_workspace: OpenWorkspace


@asynccontextmanager
async def on_bench(folder: Path, theme: Theme, qtbot: QtBot) -> AsyncIterator[Bench]:
    there = stage(Speaker(Agent(3)), POLICY, fast=Speaker(always(document())))
    await there.say(*TALK)
    place = Workspace("1", "one", str(folder), 0.0)
    open_workspace = OpenWorkspace(place, there.deps, store=there.store)
    workspace_view = shown(
        qtbot, view_of(open_workspace, there.supervisor.spawn, theme), 1_440, 920
    )
    await workspace_view.begin()
    try:
        yield Bench(workspace_view, there, open_workspace)
    finally:
        workspace_view.end()
        await open_workspace.close()
        await there.supervisor.close()
