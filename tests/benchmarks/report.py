"""Rows of figures beside their targets: printed as a table, kept as JSON.

A missed target is a finding, not a failure: the exit status does not depend on it.
"""

import json
import os
import platform
import sqlite3
import sys
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

_WIDTH = 110


@dataclass(frozen=True, slots=True)
class Row:
    """One figure; `n` is how many measurements it is the median (or maximum) of."""

    value: float
    unit: str
    n: int
    detail: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def met(self) -> bool:
        if self.at_most is not None and self.value > self.at_most:
            return False
        return self.at_least is None or self.value >= self.at_least

    @property
    def target(self) -> str:
        if self.at_most is not None:
            return f"≤ {self.at_most:g}"
        return "" if self.at_least is None else f"≥ {self.at_least:g}"


@dataclass(frozen=True, slots=True)
class Goal:
    """What a row measures, and what it should come to."""

    what: str
    at_most: float | None = None
    at_least: float | None = None


GOALS: Mapping[str, Goal] = {
    "S1": Goal("bytes on disk, edit-heavy: LevelDB defaults / ours", at_least=5),
    "S2": Goal("bytes on disk, edit-heavy: ours / git gc --aggressive", at_most=1.3),
    "S3": Goal("synced put 1 KB / append+fdatasync", at_most=1.25),
    "S4": Goal("synced put 16 KB / append+fdatasync", at_most=1.6),
    "S5": Goal("synced put 256 KB / append+fdatasync", at_most=2.5),
    "S6": Goal("verified get 16 KB / SQLite raw get", at_most=3),
    "S7": Goal("mixed writer+reader throughput: ours / LevelDB defaults", at_least=5),
    "S8": Goal("journal append of one event / append+fdatasync", at_most=1.25),
    "S9": Goal("last 200 of 100,000 messages", at_most=5),
    "S10": Goal("recall of 1 MB among 100,000 contents, p99", at_most=5),
    "S11": Goal("full-text first page at 100,000 entries, p99", at_most=50),
    "S12": Goal("full-text recall of substrings", at_least=100),
    "S13": Goal("longest gap of the event loop during any store call", at_most=16),
    "S14": Goal("reopen after kill -9 with a full log", at_most=500),
    "T1": Goal("4,000-token gate on 1 MB: full encode / ours", at_least=50),
    "T2": Goal("recount of known content, 1 KB: encode / ours", at_least=15),
    "T3": Goal("recount of known content, 256 KB: encode / ours", at_least=50),
    "T4": Goal("worst pathological text", at_most=1),
    "T5": Goal("token estimate after 5 replies, p95 of the error", at_most=3),
    "E19": Goal("engine per model call at 10,000 messages, p95", at_most=2),
    "E20": Goal("the same per 1,000 messages of history", at_most=0.2),
}
"""Ids and targets of the store, token and engine tables."""


def aimed(name: str, row: Row) -> Row:
    """A row with the target of its id."""
    goal = GOALS.get(name)
    if goal is None or row.target:
        return row
    return replace(row, at_most=goal.at_most, at_least=goal.at_least)


def table(rows: Mapping[str, Row]) -> str:
    """id, what, value, unit, target, ok or MISSED; the detail stands under its row."""
    lines = []
    for name, row in rows.items():
        what = GOALS[name].what if name in GOALS else ""
        verdict = "ok" if row.met else "MISSED"
        figure = f"{row.value:.4g} {row.unit}"
        lines.append(f"{name:<4} {what:<62} {figure:>12}  {row.target:>8}  {verdict}  n={row.n}")
        lines += textwrap.wrap(
            row.detail, _WIDTH, initial_indent="     ", subsequent_indent="     "
        )
    missed = [name for name, row in rows.items() if not row.met]
    lines.append(f"{len(rows) - len(missed)} of {len(rows)} met" + _list("; missed: ", missed))
    return "\n".join(lines)


def _list(title: str, names: list[str]) -> str:
    return title + ", ".join(names) if names else ""


def write_json(path: Path, rows: Mapping[str, Row]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = {
        name: {"value": row.value, "unit": row.unit, "n": row.n, "detail": row.detail}
        for name, row in rows.items()
    }
    text = json.dumps({"machine": machine(), "rows": kept}, indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def machine() -> dict[str, Any]:
    """What the figures depend on, without names of persons or places."""
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


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
