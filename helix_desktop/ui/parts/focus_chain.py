"""The order in which Tab goes through a window, one step at a time.

PySide takes the widget that it hands out for a part of the one it was asked of, for ever. A window
is in its own chain, and was then held by a part of itself, and never freed: it is let go of here.
"""

from PySide6.QtWidgets import QWidget


def behind(widget: QWidget) -> QWidget | None:
    return _let_go(widget.nextInFocusChain())


def in_front(widget: QWidget) -> QWidget | None:
    return _let_go(widget.previousInFocusChain())


def _let_go(found: QWidget | None) -> QWidget | None:
    if found is not None and found.parentWidget() is None:
        found.setParent(None)  # it has none: Qt does nothing
    return found
