"""What scrolls where there is too little room for it: pages, panes, lists."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


def scrolling(inner: QWidget, *, sideways: bool = False) -> QScrollArea:
    """What is behind it shows through; `sideways`: also what is too wide can be reached."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    if not sideways:
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inner)
    inner.setAutoFillBackground(False)
    area.viewport().setAutoFillBackground(False)
    return area
