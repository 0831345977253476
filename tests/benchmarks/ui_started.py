"""What has to be measured in a process of its own: how long it takes until a window can be used.

`ui_started bare`, `ui_started app DATA FOLDER`, `ui_started idle DATA FOLDER…`; lines of a name and
a figure: milliseconds since the moment in HELIX_BEGAN (the system's monotonic clock), or MB.
"""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.benchmarks.memory import held

BEGAN = float(os.environ.get("HELIX_BEGAN", "0"))
REST = 3.0
"""Seconds after which nothing happens in an idle window any more."""


def say(name: str, value: float) -> None:
    sys.stdout.write(f"{name} {value:.1f}\n")
    sys.stdout.flush()


class FirstPaint(QObject):
    """Says once when a window was painted for the first time."""

    def __init__(self, painted: Callable[[], None]) -> None:
        super().__init__()
        self._painted = painted
        self._seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        top = isinstance(watched, QWidget) and watched.isWindow() and watched.isVisible()
        if not self._seen and top and event.type() == QEvent.Type.Paint:
            self._seen = True
            # the paint that is under way is over when the loop turns
            QTimer.singleShot(0, self._told)
        return False

    def _told(self) -> None:
        say("painted", (time.monotonic() - BEGAN) * 1000)
        self._painted()


def bare() -> None:
    app = QApplication([])
    watch = FirstPaint(app.quit)
    app.installEventFilter(watch)
    window = QLabel("hello")
    window.resize(1440, 920)
    window.show()
    app.exec()


def application(data: Path, folders: list[Path], *, rest: bool) -> None:
    # as the command line does it: Qt is there first, everything else after the window
    from helix_desktop.app.paths import make_private, paths_for  # noqa: PLC0415
    from helix_desktop.app.wiring import House  # noqa: PLC0415
    from helix_desktop.ui.application import Application, Launch  # noqa: PLC0415
    from helix_desktop.ui.loop import HelixLoop  # noqa: PLC0415
    from helix_desktop.ui.surroundings import make_application  # noqa: PLC0415

    app = make_application()
    watch = FirstPaint(lambda: None)
    app.installEventFilter(watch)
    paths = paths_for(data)
    make_private(paths)

    async def live() -> None:
        made = Application(House(paths), Launch(folder=folders[0]), print)
        life = asyncio.get_running_loop().create_task(made.live())
        bench = made.window.workbench
        while not (bench.isVisible() and not bench.chat.composer.editor.isReadOnly()):  # noqa: ASYNC110
            await asyncio.sleep(0.002)
        say("typing", (time.monotonic() - BEGAN) * 1000)
        for folder in folders[1:]:
            await made.open_folder(folder)
        if rest:
            await asyncio.sleep(REST)
            say("memory", held() / 1e6)
        made.quit()
        await life

    with asyncio.Runner(loop_factory=lambda: HelixLoop(app)) as runner:
        runner.run(live())


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        application(
            Path(sys.argv[2]), [Path(each) for each in sys.argv[3:]], rest=sys.argv[1] == "idle"
        )
