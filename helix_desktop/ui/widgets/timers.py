"""Timers that wait for a pause."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def single_shot_timer(owner: QObject, milliseconds: int, work: Callable[[], object]) -> QTimer:
    """Return a stopped timer that runs `work` once, some time after its last start."""
    made = QTimer(owner)
    made.setSingleShot(True)
    made.setInterval(milliseconds)
    made.timeout.connect(work)
    return made
