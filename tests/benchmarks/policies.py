"""`bench policies`: the variants that the Balanced preset was chosen among, side by side.

What was tried, and what did not help, is told in policies.md.
"""

import shutil
from collections.abc import Collection, Mapping
from pathlib import Path

from helix_desktop.domain.context_window.presets import BALANCED
from tests.benchmarks.replay import COST, MAIN
from tests.benchmarks.report import Row, say
from tests.benchmarks.scorer import Scored, scored, to_toml

VARIANTS: dict[str, dict[str, object]] = {
    "balanced": {},
    "no whole steps": {"live_tokens": 0},
    "no lines": {"lines_tokens": 0},
    "no patience": {"notes_patience": 0.0},
    "tail 8k": {"notes_tail_tokens": 8_000},
    "mark 46k": {
        "notes_high_tokens": 46_000,
        "notes_scale_tokens": 46_000,
        "notes_early_tokens": 24_000,
        "notes_low_tokens": 40_000,
    },
    "mark 64k": {
        "notes_high_tokens": 64_000,
        "notes_scale_tokens": 64_000,
        "notes_early_tokens": 40_000,
    },
    "whole steps 8k": {"live_tokens": 8_000},
    "lines 8 %, 3.2k": {"lines_share": 8.0, "lines_tokens": 3_200},
    "names 8 %, 3.5k": {"names_share": 8.0, "names_tokens": 3_500, "names_major_tokens": 8_000},
    "gate off": {"gate_mode": "off"},
}
"""What differs from the preset, by name."""

NAMES = tuple(f"E{number}" for number in range(2, 11))
_HEAD = " " * 33 + " ".join(f"{name:<6}" for name in NAMES)


def rows(folder: Path, *, only: Collection[str] = (), quick: bool = False) -> dict[str, Row]:
    """One line for each variant; nothing here is a goal of its own."""
    room = folder / "policies"
    room.mkdir(parents=True, exist_ok=True)
    say(_HEAD)
    try:
        for number, (name, values) in enumerate(VARIANTS.items()):
            if not only or name in only:
                file, constants = write_variant(room, f"variant-{number}", values)
                result = scored(str(file), MAIN, room, quick=quick, constants=constants)
                say(f"{name:32} {_score_line(result)}")
    finally:
        shutil.rmtree(room, ignore_errors=True)
    return {}


def write_variant(folder: Path, name: str, values: Mapping[str, object]) -> tuple[Path, Path]:
    """Write a variant's policy and its constants; RuntimeError for a name that is unknown."""
    constants, known = BALANCED.constants(), BALANCED.values()
    if unknown := values.keys() - constants.keys() - known.keys():
        raise RuntimeError(f"no policy value or constant is called {', '.join(sorted(unknown))}")
    file, replaced = folder / f"{name}.toml", folder / f"{name}.constants.toml"
    own = {key: value for key, value in values.items() if key in known}
    file.write_text(to_toml({"preset": "balanced", **own}), encoding="utf-8")
    others = {key: value for key, value in values.items() if key in constants}
    replaced.write_text(to_toml(others), encoding="utf-8")
    return file, replaced


def figures_of(result: Scored) -> tuple[float, ...]:
    """The rows of table E, in the order of their names."""
    scores, wider = result.plain["all"], result.wider["all"]
    quotes = wider["by_kind"].get("quote", {})
    seen = quotes.get("verbatim", 0) + quotes.get("named", 0)
    return (
        wider[COST]["vs_compact85_with_recovery"],
        100 * scores["visible"],
        100 * scores["verbatim"],
        100 * scores["strict_visible"],
        100 * seen / max(sum(quotes.values()), 1),
        100 * scores["peak_util"]["p95"],
        100 * scores["mean_util"]["median"],
        scores["breaks_per_100"],
        100 * scores["hit_rate"],
    )


def _score_line(result: Scored) -> str:
    scores = result.plain["all"]
    faults = scores["invalid_windows"] + scores["over_limit"] + scores["dangling"]
    wrong = f"  {faults} wrong windows" if faults else ""
    return " ".join(f"{figure:6.2f}" for figure in figures_of(result)) + wrong
