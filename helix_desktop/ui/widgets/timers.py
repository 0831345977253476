"""Makes timers of widgets: once after a pause, or again and again."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def single_shot_timer(owner: QObject, milliseconds: int, work: Callable[[], object]) -> QTimer:
    """Return a stopped timer that runs `work` once, some time after its last start."""
    timer = repeating_timer(owner, milliseconds, work)
    timer.setSingleShot(True)
    return timer


def repeating_timer(owner: QObject, milliseconds: int, work: Callable[[], object]) -> QTimer:
    """Return a stopped timer that runs `work` at an interval once it is started."""
    timer = QTimer(owner)
    timer.setInterval(milliseconds)
    timer.timeout.connect(work)
    return timer


def set_running(timer: QTimer, running: bool) -> None:
    """Start a timer that does not run yet, or stop it."""
    if running != timer.isActive():
        (timer.start if running else timer.stop)()
