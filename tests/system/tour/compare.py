"""Compares two folders of pictures of the tour: python -m tests.system.tour.compare BEFORE AFTER.

Prints a line for each picture that differs: its differing pixels and their bounding box. Sheets in
AFTER/differences show both sides of each box. The exit status is 1 if any picture differs or is in
one folder only.
"""

import argparse
import os
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

CROP_WIDTH, CROP_HEIGHT, CAPTION_HEIGHT, GAP = 900, 460, 24, 8
"""Largest size of one side of a box in a sheet, in pixels; a larger box is made smaller."""
AROUND_BOX = 24
ROWS_PER_SHEET = 8


def differing(before: QImage, after: QImage) -> tuple[int, QRect]:
    """Return the number of differing pixels and the rectangle around them."""
    both = before.rect() & after.rect()
    outside = before.rect() | after.rect()
    if both != outside:
        return outside.width() * outside.height(), outside
    count, left, right, rows = 0, both.right(), both.left(), []
    old, new = (picture.convertToFormat(QImage.Format.Format_RGB32) for picture in (before, after))
    old_pixels, new_pixels = (memoryview(picture.constBits()).cast("I") for picture in (old, new))
    for y in range(both.height()):
        line = slice(y * both.width(), (y + 1) * both.width())
        if old_pixels[line] == new_pixels[line]:
            continue
        pairs = zip(old_pixels[line], new_pixels[line], strict=True)
        columns = [x for x, (one, other) in enumerate(pairs) if one != other]
        count += len(columns)
        left, right = min(left, columns[0]), max(right, columns[-1])
        rows.append(y)
    if not rows:
        return 0, QRect()
    return count, QRect(QPoint(left, rows[0]), QPoint(right, rows[-1]))


def compare(before: Path, after: Path) -> list[tuple[str, int, QRect]]:
    """Return each picture that differs; one that is missing on a side has the whole other side."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    results = (
        (name, *differing(*(QImage(str(side / name)) for side in (before, after))))
        for name in names
    )
    return [result for result in results if result[1]]


def save_sheets(before: Path, after: Path, differences: list[tuple[str, int, QRect]]) -> None:
    """Save sheets that show the box of each difference before and after, side by side."""
    folder = after / "differences"
    folder.mkdir(exist_ok=True)
    for sheet in folder.glob("*.png"):
        sheet.unlink()
    for number, first in enumerate(range(0, len(differences), ROWS_PER_SHEET), 1):
        rows = differences[first : first + ROWS_PER_SHEET]
        height = CROP_HEIGHT + CAPTION_HEIGHT + GAP
        sheet_image = QImage(2 * CROP_WIDTH + GAP, height * len(rows), QImage.Format.Format_RGB32)
        sheet_image.fill(0x808080)
        painter = QPainter(sheet_image)
        for at, (name, count, box) in enumerate(rows):
            top = at * height
            painter.drawText(4, top + 16, f"{name}: {count:,} pixels in {_text(box)}")
            around = box.adjusted(-AROUND_BOX, -AROUND_BOX, AROUND_BOX, AROUND_BOX)
            for left, side in ((0, before), (CROP_WIDTH + GAP, after)):
                picture = QImage(str(side / name))
                if picture.isNull():
                    continue
                crop = picture.copy(around & picture.rect())
                crop.setDevicePixelRatio(1)
                scale = max(crop.width() / CROP_WIDTH, crop.height() / CROP_HEIGHT, 1)
                crop = crop.scaled(crop.size() / scale)
                painter.drawImage(left, top + CAPTION_HEIGHT, crop)
        painter.end()
        sheet_image.save(str(folder / f"{number}.png"))


def _text(box: QRect) -> str:
    return f"{box.width()}x{box.height()} at {box.x()},{box.y()}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="compare", description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    folders = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    differences = compare(folders.before, folders.after)
    save_sheets(folders.before, folders.after, differences)
    app.processEvents()
    for name, count, box in differences:
        print(f"{name}: {count:,} pixels in {_text(box)}")  # noqa: T201  what was asked for
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
