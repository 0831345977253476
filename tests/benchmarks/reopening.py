"""S14: opening a store again whose process was killed with its log full."""

import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from helix_desktop.store.workspace_store import WorkspaceStore
from tests.benchmarks.corpus import ROOT
from tests.benchmarks.report import Row
from tests.benchmarks.stores import WallClock


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    crashed = folder / "crashed"
    number, log = _killed(crashed)
    spent = []
    for at in range(1 if quick else 9):
        again = folder / f"again{at}"
        shutil.copytree(crashed, again)
        spent.append(_reopened(again, number))
        shutil.rmtree(again)
    detail = (
        f"kill -9 with {number} contents in a log of {log / (1 << 20):.1f} MiB; until the first "
        f"entry is counted; max {max(spent):.0f} ms; copies of one crash, files in memory"
    )
    return {"S14": Row(median(spent), "ms", len(spent), detail)}


def _killed(folder: Path) -> tuple[int, int]:
    """A store whose owner was killed; how many contents it acknowledged, bytes of its log."""
    command = [sys.executable, "-m", "tests.benchmarks.child", "fill", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        number, log = child.stdout.readline().split()
        child.kill()
    return int(number), int(log)


def _reopened(folder: Path, number: int) -> float:
    started = time.perf_counter()
    store = WorkspaceStore.open(folder, WallClock())
    result = store.totals().entries
    spent = (time.perf_counter() - started) * 1e3
    store.close()
    if result != number:
        raise RuntimeError(f"{number} contents were acknowledged, {result} are there")
    return spent
