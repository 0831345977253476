"""A workspace whose endpoints are fakes, and a page of the settings over it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from PySide6.QtWidgets import QWidget
from shiboken6 import delete

from helix_desktop.app.workspaces.open_workspace import OpenWorkspace
from helix_desktop.ui.action import ActionRegistry
from helix_desktop.ui.event_bridge import EventBridge
from helix_desktop.ui.page_controller import Navigation
from helix_desktop.ui.settings.settings_context import SettingsContext
from helix_desktop.ui.style.theme import Theme
from tests.app.app_stage import Place

BIDI = "a\u202eb<b>x</b>"
"""A name that would be read as something else, and as markup."""
SHOWN = "a⟨U+202E⟩b<b>x</b>"


class Stage:
    """One open workspace and the ground that pages stand on."""

    def __init__(self, base: Path, theme: Theme, place: Place | None = None) -> None:
        self.place = place or Place(base)
        self.theme = theme
        self.window = QWidget()
        bridge = EventBridge(self.place.container.supervisor.spawn)
        actions = ActionRegistry(self.window)
        self.context = SettingsContext(
            bridge, theme, self.place.container, Navigation(), lambda: actions
        )

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[OpenWorkspace]:
        open_workspace = await self.place.container.open(self.place.workspace)
        leave = open_workspace.subscribe(self.context.bridge.take)
        try:
            yield open_workspace
        finally:
            leave()
            self.context.bridge.quiet()
            await open_workspace.close()
            await self.place.container.close()
            delete(self.window)


async def until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait for what a page does in tasks of its own."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110  it is widgets that are waited for
            await asyncio.sleep(0.01)
