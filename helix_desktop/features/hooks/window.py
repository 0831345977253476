"""What hooks add to the window: their page in the settings."""

# ruff: noqa: PLC0415  a record imports when it is asked

from typing import TYPE_CHECKING

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.phrase import Phrase
from helix_desktop.ui.settings.added_page import AddedPage

if TYPE_CHECKING:
    from helix_desktop.ui.settings.settings_context import SettingsContext
    from helix_desktop.ui.settings.settings_page import SettingsPage


def _page(context: "SettingsContext", open_workspace: OpenWorkspace) -> "SettingsPage":
    from helix_desktop.features.hooks.window_page import HooksPage
    from helix_desktop.features.hooks.workspace_hooks import WorkspaceHooks

    hooks, clock = open_workspace.services[WorkspaceHooks], open_workspace.clock
    return HooksPage(
        context, open_workspace.settings, open_workspace.sessions, hooks=hooks, clock=clock
    )


PARTS = (AddedPage("hooks", Phrase("Hooks"), "bolt", after="skills", make=_page),)
