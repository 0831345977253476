"""Runs the lab's replays in several processes, and stops them."""

import gc
import multiprocessing
import os
import signal
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, cast

from helix_desktop.app.environment import Paths
from helix_desktop.app.source_formats.source_messages import ImportFailure, SourceSession
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.phrase import Phrase
from helix_desktop.domain.value import replace
from helix_desktop.features.lab.lab_comparison import Lab, LabSession, LabTrial, Stopped

STOP_CHECK_SECONDS = 0.2
"""The seconds between two checks for a stop by the user."""
MIN_GARBAGE_OBJECTS = 100_000
"""The new objects after which cyclic garbage is looked for, of which a replay makes little."""

SLOWEST_FIRST = ("economy", "helix", "balanced", "relevance")
"""All presets, so ordered that no process is left alone with a long trial at the end."""

Compared = LabSession | Phrase | None
"""The figures of a session, or why it can't be read, or None without a reply."""

Work = Callable[[Lab], object]
"""What a process is to do; it travels to it as a value."""


def compare_in_processes(
    paths: Paths, sessions: Iterable[SourceSession], stopped: Stopped
) -> Iterator[Compared]:
    """Yield what comes of each session. Each process reads it, counts a part, and tries presets.

    Blocks: use it in a thread. If stopped or not read to the end, the processes are ended.
    """
    # a forked child could inherit a lock that one of this process's threads holds
    spawning = multiprocessing.get_context("spawn")
    process_count = min(len(PRESETS), os.cpu_count() or 1)
    processes: list[SpawnProcess] = []
    connections: list[Connection] = []
    try:
        for _ in range(process_count):
            connection, worker_end = spawning.Pipe()
            process = spawning.Process(target=run_lab_worker, args=(paths, worker_end), daemon=True)
            process.start()
            worker_end.close()
            processes.append(process)
            connections.append(connection)
        for session in sessions:
            try:
                yield _compare(session, connections, stopped)
            except (EOFError, OSError) as error:
                raise EngineError(
                    "Can't compare the sessions because their process ended.",
                    "Nothing changed. Try again.",
                ) from error
            except _StoppedError:
                return
    finally:
        for process, connection in zip(processes, connections, strict=True):
            process.terminate()
            process.join()
            connection.close()


class _StoppedError(Exception):
    """The user stopped the comparison."""


def _compare(
    session: SourceSession, connections: Sequence[Connection], stopped: Stopped
) -> Compared:
    def ask_all(work: Sequence[Work]) -> list[Any]:
        """Return what each process answers to its piece of work."""
        for connection, task in zip(connections, work, strict=True):
            connection.send(task)
        answers = []
        for connection in connections:
            _wait([connection], stopped)
            answers.append(connection.recv())
        return answers

    parts = len(connections)
    facts: Compared = ask_all([partial(_read, session)] * parts)[0]
    if not isinstance(facts, LabSession):
        return facts
    counts = ask_all([partial(Lab.count, part=part, parts=parts) for part in range(parts)])
    ask_all([partial(Lab.load, counts=dict(ChainMap(*counts)))] * parts)
    waiting = list(reversed(SLOWEST_FIRST))
    idle, busy = list(connections), list[Connection]()
    trials: dict[str, LabTrial] = {}
    while waiting or busy:
        while waiting and idle:
            busy.append(idle.pop())
            busy[-1].send(partial(Lab.try_preset, preset=waiting.pop()))
        for connection in _wait(busy, stopped):
            trial: LabTrial = connection.recv()
            trials[trial.preset] = trial
            busy.remove(connection)
            idle.append(connection)
    return replace(facts, trials=tuple(trials[preset] for preset in PRESETS))


def _wait(connections: Sequence[Connection], stopped: Stopped) -> list[Connection]:
    """Return the connections with an answer once there is one."""
    while not stopped():
        if ready := wait(connections, STOP_CHECK_SECONDS):
            return cast("list[Connection]", ready)
    raise _StoppedError


def _read(session: SourceSession, lab: Lab) -> object:
    try:
        return lab.read(session)
    except ImportFailure as error:
        return error.message


def run_lab_worker(paths: Paths, connection: Connection) -> None:
    """Do one piece of work after the other until the other side closes."""
    # Ctrl+C reaches the whole process group; the parent process ends this one
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(MIN_GARBAGE_OBJECTS)
    lab = Lab(paths)
    while True:
        try:
            work: Work = connection.recv()
            connection.send(work(lab))
        except (EOFError, OSError):
            return
