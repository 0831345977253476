"""Where the parts of the chart lie: in a low window the plot is lower, and then the brush goes."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

HEIGHT, LEAST = 280, 150
"""Of the whole chart: as usual, and what it is given at least."""
LEFT, RIGHT = 64, 112
TOP, AXIS = 68, 30
"""Above the plot and below it: marks and legend, and the requests' numbers."""
BRUSH, BELOW = 26, 12
LOW = 200
"""Height from which on there is a brush."""


@dataclass(frozen=True, slots=True)
class ChartLayout:
    """Of a chart so wide and so high."""

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
        """Below everything where there is none."""
        top = self.height - BRUSH - BELOW if self.brushed else self.height
        return QRectF(LEFT, top, self._across, BRUSH)

    @property
    def _across(self) -> int:
        return max(40, self.width - LEFT - RIGHT)
