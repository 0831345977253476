"""The window with one error message, shown if the start fails before the main window is there."""

from PySide6.QtCore import QEventLoop, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QWidget

from helix_desktop.app.environment import resources_folder
from helix_desktop.domain.errors import HelixError
from helix_desktop.ui.style.qt_style import use_style
from helix_desktop.ui.style.theme import Theme
from helix_desktop.ui.text.formatting import retold, tr
from helix_desktop.ui.widgets.controls import button
from helix_desktop.ui.widgets.labels import label
from helix_desktop.ui.widgets.layout import STRETCH, column_of, row_of

WIDTH = 420


class ErrorWindow(QWidget):
    """A window with an error, a hint, and one button."""

    closed = Signal()

    def __init__(self, error: HelixError) -> None:
        super().__init__()
        self.setWindowTitle("Helix Desktop")
        self.setFixedWidth(WIDTH)
        self.close_button = button(tr("Close"), "primary")
        self.close_button.clicked.connect(self.close)
        column_of(
            label(retold(error.message), "title", wrap=True),
            label(retold(error.hint), "body", "fg2", wrap=True),
            8,
            row_of(STRETCH, self.close_button),
            on=self,
            margins=(24, 20, 24, 16),
            spacing=8,
        )

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


def show_error(app: QApplication, error: HelixError) -> None:
    """Show an error until the user closes the window; a start may lack what asyncio needs."""
    theme = Theme(resources_folder())
    theme.load_fonts()
    use_style(theme)
    window = ErrorWindow(error)
    window.show()
    while window.isVisible():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    window.deleteLater()
