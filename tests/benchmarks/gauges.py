"""`bench gauges`: presets over the recorded sessions where the provider counts otherwise.

Beside exact reports: a fifth less and a fifth more, and each report off by up to 3, 10, and 20
percent. Told are the sessions that had to be cut to fit, the requests over the model's limit, and
by how much the rows of table E differ from those with exact reports.
"""

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from helix_desktop.domain.value import replace
from tests.benchmarks import live
from tests.benchmarks.policies import NAMES, figures_of
from tests.benchmarks.replay import MAIN
from tests.benchmarks.report import Row, say
from tests.benchmarks.scorer import Scored, scored

EXACT, OTHERS = "exact", ("less20", "more20", "3", "10", "20")
MOST_CUT = {"helix": 2, "balanced": 0, "economy": 0}
"""Sessions that may be cut to fit, by preset."""
MAX_LIVE_PERCENT = 0.5
"""How far a row over HTTP may be from that of a replay whose reports count the same."""


def rows(folder: Path, *, quick: bool, policies: Sequence[str] = ()) -> dict[str, Row]:
    """Three rows for each preset and kind of report; two where reports are exact."""
    room = folder / "gauges"
    room.mkdir(parents=True, exist_ok=True)
    result: dict[str, Row] = {}
    try:
        for policy in policies or MOST_CUT:
            exact = scored(policy, MAIN, room, quick=quick, gauge=EXACT)
            for gauge in (EXACT, *OTHERS):
                other = exact
                if gauge != EXACT:
                    other = scored(policy, MAIN, room, quick=quick, gauge=gauge)
                    result[f"rows {policy} {gauge}"] = _differ(policy, gauge, exact, other)
                result[f"cut {policy} {gauge}"] = _cut(policy, gauge, other)
                result[f"over {policy} {gauge}"] = _over(policy, gauge, other)
    finally:
        shutil.rmtree(room, ignore_errors=True)
    return result


def live_rows(folder: Path, *, quick: bool, policies: Sequence[str] = ()) -> dict[str, Row]:
    """The same rows for sessions whose model is a server that counts more.

    A model that counts more reaches the marks, which are in its tokens, earlier: so its rows are
    compared with those of a replay whose reports count the same, and this with exact reports.
    """
    room = folder / "live"
    room.mkdir(parents=True, exist_ok=True)
    results: dict[str, Row] = {}
    try:
        for policy in policies or ("balanced",):
            exact, more, served = live.scored_live(policy, room, quick=quick)
            say(f"{policy:16} " + " ".join(f"{name:>7}" for name in NAMES))
            for kind, result in (("exact", exact), (live.NAME, more), ("over HTTP", served)):
                say(f"{kind:16} " + " ".join(f"{figure:7.3f}" for figure in figures_of(result)))
            results[f"rows {policy} {live.NAME}"] = _differ(policy, live.NAME, exact, more)
            results[f"rows {policy} HTTP"] = replace(
                _differ(policy, f"{live.NAME} in this process and over HTTP", more, served),
                at_most=MAX_LIVE_PERCENT,
            )
            results[f"cut {policy} {live.NAME}"] = _cut(policy, live.NAME, served)
            results[f"over {policy} {live.NAME}"] = _over(policy, live.NAME, served)
    finally:
        shutil.rmtree(room, ignore_errors=True)
    return results


def _cut(policy: str, gauge: str, result: Scored) -> Row:
    sessions = result.plain["sessions"]
    cut = [name for name, one in sessions.items() if one["events"].get("trim")]
    detail = f"{policy}, reports {gauge}: sessions that were cut to fit {', '.join(cut)}"
    most = MOST_CUT.get(policy) if gauge in (EXACT, live.NAME, "less20", "more20") else None
    return Row(len(cut), "", len(sessions), detail.strip(), at_most=most)


def _over(policy: str, gauge: str, result: Scored) -> Row:
    over = sum(one["over"] for one in result.figures.values())
    detail = f"{policy}, reports {gauge}: requests over the model's limit"
    return Row(over, "", len(result.figures), detail, at_most=0)


def _differ(policy: str, gauge: str, exact: Scored, other: Scored) -> Row:
    first, second = _rows_of(exact), _rows_of(other)
    off = {name: 100 * abs(second[name] - first[name]) / max(first[name], 1e-9) for name in first}
    worst = max(off, key=lambda name: off[name])
    say(f"{policy} {gauge}: " + " ".join(f"{name} {value:.2f} %" for name, value in off.items()))
    detail = f"{policy}, reports {gauge}: the row of table E that differs most, {worst}"
    return Row(off[worst], "%", len(off), detail)


def _rows_of(result: Scored) -> Mapping[str, float]:
    return dict(zip(NAMES, figures_of(result), strict=True))
