"""The layout of the chart; a low chart has a lower plot and then no brush."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

HEIGHT, LEAST = 280, 150
"""Usual and least height of the chart."""
LEFT, RIGHT = 64, 112
TOP, AXIS = 68, 30
"""Height above the plot, for marks and legend, and below, for the numbers of requests."""
BRUSH, BELOW = 26, 12
LOW = 200
"""Height from which the chart has a brush."""


@dataclass(frozen=True, slots=True)
class ChartLayout:
    """The layout of a chart of a given size."""

    width: int
    height: int

    @property
    def brushed(self) -> bool:
        return self.height >= LOW

    @property
    def plot(self) -> QRectF:
        below = AXIS + (BRUSH + BELOW if self.brushed else 0)
        return QRectF(LEFT, TOP, self._across, self.height - TOP - below)

    @property
    def brush(self) -> QRectF:
        """The place of the brush, below the chart if there is none."""
        top = self.height - BRUSH - BELOW if self.brushed else self.height
        return QRectF(LEFT, top, self._across, BRUSH)

    @property
    def _across(self) -> int:
        return max(40, self.width - LEFT - RIGHT)
