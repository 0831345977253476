"""A process of its own kind, fresh and without threads, which is sent work and may break."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path


class Worker:
    """Runs `work` with its end of a line and a folder; daemonic, and killed when it is closed."""

    def __init__(self, work: Callable[[Connection, Path], None], folder: Path) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, folder), daemon=True)
        self.process.start()
        theirs.close()

    def close(self) -> None:
        self.line.close()
        self.process.kill()
        self.process.join()
