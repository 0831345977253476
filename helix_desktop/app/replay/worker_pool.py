"""The processes that replay files for the command `replay`, each taking the next file.

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

STOP_CHECK_SECONDS = 0.2
"""The seconds between two checks for a stop by the user."""

Stopped = Callable[[], bool]
"""Tells whether the user wants to stop."""


def replay_in_processes(
    tasks: Sequence[ReplayTask], paths: Paths, *, jobs: int, stopped: Stopped
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
        self._processes: dict[Connection, SpawnProcess] = {}
        self._tasks: dict[Connection, ReplayTask] = {}
        for _ in range(jobs):
            connection, worker_end = spawning.Pipe()
            process = spawning.Process(
                target=run_replay_worker, args=(paths, worker_end, self._stop), daemon=True
            )
            process.start()
            worker_end.close()
            self._processes[connection] = process

    def replayed(self, tasks: Sequence[ReplayTask], stopped: Stopped) -> Iterator[ReplayOutcome]:
        """Yield the outcomes of the tasks as they end; a lost process loses only its task."""
        waiting = list(reversed(tasks))
        try:
            for connection in self._processes:
                self._send_next(connection, waiting)
            while self._tasks:
                if stopped():
                    self._stop.set()
                    waiting.clear()
                for ready_connection in wait(list(self._tasks), STOP_CHECK_SECONDS):
                    connection = cast("Connection", ready_connection)
                    task, process = self._tasks.pop(connection), self._processes[connection]
                    try:
                        outcome: ReplayOutcome = connection.recv()
                    except (EOFError, ConnectionError):  # ConnectionError: it was never read
                        process.join()
                        outcome = lost_outcome(task, f"its process ended with {process.exitcode}")
                    yield outcome
                    self._send_next(connection, waiting)
            yield from (lost_outcome(task, "no process is left to replay it") for task in waiting)
        finally:
            self._stop.set()
            for connection in self._processes:
                connection.close()
            for process in self._processes.values():
                process.join()

    def _send_next(self, connection: Connection, waiting: list[ReplayTask]) -> None:
        """Send the next file; a process without one ends when its connection closes."""
        if waiting and self._processes[connection].is_alive():
            self._tasks[connection] = waiting.pop()
            # a process that died meanwhile is noticed when its answer is read
            with suppress(OSError):
                connection.send(self._tasks[connection])


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
