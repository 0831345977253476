"""A settings page that a feature adds."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.ui.settings.settings_context import ListedPage, SettingsContext

if TYPE_CHECKING:
    from helix_desktop.ui.settings.settings_page import SettingsPage


class AddedPage(ListedPage, frozen=True):
    """A page that `make` imports and creates when it is first shown or searched."""

    make: "Callable[[SettingsContext, OpenWorkspace], SettingsPage]"
