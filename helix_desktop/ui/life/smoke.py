"""The window's part of `--smoke`: is it painted, and does its event loop run processes?"""

import asyncio
import sys

from PySide6.QtGui import QGuiApplication

from helix_desktop.app.smoke import DEADLINE, Finding, Place, finding
from helix_desktop.app.wiring import House
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.desktop import make_application, qt_to_log
from helix_desktop.ui.life.launch import Launch
from helix_desktop.ui.life.loop import HelixLoop

FEWEST_COLOURS = 8
"""A window with text and lines has many more; one that was not painted has one."""


def check_window(place: Place) -> Finding:
    """Runs on the main thread, as Qt demands; without a display it paints off screen."""
    app = make_application()

    async def check() -> Finding:
        return await finding(_painted(place), DEADLINE)

    with qt_to_log(), asyncio.Runner(loop_factory=lambda: HelixLoop(app)) as runner:
        return runner.run(check())


async def _painted(place: Place) -> str:
    window = Application(House(place.paths, place.parts), Launch(), lambda _line: None).window
    window.show_welcome()
    window.resize(1_000, 640)
    window.show()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "--version", stdout=asyncio.subprocess.PIPE
    )
    await process.communicate()
    await asyncio.sleep(0.05)
    image = window.grab().toImage()
    window.hide()
    window.deleteLater()
    colours = {
        image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)
    }
    if len(colours) < FEWEST_COLOURS:
        raise HelixError(f"The window shows {len(colours)} colours: it was not painted.")
    platform = QGuiApplication.platformName()
    return f"{image.width()} × {image.height()} pixels, {len(colours)} colours, on {platform}"
