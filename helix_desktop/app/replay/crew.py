"""Several processes replay at once; each is handed the next file when it is done with its last.

A process that dies takes one session with it: that one is told, the others go on.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import cast

from helix_desktop.app.paths import Paths
from helix_desktop.app.replay.session import Errand, Outcome, Replayer, size_of

LOOK_SECONDS = 0.2
"""Between two looks at whether the person wants it to stop."""

Wanted = Callable[[], bool]
"""Whether the person wants it to stop."""


def replayed(
    errands: Sequence[Errand], paths: Paths, *, jobs: int, stopped: Wanted
) -> Iterator[Outcome]:
    """What became of each file, as it is done; what was stopped has neither figures nor problems.

    The longest files first, so that no process is left alone with one at the end.
    """
    ordered = sorted(errands, key=lambda errand: -size_of(errand.file))
    if jobs > 1 and len(ordered) > 1:
        yield from _Crew(paths, min(jobs, len(ordered))).replayed(ordered, stopped)
        return
    replayer = Replayer(paths)
    for errand in ordered:
        if stopped():
            return
        yield replayer.replay(errand, stopped)


class _Crew:
    """The processes, and what each of them is at."""

    def __init__(self, paths: Paths, jobs: int) -> None:
        # a forked child could inherit a lock that a thread of ours holds
        spawning = multiprocessing.get_context("spawn")
        self._stop = spawning.Event()
        self._members: dict[Connection, SpawnProcess] = {}
        self._at: dict[Connection, Errand] = {}
        for _ in range(jobs):
            ours, theirs = spawning.Pipe()
            member = spawning.Process(target=work, args=(paths, theirs, self._stop), daemon=True)
            member.start()
            theirs.close()
            self._members[ours] = member

    def replayed(self, errands: Sequence[Errand], stopped: Wanted) -> Iterator[Outcome]:
        left = list(reversed(errands))
        try:
            for ours in self._members:
                self._hand(ours, left)
            while self._at:
                if stopped():
                    self._stop.set()
                    left.clear()
                for one in wait(list(self._at), LOOK_SECONDS):
                    ours = cast("Connection", one)
                    yield self._received(ours)
                    self._hand(ours, left)
            yield from (_lost(errand, "no process is left to replay it") for errand in left)
        finally:
            self._stop.set()
            for ours in self._members:
                ours.close()
            for member in self._members.values():
                member.join()

    def _hand(self, ours: Connection, left: list[Errand]) -> None:
        """The next file; a member without one ends when its connection closes."""
        if left and self._members[ours].is_alive():
            self._at[ours] = left.pop()
            # a member that died meanwhile is noticed when its answer is read
            with suppress(OSError):
                ours.send(self._at[ours])

    def _received(self, ours: Connection) -> Outcome:
        errand = self._at.pop(ours)
        try:
            outcome: Outcome = ours.recv()
        except EOFError:
            self._members[ours].join()
            return _lost(errand, f"its process ended with {self._members[ours].exitcode}")
        return outcome


def _lost(errand: Errand, why: str) -> Outcome:
    return Outcome(errand.file, errand.session, problems=[f"{errand.file}: {why}"])


def work(paths: Paths, theirs: Connection, stop: Event) -> None:
    """One member of the crew, in a process of its own."""
    # Ctrl+C reaches the whole group; the one who asked for the work tells when it ends
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    replayer = Replayer(paths)
    while True:
        try:
            errand: Errand = theirs.recv()
        except EOFError:
            return
        theirs.send(replayer.replay(errand, stop.is_set))
