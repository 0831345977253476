"""Keeps what was chosen: at once in force, then on disk; an error is told where one is."""

import asyncio
from collections.abc import Callable

from helix_desktop.app.settings import Value
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.sentences import worded
from helix_desktop.ui.settings.page import Ground


def keep(ground: Ground, key: str, value: Value) -> None:
    """Off the window's thread: it waits for the disk."""
    write(ground, lambda: ground.house.settings.set(key, value))


def write(ground: Ground, work: Callable[[], None]) -> None:
    async def written() -> None:
        try:
            await asyncio.to_thread(work)
        except HelixError as error:
            ground.bridge.refused.emit(*worded(error))

    ground.bridge.run(written(), "keep a setting")
