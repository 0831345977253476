"""`bench curves`: context use of the longest recorded session under each preset of the first run.

It is replayed by the engine. `resources/preset-curves.json` has what the cards of the first run
draw: percents of the context window over the session, the largest request of each stretch.
"""

import json
import shutil
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from helix_desktop.app.commands.replay import make_trace_frame
from helix_desktop.app.environment import find_paths
from helix_desktop.app.replay.replay_files import ReplayTask
from helix_desktop.app.replay.worker_pool import replay_in_processes
from helix_desktop.domain.context_window.presets import PRESETS
from tests.benchmarks import claims
from tests.benchmarks.corpus import RECORDED, ROOT
from tests.benchmarks.report import Row

FILE = ROOT / "resources" / "preset-curves.json"
MAX_POINTS = 150


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    """One row for each preset; nothing is written after a quick look, which takes a short one."""
    by_size = sorted(RECORDED.glob("*.jsonl.gz"), key=lambda path: path.stat().st_size)
    recording = by_size[len(by_size) // 2 if quick else -1]
    frame = make_trace_frame(claims.WINDOW, None, None)
    room = folder / "curves"
    curves: dict[str, list[float]] = {}
    requests = 0
    try:
        for name in PRESETS:
            out = room / name
            out.mkdir(parents=True, exist_ok=True)
            task = ReplayTask(recording, out, name, PRESETS[name], frame)
            paths = find_paths(room / "data")
            [outcome] = replay_in_processes([task], paths, jobs=1, stopped=lambda: False)
            if outcome.figures is None:
                raise RuntimeError(f"{name}: {outcome.problems}")
            requests = len(outcome.figures.sizes)
            curves[name] = curve_of(outcome.figures.sizes, claims.WINDOW)
    finally:
        shutil.rmtree(room, ignore_errors=True)
    if not quick:
        content = {"window": claims.WINDOW, "requests": requests, "percents": curves}
        FILE.write_text(f"{json.dumps(content)}\n", encoding="utf-8")
    return {
        f"curve {name}": Row(max(curve), "%", requests, f"{name}: largest request")
        for name, curve in curves.items()
    }


def curve_of(sizes: Sequence[int], window: int) -> list[float]:
    """Return the largest request of each of at most MAX_POINTS stretches, in percent."""
    count = min(MAX_POINTS, len(sizes))
    starts = [len(sizes) * at // count for at in range(count + 1)]
    return [round(100 * max(sizes[first:last]) / window, 1) for first, last in pairwise(starts)]
