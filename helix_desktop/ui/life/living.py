"""The life of a window from its furniture to its end: all that the first paint does not wait for.

Imported by `launching` in a thread, once the window is painted.
"""

import asyncio

from PySide6.QtWidgets import QApplication

from helix_desktop.app.wiring import House
from helix_desktop.ui.life.application import Application
from helix_desktop.ui.life.desktop import HelixApplication
from helix_desktop.ui.life.first_paint import Opened
from helix_desktop.ui.life.launch import Begun
from helix_desktop.ui.life.loop import HelixLoop


def live(app: QApplication, begun: Begun, opened: Opened) -> int:
    """Until the window is closed and everything is written; how it ended."""
    with asyncio.Runner(loop_factory=lambda: HelixLoop(app)) as runner:
        house = House(begun.paths, begun.parts, safe=begun.safe, settings=begun.settings)
        asked = app.asked if isinstance(app, HelixApplication) else None
        application = Application(house, begun.launch, begun.say, opened=opened, asked=asked)
        return runner.run(application.live(settle=begun.settle))
