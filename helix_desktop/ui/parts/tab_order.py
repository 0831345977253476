"""Where Tab comes to what is made later: in its place, and not behind everything else."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from helix_desktop.ui.parts.focus_chain import behind, in_front


def put_after(before: QWidget, widget: QWidget) -> None:
    """Tab comes to all that takes it in a widget right after `before`, or what is before that.

    Only in a window that is seen: what stands in none yet is in order by itself, and Qt loses
    widgets of such a tree when they are put elsewhere in it.
    """
    if not widget.window().isVisible():
        return
    at = _taking(before)
    for each in _chain(widget):
        if at is not None and _takes(each):
            QWidget.setTabOrder(at, each)
            at = each


def last_in(widget: QWidget) -> QWidget:
    """What Tab comes to last in it; itself, where it comes to nothing.

    What is put elsewhere in the chain leaves behind what holds it and takes no Tab.
    """
    inside = [each for each in (widget, *widget.findChildren(QWidget)) if _takes(each)]
    last = (each for each in inside if not widget.isAncestorOf(_following(each)))
    return next(last, widget)


def _following(widget: QWidget) -> QWidget:
    """Where Tab goes from it, or would if that could be seen."""
    found = behind(widget) or widget
    while found is not widget and not _takes(found):
        found = behind(found) or widget
    return found


def _taking(widget: QWidget) -> QWidget | None:
    """Qt puts nothing behind what does not take Tab."""
    found: QWidget | None = widget
    while found is not None and not _takes(found):
        found = in_front(found)
        if found is widget:
            return None
    return found


def _takes(widget: QWidget) -> bool:
    return widget.focusPolicy() is not Qt.FocusPolicy.NoFocus


def _chain(widget: QWidget) -> list[QWidget]:
    found, follower = [widget], behind(widget)
    while follower is not None and widget.isAncestorOf(follower):
        found.append(follower)
        follower = behind(follower)
    return found
