"""Two curves of window use over the same requests: the policy in use and the edited one."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from helix_desktop.app.trials.figures import Trial
from helix_desktop.ui.look.brush import brush, reads_from_left
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import count_text, tr

PLOT, AXIS, MARGIN = 212, 20, 26
"""Height of the plot and of the line below it; room for the labels at the right."""
MOST_POINTS = 800
"""Of a curve; more than two for a pixel cannot be seen."""


class PolicyChart(QWidget):
    """`window` is what 100 % are."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        reads_from_left(self)
        self._theme = theme
        self._trials: tuple[Trial | None, Trial | None] = (None, None)
        self._window, self._marks = 1, (0, 0)
        self.setFixedHeight(PLOT + AXIS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_trials(
        self, in_use: Trial | None, edited: Trial | None, *, window: int, marks: tuple[int, int]
    ) -> None:
        """`marks`: tokens at which each hands over, 0 = never by itself."""
        self._trials, self._window, self._marks = (in_use, edited), max(1, window), marks
        words = tr("Window use by request, at most {0} % and {1} %")
        peaks = [round(100 * each.peak / self._window) if each else 0 for each in self._trials]
        self.setAccessibleName(words.format(*peaks))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, PLOT + AXIS)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = brush(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = QRectF(0, 0, self.width() - MARGIN, PLOT)
        self._paint_grid(painter, plot)
        in_use, edited = self._trials
        self._paint_sessions(painter, plot, in_use)
        if in_use is not None:
            filled = edited is None
            self._paint_curve(painter, plot, in_use.sizes, tone="mut", filled=filled)
        if edited is not None:
            self._paint_curve(painter, plot, edited.sizes, tone="acc", filled=True)
        self._paint_marks(painter, plot)

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        for share in (0.25, 0.5, 0.75, 1.0):
            y = round(plot.bottom() - share * plot.height())
            painter.fillRect(QRectF(plot.left(), y, plot.width(), 1), self._theme.colour("line"))
        base = QRectF(plot.left(), plot.bottom(), plot.width(), 1)
        painter.fillRect(base, self._theme.colour("line2"))

    def _paint_sessions(self, painter: QPainter, plot: QRectF, trial: Trial | None) -> None:
        """Where one session ends and the next begins; below it, how many requests there are."""
        painter.setFont(font("axis"))
        painter.setPen(self._theme.colour("mut"))
        low = QRectF(plot.left(), plot.bottom() + 5, plot.width(), 14)
        if trial is None or not trial.sizes:
            return
        for start in trial.starts[1:]:
            x = plot.left() + plot.width() * start / len(trial.sizes)
            painter.fillRect(QRectF(round(x), 0, 1, plot.height()), self._theme.colour("line"))
        painter.drawText(low, Qt.AlignmentFlag.AlignLeft, tr("first request"))
        count = count_text(len(trial.sizes))
        painter.drawText(low, Qt.AlignmentFlag.AlignRight, tr("request {0}").format(count))

    def _paint_curve(
        self, painter: QPainter, plot: QRectF, sizes: Sequence[int], *, tone: str, filled: bool
    ) -> None:
        points = [
            QPointF(
                plot.left() + plot.width() * at / max(1, len(sizes) - 1),
                plot.bottom() - plot.height() * min(1.0, size / self._window),
            )
            for at, size in _thinned(sizes)
        ]
        if not points:
            return
        if filled:
            ground = QPolygonF(
                [
                    QPointF(points[0].x(), plot.bottom()),
                    *points,
                    QPointF(points[-1].x(), plot.bottom()),
                ]
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour(tone, 30))
            painter.drawPolygon(ground)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(self._theme.colour(tone), 1.8 if tone == "acc" else 1.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))

    def _paint_marks(self, painter: QPainter, plot: QRectF) -> None:
        """Where each hands over; two labels that would touch are one above the other."""
        painter.setFont(font("axis"))
        last = -100.0
        marks = sorted(zip(self._marks, ("mut", "acc"), strict=True), reverse=True)
        for tokens, tone in marks:
            if not tokens or (tone == "acc" and self._trials[1] is None):
                continue
            share = min(1.0, tokens / self._window)
            y = plot.bottom() - plot.height() * share
            pen = QPen(self._theme.colour(tone), 1)
            pen.setDashPattern([3, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(plot.left(), y + 0.5), QPointF(plot.right(), y + 0.5))
            label = max(y - 7, last + 13)
            last = label
            place = QRectF(plot.right() + 6, label, MARGIN - 6, 14)
            painter.setPen(self._theme.colour(tone))
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, f"{100 * share:.0f}")


def _thinned(sizes: Sequence[int]) -> Sequence[tuple[int, int]]:
    """Of neighbours that share a pixel the largest: peaks are what is looked for."""
    step = max(1, len(sizes) // MOST_POINTS)
    found = []
    for start in range(0, len(sizes), step):
        piece = sizes[start : start + step]
        largest = max(range(len(piece)), key=piece.__getitem__)
        found.append((start + largest, piece[largest]))
    return found
