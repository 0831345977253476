"""Moves of the pointer as a widget meets them, at once.

What QTest moves on a screen is the screen's own pointer: the event for it comes when it likes.
"""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

_NONE = Qt.MouseButton.NoButton


def point(widget: QWidget, at: QPoint | QPointF, button: Qt.MouseButton = _NONE) -> None:
    """The pointer comes to a place of the widget, with a button held or none."""
    place = QPointF(at)
    where, keys = widget.mapToGlobal(place), Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(QEvent.Type.MouseMove, place, where, _NONE, button, keys)
    QApplication.sendEvent(widget, moved)
