"""`helix-desktop policy replay`: recorded sessions through the engine under a policy; figures.

The progress is one line on a terminal, and silent anywhere else.
"""

import json
import os
import platform
import sqlite3
import statistics
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO, TypeAlias

from helix_desktop.app.commands.output import Say
from helix_desktop.app.environment import Paths
from helix_desktop.app.policy_file import choose_policy
from helix_desktop.app.replay.replay_files import (
    ReplayOutcome,
    ReplayTask,
    find_recordings,
    size_of,
)
from helix_desktop.app.replay.worker_pool import replay_in_processes
from helix_desktop.app.workspaces.exports import write_text_file
from helix_desktop.context.texts.folded_tools import MAX_FOLDED_WINDOW_TOKENS
from helix_desktop.domain.errors import HelixError
from helix_desktop.engine.replay.playback import REPORTS
from helix_desktop.engine.replay.window_trace import ReplayFigures, TraceFrame

WIDTH = 30


class TerminalProgress:
    """A progress line that redraws itself; `close` clears the line."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        chosen = stream or sys.stderr
        self._stream = chosen if chosen is not None and chosen.isatty() else None
        self._total = max(total, 1)
        self._drawn = 0

    def show(self, done: int, text: str) -> None:
        """Show `done` of the total, and a few words."""
        share = min(done / self._total, 1.0)
        filled = "#" * int(share * WIDTH)
        self._draw(f"[{filled:.<{WIDTH}}] {share:4.0%}  {text}")

    def close(self) -> None:
        self._draw("")
        if self._stream:
            self._stream.write("\r")

    def _draw(self, line: str) -> None:
        if self._stream:
            self._stream.write(f"\r{line:<{self._drawn}}")
            self._stream.flush()
            self._drawn = len(line)


RESERVE, FIXED = 16_000, 8_000
"""The default tokens for the reply, where no policy sets them, and for the tools."""
FOLDED_FIXED = 2_400
"""The default tokens for tools that are folded, as they are in small windows."""

SHARE_DIVISOR = 8
"""The divisor of the window: reply and tools take at most an eighth of the window each."""

MIN_WINDOW_TOKENS = 8_000
MIN_RESERVE_TOKENS = 500


def run_replay(options: Namespace, paths: Paths, say: Say, *, stopped: Callable[[], bool]) -> int:
    """Return 0 if every session has its trace; 1 if any was skipped or a window is too large."""
    policy_name, chosen_policy = choose_policy(options.policy, options.changes, options.constants)
    default_reserve = max(MIN_RESERVE_TOKENS, chosen_policy.reserve(options.window))
    frame = make_trace_frame(
        options.window, options.reserve, options.fixed_tokens, default_reserve=default_reserve
    )
    recordings = find_recordings(options.files)
    try:
        options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HelixError(
            "Can't create the folder {folder}: {reason}.", folder=options.out, reason=error.strerror
        ) from error
    reports = REPORTS[options.gauge]
    tasks = [
        ReplayTask(file, options.out, policy_name, chosen_policy, frame, reports)
        for file in recordings
    ]
    if options.cluster:
        # lazy: few replays are run on a cluster
        from helix_desktop.app.replay.dask_cluster import replay_on_cluster  # noqa: PLC0415

        replayed = replay_on_cluster(tasks, options.cluster, stopped=stopped)
    else:
        processes = options.jobs or os.cpu_count() or 1
        replayed = replay_in_processes(tasks, paths, jobs=processes, stopped=stopped)
    sizes = {task.file: size_of(task.file) for task in tasks}
    progress = TerminalProgress(sum(sizes.values()))
    outcomes: list[ReplayOutcome] = []
    done = 0
    progress.show(0, f"0/{len(tasks)}")
    try:
        for outcome in replayed:
            done += sizes[outcome.file]
            if outcome.figures or outcome.problems:
                outcomes.append(outcome)
            progress.show(done, f"{len(outcomes)}/{len(tasks)} {outcome.session}")
    finally:
        progress.close()
    outcomes.sort(key=lambda outcome: outcome.session)
    for outcome in outcomes:
        for line in (*outcome.problems, *outcome.notes):
            say(line)
    for line in render_table(policy_name, outcomes, frame):
        say(line)
    if options.figures:
        try:
            write_figures(options.figures, policy_name, outcomes=outcomes, frame=frame)
        except OSError as error:
            raise HelixError(
                "Can't write the results to {path}: {reason}.",
                path=options.figures,
                reason=error.strerror,
            ) from error
    succeeded = all(outcome.figures and not outcome.figures.over for outcome in outcomes)
    return 0 if succeeded and len(outcomes) == len(tasks) else 1


def make_trace_frame(
    window: int, reserve: int | None, fixed: int | None, *, default_reserve: int = RESERVE
) -> TraceFrame:
    """Return the frame of a request; raise HelixError for values that the engine would not use."""
    max_share = window // SHARE_DIVISOR
    reserve_tokens = min(default_reserve, max_share) if reserve is None else reserve
    default_fixed = FOLDED_FIXED if window <= MAX_FOLDED_WINDOW_TOKENS else FIXED
    fixed_tokens = min(default_fixed, max_share) if fixed is None else fixed
    if window < MIN_WINDOW_TOKENS:
        raise HelixError(
            "The context window must have at least {least} tokens.", least=f"{MIN_WINDOW_TOKENS:,}"
        )
    if not MIN_RESERVE_TOKENS <= reserve_tokens <= max_share:
        raise HelixError(
            "--reserve accepts {least} to {most} tokens, an eighth of the context window.",
            least=MIN_RESERVE_TOKENS,
            most=f"{max_share:,}",
        )
    if not 0 <= fixed_tokens < window - reserve_tokens:
        raise HelixError(
            "--fixed-tokens accepts 0 to {window} tokens.",
            window=f"{window - reserve_tokens - 1:,}",
        )
    return TraceFrame(window, reserve_tokens, fixed_tokens)


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

_COUNTED = ("markers", "notes", "observations", "handover", "gated", "trim")
"""The events that have a column."""


def collect_figures(figures: Sequence[ReplayFigures], frame: TraceFrame) -> Row:
    """Return the figures of one session, or of several together."""
    sizes = [size for session_figures in figures for size in session_figures.sizes]
    milliseconds = sorted(
        spent for session_figures in figures for spent in session_figures.milliseconds
    )
    events: Counter[str] = sum((session_figures.events for session_figures in figures), Counter())
    return {
        "sessions": len(figures),
        "messages": sum(session_figures.messages for session_figures in figures),
        "calls": len(sizes),
        "peak_percent": round(100 * max(sizes, default=0) / frame.window, 2),
        "p95_percent": round(100 * _quantile(sorted(sizes), 0.95) / frame.window, 2),
        "mean_percent": round(100 * statistics.fmean(sizes or [0]) / frame.window, 2),
        "prompt_tokens": sum(sizes),
        "events": dict(sorted(events.items())),
        "over": sum(session_figures.over for session_figures in figures),
        "engine_ms_median": round(_quantile(milliseconds, 0.5), 3),
        "engine_ms_p95": round(_quantile(milliseconds, 0.95), 3),
        "engine_ms_max": round(_quantile(milliseconds, 1.0), 3),
    }


def render_table(
    policy_name: str, outcomes: Sequence[ReplayOutcome], frame: TraceFrame
) -> list[str]:
    """Return a line per session, and a line for all of them."""
    done = sorted(
        (outcome.session, outcome.figures) for outcome in outcomes if outcome.figures is not None
    )
    rows = [["session", "calls", "peak%", "mean%", *_COUNTED, "over", "ms p95"]]
    rows += [_cells(session, collect_figures([figures], frame)) for session, figures in done]
    rows += [
        _cells(
            f"{policy_name}: {len(done)}", collect_figures([outcome for _, outcome in done], frame)
        )
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def write_figures(
    path: Path, policy_name: str, *, outcomes: Sequence[ReplayOutcome], frame: TraceFrame
) -> None:
    """Write all figures, with the machine they were measured on, without names of users or places.

    Shares are of the model's whole window. `over` is a quick check of the limit; everything else
    that makes a window invalid is left to the scorer.
    """
    done = [outcome for outcome in outcomes if outcome.figures is not None]
    content = {
        "machine": machine_facts(),
        "policy": policy_name,
        "frame": {
            "context_window": frame.window,
            "reserve": frame.reserve,
            "fixed_tokens": frame.fixed,
        },
        "all": collect_figures([outcome.figures for outcome in done if outcome.figures], frame),
        "sessions": {
            outcome.session: {
                **collect_figures([outcome.figures], frame),
                "seconds": round(outcome.seconds, 2),
            }
            for outcome in sorted(done, key=lambda outcome: outcome.session)
            if outcome.figures
        },
        "problems": [text for outcome in outcomes for text in outcome.problems],
        "notes": [text for outcome in outcomes for text in outcome.notes],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(content, indent=1, ensure_ascii=False)
    write_text_file(path, text + "\n")


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
