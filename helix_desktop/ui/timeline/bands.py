"""What each request held, kind above kind, drawn a kind at a time: all of it takes a frame."""

from collections import deque
from collections.abc import Iterator, Sequence
from operator import add

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF

from helix_desktop.domain.timeline import KINDS, Readings, Use
from helix_desktop.domain.values import value
from helix_desktop.ui.look.theme import Theme
from helix_desktop.ui.timeline.chart_paint import Frame
from helix_desktop.ui.timeline.stretch import columns
from helix_desktop.ui.timeline.words import KINDS as BANDS

_RAW_ALPHA = 150
_Points = list[tuple[float, int]]
"""Places on the axis, and the readings there."""


@value
class _Band:
    tone: str
    below: list[QPointF]
    line: list[QPointF]
    parted: bool
    """Whether it is thick enough for a line at its upper end."""

    @property
    def alpha(self) -> int:
        return _RAW_ALPHA if self.tone == "k_raw" else 255


class Bands:
    """Paints for one theme, and keeps what it painted last: a rewrite changes none of it."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._layer: tuple[object, QPixmap] | None = None

    def plain(self, painter: QPainter, frame: Frame, use: Use, *, places: Sequence[int]) -> None:
        """All kinds in one colour."""
        points = _points(frame, use.readings, places)
        if not points:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(frame.plot.adjusted(0, -2, 0, 0))
        xs = [x for x, _ in points]
        line = _line(frame, xs, [use.readings.tokens[at] for _, at in points])
        ends = _line(frame, (xs[-1], xs[0]), (0, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("k_raw", 190))
        painter.drawPolygon(QPolygonF([*line, *ends]))
        painter.restore()

    def paint(self, painter: QPainter, frame: Frame, use: Use, *, places: Sequence[int]) -> None:
        """Kind above kind, at once; what is there already is not drawn again."""
        ratio = painter.device().devicePixelRatioF()
        if ratio != int(ratio):  # a layer would lie between pixels
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRect(_place(frame))
            for band in _stacked(frame, use.readings, _points(frame, use.readings, places)):
                self._draw(painter, band)
            painter.restore()
            return
        deque(self.steps(frame, use, places=places, ratio=ratio), maxlen=0)
        if self._layer is not None and len(use.readings):
            painter.drawPixmap(_place(frame).topLeft(), self._layer[1])

    def steps(
        self, frame: Frame, use: Use, *, places: Sequence[int], ratio: float
    ) -> Iterator[None]:
        """Draws what `paint` shows, a kind at a time."""
        readings, points = use.readings, _points(frame, use.readings, places)
        if not points:
            return
        shade = self._theme.colour("bg").rgb()
        key = (points, readings.ats[-1], readings.tokens[-1], frame, ratio, shade)
        if self._layer is not None and self._layer[0] == key:
            return
        place = _place(frame)
        layer = QPixmap(place.size() * ratio)
        layer.setDevicePixelRatio(ratio)
        layer.fill(Qt.GlobalColor.transparent)
        for band in _stacked(frame, readings, points):
            yield  # nobody waits for more than one
            painter = QPainter(layer)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-place.topLeft())
            self._draw(painter, band)
            painter.end()
        self._layer = (key, layer)

    def _draw(self, painter: QPainter, band: _Band) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour(band.tone, band.alpha))
        painter.drawPolygon(QPolygonF([*band.line, *reversed(band.below)]))
        if band.parted:
            painter.setPen(QPen(self._theme.colour("bg"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(band.line))


def _stacked(frame: Frame, readings: Readings, points: _Points) -> Iterator[_Band]:
    """The bands of these points from below; most sessions have few of them."""
    xs, ats = [x for x, _ in points], [at for _, at in points]
    sums = [0] * len(points)
    below = _line(frame, xs, sums)
    for tone, _, kinds in BANDS:
        found = (readings.kinds[KINDS.index(kind)] for kind in kinds)
        picked = [[column[at] for at in ats] for column in found]
        values = [sum(each) for each in zip(*picked, strict=True)]
        most = max(values, default=0)
        if not most:
            continue
        sums = list(map(add, sums, values))
        line = _line(frame, xs, sums)
        yield _Band(tone, below, line, most > 3 * frame.top / max(1.0, frame.plot.height()))
        below = line


def _place(frame: Frame) -> QRect:
    """The plot's own, and what a line is wide above it."""
    return frame.plot.adjusted(0, -2, 0, 0).toAlignedRect()


def _points(frame: Frame, readings: Readings, places: Sequence[int]) -> _Points:
    """Of what can be told apart; at a rewrite also what was before it."""
    breaks = set(places)
    found: _Points = []
    for at in columns(readings, frame.stretch, max(1, int(frame.plot.width()))):
        if at in breaks and at > 0:
            found.append((frame.x(at), at - 1))
        found.append((frame.x(at), at))
    if len(found) == 1:
        found.append((frame.plot.right(), found[0][1]))
    return found


def _line(frame: Frame, xs: Sequence[float], tokens: Sequence[float]) -> list[QPointF]:
    """Where so many tokens are; thousands of points, so no call for each."""
    bottom, scale = frame.plot.bottom(), frame.plot.height() / max(1, frame.top)
    return list(map(QPointF, xs, [bottom - each * scale for each in tokens]))
