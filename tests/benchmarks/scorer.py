"""Replays the recorded development set as a user would, and has the windows scored.

The scorer shares no code with the engine; it stands beside the project with the recordings.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from helix_desktop.app.policy_file import choose_policy
from helix_desktop.domain.context_window.policy import PreviousTurn
from tests.benchmarks.corpus import RECORDED, ROOT

HOME = RECORDED.parent
SCORER = HOME / "score_windows.py"
NEEDS = HOME / "qa" / "dev"
MORE_NEEDS = HOME / "qa_extra" / "dev"
RANKS = HOME / "o200k_base.tiktoken.xz"

QUICK = ("tau-airline-000", "livemcp-00-18")
"""Sessions of a quick run: small, with many outputs."""

Score: TypeAlias = dict[str, Any]
"""What the scorer wrote of one policy."""


@dataclass(frozen=True, slots=True)
class Scored:
    """One policy at one window; `wider` counts the needs of `qa_extra` as well.

    `told` is the scorer's own table, `figures` what the replay says of each session.
    """

    plain: Score
    wider: Score
    report: str
    figures: Mapping[str, Score]


def scored(
    policy: str,
    window: int,
    folder: Path,
    *,
    quick: bool,
    gauge: str = "exact",
    constants: Path | None = None,
) -> Scored:
    """Replay and score; RuntimeError if either could not be done.

    `gauge` and `constants` are taken as `replay` takes them.
    """
    if not SCORER.is_file() or not RECORDED.is_dir():
        raise RuntimeError("no recorded sessions (shared/replay) beside the project")
    traces = folder / f"{Path(policy).stem}-{window}"
    shutil.rmtree(traces, ignore_errors=True)
    sessions = [RECORDED / f"{name}.jsonl.gz" for name in QUICK] if quick else [RECORDED]
    _run(
        [sys.executable, "-m", "helix_desktop", "policy", "replay", *map(str, sessions)],
        ["--policy", policy, "--window", str(window), "--out", str(traces)],
        ["--gauge", gauge, "--figures", str(folder / "figures.json")],
        ["--constants", str(constants)] if constants is not None else [],
        folder=ROOT,
        allowed=(0, 1),
    )
    figures = json.loads((folder / "figures.json").read_text(encoding="utf-8"))["sessions"]
    return scored_traces(traces, folder, policy=policy, figures=figures)


def scored_traces(
    traces: Path, folder: Path, *, policy: str, figures: Mapping[str, Score]
) -> Scored:
    """Score traces that were made."""
    report, plain = _score(traces, NEEDS, folder, policy=policy)
    _, wider = _score(traces, _all_needs(folder), folder, policy=policy)
    return Scored(plain, wider, report, figures)


def to_toml(values: Mapping[str, object]) -> str:
    """Return a policy file with these values."""
    lines = (
        f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {str(value).lower()}"
        for name, value in values.items()
    )
    return "\n".join(lines) + "\n"


def _score(traces: Path, needs: Path, folder: Path, *, policy: str) -> tuple[str, Score]:
    score_file = folder / "score.json"
    report = _run(
        [sys.executable, str(SCORER), str(traces), "--sessions", str(RECORDED)],
        ["--qa", str(needs), "--ranks", str(RANKS), "--json", str(score_file)],
        ["--jobs", str(os.cpu_count() or 1), "--prev-turn", _PREVIOUS[_promised(policy)]],
        folder=HOME,
        allowed=(0, 1),
    )
    [score] = json.loads(score_file.read_text(encoding="utf-8"))["policies"].values()
    result: Score = score
    return report, result


_PREVIOUS = {
    PreviousTurn.OPEN: "off",
    PreviousTurn.LOSSLESS: "lossless",
    PreviousTurn.STRICT: "strict",
}
"""What the scorer holds a policy to, by what the policy promises of the previous turn."""


def _promised(policy: str) -> PreviousTurn:
    return choose_policy(policy, ())[1].previous_turn


def _all_needs(folder: Path) -> Path:
    """The needs of both folders together: what an agent really has to look up again."""
    made = folder / "needs"
    made.mkdir(exist_ok=True)
    for path in NEEDS.glob("*.json"):
        both = json.loads(path.read_text(encoding="utf-8"))
        more = MORE_NEEDS / path.name
        if "recall_needs" in both and more.is_file():
            both["recall_needs"] += json.loads(more.read_text(encoding="utf-8"))["recall_needs"]
        (made / path.name).write_text(json.dumps(both), encoding="utf-8")
    return made


def _run(*command: Sequence[str], folder: Path, allowed: Sequence[int]) -> str:
    words = [word for part in command for word in part]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode not in allowed:
        raise RuntimeError((done.stderr or done.stdout).strip()[-600:])
    return done.stdout.strip()
