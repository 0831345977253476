"""`bench context`: the README's table, measured on the sessions that are in this repository.

Presets are replayed by the program itself, the usual ways of others by `context_others`; the same
scorer looks at the requests of both. `RESULTS` keeps what was printed, `--write` stores it and puts
the table into the README.
"""

import gzip
import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from helix_desktop.app.commands.replay import make_trace_frame
from helix_desktop.app.environment import find_paths
from helix_desktop.app.policy_file import choose_policy
from helix_desktop.app.replay.replay_files import ReplayTask
from helix_desktop.app.replay.worker_pool import replay_in_processes
from helix_desktop.domain.context_window.policy import PRESET_NAMES
from helix_desktop.domain.llm import Encoding
from helix_desktop.providers.tokens.counter_cache import CachedCounter
from helix_desktop.providers.tokens.token_counter import TiktokenCounter, TokenizerRanks
from helix_desktop.ui.text.display_names import preset_name
from tests.benchmarks import context_others as others
from tests.benchmarks.context_score import Score, figures, intervals, read_recorded, score
from tests.benchmarks.corpus import ROOT
from tests.benchmarks.report import Row, say

SESSIONS = ROOT / "tests" / "benchmarks" / "sessions"
RESULTS = ROOT / "tests" / "benchmarks" / "context-results.json"
README = ROOT / "README.md"
_ASIDE = "*kept aside*: 74 sessions, 13 sources, 8,440 requests, measured on 2026-11-29"
_BEGIN = f"| {_ASIDE}"
"""The README's table begins with it, and ends before the next empty line."""
WINDOW = 128_000
QUICK_SESSIONS = 3
_COMPACTED = "compact at 85 %"
_SHOWN = ("balanced", "economy")
_MEANINGS = {
    "cost": "Cost, with what is fetched again (1: compacting at 85 %, without)",
    "named": "Names, paths, and numbers needed later: still named in the context, %",
    "in line": "… in their own whole line, %",
    "verbatim": "… in the unchanged message, %",
    "quoted": "Lines that an edit, an answer, or a page quotes: still in the context, %",
    "typed": "Lines that the user typed: still there word for word, %",
    "facts": "What was demanded, decided, or failed: still there word for word, %",
    "peak": "Fullest request, in % of the context window (95 % of sessions stay below)",
    "breaks": "Requests that do not continue the cached one before, %",
    "lost": "Needed later, and to be had only by doing it again, %",
}


@dataclass(frozen=True)
class Figure:
    """One cell of the table: a figure, and the interval over sources where it was measured."""

    value: float
    low: float | None = None
    high: float | None = None


_Cells: TypeAlias = Mapping[str, Figure]

KEPT_ASIDE: Mapping[str, _Cells] = {
    "balanced": {
        "cost": Figure(0.683, 0.665, 0.711),
        "named": Figure(98.3, 95.6, 99.7),
        "in line": Figure(84.8, 80.3, 88.6),
        "verbatim": Figure(61.7, 53.0, 68.8),
        "typed": Figure(80.8),
        "peak": Figure(43.7),
        "lost": Figure(0.0),
    },
    "economy": {
        "cost": Figure(0.539, 0.522, 0.564),
        "named": Figure(97.9, 96.6, 99.5),
        "in line": Figure(73.1, 67.5, 79.4),
        "verbatim": Figure(38.2, 29.7, 44.2),
        "typed": Figure(67.2),
        "peak": Figure(33.2),
        "lost": Figure(0.0),
    },
    "relevance": {
        "cost": Figure(0.746),
        "named": Figure(77.4),
        "in line": Figure(59.1),
        "verbatim": Figure(55.2),
        "typed": Figure(79.1),
        "peak": Figure(53.2),
        "lost": Figure(0.0),
    },
    "helix": {
        "cost": Figure(1.065),
        "named": Figure(84.9),
        "in line": Figure(75.8),
        "verbatim": Figure(74.9),
        "typed": Figure(85.9),
        "peak": Figure(84.8),
        "lost": Figure(0.0),
    },
}
"""74 sessions of 13 sources (8,440 requests, 128K), measured on 2026-11-29.

No value of a policy was chosen on them. They are not ours to publish; the rules of scoring were the
same. Intervals: 95 %, over sources, where they were worked out."""


@dataclass(frozen=True)
class Results:
    """What a run came to: the table, and what was counted."""

    sessions: int
    sources: int
    requests: int
    needs: int
    facts: int
    policies: Mapping[str, Mapping[str, Figure]]


