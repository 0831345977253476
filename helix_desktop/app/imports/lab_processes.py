"""Runs the lab's replays in several processes, and stops them."""

import gc
import os
import signal
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection

from helix_desktop.app.environment import Paths
from helix_desktop.app.imports.lab_comparison import Lab, LabSession, Stopped, join_trials
from helix_desktop.app.imports.source_messages import ImportFailure, SourceSession
from helix_desktop.domain.context_window.presets import PRESETS
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.phrase import Phrase

STOP_CHECK_SECONDS = 0.2
"""The seconds between two checks for a stop by the user."""
MIN_GARBAGE_OBJECTS = 100_000
"""The new objects after which cyclic garbage is looked for, of which a replay makes little."""

Compared = LabSession | Phrase | None
"""The figures of a session, or why it can't be read, or None without a reply."""


def compare_in_processes(
    paths: Paths, sessions: Iterable[SourceSession], stopped: Stopped
) -> Iterator[Compared]:
    """Yield what comes of each session. Each process reads it, and tries some of the presets.

    Blocks: use it in a thread. If stopped or not read to the end, the processes are ended.
    """
    # lazy: the window needs no process until sessions are compared
    import multiprocessing  # noqa: PLC0415

    # a forked child could inherit a lock that one of this process's threads holds
    spawning = multiprocessing.get_context("spawn")
    process_count = min(len(PRESETS), os.cpu_count() or 1)
    workers = []
    try:
        for number in range(process_count):
            connection, worker_end = spawning.Pipe()
            presets = tuple(PRESETS)[number::process_count]
            process = spawning.Process(
                target=run_lab_worker, args=(paths, presets, worker_end), daemon=True
            )
            process.start()
            worker_end.close()
            workers.append((process, connection))
        for session in sessions:
            parts: list[Compared] = []
            try:
                for _process, connection in workers:
                    connection.send(session)
                for _process, connection in workers:
                    while not connection.poll(STOP_CHECK_SECONDS):
                        if stopped():
                            return
                    parts.append(connection.recv())
            except (EOFError, OSError) as error:
                raise EngineError(
                    "Can't compare the sessions because their process ended.",
                    "Nothing changed. Try again.",
                ) from error
            compared = [part for part in parts if isinstance(part, LabSession)]
            yield join_trials(compared) if len(compared) == len(parts) else parts[0]
    finally:
        for process, connection in workers:
            process.terminate()
            process.join()
            connection.close()


def run_lab_worker(paths: Paths, presets: tuple[str, ...], connection: Connection) -> None:
    """Compare sessions one by one until the other side closes."""
    # Ctrl+C reaches the whole process group; the parent process ends this one
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(MIN_GARBAGE_OBJECTS)
    lab = Lab(paths)
    while True:
        try:
            session: SourceSession = connection.recv()
            try:
                connection.send(lab.compare(session, presets))
            except ImportFailure as error:
                connection.send(error.message)
        except (EOFError, OSError):
            return
