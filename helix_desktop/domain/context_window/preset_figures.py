"""What each preset came to on recorded sessions, counted as in live ones.

Everything below the line that says so is written by `python3 tasks.py workspace view presets`.
"""

from collections.abc import Mapping

from msgspec import Struct


class PresetFigures(Struct, frozen=True):
    """`cost`: against compacting at 85 %, with what had to be looked up again; all else in percent.

    `peak`: how full windows get, the 95th percentile of sessions; `heavy`: the same of the requests
    of a session that is longer than the window, and of those the median; `saved`: tokens of
    outputs, in sessions that are mostly outputs; `fallbacks`: sessions with something that does not
    fit into a fast model of 128K; `breaks`: of the requests, those that break a cached prefix.
    """

    cost: float
    peak: float
    heavy: float
    saved: float
    fallbacks: float
    breaks: float
    gate_seconds: float


# written by `python3 tasks.py workspace view presets`, not by hand
SESSIONS, CALLS, WINDOW = 69, 10_561, 128_000

FIGURES: Mapping[str, PresetFigures] = {
    "helix": PresetFigures(1.1, 84.9, 78.7, 65.2, 5.8, 4.4, 0.1),
    "relevance": PresetFigures(0.82, 87.0, 57.0, 77.0, 2.9, 1.8, 9.8),
    "balanced": PresetFigures(0.74, 50.0, 48.3, 82.1, 0.0, 2.0, 9.8),
    "economy": PresetFigures(0.54, 31.2, 28.7, 93.2, 0.0, 4.7, 0.1),
}
