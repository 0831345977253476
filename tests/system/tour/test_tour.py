"""The tour gets where it wants to go, and what it brings back is a picture."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.system.tour.stations import names

ROOT = Path(__file__).resolve().parents[3]
FEW = 12
"""A blank window has fewer colors than that."""


def colors(place: Path) -> int:
    picture = QImage(str(place))
    across = range(0, picture.width(), 7)
    return len({picture.pixel(x, y) for x in across for y in range(0, picture.height(), 7)})


def test_the_stations_of_the_tour_have_unique_names() -> None:
    assert len(names()) == len(set(names()))


@pytest.mark.slow
def test_two_stations_bring_pictures_that_are_not_blank(tmp_path: Path) -> None:
    options = ["--look", "dark", "--scale", "1", "--only", "first-run", "--only", "timeline"]
    command = [sys.executable, "-m", "tests.system.tour", str(tmp_path), *options]
    subprocess.run(command, cwd=ROOT, check=True, timeout=120, capture_output=True)
    taken = sorted(tmp_path.glob("*.png"))
    assert len(taken) >= 4
    assert all(QImage(str(item)).width() == 1_440 for item in taken)
    assert min(colors(item) for item in taken) > FEW
