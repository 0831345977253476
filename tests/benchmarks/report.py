"""Rows of figures beside their targets: printed as a table, kept as JSON.

A missed target is a finding, not a failure: the exit status does not depend on it.
"""

import json
import sys
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from helix_desktop.app.commands.replay import machine_facts
from helix_desktop.domain.value import replace
from tests.benchmarks.bounds import BOUNDS

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
    """What a row measures, what it has to come to, and what it should come to."""

    what: str
    at_most: float | None = None
    at_least: float | None = None
    aim: float | None = None
    """Stricter than the limit, in the same direction; without a limit: at most."""

    def meets_aim(self, row: Row) -> bool:
        if self.aim is None:
            return True
        return row.value >= self.aim if self.at_least is not None else row.value <= self.aim

    @property
    def aim_text(self) -> str:
        if self.aim is None:
            return ""
        return f"{'≥' if self.at_least is not None else '≤'} {self.aim:g}"


GOALS: Mapping[str, Goal] = {
    "S1": Goal("bytes on disk, edit-heavy: LevelDB defaults / ours", at_least=5),
    "S2": Goal("bytes on disk, edit-heavy: ours / git gc --aggressive", at_most=1.3),
    "S3": Goal("synced put 1 KB / append+fdatasync", at_most=1.25, aim=1.2),
    "S4": Goal("synced put 16 KB / append+fdatasync", at_most=1.6),
    "S5": Goal("synced put 256 KB / append+fdatasync", at_most=2.5),
    "S6": Goal("verified get 16 KB / SQLite raw get", at_most=3),
    "S7": Goal("mixed writer+reader throughput: ours / LevelDB defaults", at_least=5),
    "S8": Goal("journal append of one step / append+fdatasync", at_most=1.25, aim=1.2),
    "S9": Goal("last 200 of 100,000 messages", at_most=5),
    "S10": Goal("recall of 1 MB among 100,000 contents, p99", at_most=5),
    "S10A": Goal("1 MB of 100,000 recalled by our agent, in process, p99", at_most=5),
    "S10M": Goal("the same through the MCP server in this process, p99", at_most=5),
    "S11": Goal("full-text first page at 100,000 entries, p99", at_most=50),
    "S12": Goal("full-text recall of substrings", at_least=100),
    "S13": Goal("longest gap of the event loop during any store call", at_most=16),
    "S13b": Goal("longest time a call itself keeps the event loop's thread", at_most=5),
    "S14": Goal("reopen after kill -9 with a full log", at_most=500),
    "S15": Goal("all bytes on disk, recorded sessions: database and index / raw", at_most=0.6),
    "S15G": Goal("the database of them / git gc --aggressive", at_most=1),
    "T1": Goal("4,000-token gate on 1 MB: full encode / ours", at_least=50),
    "T2": Goal("recount of known content, 1 KB: encode / ours", at_least=15),
    "T3": Goal("recount of known content, 256 KB: encode / ours", at_least=50),
    "T4": Goal("worst pathological text", at_most=1),
    "T5": Goal("token estimate after 5 replies, p95 of the error", at_most=3),
    "T6": Goal("longest gap of the event loop while a tokenizer is loaded", aim=16),
    "C1": Goal("a command that does nothing: in bubblewrap / by bash alone"),
    "C2": Goal("git status in 5,000 files: in bubblewrap / by bash alone", at_most=2),
    "C5": Goal("a command that does nothing: in ours / in a bare bubblewrap", at_most=3),
    "C6": Goal("ordinary output looked through for secrets", at_most=10),
    "C7": Goal("base64 looked through for secrets"),
    "C8": Goal("10,000 files searched for secrets, before the first command", at_most=1),
    "C9": Goal(
        "a git line that writes, 4,000 loose objects: ours - a bare bubblewrap", at_most=250
    ),
    "C10": Goal("a command that writes, 100 files", at_most=120),
    "C11": Goal("the same, 20,000 files", at_most=400),
    "C12": Goal("the same, 100,000 files", at_most=1_000),
    "Q1": Goal("questions in an hour of 180 recorded calls: mode Ask, widest answers"),
    "Q2": Goal("the same in the mode Sandboxed auto", at_most=3),
    "E1": Goal("invalid + over limit + dangling + lost %, at four windows", at_most=0),
    "E2": Goal("cost with recovery / compaction at 85 %", at_most=0.70, aim=0.65),
    "E3": Goal("what is needed later: visible", at_least=97, aim=99.3),
    "E4": Goal("what is needed later: visible as it was", at_least=61, aim=66),
    "EL": Goal("what is needed later: visible in its own line", at_least=82, aim=90),
    "E5": Goal("paths, numbers, hashes of calls: visible", at_least=95.7, aim=99),
    "E6": Goal("lines that edits quote: visible", at_least=89, aim=90),
    "E7": Goal("peak of the window, p95 of sessions", at_most=44, aim=40),
    "E8": Goal("mean of the window, median of sessions", at_most=29.2, aim=24),
    "E9": Goal("requests that break the prefix of the one before", at_most=2.9, aim=1.8),
    "E10": Goal("share of prompts that rides the prefix before", at_least=96.8, aim=97.5),
    "E11": Goal("maintenance calls of a model", at_most=6, aim=2),
    "E12": Goal("touched files visible at the end", at_least=99, aim=100),
    "E13": Goal("worst session: cost / compaction at 85 %", at_most=1.0, aim=0.95),
    "E14": Goal("tokens of a ranged recall that answers a need, median", at_most=500, aim=250),
    "E15": Goal("cost at 200K / compaction at 85 %", at_most=0.72),
    "E16": Goal("cost at 1M / compaction at 85 %", at_most=0.54, aim=0.4),
    "E17": Goal("economy preset: cost / compaction at 85 %", at_most=0.54),
    "E18": Goal("economy preset: tokens of outputs saved", at_least=84, aim=90),
    "E19": Goal("the engine's time per call, p95", at_most=2, aim=1),
    "E20": Goal("its growth per 1,000 messages of history", at_most=1, aim=0.2),
    "E19L": Goal("engine per model call at 10,000 messages, p95", at_most=2, aim=0.5),
    "E20L": Goal("the same per 1,000 messages of history", at_most=0.2, aim=0.1),
    "E21": Goal("sessions with fallback to the wide model or truncation", at_most=1, aim=0),
    "E22": Goal("what is needed later: visible at 32K", at_least=92.5),
    "E23": Goal("the same: visible in its own line", at_least=58),
    "U1": Goal("start of the process to the first paint", at_most=0.6, aim=0.12),
    "U2": Goal("start of the process to letters that are taken", at_most=1.0, aim=0.4),
    "U3": Goal("first paint: ours / a bare window", at_most=2.0, aim=1.3),
    "U4": Goal("memory at rest, three workspaces", at_most=150, aim=110),
    "U4T": Goal("the same after 240 turns in one of them", aim=170),
    "U5": Goal("open a session of 10,000 messages", at_most=150),
    "U6": Goal("open a session of 100,000 messages", at_most=300),
    "U7": Goal("frame while scrolling, p95", at_most=16),
    "U8": Goal("key to paint while an answer streams into 10,000 messages, p95", at_most=16),
    "U9": Goal("CPU while 60 tokens a second come in", at_most=8, aim=3),
    "U10": Goal("the same in 10,000 messages / in an empty session", at_most=1.2),
    "U11": Goal("5 MB output of a tool arrives: longest stand-still of the window", at_most=50),
    "U12": Goal("the same: memory", at_most=15),
    "U13": Goal("to another open workspace, until it is painted, p95", at_most=100, aim=10),
    "U14": Goal("a million entries of the cache: first paint", at_most=100),
    "U15": Goal("the same: frame while scrolling, p99", at_most=16),
    "U16": Goal("the same: filter to painted rows, p95", at_most=150, aim=50),
    "U17": Goal("Esc until nothing runs", at_most=150),
    "U18": Goal("Esc until no process of a command is left", at_most=2),
    "U19": Goal("longest stand-still while 10,000 messages are handed over", at_most=16),
    "U20": Goal("undo or redo of a handover, until it is painted, p95", at_most=100),
    "U21": Goal("an answer of 20 KB read and laid out", at_most=50),
    "U22": Goal("a flat list of 20 KB read and laid out", at_most=50),
    "U23": Goal("the slowest page is made and shown, processor time", at_most=40),
    "U24": Goal("a change of theme before its paint, processor time", at_most=15),
    "L1": Goal("a year of work: start of the process to letters that are taken"),
    "L2": Goal("the same: a session opened and painted"),
    "L3": Goal("the same: contents with some words found"),
    "L4": Goal("the same: words found in all sessions"),
    "L5": Goal("the same: a page of the entries"),
    "L6": Goal("the same: what can be cleaned up is found"),
    "L7": Goal("the same: that is removed"),
    "L8": Goal("the same: checked"),
    "L9": Goal("the same: checked, every byte read"),
    "L10": Goal("the same: backed up"),
    "L11": Goal("the same: exported"),
    "G1": Goal("growth: a session is opened in the window", at_most=1.2),
    "G2": Goal("growth: it is scrolled", at_most=0.15),
    "G3": Goal("growth: an answer streams into it", at_most=0.15),
    "G4": Goal("growth: the engine's own time for a call", at_most=0.15),
    "G5": Goal("growth: the same for a call that rewrites the window", at_most=0.3),
    "G6": Goal("growth: a session is read from the disk", at_most=1.2),
    "G7": Goal("growth: its last 200 events are", at_most=0.15),
    "G8": Goal("growth: a step is written", at_most=0.15),
    "G9": Goal("growth: a text is found", at_most=1.2),
    "G10": Goal("growth: entries are filtered", at_most=1.2),
    "G11": Goal("growth: garbage is collected", at_most=1.2),
}
"""Ids and targets: store and tokens (S, T), commands (C), context quality (E; these are the
floors), the window (U), a year of work (L), growth of a cost with what is there (G)."""


