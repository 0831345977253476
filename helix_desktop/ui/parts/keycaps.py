"""Keys as they are painted: one small outlined cap for each key of a shortcut."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from helix_desktop.ui.look.brush import Mirrored
from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font

HEIGHT, PADDING, GAP = 18, 5, 4


def caps(shortcut: str) -> list[str]:
    """`Ctrl+Shift++` is three keys, the last of them a plus."""
    if not shortcut:
        return []
    body, plus = (shortcut[:-2], ["+"]) if shortcut.endswith("++") else (shortcut, [])
    return [part for part in body.split("+") if part] + plus


def cap_width(key: str) -> float:
    return max(HEIGHT, QFontMetricsF(font("microb")).horizontalAdvance(key) + 2 * PADDING)


def width_of(shortcut: str) -> float:
    keys = caps(shortcut)
    return sum(map(cap_width, keys)) + GAP * max(0, len(keys) - 1)


def paint_cap(painter: QPainter, left: float, middle: float, *, key: str, theme: Theme) -> float:
    """One cap; returns where it ends."""
    rect = QRectF(left, middle - HEIGHT / 2, cap_width(key), HEIGHT)
    clear = theme.colour("raised", 0)
    rounded(painter, rect, 4, fill=clear, border=theme.colour("line2"))
    painter.setFont(font("microb"))
    painter.setPen(theme.colour("mut"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)
    return rect.right()


def paint_caps(
    painter: QPainter, right: float, middle: float, *, shortcut: str, theme: Theme
) -> float:
    """A shortcut that ends at `right`; returns where it begins."""
    begin = left = right - width_of(shortcut)
    keys = caps(shortcut)
    for key in reversed(keys) if isinstance(painter, Mirrored) else keys:  # Ctrl always leads
        left = paint_cap(painter, left, middle, key=key, theme=theme) + GAP
    return begin
