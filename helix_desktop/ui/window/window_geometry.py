"""The size and place of a window: within the screen, with its title bar reachable."""

from PySide6.QtCore import QMargins, QSize
from PySide6.QtWidgets import QWidget

MIN_SIZE = QSize(720, 480)
EXPECTED_FRAME = QMargins(1, 40, 1, 1)
"""The frame, mostly a title bar, that a desktop may add before its real size is known."""


def fit_to_screen(wanted: QSize, room: QSize, frame: QMargins = EXPECTED_FRAME) -> QSize:
    """Return the wanted size, limited to the room that the frame leaves."""
    return wanted.boundedTo(room.shrunkBy(frame)).expandedTo(QSize(1, 1))


def allow_small(window: QWidget) -> None:
    """Set the window's minimum size: smaller on a small screen or with a large zoom."""
    window.setMinimumSize(fit_to_screen(MIN_SIZE, window.screen().availableSize()))


def bring_inside(window: QWidget, initial_size: QSize | None = None) -> None:
    """Move and shrink a window so that its frame is within the work area.

    If `initial_size` is given, the window is changed only while it still has that size; any other
    size is the user's choice.
    """
    was_resized = initial_size is not None and window.size() != initial_size
    if was_resized or window.isMaximized() or window.isFullScreen():
        return
    work_area = window.screen().availableGeometry()
    outer, inner = window.frameGeometry(), window.geometry()
    if work_area.contains(outer):
        return
    frame = QMargins(
        inner.left() - outer.left(),
        inner.top() - outer.top(),
        outer.right() - inner.right(),
        outer.bottom() - inner.bottom(),
    )
    window.resize(fit_to_screen(inner.size(), work_area.size(), frame))
    outer = window.frameGeometry()
    left = min(outer.left(), work_area.right() + 1 - outer.width())
    top = min(outer.top(), work_area.bottom() + 1 - outer.height())
    window.move(max(left, work_area.left()), max(top, work_area.top()))
