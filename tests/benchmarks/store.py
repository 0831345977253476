"""`bench store`: every S and T row, peers and floor in the same run."""

import shutil
import tempfile
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.benchmarks import (
    gaps,
    history,
    mixed,
    on_disk,
    puts,
    recall,
    reopening,
    search,
    sizes,
    tokens,
)
from tests.benchmarks.report import GOALS, Row, aimed, say

Measure = Callable[..., dict[str, Row]]

_OURS: tuple[tuple[tuple[str, ...], Measure], ...] = (
    (("S1", "S2"), sizes.rows),
    (("S3", "S4", "S5", "S6"), puts.rows),
    (("S7",), mixed.rows),
    (("S8", "S9"), history.rows),
    (("S10",), recall.rows),
    (("S13", "S13b"), gaps.rows),
    (("S14",), reopening.rows),
    (("S15", "S15G"), on_disk.rows),
)

_BESIDE: tuple[tuple[tuple[str, ...], Callable[[], dict[str, Row]]], ...] = (
    (("S11", "S12"), search.rows),
    (("T1", "T2", "T3", "T4", "T5", "T6"), tokens.rows),
)
"""The index and the tokenizer: no quick way through them."""

_MEMORY = "tmpfs"


def rows(folder: Path, *, only: Collection[str] = (), quick: bool = False) -> dict[str, Row]:
    """In the order of the table; `only` names some ids, `quick` measures next to nothing."""
    result: dict[str, Row] = {}
    for ids, measure in _OURS:
        if _wanted(ids, only):
            with room(folder) as place:
                result |= _timed(ids, lambda at=place, measure=measure: measure(at, quick=quick))
    for ids, measure_beside in () if quick else _BESIDE:
        if _wanted(ids, only):
            result |= _timed(ids, measure_beside)
    known = [name for name in GOALS if name in result]
    extra = [name for name in result if name not in GOALS]
    return {name: aimed(name, result[name]) for name in (*known, *extra)}


def _wanted(ids: Collection[str], only: Collection[str]) -> bool:
    return not only or not set(only).isdisjoint(ids)


def _timed(ids: tuple[str, ...], measure: Callable[[], dict[str, Row]]) -> dict[str, Row]:
    started = time.monotonic()
    result = measure()
    say(f"… {', '.join(ids)} measured in {time.monotonic() - started:.0f} s")
    return result


@contextmanager
def room(folder: Path) -> Iterator[Path]:
    """An empty folder on a disk: in memory, a sync costs nothing and the ratios say nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    if _file_system(folder) == _MEMORY:
        raise RuntimeError(f"{folder} lies in memory; give --dir a folder on a disk")
    room = Path(tempfile.mkdtemp(dir=folder))
    try:
        yield room
    finally:
        shutil.rmtree(room, ignore_errors=True)


def _file_system(folder: Path) -> str:
    """The kind of the file system that holds a folder; empty where nobody says."""
    mounts = Path("/proc/mounts")
    if not mounts.exists():
        return ""
    here = folder.resolve()
    entries = [line.split() for line in mounts.read_text().splitlines()]
    holding = [(len(entry[1]), entry[2]) for entry in entries if here.is_relative_to(entry[1])]
    return max(holding)[1] if holding else ""
