"""A stack of pages that shows nothing before it stands in a window.

Qt shows the first page of a stack at once, as a window of its own if it has no parent yet: it
flashes, and takes the keyboard from the window that is there.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedLayout, QWidget


class Stacked(QStackedLayout):
    """What is added before the layout has its place is not brought to the screen."""

    def addWidget(self, widget: QWidget) -> int:  # type: ignore[override]  # Qt's stubs disagree
        loose = self.parentWidget() is None
        if loose:
            widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, True)
        at = super().addWidget(widget)
        if loose:
            widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
        return at
