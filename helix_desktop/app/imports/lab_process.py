"""The lab in a process of its own, because a replay in a thread would make the window stutter."""

import signal
from collections.abc import Iterator, Sequence
from multiprocessing.connection import Connection

from helix_desktop.app.environment import Paths
from helix_desktop.app.imports.lab import Lab, LabSession, Stopped
from helix_desktop.app.imports.source import ImportFailure, SourceSession
from helix_desktop.domain.errors import EngineError
from helix_desktop.domain.phrase import Phrase

LOOK_SECONDS = 0.2
"""The seconds between two checks for a stop by the user."""


def compare_in_process(
    paths: Paths, sessions: Sequence[SourceSession], stopped: Stopped
) -> Iterator[LabSession | Phrase | None]:
    """Yield for each session its figures, or why it can't be read, or None without a reply.

    Blocks: use it in a thread. If stopped or not read to the end, the process is ended.
    """
    # lazy: the window needs no process until sessions are compared
    import multiprocessing  # noqa: PLC0415

    # a forked child could inherit a lock that one of this process's threads holds
    spawning = multiprocessing.get_context("spawn")
    ours, worker_end = spawning.Pipe()
    process = spawning.Process(
        target=run_lab_worker, args=(paths, tuple(sessions), worker_end), daemon=True
    )
    process.start()
    worker_end.close()
    try:
        for _ in sessions:
            while not ours.poll(LOOK_SECONDS):
                if stopped():
                    return
            try:
                result: LabSession | Phrase | None = ours.recv()
            except (EOFError, OSError) as error:
                raise EngineError(
                    "Can't compare the sessions because their process ended.",
                    "Nothing changed. Try again.",
                ) from error
            yield result
    finally:
        process.terminate()
        process.join()
        ours.close()


def run_lab_worker(paths: Paths, sessions: Sequence[SourceSession], connection: Connection) -> None:
    """Compare sessions one by one until the other side closes."""
    # Ctrl+C reaches the whole process group; the parent process ends this one
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lab = Lab(paths)
    for session in sessions:
        try:
            connection.send(lab.compare(session, lambda: False))
        except ImportFailure as error:
            connection.send(error.message)
        except OSError:
            return
