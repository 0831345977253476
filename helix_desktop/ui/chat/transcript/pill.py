"""The pill over the transcript that says what came below, and leads there."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from helix_desktop.ui.look.paint import rounded
from helix_desktop.ui.look.theme import Theme, font
from helix_desktop.ui.words import tr

PILL = 30
WIDTH = 140
ABOVE = 14
ICON, GAP = 14, 8


def pill_in(view: QRect) -> QRectF:
    """Where it floats."""
    top = view.bottom() - PILL - ABOVE
    return QRectF(view.center().x() - WIDTH / 2, top, WIDTH, PILL)


def paint_pill(painter: QPainter, box: QRectF, count: int, *, theme: Theme) -> None:
    """3 new below: says that more came, and leads there."""
    rounded(painter, box, PILL / 2, fill=theme.colour("raised"), border=theme.colour("line2"))
    ratio = painter.device().devicePixelRatioF()
    icon = theme.icon("down", "acc", size=ICON, ratio=ratio)
    painter.setFont(font("smallb"))
    painter.setPen(theme.colour("fg"))
    text = tr("{0} new below").format(count)
    wide = painter.fontMetrics().horizontalAdvance(text)
    left = box.center().x() - (ICON + GAP + wide) / 2
    painter.drawPixmap(QPointF(left, box.center().y() - ICON / 2), icon)
    words = QRectF(left + ICON + GAP, box.y(), wide + 4, box.height())
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
