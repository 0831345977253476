"""`bench presets`: measures all presets; writes the figures of the first run and of docs/policy.md.

Measured by the claims of the published systems (claims.py) and the scorer; live counting, 128K.
"""

import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec.structs import astuple

from helix_desktop.domain.context_window import preset_measurements
from helix_desktop.domain.context_window.policy import PRESET_NAMES
from helix_desktop.domain.context_window.preset_measurements import PresetMeasurements
from helix_desktop.ui.text.display_names import preset_name
from tests.benchmarks import claims
from tests.benchmarks.corpus import ROOT
from tests.benchmarks.replay import COST
from tests.benchmarks.report import Row
from tests.benchmarks.scorer import Scored, scored

MODULE = Path(preset_measurements.__file__)
PAGE = ROOT / "docs" / "policy.md"
MARK = "# written by `python3 tasks.py bench presets`, not by hand\n"
BEGIN, END = "<!-- written by `python3 tasks.py bench presets` -->\n", "<!-- end -->\n"


def rows(folder: Path, *, quick: bool) -> dict[str, Row]:
    """One row for each claim and preset; nothing is written after a quick look."""
    room = folder / "presets"
    room.mkdir(parents=True, exist_ok=True)
    heavy = claims.heavy_sessions()
    results: dict[str, Row] = {}
    figures: dict[str, PresetMeasurements] = {}
    sessions = calls = 0
    try:
        for name in PRESET_NAMES:
            result = scored(name, claims.WINDOW, room, quick=quick)
            made = claims.of(name, result, heavy, quick=quick)
            figures[name] = _figures(result, [row.value for row in made.values()])
            results |= made
            sessions, calls = len(result.plain["sessions"]), result.plain["all"]["calls"]
    finally:
        shutil.rmtree(room, ignore_errors=True)
    if not quick:
        _write(figures, sessions, calls)
    return results


def _figures(result: Scored, claimed: Sequence[float]) -> PresetMeasurements:
    saved, heavy, fallbacks, seconds, largest = claimed
    scores = result.plain["all"]
    return PresetMeasurements(
        cost=round(result.wider["all"][COST]["vs_compact85_with_recovery"], 2),
        peak=round(100 * scores["peak_util"]["p95"], 1),
        heavy=round(heavy, 1),
        largest=round(largest, 1),
        saved=round(saved, 1),
        fallbacks=round(fallbacks, 1),
        breaks=round(scores["breaks_per_100"], 1),
        gate_seconds=round(max(seconds, 0.0), 1),
    )


def _write(figures: Mapping[str, PresetMeasurements], sessions: int, calls: int) -> None:
    MODULE.write_text(module_text(figures, sessions, calls), encoding="utf-8")
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    page_text = words(figures, sessions, calls)
    PAGE.write_text(f"{before}{BEGIN}{page_text}{END}{after}", encoding="utf-8")


def module_text(figures: Mapping[str, PresetMeasurements], sessions: int, calls: int) -> str:
    """Return the text of the module that has the figures."""
    head, _ = MODULE.read_text(encoding="utf-8").split(MARK)
    counts = f"SESSIONS, CALLS, WINDOW = {sessions}, {calls:_}, {claims.WINDOW:_}\n"
    lines = [f'    "{name}": PresetMeasurements{astuple(row)},\n' for name, row in figures.items()]
    table = ["\nMEASUREMENTS: Mapping[str, PresetMeasurements] = {\n", *lines, "}\n"]
    return "".join((head, MARK, counts, *table))


def words(figures: Mapping[str, PresetMeasurements], sessions: int, calls: int) -> str:
    """Return the text of docs/policy.md about the presets."""
    rows = "".join(
        f"| {preset_name(name)} | {item.cost:.2f}× | {item.peak:g}% | {item.heavy:g}% "
        f"| {item.largest:g}% | {item.saved:g}% | {item.fallbacks:g}% | {item.breaks:g}% "
        f"| {item.gate_seconds:g} s | {_kept_promises(item)} of 4 |\n"
        for name, item in figures.items()
    )
    return (
        f"\nThe presets on {sessions} recorded sessions ({calls:,} requests) with a context window"
        f" of {claims.WINDOW:,} tokens.\nTokens are counted as in live sessions."
        " `python3 tasks.py bench presets` writes this table:\n\n"
        "| preset | cost | peak | long sessions | largest | outputs saved | fallbacks | breaks "
        f"| wait | promises |\n|---|---|---|---|---|---|---|---|---|---|\n{rows}\n{MEANING}\n"
    )


def _kept_promises(figures: PresetMeasurements) -> int:
    return sum(
        (
            figures.saved >= 80,
            max(figures.heavy, figures.largest) < 30,
            figures.fallbacks < 5,
            figures.gate_seconds <= 10,
        )
    )


MEANING = """\
- *Cost*: token cost, recalls included, compared with compacting only when the context is 85% full.
- *Peak*: the largest context use of a session (95th percentile of sessions).
- *Long sessions*: the 95th percentile of context use over the requests of a session (median of the
  sessions that outgrow the context window).
- *Largest*: the largest request of such a session (median).
- *Outputs saved*: the share of output tokens kept out of the context, in sessions that consist
  mostly of outputs.
- *Fallbacks*: sessions with content too long for a fast model with a 128K context window.
- *Breaks*: requests that can't use the provider's prompt cache because the context changed.
- *Wait*: the longest delay that a batch of large outputs adds.
- *Promises*: of the four that published systems make: 80% of outputs saved, long sessions below 30%
  (here also by their largest request), fallbacks below 5%, and at most 10 s of wait.
"""
