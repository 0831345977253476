"""Pictures of two tours are compared pixel by pixel."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.system.tour.compare import main

WHITE, RED = 0xFFFFFFFF, 0xFFFF0000


def save(folder: Path, name: str, *, red: tuple[tuple[int, int], ...] = ()) -> None:
    folder.mkdir(exist_ok=True)
    picture = QImage(60, 40, QImage.Format.Format_RGB32)
    picture.fill(WHITE)
    for x, y in red:
        picture.setPixel(x, y, RED)
    picture.save(str(folder / name))


def test_equal_pictures_print_nothing_and_differing_ones_their_pixels_and_box(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    for folder in (before, after):
        save(folder, "same.png", red=((1, 1),))
    assert main([str(before), str(after)]) == 0
    assert capsys.readouterr().out == ""

    save(before, "changed.png")
    save(after, "changed.png", red=((10, 5), (30, 5), (20, 25)))
    save(before, "missing.png")
    assert main([str(before), str(after)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "changed.png: 3 pixels in 21x21 at 10,5",
        "missing.png: 2,400 pixels in 60x40 at 0,0",
    ]
    assert not QImage(str(after / "differences" / "1.png")).isNull()
