"""`bench replay`: how well windows are kept over the recorded sessions, row by row of table E.

The rows are those of the first policy; what is not measured here (E14) has a bench of its own.
"""

import shutil
from collections.abc import Collection, Sequence
from pathlib import Path

from helix_desktop.domain.value import replace
from tests.benchmarks import fallbacks, oracle
from tests.benchmarks.report import GOALS, Row, aimed, say
from tests.benchmarks.scorer import Score, Scored, scored

SMALL, MAIN = 32_000, 128_000
LARGE = {200_000: "E15", 1_000_000: "E16"}
WINDOWS = (SMALL, MAIN, *LARGE)
ECONOMY = "economy"
COST = "cost_read.1_write1.25"
"""The scorer's name for prices of a provider's cache: reading 0.1, writing 1.25."""


def rows(
    folder: Path,
    *,
    only: Collection[str] = (),
    quick: bool = False,
    policies: Sequence[str] = (),
    knowing: bool = False,
) -> dict[str, Row]:
    """In the order of the table; further policies are only told as the scorer tells them.

    `knowing`: beside the rows stands what a window could be that knows the needs.
    """
    room = folder / "replay"
    room.mkdir(parents=True, exist_ok=True)
    first, *others = policies or ("balanced",)
    try:
        result = _rows(first, room, only=only, quick=quick, knowing=knowing)
        for policy in others:
            for window in WINDOWS:
                say(f"\n{policy} at {window:,}: {scored(policy, window, room, quick=quick).report}")
    finally:
        shutil.rmtree(room, ignore_errors=True)
    return {name: aimed(name, result[name]) for name in GOALS if name in result}


def _rows(
    policy: str, room: Path, *, only: Collection[str], quick: bool, knowing: bool
) -> dict[str, Row]:
    windows = [window for window in WINDOWS if not only or _needed(window, only)]
    at = {window: _score_and_print(policy, window, room, quick=quick) for window in windows}
    result: dict[str, Row] = {}
    if len(at) == len(WINDOWS):
        result["E1"] = _faults(at)
    if MAIN in at:
        result |= _main(at[MAIN], fell_back=fallbacks.share(policy, MAIN, quick=quick))
        known = oracle.figures(at[MAIN].plain["sessions"], MAIN, COST) if knowing else {}
        for name, figure in known.items():
            result[name] = replace(
                result[name],
                detail=" · ".join(filter(None, (result[name].detail, f"an oracle: {figure}"))),
            )
    for window, name in LARGE.items():
        if window in at:
            scores = at[window].plain["all"]
            result[name] = _row((scores[COST]["vs_compact85"], "x"), scores)
    result |= _small(at[SMALL]) if SMALL in at else {}
    if not only or {"E17", "E18"} & set(only):
        result |= _economy(room, quick=quick)
    return {name: row for name, row in result.items() if not only or name in only}


def _needed(window: int, only: Collection[str]) -> bool:
    alone = {"E15": 200_000, "E16": 1_000_000, "E17": 0, "E18": 0, "E22": SMALL, "E23": SMALL}
    return any(name == "E1" or alone.get(name, MAIN) == window for name in only)


def _score_and_print(policy: str, window: int, room: Path, *, quick: bool) -> Scored:
    result = scored(policy, window, room, quick=quick)
    say(f"\n{policy} at {window:,}: {result.report}")
    return result


def _main(result: Scored, *, fell_back: float) -> dict[str, Row]:
    scores, sessions = result.plain["all"], result.plain["sessions"]
    quotes = result.wider["all"]["by_kind"].get("quote", {})
    seen = quotes.get("verbatim", 0) + quotes.get("named", 0)
    worst = max(sessions, key=lambda name: _cost(sessions[name]))
    figures = {
        "E2": (result.wider["all"][COST]["vs_compact85_with_recovery"], "x"),
        "E3": (100 * scores["visible"], "%"),
        "E4": (100 * scores["verbatim"], "%"),
        "EL": (100 * scores["in_line"], "%"),
        "E5": (100 * scores["strict_visible"], "%"),
        "E6": (100 * seen / max(sum(quotes.values()), 1), "%"),
        "E7": (100 * scores["peak_util"]["p95"], "%"),
        "E8": (100 * scores["mean_util"]["median"], "%"),
        "E9": (scores["breaks_per_100"], "/100"),
        "E10": (100 * scores["hit_rate"], "%"),
        "E11": (scores["llm_calls_per_1000"], "/1000"),
        "E12": (100 * scores["files_visible"], "%"),
        "E13": (_cost(sessions[worst]), "x"),
        "E19": (scores["engine_ms"]["p95"], "ms"),
        "E20": (scores["engine_ms_per_1000_messages"], "ms"),
        "E21": (fell_back, "%"),
    }
    details = {
        "E2": f"without recovery {scores[COST]['vs_compact85']:.3f}",
        "E13": worst,
        "E19": f"median {scores['engine_ms']['median']:.2f}, most {scores['engine_ms']['max']:.0f}",
    }
    return {
        name: _row(figure, scores, detail=details.get(name, "")) for name, figure in figures.items()
    }


def _small(result: Scored) -> dict[str, Row]:
    scores = result.plain["all"]
    figures = {"E22": scores["visible"], "E23": scores["in_line"]}
    return {name: _row((100 * share, "%"), scores) for name, share in figures.items()}


def _economy(room: Path, *, quick: bool) -> dict[str, Row]:
    scores = _score_and_print(ECONOMY, MAIN, room, quick=quick).plain["all"]
    cost, saved = scores[COST]["vs_compact85"], 100 * scores["tool_reduction"]
    return {"E17": _row((cost, "x"), scores), "E18": _row((saved, "%"), scores)}


def _faults(at: dict[int, Scored]) -> Row:
    """Every wrong window, and what is lost, at all windows together."""
    lines, sum_ = [], 0.0
    for window, result in at.items():
        scores = result.plain["all"]
        counts = [scores[name] for name in ("invalid_windows", "over_limit", "dangling")]
        lost = 100 * scores["lost"]
        sum_ += sum(counts) + lost
        lines.append(f"{window:,}: {'/'.join(map(str, counts))} lost {lost:.1f} %")
    calls = sum(result.plain["all"]["calls"] for result in at.values())
    return Row(sum_, "", calls, f"invalid/over/dangling {'; '.join(lines)}")


def _cost(session: Score) -> float:
    return float(session[COST] / session["ref_" + COST]) if session["ref_" + COST] else 0.0


def _row(figure: tuple[float, str], scores: Score, *, detail: str = "") -> Row:
    value, unit = figure
    return Row(float(value), unit, scores["calls"], detail)
