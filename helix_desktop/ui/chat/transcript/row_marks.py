"""What the person did to a message, in the margin before it: pinned, or left out of requests."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from helix_desktop.app.standing import Standing
from helix_desktop.ui.chat.transcript.rows import Kind, Row
from helix_desktop.ui.look.theme import Theme

SIZE = 14
BESIDE, BELOW = 20, 4
"""Left of the words or their bubble; down to the middle of the first line."""
BUBBLE = 9
"""The first line of a bubble stands so much lower."""


def marks(row: Row) -> list[tuple[str, str]]:
    """Icons and their tones, from the words outwards."""
    found = [("pin", "info")] if row.pin else []
    return [*found, ("eye-off", "warn")] if row.standing is Standing.LEFT_OUT else found


def paint_marks(painter: QPainter, row: Row, at: QPointF, *, theme: Theme) -> None:
    """`at` is the corner of what is seen of the message. A second mark stands below the first."""
    ratio = painter.device().devicePixelRatioF()
    top = at.y() + BELOW + (BUBBLE if row.kind is Kind.USER else 0)
    for number, (icon, tone) in enumerate(marks(row)):
        place = QPointF(at.x() - BESIDE, top + number * (SIZE + 4))
        painter.drawPixmap(place, theme.icon(icon, tone, size=SIZE, ratio=ratio))
