"""What the memory adds to the window: its page in the settings."""

# ruff: noqa: PLC0415  a record imports when it is asked

from typing import TYPE_CHECKING

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.settings.added_page import AddedPage

if TYPE_CHECKING:
    from helix_desktop.ui.settings.settings_context import SettingsContext
    from helix_desktop.ui.settings.settings_page import SettingsPage


def _page(context: "SettingsContext", open_workspace: OpenWorkspace) -> "SettingsPage":
    from helix_desktop.features.memory.window_page import MemoryPage
    from helix_desktop.features.memory.workspace_memory import WorkspaceMemory

    return MemoryPage(
        context,
        open_workspace.settings,
        open_workspace.sessions,
        memory=open_workspace.services[WorkspaceMemory],
        guides=open_workspace.guides,
        clock=open_workspace.clock,
    )


PARTS = (AddedPage("memory", Phrase("Memory"), "tag", after="skills", make=_page),)
