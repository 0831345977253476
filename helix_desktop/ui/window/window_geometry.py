"""How large a window may be: all of it in the work area of its screen, its title bar too."""

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

LEAST = QSize(720, 480)
FRAME = QMargins(1, 40, 1, 1)
"""What a desktop may put around a window, before it says so: a title bar above all."""


def fit_to_screen(wanted: QSize, room: QSize, frame: QMargins = FRAME) -> QSize:
    """As large as it is wanted, and never larger than what there is with its frame around it."""
    return wanted.boundedTo(room.shrunkBy(frame)).expandedTo(QSize(1, 1))


def allow_small(window: QWidget) -> None:
    """On a small screen, or a large zoom, the least size is what there is."""
    window.setMinimumSize(fit_to_screen(LEAST, window.screen().availableSize()))


def bring_inside(window: QWidget, begun: QSize | None = None) -> None:
    """A window whose frame reaches beyond the work area comes back into it.

    `begun`: only if it still has this size; another one is the person's.
    """
    changed = begun is not None and window.size() != begun
    if changed or window.isMaximized() or window.isFullScreen():
        return
    room, outer, inner = (
        window.screen().availableGeometry(),
        window.frameGeometry(),
        window.geometry(),
    )
    if room.contains(outer):
        return
    frame = QMargins(
        inner.left() - outer.left(),
        inner.top() - outer.top(),
        outer.right() - inner.right(),
        outer.bottom() - inner.bottom(),
    )
    window.resize(fit_to_screen(inner.size(), room.size(), frame))
    window.move(_inside(window.frameGeometry(), room))


def _inside(outer: QRect, room: QRect) -> QPoint:
    left = min(outer.left(), room.right() + 1 - outer.width())
    top = min(outer.top(), room.bottom() + 1 - outer.height())
    return QPoint(max(left, room.left()), max(top, room.top()))
