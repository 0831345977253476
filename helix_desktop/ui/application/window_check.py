"""The window's part of the self-test `--smoke`: it is painted, and its loop runs processes."""

import asyncio
import sys

from PySide6.QtGui import QGuiApplication

from helix_desktop.app.container import AppContainer
from helix_desktop.app.smoke import CHECK_SECONDS, SmokeFinding, SmokePlace, run_with_deadline
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.application.application import Application
from helix_desktop.ui.application.event_loop import HelixEventLoop
from helix_desktop.ui.application.launch import LaunchOptions
from helix_desktop.ui.application.qt_application import log_qt_messages, make_application

MIN_COLORS = 8
"""The fewest colors of a painted window, which has many more; an unpainted window has one."""


def check_window(smoke_place: SmokePlace) -> SmokeFinding:
    """Check that a window is painted; runs on the main thread, off screen without a display."""
    app = make_application()

    async def check() -> SmokeFinding:
        return await run_with_deadline(_check_painting(smoke_place), CHECK_SECONDS)

    with log_qt_messages(), asyncio.Runner(loop_factory=lambda: HelixEventLoop(app)) as runner:
        return runner.run(check())


async def _check_painting(smoke_place: SmokePlace) -> str:
    window = Application(
        AppContainer(smoke_place.paths, smoke_place.parts), LaunchOptions(), lambda _line: None
    ).window
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
    if len(colours) < MIN_COLORS:
        raise HelixError(
            "The window shows only {count} colors, so it was not painted.", count=len(colours)
        )
    platform = QGuiApplication.platformName()
    return f"{image.width()} × {image.height()} pixels, {len(colours)} colors, on {platform}"
