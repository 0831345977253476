"""Garbage is collected on the window's thread only, and all of it while nothing happens.

Python's own collector runs in whichever thread allocates, and would free Qt objects there, which
Qt does not survive for long. It also runs while Qt takes an object down under a lock (looking up
what Python made of it allocates), and if it meets another one then, it waits for ever. A pass over
everything takes a sixth of a second once a session of 10,000 messages is open: what has lived long
is set aside, and looked through in a quiet moment.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer

INTERVAL = 500
"""Milliseconds between two looks; a pass over what is young takes well under a frame."""
MANY = 30_000
"""Young objects that a pass takes five milliseconds for."""
QUIET = 20
"""Looks in a row at which nothing was due, after which nobody notices a pass over everything."""
GROWN = 0.5
"""New objects, as a share of the old ones, that make it worth while; Python's own takes half of
that, but what is given back later than it came is counted as new here."""
TOO_MANY = 3.0
"""At so many it does not wait for a quiet moment any more."""
FEW = 200_000
"""Objects that are there anyway, so that growing by a little is not growing by much."""


class Collector(QObject):
    """Does what Python's collector does, by the same thresholds, from a timer."""

    def __init__(self) -> None:
        super().__init__()
        self._thresholds = gc.get_threshold()
        self._quiet = 0
        self._young = self._new = 0
        """Objects since the last pass over what is not quite young, and over everything."""
        self._whole = FEW
        """Objects that were left by the last pass over everything."""
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect what is young if that is due, or everything if nothing happens."""
        counts = gc.get_count()
        due = [count > most for count, most in zip(counts, self._thresholds, strict=True)]
        if due[0]:
            self._quiet = 0
            self._young += counts[0]
            self._new += counts[0]
            if self._young > MANY:  # a long session was opened
                self._set_aside()
            else:
                self._pass(1 if due[1] or due[2] else 0, aside=due[2])
            return
        self._quiet += 1
        if self._quiet == QUIET:
            self._set_aside(most=GROWN)

    def stop(self) -> None:
        self._timer.stop()
        gc.unfreeze()

    def _pass(self, generation: int, *, aside: bool) -> None:
        gc.collect(generation)
        if generation:
            self._young = 0
        if aside:
            self._set_aside()

    def _set_aside(self, most: float = TOO_MANY) -> None:
        """What is alive is not looked through again, until it is too much."""
        gc.freeze()
        self._young = 0
        if self._new > self._whole * most:  # counting them would take longer than a frame
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            self._new, self._whole = 0, max(FEW, gc.get_freeze_count())


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