def aimed(name: str, row: Row) -> Row:
    """A row with the target of its id."""
    goal = GOALS.get(name)
    if goal is None or row.target:
        return row
    return replace(row, at_most=goal.at_most, at_least=goal.at_least)


def table(rows: Mapping[str, Row], shown: Mapping[str, Row] | None = None) -> str:
    """id, what, value, unit, limit, aim, verdict; the detail stands under its row, and what stops
    it if it misses its limit or its aim.

    `shown`: the same rows on a screen, whose figures stand beside those off screen.
    """
    lines = ["     off screen, then on a screen (Xvfb)"] if shown else []
    missed, short = [], []
    for name, row in rows.items():
        goal, other = GOALS.get(name, Goal("")), (shown or {}).get(name)
        measured = [item for item in (row, other) if item]
        met, aim_met = all(item.met for item in measured), all(map(goal.meets_aim, measured))
        missed += [] if met else [name]
        short += [] if aim_met or not met else [name]
        text = "".join(f"{f'{item.value:.4g} {item.unit}':>12}" for item in measured)
        aim = f"aim {goal.aim_text}" if goal.aim is not None else ""
        verdict = "MISSED" if not met else "ok" if aim_met else "short"
        lines.append(
            f"{name:<4} {goal.what:<62} {text}  {row.target:>8}  {aim:>10}  {verdict:<6}  n={row.n}"
        )
        lines += _wrapped(row.detail)
        lines += _wrapped(f"on a screen: {other.detail}") if other else []
        lines += _wrapped(f"bound: {BOUNDS[name]}") if verdict != "ok" and name in BOUNDS else []
    text = _list("; missed: ", missed) + _list("; short of the aim: ", short)
    lines.append(f"{len(rows) - len(missed)} of {len(rows)} met" + text)
    return "\n".join(lines)


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent="     ", subsequent_indent="     ")


def _list(title: str, names: list[str]) -> str:
    return title + ", ".join(names) if names else ""


def write_json(path: Path, rows: Mapping[str, Row], shown: Mapping[str, Row] | None = None) -> None:
    """`shown`: the same rows on a screen, kept beside the others."""
    path.parent.mkdir(parents=True, exist_ok=True)
    document = {"machine": machine_facts(), "rows": _plain(rows)}
    if shown:
        document["screen"] = _plain(shown)
    text = json.dumps(document, indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")


def _plain(rows: Mapping[str, Row]) -> dict[str, object]:
    return {
        name: {"value": row.value, "unit": row.unit, "n": row.n, "detail": row.detail}
        for name, row in rows.items()
    }


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
