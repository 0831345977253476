"""An open workspace for the length of one command."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from helix_desktop.app.container import AppContainer
from helix_desktop.app.environment import Paths
from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.app.workspaces.workspace_list import WorkspaceList
from helix_desktop.domain.workspace import Workspace


@asynccontextmanager
async def opened_workspace(
    paths: Paths, choose: Callable[[WorkspaceList], Workspace]
) -> AsyncIterator[OpenWorkspace]:
    """Open the chosen workspace without its MCP servers, and close it at the end."""
    container = AppContainer(paths, safe=True)
    try:
        open_workspace = await container.open(choose(container.workspaces))
        try:
            yield open_workspace
        finally:
            await open_workspace.close()
    finally:
        await container.close()
