"""A short film of the window, kept as an animated PNG: what moves, and where the pointer is."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.system.tour.animated_png import Frame, animated_png

BETWEEN = 0.1
"""Seconds between two pictures."""
WAY = 6
"""Pictures of the pointer on its way to a place."""
_POINTER = ((0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (12, 12))


class Film:
    """Takes pictures of a window while it is used."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._frames: list[Frame] = []
        self._pointer = QPointF(window.width() * 0.6, window.height() * 0.6)

    async def roll(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / BETWEEN))):
            await asyncio.sleep(BETWEEN)
            self._take()

    async def roll_until(self, true: Callable[[], bool], most: float) -> None:
        for _ in range(round(most / BETWEEN)):
            if true():
                return
            await self.roll(BETWEEN)
        raise TimeoutError

    async def click(self, widget: QWidget) -> None:
        """Move the pointer to the middle of a widget, and press there."""
        await self.move(widget, QPointF(widget.rect().center()))
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    async def move(self, widget: QWidget, place: QPointF) -> None:
        target = widget.mapTo(self._window, place)
        start = self._pointer
        for at in range(1, WAY + 1):
            self._pointer = start + (target - start) * (at / WAY)
            await self.roll(BETWEEN)

    def _take(self) -> None:
        image = self._window.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._pointer)
        painter.setPen(QPen(QColor("black"), 1.2))
        painter.setBrush(QColor("white"))
        painter.drawPolygon(QPolygonF([QPointF(QPoint(x, y)) for x, y in _POINTER]))
        painter.end()
        stays = round(BETWEEN * 1_000)
        if self._frames and self._frames[-1].image == image:
            self._frames[-1].stays += stays
        else:
            self._frames.append(Frame(image, stays))

    def keep(self, place: Path) -> None:
        place.write_bytes(animated_png(self._frames))
