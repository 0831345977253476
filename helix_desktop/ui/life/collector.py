"""Garbage is collected on the window's thread only, and all of it while nothing happens.

Python's own collector runs in whichever thread allocates, and would free Qt objects there, which
Qt does not survive for long. It also runs while Qt takes an object down under a lock (looking up
what Python made of it allocates), and if it meets another one then, it waits for ever. A pass over
everything takes a sixth of a second once a session of 10,000 messages is open: what has lived long
is set aside, and looked through in a quiet moment.
"""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer

INTERVAL, BUSY = 500, 100
"""Milliseconds between two looks, and while something was due at the last: what is made in between
is little then, and a pass over it takes well under a frame."""
MANY = 30_000
"""Young objects that a pass takes five milliseconds for."""
QUIET = 20
"""Looks in a row at which nothing was due, after which nobody notices a pass over everything."""
GROWN = 0.25
"""What has come to be held meanwhile, as a share of all, that makes it worth while."""
TOO_MUCH = 3.0
"""At four times as much it does not wait for a quiet moment any more."""
FEW = 500_000
"""Blocks of memory that the application holds before anything is opened."""


class Collector(QObject):
    """Does what Python's collector does, by the same thresholds, from a timer."""

    def __init__(self) -> None:
        super().__init__()
        self._thresholds = gc.get_threshold()
        self._quiet = 0
        self._whole = max(FEW, sys.getallocatedblocks())
        """Blocks of memory that the last pass over everything left; counting them takes 0.2 ms."""
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect what is young if that is due, or everything if nothing happens."""
        counts = gc.get_count()
        due = [count > most for count, most in zip(counts, self._thresholds, strict=True)]
        self._timer.setInterval(BUSY if due[0] else INTERVAL)
        if due[0]:
            self._quiet = 0
            generation = 1 if due[1] or due[2] else 0
            # told by the objects: counts are less by what was given back, however old that was
            young = sum(len(gc.get_objects(at)) for at in range(generation + 1))
            if young <= MANY:
                gc.collect(generation)
            if young > MANY or due[2]:  # many: a long session was opened, or its window rewritten
                self._set_aside()
            return
        self._quiet += 1
        if self._quiet == QUIET:
            self._set_aside(most=GROWN)

    def stop(self) -> None:
        self._timer.stop()
        gc.unfreeze()

    def _set_aside(self, most: float = TOO_MUCH) -> None:
        """What is alive is not looked through again, until it is too much."""
        gc.freeze()
        if sys.getallocatedblocks() > self._whole * (1 + most):
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._whole = max(FEW, sys.getallocatedblocks())


@contextmanager
def collecting_here(*, to_the_end: bool = False) -> Iterator[Collector]:
    """While this lasts, no other thread collects garbage.

    `to_the_end`: nor does one afterwards; the last Qt objects go while the process ends.
    """
    was = gc.isenabled()
    gc.disable()
    collector = Collector()
    try:
        yield collector
    finally:
        collector.stop()
        gc.collect()
        if was and not to_the_end:
            gc.enable()
