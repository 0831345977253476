"""What has to be measured in a process of its own: how long it takes until a window can be used.

`ui_started bare`, `ui_started app DATA FOLDER`, `ui_started idle DATA FOLDER…`, `ui_started N DATA
FOLDER…` for N turns in the last folder; lines of a name and a figure: milliseconds since the moment
in HELIX_BEGAN (the system's monotonic clock), or MB.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.benchmarks.memory import memory_bytes

BEGAN = float(os.environ.get("HELIX_BEGAN", "0"))
REST = 3.0
"""Seconds after which nothing happens in an idle window any more."""
WORKED_REST = 15.0
"""Seconds after which the application has returned what it freed."""
LOOK = 5
"""Milliseconds between two looks whether letters are taken."""


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
            QTimer.singleShot(0, self._report_painted)
        return False

    def _report_painted(self) -> None:
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


def application(data: Path, folders: list[Path], *, rest: bool, turns: int = 0) -> None:
    """By the command line; the rest is done from outside, as a user would."""
    # the program's own imports are measured, in its own order
    from helix_desktop.__main__ import main  # noqa: PLC0415
    from helix_desktop.ui.application.launch import make_application  # noqa: PLC0415

    app = make_application()
    watch = FirstPaint(lambda: None)
    app.installEventFilter(watch)
    user = User(app, folders[1:], rest=rest, turns=turns)
    user.begin()
    main(["--data-dir", str(data), "--folder", str(folders[0])])


class User(QObject):
    """Waits until letters are taken, opens the other folders, works, rests, and quits."""

    def __init__(
        self, app: QApplication, folders: list[Path], *, rest: bool, turns: int = 0
    ) -> None:
        super().__init__()
        self._app, self._folders, self._rest, self._turns = app, folders, rest, turns
        self._sent = 0
        self._typed = False
        self._shown = ""
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK)
        self._timer.timeout.connect(self._look)

    def begin(self) -> None:
        self._timer.start()

    def _look(self) -> None:
        # by its name: an import of its class here would be one that is measured
        result = (item for item in self._app.topLevelWidgets() if hasattr(item, "workspace_views"))
        window: Any = next(result, None)
        workspace_view = window.workspace_views.current if window is not None else None
        if (
            workspace_view is None
            or not workspace_view.isVisible()
            or workspace_view.chat.composer.editor.isReadOnly()
        ):
            return
        if not self._typed:
            self._typed = True
            say("typing", (time.monotonic() - BEGAN) * 1000)
        if workspace_view.open_workspace.workspace.id == self._shown:
            if self._sent:
                self._work(workspace_view)
            return
        self._shown = workspace_view.open_workspace.workspace.id
        if self._folders:
            window.choose_folder(str(self._folders.pop(0)))
            return
        if self._turns:
            self._work(workspace_view)
        else:
            self._finish(REST if self._rest else 0)

    def _work(self, workspace_view: Any) -> None:
        """Send the next message, when the answer to the one before is there."""
        rows = workspace_view.transcript
        last = rows.row(rows.rowCount() - 1).text if rows.rowCount() else ""
        if self._sent and (
            f"turn {self._sent}." not in last or workspace_view.chat_controller.running
        ):
            return
        if self._sent == self._turns:
            self._finish(WORKED_REST)
            return
        self._sent += 1
        editor = workspace_view.chat.composer.editor
        editor.setPlainText(f"turn {self._sent}")
        press, key = QEvent.Type.KeyPress, Qt.Key.Key_Return
        self._app.sendEvent(editor, QKeyEvent(press, key, Qt.KeyboardModifier.NoModifier))

    def _finish(self, seconds: float) -> None:
        self._timer.stop()
        QTimer.singleShot(int(seconds * 1000), self, self._end)

    def _end(self) -> None:
        if self._rest:
            say("memory", memory_bytes() / 1e6)
        os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        wanted, data, *folders = sys.argv[1:]
        turns = int(wanted) if wanted.isdecimal() else 0
        rest = wanted == "idle" or turns > 0
        application(Path(data), [Path(folder) for folder in folders], rest=rest, turns=turns)
