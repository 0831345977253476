"""The marks of rewrites: each has a shape as well as a colour."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from helix_desktop.domain.timeline import Happened
from helix_desktop.ui.look.theme import Theme

TONES = {
    Happened.SWEEP: "k_markers",
    Happened.CONDENSE: "k_obs",
    Happened.OBSERVE: "k_obs",
    Happened.REFLECT: "k_obs",
    Happened.HANDOVER: "k_handover",
    Happened.PANIC: "bad",
    Happened.UNDO: "fg2",
    Happened.REDO: "fg2",
    Happened.RESTORE: "fg2",
    Happened.GATE: "warn",
}
_POLYGONS = {
    Happened.SWEEP: ((-5.0, -4.0), (5.0, -4.0), (0.0, 5.0)),
    Happened.PANIC: ((-5.5, 5.0), (5.5, 5.0), (0.0, -5.5)),
    Happened.HANDOVER: ((-6.0, 0.0), (0.0, -6.0), (6.0, 0.0), (0.0, 6.0)),
    Happened.CONDENSE: ((-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)),
}
_ICONS = {
    Happened.UNDO: "undo",
    Happened.REDO: "redo",
    Happened.RESTORE: "recall",
    Happened.GATE: "bolt",
}
_ICON = 14


def mark(painter: QPainter, centre: QPointF, what: Happened, *, theme: Theme) -> None:
    """The mark of a rewrite around a point."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    tone = TONES[what]
    if what in _ICONS:
        ratio = painter.device().devicePixelRatioF()
        pixmap = theme.icon(_ICONS[what], tone, size=_ICON, ratio=ratio)
        painter.drawPixmap(centre - QPointF(_ICON / 2, _ICON / 2), pixmap)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(tone))
    if what in _POLYGONS:
        painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in _POLYGONS[what]]))
        return
    _ROUND[what is Happened.REFLECT](painter, centre, theme)


def _full(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    painter.drawEllipse(centre, 4.5, 4.5)


def _ring(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    painter.drawEllipse(centre, 1.8, 1.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour("k_obs"), 1.6))
    painter.drawEllipse(centre, 4.5, 4.5)


_ROUND: dict[bool, Callable[[QPainter, QPointF, Theme], None]] = {False: _full, True: _ring}
