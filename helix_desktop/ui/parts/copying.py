"""Putting a text on the clipboard, and saying so to who does not see that it happened."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from helix_desktop.ui.spoken import announce
from helix_desktop.ui.words import tr


def copy_text(text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    here = QApplication.focusWidget() or QApplication.activeWindow()
    if here is not None:
        announce(here, tr("Copied"))
