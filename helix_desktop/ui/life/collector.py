"""Garbage is collected on the window's thread only.

Python's own collector runs in whichever thread allocates, and would free Qt objects there, which
Qt does not survive for long.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer

INTERVAL = 500
"""Milliseconds between two looks; a generation-0 pass takes well under one."""


class Collector(QObject):
    """Does what Python's collector does, by the same thresholds, from a timer."""

    def __init__(self) -> None:
        super().__init__()
        self._thresholds = gc.get_threshold()
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect the oldest generation that is due."""
        counts = gc.get_count()
        due = [at for at in range(3) if counts[at] > self._thresholds[at]]
        if due and due[0] == 0:
            gc.collect(due[-1])

    def stop(self) -> None:
        self._timer.stop()


@contextmanager
def collecting_here() -> Iterator[Collector]:
    """While this lasts, no other thread collects garbage."""
    was = gc.isenabled()
    gc.disable()
    collector = Collector()
    try:
        yield collector
    finally:
        collector.stop()
        if was:
            gc.enable()
