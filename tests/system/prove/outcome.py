"""What became of a fault: its figures, what went wrong, or why it could not be tried."""

import json
import multiprocessing
import os
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

WORKERS = 2
SHOWN_PROBLEMS = 8


class Skipped(Exception):
    """The fault cannot be made on this machine; the text says what to install."""


@dataclass
class Outcome:
    """The figures of one fault."""

    name: str
    figures: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    skipped: str = ""
    seconds: float = 0.0

    @property
    def word(self) -> str:
        if self.skipped:
            return "skipped"
        return "FAILED" if self.problems else "passed"

    def line(self) -> str:
        if self.skipped:
            return f"{self.name}: skipped: {self.skipped}"
        shown = " · ".join(f"{count} {what}" for what, count in self.figures.items())
        return f"{self.name}: {self.word} · {shown} · {self.seconds:.0f} s"

    def complaints(self) -> list[str]:
        more = len(self.problems) - SHOWN_PROBLEMS
        shown = [f"    {problem}" for problem in self.problems[:SHOWN_PROBLEMS]]
        return [*shown, f"    … and {more} more"] if more > 0 else shown


def totals(outcomes: list[Outcome]) -> str:
    words = Counter(outcome.word for outcome in outcomes)
    skipped = f", {words['skipped']} skipped" if words["skipped"] else ""
    return f"{words['passed']} passed, {words['FAILED']} failed{skipped}"


def keep(outcomes: list[Outcome], path: Path) -> None:
    document = [
        {
            "fault": outcome.name,
            "result": outcome.word,
            "figures": outcome.figures,
            "problems": outcome.problems,
            "skipped": outcome.skipped,
            "seconds": round(outcome.seconds, 1),
        }
        for outcome in outcomes
    ]
    path.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


@contextmanager
def scratch(*, memory: bool = False) -> Iterator[Path]:
    """A folder of our own, on a disk; in memory where only the reading of states is to be tried."""
    where = Path("/dev/shm" if memory else "/var/tmp")
    usual = where if os.access(where, os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="helix-prove-", dir=usual))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def processes(**options: Any) -> ProcessPoolExecutor:
    """Two at a time, started afresh: a forked LevelDB waits for a thread it does not have."""
    return ProcessPoolExecutor(WORKERS, mp_context=multiprocessing.get_context("spawn"), **options)


def need(program: str, package: str) -> str:
    """The path of a program, or the reason to skip."""
    result = shutil.which(program)
    if result is None:
        raise Skipped(f"{program} is not here (package {package})")
    return result


def waited(process: int) -> float:
    """Seconds in which its first thread could run and had no core; 0 where nobody tells.

    Of a process that has ended, too, until somebody collects its status.
    """
    file = Path(f"/proc/{process}/schedstat")
    return int(file.read_bytes().split()[1]) / 1e9 if file.exists() else 0.0
