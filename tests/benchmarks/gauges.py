"""`bench gauges`: presets over the recorded sessions where the provider's reports are off.

Beside exact reports: each off by up to 3 and by up to 10 percent. Told are the sessions that had
to be cut to fit, and by how much the rows of table E differ from those with exact reports.
"""

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.benchmarks.policies import NAMES, figures_of
from tests.benchmarks.replay import MAIN
from tests.benchmarks.report import Row, say
from tests.benchmarks.scorer import Scored, scored

EXACT, OTHERS = "exact", ("3", "10")
MOST_CUT = {"helix": 2, "balanced": 0, "economy": 0}
"""Sessions that may be cut to fit, by preset."""
DIFFERENT = 2.0
"""Percent."""


def rows(folder: Path, *, quick: bool, policies: Sequence[str] = ()) -> dict[str, Row]:
    """Two rows for each preset and kind of report; one where reports are exact."""
    room = folder / "gauges"
    room.mkdir(parents=True, exist_ok=True)
    found: dict[str, Row] = {}
    try:
        for policy in policies or MOST_CUT:
            exact = scored(policy, MAIN, room, quick=quick, gauge=EXACT)
            found[f"cut {policy} {EXACT}"] = _cut(policy, EXACT, exact)
            for gauge in OTHERS:
                other = scored(policy, MAIN, room, quick=quick, gauge=gauge)
                found[f"cut {policy} {gauge}"] = _cut(policy, gauge, other)
                found[f"rows {policy} {gauge}"] = _differ(policy, gauge, exact, other)
    finally:
        shutil.rmtree(room, ignore_errors=True)
    return found


def _cut(policy: str, gauge: str, result: Scored) -> Row:
    sessions = result.plain["sessions"]
    cut = [name for name, one in sessions.items() if one["events"].get("panic")]
    detail = f"{policy}, reports {_off(gauge)}: sessions that were cut to fit {', '.join(cut)}"
    return Row(len(cut), "", len(sessions), detail.strip(), at_most=MOST_CUT.get(policy))


def _differ(policy: str, gauge: str, exact: Scored, other: Scored) -> Row:
    first, second = _rows_of(exact), _rows_of(other)
    off = {name: 100 * abs(second[name] - first[name]) / max(first[name], 1e-9) for name in first}
    worst = max(off, key=lambda name: off[name])
    say(f"{policy} {gauge}: " + " ".join(f"{name} {value:.2f} %" for name, value in off.items()))
    detail = f"{policy}, reports {_off(gauge)}: the row of table E that differs most, {worst}"
    return Row(off[worst], "%", len(off), detail, at_most=DIFFERENT)


def _rows_of(result: Scored) -> Mapping[str, float]:
    return dict(zip(NAMES, figures_of(result), strict=True))


def _off(gauge: str) -> str:
    return gauge if gauge == EXACT else f"off by up to {gauge} %"
