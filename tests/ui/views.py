"""The view of one open workspace, without a window around it."""

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.ui.event_bridge import EventBridge, Spawn
from helix_desktop.ui.page_controller import Navigation, WorkspaceContext
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.window.workspace_view import WorkspaceView


def context_of(open_workspace: OpenWorkspace, spawn: Spawn, theme: Theme) -> WorkspaceContext:
    return WorkspaceContext(open_workspace, EventBridge(spawn), theme, Navigation())


def view_of(open_workspace: OpenWorkspace, spawn: Spawn, theme: Theme) -> WorkspaceView:
    return WorkspaceView(context_of(open_workspace, spawn, theme))
