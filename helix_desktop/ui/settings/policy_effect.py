"""The effect of an edited policy, which a feature shows beside the page Context policy."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.domain.context_window.policy import Policy
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.window_feature import window_parts


class EffectPane(Protocol):
    """The pane beside the values."""

    @property
    def widget(self) -> QWidget: ...

    @property
    def brief(self) -> QWidget:
        """The effect in one line, for where the pane is out of sight."""
        ...

    def show_policies(self, in_use: Policy, edited: Policy | None) -> None:
        """Show the effect of the policy in use, and of an edited one."""
        ...

    def enter(self) -> None: ...

    def leave(self) -> None: ...


class PolicyEffect(Struct, frozen=True):
    """Makes the pane; `page` is the key of the page of the settings that shows more."""

    make: Callable[[SettingsContext, OpenWorkspace], EffectPane]
    page: str


def policy_effect() -> PolicyEffect | None:
    """Return what shows the effect; None if no feature does."""
    return next(iter(window_parts(PolicyEffect)), None)
