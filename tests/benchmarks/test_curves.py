"""The curves of the first run: what `bench curves` makes of a replayed session."""

from pathlib import Path

import pytest

from helix_desktop.domain.context_window.presets import PRESETS
from tests.benchmarks import curves
from tests.benchmarks.corpus import RECORDED
from tests.benchmarks.curves import FILE, MAX_POINTS, curve_of


def test_a_curve_has_the_largest_request_of_each_stretch() -> None:
    assert curve_of([10, 50, 20], 100) == [10.0, 50.0, 20.0]
    sizes = [1] * 1_000
    sizes[777] = 90
    curve = curve_of(sizes, 100)
    assert len(curve) == MAX_POINTS
    assert (max(curve), curve.count(90.0)) == (90.0, 1)


@pytest.mark.slow
@pytest.mark.skipif(not RECORDED.is_dir(), reason="there are no recorded sessions here")
def test_a_recorded_session_is_replayed_under_each_preset(tmp_path: Path) -> None:
    before = FILE.read_bytes()
    rows = curves.rows(tmp_path, quick=True)
    assert set(rows) == {f"curve {name}" for name in PRESETS}
    assert all(0 < row.value <= 100 and row.n > 1 for row in rows.values())
    assert FILE.read_bytes() == before, "a quick look writes nothing"
