"""The figures of replayed sessions: a table for the user, JSON for programs.

The JSON names the machine that the figures were measured on, without names of users or places.
Shares are of the model's whole window. `over` is a quick check of the limit; everything else that
makes a window invalid is left to the scorer.
"""

import json
import os
import platform
import sqlite3
import statistics
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from helix_desktop.app.replay.replay_files import ReplayOutcome
from helix_desktop.engine.replay.window_trace import ReplayFigures, TraceFrame


def machine_facts() -> dict[str, str | int | float | None]:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else -1.0
    return {
        "system": platform.system(),
        "release": platform.release(),
        "arch": platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "load": round(load, 2),
    }


Row: TypeAlias = dict[str, int | float | dict[str, int]]

_COUNTED = ("swept", "condensed", "observed", "handed_over", "gated", "panic")
"""The events that have a column."""


def collect_figures(figures: Sequence[ReplayFigures], frame: TraceFrame) -> Row:
    """Return the figures of one session, or of several together."""
    sizes = [size for one in figures for size in one.sizes]
    milliseconds = sorted(spent for one in figures for spent in one.milliseconds)
    events: Counter[str] = sum((one.events for one in figures), Counter())
    return {
        "sessions": len(figures),
        "messages": sum(one.messages for one in figures),
        "calls": len(sizes),
        "peak_percent": round(100 * max(sizes, default=0) / frame.window, 2),
        "p95_percent": round(100 * _quantile(sorted(sizes), 0.95) / frame.window, 2),
        "mean_percent": round(100 * statistics.fmean(sizes or [0]) / frame.window, 2),
        "prompt_tokens": sum(sizes),
        "events": dict(sorted(events.items())),
        "over": sum(one.over for one in figures),
        "engine_ms_median": round(_quantile(milliseconds, 0.5), 3),
        "engine_ms_p95": round(_quantile(milliseconds, 0.95), 3),
        "engine_ms_max": round(_quantile(milliseconds, 1.0), 3),
    }


def render_table(label: str, outcomes: Sequence[ReplayOutcome], frame: TraceFrame) -> list[str]:
    """Return a line per session, and a line for all of them."""
    done = sorted((one.session, one.figures) for one in outcomes if one.figures is not None)
    rows = [["session", "calls", "peak%", "mean%", *_COUNTED, "over", "ms p95"]]
    rows += [_cells(session, collect_figures([figures], frame)) for session, figures in done]
    rows += [_cells(f"{label}: {len(done)}", collect_figures([one for _, one in done], frame))]
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if place == 0 else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def write_json(
    path: Path, label: str, *, outcomes: Sequence[ReplayOutcome], frame: TraceFrame
) -> None:
    """Write all figures, with the machine they were measured on."""
    done = [one for one in outcomes if one.figures is not None]
    kept = {
        "machine": machine_facts(),
        "policy": label,
        "frame": {
            "context_window": frame.window,
            "reserve": frame.reserve,
            "fixed_tokens": frame.fixed,
        },
        "all": collect_figures([one.figures for one in done if one.figures], frame),
        "sessions": {
            one.session: {**collect_figures([one.figures], frame), "seconds": round(one.seconds, 2)}
            for one in sorted(done, key=lambda one: one.session)
            if one.figures
        },
        "problems": [text for one in outcomes for text in one.problems],
        "notes": [text for one in outcomes for text in one.notes],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(kept, indent=1, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8", errors="backslashreplace")


def _cells(name: str, row: Row) -> list[str]:
    events = row["events"]
    counts = [str(events.get(kind, 0)) if isinstance(events, dict) else "" for kind in _COUNTED]
    shares = [f"{row['peak_percent']:.0f}", f"{row['mean_percent']:.0f}"]
    return [name, f"{row['calls']}", *shares, *counts, f"{row['over']}", f"{row['engine_ms_p95']}"]


def _quantile(ordered: Sequence[float], share: float) -> float:
    """Return the value that this share does not exceed (nearest rank)."""
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, max(0, -int(-share * len(ordered) // 1) - 1))]