def rows(folder: Path, *, quick: bool, write: bool = False) -> dict[str, Row]:
    """Print the table; `write` keeps it. The rows are for programs that read the JSON file."""
    files = sorted(SESSIONS.glob("*.jsonl.gz"))
    results = measure(
        files[:: len(files) // QUICK_SESSIONS] if quick else files, folder / "context"
    )
    say(table_text(results))
    say(presets_text(results))
    if write:
        RESULTS.write_text(results_text(results), encoding="utf-8")
        text = README.read_text(encoding="utf-8")
        before, _, rest = text.partition(_BEGIN)
        _, _, after = rest.partition("\n\n")
        README.write_text(f"{before}{table_text(results)}\n{after}", encoding="utf-8")
    return {
        f"{policy}: {name}": Row(figure.value, "", results.requests, "")
        for policy, one in results.policies.items()
        for name, figure in one.items()
    }


def measure(files: Sequence[Path], folder: Path) -> Results:
    """Replay every session under every policy, and score it; RuntimeError if one fails."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        replay_presets(files, folder)
        with ProcessPoolExecutor(os.cpu_count() or 1, get_context("spawn")) as pool:
            scored = list(pool.map(partial(score_session, folder), files))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    base = {scores[_COMPACTED].session: scores[_COMPACTED].cost for scores in scored}
    policies: dict[str, Mapping[str, Figure]] = {}
    for policy in (*PRESET_NAMES, *others.WAYS):
        scores = [one[policy] for one in scored]
        policies[policy] = _figures(scores, base)
    first = [one[_COMPACTED] for one in scored]
    return Results(
        len(first),
        len({one.source for one in first}),
        sum(one.calls for one in first),
        sum(one.counts["names"] + one.counts["quotes"] for one in first),
        sum(len(read_recorded(file, len).facts) for file in files),
        policies,
    )


def score_session(folder: Path, file: Path) -> dict[str, Score]:
    """Score one session under every policy; the traces of presets lie in `folder`."""
    recorded = read_recorded(file, count)
    result = {
        preset: score(recorded, read_trace(folder / preset / file.name)) for preset in PRESET_NAMES
    }
    for name, way in others.WAYS.items():
        result[name] = score(recorded, others.trace(recorded, way, limits()))
    return result


def limits() -> others.Frame:
    """Return the limits of requests, which are the same for all."""
    frame = make_trace_frame(WINDOW, None, None)
    return others.Frame(frame.window, frame.reserve, frame.fixed)


def read_trace(file: Path) -> Iterator[Mapping[str, object]]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def table_text(results: Results) -> str:
    """Return the README's table: a line for each figure, with what it means."""
    ours = {preset_name(name): results.policies[name] for name in _SHOWN}
    ours |= {name: results.policies[name] for name in others.WAYS}
    aside = {preset_name(name): KEPT_ASIDE[name] for name in _SHOWN}
    return _table(results, aside, ours)


def presets_text(results: Results) -> str:
    """Return the same table for every preset."""
    return _table(
        results,
        {preset_name(name): KEPT_ASIDE[name] for name in PRESET_NAMES},
        {preset_name(name): results.policies[name] for name in PRESET_NAMES},
    )


def _table(results: Results, aside: Mapping[str, _Cells], ours: Mapping[str, _Cells]) -> str:
    heads = [f"{_ASIDE}; *here*: {counts_text(results)}"]
    heads += [f"*kept aside*: {name}" for name in aside]
    heads += [f"*here*: {name}" for name in ours]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for name, meaning in _MEANINGS.items():
        cells = [_cell(name, one.get(name)) for one in (*aside.values(), *ours.values())]
        lines.append(f"| {meaning} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def counts_text(results: Results) -> str:
    """Return how many sessions, sources, requests, needs, and facts there are, in words."""
    return (
        f"{results.sessions} scripted sessions, {results.sources} sources, "
        f"{results.requests:,} requests, {results.needs:,} needs, {results.facts} facts"
    )


def results_text(results: Results) -> str:
    """Return what is kept of a run."""
    plain = {
        name: {key: [one.value, one.low, one.high] for key, one in figures_.items()}
        for name, figures_ in results.policies.items()
    }
    counts = {
        "sessions": results.sessions,
        "sources": results.sources,
        "requests": results.requests,
        "needs": results.needs,
        "facts": results.facts,
    }
    return json.dumps({**counts, "policies": plain}, indent=1, ensure_ascii=False) + "\n"


def kept_results() -> Results:
    """Return the results that were stored last."""
    kept = json.loads(RESULTS.read_text(encoding="utf-8"))
    policies = {
        name: {key: Figure(*cell) for key, cell in cells.items()}
        for name, cells in kept.pop("policies").items()
    }
    return Results(**kept, policies=policies)


def replay_presets(files: Sequence[Path], folder: Path) -> None:
    """Write the trace of each session under each preset into a folder of the preset's name."""
    frame, tasks = make_trace_frame(WINDOW, None, None), []
    for preset in PRESET_NAMES:
        out = folder / preset
        out.mkdir(parents=True)
        label, policy = choose_policy(preset, ())
        tasks += [ReplayTask(file, out, label, policy, frame) for file in files]
    with TemporaryDirectory(prefix="helix-context-") as home:
        for outcome in replay_in_processes(
            tasks, find_paths(Path(home)), jobs=os.cpu_count() or 1, stopped=lambda: False
        ):
            if outcome.figures is None:
                raise RuntimeError("; ".join(outcome.problems) or f"{outcome.file}: no trace")


def _figures(scores: Sequence[Score], base: Mapping[str, float]) -> dict[str, Figure]:
    values, spans = figures(scores, base), intervals(scores, base)
    over = sum(one.over for one in scores)
    if over:
        say(f"{over} requests are over the limit")
    return {
        name: Figure(
            *(round(value, 3 if name == "cost" else 1) for value in (values[name], *spans[name]))
        )
        for name in values
    }


def _cell(name: str, figure: Figure | None) -> str:
    if figure is None:
        return "–"
    shown = f"{figure.value:.2f}" if name == "cost" else f"{figure.value:.1f}"
    if figure.low is None or figure.high is None or figure.low == figure.high:
        return shown
    if name == "cost":
        return f"{shown} ({figure.low:.2f}–{figure.high:.2f})"
    return f"{shown} ({figure.low:.0f}–{figure.high:.0f})"


@cache
def _counter() -> CachedCounter:
    return CachedCounter(TiktokenCounter(TokenizerRanks(ROOT / "resources" / "tokenizer")))


def count(text: str) -> int:
    return _counter().count(text, Encoding.O200K) if text else 0
