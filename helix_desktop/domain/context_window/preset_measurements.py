"""Measured results of each policy preset (tokens, cost), written by `bench presets`.

Everything below the marked line is written by `python3 tasks.py bench presets`.
"""

from collections.abc import Mapping

from msgspec import Struct


class PresetMeasurements(Struct, frozen=True):
    """The results of one preset, in percent except for `cost`.

    `cost`: token cost relative to compacting at 85%, including recalls. `peak`: window use, as the
    95th percentile over sessions. `heavy`: the 95th percentile of window use over the requests of a
    session, and of those values the median over all sessions that are longer than the window.
    `largest`: the same with the largest request of a session.
    `saved`: tokens of outputs that were saved, in sessions that consist mostly of outputs.
    `fallbacks`: sessions with an item that does not fit into a fast model of 128K. `breaks`:
    requests that break a cached prefix.
    """

    cost: float
    peak: float
    heavy: float
    largest: float
    saved: float
    fallbacks: float
    breaks: float
    gate_seconds: float


# written by `python3 tasks.py bench presets`, not by hand
SESSIONS, CALLS, WINDOW = 69, 10_561, 128_000

MEASUREMENTS: Mapping[str, PresetMeasurements] = {
    "helix": PresetMeasurements(1.13, 84.8, 77.1, 83.4, 69.0, 0.0, 6.3, 0.0),
    "relevance": PresetMeasurements(0.78, 56.7, 41.3, 46.3, 83.3, 0.0, 2.5, 9.7),
    "balanced": PresetMeasurements(0.7, 43.7, 42.1, 43.5, 84.3, 0.0, 2.7, 9.8),
    "economy": PresetMeasurements(0.58, 34.6, 28.2, 29.7, 93.3, 0.0, 6.5, 0.1),
}
