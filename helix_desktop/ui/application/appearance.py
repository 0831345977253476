"""The choice of theme (dark, light, or the desktop's) in menus and the palette, and its setting."""

import asyncio
from functools import partial

from helix_desktop.app.settings import Settings
from helix_desktop.ui.action import Action, ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import tr


class AppearanceController:
    """The controller of the window's theme, offered in each workspace view."""

    def __init__(self, bridge: EventBridge, theme: Theme, *, settings: Settings) -> None:
        self._bridge, self._theme, self._settings = bridge, theme, settings

    def offer(self, action_registry: ActionRegistry) -> None:
        found = (
            ("dark", tr("Use dark theme")),
            ("light", tr("Use light theme")),
            ("system", tr("Use system theme")),
        )
        for name, words in found:
            run = partial(self.choose, name)
            action_registry.add(
                Action(f"view.theme-{name}", words, tr("View", "menu"), run, icon="palette")
            )

    def choose(self, name: str) -> None:
        self._theme.choose(name)
        keeping = asyncio.to_thread(self._settings.set, "appearance", name)
        self._bridge.run(keeping, "keep the appearance")
