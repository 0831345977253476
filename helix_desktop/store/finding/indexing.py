"""Keeps the index near the store: one thread that works in small helpings after writes."""

import logging
import threading

from helix_desktop.domain.errors import HelixError, StoreClosed
from helix_desktop.store.finding.index import Index

_LOG = logging.getLogger(__name__)

_HELPING = 0.1
"""Seconds of one helping: the event loop competes with it for the interpreter's lock."""

_BREATH = 0.02
"""Seconds between helpings, for everybody else."""

_PAUSED = 30.0
"""Seconds until a paused index (full disk) is tried again without being asked."""


class IndexWorker:
    """Runs from construction to `close`; `nudge` after each write."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._due = threading.Event()
        self._ending = threading.Event()
        self._due.set()
        self._thread = threading.Thread(target=self._run, name="attic-index")
        self._thread.start()

    def nudge(self) -> None:
        self._due.set()

    def close(self) -> None:
        self._ending.set()
        self._due.set()
        self._thread.join()

    def _run(self) -> None:
        wait: float | None = None
        while not self._ending.is_set():
            self._due.wait(wait)
            self._due.clear()
            wait = self._work()

    def _work(self) -> float | None:
        """Helpings until nothing is due; how long to wait if nobody nudges."""
        while not self._ending.is_set():
            try:
                progress = self._index.catch_up(_HELPING, self._ending.is_set)
            except StoreClosed:
                return None
            except HelixError as error:
                _LOG.warning("indexing rests: %s", error)
                return _PAUSED
            if progress.paused:
                return _PAUSED
            if progress.done:
                return None
            self._ending.wait(_BREATH)
        return None
