"""Where widgets lie, for tests of what a user would see at once: what is cut, what overlaps."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget


def place_in(part: QWidget, top: QWidget) -> QRect:
    return QRect(part.mapTo(top, QPoint()), part.size())


def seen(top: QWidget) -> list[QRect]:
    """The places of its own parts that are in view."""
    parts = top.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [part.geometry() for part in parts if part.isVisibleTo(top)]


def is_fully_visible(top: QWidget) -> bool:
    """Whether no part reaches out of it, and none lies over another one."""
    places = seen(top)
    apart = not any(
        one.intersects(other) for at, one in enumerate(places) for other in places[at + 1 :]
    )
    return apart and all(top.rect().contains(place) for place in places)
