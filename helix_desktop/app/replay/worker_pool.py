"""A pool of processes that replay files, each taking the next file when done with the last.

A process that dies loses one session: that is reported, and the others continue.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import cast

from helix_desktop.app.environment import Paths
from helix_desktop.app.replay.replay_files import FileReplayer, ReplayOutcome, ReplayTask, size_of

LOOK_SECONDS = 0.2
"""The seconds between two checks for a stop by the user."""

Wanted = Callable[[], bool]
"""Tells whether the user wants to stop."""


def replay_in_processes(
    tasks: Sequence[ReplayTask], paths: Paths, *, jobs: int, stopped: Wanted
) -> Iterator[ReplayOutcome]:
    """Yield the outcome of each file once done; a stopped one has no figures and no problems.

    The longest files come first, so that no process is left alone with one at the end.
    """
    ordered = sorted(tasks, key=lambda task: -size_of(task.file))
    if jobs > 1 and len(ordered) > 1:
        yield from _Workers(paths, min(jobs, len(ordered))).replayed(ordered, stopped)
        return
    replayer = FileReplayer(paths)
    for task in ordered:
        if stopped():
            return
        yield replayer.replay(task, stopped)


class _Workers:
    """The processes, and the task of each."""

    def __init__(self, paths: Paths, jobs: int) -> None:
        # a forked child could inherit a lock that one of this process's threads holds
        spawning = multiprocessing.get_context("spawn")
        self._stop = spawning.Event()
        self._members: dict[Connection, SpawnProcess] = {}
        self._at: dict[Connection, ReplayTask] = {}
        for _ in range(jobs):
            ours, worker_end = spawning.Pipe()
            member = spawning.Process(
                target=run_replay_worker, args=(paths, worker_end, self._stop), daemon=True
            )
            member.start()
            worker_end.close()
            self._members[ours] = member

    def replayed(self, tasks: Sequence[ReplayTask], stopped: Wanted) -> Iterator[ReplayOutcome]:
        left = list(reversed(tasks))
        try:
            for ours in self._members:
                self._hand(ours, left)
            while self._at:
                if stopped():
                    self._stop.set()
                    left.clear()
                for ready in wait(list(self._at), LOOK_SECONDS):
                    ours = cast("Connection", ready)
                    task, member = self._at.pop(ours), self._members[ours]
                    try:
                        outcome: ReplayOutcome = ours.recv()
                    except (EOFError, ConnectionError):  # ConnectionError: it was never read
                        member.join()
                        outcome = lost_outcome(task, f"its process ended with {member.exitcode}")
                    yield outcome
                    self._hand(ours, left)
            yield from (lost_outcome(task, "no process is left to replay it") for task in left)
        finally:
            self._stop.set()
            for ours in self._members:
                ours.close()
            for member in self._members.values():
                member.join()

    def _hand(self, ours: Connection, left: list[ReplayTask]) -> None:
        """Send the next file; a process without one ends when its connection closes."""
        if left and self._members[ours].is_alive():
            self._at[ours] = left.pop()
            # a process that died meanwhile is noticed when its answer is read
            with suppress(OSError):
                ours.send(self._at[ours])


def lost_outcome(task: ReplayTask, why: str) -> ReplayOutcome:
    return ReplayOutcome(task.file, task.session, problems=[f"{task.file}: {why}"])


def run_replay_worker(paths: Paths, connection: Connection, stop: Event) -> None:
    """Replay files as one process of the pool."""
    # Ctrl+C reaches the whole process group; the parent process ends this one
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    replayer = FileReplayer(paths)
    while True:
        try:
            task: ReplayTask = connection.recv()
        except EOFError:
            return
        connection.send(replayer.replay(task, stop.is_set))
