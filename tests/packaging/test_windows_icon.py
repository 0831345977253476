"""The icon of Windows: every size is there, and what is read back is what was drawn."""

import struct

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader

from installers.drawing import Picture, drawn
from windows.ico import SIZES, ico


@pytest.fixture(scope="module")
def pictures(qapp: object) -> list[Picture]:
    return drawn(SIZES)


def test_an_icon_holds_every_size_where_its_table_says(pictures: list[Picture]) -> None:
    made = ico(pictures)
    reserved, kind, count = struct.unpack_from("<HHH", made)
    assert (reserved, kind, count) == (0, 1, len(SIZES))
    end, sizes = 6 + 16 * count, []
    for at in range(count):
        wide, high, _, _, planes, bits, size, offset = struct.unpack_from(
            "<BBBBHHII", made, 6 + 16 * at
        )
        assert (wide, planes, bits, offset) == (high, 1, 32, end)
        sizes.append(wide or 256)
        end += size
    assert tuple(sizes) == SIZES
    assert end == len(made)


def nearly(read: bytes, drawn: bytes) -> bool:
    """Opacity as it was; colours too, but for what Qt rounds where one can see through."""
    return read[3::4] == drawn[3::4] and all(
        abs(one - other) <= 2 or drawn[at | 3] < 200
        for at, (one, other) in enumerate(zip(read, drawn, strict=True))
    )


def test_an_icon_is_read_back_by_another_reader_as_it_was_drawn(pictures: list[Picture]) -> None:
    data = QByteArray(ico(pictures))
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"ico")
    assert reader.imageCount() == len(SIZES)
    for at, picture in enumerate(pictures):
        assert reader.jumpToImage(at)
        image = reader.read().convertToFormat(QImage.Format.Format_ARGB32)
        assert (image.width(), image.height()) == (picture.size, picture.size)
        assert nearly(bytes(image.constBits()), picture.pixels)


def test_a_drawing_is_not_empty_at_its_smallest(pictures: list[Picture]) -> None:
    assert pictures[0].size == 16
    assert len({pictures[0].pixels[at : at + 4] for at in range(0, 16 * 16 * 4, 4)}) > 8
