"""A workspace whose endpoints are fakes, and a page of the settings over it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget
from shiboken6 import delete

from helix_desktop.app.desk import Desk
from helix_desktop.ui.actions import Actions
from helix_desktop.ui.bridge import Bridge
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.settings.page import Ground
from helix_desktop.ui.ways import Ways
from tests.app.place import Place

BIDI = "a\u202eb<b>x</b>"
"""A name that would be read as something else, and as markup."""
SHOWN = "a⟨U+202E⟩b<b>x</b>"


class Stage:
    """One open workspace and the ground that pages stand on."""

    def __init__(self, base: Path, theme: Theme, place: Place | None = None) -> None:
        self.place = place or Place(base)
        self.theme = theme
        self.window = QWidget()
        bridge = Bridge(self.place.house.supervisor.spawn)
        self.ground = Ground(bridge, theme, self.place.house, Ways(), Actions(self.window))

    async def play(self, story: Callable[[Desk], Awaitable[None]]) -> None:
        desk = await self.place.house.open(self.place.workspace)
        leave = desk.subscribe(self.ground.bridge.take)
        try:
            await story(desk)
        finally:
            leave()
            self.ground.bridge.quiet()
            await desk.close()
            await self.place.house.close()
            delete(self.window)


async def until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait for what a page does in tasks of its own."""
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110  it is widgets that are waited for
            await asyncio.sleep(0.01)
